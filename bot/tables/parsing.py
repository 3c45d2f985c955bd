"""Parses typed moves as the game does, and corrects one typing mistake in the name of a place.

The game knows names, beginnings of names, and names in other languages. Words it does not know are
compared with its places here. One mistake is corrected if only one place (or only one legal place)
can be meant; names that are merely similar are suggested, because a move may be final.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.tables.places import misspelt, similar
from engines.core import (
    AnyGame,
    BadNotation,
    Line,
    Place,
    Played,
    play_line,
    play_offered,
    play_together,
    words_of,
)

SLIPS = 3
"""Corrections per move; no move names more places than this."""


class NoSuchPlace(BadNotation):
    """No place is called so; ``candidates`` are the names of similar ones, perhaps none."""


def parse(game: AnyGame, text: str, moves: Sequence[Any]) -> tuple[Any, str]:
    """Return the first move written in the text, and the rest of the text.

    :raises NoSuchPlace: if the unknown words stand for a place, or are similar to names of places.
    :raises BadNotation: if the text does not begin with a move.
    """
    for _slip in range(SLIPS):
        try:
            return game.parse(text, moves)
        except BadNotation as error:
            text = _without_slip(game, text, moves, error)
    return game.parse(text, moves)


def play_chosen(
    game: AnyGame, state: Any, seat: int, moves: Sequence[Any], line: str | None
) -> tuple[Played, ...]:
    """Play what a seat has chosen together, or typed in a ``line``, and what is forced then.

    :raises RulesError: as :func:`play_line`, :func:`play_offered` and :func:`play_together`.
    """
    if line is not None:
        return play_line(game, state, seat, line, parse=parse)
    if len(moves) == 1 and isinstance(moves[0], Line):
        return play_offered(game, state, seat, moves[0])
    return play_together(game, state, seat, moves)


def parse_all(game: AnyGame, text: str, moves: Sequence[Any]) -> tuple[Any, ...]:
    """Return all the moves written in a text; none if it does not begin with one.

    ``moves`` are the legal ones for each of them.

    :raises BadNotation: if what follows a move is none; it has those before it.
    """
    found = list[Any]()
    while text.strip():
        try:
            move, text = parse(game, text, moves)
        except BadNotation as error:
            if not found:
                return ()
            error.before = tuple(found)
            raise
        found.append(move)
    return tuple(found)


def _without_slip(game: AnyGame, text: str, moves: Sequence[Any], error: BadNotation) -> str:
    """Return the text with the first misspelt name corrected.

    :raises BadNotation: if there is none, or several places may be meant.
    """
    places = game.places()
    if error.code not in ("unknown", "place", "ambiguous") or not places:
        raise error
    for before, typed, after in _spans(words_of(text), words_of(error.text), error.code, places):
        fitting = misspelt(places, typed)
        ways = {place: " ".join((*before, place.name, *after)) for place in fitting}
        meant = [place for place in fitting if _is_legal(game, ways[place], moves)] or fitting
        if len(meant) > 1:
            raise BadNotation("ambiguous", typed, tuple(place.name for place in meant))
        if meant:
            return ways[meant[0]]
    near = () if error.code == "ambiguous" else similar(places, error.text)
    if near or error.code == "place":
        raise NoSuchPlace("place", error.text, tuple(place.name for place in near))
    raise error


def _spans(
    words: list[str], wrong: list[str], code: str, places: Sequence[Place]
) -> Iterator[tuple[list[str], str, list[str]]]:
    """Yield (words before, possible misspelt name, words after), the longest names first.

    The name begins where parsing stopped. If what was typed is the beginning of several names, the
    misspelt name must be longer than that.
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
