"""Section 5 of the catalogue: what vouchers buy."""

from __future__ import annotations

import pytest

from engines.expedition_1996.moves import Exchange, Keep
from engines.expedition_1996.state import State

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
    sketched,
    tip,
)

LINE = sketched("start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"hands": ("pd pe", "pf pg"), "deck": "pk pl pm pn", **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


@pytest.mark.rule("Q96-501", "RT-705")
def test_at_most_two_vouchers_in_a_turn_at_any_time_of_it() -> None:
    begin = play(line(red="start>pa"), "voucher red pb voucher red pc", game=LINE)
    refused(begin, "voucher red pd", "RT-705", "two-tickets", game=LINE, limit=2, spent=2)
    refused(begin, "remove red", "RT-705", "two-tickets", game=LINE, limit=2, spent=2)
    refused(begin, "exchange pe", "RT-705", "two-tickets", game=LINE, limit=2, spent=2)
    assert all(
        "red" in move or "blue" in move or "yellow" in move for move in offered(begin, game=LINE)
    )
    assert not any(move.startswith("voucher") for move in offered(begin, game=LINE))
    between = play(line(red="start>pa"), "voucher red pb red pc voucher red pd", game=LINE)
    assert offered(between, game=LINE) == ["end"]
    at_end = play(line(red="start>pa"), "red pb voucher red pc remove red", game=LINE)
    assert at_end.board.spent == 2
    after = play(at_end, "end", game=LINE)
    assert (after.board.spent, after.board.supply) == (0, 22)
    assert after.board.tickets == (1, 3)


@pytest.mark.rule("Q96-501", "RT-309")
def test_not_while_a_bonus_or_a_branch_is_open() -> None:
    game = sketched("start-pa-g1-pb-pa pb-pc start-pd g1-pe pb-pf")
    state = play(
        position(game=game, red="start>pa", hands=("pe pf",), deck="pc pd"), "red g1", game=game
    )
    refused(state, "exchange pe", "RT-309", "bonus-first", game=game, bonuses=1)
    refused(state, "remove red", "RT-309", "bonus-first", game=game, bonuses=1)
    state = play(state, "decline voucher red pb voucher red pa", game=game)
    assert asked(state, game).kind == "branch"
    refused(state, "remove red", "RT-309", "branch-first", game=game, colour="red")


@pytest.mark.rule("RT-704")
def test_without_vouchers_there_is_nothing_to_spend() -> None:
    state = line(red="start>pa", tickets=(0, 3))
    refused(state, "voucher red pb", "RT-704", "no-ticket", game=LINE, tickets=0)
    refused(state, "exchange pe", "RT-704", "no-ticket", game=LINE, tickets=0)


@pytest.mark.rule("Q96-502", "RT-706")
def test_three_actions() -> None:
    state = line(red="start>pa>pb")
    assert [
        move for move in offered(state, game=LINE) if not move.startswith(("red", "yell", "blue"))
    ] == [
        "voucher red PC",
        "voucher yellow PF",
        "voucher yellow PI",
        "voucher blue PF",
        "voucher blue PI",
        "remove red",
        "exchange PD",
        "exchange PE",
    ]
    for action in ("voucher red pc", "remove red", "exchange pd keep pk"):
        after = play(state, action, game=LINE)
        assert after.board.tickets == (2, 3)
        assert after.board.main
    twice = play(state, "exchange pd keep pk exchange pe keep pm", game=LINE)
    assert ids(twice.cards.hands[0], LINE) == ["pk", "pm"]


@pytest.mark.rule("Q96-503")
def test_exchange_two_are_drawn_and_one_is_kept() -> None:
    state = play(line(), "exchange pd", game=LINE)
    assert asked(state, LINE).kind == "keep"
    assert offered(state, game=LINE) == ["keep PK", "keep PL"]
    refused(state, "red pa", "Q96-503", "keep-first", game=LINE)
    refused(state, "end", "Q96-503", "keep-first", game=LINE)
    refused(state, Keep("pm"), "Q96-503", "not-drawn", game=LINE, place="PM")
    refused(state, Keep("atlantis"), "Q96-503", "not-drawn", game=LINE, place="atlantis")
    state = play(state, "keep pl", game=LINE)
    assert ids(state.cards.hands[0], LINE) == ["pe", "pl"]
    assert not state.drawn
    assert state.given is None
    refused(state, "keep pl", "Q96-503", "no-exchange", game=LINE)
    refused(state, "exchange pd", "Q96-503", "not-in-hand", game=LINE, place="PD")
    refused(state, "exchange pf", "Q96-503", "not-in-hand", game=LINE, place="PF")
    refused(state, Exchange("atlantis"), "Q96-503", "not-in-hand", game=LINE, place="atlantis")


@pytest.mark.rule("Q96-504", "Q96-205")
def test_a_marked_mission_cannot_be_exchanged() -> None:
    state = line(chips=("pd",))
    refused(state, "exchange pd", "Q96-504", "marked", game=LINE, place="PD")
    exchanges = [move for move in offered(state, game=LINE) if move.startswith("exchange")]
    assert exchanges == ["exchange PE"]


@pytest.mark.rule("Q96-505", "RT-707")
def test_the_mission_given_away_does_not_come_back() -> None:
    state = play(line(deck="pk"), "exchange pd", game=LINE)
    # The only one is kept without a question.
    assert ids(state.cards.hands[0], LINE) == ["pe", "pk"]
    assert ids(state.cards.deck, LINE) == ["pd"]
    assert asked(state, LINE).kind == "turn"
    happened = events(line(deck="pk"), "exchange pd", game=LINE)
    assert kinds(happened) == ["exchanged", "exchange-drawn", "mission-kept"]
    assert LINE.facts(happened[2]) == {"seat": 0, "kept": "PK", "returned": ""}
    empty = line(deck="")
    refused(empty, "exchange pd", "Q96-505", "deck-empty", game=LINE)
    assert not any(move.startswith("exchange") for move in offered(empty, game=LINE))
    assert empty.board.tickets == (3, 3)


@pytest.mark.rule("Q96-506")
def test_order_under_the_deck() -> None:
    state = play(line(), "exchange pd keep pl", game=LINE)
    assert ids(state.cards.deck[::-1], LINE) == ["pm", "pn", "pd", "pk"]
    state = play(state, "exchange pl keep pm", game=LINE)
    assert ids(state.cards.deck[::-1], LINE) == ["pd", "pk", "pl", "pn"]


@pytest.mark.rule("Q96-507", "Q96-403")
def test_a_kept_mission_is_laid_open_where_an_expedition_stands() -> None:
    state = line(red="start>pf", deck="pf pk", hands=("pd pe", "pg"), chips=("pd",))
    happened = events(state, "exchange pe keep pf", game=LINE)
    assert kinds(happened)[-1] == "mission-opened"
    after = play(state, "exchange pe keep pf", game=LINE)
    assert ids(after.opened[0], LINE) == ["pf"]
    assert ids(after.cards.hands[0], LINE) == ["pd"]
    # Not if the other mission is kept: the mission of f goes under the deck.
    alternative = play(state, "exchange pe keep pk", game=LINE)
    assert not alternative.opened[0]


@pytest.mark.rule("Q96-507", "RT-809")
def test_the_last_mission_laid_open_after_an_exchange_is_the_end_too() -> None:
    state = line(red="start>pf", deck="pf pk", hands=("pe", "pg"))
    happened = events(state, "exchange pe keep pf", game=LINE)
    assert kinds(happened)[-2:] == ["mission-opened", "last-round"]
    # Giving away the last mission is not the end: another one comes.
    assert "last-round" not in kinds(events(state, "exchange pe keep pk", game=LINE))


@pytest.mark.rule("Q96-502", "RT-601", "RT-603")
def test_remove() -> None:
    state = line(red="start>pa>pb")
    refused(state, "remove blue", "RT-601", "no-arrow", game=LINE, colour="blue")
    state = play(state, "remove red", game=LINE)
    assert tip(state, "red", LINE) == "pa"
    assert state.board.routes[0].left == 44


def test_the_hand_size_does_not_shrink_while_an_exchange_runs() -> None:
    state = GAME.start(2, GAME.options({"first_player": 1}), "exchange")
    while state.placer is not None:
        state = play(state, offered(state)[0])
    before = GAME.view(state, None)
    state = play(state, next(move for move in offered(state) if move.startswith("exchange")))
    during = GAME.view(state, None)
    assert during.exchanging
    assert during.hand_sizes == before.hand_sizes == (12, 12)
    assert during.scores == before.scores
    assert not GAME.broken_invariants(state)
