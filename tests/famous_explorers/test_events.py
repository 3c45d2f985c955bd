"""FE-806 to FE-811: buying and playing Events; FE-831: the one that gives tickets."""

from __future__ import annotations

from typing import Any

import pytest

from engines.famous_explorers.market import (
    EVENTS,
    EXPLORERS,
    IMMEDIATE,
    KEPT,
    PLAYED,
    price,
    timing,
)
from engines.famous_explorers.moves import Buy, Enough, Extra, Lift, Play
from engines.famous_explorers.state import State

from .positions import (
    GAME,
    asked,
    events,
    ids,
    kinds,
    offered,
    play,
    position,
    refused,
    reveals,
    sketched,
)

NET = sketched(
    "start-pa-pb-pc-pa pb-pd pc-r3-px start-pe-r1-pf start-pg-g1-ph pf-pi-pj ph-pk pg-pl r1-pm"
)


def table(**known: Any) -> State:
    known = {"ee": True, "hands": ("pi pj", "pk"), "deck": "px pd pl", "game": NET, **known}
    return position(**known)


# --- Events in general ---------------------------------------------------------------------


@pytest.mark.rule("FE-806", "FE-802")
def test_five_events_are_immediate_and_five_are_kept() -> None:
    assert IMMEDIATE == ("grant", "march", "bridge", "gossip", "bearings")
    assert KEPT == ("wind", "spyglass", "pass", "letter", "tour")
    assert KEPT[:3] == PLAYED
    assert [price(card) for card in (*EXPLORERS, *EVENTS)] == [2] * 7 + [1] * 10
    assert [timing(card) for card in (EXPLORERS[0], *EVENTS)] == [
        "explorer",
        *["immediate"] * 5,
        *["kept"] * 5,
    ]


@pytest.mark.rule("FE-806")
def test_an_immediate_event_is_carried_out_at_once_and_leaves_the_game() -> None:
    state = play(table(market="march", red="start>pa"), "buy march", game=NET)
    assert asked(state, NET).kind == "march"
    assert state.kept_events == ((), ())
    assert "march" in state.gone
    # Nothing else can be done before.
    for move in ("end", "remove red", "ticket red pb", "exchange pi"):
        refused(state, move, "FE-832", "task-first", game=NET, task="march")
    assert all(move.startswith("extra") for move in offered(state, game=NET))
    state = play(state, "extra red pb extra yellow pe", game=NET)
    assert asked(state, NET).kind == "turn"
    assert not state.tasks
    assert (state.board.main, state.board.spent) == (True, 1)


@pytest.mark.rule("FE-806")
def test_a_kept_event_lies_open_until_it_is_played() -> None:
    state = play(table(market="wind"), "buy wind", game=NET)
    assert state.kept_events == (("wind",), ())
    assert NET.view(state, 1).kept_events == (("wind",), ())
    assert asked(state, NET).kind == "turn"
    # Also in the turn of purchase, at no cost.
    state = play(state, "play wind extra red pa", game=NET)
    assert (state.board.tickets, state.board.spent, state.board.main) == ((2, 3), 1, True)
    assert state.kept_events == ((), ())
    assert "wind" in state.gone
    refused(state, Play("wind"), "FE-806", "not-owned", game=NET, card="wind")


@pytest.mark.rule("FE-806")
def test_any_number_of_kept_events_in_a_turn_without_a_ticket() -> None:
    state = table(kept=("wind spyglass",), hands=("pb pi", "pk"), tickets=(0, 3))
    state = play(state, "red pa play wind extra yellow pe play spyglass spy pb", game=NET)
    assert state.kept_events == ((), ())
    assert (state.board.spent, state.board.tickets[0]) == (0, 0)
    assert ids(state.scored[0], NET) == ["pb"]
    assert offered(state, game=NET) == ["end"]
    # Nor does it matter that two tickets were spent, or that the main arrow was laid.
    late = table(kept=("wind",), main=False, spent=2)
    assert offered(late, game=NET) == ["play wind", "end"]


@pytest.mark.rule("FE-806", "RT-309")
def test_no_kept_event_but_the_pass_while_a_branch_or_bonus_is_open() -> None:
    state = table(kept=("wind spyglass",), hands=("pd pi", "pk"), blue="start>pg")
    state = play(state, "blue g1", game=NET)
    assert offered(state, "play", game=NET) == []
    for card in ("wind", "spyglass"):
        refused(state, f"play {card}", "RT-309", "bonus-first", game=NET, bonuses=1)
    state = table(kept=("wind spyglass",), hands=("pd pi", "pk"), red="start>pa>pb>pc")
    assert offered(state, "play", game=NET) == ["play wind"]
    state = play(state, "red pa", game=NET)
    assert offered(state, "play", game=NET) == []
    refused(state, "play wind", "RT-309", "branch-first", game=NET, colour="red")


@pytest.mark.rule("FE-806")
def test_only_own_events_that_are_kept_can_be_played() -> None:
    state = table(market="march wind", kept=("tour", "spyglass"))
    for card in ("march", "wind", "spyglass", "atlantis"):
        refused(state, Play(card), "FE-806", "not-owned", game=NET, card=card)
    for step in (Extra("red", "pa"), Lift("red"), Enough()):
        refused(state, step, "FE-806", "no-event", game=NET)


@pytest.mark.rule("FE-807")
def test_nothing_is_bought_or_played_in_the_turn_of_another() -> None:
    state = table(market="grant zheng", kept=("", "wind"))
    for move in ("play wind", "buy grant", "buy zheng"):
        refused(state, move, "RT-701", "not-your-turn", seat=1, game=NET, turn_seat=0)


@pytest.mark.rule("FE-808")
def test_an_event_without_effect_is_neither_bought_nor_played() -> None:
    state = table(market="bridge gossip grant march", hands=("pi", "pk"), deck="", supply=0)
    assert offered(state, "buy", game=NET) == ["buy march"]
    for card in ("bridge", "gossip", "grant"):
        refused(state, f"buy {card}", "FE-808", "no-effect", game=NET, card=card)
    state = table(kept=("spyglass",), red="start>pa")
    assert not offered(state, "play", game=NET)
    refused(state, "play spyglass", "FE-808", "no-effect", game=NET, card="spyglass")
    # A kept Event can be bought all the same.
    assert offered(table(market="spyglass pass"), "buy", game=NET) == ["buy spyglass", "buy pass"]


@pytest.mark.rule("FE-811")
def test_events_that_score_at_the_end_are_never_played() -> None:
    state = table(kept=("letter tour",))
    assert not offered(state, "play", game=NET)
    for card in ("letter", "tour"):
        refused(state, Play(card), "FE-811", "scores-at-end", game=NET, card=card)


@pytest.mark.rule("FE-811")
def test_events_left_over_do_nothing_at_the_end() -> None:
    state = table(
        kept=("wind spyglass pass", ""), main=False, closing=True, active=1, hands=("pd",)
    )
    state = play(state, "end", game=NET)
    outcome = NET.outcome(state)
    assert outcome is not None
    assert outcome.scores == (-1, 0)
    assert dict(outcome.sources)["events"] == (0, 0)


# --- Society Grant -------------------------------------------------------------------------


@pytest.mark.rule("FE-831")
@pytest.mark.parametrize(("supply", "gained"), [(9, 2), (2, 2), (1, 1)])
def test_the_grant_gives_two_tickets_or_what_is_left(supply: int, gained: int) -> None:
    state = table(market="grant", supply=supply)
    happened = events(state, "buy grant", game=NET)
    assert kinds(happened) == ["card-bought", "slot-empty", "ticket-gained"]
    assert happened[-1].count == gained
    state = play(state, "buy grant", game=NET)
    # RT-708: the ticket just spent is not in the supply.
    assert state.board.tickets == (3 - 1 + gained, 3)
    assert (state.board.spent, state.board.supply) == (1, supply - gained)
    assert "grant" in state.gone
    assert asked(state, NET).kind == "turn"


@pytest.mark.rule("FE-831")
def test_no_grant_from_an_empty_supply() -> None:
    state = table(market="grant", supply=0)
    refused(state, "buy grant", "FE-808", "no-effect", game=NET, card="grant")
    # RT-708: also if a ticket was spent in this very turn.
    state = play(table(market="grant", supply=0), "ticket red pa", game=NET)
    refused(state, "buy grant", "FE-808", "no-effect", game=NET, card="grant")


@pytest.mark.rule("FE-831", "FE-951")
def test_a_grant_can_be_undone_when_no_event_turns_up() -> None:
    assert not reveals(table(market="grant"), "buy grant", game=NET)
    assert reveals(table(market="grant", event_deck="tour"), "buy grant", game=NET)


def test_every_event_of_the_real_board_is_named_in_the_menu() -> None:
    state = position(
        ee=True,
        market="grant march bridge gossip bearings wind",
        hands=("giza angkor", "nome"),
        marks=("angkor",),
        deck="troy",
        red="start>venice",
    )
    assert offered(state, "buy") == [
        "buy grant",
        "buy march",
        "buy bridge",
        "buy gossip",
        "buy bearings",
        "buy wind",
    ]
    assert GAME.facts(Buy("wind")) == {"card": "wind", "effect": "wind", "timing": "kept"}
