"""The board of both games: its points and lines, and what there is to say about its places."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, RootModel

from engines.core.content import load_content
from engines.core.rulebook import Rulebook, read_rulebook

NETWORK = Path(__file__).parent / "network.json"
"""The drawn network (RT-901 to RT-914); x and y are pixels of a map 2048 wide and 1190 high."""

PLACES = Path(__file__).parent / "places.json"


class Place(BaseModel):
    """What the card of a place says."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: str
    region: str
    near_start_hint: Annotated[int, Field(ge=1, le=3)]
    """Lines from the start to here; 3 stands for three or more (RT-907)."""

    blurb: Annotated[str, Field(min_length=1)]
    """One sentence: where it is, and why one goes there."""


class Places(RootModel[tuple[Place, ...]]):
    """The file of all places, in the order in which cards are numbered."""


@cache
def places() -> tuple[Place, ...]:
    """Return the places of the board."""
    return load_content(Places, PLACES, "routes", None)[0].root


def with_shared_rules(own: Rulebook, language: str) -> Rulebook:
    """Return a game's own clauses, then those that all games on the network share."""
    folder = NETWORK.parent.parent
    path = folder / f"rules.{language}.md"
    shared = read_rulebook(path if path.is_file() else folder / "rules.en.md")
    return Rulebook(own.title, (*own.clauses, *shared.clauses))
