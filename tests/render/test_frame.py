"""The law of formats, for every kind of picture of every game, in all phases and languages."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from bench.pictures.law import broken, is_square
from bench.pictures.shots import kinds, moments, shots
from bot.texts import LOCALES, words_in
from engines.core import AnyGame, Chance
from render.frame import DESKTOP, HIGH, PHONE, WIDE, letter
from render.picture import Picture, Piece
from render.registry import lookup_renderer
from tests.core.walks import random_walk
from tests.nightly import thinned
from tests.offered import GAMES, TABLES, is_first_or_last
from tests.render.samples import LONG

MOMENTS = 3
NAMES = (*LONG, "Eve", "Wilhelmina-Maximiliane")


def is_in_gate(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    """Whether a table is drawn in the gate: two of each game, of those with a route one."""
    if game.id in ("expedition_1996", "famous_explorers"):
        return seats == game.seats[-1] and is_first_or_last(game, seats, options)
    return is_first_or_last(game, seats, options)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), thinned(TABLES, is_in_gate))
def test_every_picture_keeps_the_law_of_formats(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    table = f"formats {seats} {sorted(options)}"
    walk = [*random_walk(game, seats, options, table)]
    states = [*(state for state, _played in walk), walk[-1][1].state]
    wanted, chance = moments(states, MOMENTS, Chance.from_seed(table))
    wrong = list[str]()
    for number in wanted:
        asked = game.decisions(states[number])
        first = asked[0].seat if asked else 0
        locale, chance = chance.without_log().chosen(LOCALES)
        for shot in shots(
            game,
            states[number],
            words_in(locale),
            NAMES[:seats],
            chance,
            begins=number == 0,
            seats=(first, (first + 1) % seats),
        ):
            # It is large and the same for every reader: drawn once, where it is fullest.
            if shot.kind == "whole_map" and (shot.seat is not None or number != wanted[-1]):
                continue
            for picture in shot.draw():
                faults = broken(game.id, shot.kind, picture)
                wrong += [f"move {number}, {shot.kind}, seat {shot.seat}: {it}" for it in faults]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_all_kinds_are_looked_at(game: str) -> None:
    more = (
        {"closeup", "closeups", "targets", "where", "whole_map"} if GAMES[game].places() else set()
    )
    if lookup_renderer(game) is not None:
        more = {"card_picture", "location_picture", "player_picture"}
    assert kinds(game).keys() == {"board", "start", "end", "hand", "minute", "key"} | more


def picture(size: tuple[int, int], *pieces: Piece) -> Picture:
    return Picture(Image.new("1", size), "", pieces)


def text(size: float, kind: Any = "text") -> Piece:
    return Piece(kind, (0, 0, 100, size), size)


@pytest.mark.parametrize("kind", ["board", "closeups", "start", "end", "where", "whole_map"])
def test_what_is_higher_than_the_frame_breaks_the_law(kind: str) -> None:
    assert broken("famous_explorers", kind, picture((WIDE, HIGH), text(30))) == []
    assert broken("famous_explorers", kind, picture((WIDE, HIGH + 1), text(30))) != []


@pytest.mark.parametrize(
    ("game", "kind"), [("luxor", "board"), ("luxor", "hand"), ("explorers", "board"), ("x", "hand")]
)
def test_what_is_square_may_be_as_high_as_wide(game: str, kind: str) -> None:
    assert is_square(game, kind)
    assert broken(game, kind, picture((1200, 1200), text(27))) == []
    assert broken(game, kind, picture((1200, 1201), text(27))) != []


@pytest.mark.parametrize("kind", ["text", "name", "number", "badge", "shield", "pin", "sign"])
def test_what_is_too_small_breaks_the_law(kind: str) -> None:
    small = picture((WIDE, HIGH), text(30), text(29.9, kind), text(29.9, kind))
    assert broken("luxor", "start", small) == [f"2 x {kind} of 29.9: at least 30"]
    assert broken("luxor", "whole_map", small) == []


def test_dots_are_found_and_not_read() -> None:
    assert broken("luxor", "start", picture((WIDE, HIGH), text(20, "point"))) == []
    assert broken("luxor", "start", picture((WIDE, HIGH), text(19.9, "point"))) != []


def test_a_picture_that_tells_nothing_of_itself_breaks_the_law() -> None:
    assert broken("luxor", "start", picture((WIDE, HIGH))) != []


def test_the_least_size_is_what_can_be_read_in_both_frames() -> None:
    for width in (WIDE, 1200, 760):
        assert letter(width) * DESKTOP[0] / width >= 11
        assert letter(width) * PHONE / width >= 9
        assert (letter(width) - 1) * DESKTOP[0] / width < 11 or (
            (letter(width) - 1) * PHONE / width < 9
        )
