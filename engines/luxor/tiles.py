"""Tiles in hand, the tile being placed or used, and past turns: parts of states and of views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engines.luxor.moves import Action, Direction, Tile

HandTile: TypeAlias = str
"""A tile with the number of its set, as in ``Cd2``: its face and its back."""


def face(tile: HandTile) -> Tile:
    """Return the kind of a tile in hand."""
    return tile[:-1]  # type: ignore[return-value]


def back(tile: HandTile) -> int:
    """Return the set number on a tile's back."""
    return int(tile[-1])


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """A tile being placed: nothing is on the table until it is confirmed.

    ``crew`` is how many adventurers are put on a camp (``None``: not yet chosen), ``left`` how
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
    """An action tile being used: nothing happens until it is confirmed."""

    action: Action
    source: int
    target: int | None = None
    kind: Literal["adventure"] = "adventure"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What one turn changed on the display: its cells in order.

    ``steps`` says for each of them how many steps a walk took to it, or 1 for the target of an
    action; 0 is where a tile was laid or an action began.
    """

    seat: int
    cells: tuple[int, ...]
    steps: tuple[int, ...]


Draft: TypeAlias = Annotated[Placement | Adventure, Field(discriminator="kind")]
