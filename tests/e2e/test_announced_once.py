"""Every event reaches the channel once, even if a card could never be posted."""

from __future__ import annotations

from bot import store
from bot.delivery.publisher import AT_ONCE
from bot.texts import words_in
from engines.core import Chance
from tests.e2e.driver import World, begin_game, text_of
from tests.e2e.faults import die_before_sending, repair
from tests.e2e.typists import Typist

EN = words_in("en")


async def played(world: World, name: str, cell: str) -> None:
    """Let somebody play a whole turn."""
    await world.person(name).slash(world.channel, "move", moves=f"M {cell} ok end")


def forbid(world: World) -> None:
    """Let Discord refuse all posts of the channel."""
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, times=None)


async def test_the_events_of_a_card_that_was_forbidden_are_in_the_next(world: World) -> None:
    await begin_game(world)
    posts = len(world.posts())
    forbid(world)
    await played(world, "Ada", "F5")
    assert len(world.posts()) == posts
    assert [row.kind for row in await world.waiting_rows()] == ["card"]
    repair(world)
    await played(world, "Bo", "F4")
    await world.later()
    assert len(world.posts()) == posts + 1
    text = text_of(world.card())
    assert text.index("**Ada** places") < text.index("**Bo** places")
    await Typist(world, world.person("Ada"), Chance(1)).take_turn(by_line=True)
    assert "**Bo** places" not in text_of(world.card()), "and shown once"


async def test_an_edited_card_keeps_its_events(world: World) -> None:
    await begin_game(world)
    await played(world, "Ada", "F5")
    card = world.card()
    assert "**Ada** places" in text_of(card)
    await world.abandon()
    assert world.card().id == card.id
    assert EN("card-abandoned") in text_of(world.card())
    assert "**Ada** places" in text_of(world.card())


async def test_a_card_posted_again_has_the_events_of_the_last_one(world: World) -> None:
    await begin_game(world)
    await played(world, "Ada", "F5")
    table, lost = await world.table(), world.card()
    die_before_sending(world)
    await world.bot.tables.lobby.announce(table.id)
    await world.restart()
    await world.env.settle()
    assert world.card().id != lost.id
    assert "**Ada** places" in text_of(world.card())
    await played(world, "Bo", "F4")
    assert "**Ada** places" not in text_of(world.card())
    assert "**Bo** places" in text_of(world.card())


async def test_a_table_that_discord_does_not_take_holds_back_no_other(world: World) -> None:
    """With more tables waiting than are sent for at once."""
    world.env.inject_error("*", f"/channels/{world.channel.id}/messages*", status=503, times=None)
    await begin_game(world)
    table = await world.table()
    async with world.bot.database.writing() as tx:
        for number in range(1, 3 * AT_ONCE):
            copy = await store.tables.create_table(
                tx, guild_id=world.guild.id, channel_id=number, game="luxor",
                ruleset=table.row.ruleset, content_hash="", options="{}", host_id=1, locale="en",
                now=0,
            )  # fmt: skip
            await store.outbox.add_outbox(
                tx, table_id=copy, kind="lobby", payload="{}", nonce=f"n{number}", now=0
            )
    for some in ("?", "??"):
        world.env.inject_error("POST", f"/channels/{some}/messages", status=503, times=None)
    world.bot.publisher.wake()
    await world.env.settle()
    other = world.guild.create_text_channel("other")
    await world.person("Cleo").slash(other, "game new", game="luxor")
    assert len(world.posts(other)) == 1
    assert len({row.table_id for row in await world.waiting_rows()}) == 3 * AT_ONCE
