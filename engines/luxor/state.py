"""A whole game of Luxor as a value, secrets included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.core import Chance, Options
from engines.luxor.moves import Action, Direction, Tile

HandTile: TypeAlias = str
"""A tile with the number of its set, as in ``Cd2``: its face and its back."""


def face(tile: HandTile) -> Tile:
    """Return the kind of a tile in hand."""
    return tile[:-1]  # type: ignore[return-value]


def back(tile: HandTile) -> int:
    """Return the set number on a tile's back."""
    return int(tile[-1])


class LuxorOptions(Options):
    """Options of Luxor."""

    adventures: bool = Field(default=False, description="Play with the New Adventures expansion")
    first_player: int | None = Field(
        default=None, ge=1, le=4, description="Seat number of the first player; drawn if not named"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """A tile being placed: nothing of it is on the table before it is confirmed.

    ``crew`` is how many adventurers are put on a camp (``None``: not yet said), ``left`` how
    many stay on the camp and on each tile of the walk so far.
    """

    tile: HandTile
    cell: int
    crew: int | None = None
    direction: Direction | None = None
    left: tuple[int, ...] = ()
    kind: Literal["placement"] = "placement"


@dataclass(frozen=True, slots=True, kw_only=True)
class Adventure:
    """An action tile being used: nothing of it has happened before it is confirmed."""

    action: Action
    source: int
    target: int | None = None
    kind: Literal["adventure"] = "adventure"


Draft: TypeAlias = Annotated[Placement | Adventure, Field(discriminator="kind")]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A whole game. Dictionaries in it are never changed in place.

    ``turn`` is 0 while starting tiles are chosen; ``placed`` counts this turn's placements.
    ``board`` maps cells to tiles, ``stacks`` cells to the owners of the adventurers on them from
    bottom to top. ``piles`` and ``action_piles`` have the next tile last. ``kept`` holds the
    choices of LX-202. ``captives`` counts, per captor, whose adventurers were taken. ``recent``
    are the cells that the running turn changed, or the turn before it while it changed nothing.
    """

    chance: Chance
    adventures: bool
    first: int
    turn: int
    active: int
    placed: int
    finished: bool
    board: dict[int, Tile]
    stacks: dict[int, tuple[int, ...]]
    kept: tuple[Tile | None, ...]
    hands: tuple[tuple[HandTile, ...], ...]
    piles: tuple[tuple[HandTile, ...], ...]
    supplies: tuple[int, ...]
    draft: Draft | None
    action_hands: tuple[tuple[Action, ...], ...]
    action_piles: tuple[tuple[Action, ...], ...]
    used: tuple[tuple[Action, ...], ...]
    boats: dict[int, int]
    snakes: dict[int, int]
    captives: tuple[tuple[int, ...], ...]
    recent: tuple[int, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.hands)
