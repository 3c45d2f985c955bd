"""The invariants: they hold throughout a game, and notice every error that is planted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.explorers.landscape import Placed
from engines.explorers.state import State

from .games import GAME, Table, board_of, states_of
from .maps import at


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_nothing_wrong_in_it(seats: int) -> None:
    expert = ("temples", "provisions", "villages", "gems") if seats % 2 else ()
    for state in states_of(seats, "sound", expert=expert, achievements=2)[::5]:
        assert GAME.broken_invariants(state) == ()


def middle() -> State:
    """Return a state in the middle of a game, in which seat 0 has placed crosses of its turn."""
    states = states_of(3, "middle")
    return next(
        state
        for state in states
        if (state.round, state.number) == (3, 4)
        and state.drafts[0].marked
        and any(state.sheets[0].baskets[1])
    )


def sheet_of(state: State, **fields: Any) -> dict[str, Any]:
    """Return the change of the settled sheet of seat 0."""
    return {"sheets": (replace(state.sheets[0], **fields), *state.sheets[1:])}


def draft_of(state: State, **fields: Any) -> dict[str, Any]:
    """Return the change of the running turn of seat 0."""
    return {"drafts": (replace(state.drafts[0], **fields), *state.drafts[1:])}


def changes(state: State) -> list[tuple[str, dict[str, Any]]]:
    """Return the problem to be noticed with the change to a state that causes it."""
    own, draft = state.sheets[0], state.drafts[0]
    board = board_of(Table(GAME, state))
    others = [village for village in board.land.villages if village != state.start]
    assert state.start is not None
    gone = own.crosses & (own.crosses - 1)
    lonely = next(
        square
        for square in (at("A1"), at("P1"), at("A16"), at("P16"))
        if not own.crosses >> square & 1 and board.land.symbols[square] == "."
    )
    visited = tuple(8 if points is None else points for points in own.temples)
    return [
        ("XP-302", {"aside": state.card}),
        ("XP-302", {"pile": (*state.pile, ("P", "W"))}),
        ("XP-302", {"turned": state.turned[1:]}),
        ("XP-203", {"layout": (Placed(1, 0), Placed(1, 90), *state.layout[2:])}),
        ("changed too often", {"changes": 17}),
        ("XP-405", draft_of(state, sheet=replace(draft.sheet, crosses=1 << state.start))),
        ("do not add up", draft_of(state, marked=draft.marked[1:])),
        ("XP-521", draft_of(state, horses=1, stage="done")),
        ("temple A", {"struck": (state.struck[0] + 1, *state.struck[1:])}),
        ("temple D", {"struck": (*state.struck[:3], 9)}),
        ("XP-404", sheet_of(state, crosses=own.crosses | 1 << others[0])),
        ("XP-404", sheet_of(state, crosses=own.crosses & ~(1 << state.start))),
        ("XP-401", sheet_of(state, crosses=own.crosses | 1 << lonely)),
        ("XP-501", sheet_of(state, keys=own.keys + 1)),
        ("XP-501", sheet_of(state, maps=own.maps + 1)),
        ("XP-501", sheet_of(state, gems=own.gems + 1)),
        ("XP-531", sheet_of(state, baskets=((9, 0, 0), *own.baskets[1:]))),
        ("XP-551", sheet_of(state, temples=visited)),
        ("XP-551", sheet_of(state, keys_used=own.keys_used + 1)),
        ("used than were found", sheet_of(state, maps_used=own.maps + 1)),
        ("seat 0", sheet_of(state, crosses=gone)),
    ]


@pytest.mark.parametrize("number", range(21))
def test_what_is_planted_is_found(number: int) -> None:
    state = middle()
    problem, change = changes(state)[number]
    assert GAME.broken_invariants(state) == ()
    found = GAME.broken_invariants(replace(state, **change))
    assert any(problem in text for text in found), found


def test_every_change_is_tried() -> None:
    assert len(changes(middle())) == 21
