"""The content of both games: the network's points and lines, and texts about its places."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, Field, RootModel

from engines.core.content import load_content
from engines.core.rulebook import Rulebook, read_rulebook

NETWORK = Path(__file__).parent / "network.json"
"""The drawn network (RT-901 to RT-914); x and y are pixels of a map 2048 wide and 1190 high."""

PLACES = Path(__file__).parent / "places.json"
"""The texts in English; ``places.<language>.json`` has what differs in another language."""

LANGUAGES = ("de", "fr", "it")
"""The languages that have such a file."""


class Place(BaseModel, frozen=True, extra="forbid"):
    """The text on the card of a place."""

    id: str
    name: str
    region: str
    near_start_hint: Annotated[int, Field(ge=1, le=3)]
    """Lines from the start to here; 3 stands for three or more (RT-907)."""

    blurb: Annotated[str, Field(min_length=1)]
    """One sentence: where it is, and why one goes there."""


class Places(RootModel[tuple[Place, ...]]):
    """The file of all places, in any order."""


@cache
def places() -> tuple[Place, ...]:
    """Return the places of the board."""
    return load_content(Places, PLACES, "routes", None)[0].root


class Translation(BaseModel, frozen=True, extra="forbid"):
    """The name of a point in a language, if it differs from the map's, and the text of a place."""

    name: Annotated[str, Field(min_length=1)] | None = None
    blurb: Annotated[str, Field(min_length=1)] | None = None


class Translations(RootModel[dict[str, Translation]]):
    """The file of a language: translations by the ids of points."""


@cache
def translations_in(language: str) -> Mapping[str, Translation]:
    """Return a language's translations by the ids of points; none for English."""
    if language not in LANGUAGES:
        return {}
    return load_content(Translations, PLACES.with_suffix(f".{language}.json"), "routes", None)[
        0
    ].root


def blurb(point: str, language: str) -> str:
    """Return the sentence about a place in a language, ``""`` for a dot."""
    translation = translations_in(language).get(point)
    if translation is not None and translation.blurb is not None:
        return translation.blurb
    return next((place.blurb for place in places() if place.id == point), "")


@cache
def names_abroad() -> Mapping[str, tuple[tuple[str, str], ...]]:
    """Return pairs of a language and its name of a point, by the points' ids.

    Only names that differ from the map's are there.
    """
    names: dict[str, tuple[tuple[str, str], ...]] = {}
    for language in LANGUAGES:
        for id_, translation in translations_in(language).items():
            if translation.name is not None:
                names[id_] = (*names.get(id_, ()), (language, translation.name))
    return names


ALTERNATIVES = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
"""Words of the shared rules that differ from game to game, as in ``{ticket|voucher}``."""


@cache
def shared_rules(language: str, wording: int) -> Rulebook:
    """Return the clauses that all games on the network share, for :func:`read_rulebook`.

    ``wording``, 0 or 1, selects one of the two alternatives in the texts. A language without them
    gets those in English.
    """
    folder = NETWORK.parent.parent
    path = folder / f"rules.{language}.md"
    shared = read_rulebook(path if path.is_file() else folder / "rules.en.md")

    def worded(text: str) -> str:
        return ALTERNATIVES.sub(lambda match: match[wording + 1], text)

    return Rulebook(
        shared.title,
        tuple(
            replace(clause, words=worded(clause.words), also=worded(clause.also))
            for clause in shared.clauses
        ),
    )
