"""Finds places by what people type: cut short, misspelt, a later word, another language.

All fuzzy matching of places is here. ``/where`` changes nothing, so it takes the most similar name;
a typed move may be final, so :mod:`bot.tables.parsing` corrects one mistake and suggests the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from engines.core import Place, words_of

IS, BEGINS, WITHIN = 130.0, 120.0, 110.0
"""Scores of correct spellings: the whole name, its beginning, and the beginning of a later word (or
the whole name among other words). Similarity, which is at most 100, ranks below them."""

LIKE = 60.0
"""Below this similarity it is a different name."""

SURE, AHEAD = 70.0, 8.0
"""A misspelt name is taken for the most similar place only if it is at least SURE similar to it and
the next place is AHEAD points behind."""


LEAST_SLIP = 4
"""Mistakes are not corrected in shorter words and names: too many would be similar."""

ALIKE = 80.0
"""Below this similarity a name is not suggested for another that does not exist."""


def fitting(places: Sequence[Place], typed: str) -> list[Place]:
    """Return the places that were named correctly if several were; none if one or none was."""
    ranked = [*_ranked(places, typed, least=WITHIN)]
    best = [place for place, score in ranked if score == ranked[0][1]]
    return best if len(best) > 1 else []


def matching(places: Sequence[Place], typed: str, language: str) -> list[Place]:
    """Return the places that may be meant, the best first.

    If nothing is typed, it is all of them by their names in the language.
    """
    if not words_of(typed):
        return sorted(places, key=lambda place: words_of(place.called(language)))
    return [place for place, _score in _ranked(places, typed, least=LIKE)]


def matched(places: Sequence[Place], typed: str) -> Place | None:
    """Return the place whose id or name was typed; ``None`` if none fits, or several equally."""
    for place in places:
        if place.id == typed:
            return place
    (first, best), *others = [*_ranked(places, typed, least=LIKE), (None, 0.0)]
    second = others[0][1] if others else 0.0
    if best > 100:
        return first if second < best else None
    return first if best >= SURE and second <= best - AHEAD else None


def similar(places: Sequence[Place], typed: str, count: int = 3) -> list[Place]:
    """Return the places whose names are similar enough that one of them may be meant."""
    return [place for place, _score in _ranked(places, typed, least=ALIKE)][:count]


def misspelt(places: Sequence[Place], typed: str) -> list[Place]:
    """Return the places whose name was typed with one mistake, from its first or a later word on.

    A mistake is one letter that is wrong, missing, too many, or swapped with the next.
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
    return sorted(fitting, key=lambda entry: (-entry[1], words_of(entry[0].name)))


def _score(place: Place, typed: list[str]) -> float:
    """Return how well the typed words fit the name of a place that fits best."""
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
    """Return the similarity of what was typed to a name or its beginning; 100 is the same."""
    cut = len(typed)
    return max(fuzz.ratio(typed, part) for tail in tails for part in (tail, tail[:cut]))
