"""Section 1 of the catalogue: components and set-up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core import BadOptions, Chance
from engines.expedition_1996 import setup
from engines.routes.cards import Cards

from .positions import GAME, asked, begun, ids, kinds, offered, play, sketched, started

LOOKUP = GAME.lookup
EVERY = range(2, 7)


@pytest.mark.rule("Q96-101", "RT-201")
@pytest.mark.parametrize("seats", EVERY)
def test_components(seats: int) -> None:
    state = started(seats)
    assert [route.left for route in state.board.routes] == [45, 45, 45]
    cards = state.cards
    every = sum(map(len, cards.hands)) + len(cards.row) + len(cards.deck)
    assert every == 79
    assert sum(state.board.tickets) + state.board.supply == 75
    assert sum(started(seats, variant_a=True).to_place) == 10 * seats


def test_two_to_six_can_play() -> None:
    assert [*GAME.seats] == [*EVERY]
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            started(seats)


@pytest.mark.rule("Q96-102", "RT-704")
@pytest.mark.parametrize("seats", EVERY)
def test_supply(seats: int) -> None:
    state = started(seats)
    assert state.board.tickets == (3,) * seats
    assert state.board.supply == 75 - 3 * seats


@pytest.mark.rule("Q96-103", "RT-801")
@pytest.mark.parametrize(("seats", "hand"), [(2, 12), (3, 12), (4, 9), (5, 9), (6, 9)])
def test_first_hands_then_the_row_then_chips_then_the_first_turn(seats: int, hand: int) -> None:
    state = started(seats)
    assert [len(held) for held in state.cards.hands] == [hand] * seats
    assert state.to_place == (4,) * seats
    assert len(state.cards.row) == 6
    assert asked(state).kind == "chip"
    state = begun(seats)
    assert state.to_place == (0,) * seats
    assert asked(state).kind == "turn"
    assert asked(state).seat == state.board.first


@pytest.mark.rule("Q96-103")
def test_nothing_else_before_all_chips_are_placed() -> None:
    state = started(2)
    why = GAME.refusal(state, asked(state).seat, GAME.parse("red venice", ())[0])
    assert why is not None
    assert (why.rule, why.code, why.facts) == ("Q96-103", "chips-first", {"left": 4})


@pytest.mark.rule("Q96-104", "RT-802")
def test_near_missions_go_under_the_deck_in_order() -> None:
    """The first row skips missions that are too near; those go to the bottom of the deck."""
    several = 0
    for number in range(20):
        seed = f"row {number}"
        state = started(2, seed, first_player=1)
        cards, _chance = setup.deal(LOOKUP, 2, Chance.from_seed(seed))
        came = cards.deck[::-1]
        row = [card for card in came if LOOKUP.network.distance(0, card) >= 3][:6]
        turned_up = came[: came.index(row[-1]) + 1]
        passed_over = [card for card in turned_up if LOOKUP.network.distance(0, card) < 3]
        assert [*state.cards.row] == row
        lying = [*state.cards.deck[::-1]]
        assert lying[len(lying) - len(passed_over) :] == passed_over
        assert lying[: len(lying) - len(passed_over)] == [*came[len(turned_up) :]]
        several += len(passed_over) > 1
    assert several


@pytest.mark.rule("Q96-105")
def test_the_first_player_places_and_moves_first() -> None:
    for number in range(1, 4):
        state = started(3, first_player=number)
        order = []
        while state.placer is not None:
            order.append(state.placer)
            state = play(state, offered(state)[0])
        first = number - 1
        assert order == [(first + step) % 3 for step in range(3)] * 4
        assert state.board.active == first
        line = next(move for move in offered(state) if move.startswith("red"))
        state = play(state, f"{line} end")
        assert state.board.active == (first + 1) % 3
    drawn = {started(3, f"seed {number}").board.first for number in range(20)}
    assert drawn == {0, 1, 2}
    with pytest.raises(BadOptions):
        started(2, first_player=3)


@pytest.mark.rule("Q96-206")
def test_a_hand_without_four_markable_missions_is_dealt_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    near = [card for card in LOOKUP.network.numbers.values() if card and card not in _far()]
    far = _far()
    bad = tuple(sorted((*near[:9], *far[:3])))
    good = tuple(sorted(far[3:15]))
    cards = Cards(hands=(bad, good), deck=tuple(far[15:]))
    monkeypatch.setattr(setup, "dealt", lambda _places, _seats, chance: (cards, chance))
    dealt, _chance = setup.deal(LOOKUP, 2, Chance(1))
    assert dealt.hands[1] == good
    assert sum(card in far for card in dealt.hands[0]) >= 4
    assert len(dealt.hands[0]) == 12
    assert sorted((*dealt.hands[0], *dealt.deck)) == sorted((*bad, *far[15:]))
    fine = replace(cards, hands=(good, bad[:0] + tuple(far[15:27])), deck=())
    monkeypatch.setattr(setup, "dealt", lambda _places, _seats, chance: (fine, chance))
    assert setup.deal(LOOKUP, 2, Chance(1))[0] == fine


def _far() -> list[int]:
    return [n for n in LOOKUP.network.numbers.values() if LOOKUP.markable >> n & 1]


def test_a_board_that_is_too_small_is_refused() -> None:
    game = sketched("start-pa-pb-pc start-pd")
    for options in ({}, {"variant_b": True}):
        with pytest.raises(BadOptions, match="too few places"):
            game.start(2, game.options(options), "seed")


def test_the_start_is_announced_when_all_chips_are_placed() -> None:
    state = started(2, first_player=2)
    for _turn in range(7):
        state = play(state, offered(state)[0])
    after, happened = GAME.apply(state, 0, asked(state).moves[0])
    assert kinds(happened) == ["chip-placed", "begun", "round-began"]
    assert GAME.facts(happened[1]) == {"first_seat": 1}
    assert after.placer is None
    assert len(ids(after.chips[0])) == 4
