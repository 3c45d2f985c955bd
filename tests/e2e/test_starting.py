"""The start does not wait for pictures drawn beforehand nor for messages left to send."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import simcord

from bot.client import ExpeditionBot
from bot.delivery import pictures
from bot.delivery.emoji import uploads
from bot.delivery.pictures import Pictures
from bot.playground import page
from bot.tables import Person, Table
from tests.e2e.driver import World
from tests.offered import GAMES

Layers = Callable[[], Iterator[Callable[[], object]]]


@pytest.fixture
def nothing_drawn_beforehand() -> None:
    """What is drawn beforehand is tested here."""


def drawn_beforehand(monkeypatch: pytest.MonkeyPatch, layers: Layers) -> None:
    """Make these layers the only ones drawn beforehand, for every game."""
    monkeypatch.setattr(pictures, "map_renderer", lambda _game_id: SimpleNamespace(layers=layers))


async def test_a_bot_is_ready_while_it_still_draws_beforehand(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The drawing waits for the test here; a start that waited for the drawing would never end."""
    first_drawn, go_on, last_drawn = threading.Event(), threading.Event(), threading.Event()

    def layers() -> Iterator[Callable[[], object]]:
        yield first_drawn.set
        yield go_on.wait
        yield last_drawn.set

    drawn_beforehand(monkeypatch, layers)
    uploads()  # simcord gives a start five seconds
    bot = ExpeditionBot(database, {"luxor": GAMES["luxor"]})
    try:
        async with simcord.run(bot) as env:
            world = World(env, database)
            await world.started("Ada", "Bo")
            assert world.card()
            assert first_drawn.wait()
            assert not last_drawn.is_set()
            go_on.set()
            assert last_drawn.wait(), "it goes on by itself"
    finally:
        go_on.set()
        await bot.close()


async def test_a_bot_that_closes_draws_no_further_layer() -> None:
    drawn, warming = [], Pictures()
    warming.close()
    with pytest.MonkeyPatch.context() as patched:
        drawn_beforehand(patched, lambda: iter([lambda: drawn.append(1)]))
        warming.warm(["luxor"]).join()
    assert not drawn


async def test_drawing_beforehand_that_fails_is_only_logged(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def torn() -> object:
        raise OSError("no such font")

    drawn_beforehand(monkeypatch, lambda: iter([torn]))
    with caplog.at_level(logging.WARNING):
        Pictures().warm(["luxor"]).join()
    (warning,) = caplog.messages
    assert "first pictures take longer" in warning
    await world.started("Ada", "Bo")
    assert world.card().attachments, "pictures are drawn all the same"


async def played_on(database: Path, left: Callable[[Table], None] | None = None) -> Table:
    """Start the playground's bot on a database, and return the table on its page.

    With ``left`` it is the first start: ``left`` gets the table before anything is sent.
    """
    bot = ExpeditionBot(database, GAMES, fresh_world=True)
    try:
        async with simcord.run(bot, settle_timeout=page.PATIENCE) as env:
            guild = env.create_guild()
            channel = guild.create_text_channel("expeditions")
            people = [(7, "Ada"), (8, "Bo")]
            if left is not None:
                bot.tables.repository.wake = lambda: None
                table = await bot.tables.lobby.create(
                    "luxor", Person(*people[0]), channel_id=channel.id, guild_id=None, locale="en"
                )
                left(table)
                return table
            options = page.arguments([])
            await page.greet(bot, guild.id, channel.id, options, people)
            await bot.publisher.rest()
            bot.begin()
            await bot.publisher.rest()
            loaded = await bot.tables.repository.at(channel.id)
            assert loaded is not None
            assert len(channel.history()) == 2, "the welcome and the table"
            return loaded
    finally:
        await bot.close()


async def test_what_was_not_sent_yet_does_not_end_the_table_of_the_playground(
    database: Path,
) -> None:
    """Its channel is made only after the bot has started: until then nothing can be sent there."""
    tables = list[Table]()
    await played_on(database, tables.append)
    assert (await played_on(database)).id == tables[0].id
