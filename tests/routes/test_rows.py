"""RT-801 to RT-808: cards, hands and the row."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from engines.core import Chance
from engines.routes import cards as cards_
from engines.routes.board import Board, RouteRules
from engines.routes.cards import Cards
from engines.routes.invariants import broken_cards
from engines.routes.lookup import RouteLookup
from engines.routes.network import Network, bits_of, numbers_of
from engines.routes.playing import Step

from .sketching import board, route_rules, sketch, step

ROADS = ["-".join(["S", *(f"{road}{number}" for number in range(26))]) for road in "abc"]
WIDE = " ".join(ROADS)
"""78 places on three roads from the start."""


def deal(seats: int, seed: str = "deal") -> Cards:
    return cards_.dealt(sketch(WIDE).places, seats, Chance.from_seed(seed))[0]


def ids(network: Network, cards: tuple[int, ...]) -> list[str]:
    return [network.ids[card] for card in cards]


@pytest.mark.rule("RT-801")
@pytest.mark.parametrize(("seats", "size"), [(2, 12), (3, 12), (4, 9), (5, 9), (6, 9)])
def test_each_player_is_dealt_12_or_9_of_the_shuffled_cards(seats: int, size: int) -> None:
    dealt = deal(seats)
    assert [len(hand) for hand in dealt.hands] == [size] * seats
    assert len(dealt.deck) == 78 - size * seats
    assert broken_cards(sketch(WIDE), dealt, ()) == ()
    assert dealt.row == ()
    # Shuffled: another seed deals otherwise, the same seed the same, and the deck is mixed too.
    assert deal(seats) == dealt
    other = deal(seats, "other")
    assert all(left != right for left, right in zip(other.hands, dealt.hands, strict=True))
    assert list(dealt.deck) not in (sorted(dealt.deck), sorted(dealt.deck, reverse=True))
    assert all(hand == tuple(sorted(hand)) for hand in dealt.hands)


@pytest.mark.rule("RT-801")
def test_every_card_may_come_to_every_player() -> None:
    network = sketch(WIDE)
    held = [0, 0]
    for number in range(60):
        hands = deal(2, f"deal {number}").hands
        held = [had | bits_of(hand) for had, hand in zip(held, hands, strict=True)]
    assert held == [network.places, network.places]


@pytest.mark.rule("RT-802")
def test_the_row_is_six_cards_at_distance_three_or_more() -> None:
    network = sketch(WIDE)
    for number in range(30):
        before = deal(4, f"row {number}")
        laid, free_action = cards_.laid_out(before, network.beyond(3))
        assert len(laid.row) == 6
        assert all(network.distance(0, card) >= 3 for card in laid.row)
        assert all(network.distance(0, card) < 3 for card in free_action)
        # The next cards were taken, one after the other, until six did fit.
        top = before.deck[::-1][: 6 + len(free_action)]
        assert [card for card in top if card not in free_action] == list(laid.row)
        assert [card for card in top if card in free_action] == list(free_action)
        assert laid.deck == before.deck[: -len(top)]
        assert laid.hands == before.hands
        assert broken_cards(network, laid, free_action) == ()


@pytest.mark.rule("RT-802")
def test_dots_count_on_the_way_to_a_card_of_the_row() -> None:
    network = sketch("S-r1-g1-a S-b-c S-d-e-f")
    cards = Cards(hands=((), ()), deck=tuple(network.numbers[name] for name in "fedcba"))
    laid, free_action = cards_.laid_out(cards, network.beyond(3))
    assert ids(network, laid.row) == ["a", "f"]
    assert ids(network, free_action) == ["b", "c", "d", "e"]


@pytest.mark.rule("RT-802")
def test_cards_put_aside_go_under_the_deck_in_order_or_are_mixed_in() -> None:
    cards = Cards(hands=((), ()), deck=(1, 2, 3))
    assert cards_.under(cards, (7, 8)).deck == (8, 7, 1, 2, 3)
    orders = set()
    for number in range(40):
        mixed, _chance = cards_.mixed_in(cards, (7, 8), Chance.from_seed(str(number)))
        assert sorted(mixed.deck) == [1, 2, 3, 7, 8]
        orders.add(mixed.deck)
    assert len(orders) > 20


@pytest.mark.rule("RT-803")
def test_hands_and_deck_are_secret_until_the_end() -> None:
    on = route_rules(WIDE)
    lookup, now = RouteLookup(on.network), board(on, seats=3)
    cards = Cards(hands=((1, 2, 3), (4,), ()), row=(5, 6), deck=(7, 8, 9, 10), discards=(11,))
    other = replace(cards, hands=((7, 8, 9), (4,), ()), deck=(1, 2, 3, 11), discards=(10,))

    def seen(cards: Cards, now: Board) -> dict[str, Any]:
        return lookup.public(SimpleNamespace(turn=1, board=now, cards=cards, taken=()), None)

    known = seen(cards, now)
    assert known == seen(other, now)
    assert (known["row"], known["deck_size"]) == (lookup.ids((5, 6)), 4)
    assert known["unfulfilled"] == ((), (), ())
    ended = seen(cards, replace(now, ended=True))
    assert ended["unfulfilled"] == tuple(map(lookup.ids, cards.hands))


@pytest.mark.rule("RT-804")
def test_a_reached_place_matches_at_most_one_card() -> None:
    network = sketch(WIDE)
    cards, _free_action = cards_.laid_out(deal(6), network.beyond(3))
    for place in numbers_of(network.places):
        seats = [seat for seat, hand in enumerate(cards.hands) if place in hand]
        assert len(seats) + (place in cards.row) <= 1
        assert cards_.holder(cards, place) == (seats[0] if seats else None)
    twice = replace(cards, row=(*cards.row[1:], cards.hands[0][0]))
    assert broken_cards(network, twice, ()) != ()


# --- the row in play -----------------------------------------------------------------------

FORK = "S-a-b-c a-d e-f"


def with_row(on: RouteRules, row: str, deck: str = "", discards: str = "") -> Cards:
    numbers = on.network.numbers
    return Cards(
        hands=((), ()),
        row=tuple(numbers[name] for name in row),
        deck=tuple(numbers[name] for name in reversed(deck)),
        discards=tuple(numbers[name] for name in discards),
    )


def take(
    on: RouteRules, cards: Cards, taken: Step, *, by_removing: bool = False
) -> tuple[str, str]:
    """Return the row after a step and its refill, and the new card if a card was taken."""
    cards, slot = cards_.claimed(cards, taken, by_removing=by_removing)
    if slot is None:
        return "".join(ids(on.network, cards.row)), ""
    cards, new, _chance = cards_.refilled(cards, slot, Chance(0))
    name = "none" if new is None else on.network.ids[new]
    return "".join(ids(on.network, cards.row)), name


@pytest.mark.rule("RT-805")
@pytest.mark.parametrize("text", ["red b", "ticket red b", "bonus red b"])
def test_an_arrow_laid_onto_its_place_takes_a_row_card(text: str) -> None:
    on = route_rules(FORK)
    reached = step(on, board(on, red="S>a", bonuses=int(text[:5] == "bonus")), text)
    # The new card lies where the old one was.
    assert take(on, with_row(on, "cbd", "ef"), reached) == ("ced", "e")
    assert take(on, with_row(on, "cd", "ef"), reached) == ("cd", "")


@pytest.mark.rule("RT-805")
def test_a_branch_takes_a_row_card_too() -> None:
    on = route_rules("S-a-b-c-a c-d")
    owed = step(on, board(on, red="S>a>b>c"), "red a")
    assert take(on, with_row(on, "ad", "b"), owed) == ("bd", "b")
    reached = step(on, owed.board, "branch red c>d")
    assert take(on, with_row(on, "cd", "b"), reached) == ("cb", "b")


@pytest.mark.rule("RT-805")
def test_removing_takes_a_row_card_only_if_the_game_says_so() -> None:
    on = route_rules(FORK)
    back = step(on, board(on, red="S>a>b"), "remove red")
    assert take(on, with_row(on, "ac", "d"), back) == ("ac", "")
    assert take(on, with_row(on, "ac", "d"), back, by_removing=True) == ("dc", "d")


@pytest.mark.rule("RT-806")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_active_player_takes_row_cards(seat: int) -> None:
    on = route_rules(FORK)
    reached = step(on, board(on, seats=3, active=seat, turn=seat + 1, red="S>a"), "red b")
    assert reached.seat == seat
    # What reaches no place takes nothing.
    ended = step(on, reached.board, "end")
    assert (ended.seat, ended.place) == (seat, None)
    assert cards_.claimed(with_row(on, "b"), ended)[1] is None


@pytest.mark.rule("RT-807")
def test_a_refill_may_be_any_card_and_must_be_reached_again() -> None:
    on = route_rules(FORK)
    now = board(on, red="S>a", yellow="S>a>b>c", blue="S>a")
    # Near the start and the place of a tip (a), then visited long ago (b), then far off.
    for new in ("c", "a", "d"):
        reached = step(on, now, "red b")
        assert take(on, with_row(on, "b", new), reached) == (new, new)
    # The tip that stands on it does not take it: blue has to come to a again.
    after = step(on, now, "red b").board
    cards = with_row(on, "a")
    assert cards_.claimed(cards, step(on, after, "end"))[1] is None
    assert cards_.claimed(cards, step(on, after, "ticket blue d"))[1] is None
    away = step(on, after, "ticket blue d").board
    assert cards_.claimed(cards, step(on, away, "remove blue"), by_removing=True)[1] == 0


@pytest.mark.rule("RT-808")
def test_without_a_card_the_row_stays_short() -> None:
    on = route_rules(FORK)
    reached = step(on, board(on, red="S>a"), "red b")
    assert take(on, with_row(on, "cbd"), reached) == ("cd", "none")
    # Discards, if a game has any, are shuffled first.
    assert take(on, with_row(on, "cbd", discards="e"), reached) == ("ced", "e")
    # A row that is short already gets one card for the one taken, no more.
    assert take(on, with_row(on, "cb", "efd"), reached) == ("ce", "e")
    near = sketch("S-a-b")
    cards, free_action = cards_.laid_out(Cards(hands=((), ()), deck=(1, 2)), near.beyond(3))
    assert (cards.row, cards.deck, free_action) == ((), (), (2, 1))


# --- hands ---------------------------------------------------------------------------------


def test_cards_are_drawn_from_the_deck_then_from_the_shuffled_discards() -> None:
    cards = Cards(hands=((5,), ()), deck=(1, 2), discards=(7, 8, 9))
    chance = Chance.from_seed("draw")
    drawn: list[int | None] = []
    for _draw in range(6):
        cards, card, chance = cards_.drawn(cards, chance)
        drawn.append(card)
    assert drawn[:2] == [2, 1]
    assert sorted(card for card in drawn[2:5] if card) == [7, 8, 9]
    assert drawn[5] is None
    assert cards == Cards(hands=((5,), ()))


def test_cards_come_into_a_hand_and_leave_it() -> None:
    cards = Cards(hands=((3, 5), (4,)))
    more = cards_.taken_up(cards, 0, 4)
    assert more.hands == ((3, 4, 5), (4,))
    assert cards_.put_away(more, 0, 3).hands == ((4, 5), (4,))
    assert cards_.discarded(cards_.discarded(cards, 9), 2).discards == (9, 2)
