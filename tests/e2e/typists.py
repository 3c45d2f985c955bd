"""People who type: slash commands filled from autocomplete, and lines of notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tables import Table
from bot.tables.suggestions import continuations
from engines.core import AnyGame, Chance, Decision, decision_of, play_move
from engines.players import choose
from tests.e2e.driver import World, words_of
from tests.offered import GAMES

T = TypeVar("T")


def parts_of(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return the commands of a game with their parameters."""
    return {
        shortcut.name: tuple(part.name for part in shortcut.parts) for shortcut in game.shortcuts
    }


PARTS = parts_of(GAMES["luxor"])


class Typist:
    """Somebody at a table who chooses at random among what autocomplete offers."""

    def __init__(
        self,
        world: World,
        actor: MemberActor,
        chance: Chance,
        channel: ChannelHandle | None = None,
    ) -> None:
        self.world = world
        self.actor = actor
        self.chance = chance
        self.channel = channel or world.channel
        self.typed = 0

    def pick(self, items: Iterable[T]) -> T:
        """Return a random item."""
        item, self.chance = self.chance.chosen(items)
        return item

    async def offered(self, command: str, part: str, typed: str = "", **filled: str) -> list[str]:
        """Return the values that autocomplete offers for a parameter."""
        choices = await self.actor.autocomplete(self.channel, command, part, typed, **filled)
        return [str(choice["value"]) for choice in choices]

    async def table(self) -> Table:
        """Return the table as it is now."""
        return await self.world.table(self.channel)

    async def asked(self) -> Decision[Any] | None:
        """Return the question that this person is asked, if the game still runs."""
        table = await self.world.bot.tables.repository.at(self.channel.id)
        if table is None or table.state is None:
            return None
        seat = table.seat_of(self.actor.id)
        decision: Decision[Any] | None = table.view(seat).decision
        return decision

    async def played(self, command: str, **filled: Any) -> InteractionResult:
        """Type a command, and check that it played something."""
        before = await self.table()
        result = await self.actor.slash(self.channel, command, **filled)
        after = await self.world.bot.tables.repository.get(before.id)
        assert after.row.ply > before.row.ply, (command, filled, words_of(result))
        self.typed += 1
        return result

    async def command(self, name: str) -> InteractionResult:
        """Type one of the game's commands, every parameter as autocomplete offers it."""
        filled: dict[str, str] = {}
        game = (await self.table()).game
        for part in parts_of(game)[name]:
            values = await self.offered(f"{game.id} {name}", part, **filled)
            if values:
                filled[part] = self.pick(values)
        return await self.played(f"{game.id} {name}", **filled)

    async def line(self) -> InteractionResult:
        """Type a line for ``/move``, going on with what autocomplete offers up to its ``ok``."""
        lines = await self.offered("move", "moves")
        while True:
            line = self.pick(lines)
            if line.startswith("keep") or line.split()[-1] in ("ok", "end"):
                break
            lines = await self.offered("move", "moves", f"{line} ")
            if not lines:
                break
        return await self.played("move", moves=line)

    async def plan(self) -> InteractionResult:
        """Type in one line what the greedy player would do, up to where something is revealed."""
        table = await self.table()
        game, state, seat = table.game, table.state, table.check_seated(self.actor.id)
        line = list[str]()
        while decision_of(game, state, seat) is not None:
            move, self.chance = choose("medium", game, state, seat, self.chance)
            played = play_move(game, state, seat, move)
            line.append(game.format(move))
            state = played.state
            if played.reveals:
                break
        return await self.played("move", moves=" ".join(line))

    async def take_turn(self, *, by_line: bool = False) -> None:
        """Type until the turn passes, or this person is asked nothing more."""
        turn = (await self.table()).row.turn
        while (asked := await self.asked()) is not None and (await self.table()).row.turn == turn:
            commands = [] if by_line else commands_for(await self.table(), asked)
            if commands:
                await self.command(self.pick(commands))
            else:
                await self.line()


def commands_for(table: Table, asked: Decision[Any]) -> list[str]:
    """Return the game's commands that answer a question; rare questions have none."""
    lines = [table.game.format(move) for move in asked.moves]
    commands = []
    for shortcut in table.game.shortcuts:
        beginnings = [shortcut.line]
        if shortcut.parts:
            name = shortcut.parts[0].name
            values = continuations(table.game, table.state, asked.seat, shortcut, name, {})
            beginnings = [shortcut.line_of({name: value}) for value in values]
        if any(line.startswith(start) for start in beginnings for line in lines):
            commands.append(shortcut.name)
    return commands
