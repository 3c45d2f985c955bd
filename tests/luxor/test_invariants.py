"""The invariants: they hold throughout a game, and notice every component that is lost."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.luxor.state import State

from .games import states_of
from .positions import GAME, at


def middle() -> State:
    """Return a state in the middle of a game with adventures."""
    state = states_of(2, adventures=True, seed="game 92")[90]
    assert state.stacks
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("adventures", [False, True])
def test_a_game_has_nothing_wrong_in_it(seats: int, adventures: bool) -> None:
    for state in states_of(seats, adventures=adventures, seed="game 104")[::5]:
        assert GAME.broken_invariants(state) == ()


def changes(state: State) -> list[tuple[str, dict[str, Any]]]:
    """Return the problem to be noticed with the change to a state that causes it."""
    cell, on = next(iter(state.stacks.items()))
    tile = next(iter(state.board))
    duplicate, *rest = state.piles[1]
    return [
        ("terrain tiles are not conserved", {"piles": (state.piles[0], tuple(rest))}),
        (
            "terrain tiles are not conserved",
            {"piles": (state.piles[0], (duplicate, duplicate, *rest))},
        ),
        ("terrain tiles are not conserved", {"board": {**state.board, tile: "Po"}}),
        ("adventurers of seat 0", {"supplies": (state.supplies[0] + 1, state.supplies[1])}),
        ("adventurers of seat 1", {"supplies": (state.supplies[0], state.supplies[1] - 1)}),
        (f"adventurers of seat {on[-1]}", {"stacks": {**state.stacks, cell: on[:-1] or (2,)}}),
        ("action tiles of seat 0", {"action_hands": ((), state.action_hands[1])}),
        ("action tiles of seat 1", {"used": (state.used[0], (*state.used[1], "boat"))}),
        ("seat 0 holds too much", {"captives": ((1, 0), (0, 0))}),
        ("5 adventurers on", {"stacks": {**state.stacks, cell: (0,) * 5}}),
        ("LX-624", {"snakes": {cell: 1}}),
        ("a boat that is on no free lake", {"boats": {cell: 1}}),
        ("the display falls apart", {"board": {**state.board, at("A1"): "Ed"}}),
        ("the display is too large", {"board": {**state.board, at("A1"): "Ed"}}),
        ("a tile off the frame", {"board": {**state.board, at("P20"): "Ed"}}),
    ]


@pytest.mark.parametrize("number", range(15))
def test_what_is_lost_is_found(number: int) -> None:
    state = middle()
    problem, change = changes(state)[number]
    assert any(problem in text for text in GAME.broken_invariants(replace(state, **change)))


def test_every_change_is_tried() -> None:
    assert len(changes(middle())) == 15
