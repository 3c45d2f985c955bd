"""One game from its lobby to its end, played by people who are called and bots that are not."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.discord.audit import WAITING
from tests.discord.dice import Dice
from tests.discord.journal import Journal, rows
from tests.discord.people import Player, with_verb
from tests.discord.server import LocalDiscord
from tests.discord.world import PATIENCE, Channel, Message

TRIES = 40
AGAIN = 15.0
"""Seconds after which people do once more what seems to have had no effect."""

LOOK = 0.5
"""Seconds between two looks whether the bot has something to send."""


@dataclass
class PlayedTable:
    """A table and the people at it."""

    discord: LocalDiscord
    journal: Journal
    channel: Channel
    game: str
    options: dict[str, Any]
    players: list[Player]
    bots: tuple[str, ...]
    dice: Dice
    quiet: float = 10.0
    """Seconds for which the bot has nothing to send before people who are not called look by
    themselves whether they are asked."""
    steps: int = 0

    def __post_init__(self) -> None:
        self.players[0].is_alone = len(self.players) + len(self.bots) == 1

    # --- the lobby ---------------------------------------------------------------------

    async def begin(self) -> None:
        """Open the lobby, take the seats, and start the game."""
        await self.gather()
        await self._until(
            lambda: self.card() is not None, lambda: self.press("start"), "the first card"
        )

    async def gather(self) -> None:
        """Open the lobby, and let everybody take a seat."""
        host, *others = self.players
        line = " ".join(
            f"{name}={json.dumps(value, separators=(',', ':'))}"
            for name, value in self.options.items()
        )
        await self._until(
            lambda: self.lobby() is not None,
            lambda: self.discord.command(
                host.user, self.channel, "game new", game=self.game, options=line
            ),
            "a lobby",
        )
        for seats, other in enumerate(others, 2):
            await self._sit(seats, "join", other)
        for seats, bot in enumerate(self.bots, len(self.players) + 1):
            await self._sit(seats, "bot", host, [bot])

    async def _sit(
        self, seats: int, verb: str, player: Player, values: list[str] | None = None
    ) -> None:
        """Press until the lobby shows so many seats taken."""
        await self._until(
            lambda: f"{seats}\N{NO-BREAK SPACE}**" in self._text(),
            lambda: self.press(verb, player, values),
            f"{seats} seats taken",
        )

    def lobby(self) -> Message | None:
        """Return the message with the lobby, if it is there."""
        found = [post for post in self.channel.posts() if with_verb(post, "cancel")]
        return found[-1] if found else None

    def _text(self) -> str:
        lobby = self.lobby()
        return "" if lobby is None else lobby.text

    def press(
        self, verb: str, player: Player | None = None, values: list[str] | None = None
    ) -> None:
        """Press a button of the lobby, or choose in a menu; without a player it is the host."""
        lobby = self.lobby()
        player = player or self.players[0]
        controls = [] if lobby is None else with_verb(lobby, verb)
        if lobby is not None and controls:
            self.discord.press(player.user, lobby, controls[0]["custom_id"], values)

    async def _until(
        self, done: Callable[[], object], act: Callable[[], object], what: str
    ) -> None:
        """Do something, and again after a while, until it has had its effect."""
        for attempt in range(TRIES):
            act()
            try:
                await self.discord.world.until(done, what, patience=AGAIN)
            except TimeoutError:
                if attempt == TRIES - 1:
                    raise
            else:
                return

    async def limit(self, time: str, then: str) -> None:
        """Let the host set a deadline, unless the game is over."""
        host, database = self.players[0], self.journal.database
        given = (
            "select 1 from game_table where channel_id = ?"
            " and (deadline ->> 'then' = ? or status <> 'running')"
        )
        await self._until(
            lambda: rows(database, given, self.channel.id, then),
            lambda: self.discord.command(host.user, self.channel, "deadline", time=time, then=then),
            f"a deadline of {time}",
        )

    # --- the game ----------------------------------------------------------------------

    def card(self) -> Message | None:
        """Return the newest card of a turn."""
        cards = [post for post in self.channel.posts() if with_verb(post, "play", "again")]
        return cards[-1] if cards else None

    @property
    def is_over(self) -> bool:
        """Whether the newest card offers another game."""
        card = self.card()
        return card is not None and bool(with_verb(card, "again"))

    async def play(self, *, most: int | None = None) -> bool:
        """Play until the game is over, or ``most`` steps were done; return whether it is over.

        It ends as well when nobody is asked any more.
        """
        while not self.is_over and (most is None or self.steps < most):
            if not await self._somebody_called():
                if self._is_quiet() and await self._look_uncalled():
                    continue
                break
            called = [player for player in self.players if player.is_called]
            if not called:
                continue
            together = (
                called if len(called) > 1 and self.dice.one_in(3) else [self.dice.pick(called)]
            )
            await asyncio.gather(*(player.act() for player in together))
            self.steps += len(together)
        return self.is_over

    async def _somebody_called(self) -> bool:
        """Wait until somebody is called; return whether anybody was, before the bot was quiet.

        Nobody waits for ever for a bot that is never quiet.
        """
        waited, until = 0.0, time.monotonic() + PATIENCE
        while waited < self.quiet and time.monotonic() < until:
            try:
                await self.discord.world.until(
                    lambda: self.is_over or any(player.is_called for player in self.players),
                    patience=LOOK,
                )
            except TimeoutError:
                waited = waited + LOOK if self._is_quiet() else 0.0
            else:
                return True
        return False

    def _is_quiet(self) -> bool:
        """Whether the bot is there, and has nothing to send for this table."""
        waiting = f"{WAITING} and table_id in (select id from game_table where channel_id = ?)"
        database, channel = self.journal.database, self.channel.id
        return self.discord.gateway.is_connected and not rows(database, waiting, channel)

    async def _look_uncalled(self) -> bool:
        """Let everybody look whether they are asked, although nobody was called: that is noted.

        Return whether somebody is asked.

        Nothing is, if somebody is not there and nobody else is asked, nor if the game went on or
        somebody got no answer meanwhile.
        """
        before = self._version(), self.journal.cut_off
        there = [player for player in self.players if player.is_there]
        for player in there:
            await player.act()
        asked = [player for player in there if player.panel is not None]
        uncalled = [player.user.name for player in asked if not player.is_pinged]
        is_same = (self._version(), self.journal.cut_off) == before
        is_stuck = not asked and len(there) == len(self.players)
        if is_same and (uncalled or is_stuck):
            self.journal.calls_missed.append(
                f"{self.channel.name}: {uncalled} asked but not called"
            )
        return bool(asked)

    def _version(self) -> Any:
        """Return what changes with every public change of the table."""
        sql = "select version, asks, announced from game_table where channel_id = ?"
        return rows(self.journal.database, sql, self.channel.id)
