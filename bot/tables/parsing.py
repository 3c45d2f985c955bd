"""Reads typed moves as the game does, and forgives one slip in the name of a place.

The game reads names, beginnings of names, and names in other languages. What it cannot read is
compared with its places here: one slip is forgiven if that leaves one reading, legal ones first;
what is only alike is asked back, because a move may be final.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.tables.places import alike, slipped
from engines.core import AnyGame, BadNotation, Place, words_of

SLIPS = 3
"""No move names more places."""


class UnclearPlace(BadNotation):
    """A word is no place, but alike to some: ``candidates`` are their names."""


def read(game: AnyGame, text: str, moves: Sequence[Any]) -> tuple[Any, str]:
    """Return the first move written in the text, and the rest of the text.

    :raises UnclearPlace: if what cannot be read is alike to the names of places.
    :raises BadNotation: if the text does not begin with a move.
    """
    for _slip in range(SLIPS):
        try:
            return game.parse(text, moves)
        except BadNotation as error:
            text = _without_slip(game, text, moves, error)
    return game.parse(text, moves)


def _without_slip(game: AnyGame, text: str, moves: Sequence[Any], error: BadNotation) -> str:
    """Return the text with the first misspelt name put right.

    :raises BadNotation: if there is none, or several names are meant as likely.
    """
    places = game.places()
    if error.code not in ("unknown", "ambiguous") or not places:
        raise error
    for before, typed, after in _spans(words_of(text), words_of(error.text), error.code, places):
        fitting = slipped(places, typed)
        ways = {place: " ".join((*before, place.name, *after)) for place in fitting}
        meant = [place for place in fitting if _is_legal(game, ways[place], moves)] or fitting
        if len(meant) > 1:
            raise BadNotation("ambiguous", typed, tuple(place.name for place in meant))
        if meant:
            return ways[meant[0]]
    near = alike(places, error.text) if error.code == "unknown" else []
    if near:
        raise UnclearPlace("unknown", error.text, tuple(place.name for place in near))
    raise error


def _spans(
    words: list[str], wrong: list[str], code: str, places: Sequence[Place]
) -> Iterator[tuple[list[str], str, list[str]]]:
    """Yield the words that may be a misspelt name, more words first, with those around them.

    They begin where reading stopped. What several names begin with has to go on.
    """
    longest = max(len(words_of(name)) for place in places for name in (place.name, *place.also))
    least = len(wrong) + 1 if code == "ambiguous" else 1
    for at in range(len(words)):
        if words[at : at + len(wrong)] == wrong:
            for count in range(min(longest, len(words) - at), least - 1, -1):
                yield words[:at], " ".join(words[at : at + count]), words[at + count :]


def _is_legal(game: AnyGame, text: str, moves: Sequence[Any]) -> bool:
    try:
        return game.parse(text, moves)[0] in moves
    except BadNotation:
        return False
