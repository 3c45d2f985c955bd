"""Section 4 of the catalogue: missions laid open, and the row."""

from __future__ import annotations

import pytest

from engines.expedition_1996.state import State

from .games import states_of
from .positions import events, facts, ids, kinds, offered, play, points, position, refused, sketched

LINE = sketched("start-pa-pb-pc-pd-pe pb-r1-pc start-pf-pg-ph start-pi pe-pj-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"hands": ("pd pe", "pf pg"), **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


@pytest.mark.rule("Q96-401")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_mission_is_laid_open_when_its_place_is_reached(owner: int) -> None:
    hands = ["", "", ""]
    hands[owner] = "pb po"
    state = position(game=LINE, seats=3, red="start>pa", hands=hands)
    happened = events(state, "red pb", game=LINE)
    assert kinds(happened) == ["arrow-laid", "mission-opened"]
    assert LINE.facts(happened[1]) == {"seat": owner, "place": "PB", "chip": "no"}
    state = play(state, "red pb", game=LINE)
    assert ids(state.opened[owner], LINE) == ["pb"]
    assert ids(state.cards.hands[owner], LINE) == ["po"]
    assert LINE.view(state, None).scores[owner].missions == 1


@pytest.mark.rule("Q96-401", "RT-604")
def test_a_removal_reaches_too() -> None:
    # Red left b before the missions were dealt: going back to it by a removal opens b's mission.
    state = line(red="start>pa>pb>pc", hands=("pd", "pb po"))
    happened = events(state, "remove red", game=LINE)
    assert kinds(happened) == ["arrow-removed", "mission-opened"]
    assert LINE.facts(happened[1])["seat"] == 1


@pytest.mark.rule("Q96-402")
def test_the_chip_comes_back_with_its_mission() -> None:
    state = line(red="start>pa>pb>pc", chips=("pd", "pg"))
    assert points(state, LINE) == [-3, -3]
    happened = events(state, "red pd", game=LINE)
    assert LINE.facts(happened[1]) == {"seat": 0, "place": "PD", "chip": "yes"}
    state = play(state, "red pd", game=LINE)
    assert ids(state.collected[0], LINE) == ["pd"]
    assert state.chips[0] == ()
    assert points(state, LINE) == [2 - 1, -3]


@pytest.mark.rule("Q96-402")
def test_a_chip_is_collected_by_a_removal_in_the_turn_of_another() -> None:
    state = line(red="start>pa>pb>pc>pd", hands=("pe", "pc po"), chips=("", "pc"), active=0)
    state = play(state, "remove red", game=LINE)
    assert ids(state.collected[1], LINE) == ["pc"]
    assert points(state, LINE)[1] == 1 + 1 - 1


@pytest.mark.rule("Q96-403")
def test_a_later_mission_counts_only_where_an_expedition_stands() -> None:
    state = line(red="start>pa>pb", blue="start>pf", deck="pb pa pm")
    happened = events(state, "exchange pe keep pb", game=LINE)
    assert kinds(happened) == ["exchanged", "exchange-drawn", "mission-kept", "mission-opened"]
    # Red has left a: the mission stays in hand until somebody goes there again.
    state = play(state, "exchange pe keep pa", game=LINE)
    assert "pa" in ids(state.cards.hands[0], LINE)
    assert not state.opened[0]
    state = play(state, "remove red", game=LINE)
    assert ids(state.opened[0], LINE) == ["pa"]


@pytest.mark.rule("Q96-403", "RT-210")
def test_an_expedition_that_is_over_still_stands_there() -> None:
    state = position(
        game=LINE, red="start>pa>pb", blue="start>pf", arrows=2, hands=("pd pe", "pg"),
        deck="pb pa",
    )  # fmt: skip
    assert state.board.routes[0].over
    state = play(state, "exchange pe keep pb", game=LINE)
    assert ids(state.opened[0], LINE) == ["pb"]


@pytest.mark.rule("Q96-403")
def test_the_start_is_no_place_of_a_mission_and_a_colour_not_begun_stands_nowhere() -> None:
    state = line(deck="pa pb")
    state = play(state, "exchange pe keep pa", game=LINE)
    assert not state.opened[0]


@pytest.mark.rule("Q96-404")
def test_a_place_that_was_visited_earlier_is_worth_nothing() -> None:
    state = line(red="start>pa>pb>pc", hands=("pd pb", "pf"), chips=("pb",))
    state = play(state, "red pd", game=LINE)
    assert ids(state.cards.hands[0], LINE) == ["pb"]
    assert points(state, LINE)[0] == 1 - 1 - 1


@pytest.mark.rule("Q96-405", "RT-805", "RT-806")
def test_the_active_player_takes_a_row_mission() -> None:
    state = line(red="start>pa>pb", row="pc pl pm", deck="pn po", active=1)
    happened = events(state, "red pc", game=LINE)
    assert kinds(happened) == ["arrow-laid", "row-taken", "row-refilled"]
    assert LINE.facts(happened[1]) == {"seat": 1, "place": "PC"}
    assert LINE.facts(happened[2]) == {"place": "PN"}
    state = play(state, "red pc", game=LINE)
    assert ids(state.taken[1], LINE) == ["pc"]
    assert LINE.view(state, None).scores[1].row == 1
    assert points(state, LINE) == [-2, 1 - 2]


@pytest.mark.rule("Q96-406")
def test_also_by_removing_an_arrow() -> None:
    state = line(red="start>pa>pb>pc", row="pb pm", deck="pn")
    state = play(state, "remove red", game=LINE)
    assert ids(state.taken[0], LINE) == ["pb"]
    assert ids(state.cards.row, LINE) == ["pn", "pm"]


@pytest.mark.rule("Q96-407", "RT-807")
def test_the_new_row_mission_counts_wherever_it_lies_but_must_be_reached_again() -> None:
    # The refill is b, where blue stands, then c, where red has just come: neither is claimed.
    state = line(red="start>pa>pb", blue="start>pa>pb", row="pc pm", deck="pb pa")
    state = play(state, "red pc", game=LINE)
    assert ids(state.cards.row, LINE) == ["pb", "pm"]
    assert ids(state.taken[0], LINE) == ["pc"]
    # Going back to b reaches it again, although it was visited before; a is next to the start.
    state = play(state, "remove red", game=LINE)
    assert ids(state.taken[0], LINE) == ["pc", "pb"]
    assert ids(state.cards.row, LINE) == ["pa", "pm"]


@pytest.mark.rule("RT-807")
def test_a_refill_is_not_claimed_by_the_arrow_that_caused_it() -> None:
    state = line(red="start>pa>pb", row="pc pm", deck="pc")
    state = play(state, "red pc", game=LINE)
    assert ids(state.cards.row, LINE) == ["pc", "pm"]


@pytest.mark.rule("RT-808", "RT-814")
def test_without_a_deck_the_row_stays_short() -> None:
    state = line(red="start>pa>pb", row="pc pm")
    happened = events(state, "red pc", game=LINE)
    assert kinds(happened) == ["arrow-laid", "row-taken", "row-short"]
    assert facts(happened[2]) == {"size": 1}
    state = play(state, "red pc", game=LINE)
    assert ids(state.cards.row, LINE) == ["pm"]
    assert not state.board.ended


@pytest.mark.rule("RT-308", "RT-401")
def test_missions_come_before_the_branch_and_the_ticket_before_them() -> None:
    game = sketched("start-pa-r1-pb-pa r1-pc pb-pd")
    state = position(game=game, red="start>pa>r1>pb", hands=("pa pd", "pc"), tickets=(0, 0))
    happened = events(state, "red pa branch red pb pd", game=game)
    assert kinds(happened)[:3] == ["arrow-laid", "loop-formed", "mission-opened"]
    state = position(game=game, red="start>pa", hands=("pc", "pd"), tickets=(0, 0))
    assert kinds(events(state, "red r1", game=game)) == ["arrow-laid", "ticket-gained"]


@pytest.mark.rule("Q96-401")
def test_nobody_is_asked_whether_a_mission_is_laid_open() -> None:
    state = play(line(red="start>pa>pb>pc"), "red pd", game=LINE)
    assert all(not move.startswith("open") for move in offered(state, game=LINE))
    refused(state, "red pe", "RT-702", "main-laid", game=LINE)


@pytest.mark.rule("RT-804")
def test_a_place_matches_at_most_one_mission_in_play() -> None:
    for state in states_of(4, "one card"):
        in_play = [*state.cards.row, *(card for hand in state.cards.hands for card in hand)]
        assert len(in_play) == len(set(in_play))
