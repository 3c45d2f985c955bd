"""Moves chosen in one go: all are played in an order that works, or none."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from typing_extensions import override

from engines.core import (
    BadNotation,
    Decision,
    IllegalMove,
    NotTogether,
    Refusal,
    play_line,
    play_together,
)
from tests.core.marks import Commit, Mark, Marks, Move, State


class Squares(Marks):
    """Marks with three marks a turn, and squares of which each does something of its own.

    Only one of 1 and 2 may be marked, and 3 only before 4. After 5 or 6 comes another question.
    """

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        marks = state.marks[0]
        moves: tuple[Move, ...] = tuple(Mark(square) for square in range(1, 7))
        moves = tuple(move for move in moves if self._closed(state, move) is None)
        horse = bool(marks) and marks[-1] in (5, 6)
        asked = Decision(seat=0, kind="mark", moves=moves, steps=("what", "square"), several=3)
        return (replace(asked, kind="horse", several=1) if horse else asked,)

    @override
    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        return self._closed(state, move)

    @override
    def apply(self, state: State, seat: int, move: Move) -> tuple[State, tuple[()]]:
        refusal = self.refusal(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        assert isinstance(move, Mark)
        return replace(state, marks=((*state.marks[0], move.square), *state.marks[1:])), ()

    def _closed(self, state: State, move: Move) -> Refusal | None:
        marks, square = state.marks[0], getattr(move, "square", 0)
        closed = square in marks or {square, *marks} >= {1, 2} or (square == 3 and 4 in marks)
        return Refusal("MK-101", "closed", {"square": square}) if closed else None


GAME = Squares()
STATE = GAME.start(2, GAME.options({}), "together")


def marked(*squares: int) -> tuple[int, ...]:
    played = play_together(GAME, STATE, 0, [Mark(square) for square in squares])
    assert all(play.seat == 0 for play in played)
    last: State = played[-1].state
    return last.marks[0]


@pytest.mark.parametrize("squares", list(permutations((3, 4, 5))))
def test_any_choice_of_squares_is_marked_in_an_order_that_works(squares: tuple[int, ...]) -> None:
    assert marked(*squares) == (3, 4, 5), "3 before 4, and last what asks for more"


def test_the_order_in_which_moves_were_chosen_is_kept_where_it_works() -> None:
    assert marked(4, 1) == (4, 1)
    assert marked(6) == (6,)


@pytest.mark.parametrize("squares", list(permutations((1, 2, 4))))
def test_one_that_the_others_forbid_refuses_all_and_is_named(squares: tuple[int, ...]) -> None:
    before = GAME.states.dump(STATE)
    with pytest.raises(IllegalMove) as caught:
        marked(*squares)
    second = next(square for square in reversed(squares) if square != 4)
    assert caught.value.move == Mark(second)
    assert caught.value.refusal.facts == {"square": second}
    assert GAME.states.dump(STATE) == before


def test_two_that_ask_for_more_are_refused_together() -> None:
    with pytest.raises(NotTogether) as caught:
        marked(1, 6, 5)
    assert caught.value.move == Mark(6)


def test_a_single_move_that_is_refused_is_not_named() -> None:
    """Whoever chose one move knows which it was."""
    with pytest.raises(IllegalMove) as caught:
        play_together(Marks(), STATE, 9, [Commit()])
    assert caught.value.move is None


@pytest.mark.parametrize(
    ("line", "error", "refused", "before"),
    [
        ("mark 4 mark 1 mark 2", IllegalMove, Mark(2), (Mark(4), Mark(1))),
        ("mark 4 mark 4 mark 1", IllegalMove, Mark(4), (Mark(4),)),
        ("mark 4 fly", BadNotation, None, (Mark(4),)),
        ("fly mark 4", BadNotation, None, ()),
    ],
)
def test_a_refused_line_says_which_part_and_what_stands_before_it(
    line: str, error: type[Exception], refused: Move | None, before: tuple[Move, ...]
) -> None:
    with pytest.raises(error) as caught:
        play_line(GAME, STATE, 0, line)
    assert (caught.value.move, caught.value.before) == (refused, before)  # type: ignore[attr-defined]
