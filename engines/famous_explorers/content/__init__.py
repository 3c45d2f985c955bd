"""The titles of the Expedition cards; their texts are those of the board's places."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pydantic import BaseModel

from engines.core.content import load_content

CARDS = Path(__file__).parent / "cards.json"


class CardsFile(BaseModel, frozen=True, extra="forbid"):
    """What ``cards.json`` holds: titles by the id of the place, where they are not its name.

    ``abroad`` has those of other languages, where they are not the same.
    """

    titles: dict[str, str]
    abroad: dict[str, dict[str, str]]


@cache
def _cards() -> CardsFile:
    return load_content(CardsFile, CARDS, "famous_explorers", None)[0]


@cache
def titles(language: str = "en") -> dict[str, str]:
    """Return the titles of cards that are not called like their place, by the place's id."""
    return _cards().titles | _cards().abroad.get(language, {})
