"""Section 7 of the catalogue: the two New Rules."""

from __future__ import annotations

import pytest

from engines.famous_explorers.state import State

from .positions import (
    events,
    free_actions,
    ids,
    kinds,
    offered,
    play,
    points,
    position,
    refused,
    sketched,
    tip,
    track,
)

LINE = sketched("start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po")
DOTS = sketched("start-pa-r1-pb start-r2-pc start-g1-pd pa-e1L e1R-pe pc-g2-r3-pf pd-pa")


def line(**known: object) -> State:
    """Return a state in which pb and pc were passed; red stands at pd."""
    known = {
        "nr1": True,
        "hands": ("pb pc pd pm", "pa pn po"),
        "held": ("pb pc pd pm", "pa"),
        "red": "start>pa>pb>pc>pd",
        **known,
    }
    return position(game=LINE, **known)  # type: ignore[arg-type]


def go(state: State, text: str, seat: int | None = None) -> State:
    return play(state, text, seat, LINE)


# --- New Rule 1 ----------------------------------------------------------------------------


@pytest.mark.rule("FE-701")
def test_one_late_card_in_the_own_turn() -> None:
    state = line()
    assert free_actions(state, 0, "score", LINE) == ["score PB", "score PC", "score PD"]
    happened = events(state, "score pb", game=LINE)
    assert LINE.facts(happened[0])["how"] == "late"
    state = go(state, "score pb")
    assert free_actions(state, 0, "score", LINE) == ["score PD"]
    refused(state, "score pc", "FE-701", "one-late-card", game=LINE, place="PC")
    # One more in the next own turn.
    state = go(state, "yellow pi end yellow pj end")
    assert track(go(state, "score pc"), LINE) == [2, 0]


@pytest.mark.rule("FE-701")
def test_no_late_card_in_the_turn_of_another() -> None:
    state = line(active=1)
    assert free_actions(state, 0, "score", LINE) == ["score PD"]
    refused(state, "score pb", "FE-701", "late-not-your-turn", seat=0, game=LINE, place="PB")
    assert track(go(state, "score pa"), LINE) == [0, 1]
    # Each active player has one late card of its own, and the next player has one again.
    state = go(state, "score pa red pe end")
    assert track(go(state, "score pb"), LINE) == [1, 1]


@pytest.mark.rule("FE-701", "FE-302")
def test_without_new_rule_1_no_card_is_late() -> None:
    state = line(nr1=False, active=1)
    assert free_actions(state, 0, "score", LINE) == ["score PB", "score PC", "score PD"]
    assert track(go(go(state, "score pb", 0), "score pc", 0), LINE) == [2, 0]
    assert LINE.facts(events(state, "score pb", 0, LINE)[0])["how"] == "command"


@pytest.mark.rule("FE-702")
def test_a_card_is_not_late_while_an_expedition_stands_there() -> None:
    # Yellow stands at pb, where red has been.
    state = line(yellow="start>pa>pb", active=1)
    assert free_actions(state, 0, "score", LINE) == ["score PB", "score PD"]
    state = go(go(state, "score pd", 0), "score pb", 0)
    assert track(state, LINE) == [2, 0]
    # In the own turn it does not use up the late card.
    state = line(yellow="start>pa>pb")
    state = go(state, "score pb score pd score pc")
    assert track(state, LINE) == [3, 0]


@pytest.mark.rule("FE-702")
def test_an_expedition_that_is_over_counts_as_one_that_stands_there() -> None:
    state = line(yellow="start>pa>pb>pc>pd", red="start>pa>pb", blue="start>pf", arrows=4, active=1)
    assert state.board.routes[1].over
    assert free_actions(state, 0, "score", LINE) == ["score PB", "score PD"]
    assert LINE.facts(events(state, "score pd", 0, LINE)[0])["how"] == "command"


@pytest.mark.rule("FE-701", "FE-702")
def test_a_card_becomes_late_when_the_expedition_moves_on() -> None:
    state = line(active=1, hands=("pd pm", "pn po"))
    assert free_actions(state, 0, "score", LINE) == ["score PD"]
    state = go(state, "red pe")
    assert free_actions(state, 0, "score", LINE) == []
    # And is no longer late once an expedition comes back by removing.
    state = go(state, "remove red")
    assert free_actions(state, 0, "score", LINE) == ["score PD"]


@pytest.mark.rule("FE-703")
def test_cards_are_still_scored_on_being_reached_and_are_never_late() -> None:
    state = line(hands=("pb pe pm", "pk po"), held=("pb",))
    state = go(state, "red pe ticket red pk")
    assert track(state, LINE) == [1, 1]
    assert not state.late
    assert track(go(state, "score pb"), LINE) == [2, 1]
    # A late card before does not matter either.
    state = line(hands=("pb pe pm", "pk po"), held=("pb",))
    assert track(go(state, "score pb red pe"), LINE) == [2, 0]


@pytest.mark.rule("FE-704", "FE-307")
def test_the_end_scores_no_late_cards() -> None:
    state = line(closing=True, active=1, main=False, yellow="start>pf", hands=("pb pc pd", "pa pf"))
    happened = events(state, "end", game=LINE)
    assert kinds(happened) == ["turn-ended", "card-scored", "card-scored", "game-ended"]
    assert [event.place for event in happened[1:3]] == ["pd", "pf"]
    state = go(state, "end")
    assert points(state, LINE) == [1 - 2, 1 - 1]
    plain = line(nr1=False, closing=True, active=1, main=False, hands=("pb pc pd", "pa pf"))
    assert points(go(plain, "end"), LINE) == [3, 1 - 1]


# --- New Rule 2 ----------------------------------------------------------------------------


def dots(**known: object) -> State:
    known = {
        "nr2": True,
        "hands": ("pf", "pf"),
        "red": "start>pa",
        "yellow": "start>r2>pc",
        **known,
    }
    return position(game=DOTS, **known)  # type: ignore[arg-type]


@pytest.mark.rule("FE-711")
def test_a_ticket_arrow_does_not_lead_to_a_red_dot() -> None:
    state = dots()
    for to, name in (("r1", "R1"), ("e1", "E1")):
        refused(
            state, f"ticket red {to}", "FE-711", "ticket-to-red",
            game=DOTS, colour="red", to=name,
        )  # fmt: skip
    assert offered(state, "ticket", DOTS) == [
        "ticket red PD", "ticket yellow G2", "ticket blue PA", "ticket blue G1",
    ]  # fmt: skip
    free = dots(nr2=False)
    assert {"ticket red R1", "ticket red E1", "ticket blue R2"} <= set(offered(free, game=DOTS))


@pytest.mark.rule("FE-712")
def test_other_arrows_lead_to_red_dots() -> None:
    state = dots()
    for to in ("r1", "e1"):
        after = play(state, f"red {to}", game=DOTS)
        assert after.board.tickets == (4, 3)
    # A bonus arrow that follows from a ticket arrow.
    after = play(state, "ticket yellow g2 bonus yellow r3", game=DOTS)
    assert (tip(after, "yellow", DOTS), after.board.tickets) == ("r3", (3, 3))
    assert "bonus red E1" in offered(play(state, "ticket yellow g2", game=DOTS), game=DOTS)


@pytest.mark.rule("FE-712")
def test_a_branch_leads_to_a_red_dot_also_after_a_ticket_arrow() -> None:
    game = sketched("start-pa-pb-pc-pa pb-r1-pd start-pe pc-pf")
    state = position(game=game, nr2=True, red="start>pa>pb>pc", hands=("pe", "pd"))
    state = play(state, "ticket red pa", game=game)
    assert "branch red PB R1" in offered(state, game=game)
    state = play(state, "branch red pb r1", game=game)
    assert (tip(state, "red", game), state.board.tickets) == ("r1", (3, 3))


@pytest.mark.rule("FE-712")
def test_going_back_to_a_red_dot_pays() -> None:
    state = dots(red="start>pa>r1>pb")
    state = play(state, "remove red", game=DOTS)
    assert (tip(state, "red", DOTS), state.board.tickets) == ("r1", (3, 3))


@pytest.mark.rule("FE-711", "RT-702")
def test_the_main_arrow_is_owed_though_a_ticket_could_not_lay_it() -> None:
    game = sketched("start-r1-pa start-r2-pb")
    state = position(game=game, nr2=True, hands=("pa", "pb"))
    assert offered(state, "ticket", game) == []
    refused(state, "end", "RT-702", "main-owed", game=game)
    assert len(offered(state, game=game)) == 6


def test_the_view_shows_which_new_rules_apply() -> None:
    view = LINE.view(line(nr2=True), None)
    assert (view.new_rule_1, view.new_rule_2) == (True, True)
    assert ids(line().held[1], LINE) == ["pa"]
