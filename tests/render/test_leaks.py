"""Nothing that a reader may not know changes a single pixel or letter."""

from __future__ import annotations

import pytest

from bot.texts import words_in
from engines.core import Chance
from engines.luxor.state import State
from render.luxor import board, board_text, hand, hand_text
from tests.render.samples import GAME, NAMES, phases


def seen(state: State, seat: int | None) -> list[bytes | str]:
    view, words = GAME.view(state, seat), words_in("en")
    picture = board(view, words, NAMES)
    shown: list[bytes | str] = [
        picture.image.tobytes(),
        picture.alt,
        board_text(view, words, NAMES),
    ]
    if seat is not None:
        own = hand(view, words, NAMES)
        shown += [own.image.tobytes(), own.alt, hand_text(view, words, NAMES)]
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_look_the_same_are_drawn_the_same(seats: int) -> None:
    for number, state in enumerate(phases(seats, adventures=True)[::3]):
        for seat in (None, number % seats):
            other = GAME.resample(state, seat, Chance.from_seed(f"other {number}"))
            assert seen(other, seat) == seen(state, seat)


def test_the_test_can_fail() -> None:
    state = phases(2, adventures=True)[-3]
    assert any(
        seen(GAME.resample(state, None, Chance.from_seed(str(n))), 0) != seen(state, 0)
        for n in range(5)
    )
