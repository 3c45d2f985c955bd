"""Rematches, by the buttons of the last card."""

from __future__ import annotations

from typing import Any

from bot import store
from bot.texts import words_in
from tests.e2e.driver import World, control, controls, text_of, verb_of, words_of
from tests.e2e.faults import RawPress
from tests.e2e.test_administration import manager
from tests.e2e.test_openings import greeted, press

EN = words_in("en")


async def ended(world: World, *names: str, **options: Any) -> Any:
    """Play a game of these people until it is stopped; return its last card."""
    await world.started(*names, **options)
    await world.abandon()
    return world.card()


async def test_a_rematch_seats_everybody_and_lets_another_begin(world: World) -> None:
    card = await ended(
        world, "Ada", "Bo", "Cleo", bots=("medium",), first_player=1, adventures=True
    )
    assert control(card, "again")["label"] == EN("button-rematch")
    await press(world, "Cleo", card, "again")
    table = await world.table()
    assert table.names == ("Bo", "Cleo", "Nefru", "Ada")
    assert table.row.host_id == world.person("Cleo").id
    assert (table.options.adventures, table.options.first_player) == (True, 1)
    lobby = world.card()
    assert {*world.pinged(lobby)} == {world.person("Ada").id, world.person("Bo").id}
    text = text_of(lobby)
    assert EN("lobby-rematch", table="1") in text
    assert not lobby.attachments, "they know the game"
    assert EN("luxor-minute") not in text
    assert f"1\N{NO-BREAK SPACE}{EN('seat-begins', name='**Bo**')}" in text
    assert EN("lobby-ready") in text
    assert not control(lobby, "start").get("disabled")

    left = control(lobby, "leave")["custom_id"]
    await world.person("Bo").click(lobby, custom_id=left)
    text = text_of(world.card())
    assert f"<@{world.person('Ada').id}>" in text, "it still says why Ada has a seat"
    assert f"<@{world.person('Bo').id}>" not in text
    assert world.card().id == lobby.id
    await world.person("Cleo").slash(world.channel, "game start")
    assert (await world.table()).view(None).first == 0


async def test_two_who_press_get_one_rematch(world: World) -> None:
    card = await ended(world, "Ada", "Bo")
    await press(world, "Ada", card, "again")
    posts = len(world.posts())
    second = await press(world, "Bo", card, "again")
    assert text_of(second) == EN("rematch-open", table="2")
    assert (await world.table()).names in (("Ada", "Bo"), ("Bo", "Ada"))
    assert len(world.posts()) == posts


async def test_only_those_who_played_ask_for_a_rematch(world: World) -> None:
    card = await ended(world, "Ada", "Bo")
    for stranger in ("Zoe", manager(world).user.name):
        who = "Mara" if stranger != "Zoe" else stranger
        refused = await press(world, who, card, "again")
        assert text_of(refused) == EN("refused-rematch-others")
    assert await world.bot.tables.repository.at(world.channel.id) is None


async def test_who_has_left_the_server_is_named(world: World) -> None:
    card = await ended(world, "Ada", "Bo", "Cleo", first_player=1)
    world.guild.remove_member(world.person("Bo"))
    await world.env.settle()
    await press(world, "Ada", card, "again")
    assert (await world.table()).names == ("Cleo", "Ada")
    assert EN("lobby-rematch-gone", names="Bo") in text_of(world.card())
    assert world.pinged(world.card()) == [world.person("Cleo").id]


async def test_a_rematch_waits_for_another_table(world: World) -> None:
    card = await ended(world, "Ada", "Bo", first_player=2)
    await world.person("Zoe").slash(world.channel, "game new", game="explorers")
    told = await press(world, "Bo", card, "again")
    assert "number 2, **Explorers**" in text_of(told)
    assert not list(controls(told))
    mara = manager(world)
    assert text_of(await press(world, "Mara", card, "again")) == EN("refused-rematch-others")
    await mara.slash(world.channel, "game remove", seat="1")
    told = await press(world, "Bo", card, "again")
    assert text_of(told) == EN("table-opened", game="Expedition Luxor")


async def test_the_host_of_another_lobby_may_close_it_for_the_rematch(world: World) -> None:
    card = await ended(world, "Ada", "Bo", first_player=2, adventures=True)
    await world.person("Bo").slash(world.channel, "game new", game="explorers")
    told = await press(world, "Bo", card, "again")
    await press(world, "Bo", told, "instead")
    table = await world.table()
    assert (table.game.id, table.names) == ("luxor", ("Ada", "Bo"))
    assert table.options.adventures


async def test_whoever_took_a_seat_over_is_in_the_rematch(world: World) -> None:
    await world.started("Ada", "Bo", first_player=1)
    await world.person("Bo").slash(world.channel, "game leave", computer="medium")
    await world.abandon()
    card = next(post for post in world.posts() if "again" in map(verb_of, controls(post)))
    refused = await press(world, "Bo", card, "again")
    assert text_of(refused) == EN("refused-rematch-others")
    await press(world, "Ada", card, "again")
    table = await world.table()
    assert [row.bot for row in table.seats] == ["medium", None]
    assert not world.pinged(world.card())


async def test_a_game_alone_can_be_played_by_anybody_once_more(world: World) -> None:
    card = await ended(world, "Ada", game="explorers", achievements=2)
    assert control(card, "again")["label"] == EN("button-again")
    await press(world, "Bo", card, "again")
    table = await world.table()
    assert (table.names, table.options.achievements) == (("Bo",), 2)
    assert EN("lobby-ready") in text_of(world.card())


async def test_a_rematch_of_elsewhere_is_refused(world: World) -> None:
    await ended(world, "Ada", "Bo")
    other = world.guild.create_text_channel("other")
    await world.person("Ada").slash(other, "game new", game="luxor")
    forged = RawPress(world, world.person("Ada"), world.card(other), "x:instead:2::again/1")
    assert words_of(await forged.answered()) == EN("refused-elsewhere")
    assert await world.bot.tables.repository.at(world.channel.id) is None


async def test_a_daily_challenge_has_no_rematch(world: World) -> None:
    ada, welcome = world.person("Ada"), await greeted(world)
    await ada.slash(world.channel, "daily", game="explorers")
    (table_id,) = await world.bot.tables.repository.ids_of_user(ada.id)
    version = (await world.bot.tables.repository.get(table_id)).version
    async with world.bot.database.writing() as tx:
        await store.tables.bump(tx, table_id, version, now=1, status="abandoned")
    forged = RawPress(world, ada, welcome, f"x:again:{table_id}::")
    assert words_of(await forged.answered()) == EN("outdated-daily")
