"""People who play Explorers: they press buttons, choose in menus and type, in several orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import store
from bot.tables import Table
from engines.core import Chance, decision_of
from engines.explorers.moves import Commit, Mark
from engines.explorers.state import State
from tests.e2e.driver import World, controls, picks_of, verb_of, words_of
from tests.e2e.marking import Seat
from tests.explorers.games import Table as Position

WAYS = ("presses", "together", "line", "command")


class Explorer(Seat):
    """One person at a table of Explorers."""

    def __init__(self, world: World, name: str, number: int) -> None:
        super().__init__(world, name)
        self.number, self.chosen_together = number, 0

    async def play(self, table: Table, state: State, moves: Sequence[Any], way: str) -> None:
        """Make moves that are legal one after the other, in one of :data:`WAYS`."""
        match way:
            case "line":
                await self.type(" ".join(map(table.game.format, moves)))
            case "command":
                await self.command(table, moves)
            case _:
                await self.press(table, state, moves, together=way == "together")

    async def type(self, line: str) -> str:
        """Type a line; return the answer."""
        return words_of(await self.person.slash(self.world.channel, "move", moves=line))

    async def command(self, table: Table, moves: Sequence[Any]) -> None:
        """Use the commands of the game, filled in as far as they go; what has none is typed."""
        rest = list(moves)
        while rest:
            first = rest.pop(0)
            verb = "cross" if isinstance(first, Mark) else first.kind
            spelled = table.game.format(first).removeprefix(f"{first.kind} ")
            filled = {
                "begin": {"terrain": spelled},
                "side": {"side": spelled},
                "take": {"side": spelled},
                "map": {"terrain": spelled},
                "cross": {"square": spelled},
                "commit": {},
            }.get(verb)
            if filled is None:
                await self.type(table.game.format(first))
                continue
            names = ("second", "third") if verb == "cross" else ("first", "second", "third")
            for name in (*names, "fourth") if verb == "map" else names:
                if verb != "side" and rest and isinstance(rest[0], Mark):
                    filled[name] = table.game.format(rest.pop(0))
            if verb != "side" and rest == [Commit()]:
                filled["then"] = table.game.format(rest.pop())
            await self.person.slash(self.world.channel, f"explorers {verb}", **filled)

    async def press(
        self, table: Table, state: State, moves: Sequence[Any], *, together: bool = False
    ) -> None:
        """Answer the questions in the panel one by one, or several squares at once."""
        await self.open()
        rest = list(moves)
        while rest:
            asked = decision_of(table.game, state, self.number)
            assert asked is not None
            batch = [rest.pop(0)]
            while together and len(batch) < asked.several and rest and rest[0] in asked.moves:
                if not isinstance(batch[0], Mark) or not isinstance(rest[0], Mark):
                    break
                batch.append(rest.pop(0))
            await self.choose_moves(table, batch)
            for move in batch:
                state, _events = table.game.apply(state, self.number, move)

    async def choose_moves(self, table: Table, batch: Sequence[Any]) -> int:
        """Choose moves in the panel, by as many presses as it takes; return their number.

        Several moves are chosen together if one menu has them all, else one by one.
        """
        paths = ["/".join(table.game.path(move)) for move in batch]
        for number in range(1, 4):
            for part in picks_of(self.panel):
                values = offered_in(part)
                wanted = [values[path] for path in paths if path in values]
                if len(wanted) == len(paths) and part["type"] == 3:
                    assert part["max_values"] >= len(wanted)
                    await self.person.select(self.panel, wanted, custom_id=part["custom_id"])
                    self.chosen_together += len(wanted) > 1
                    return number + await self.confirm()
                if wanted and part["type"] == 2:
                    await self.person.click(self.panel, custom_id=part["custom_id"])
                    return number + await self.confirm()
            await self._go_on(paths[0])
        raise AssertionError(f"{paths} is not offered to {self.name}: {self.labels()}")

    async def _go_on(self, path: str) -> None:
        """Choose the first step of an answer."""
        for part in picks_of(self.panel):
            for beginning, value in offered_in(part).items():
                if path.startswith(f"{beginning}/") and part["type"] == 2:
                    await self.person.click(self.panel, custom_id=part["custom_id"])
                    return
                if path.startswith(f"{beginning}/"):
                    await self.person.select(self.panel, [value], custom_id=part["custom_id"])
                    return

    async def take_all_back(self) -> bool:
        """Press *Start over*, or *Undo* if there is one step; return whether it was the former."""
        await self.open()
        buttons = [part for part in controls(self.panel) if verb_of(part) == "start-over"]
        if not buttons:
            await self.undo()
            return False
        await self.person.click(self.panel, custom_id=buttons[0]["custom_id"])
        return True


def offered_in(part: dict[str, Any]) -> dict[str, str]:
    """Return the answers that a button or a menu offers: path to the value that is sent."""
    if part["type"] == 2:
        path = part["custom_id"].split(":", 4)[4]
        return {path: path}
    return {option["value"]: option["value"] for option in part["options"]}


def turn_of(game: Any, state: State, seat: int, chance: Chance) -> tuple[list[Any], Chance]:
    """Return a turn of a seat, chosen at random, without the commit."""
    moves = list[Any]()
    while (asked := decision_of(game, state, seat)) is not None and asked.kind != "commit":
        move, chance = chance.without_log().chosen(asked.moves)
        moves.append(move)
        state, _events = game.apply(state, seat, move)
    return moves, chance


def told_of(name: str, text: str) -> list[str]:
    """Return the lines of a post that tell which crosses somebody has."""
    beginnings = (f"· **{name}** has ", f"· **{name}** uses a map")
    return [line for line in text.split("\n") if line.startswith(beginnings)]


async def at_position(world: World, position: Position) -> tuple[Explorer, Explorer]:
    """Seat Ada and Bo at a table in this position."""
    table = await world.started("Ada", "Bo", game="explorers", first_player=1, drawn_landscape=True)
    async with world.bot.database.writing() as tx:
        state = table.game.states.dump(position.state)
        await store.moves.put_snapshot(tx, table.id, table.row.ply, state)
    world.bot.tables.repository._positions.clear()
    assert (await world.table()).state == position.state
    return Explorer(world, "Ada", 0), Explorer(world, "Bo", 1)
