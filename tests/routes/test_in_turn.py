"""Marks and chips chosen together: each must be legal after those before it, others aside."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from engines.core import AnyGame, Chance, IllegalMove, decision_of, play_in_turn, play_move
from engines.registry import games

EXPLORERS, OLD = games()["famous_explorers"], games()["expedition_1996"]
VARIANT_B = {"variant_b": True}


def begun(game: AnyGame, seed: str = "turn", **options: Any) -> tuple[Any, int, Any]:
    """Return a state in which marks are placed, who is asked, and the question."""
    state = game.start(3, game.options(options), seed)
    asked = game.decisions(state)[0]
    assert asked.owed > 1, "no redraw"
    return state, asked.seat, asked


def chosen(game: AnyGame, state: Any, seat: int, count: int) -> list[Any]:
    """Return the last answers that a seat can give one after another, as if it were alone."""
    found = list[Any]()
    for _answer in range(count):
        asked = decision_of(game, state, seat)
        assert asked is not None
        found.append(asked.moves[-1])
        state = play_move(game, state, seat, found[-1]).state
        state = game.ahead(state, seat) or state
    return found


@pytest.mark.parametrize("game", [EXPLORERS, OLD], ids=lambda game: game.id)
def test_the_first_is_played_and_the_others_change_nothing(game: AnyGame) -> None:
    state, seat, asked = begun(game)
    moves = chosen(game, state, seat, asked.owed)
    (played, *forced), left = play_in_turn(game, state, seat, moves)
    assert (played.move, forced, left) == (moves[0], [], None)
    assert played.state == play_move(game, state, seat, moves[0]).state
    _played, left = play_in_turn(game, state, seat, moves[:2])
    assert left is not None
    assert left.owed == asked.owed - 2
    assert set(left.moves) <= set(asked.moves) - {*moves[:2]}


@pytest.mark.parametrize(
    ("game", "options", "clause"),
    [(EXPLORERS, {}, "FE-206"), (OLD, {}, "Q96-204"), (OLD, VARIANT_B, "Q96-802")],
)
def test_a_place_that_is_named_twice_is_refused(
    game: AnyGame, options: dict[str, Any], clause: str
) -> None:
    state, seat, _asked = begun(game, **options)
    first, second = chosen(game, state, seat, 2)
    with pytest.raises(IllegalMove) as caught:
        play_in_turn(game, state, seat, [first, second, first])
    assert caught.value.refusal.rule == clause
    assert (caught.value.move, caught.value.before) == (first, (first, second))


def test_marks_that_are_neighbours_are_refused_in_both_orders() -> None:
    found = 0
    for number in range(4):
        state, seat, asked = begun(EXPLORERS, f"near {number}")
        for one, other in permutations(asked.moves, 2):
            try:
                play_in_turn(EXPLORERS, state, seat, [one, other])
            except IllegalMove as error:
                if error.refusal.rule == "FE-205":
                    found += 1
                    with pytest.raises(IllegalMove, match="FE-205"):
                        play_in_turn(EXPLORERS, state, seat, [other, one])
    assert found


def test_after_a_pass_nothing_is_placed() -> None:
    """Variant A: whoever passes owes nothing more (Q96-702)."""
    state, seat, asked = begun(OLD, variant_a=True)
    (passing,) = (move for move in asked.moves if move.kind == "pass")
    first, second, *_others = asked.moves
    assert play_in_turn(OLD, state, seat, [first, passing])[1] is None
    with pytest.raises(IllegalMove) as caught:
        play_in_turn(OLD, state, seat, [first, passing, second])
    assert caught.value.before == (first, passing)


@pytest.mark.parametrize(("game", "options"), [(EXPLORERS, {}), (OLD, {}), (OLD, VARIANT_B)])
def test_what_fits_together_depends_on_nothing_that_is_hidden(
    game: AnyGame, options: dict[str, Any]
) -> None:
    state, seat, asked = begun(game, **options)
    other = game.resample(state, seat, Chance.from_seed("other"))
    for first, second in list(permutations(asked.moves, 2))[::7]:
        ends = list[Any]()
        for world in (state, other):
            try:
                ends.append(play_in_turn(game, world, seat, [first, second])[1])
            except IllegalMove as error:
                ends.append((error.refusal, error.before))
        assert ends[0] == ends[1]
