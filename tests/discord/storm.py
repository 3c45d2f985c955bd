"""Whole games of all games while everything goes wrong that can, for as long as wanted.

``python -m tests.discord.storm --minutes 60 --seed 1``

The real bot runs as a process against a local Discord. It is killed at random times and exactly
before or after requests have their effect; requests are refused, cut off or hang; events come twice
or late; permissions come and go, threads are archived. People at several tables play on as they
are called. At the end everything works again, and when the bot has nothing more to send, what it
has stored is compared with what Discord holds and with what players were told.

The last lines are the tally: also how long calls took, and what the run did not meet. The exit code
is 0 if nothing was lost or doubled, else 1: then the reasons are printed, and the folder with the
database, the bot's log and all requests is kept. It is 3 if nobody has played, so that nothing was
checked.

``--days 28`` lets so many days pass during the run: tables have deadlines, people are late, away
and back, caretakers play and votes are held, and sometimes many hours pass at once, as if the
machine had slept. About 15 days in ten minutes are as much as a machine with two cores can follow.
On a slower one fewer pass, as the bot has to look after its tables in between. Such a run goes on
until a game was finished, and people were warned, cared for, voted on and reminded, but at most
three times as long.

``--window 0`` lets Discord remember no nonces, ``--limits`` keeps the bot to Discord's documented
rate limits, ``--game luxor`` plays only that game (it may be given several times), ``--tables 3``
plays at so many tables at a time, ``--calm`` lets nothing go wrong, and ``--pictures`` draws every
picture. ``--planted calls`` gives the bot a fault that is to be found (see ``planted.py``).
The same seed chooses the same games and faults, but not at the same moments: those depend on the
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from engines.laws import option_sets, seat_option_sets
from engines.players import PLAYERS
from tests.discord.absences import Absences, AbsentPlayer
from tests.discord.audit import WAITING, audit
from tests.discord.dice import Dice
from tests.discord.journal import LOOKED, Journal, reading, rows
from tests.discord.limits import DOCUMENTED
from tests.discord.passing_time import DAY, LOOKS, PassingTime
from tests.discord.people import Player
from tests.discord.planted import PLANTED
from tests.discord.process import BotProcess
from tests.discord.random_faults import RandomFaults
from tests.discord.server import LocalDiscord
from tests.discord.table import PlayedTable
from tests.discord.tally import SOUGHT, Tally, counted
from tests.discord.world import NONCE_WINDOW, PATIENCE, World
from tests.offered import GAMES

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Fay")
EVERY = 30.0
"""Seconds between lines of progress."""

LONGEST = 3
"""A run in which days pass takes at most so many times as long as was asked for."""

NOTHING_CHECKED = 3
"""The exit code if nobody has played."""

TICK = 0.1
"""Seconds between two looks whether the bot is there."""


@dataclass(frozen=True)
class Wanted:
    """What was asked for."""

    minutes: float
    seed: str
    window: float
    games: tuple[str, ...]
    tables: int
    limits: bool = False
    calm: bool = False
    pictures: bool = False
    days: float = 0.0
    planted: str | None = None


class Storm:
    """One run."""

    def __init__(self, wanted: Wanted, folder: Path) -> None:
        self.wanted = wanted
        self.folder = folder
        self.database = folder / "storm.sqlite3"
        self.journal = Journal(self.database)
        self.discord = LocalDiscord(
            World(window=wanted.window, ahead=folder / "ahead" if wanted.days else None),
            limits=DOCUMENTED if wanted.limits else None,
        )
        self.discord.world.let_pass(0.0)
        self.absences = Absences(self.discord, self.journal, Dice(f"absences {wanted.seed}"))
        self.random_faults = RandomFaults(self.discord, Dice(f"faults {wanted.seed}"))
        self.bot: BotProcess
        self.tables: list[PlayedTable] = []
        self.unexpected: list[str] = []
        """What ended that should not: the bot's process although nobody killed it, a beginning."""
        self._policies = cycle(("vote", "caretaker", "warn", "caretaker"))
        self._begun = time.monotonic()

    @property
    def minutes(self) -> float:
        """The minutes since the beginning."""
        return (time.monotonic() - self._begun) / 60

    @property
    def is_over(self) -> bool:
        """Whether the time is over; if days pass, also whether all was met that is to be met."""
        if self.minutes < self.wanted.minutes or not self.wanted.days:
            return self.minutes >= self.wanted.minutes
        return self.minutes >= self.wanted.minutes * LONGEST or not self._is_unmet()

    def _is_unmet(self) -> bool:
        """Whether something has not happened yet for which the storm goes on."""
        with reading(self.database) as source:
            met = counted(source, is_kept=self.journal.is_kept)
        return not all(met.get(name) for name in SOUGHT)

    async def run(self) -> Tally:
        """Play until the time is over, then let everything come to rest; return the tally."""
        async with self.discord:
            self.bot = BotProcess(
                self.discord,
                self.database,
                pictures=self.wanted.pictures,
                pauses=(0.05, 0.5, LOOKS if self.wanted.days else 2.0),
                timeout=5.0,
                planted=self.wanted.planted,
            )
            try:
                await self.bot.start()
                self.journal.keep()
                if self.wanted.days:
                    await self._choose_reminders()
                await self._play()
                await self._come_to_rest()
                return await self._tally()
            finally:
                self.discord.write_transcript(self.folder / "requests.jsonl")
                self.bot.kill()
                await self.bot.gone()

    async def _choose_reminders(self) -> None:
        place = self.discord.world.create_channel("settings")
        for name in NAMES:
            await self.absences.choose_reminders(self.discord.world.person(name), place)

    async def _play(self) -> None:
        if not self.wanted.calm:
            self.random_faults.begin()
        meanwhile: list[Coroutine[Any, Any, None]] = [self._keep_alive(), self._report()]
        if not self.wanted.calm:
            meanwhile.append(self._interrupt())
        if self.wanted.days:
            meanwhile += self._passing()
        helpers = [asyncio.create_task(work) for work in meanwhile]
        try:
            await asyncio.gather(
                *(self._play_tables(number) for number in range(self.wanted.tables))
            )
        finally:
            for helper in helpers:
                helper.cancel()
            ended = await asyncio.gather(*helpers, return_exceptions=True)
            self.unexpected += [repr(end) for end in ended if isinstance(end, Exception)]

    def _passing(self) -> Iterator[Coroutine[Any, Any, None]]:
        """Yield what happens while days pass."""
        world, dice = self.discord.world, Dice(f"time {self.wanted.seed}")
        seconds = max(self.wanted.minutes * 60, 1.0)
        yield PassingTime(world, self.journal, dice, days=self.wanted.days, seconds=seconds).run()
        place = world.create_channel("elsewhere")
        for name in NAMES:
            yield self.absences.come_and_go(world.person(name), place)

    async def _play_tables(self, number: int) -> None:
        """Play one game after another."""
        dice = Dice(f"table {self.wanted.seed} {number}")
        while not self.is_over:
            table = self._new_table(dice, is_first=number == 0)
            self.tables.append(table)
            try:
                await table.begin()
                if self.wanted.days:
                    await self._limit(table)
            except TimeoutError as error:
                self.unexpected.append(f"{table.channel.name} could not be begun: {error}")
                continue
            while not table.is_over and not self.is_over:
                await table.play(most=table.steps + 5)
                if self.wanted.days and dice.one_in(20):
                    await self._limit(table)

    async def _limit(self, table: PlayedTable) -> None:
        """Set a deadline, or another one, at a table at which several people play."""
        if len(table.players) > 1:
            await table.limit(table.dice.pick(("6h", "12h", "24h")), next(self._policies))

    def _new_table(self, dice: Dice, *, is_first: bool) -> PlayedTable:
        """Return a table; where time passes there is always one at which nobody is alone."""
        game, seats, options = self._game(dice)
        while self.wanted.days and is_first and seats == 1:
            game, seats, options = self._game(dice)
        people = 1 + dice.below(min(seats, len(NAMES)))
        if self.wanted.days:  # who plays alone has no deadline
            people = max(people, min(seats, 3))
        number = len(self.tables) + 1
        channel = self.discord.world.create_channel(f"table-{number}")
        if dice.one_in(3):
            channel = self.discord.world.create_channel(f"thread-{number}", thread_of=channel)
        users = [self.discord.world.person(name) for name in NAMES[:people]]
        players = [
            AbsentPlayer(self.absences, user, channel, dice)
            if self.wanted.days
            else Player(self.discord, user, channel, dice, self.journal, patience=20.0)
            for user in users
        ]
        bots = tuple(dice.pick(sorted(PLAYERS)) for _ in range(seats - people))
        return PlayedTable(self.discord, self.journal, channel, game, options, players, bots, dice)

    def _game(self, dice: Dice) -> tuple[str, int, dict[str, Any]]:
        """Return a game, a number of seats and options that go together."""
        while True:
            game = GAMES[dice.pick(self.wanted.games)]
            seats = dice.pick(game.seats)
            possible = [
                *option_sets(game),
                *({"preset": preset} for preset in game.presets),
                *(options for _seats, options in seat_option_sets(game)),
            ]
            options = dice.pick(possible)
            with suppress(ValueError):
                game.start(seats, game.options(options), "a seed")
                return game.id, seats, options

    # --- what happens meanwhile --------------------------------------------------------

    async def _keep_alive(self) -> None:
        """Start the bot again whenever it is dead, as a host does."""
        while True:
            await self.discord.world.until(lambda: not self.bot.is_running, patience=1e9)
            self.unexpected += self.bot.own_end()
            await self.bot.gone()
            with suppress(RuntimeError, TimeoutError):  # killed again while it starts
                await self.bot.start()

    async def _interrupt(self) -> None:
        """Interrupt the bot again and again after it was there for a while.

        The time in which it starts does not count: on a slow machine it would do nothing else.
        """
        dice = self.random_faults.dice
        while True:
            # While days pass, the bot has to be there in between to see who is late.
            left = (1 + dice.below(50) / 10) * (3 if self.wanted.days else 1)
            while left > 0:
                await asyncio.sleep(TICK)
                left -= TICK * self.discord.gateway.is_connected
            await self.random_faults.interrupt()

    async def _report(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            over = sum(table.is_over for table in self.tables)
            write(
                f"{self.minutes:5.1f} min: {self._days()}{self.bot.kills} kills, "
                f"{len(self.discord.faults.met)} faults, {over} of {len(self.tables)} games over, "
                f"{sum(table.steps for table in self.tables)} steps, "
                f"{len(self.journal.acknowledged)} moves acknowledged, "
                f"{self.journal.cut_off} presses cut off, "
                f"{len(self.journal.calls_missed)} calls missed"
            )

    # --- the end -----------------------------------------------------------------------

    async def _come_to_rest(self) -> None:
        """Let everything work, and wait until the bot has nothing more to send."""
        write("everything works again; waiting until nothing more is to be sent")
        self.random_faults.end()
        if not self.bot.is_running:
            await self.bot.gone()
            await self.bot.start()
        if self.wanted.days:
            await self.absences.all_back(self.discord.world.create_channel("back"))
        with suppress(TimeoutError):
            await self._send_everything()
            for table in self.tables[-self.wanted.tables :]:
                if not table.is_over:
                    await table.play(most=table.steps + 2)  # what was held back goes out
            await self._send_everything()

    async def _send_everything(self) -> None:
        """Wait until the bot has nothing more to do, as long as what it has changes.

        :raises TimeoutError: if nothing is sent any more.
        """
        for _look in range(2):  # the first may have begun before the time was what it is
            await self._change(LOOKED)
        while rows(self.database, WAITING):
            await self._change(WAITING)

    async def _change(self, sql: str) -> None:
        """Wait until a query of the database finds something else."""
        before = rows(self.database, sql)
        await self.discord.world.until(
            lambda: rows(self.database, sql) != before, sql, patience=PATIENCE
        )

    def _days(self) -> str:
        """Return how many days have passed, if any do."""
        world = self.discord.world
        passed = (world.now() - world.elapsed()) / DAY
        return f"{passed:.1f} days, " if self.wanted.days else ""

    async def _tally(self) -> Tally:
        tally = await audit(self.discord, self.journal)
        tally.kills = self.bot.kills
        tally.broken += self.unexpected
        write("")
        write(f"{self._days()}{self.minutes:.1f} minutes")
        write("faults: " + ", ".join(f"{n} x {f}" for f, n in self._faults()))
        for line in tally.lines():
            write(line)
        return tally

    def _faults(self) -> list[tuple[str, int]]:
        return Counter(self.discord.faults.met).most_common()


def write(line: str) -> None:
    """Write a line to the terminal at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def wanted_by(arguments: list[str]) -> Wanted:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.discord.storm", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--window", type=float, default=NONCE_WINDOW)
    parser.add_argument("--game", action="append", choices=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=2)
    parser.add_argument("--limits", action="store_true")
    parser.add_argument("--days", type=float, default=0.0)
    parser.add_argument("--calm", action="store_true")
    parser.add_argument("--pictures", action="store_true")
    parser.add_argument("--planted", choices=PLANTED)
    given = parser.parse_args(arguments)
    return Wanted(
        minutes=given.minutes,
        seed=given.seed,
        window=given.window,
        games=tuple(given.game or sorted(GAMES)),
        tables=given.tables,
        limits=given.limits,
        calm=given.calm,
        pictures=given.pictures,
        days=given.days,
        planted=given.planted,
    )


def main() -> int:
    """Run a storm; return the exit code."""
    wanted = wanted_by(sys.argv[1:])
    folder = Path(tempfile.mkdtemp(prefix="storm-"))
    try:
        tally = asyncio.run(Storm(wanted, folder).run())
    except BaseException:
        write(f"kept: {folder}")
        raise
    if tally.is_clean and tally.has_checked:
        shutil.rmtree(folder)
        return 0
    for reason in tally.reasons() or ["nothing was checked: nobody has played"]:
        write(f"- {reason}")
    write(f"kept: {folder}")
    return NOTHING_CHECKED if tally.is_clean else 1


if __name__ == "__main__":
    sys.exit(main())
