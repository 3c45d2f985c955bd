"""FE-836, FE-838 to FE-840: the kept Events except the Spyglass."""

from __future__ import annotations

from typing import Any

import pytest

from engines.famous_explorers.moves import Extra, Play
from engines.famous_explorers.state import State
from engines.routes.moves import Branch

from .positions import (
    asked,
    events,
    ids,
    kinds,
    offered,
    play,
    points,
    position,
    refused,
    reveals,
    sketched,
    tip,
)

NET = sketched("start-pa-pb-pc-pa pc-pd pb-pe start-pf-r1-ph pf-r2 start-pg-g1-pi pg-g2 pi-pj-pk")
"""Red makes the ring pa, pb, pc; yellow goes by pf to a red dot, blue by pg to a green one."""


def table(**known: Any) -> State:
    known = {"ee": True, "hands": ("pj", "pk"), "deck": "pe pd", "game": NET, **known}
    return position(**known)


# --- Tailwind ------------------------------------------------------------------------------


@pytest.mark.rule("FE-836", "FE-809")
def test_the_wind_lays_an_ordinary_arrow_that_is_neither_main_nor_ticket() -> None:
    state = play(table(kept=("wind",), red="start>pa"), "play wind", game=NET)
    assert offered(state, game=NET) == [
        "extra red PB",
        "extra red PC",
        "extra yellow PA",
        "extra yellow PF",
        "extra yellow PG",
        "extra blue PA",
        "extra blue PF",
        "extra blue PG",
    ]
    refused(state, "end", "FE-836", "task-first", game=NET, task="wind")
    happened = events(state, "extra blue pf", game=NET)
    assert kinds(happened) == ["arrow-laid"]
    assert happened[0].by == "wind"
    state = play(state, "extra blue pf", game=NET)
    assert (tip(state, "blue", NET), state.tasks) == ("pf", ())
    assert (state.board.main, state.board.spent, state.board.tickets) == (True, 0, (3, 3))


@pytest.mark.rule("FE-836", "FE-809", "RT-401", "RT-403")
def test_dots_pay_the_wind() -> None:
    red = play(table(kept=("wind",), yellow="start>pf"), "play wind extra yellow r1", game=NET)
    assert red.board.tickets == (4, 3)
    green = play(table(kept=("wind",), blue="start>pg"), "play wind extra blue g1", game=NET)
    assert (asked(green, NET).kind, green.board.bonuses) == ("bonus", 1)
    green = play(green, "bonus blue pi", game=NET)
    assert asked(green, NET).kind == "turn"


@pytest.mark.rule("FE-836", "FE-809", "FE-308")
def test_places_count_for_the_wind() -> None:
    state = table(kept=("wind",), red="start>pa", row="pb pe", deck="pd")
    happened = events(state, "play wind extra red pb", game=NET)
    assert kinds(happened) == ["event-played", "arrow-laid", "row-taken", "row-refilled"]
    state = table(kept=("wind",), red="start>pa", hands=("pj", "pb"))
    happened = events(state, "play wind extra red pb", game=NET)
    assert kinds(happened)[2:] == ["card-scored", "last-round"]


@pytest.mark.rule("FE-836", "FE-809", "RT-506", "RT-504")
def test_the_wind_may_close_a_loop() -> None:
    state = play(table(kept=("wind",), red="start>pa>pb>pc"), "play wind extra red pa", game=NET)
    assert (asked(state, NET).kind, state.tasks) == ("branch", ())
    assert offered(state, game=NET) == ["branch red PB PE", "branch red PC PD"]
    second = table(kept=("wind",), red="start>pa>pb>pc", looped=("red",))
    second = play(second, "play wind", game=NET)
    assert offered(second, "extra red", game=NET) == ["extra red PD"]
    refused(second, Extra("red", "pa"), "RT-504", "second-loop", game=NET, colour="red", point="PA")


@pytest.mark.rule("FE-809", "FE-711", "FE-712")
def test_under_new_rule_2_the_wind_leads_to_no_red_dot() -> None:
    state = table(kept=("wind",), nr2=True, yellow="start>pf", blue="start>pg")
    winding = play(state, "play wind", game=NET)
    assert offered(winding, "extra yellow", game=NET) == []
    assert offered(winding, "extra blue", game=NET) == ["extra blue G1", "extra blue G2"]
    to_red: dict[str, Any] = {"colour": "yellow", "to": "R1"}
    refused(winding, Extra("yellow", "r1"), "FE-711", "ticket-to-red", game=NET, **to_red)
    # The bonus arrow that follows may, and so may the main arrow.
    state = play(winding, "extra blue g1 bonus yellow r1", game=NET)
    assert state.board.tickets == (4, 3)


@pytest.mark.rule("FE-808", "FE-836")
def test_no_wind_without_an_arrow_to_lay() -> None:
    short = sketched("start-pa-r1 start-pb-r2 start-pc-r3")
    routes: dict[str, Any] = {"red": "start>pa", "yellow": "start>pb", "blue": "start>pc"}
    state = position(game=short, ee=True, kept=("wind",), hands=("pa", "pb"), **routes)
    assert offered(state, "play", game=short) == ["play wind"]
    state = position(game=short, ee=True, nr2=True, kept=("wind",), hands=("pa", "pb"), **routes)
    assert offered(state, "play", game=short) == []
    refused(state, "play wind", "FE-808", "no-effect", game=short, card="wind")


@pytest.mark.rule("FE-836", "RT-813")
def test_the_wind_may_end_the_game() -> None:
    state = table(
        kept=("wind",), arrows=2, red="start>pa>pb", yellow="start>pf>r2", blue="start>pg"
    )
    state = play(state, "play wind extra blue g1", game=NET)
    assert state.board.ended
    assert state.board.bonuses == 0


# --- Hidden Pass ---------------------------------------------------------------------------

RING = sketched("start-pa-pb-pc-pd-pb pa-px pc-py pd-pz start-pq py-pw")
"""The ring is pb, pc, pd; off it lie pa, with a way to px, and the start, with a way to pq."""


def looped(**known: Any) -> State:
    """Return the state after red closed the ring, with the Hidden Pass to play."""
    known = {"ee": True, "kept": ("pass",), "hands": ("pw",), "game": RING, **known}
    state = position(red="start>pa>pb>pc>pd", **known)
    return play(state, "red pb", game=RING)


@pytest.mark.rule("FE-838")
def test_the_pass_lets_a_branch_start_anywhere_on_the_route() -> None:
    state = looped()
    assert offered(state, game=RING) == ["branch red PC PY", "branch red PD PZ", "play pass"]
    off: dict[str, Any] = {"colour": "red", "point": "PA", "to": "PX"}
    refused(state, Branch("red", "pa", "px"), "RT-510", "off-the-loop", game=RING, **off)
    assert kinds(events(state, "play pass", game=RING)) == ["event-played"]
    state = play(state, "play pass", game=RING)
    assert offered(state, game=RING) == [
        "branch red START PQ",
        "branch red PA PX",
        "branch red PC PY",
        "branch red PD PZ",
    ]
    after = play(state, "branch red start pq", game=RING)
    assert tip(after, "red", RING) == "pq"
    assert after.kept_events == ((), ())
    refused(
        state,
        Branch("red", "pw", "py"),
        "RT-516",
        "not-visited",
        game=RING,
        colour="red",
        point="PW",
        to="PY",
    )


@pytest.mark.rule("FE-838", "RT-507")
def test_the_branch_still_leads_to_a_point_not_visited() -> None:
    state = play(looped(), "play pass", game=RING)
    back: dict[str, Any] = {"colour": "red", "point": "PA", "to": "START"}
    refused(state, Branch("red", "pa", "start"), "RT-507", "already-visited", game=RING, **back)
    no_line: dict[str, Any] = {"colour": "red", "point": "PA", "to": "PY"}
    refused(state, Branch("red", "pa", "py"), "RT-507", "no-line", game=RING, **no_line)


@pytest.mark.rule("FE-838")
def test_the_pass_is_good_for_one_branch() -> None:
    ring = sketched("start-pa-pb-pc-pa pb-pd pc-pe-pf-pc pe-pi pf-ph start-pg start-pj-pk")
    state = position(
        game=ring, ee=True, kept=("pass",), hands=("pk", "pj"), red="start>pa>pb>pc", deck="pd"
    )
    state = play(state, "red pa play pass branch red pc pe end", game=ring)
    assert not state.board.anywhere
    state = play(state, "ticket red pf red pc", game=ring)
    assert offered(state, game=ring) == ["branch red PE PI", "branch red PF PH"]


@pytest.mark.rule("FE-838", "FE-806")
def test_the_pass_is_played_only_while_a_branch_is_owed() -> None:
    state = table(kept=("pass",), red="start>pa>pb>pc")
    assert not offered(state, "play", game=NET)
    refused(state, Play("pass"), "FE-838", "no-branch-owed", game=NET)
    bonus = play(table(kept=("pass",), blue="start>pg"), "blue g1", game=NET)
    refused(bonus, Play("pass"), "FE-838", "no-branch-owed", game=NET)
    refused(table(), Play("pass"), "FE-806", "not-owned", game=NET, card="pass")


@pytest.mark.rule("FE-838", "FE-808")
def test_no_pass_where_it_opens_no_way() -> None:
    # All points that red has visited but the start lie on the ring, and the start leads nowhere.
    shut = sketched("start-pa-pb-pc-pa pb-pd pc-pe")
    state = position(game=shut, ee=True, kept=("pass",), hands=("pe",), red="start>pa>pb>pc")
    state = play(state, "red pa", game=shut)
    assert offered(state, game=shut) == ["branch red PB PD", "branch red PC PE"]
    refused(state, Play("pass"), "FE-808", "no-effect", game=shut, card="pass")
    # RT-516: no branch could start on the ring, so all points are open already.
    blind = sketched("start-pa-pb-pc-pd-pb pa-px start-pq")
    state = position(game=blind, ee=True, kept=("pass",), hands=("px",), red="start>pa>pb>pc>pd")
    state = play(state, "red pb", game=blind)
    assert offered(state, game=blind) == ["branch red START PQ", "branch red PA PX"]
    refused(state, Play("pass"), "FE-808", "no-effect", game=blind, card="pass")


@pytest.mark.rule("FE-838")
def test_the_pass_cannot_be_played_twice_for_one_branch() -> None:
    state = play(looped(), "play pass", game=RING)
    refused(state, Play("pass"), "FE-806", "not-owned", game=RING, card="pass")


@pytest.mark.rule("FE-838", "FE-951")
def test_a_single_branch_waits_for_the_pass_which_can_be_undone() -> None:
    game = sketched("start-pa-pb-pc-pd-pb pa-px pc-r1")
    state = position(game=game, ee=True, kept=("pass",), hands=("px",), red="start>pa>pb>pc>pd")
    state = play(state, "red pb", game=game)
    assert offered(state, game=game) == ["branch red PC R1", "play pass"]
    assert not reveals(state, "play pass", game=game)
    without = position(game=game, ee=True, hands=("px",), red="start>pa>pb>pc>pd")
    assert tip(play(without, "red pb", game=game), "red", game) == "r1"


# --- Sealed Letter, Lecture Tour -----------------------------------------------------------


@pytest.mark.rule("FE-839")
@pytest.mark.parametrize(
    ("hand", "marks", "expected"),
    [
        ("", "", 0),
        ("", "pe pd", -2),
        ("pj", "", 0),
        ("pj pk", "", 0),
        ("pj pk pi", "", -1),
        ("pj pk pi ph", "pk", -3),
    ],
)
def test_the_letter_spares_two_cards_but_no_mark(hand: str, marks: str, expected: int) -> None:
    known: dict[str, Any] = {"hands": (hand, "pc pb"), "marks": (marks,), "main": False}
    state = table(kept=("letter",), closing=True, active=1, deck="", **known)
    state = play(state, "end", game=NET)
    outcome = NET.outcome(state)
    assert outcome is not None
    assert outcome.scores == (expected, -2)
    assert dict(outcome.sources)["unfulfilled"] == (min(0, 2 - len(hand.split())), -2)


@pytest.mark.rule("FE-840")
@pytest.mark.parametrize(
    ("tickets", "expected"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3), (7, 3), (8, 3)]
)
def test_the_tour_pays_pairs_of_tickets(tickets: int, expected: int) -> None:
    known: dict[str, Any] = {"main": False, "hands": ("", "")}
    state = table(kept=("tour",), closing=True, active=1, tickets=(tickets, 4), **known)
    assert points(state, NET) == [expected, 0]
    outcome = NET.outcome(play(state, "end", game=NET))
    assert outcome is not None
    assert outcome.scores == (expected, 0)


@pytest.mark.rule("FE-840", "RT-813")
def test_tickets_spent_in_the_last_turn_do_not_tour() -> None:
    routes = {"red": "start>pa>pb", "yellow": "start>pf>r2", "blue": "start"}
    known: dict[str, Any] = {"arrows": 2, "tickets": (4, 3), "hands": ("pj", "pk"), **routes}
    state = play(table(kept=("tour",), **known), "ticket blue pg", game=NET)
    state = play(state, "blue g2", game=NET)
    assert state.board.ended
    assert state.board.tickets == (3, 3)
    outcome = NET.outcome(state)
    assert outcome is not None
    assert dict(outcome.sources)["events"] == (1, 0)


@pytest.mark.rule("FE-839", "FE-840", "FE-811")
def test_letter_and_tour_count_only_before_their_owner() -> None:
    state = table(kept=("", "letter tour"), hands=("pj pi", "pk"), tickets=(6, 6))
    assert points(state, NET) == [-2, 3]
    assert ids(state.cards.hands[1], NET) == ["pk"]
    lying = table(market="letter tour", hands=("pj pi", "pk"), tickets=(6, 6))
    assert points(lying, NET) == [-2, -1]
