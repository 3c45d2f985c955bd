"""Days that pass within minutes, for people, Discord and the bot; sometimes many hours at once."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from tests.discord.dice import Dice
from tests.discord.journal import LOOKED, Journal, rows
from tests.discord.world import World

DAY = 24 * 60 * 60
EVERY = 0.5
"""Seconds between two steps."""

LOOKS = 0.5
"""Seconds between two of the bot's looks at deadlines while time passes."""

LONGEST = 25 * 60
"""Seconds that pass in one step at most: with more than the bot's grace of an hour between two of
its looks nobody would ever be late."""

HELD = 10.0
"""Seconds for which a step waits for the bot's look after the one before."""

SLEEPS = 4 * DAY
"""After about so long the machine sleeps once."""

LONGEST_SLEEP = 30
"""In hours."""


class PassingTime:
    """Lets so many days pass evenly in so many seconds; what the machine sleeps comes on top.

    It takes longer if the bot does not keep up: it has to look after its tables after every step.
    """

    def __init__(
        self, world: World, journal: Journal, dice: Dice, *, days: float, seconds: float
    ) -> None:
        self.days = 0.0
        """How many have passed."""
        self._world = world
        self._journal = journal
        self._dice = dice
        self._pace = days * DAY / seconds

    async def run(self) -> None:
        """Let time pass until cancelled."""
        before, looked = time.monotonic(), self._looked()
        while True:
            await asyncio.sleep(EVERY)
            with suppress(TimeoutError):
                await self._world.until(lambda: self._looked() != looked, patience=HELD)  # noqa: B023
            now, looked = time.monotonic(), self._looked()
            self.step(now - before)
            before = now

    def _looked(self) -> Any:
        """Return when the bot has looked for the last time."""
        return rows(self._journal.database, LOOKED)

    def step(self, seconds: float) -> None:
        """Let as much time pass as in so many seconds, or let the machine sleep."""
        passed = min(self._pace * seconds * (50 + self._dice.below(100)) / 100, LONGEST)
        is_asleep = self._dice.one_in(round(SLEEPS / max(passed, 1)))
        if is_asleep:
            passed = 3600.0 * (2 + self._dice.below(LONGEST_SLEEP - 1))
        self._world.let_pass(passed)
        self.days += passed / DAY
        if is_asleep:
            self._journal.slept.append(self._world.now())
