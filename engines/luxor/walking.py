"""Camps and walks: who may go where (section 4 of the rules).

A walk is decided tile by tile. Every question offers only answers after which the whole group
can still be left somewhere (LX-414), so a walk never gets stuck.
"""

from __future__ import annotations

from typing import Protocol

from engines.core import Refusal
from engines.luxor.board import DIRECTIONS, MINIMUM, ROOM, cell_name
from engines.luxor.moves import Tile
from engines.luxor.tiles import Placement, face

CREW = 5
"""LX-403: how many adventurers may be put on a camp at most."""


class Field(Protocol):
    """What walks depend on: states and views have it."""

    @property
    def board(self) -> dict[int, Tile]:
        """The tiles by cell."""

    @property
    def stacks(self) -> dict[int, tuple[int, ...]]:
        """The adventurers on each cell, from bottom to top."""

    @property
    def snakes(self) -> dict[int, int]:
        """The cells that snakes close, and whose they are."""

    @property
    def supplies(self) -> tuple[int, ...]:
        """How many adventurers each seat has left."""


def deploy_refusal(state: Field, seat: int, draft: Placement, count: int) -> Refusal | None:
    """Say why ``count`` adventurers cannot be put on the camp (LX-402 to LX-405, LX-415)."""
    minimum, supply = MINIMUM[face(draft.tile)], state.supplies[seat]
    if supply < minimum:
        if count == 0:
            return None
        return Refusal("LX-405" if supply else "LX-404", "supply-short", {"supply": supply})
    if count < minimum:
        return Refusal("LX-402", "camp-minimum", {"minimum": minimum})
    if count > CREW:
        return Refusal("LX-403", "camp-maximum", {"maximum": CREW})
    if count > supply:
        return Refusal("LX-403", "supply-left", {"supply": supply})
    if count > ROOM and not any(
        entry_refusal(state, draft.cell + step, count - minimum) is None
        for step in DIRECTIONS.values()
    ):
        return Refusal("LX-415", "camp-crowded", {"room": ROOM})
    return None


def walk_refusal(state: Field, draft: Placement, direction: str) -> Refusal | None:
    """Say why nobody can walk from the drafted camp in that direction, or why not all can stand."""
    crew = draft.crew or 0
    if direction == "stand":
        return Refusal("LX-415", "must-walk", {"room": ROOM}) if crew > ROOM else None
    walkers = crew - MINIMUM[face(draft.tile)]
    return idle_refusal(draft) or entry_refusal(state, draft.cell + DIRECTIONS[direction], walkers)


def idle_refusal(draft: Placement) -> Refusal | None:
    """Say why nobody can walk: all of the drafted camp's crew must stay (LX-406)."""
    minimum = MINIMUM[face(draft.tile)]
    if (draft.crew or 0) > minimum:
        return None
    return Refusal("LX-406", "no-walkers", {"minimum": minimum})


def leave_refusal(state: Field, draft: Placement, count: int) -> Refusal | None:
    """Say why ``count`` adventurers cannot be left on the tile that the walk has reached."""
    step = DIRECTIONS[draft.direction or ""]
    walkers = (draft.crew or 0) - sum(draft.left)
    cell = draft.cell + step * len(draft.left)
    if count > walkers:
        return Refusal("LX-414", "too-many-left", {"walkers": walkers})
    rest = walkers - count
    if not draft.left:
        minimum = MINIMUM[face(draft.tile)]
        if count < minimum:
            return Refusal("LX-406", "camp-stays", {"minimum": minimum})
        if rest == 0:
            return Refusal("LX-408", "nobody-walks", {})
        room = ROOM
    else:
        minimum = MINIMUM[state.board[cell]]
        if count < minimum:
            return Refusal("LX-412", "entry-minimum", {"minimum": minimum, "cell": cell_name(cell)})
        room = ROOM - len(state.stacks.get(cell, ()))
    if count > room:
        return Refusal("LX-415", "tile-crowded", {"room": room, "cell": cell_name(cell)})
    if rest and not can_finish(state, cell + step, step, rest):
        blocked = entry_refusal(state, cell + step, rest)
        return blocked or Refusal("LX-414", "rest-stuck", {"rest": rest})
    return None


def entry_refusal(state: Field, cell: int, walkers: int) -> Refusal | None:
    """Say why a group of walkers cannot enter a tile (LX-410 to LX-417, LX-624)."""
    tile = state.board.get(cell)
    if tile is None:
        return Refusal("LX-410", "no-tile", {})
    if tile == "L":
        return Refusal("LX-411", "lake", {"cell": cell_name(cell)})
    if cell in state.snakes:
        return Refusal("LX-624", "snakes", {"cell": cell_name(cell)})
    minimum, present = MINIMUM[tile], len(state.stacks.get(cell, ()))
    if ROOM - present < minimum:
        return Refusal("LX-417", "no-room", {"cell": cell_name(cell), "present": present})
    if walkers < minimum:
        return Refusal("LX-412", "entry-minimum", {"minimum": minimum, "cell": cell_name(cell)})
    return None


def can_finish(state: Field, cell: int, step: int, walkers: int) -> bool:
    """Whether everybody in a group entering the cell can be left there or on the tiles beyond."""
    if entry_refusal(state, cell, walkers) is not None:
        return False
    room = ROOM - len(state.stacks.get(cell, ()))
    if walkers <= room:
        return True
    minimum = MINIMUM[state.board[cell]]
    return any(
        can_finish(state, cell + step, step, walkers - count) for count in range(minimum, room + 1)
    )


def reach(field: Field, draft: Placement, direction: str) -> tuple[int, ...]:
    """Return the cells on which somebody can still be left, walking that way, in their order.

    The first is the one next to the camp, or the one that the walk has already reached.
    """
    step, crew = DIRECTIONS[direction], draft.crew or 0
    if draft.left:
        groups = {crew - sum(draft.left)}
    else:
        groups = {crew - stay for stay in range(MINIMUM[face(draft.tile)], ROOM + 1)}
    cells, cell = list[int](), draft.cell + step * max(1, len(draft.left))
    while groups := {n for n in groups if n > 0 and can_finish(field, cell, step, n)}:
        cells.append(cell)
        room = ROOM - len(field.stacks.get(cell, ()))
        stays = range(MINIMUM[field.board[cell]], room + 1)
        groups = {walkers - stay for walkers in groups for stay in stays}
        cell += step
    return tuple(cells)
