"""Typed lines: all or nothing is played, then the forced moves."""

from __future__ import annotations

import pytest

from engines.core import BadNotation, IllegalMove, decision_of, play_forced, play_line, play_move
from engines.luxor.moves import Confirm, Deploy, Place, Walk
from tests.luxor.positions import GAME, at, play, position, row, started

TURN = position(board=row("F6", "Ed Ed L"), hand=("Cd2", "Ed2"), pile=("Ed3", "Ed3"))
"""A camp can be placed with many choices; from it there is only one direction to walk."""


def test_every_move_of_a_line_is_played() -> None:
    played = play_line(GAME, TURN, 0, "Cd E6 3 east 1 2 ok")
    assert [GAME.format(step.move) for step in played] == [
        "Cd E6",
        "deploy 3",
        "east",
        "leave 1",
        "leave 2",
        "ok",
    ]
    assert {step.seat for step in played} == {0}
    state = TURN
    for step in played:
        assert GAME.apply(state, 0, step.move) == (step.state, step.events)
        state = step.state
    assert [step.reveals for step in played] == [False] * 5 + [True]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        # "ok" draws a tile; a line refused after that would have shown which one.
        ("Cd E6 3 east 1 2 ok Cd A1", BadNotation),
        ("Cd E6 3 east 1 2 ok fly", BadNotation),
        ("Cd E6 9", IllegalMove),
        ("end", IllegalMove),
        ("fly", BadNotation),
        ("", BadNotation),
        ("  \n", BadNotation),
        ("Cd E6 3 east 1 2 ok end Ed D6 ok", BadNotation),
    ],
)
def test_a_line_is_played_whole_or_not_at_all(line: str, error: type[Exception]) -> None:
    before = GAME.states.dump(TURN)
    with pytest.raises(error):
        play_line(GAME, TURN, 0, line)
    assert GAME.states.dump(TURN) == before


def test_an_empty_line_is_said_to_be_empty() -> None:
    with pytest.raises(BadNotation) as caught:
        play_line(GAME, TURN, 0, " \t")
    assert caught.value.code == "empty"


def test_the_seat_that_is_asked_nothing_is_refused_with_a_rule() -> None:
    with pytest.raises(IllegalMove) as caught:
        play_line(GAME, TURN, 1, "Ed E6")
    assert caught.value.refusal.rule == "LX-301"
    assert decision_of(GAME, TURN, 1) is None
    assert decision_of(GAME, TURN, 7) is None
    assert decision_of(GAME, TURN, 0) == GAME.decisions(TURN)[0]


def test_each_of_several_seats_has_its_own_question() -> None:
    state = started(3)
    for seat in range(3):
        asked = decision_of(GAME, state, seat)
        assert asked is not None
        assert (asked.seat, asked.kind) == (seat, "keep")


def test_what_has_one_answer_is_not_asked() -> None:
    # With nobody left in the supply the camp stays empty, which settles everything but the end.
    state = position(board=row("F6", "Ed Ed"), hand=("Cd2", "Ed2"), supplies=(0, 30))
    (place, deploy) = play_line(GAME, state, 0, "Cd E6")
    assert (place.move, deploy.move) == (Place("Cd", at("E6")), Deploy(0))
    assert play_forced(GAME, deploy.state) == ()
    # The same, step by step.
    placed = play_move(GAME, state, 0, Place("Cd", at("E6")))
    assert play_forced(GAME, placed.state) == (deploy,)


def test_forced_moves_stop_at_a_choice_and_at_questions_that_must_be_asked() -> None:
    assert play_forced(GAME, TURN) == ()
    # A confirmation is asked for even if it has only one answer.
    last = position(board=row("F6", "Ed Ed"), hand=("Ed2",), placed=2)
    (placed,) = play_line(GAME, last, 0, "Ed E6")
    asked = decision_of(GAME, placed.state, 0)
    assert asked is not None
    assert asked.moves == (Confirm(end=True),)
    assert play_forced(GAME, placed.state) == ()


def test_several_moves_may_be_forced_in_a_row() -> None:
    # All five of a full crew cannot stand; from F6 there is one way, and one way to share out.
    state = position(board={"G6": "M", **row("F7", "L")}, hand=("Cd2", "Ed2"), supplies=(5, 30))
    played = play_line(GAME, state, 0, "Cd F6 5")
    assert [GAME.format(step.move) for step in played][:3] == ["Cd F6", "deploy 5", "east"]
    assert Walk("east") in [step.move for step in played]


def test_a_forced_answer_may_be_typed_all_the_same() -> None:
    state = position(board=row("F6", "Ed Ed"), hand=("Cd2", "Ed2"), supplies=(0, 30))
    assert play(state, "Cd E6") == play(state, "Cd E6 deploy 0") == play(state, "Cd E6 0")
    with pytest.raises(IllegalMove, match="LX-404 supply-short"):
        play_line(GAME, state, 0, "Cd E6 1")
