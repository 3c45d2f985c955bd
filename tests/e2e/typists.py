"""People who type: slash commands filled from autocomplete, and lines of notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.tables import Table
from engines.core import Chance, Decision
from engines.luxor.moves import Confirm, End, Place, Use
from tests.e2e.driver import World, words_of

T = TypeVar("T")

PARTS = {
    "keep": ("tile",),
    "place": ("tile", "cell", "adventurers", "walk", "leave", "then"),
    "action": ("use", "mountain", "target", "then"),
    "confirm": ("then",),
    "end": (),
}
"""The commands of Luxor with their parameters."""


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
        """Return one of the items."""
        found, self.chance = self.chance.chosen(items)
        return found

    async def offered(self, command: str, part: str, typed: str = "", **filled: str) -> list[str]:
        """Return the values that autocomplete offers for a parameter."""
        found = await self.actor.autocomplete(self.channel, command, part, typed, **filled)
        return [str(choice["value"]) for choice in found]

    async def table(self) -> Table:
        """Return the table as it is now."""
        return await self.world.table(self.channel)

    async def asked(self) -> Decision[Any] | None:
        """Return the question that this person is asked, if the game still runs."""
        found = await self.world.bot.tables.at(self.channel.id)
        if found is None or found.state is None:
            return None
        seat = found.seat_of(self.actor.id)
        decision: Decision[Any] | None = found.view(seat).decision
        return decision

    async def played(self, command: str, **filled: Any) -> InteractionResult:
        """Type a command, and check that it played something."""
        before = await self.table()
        result = await self.actor.slash(self.channel, command, **filled)
        after = await self.world.bot.tables.get(before.id)
        assert after.version > before.version, (command, filled, words_of(result))
        self.typed += 1
        return result

    async def command(self, name: str) -> InteractionResult:
        """Type one of the game's commands, every parameter as autocomplete offers it."""
        filled: dict[str, str] = {}
        for part in PARTS[name]:
            values = await self.offered(f"luxor {name}", part, **filled)
            if values:
                filled[part] = self.pick(values)
        return await self.played(f"luxor {name}", **filled)

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

    async def take_turn(self, *, by_line: bool = False) -> None:
        """Type until the turn passes, or this person is asked nothing more."""
        turn = (await self.table()).row.turn
        while (asked := await self.asked()) is not None and (await self.table()).row.turn == turn:
            if by_line:
                await self.line()
            else:
                await self.command(self.pick(commands_for(asked)))


def commands_for(asked: Decision[Any]) -> Sequence[str]:
    """Return the game's commands that answer a question."""
    if asked.kind in ("keep", "confirm"):
        return (asked.kind,)
    assert asked.kind == "turn", asked.kind
    words = {Place: "place", Use: "action", End: "end", Confirm: "confirm"}
    return tuple(dict.fromkeys(words[type(move)] for move in asked.moves))
