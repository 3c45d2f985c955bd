"""FE-832, FE-833: the Events that lay and remove arrows at once."""

from __future__ import annotations

from typing import Any

import pytest

from engines.famous_explorers.moves import Enough, Extra, Lift
from engines.famous_explorers.state import State

from .positions import (
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
    tip,
)

NET = sketched(
    "start-pa-pb-pc-pa pb-pd pc-r3-px start-pe-r1-pf start-pg-g1-ph pf-pi-pj ph-pk pg-pl r1-pm"
)
"""Red usually makes the ring pa, pb, pc; yellow goes by pe and r1, blue by pg and g1."""

ENDED = sketched("start-pa-pb-pc start-pd-pe-pf start-pg-ph-pi pc-pj")


def table(**known: Any) -> State:
    known = {"ee": True, "hands": ("pi pj", "pk"), "deck": "px pd pl", "game": NET, **known}
    return position(**known)


# --- Forced March --------------------------------------------------------------------------


@pytest.mark.rule("FE-832")
def test_the_march_lays_an_arrow_on_each_of_two_colours() -> None:
    state = play(table(market="march", red="start>pa", yellow="start>pe"), "buy march", game=NET)
    assert offered(state, game=NET) == [
        "extra red PB",
        "extra red PC",
        "extra yellow R1",
        "extra blue PA",
        "extra blue PE",
        "extra blue PG",
    ]
    assert dict(asked(state, NET).facts)["second"] == "no"
    state = play(state, "extra yellow r1", game=NET)
    assert dict(asked(state, NET).facts)["second"] == "yes"
    assert offered(state, game=NET) == [
        "extra red PB",
        "extra red PC",
        "extra blue PA",
        "extra blue PE",
        "extra blue PG",
    ]
    refused(state, Extra("yellow", "pf"), "FE-832", "colour-used", game=NET, colour="yellow")
    refused(state, "end", "FE-832", "task-first", game=NET, task="march")
    state = play(state, "extra red pb", game=NET)
    assert [tip(state, colour, NET) for colour in ("red", "yellow")] == ["pb", "r1"]
    assert not state.tasks
    assert state.board.main


@pytest.mark.rule("FE-832")
def test_dots_do_not_pay_the_march() -> None:
    state = table(market="march", yellow="start>pe", blue="start>pg")
    happened = events(state, "buy march extra yellow r1 extra blue g1", game=NET)
    assert kinds(happened) == ["card-bought", "slot-empty", "arrow-laid", "arrow-laid"]
    assert [event.by for event in happened[2:]] == ["march", "march"]
    state = play(state, "buy march extra yellow r1 extra blue g1", game=NET)
    assert state.board.tickets == (2, 3)
    assert state.board.bonuses == 0
    assert asked(state, NET).kind == "turn"


@pytest.mark.rule("FE-832")
def test_the_march_closes_no_loop() -> None:
    state = table(market="march", red="start>pa>pb>pc", yellow="start>pe", blue="start>pg")
    state = play(state, "buy march", game=NET)
    assert offered(state, "extra red", game=NET) == ["extra red R3"]
    refused(state, Extra("red", "pa"), "FE-832", "closes-loop", game=NET, colour="red", point="PA")
    state = play(state, "extra blue g1", game=NET)
    assert offered(state, "extra red", game=NET) == ["extra red R3"]
    refused(state, Extra("red", "pa"), "FE-832", "closes-loop", game=NET, colour="red", point="PA")
    around = sketched("start-pa-pb-start start-pc-pd-pe")
    state = position(game=around, ee=True, market="march", red="start>pa>pb", hands=("pe", "pd"))
    state = play(state, "buy march", game=around)
    assert offered(state, "extra red", game=around) == []  # the start has been visited, too


@pytest.mark.rule("FE-832", "RT-301")
def test_the_march_lays_ordinary_arrows() -> None:
    state = play(table(market="march", red="start>pa>pb"), "buy march", game=NET)
    refused(state, Extra("red", "pa"), "RT-303", "turning-back", game=NET, colour="red", point="PA")
    off_tip: dict[str, Any] = {"colour": "red", "point": "PB", "to": "PF"}
    refused(state, Extra("red", "pf"), "RT-301", "not-from-tip", game=NET, **off_tip)
    refused(state, Extra("red", "atlantis"), "RT-101", "no-such-point", game=NET, point="atlantis")
    green: Any = "green"
    refused(state, Extra(green, "pa"), "RT-201", "no-such-colour", game=NET, colour="green")


@pytest.mark.rule("FE-832", "FE-809")
def test_places_count_as_usual_in_a_march() -> None:
    state = table(market="march", red="start>pa", hands=("pb pi", "pe"), row="pg pc", deck="px pl")
    happened = events(state, "buy march extra red pb extra blue pg", game=NET)
    assert kinds(happened)[2:] == [
        "arrow-laid",
        "card-scored",
        "arrow-laid",
        "row-taken",
        "row-refilled",
    ]
    state = play(state, "buy march extra red pb extra yellow pe", game=NET)
    assert [ids(own, NET) for own in state.scored] == [["pb"], ["pe"]]
    assert state.board.closing  # it was the last card of the other player


@pytest.mark.rule("FE-832", "FE-808")
def test_a_march_with_one_colour_lays_one_arrow() -> None:
    state = table(
        game=ENDED, market="march", red="start..pj", yellow="start..pf", hands=("pg",), deck=""
    )
    assert offered(state, "buy", game=ENDED) == ["buy march"]
    state = play(state, "buy march", game=ENDED)
    assert offered(state, game=ENDED) == ["extra blue PA", "extra blue PD", "extra blue PG"]
    state = play(state, "extra blue pd", game=ENDED)
    assert not state.tasks
    assert asked(state, ENDED).kind == "turn"


@pytest.mark.rule("FE-808", "FE-832")
def test_no_march_without_an_arrow_to_lay() -> None:
    routes = {"red": "start..pj", "yellow": "start..pf", "blue": "start..pi"}
    state = table(game=ENDED, market="march", hands=("pg",), deck="", **routes)
    refused(state, "buy march", "FE-808", "no-effect", game=ENDED, card="march")


@pytest.mark.rule("FE-809", "FE-711")
def test_under_new_rule_2_the_march_leads_to_no_red_dot() -> None:
    for nr2 in (False, True):
        state = table(
            market="march", nr2=nr2, red="start>pa>pb>pc", yellow="start>pe", blue="start>pg"
        )
        state = play(state, "buy march", game=NET)
        barred = ["extra red R3", "extra yellow R1"]
        assert [move for move in barred if move in offered(state, game=NET)] == barred * (not nr2)
        # blue may go to a green dot or a place, which pays nothing.
        assert offered(state, "extra blue", game=NET) == ["extra blue G1", "extra blue PL"]
    refused(
        state, Extra("yellow", "r1"), "FE-711", "ticket-to-red", game=NET, colour="yellow", to="R1"
    )
    # Only blue has an arrow, so the march is over after one.
    assert asked(play(state, "extra blue pl", game=NET), NET).kind == "turn"


@pytest.mark.rule("FE-832", "RT-813")
def test_the_march_may_end_the_game() -> None:
    routes = {"red": "start..pb", "yellow": "start..pe", "blue": "start..pi"}
    state = table(game=ENDED, market="march", arrows=3, hands=("pc", "pf"), deck="", **routes)
    state = play(state, "buy march extra red pc", game=ENDED)
    assert not state.board.ended
    assert asked(state, ENDED).kind == "march"
    state = play(state, "extra yellow pf", game=ENDED)
    assert state.board.ended
    assert not state.tasks
    outcome = ENDED.outcome(state)
    assert outcome is not None
    assert outcome.scores == (1, 1)


@pytest.mark.rule("FE-832", "RT-210")
def test_a_march_stops_when_its_first_arrow_leaves_no_other_colour() -> None:
    routes = {"red": "start..pb", "yellow": "start..pf", "blue": "start..pi"}
    state = table(game=ENDED, market="march", arrows=3, hands=("pd", "pg"), deck="", **routes)
    # Yellow and blue have used all their arrows.
    state = play(state, "buy march", game=ENDED)
    assert offered(state, game=ENDED) == ["extra red PC"]
    refused(state, Extra("blue", "ph"), "RT-210", "colour-over", game=ENDED, colour="blue", left=0)
    state = play(state, "extra red pc", game=ENDED)
    assert state.board.ended
    assert not state.tasks


# --- Fallen Bridge -------------------------------------------------------------------------


@pytest.mark.rule("FE-833")
def test_the_bridge_removes_one_arrow_or_two_of_different_colours() -> None:
    before = table(market="bridge", red="start>pa>pb", yellow="start>pe>r1>pf")
    state = play(before, "buy bridge", game=NET)
    assert offered(state, game=NET) == ["lift red", "lift yellow"]
    refused(state, Enough(), "FE-833", "one-at-least", game=NET)
    refused(state, Lift("blue"), "RT-601", "no-arrow", game=NET, colour="blue")
    refused(state, "end", "FE-833", "task-first", game=NET, task="bridge")
    state = play(state, "lift red", game=NET)
    assert tip(state, "red", NET) == "pa"
    assert offered(state, game=NET) == ["lift yellow", "enough"]
    refused(state, Lift("red"), "FE-833", "colour-used", game=NET, colour="red")
    after = play(state, "enough", game=NET)
    assert (tip(after, "yellow", NET), after.tasks) == ("pf", ())
    assert (after.board.main, after.board.spent) == (True, 1)
    two = play(state, "lift yellow", game=NET)
    assert (tip(two, "yellow", NET), two.tasks) == ("r1", ())


@pytest.mark.rule("FE-833")
def test_of_three_colours_the_bridge_removes_two_at_most() -> None:
    state = table(market="bridge", red="start>pa>pb", yellow="start>pe", blue="start>pg")
    state = play(state, "buy bridge lift blue lift yellow", game=NET)
    assert asked(state, NET).kind == "turn"
    assert [len(route.arrows) for route in state.board.routes] == [2, 0, 0]


@pytest.mark.rule("FE-833")
def test_dots_do_not_pay_the_bridge() -> None:
    state = table(market="bridge", yellow="start>pe>r1>pf", blue="start>pg>g1>ph")
    happened = events(state, "buy bridge lift yellow lift blue", game=NET)
    assert kinds(happened)[2:] == ["arrow-removed", "arrow-removed"]
    assert [event.by for event in happened[2:]] == ["bridge", "bridge"]
    state = play(state, "buy bridge lift yellow lift blue", game=NET)
    assert [tip(state, colour, NET) for colour in ("yellow", "blue")] == ["r1", "g1"]
    assert (state.board.tickets, state.board.bonuses) == ((2, 3), 0)


@pytest.mark.rule("FE-833", "RT-503")
def test_the_bridge_forms_no_loop() -> None:
    state = table(market="bridge", red="start>pa>pb>pc>pa pb>pd", yellow="start>pe")
    state = play(state, "buy bridge", game=NET)
    assert offered(state, game=NET) == ["lift yellow"]
    refused(state, Lift("red"), "FE-833", "closes-loop", game=NET, colour="red")
    state = play(state, "lift yellow", game=NET)
    assert asked(state, NET).kind == "turn"  # no second colour is left
    alone = table(market="bridge", red="start>pa>pb>pc>pa pb>pd")
    refused(alone, "buy bridge", "FE-808", "no-effect", game=NET, card="bridge")
    # A loop that lies further back does not matter: the closing arrow itself may go.
    further = table(market="bridge", red="start>pa>pb>pc>pa pc>r3>px")
    assert tip(play(further, "buy bridge lift red", game=NET), "red", NET) == "r3"


@pytest.mark.rule("FE-833", "RT-210")
def test_the_bridge_spares_a_colour_that_is_over() -> None:
    routes = {"red": "start..pc", "yellow": "start..pe"}
    state = table(game=ENDED, market="bridge", arrows=3, hands=("pg",), deck="", **routes)
    state = play(state, "buy bridge", game=ENDED)
    assert offered(state, game=ENDED) == ["lift yellow"]
    refused(state, Lift("red"), "RT-210", "colour-over", game=ENDED, colour="red", left=0)


@pytest.mark.rule("FE-833", "FE-303", "FE-309")
def test_places_reached_by_the_bridge_count_as_by_any_removal() -> None:
    state = table(market="bridge", red="start>pa>pb", hands=("pa pi", "pk"), row="pe")
    # The card of pa was drawn after red had been there.
    happened = events(state, "buy bridge lift red", game=NET)
    assert kinds(happened)[-1] == "card-scored"
    held = table(market="bridge", red="start>pa>pb", hands=("pa pi", "pk"), held=("pa",))
    assert kinds(events(held, "buy bridge lift red", game=NET))[-1] == "arrow-removed"
    row = table(market="bridge", red="start>pa>pb", row="pa")
    assert ids(play(row, "buy bridge lift red", game=NET).cards.row, NET) == ["pa"]


@pytest.mark.rule("FE-951", "RT-952")
def test_an_arrow_of_an_event_can_be_undone_unless_its_place_was_unknown() -> None:
    state = table(market="march", red="start>pa", yellow="start>pe", hands=("pb", "pk"))
    state = play(state, "buy march", game=NET)
    assert not reveals(state, "extra red pb", game=NET)
    assert not reveals(state, "extra yellow r1", game=NET)
    assert reveals(state, "extra blue pg", game=NET)
