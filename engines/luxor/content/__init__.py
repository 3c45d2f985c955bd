"""The content of Luxor: the tiles by set, and the action tiles."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, field_validator

from engines.luxor.moves import Action, Tile

FILE = Path(__file__).parent / "tiles.json"


class TileSets(BaseModel):
    """The tiles and action tiles that each player gets (LX-103, LX-105, LX-106, LX-601)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

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
