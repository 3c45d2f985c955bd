"""The worked examples of the catalogue, on the board, and its list of edge cases."""

from __future__ import annotations

import pytest

from engines.famous_explorers.state import State

from .positions import (
    GAME,
    ids,
    offered,
    play,
    points,
    position,
    refused,
    sketched,
    tip,
    track,
)


@pytest.mark.rule("FE-711", "FE-712", "RT-705")
@pytest.mark.parametrize("nr2", [False, True])
def test_example_1_a_chain_of_dots_and_tickets(nr2: bool) -> None:
    state = position(
        red="start..changan>angkor", blue="start>venice", hands=("giza", "fuji"),
        tickets=(1, 3), nr2=nr2,
    )  # fmt: skip
    state = play(state, "red r03")
    assert (state.board.tickets[0], state.board.spent) == (2, 0)
    state = play(state, "ticket red nan_madol")
    assert (state.board.tickets[0], state.board.spent) == (1, 1)
    state = play(state, "ticket red g06")
    assert (state.board.tickets[0], state.board.spent, state.board.bonuses) == (0, 2, 1)
    state = play(state, "bonus blue carthage")
    assert (tip(state, "red"), tip(state, "blue")) == ("g06", "carthage")
    assert offered(state) == ["end"]
    # Not for want of tickets alone.
    rich = position(red="start>venice", hands=("giza", "fuji"), spent=2, main=False)
    refused(rich, "ticket red carthage", "RT-705", "two-tickets", limit=2, spent=2)


@pytest.mark.rule("FE-401", "FE-712", "RT-407")
@pytest.mark.parametrize("nr2", [False, True])
def test_example_2_back_onto_a_red_dot(nr2: bool) -> None:
    state = position(
        red="start..sagres>r02>timbuktu", yellow="start>r01>brattahlid", hands=("giza", "fuji"),
        nr2=nr2,
    )  # fmt: skip
    state = play(state, "remove red")
    assert tip(state, "red") == "r02"
    assert (state.board.tickets, state.board.spent) == ((3, 3), 1)
    state = play(state, "yellow cape_columbia")
    assert "ticket red Timbuktu" in offered(state)
    state = play(state, "end")
    assert state.board.tickets == (3, 3)
    assert state.board.supply == 30 - 6


@pytest.mark.rule("FE-204", "FE-205")
def test_example_3_a_red_dot_between_two_marks() -> None:
    known = {"marker": 0, "to_mark": (3, 3)}
    state = position(
        hands=("timbuktu sagres fuji nome uluru", "giza mactan"),
        marks=("timbuktu", "nan_madol"),
        **known,  # type: ignore[arg-type]
    )
    refused(
        state, "mark sagres", "FE-205", "next-to-own",
        place=GAME.lookup.name(GAME.lookup.network.numbers["sagres"]), other="Timbuktu",
    )  # fmt: skip
    state = position(
        hands=("sagres fuji nome uluru", "timbuktu giza"), marks=("", "timbuktu"),
        marker=0, to_mark=(4, 3),
    )  # fmt: skip
    assert ids(play(state, "mark sagres").marks[0]) == ["sagres"]


@pytest.mark.rule("FE-406", "FE-407", "FE-503")
def test_example_4_a_marked_card_given_away() -> None:
    # One card goes for another either way, so the difference is the marked card itself.
    known = {"deck": "fuji uluru", "closing": True, "first": 1}
    hands = ("giza nome", "mactan")
    state = position(hands=hands, marks=("giza",), **known)  # type: ignore[arg-type]
    kept = play(state, "exchange nome keep fuji red venice end")
    given = play(state, "exchange giza keep fuji red venice end")
    for after in (kept, given):
        assert after.board.ended
    # -1 for each card in hand, and -1 for the mark in both cases.
    assert points(kept)[0] == points(given)[0] == -3
    score = GAME.view(given, None).scores[0]
    assert (score.unfulfilled, score.unclaimed) == (-2, -1)
    # The mark costs 1 without its card, and 2 with it.
    alone = position(hands=("nome", "mactan"), marks=("giza",))
    neither = position(hands=("nome", "mactan"))
    both = position(hands=hands, marks=("giza",))
    assert points(neither)[0] - points(alone)[0] == 1
    assert points(neither)[0] - points(both)[0] == 2


@pytest.mark.rule("FE-107", "RT-308", "RT-401", "RT-519")
def test_example_6_a_loop_closed_on_a_red_dot() -> None:
    game = sketched("start-r1-pa-pb-r1 pa-pc pb-pd start-pe")
    state = position(game=game, red="start>r1>pa>pb", hands=("pe", "pd"))
    state = play(state, "red r1", game=game)
    assert (state.board.tickets, state.board.bonuses) == ((4, 3), 0)
    assert offered(state, game=game) == ["branch red PA PC", "branch red PB PD"]
    refused(state, "end", "RT-309", "branch-first", game=game, colour="red")
    state = play(state, "branch red pa pc", game=game)
    assert tip(state, "red", game) == "pc"
    assert not state.board.main


@pytest.mark.rule("FE-107", "RT-308", "RT-519")
def test_example_6_a_loop_closed_on_a_green_dot() -> None:
    game = sketched("start-g1-pa-pb-g1 pa-pc pb-pd start-pe")
    state = position(game=game, red="start>g1>pa>pb", hands=("pe", "pd"))
    state = play(state, "red g1", game=game)
    assert (state.board.branch, state.board.bonuses) == (0, 1)
    refused(state, "bonus yellow pe", "RT-309", "branch-first", game=game, colour="red")
    state = play(state, "branch red pb pd", game=game)
    assert offered(state, game=game) == [
        "bonus yellow G1", "bonus yellow PE", "bonus blue G1", "bonus blue PE", "decline",
    ]  # fmt: skip
    state = play(state, "bonus blue pe", game=game)
    assert state.board.bonuses == 0
    assert "end" in offered(state, game=game)


# --- edge cases ----------------------------------------------------------------------------


LINE = sketched("start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"red": "start>pa>pb", **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


@pytest.mark.rule("FE-701", "FE-702", "FE-703")
def test_a_card_scored_on_arrival_does_not_use_up_the_late_card() -> None:
    state = line(nr1=True, hands=("pa pc pd pm", "po"), yellow="start>pf")
    state = play(state, "red pc score pa", game=LINE)
    assert track(state, LINE) == [2, 0]
    refused(state, "score pc", "FE-301", "not-in-hand", game=LINE, place="PC")


@pytest.mark.rule("FE-307", "FE-502")
def test_the_last_arrow_of_all_scores_what_was_reached_and_the_rest_costs() -> None:
    game = sketched("start-pa-pb start-pc start-pd pc-pe")
    state = position(
        game=game, arrows=1, red="start>pa", blue="start>pd", hands=("pa pb pe", "pc"),
        held=("pa",), reached="pe",
    )  # fmt: skip
    state = play(state, "yellow pc", game=game)
    assert state.board.ended
    assert points(state, game) == [2 - 1, 1]
    assert ids(state.cards.hands[0], game) == ["pb"]


@pytest.mark.rule("FE-505", "FE-810")
def test_explorers_break_no_tie() -> None:
    # Both have 3 points; seat 0 has fewer cards, but an Explorer and an Event.
    state = line(
        ee=True, closing=True, first=1, active=0, main=False, hands=("", ""),
        scored=("pa* pb", "pc pd pe"), explorers=("sacagawea",), kept=("tour",), tickets=(0, 0),
    )  # fmt: skip
    outcome = LINE.outcome(play(state, "end", game=LINE))
    assert outcome is not None
    assert outcome.scores == (3, 3)
    assert outcome.winners == (1,)


@pytest.mark.rule("RT-809", "FE-501")
def test_another_players_arrow_scores_the_last_card_in_the_last_seats_turn() -> None:
    state = line(seats=3, hands=("pc", "pm", "po"), first=0, active=2)
    state = play(state, "red pc", game=LINE)
    assert (state.board.closing, state.board.ended) == (True, False)
    assert play(state, "end", game=LINE).board.ended
