"""The board of both games: its points and lines, and what there is to say about its places."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, RootModel

from engines.core.content import load_content
from engines.core.rulebook import Clause, Rulebook, read_rulebook

NETWORK = Path(__file__).parent / "network.json"
"""The drawn network (RT-901 to RT-914); x and y are pixels of a map 2048 wide and 1190 high."""

PLACES = Path(__file__).parent / "places.json"
"""In English; ``places.<language>.json`` beside it has what another language says instead."""

LANGUAGES = ("de", "fr", "it")
"""Those other languages."""


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


class Told(BaseModel):
    """What a language calls a point, if not as the map does, and what it says of a place."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Annotated[str, Field(min_length=1)] | None = None
    blurb: Annotated[str, Field(min_length=1)] | None = None


class Tongue(RootModel[dict[str, Told]]):
    """The file of a language: points by their ids."""


@cache
def told_in(language: str) -> Mapping[str, Told]:
    """Return what a language says of points, by their ids; English has nothing to add."""
    if language not in LANGUAGES:
        return {}
    return load_content(Tongue, PLACES.with_suffix(f".{language}.json"), "routes", None)[0].root


def blurb(point: str, language: str) -> str:
    """Return the sentence about a place in a language; there is none about dots."""
    if point in told_in(language) and (said := told_in(language)[point].blurb) is not None:
        return said
    return next((place.blurb for place in places() if place.id == point), "")


@cache
def names_abroad() -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return languages and their names of points, by the points' ids, where they have their own."""
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for language in LANGUAGES:
        for id_, told in told_in(language).items():
            if told.name is not None:
                found[id_] = (*found.get(id_, ()), (language, told.name))
    return found


ALTERNATIVES = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
"""Words of the shared rules that differ from game to game, as in ``{ticket|voucher}``."""


def with_shared_rules(own: Rulebook, language: str, wording: int) -> Rulebook:
    """Return a game's own clauses, then those that all games on the network share.

    ``wording`` says which of two alternatives in the shared rules the game reads: 0 or 1.
    """
    return Rulebook(own.title, (*own.clauses, *_shared_clauses(language, wording)))


@cache
def _shared_clauses(language: str, wording: int) -> tuple[Clause, ...]:
    folder = NETWORK.parent.parent
    path = folder / f"rules.{language}.md"
    shared = read_rulebook(path if path.is_file() else folder / "rules.en.md")

    def worded(text: str) -> str:
        return ALTERNATIVES.sub(lambda match: match[wording + 1], text)

    return tuple(
        Clause(clause.id, worded(clause.heading), worded(clause.words)) for clause in shared.clauses
    )
