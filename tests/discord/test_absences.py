"""A deadline in the real process, whose clock goes with the days: late, cared for, and back."""

from __future__ import annotations

from pathlib import Path

from tests.discord.absences import Absences, AbsentPlayer
from tests.discord.audit import audit
from tests.discord.dice import Dice
from tests.discord.journal import Journal, rows
from tests.discord.people import with_verb
from tests.discord.process import BotProcess
from tests.discord.server import LocalDiscord
from tests.discord.table import PlayedTable
from tests.discord.world import Message, World

HOUR = 60 * 60


async def test_who_is_late_is_cared_for_until_they_are_back(tmp_path: Path) -> None:
    world, journal = World(deadline=60.0, ahead=tmp_path / "ahead"), Journal(tmp_path / "bot.db")
    world.let_pass(0)
    async with LocalDiscord(world) as discord:
        channel, absences = world.create_channel("luxor"), Absences(discord, journal, Dice("1"))
        people = [AbsentPlayer(absences, world.person(n), channel, Dice(n)) for n in ("Ada", "Bo")]
        table = PlayedTable(discord, journal, channel, "luxor", {}, [*people], (), Dice("1"))

        async def hours(count: int) -> None:
            """Let hours pass; the bot looks in each of them."""
            for _half in range(2 * count):
                looked = rows(journal.database, LOOKED)
                world.let_pass(HOUR / 2)
                await world.until(lambda: rows(journal.database, LOOKED) != looked)  # noqa: B023

        def caretaker_posts() -> list[Message]:
            return [post for post in channel.posts() if with_verb(post, "back")]

        async with BotProcess(discord, journal.database, pauses=(0.05, 0.5, 0.1)) as bot:
            journal.keep()
            await table.begin()
            await table.limit("12h", "caretaker")
            there, asked = people
            absences.absent.add(asked.user.id)
            while there.is_called:
                await there.act()
            await hours(6)
            assert not caretaker_posts()
            await bot.restart()
            await hours(8)
            (post,) = await world.until(caretaker_posts)
            assert not asked.is_called
            asked.panel = None
            absences.absent.clear()
            assert asked.is_called, "it is offered to be back"
            await asked.act()
            for seat in rows(journal.database, "select caretaker from seat"):
                assert seat == (None,)
            while table.steps < 6:
                await table.play(most=table.steps + 1)
            await world.until(lambda: not rows(journal.database, UNSENT))
            assert caretaker_posts() == [post]
        tally = await audit(discord, journal)
        assert tally.reasons() == []
        assert (tally.warnings, tally.caretakers) == (1, 1)


LOOKED = "select value from setting where key = 'deadlines-looked'"
UNSENT = "select id from outbox where sent_at is null and failed is null"
