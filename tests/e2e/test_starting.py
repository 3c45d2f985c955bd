"""A start is quick whatever is drawn beforehand, and whatever was left to be sent."""

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
from bot.delivery.pictures import Pictures
from bot.playground import page
from bot.tables import Person, Table
from tests.e2e.driver import World
from tests.offered import GAMES

Layers = Callable[[], Iterator[Callable[[], object]]]


def drawn_beforehand(monkeypatch: pytest.MonkeyPatch, layers: Layers) -> None:
    """Let these layers be all that is drawn beforehand of any game."""
    monkeypatch.setattr(pictures, "map_renderer", lambda _game_id: SimpleNamespace(layers=layers))


async def test_a_bot_is_ready_while_it_still_draws_beforehand(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were it waited for, the start would wait for ever and be given up."""
    begun, told, ended = threading.Event(), threading.Event(), threading.Event()

    def layers() -> Iterator[Callable[[], object]]:
        yield begun.set
        yield told.wait
        yield ended.set

    drawn_beforehand(monkeypatch, layers)
    bot = ExpeditionBot(database, {"luxor": GAMES["luxor"]})
    try:
        async with simcord.run(bot) as env:
            world = World(env, database)
            await world.started("Ada", "Bo")
            assert world.card()
            assert begun.wait()
            assert not ended.is_set()
            told.set()
            assert ended.wait(), "it goes on by itself"
    finally:
        told.set()
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
    (said,) = caplog.messages
    assert "first pictures take longer" in said
    await world.started("Ada", "Bo")
    assert world.card().attachments, "pictures are drawn all the same"


async def played_on(database: Path, left: Callable[[Table], None] | None = None) -> Table:
    """Begin the playground's bot on a database, and return the table on its page.

    With ``left`` it is the first time: the table is given to it before anything is sent.
    """
    bot = ExpeditionBot(database, GAMES, fresh_world=True)
    try:
        async with simcord.run(bot, settle_timeout=page.PATIENCE) as env:
            channel = env.create_guild().create_text_channel("expeditions")
            people = [(7, "Ada"), (8, "Bo")]
            if left is not None:
                bot.tables.repository.wake = lambda: None
                table = await bot.tables.lobby.create(
                    "luxor", Person(*people[0]), channel_id=channel.id, guild_id=None, locale="en"
                )
                left(table)
                return table
            options = page.arguments([])
            options.settings = {}
            await page.greet(bot, channel.id, options, people)
            await bot.publisher.rest()
            bot.begin()
            await bot.publisher.rest()
            found = await bot.tables.repository.at(channel.id)
            assert found is not None
            assert len(channel.history()) == 2, "the welcome and the table"
            return found
    finally:
        await bot.close()


async def test_what_was_not_sent_yet_does_not_end_the_table_of_the_playground(
    database: Path,
) -> None:
    """Its channel is made only after the bot has started: until then nothing can be sent there."""
    tables = list[Table]()
    await played_on(database, tables.append)
    assert (await played_on(database)).id == tables[0].id
