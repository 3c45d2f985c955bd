"""Places as people type them: cut short, misspelt, by a later word, in another language.

The one place where likeness is measured. ``/where`` is a look and takes the likeliest name; a typed
move may be final, so that :mod:`bot.tables.parsing` forgives one slip and only suggests the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from engines.core import Place, words_of

IS, BEGINS, WITHIN = 130.0, 120.0, 110.0
"""Scores of what is spelt right: a name, its beginning, one that begins with a later word or that
stands among other words. Likeness, which is at most 100, comes after them."""

LIKE = 60.0
"""Less alike is another name altogether."""

SURE, AHEAD = 70.0, 8.0
"""A slip is taken for the likest name if it is so much like it, and so much more than any other."""


LEAST_SLIP = 4
"""Shorter words and names have no slips: too many would look alike."""

ALIKE = 80.0
"""Less alike is not suggested for a word in a move, which need be no place at all."""


def likely(places: Sequence[Place], typed: str) -> list[Place]:
    """Return the places that may be meant, the likeliest first; all, by name, if none is typed."""
    if not words_of(typed):
        return sorted(places, key=lambda place: words_of(place.name))
    return [place for place, _score in _ranked(places, typed, least=LIKE)]


def meant(places: Sequence[Place], typed: str) -> Place | None:
    """Return the place whose id or name was typed; ``None`` if several fit alike, or none does."""
    for place in places:
        if place.id == typed:
            return place
    (first, best), *others = [*_ranked(places, typed, least=LIKE), (None, 0.0)]
    second = others[0][1] if others else 0.0
    if best > 100:
        return first if second < best else None
    return first if best >= SURE and second <= best - AHEAD else None


def nearest(places: Sequence[Place], typed: str, count: int = 3) -> list[Place]:
    """Return the places whose names are most like what was typed, however little that is."""
    return [place for place, _score in _ranked(places, typed, least=0.0)][:count]


def alike(places: Sequence[Place], typed: str, count: int = 3) -> list[Place]:
    """Return the places whose names are so much like what was typed that one may be meant."""
    return [place for place, _score in _ranked(places, typed, least=ALIKE)][:count]


def slipped(places: Sequence[Place], typed: str) -> list[Place]:
    """Return the places of which a name was typed with one slip, from its first or a later word on.

    A slip is one letter that is wrong, missing, too many, or swapped with the next.
    """
    joined = "".join(words_of(typed))
    if len(joined) < LEAST_SLIP:
        return []
    return [
        place
        for place in places
        if any(
            len(form) >= LEAST_SLIP and OSA.distance(joined, form, score_cutoff=1) == 1
            for _words, tails in _spelt(place)
            for form in tails
        )
    ]


@cache
def _spelt(place: Place) -> tuple[tuple[frozenset[str], tuple[str, ...]], ...]:
    """Return, for each name of a place, its words, and the name from each word on, unspaced."""
    names = (place.name, *place.also, *(name for _language, name in place.abroad))
    spelt = map(words_of, names)
    return tuple(
        (frozenset(words), tuple("".join(words[index:]) for index in range(len(words))))
        for words in spelt
    )


def _ranked(places: Sequence[Place], typed: str, *, least: float) -> list[tuple[Place, float]]:
    words = words_of(typed)
    scored = [(place, _score(place, words)) for place in places]
    fitting = [(place, score) for place, score in scored if score >= least]
    return sorted(fitting, key=lambda one: (-one[1], words_of(one[0].name)))


def _score(place: Place, typed: list[str]) -> float:
    """Return how well typed words fit the best of a place's names."""
    joined, best = "".join(typed), 0.0
    if not joined:
        return best
    for words, (whole, *tails) in _spelt(place):
        if whole == joined:
            return IS
        if whole.startswith(joined):
            best = max(best, BEGINS)
        elif any(tail.startswith(joined) for tail in tails) or words <= set(typed):
            best = max(best, WITHIN)
        else:
            best = max(best, _likeness(joined, (whole, *tails)))
    return best


def _likeness(typed: str, tails: Sequence[str]) -> float:
    """Return how much alike what was typed is to a name or its beginning, 100 being the same."""
    cut = len(typed)
    return max(fuzz.ratio(typed, part) for tail in tails for part in (tail, tail[:cut]))
