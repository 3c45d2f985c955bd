"""Several tables at once: each in its own channel, and nothing of one shows at another."""

from __future__ import annotations

from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, control, text_of, words_of
from tests.e2e.typists import Typist

EN = words_in("en")


async def test_two_tables_interleaved(world: World) -> None:
    other = world.guild.create_text_channel("second")
    first = await world.started("Ada", "Bo", first_player=1, seed="first")
    second = await world.started(
        "Bo", "Cleo", channel=other, first_player=1, seed="second", adventures=True
    )
    places = ((first, world.channel), (second, other))
    for turn in range(5):
        before = [await world.standing(table) for table, _channel in places]
        for at, (table, channel) in enumerate(places):
            untouched = await world.standing(places[1 - at][0])
            posts = len(world.posts(places[1 - at][1]))
            actor = await world.acting(table)
            await Typist(world, actor, Chance(turn), channel).take_turn(by_line=bool(turn % 2))
            assert await world.standing(places[1 - at][0]) == untouched
            assert len(world.posts(places[1 - at][1])) == posts
        after = [await world.standing(table) for table, _channel in places]
        assert all(new[0] > old[0] for new, old in zip(after, before, strict=True))
    texts = [
        "\n".join(text_of(post) for post in world.posts(channel)) for _table, channel in places
    ]
    assert "Ada" in texts[0]
    assert "Cleo" not in texts[0]
    assert "Cleo" in texts[1]
    assert "Ada" not in texts[1]
    assert len(world.letters("Bo")) == 2, "a hand of each table"
    assert len(world.letters("Ada")) == 1
    mentioned = [world.channel.mention in text_of(letter) for letter in world.letters("Bo")]
    assert sorted(mentioned) == [False, True]


async def test_a_button_belongs_to_its_table(world: World) -> None:
    other = world.guild.create_text_channel("second")
    await world.started("Ada", "Bo", first_player=1)
    await world.started("Bo", "Ada", channel=other, first_player=1)
    bo = world.person("Bo")
    for channel in (world.channel, other):
        for name in ("Ada", "Bo"):
            await world.person(name).slash(channel, "luxor keep", tile="M")
    card = world.card()
    panel = await bo.click(card, custom_id=control(card, "play")["custom_id"])
    assert EN("panel-waiting", names="**Ada**") in words_of(panel)
    card = world.card(other)
    panel = await bo.click(card, custom_id=control(card, "play")["custom_id"])
    assert EN("luxor-ask-turn", placed=0, possible="place", most=3) in words_of(panel)
    refused = words_of(await bo.slash(world.channel, "move", moves="M F5 ok end"))
    assert "**LX-301**" in refused
    await bo.slash(other, "move", moves="M F5 ok end")
    assert (await world.table(other)).row.turn == 2
    assert (await world.table()).row.turn == 1


async def test_one_open_table_in_a_channel(world: World) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    cleo = world.person("Cleo")
    before, posts = await world.standing(table), len(world.posts())
    second = await cleo.slash(world.channel, "game new", game="luxor")
    assert f"This channel already has a table: number {table.id}" in words_of(second)
    assert await world.standing(table) == before
    assert len(world.posts()) == posts
    await world.abandon()
    await cleo.slash(world.channel, "game new", game="luxor")
    assert (await world.table()).id == table.id + 1
    third = await world.person("Ada").slash(world.channel, "game new", game="luxor")
    assert f"This channel already has a table: number {table.id + 1}" in words_of(third)


async def test_an_abandoned_game_can_be_played_again_from_its_card(world: World) -> None:
    await world.started("Ada", "Bo", adventures=True)
    ada, bo = world.person("Ada"), world.person("Bo")
    await world.abandon()
    card = world.card()
    assert EN("card-abandoned") in text_of(card)
    again = await bo.click(card, custom_id=control(card, "again")["custom_id"])
    assert words_of(again) == EN("table-opened", game="Expedition Luxor")
    table = await world.table()
    assert table.row.status == "lobby"
    assert table.row.host_id == bo.id
    assert table.options.adventures, "with the options of the last game"
    twice = await ada.click(card, custom_id=control(card, "again")["custom_id"])
    assert "The rematch is open already" in words_of(twice)
    log = await ada.click(card, custom_id=control(card, "log")["custom_id"])
    assert EN("log-title", game="Expedition Luxor") in words_of(log)


async def test_the_list_of_tables_marks_where_one_is_awaited(world: World) -> None:
    ada = world.person("Ada")
    assert words_of(await ada.slash(world.channel, "game list")) == EN("list-empty")
    other = world.guild.create_text_channel("second")
    await world.started("Ada", "Bo", first_player=1)
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    await world.person("Cleo").slash(other, "game new", game="luxor")
    first, second = words_of(await ada.slash(other, "game list")).splitlines()
    waiting = EN("list-running", when="round 1", waiting="Ada")
    assert first == f"- {world.channel.mention} **Expedition Luxor** · {waiting} · Ada and Bo 👉"
    assert second == f"- {other.mention} **Expedition Luxor** · {EN('list-lobby')} · Cleo"
    seen_by_bo = words_of(await world.person("Bo").slash(other, "game list"))
    assert "👉" not in seen_by_bo
