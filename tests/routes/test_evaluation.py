"""The evaluation of computer players: chances of places, what a turn offers, and standstill."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest

from engines.core.values import Term
from engines.routes.evaluation import WEIGHTS, Prospects, standing
from engines.routes.view import Expedition
from tests.routes.sketching import sketch

LINE = sketch("S-pa-pb-pc-pd pb-r1 pd-pa")


def one(way: tuple[str, ...] = ("start",), left: int = 45, *, over: bool = False) -> Expedition:
    """Return an expedition as a view would show it."""
    arrows = tuple(pairwise(way))
    return Expedition(colour="red", arrows=arrows, tip=way[-1], left=left, over=over)


@dataclass(frozen=True)
class Seen:
    """The part that the views of both games share."""

    expeditions: tuple[Expedition, ...] = (one(), one(), one())
    players: int = 2
    first: int = 0
    active: int | None = 0
    round: int = 1
    main: bool = False
    branch: str | None = None
    bonuses: int = 0
    tickets: tuple[int, ...] = (0, 0)
    row: tuple[str, ...] = ()


def total(terms: Iterable[Term]) -> float:
    return sum(term.value for term in terms)


def chance(place: str, *ones: Expedition) -> float:
    return Prospects(LINE, ones).of(place)


def test_the_nearer_an_expedition_is_the_likelier_it_comes() -> None:
    assert chance("pa", one()) > chance("pb", one()) > chance("pc", one()) > 0
    assert chance("pb", one(("start", "pa"))) > chance("pb", one())


def test_the_nearest_of_the_expeditions_counts() -> None:
    near, far = one(("start", "pa")), one()
    assert chance("pb", near, far) == chance("pb", far, near) == chance("pb", near, near)


def test_an_expedition_that_is_over_goes_nowhere() -> None:
    gone = one(("start", "pa"), over=True)
    assert chance("pb", gone) == 0
    assert chance("pb", gone, one(left=90)) == chance("pb", one(left=90))


def test_no_expedition_goes_farther_than_its_arrows() -> None:
    assert chance("pb", one(left=1)) == 0
    assert chance("pb", one(left=2)) > 0


def test_the_fewer_arrows_are_left_the_less_likely() -> None:
    assert chance("pc", one(left=10)) < chance("pc", one(left=40))


def test_a_used_line_is_no_way_back() -> None:
    """From pb the place pa is a line away, but that line is used: by pc and pd it is three."""
    here, ahead = one(("start", "pa", "pb")), sketch("S-pb pb-1-2-3")
    assert chance("pa", here) == Prospects(ahead, [one(("pb",))]).of("3")
    assert chance("pa", here) < chance("pa", one(("pb",)))


def test_a_tip_without_a_free_line_leads_nowhere() -> None:
    assert chance("pa", one(("pa", "pb", "r1"))) == 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Seen(tickets=(1, 0)), Seen()),
        (Seen(tickets=(7, 0)), Seen(tickets=(6, 0))),
        (Seen(main=True), Seen()),
        (Seen(bonuses=2), Seen(bonuses=1)),
        (Seen(branch="red"), Seen()),
        (Seen(row=("pa",)), Seen(row=("pc",))),
    ],
)
def test_what_a_turn_holds_is_worth_something(better: Seen, worse: Seen) -> None:
    def value(seen: Seen) -> float:
        return total(standing(seen, 0, [3], Prospects(LINE, seen.expeditions)))

    assert value(better) > value(worse)
    # What is owed in another's turn, or before the first, is not the seat's own.
    if better.tickets == worse.tickets and better.row == worse.row:
        assert value(replace(better, active=1)) == value(replace(worse, active=1))
        assert value(replace(better, round=0)) == value(replace(worse, round=0))


def test_the_others_points_count_against_the_own_and_the_best_of_them_most() -> None:
    seen = Seen(players=3, tickets=(0, 0, 0))
    prospects = Prospects(LINE, seen.expeditions)

    def value(*worth: float) -> float:
        return total(standing(seen, 0, worth, prospects))

    assert value(3, 3) > value(4, 3) == value(3, 4)
    assert value(4, 2) < value(3, 3)


def still(round_: int, active: int = 0, way: tuple[str, ...] = ("start",)) -> Seen:
    return Seen(expeditions=(one(way), one(), one()), round=round_, active=active)


def value_of(seen: Seen, seat: int = 0) -> float:
    return total(standing(seen, seat, [3], Prospects(LINE, ())))


def test_a_standstill_counts_turns_that_brought_no_arrow() -> None:
    assert value_of(still(1)) == value_of(still(1, way=("start", "pa")))
    assert value_of(still(2)) == value_of(still(1)) - WEIGHTS.standstill * 2**2 / 2
    assert value_of(still(2, way=("start", "pa"))) == value_of(still(1)) - WEIGHTS.standstill / 2
    assert value_of(still(2, way=("start", "pa", "pb"))) == value_of(still(1))


def test_it_is_the_same_turn_whether_it_goes_on_or_has_just_ended() -> None:
    assert value_of(still(3, active=0)) == value_of(still(3, active=1))
    assert value_of(still(3, active=1), seat=1) == value_of(still(4, active=0), seat=1)
    assert value_of(still(3, active=1), seat=1) < value_of(still(3, active=0), seat=0)


def test_a_standstill_makes_removing_dear() -> None:
    def price(round_: int) -> float:
        return value_of(still(round_, way=("start", "pa"))) - value_of(still(round_))

    assert price(1) == 0
    assert price(10) > price(5) > 0
    # In the end it costs more than all that a marked card can change.
    assert price(100) > 4 * (1 + WEIGHTS.rivals)
