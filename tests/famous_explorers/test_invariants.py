"""The invariants notice what can go wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.famous_explorers.state import State, Task

from .games import FULL, SETTINGS, name_of, states_of
from .positions import GAME, begun, position, started


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_is_wrong_in_a_game(seats: int, setting: dict[str, bool]) -> None:
    for state in states_of(seats, "audit", **setting):
        assert GAME.broken_invariants(state) == ()


def wrong(state: State, **changes: Any) -> str:
    return "; ".join(GAME.broken_invariants(replace(state, **changes)))


def test_a_position_with_the_rest_in_the_deck_is_whole() -> None:
    state = position(
        red="start..giza", hands=("giza fuji", "troy"), row="nome uluru", scored=("meroe*",),
        taken=("", "goree"), discards="benin", own_discards=("ujiji",), sd=True,
        secrets="mactan marib", rest=True,
    )  # fmt: skip
    problems = [text for text in GAME.broken_invariants(state) if "row" not in text]
    assert problems == []


def test_wrong_cards() -> None:
    state = begun(2, first_player=1)
    cards, board = state.cards, state.board
    assert "RT-103" in wrong(state, cards=replace(cards, deck=cards.deck[1:]))
    assert "RT-704" in wrong(state, board=replace(board, supply=1))
    short = replace(cards, row=cards.row[1:], deck=(cards.row[0], *cards.deck))
    assert wrong(state, cards=short) == ""  # without cards the row may be short
    full = replace(cards, row=(*cards.row, cards.deck[0]), deck=cards.deck[1:])
    assert "RT-802" in wrong(state, cards=full)
    marking = started(2)
    short = replace(
        marking.cards, row=marking.cards.row[1:], deck=(marking.cards.row[0], *marking.cards.deck)
    )
    assert "RT-802" in wrong(marking, cards=short)
    assert "not in order" in wrong(
        state, cards=replace(cards, hands=(cards.hands[0][::-1], cards.hands[1]))
    )
    empty = replace(cards, hands=((), cards.hands[1]), deck=(*cards.deck, *cards.hands[0]))
    assert "RT-809" in wrong(state, cards=empty, marks=((), ()), shown=((), ()))
    both = cards.hands[0][:2]
    hand = cards.hands[0][2:]
    laid = {"cards": replace(cards, hands=(hand, cards.hands[1])), "scored": (both, ())}
    assert "FE-301" in wrong(state, **laid)
    assert "FE-402" in wrong(state, given=hand[0])
    assert "FE-402" in wrong(state, tasks=(Task(kind="keep"),))
    red = position(red="start>venice", hands=("giza", "troy"))
    assert "FE-303" in wrong(red, reached=0)


def test_wrong_marks_and_tokens() -> None:
    state = begun(2, first_player=1, **FULL)
    hand, own = state.cards.hands[0], state.marks[0]
    numbers = GAME.lookup.network.numbers
    more = next(card for card in hand if card not in own)
    assert "FE-201" in wrong(state, marks=((*own, more), state.marks[1]))
    assert "FE-103" in wrong(state, marks=(own[1:], state.marks[1]), to_mark=(1, 0))
    assert "FE-206" in wrong(state, marks=(own, own))
    assert "FE-301" in wrong(state, with_mark=((more,), ()))
    assert "FE-301" in wrong(state, scored=((own[0],), ()))
    assert "FE-203" in wrong(state, marks=((numbers["troy"],), ()))
    neighbours = (numbers["sagres"], numbers["timbuktu"])
    assert "FE-205" in wrong(state, marks=(neighbours, ()))
    assert "FE-903" in wrong(state, peeked=((0, 0), ()))
    assert "FE-914" in wrong(state, secrets=(None, state.secrets[1]), peeked=((0,), ()))
    assert "FE-911" in wrong(state, corrections=(-1, 0))


def test_wrong_knowledge() -> None:
    state = begun(2, first_player=1)
    assert "FE-304" in wrong(state, held=(state.cards.deck[:1], ()))
    assert "FE-209" in wrong(state, shown=(state.cards.deck[:1], ()))
    assert "FE-403" in wrong(state, own_discards=(state.cards.deck[:1], ()))
    assert "FE-403" in wrong(state, shown_discards=state.cards.deck[:1])


def test_wrong_market_and_window() -> None:
    state = begun(2, **FULL)
    assert "FE-101" in wrong(state, gone=("wind",))
    assert "FE-804" in wrong(state, market=(None, *state.market[1:]))
    assert "FE-806" in wrong(state, kept_events=(("grant",), ()))
    assert "FE-801" in wrong(begun(2), market=state.market)
    assert "FE-906" in wrong(state, window=state.cards.deck[0])
    marking = started(2)
    assert "FE-806" in wrong(marking, tasks=(Task(kind="wind"),))
