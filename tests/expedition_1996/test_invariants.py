"""The invariants notice what can go wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.expedition_1996.state import State

from .games import SETTINGS, states_of
from .positions import GAME, begun


@pytest.mark.parametrize("setting", SETTINGS)
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_is_wrong_in_a_game(seats: int, setting: dict[str, bool]) -> None:
    for state in states_of(seats, "audit", **setting):
        assert GAME.broken_invariants(state) == ()


def wrong(state: State, **changes: Any) -> str:
    return "; ".join(GAME.broken_invariants(replace(state, **changes)))


def test_what_is_noticed() -> None:
    state = begun(2, first_player=1)
    cards, board = state.cards, state.board
    free = next(card for card in cards.hands[0] if card not in state.chips[0])
    marked = state.chips[0][0]
    assert "RT-103" in wrong(state, cards=replace(cards, deck=cards.deck[1:]))
    assert "RT-704" in wrong(state, board=replace(board, supply=1))
    assert "Q96-101" in wrong(state, chips=((), state.chips[1]))
    assert "Q96-201" in wrong(state, dropped=(1, 0))
    assert "Q96-103" in wrong(state, to_place=(1, 0))
    assert "Q96-204" in wrong(state, chips=(state.chips[1], state.chips[1]))
    without = tuple(card for card in cards.hands[0] if card != marked)
    moved = replace(cards, hands=(without, cards.hands[1]), deck=(marked, *cards.deck))
    assert "Q96-205" in wrong(state, cards=moved)
    assert "Q96-402" in wrong(state, collected=((free,), ()))
    assert "Q96-506" in wrong(state, sunk=((free,), ()))
    short = replace(cards, row=cards.row[1:], deck=(cards.row[0], *cards.deck))
    assert "Q96-407" in wrong(state, cards=short)
    assert "Q96-503" in wrong(state, given=free)
    assert "not in order" in wrong(
        state, cards=replace(cards, hands=(cards.hands[0][::-1], cards.hands[1]))
    )


def test_what_is_noticed_in_variant_b() -> None:
    state = begun(2, variant_b=True)
    assert "Q96-804" in wrong(state, chips=((), state.chips[1]), collected=(state.chips[0], ()))
    assert "Q96-801" in wrong(state, cards=replace(state.cards, row=(1,)))
