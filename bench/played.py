"""Turns that people play by the controls the bot sends them, through the whole bot."""

from __future__ import annotations

import json
import tempfile
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from bench.discord_stub import StubDiscord
from bench.shortest import Answer, Chosen, shortest, stretches
from bot.messages.controls import SEPARATOR, Press, press_of
from bot.tables import Table
from engines.core import Chance, decision_of
from engines.registry import games
from tests.discord.interactions import Interaction
from tests.discord.world import Channel, Message, User

PEOPLE = ("Ana Berg", "Ben Carter", "Cleo Duval", "Dan Eriksen", "Eva Ferri", "Finn Gallo")

MENU = 3
"""Discord's type of a select menu."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press that a player has made: how, and its answer."""

    press: Press
    answer: Interaction


class Playing:
    """A game of people who press what they are offered: by chance, or as :meth:`visit` says."""

    def __init__(
        self, discord: StubDiscord, channel: Channel, users: Sequence[User], seed: str
    ) -> None:
        self.discord, self.channel = discord, channel
        self._users = {user.id: user for user in users}
        self._chance = Chance.from_seed(seed)

    async def table(self) -> Table:
        """Return the table as it is now."""
        table = await self.discord.bot.tables.repository.latest_begun(self.channel.id)
        assert table.state is not None
        return table

    async def turn(self) -> AsyncIterator[Pressed]:
        """Let somebody who is to act press *Play*, then controls until nothing is asked."""
        table = await self.table()
        if table.outcome is not None:
            return
        user = self._users[table.user_at(table.view(None).to_act[0]) or 0]
        card = last_with(self.channel, "play")
        pressed = await self.press(user, card, with_verb(card, "play")[0])
        yield pressed
        while pressed.answer.answer is not None and (
            controls := with_verb(pressed.answer.answer, "pick", "sure")
        ):
            pressed = await self.press(user, pressed.answer.answer, self._one_of(controls))
            yield pressed

    async def visit(self) -> AsyncIterator[Pressed]:
        """Let somebody who is to act press *Play*, and give the medium player's answers.

        That is done in the shortest way, as :mod:`bench.clicks` counts it. What is owed in the
        set-up is answered by chance.
        """
        table = await self.table()
        if table.outcome is not None:
            return
        seat = table.view(None).to_act[0]
        asked = decision_of(table.game, table.state, seat)
        if asked is None or asked.is_in_turn:
            async for pressed in self.turn():
                yield pressed
            return
        user = self._users[table.user_at(seat) or 0]
        card = last_with(self.channel, "play")
        pressed = await self.press(user, card, with_verb(card, "play")[0])
        yield pressed
        for answer in self.planned(table, seat):
            if answer.in_hand:
                pressed = await self._pressed(user, pressed, "hand")
                yield pressed
            for chosen in answer.chosen:
                pressed = await self._pressed(user, pressed, "pick", "free", "do", chosen=chosen)
                yield pressed
            if answer.again:
                pressed = await self._pressed(user, pressed, "sure", "sure-do")
                yield pressed

    def planned(self, table: Table, seat: int) -> tuple[Answer, ...]:
        """Return the answers of the medium player until the seat has done all that it can now."""
        seed, self._chance = self._chance.without_log().below(1 << 63)
        steps = next(stretches(table.game, table.state, seat, Chance(seed)))
        return shortest(table.game, seat, steps)

    async def _pressed(
        self, user: User, last: Pressed, *verbs: str, chosen: Chosen = frozenset()
    ) -> Pressed:
        """Let a user press the control of the last answer that has a verb and offers the chosen."""
        panel = last.answer.answer
        assert panel is not None
        for control in with_verb(panel, *verbs):
            if control["type"] == MENU:
                by_path = {
                    tuple(option["value"].split(SEPARATOR)): option["value"]
                    for option in control["options"]
                }
                if chosen <= by_path.keys():
                    values = [by_path[path] for path in sorted(chosen)]
                    return await self.press(user, panel, control, values)
            elif (press := press_of(control)) is not None and chosen <= {press.path}:
                return await self.press(user, panel, control)
        raise AssertionError(f"{verbs} with {[*map(SEPARATOR.join, chosen)]} is not offered")

    async def press(
        self,
        user: User,
        message: Message,
        control: Mapping[str, Any],
        values: list[str] | None = None,
    ) -> Pressed:
        """Let a user press a control; wait until all is sent.

        Without ``values`` one is chosen by chance in a menu.
        """
        if values is None and control["type"] == MENU:
            values = [self._one_of(control["options"])["value"]]
        answer = await self.discord.press(user, message, control["custom_id"], values)
        press = press_of(answer.data)
        assert press is not None
        return Pressed(press, answer)

    def _one_of(self, things: Sequence[Any]) -> Any:
        chosen, self._chance = self._chance.without_log().chosen(things)
        return chosen


@asynccontextmanager
async def playing(
    game: str, *, seats: int = 3, seed: str = "bench", locale: str = "en-US", **options: Any
) -> AsyncIterator[Playing]:
    """Begin a game between so many people in a new bot; the same seed plays the same game."""
    async with connected(locale) as discord:
        yield await begun(discord, game, seats=seats, seed=seed, **options)


@asynccontextmanager
async def connected(locale: str = "en-US", workers: int = 0) -> AsyncIterator[StubDiscord]:
    """Log in a new bot with so many workers, whose people have Discord in one language."""
    with tempfile.TemporaryDirectory() as folder:
        discord = StubDiscord(Path(folder) / "bench.sqlite3", games(), workers)
        discord.world.locale = locale
        async with discord.running():
            yield discord


async def begun(
    discord: StubDiscord,
    game: str,
    *,
    seats: int = 3,
    seed: str = "bench",
    locales: Sequence[str] = (),
    **options: Any,
) -> Playing:
    """Begin a game between so many people in a channel of its own.

    They have Discord in these languages in turn, or else in that of the server.
    """
    discord.bot.tables.repository.seeds = lambda: seed
    channel = discord.world.create_channel("games")
    languages = cycle(locales or (discord.world.locale,))
    users = [
        discord.world.person(name, locale=locale)
        for name, locale in zip(PEOPLE[:seats], languages, strict=False)
    ]
    line = " ".join(f"{name}={json.dumps(value)}" for name, value in options.items())
    await discord.command(users[0], channel, "game new", game=game, options=line)
    await discord.rest()
    for user in users[1:]:
        await _press(discord, user, channel, "join")
    await _press(discord, users[0], channel, "start")
    return Playing(discord, channel, users, seed)


async def _press(discord: StubDiscord, user: User, channel: Channel, verb: str) -> None:
    message = last_with(channel, verb)
    await discord.press(user, message, with_verb(message, verb)[0]["custom_id"])
    await discord.rest()


def last_with(channel: Channel, verb: str) -> Message:
    """Return the newest post with a control of a verb."""
    return next(post for post in reversed(channel.posts()) if with_verb(post, verb))


def with_verb(message: Message, *verbs: str) -> list[dict[str, Any]]:
    """Return the controls of a message that have one of these verbs and can be pressed."""
    return [
        control
        for control in message.controls
        if (press := press_of(control)) is not None
        and press.verb in verbs
        and not control.get("disabled")
    ]
