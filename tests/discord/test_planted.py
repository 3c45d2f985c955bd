"""Faults planted in the bot are found, by the same checks that a storm ends with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.discord.absences import Absences
from tests.discord.audit import WAITING, audit
from tests.discord.dice import Dice
from tests.discord.journal import LOOKED, Journal, rows
from tests.discord.people import Player
from tests.discord.process import BotProcess
from tests.discord.server import LocalDiscord
from tests.discord.table import PlayedTable
from tests.discord.tally import Tally
from tests.discord.world import World
from tests.nightly import thinned


@asynccontextmanager
async def played_by(folder: Path, planted: str) -> AsyncIterator[PlayedTable]:
    """Begin a game of two people with a bot that has a fault."""
    world, journal = World(deadline=60.0, ahead=folder / "ahead"), Journal(folder / "bot.sqlite3")
    world.let_pass(0)
    async with LocalDiscord(world) as discord:
        channel = world.create_channel("luxor")
        people = [
            Player(discord, world.person(n), channel, Dice(n), journal) for n in ("Ada", "Bo")
        ]
        table = PlayedTable(
            discord, journal, channel, "luxor", {}, people, (), Dice("1"), quiet=0.5
        )
        async with BotProcess(discord, journal.database, pauses=(0.05, 0.5, 0.1), planted=planted):
            journal.keep()
            await table.begin()
            yield table


async def audited(table: PlayedTable) -> Tally:
    """Return what a run came to, when everything is sent."""
    database = table.journal.database
    await table.discord.world.until(lambda: not rows(database, WAITING), "an empty outbox")
    return await audit(table.discord, table.journal)


async def test_dropped_calls_are_found(tmp_path: Path) -> None:
    async with played_by(tmp_path, "calls") as table:
        while not table.journal.calls_missed and not table.is_over:
            await table.play(most=table.steps + 1)
        tally = await audited(table)
    assert any("asked but not called" in call for call in tally.lost["calls"])


@pytest.mark.nightly
async def test_a_post_sent_twice_with_another_mark_is_found(tmp_path: Path) -> None:
    async with played_by(tmp_path, "posts") as table:
        await table.play(most=40)
        tally = await audited(table)
    assert any("is not announced" in post for post in tally.doubled["cards"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("planted", "reason"),
    thinned(
        [("reminders", "not sent"), ("reminders-forgotten", "none was announced")],
        lambda planted, _reason: planted == "reminders",
    ),
)
async def test_a_lost_reminder_is_found(planted: str, reason: str, tmp_path: Path) -> None:
    async with played_by(tmp_path, planted) as table:
        world, journal = table.discord.world, table.journal
        absences = Absences(table.discord, journal, Dice("1"))
        for player in table.players:
            await absences.choose_reminders(player.user, table.channel)
        for _half_hour in range(24):
            looked = rows(journal.database, LOOKED)
            world.let_pass(30 * 60)
            await world.until(lambda: rows(journal.database, LOOKED) != looked)  # noqa: B023
        tally = await audited(table)
    assert any(reason in reminder for reminder in tally.lost["reminders"])
