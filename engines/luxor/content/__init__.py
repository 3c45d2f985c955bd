"""The content of Luxor: the tiles by set, and the action tiles."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, get_args

from pydantic import BaseModel, Field, field_validator

from engines.luxor.board import CODES, VALUE
from engines.luxor.moves import Action, Tile

FILE = Path(__file__).parent / "tiles.json"

STRUCTURES = frozenset(code for code in CODES if VALUE[code])


class TileSets(BaseModel, frozen=True, extra="forbid"):
    """The tiles and action tiles that each player gets (LX-103, LX-105, LX-106, LX-601)."""

    sets: Annotated[tuple[tuple[Tile, ...], ...], Field(min_length=5, max_length=5)]
    actions: Annotated[tuple[Action, ...], Field(min_length=8, max_length=8)]

    @field_validator("sets")
    @classmethod
    def _complete(cls, sets: tuple[tuple[Tile, ...], ...]) -> tuple[tuple[Tile, ...], ...]:
        for number, tiles in enumerate(sets, start=1):
            wanted = 4 if number == 1 else 5
            if len(tiles) != wanted:
                raise ValueError(f"set {number} holds {len(tiles)} tiles, not {wanted} (LX-105)")
        camps = sum(tile[0] == "C" for tile in sets[0])
        if camps != 1:
            raise ValueError(f"set 1 holds {camps} camps, not one (LX-105)")
        return sets

    @field_validator("actions")
    @classmethod
    def _paired(cls, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        if set(Counter(actions).values()) != {2}:
            raise ValueError("two of each of the four action tiles are needed (LX-601)")
        return actions

    @staticmethod
    def in_order(data: Any) -> Any:
        """Return the data of a valid file with the tiles of each set, and the actions, in order.

        Tiles are shuffled from this order, so it must never change. In the first set, which nobody
        shuffles, structures come first, in the others last.
        """

        def place(tile: str) -> tuple[bool, int]:
            return tile in STRUCTURES, CODES.index(tile)

        first, *others = data["sets"]
        first = sorted(first, key=CODES.index)
        return data | {
            "sets": [first, *(sorted(tiles, key=place) for tiles in others)],
            "actions": sorted(data["actions"], key=get_args(Action).index),
        }
