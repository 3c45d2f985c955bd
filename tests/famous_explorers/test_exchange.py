"""Section 4 of the catalogue: what tickets buy, and exchanging cards."""

from __future__ import annotations

import pytest

from engines.famous_explorers.moves import Exchange, Keep
from engines.famous_explorers.state import State

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
    sketched,
    track,
)

LINE = sketched("start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    known = {"hands": ("pb pd pe", "pn po"), "red": "start>pa", "deck": "pk pl pm", **known}
    return position(game=LINE, **known)  # type: ignore[arg-type]


def go(state: State, text: str, seat: int | None = None) -> State:
    return play(state, text, seat, LINE)


@pytest.mark.rule("FE-401")
def test_what_a_ticket_buys() -> None:
    state = line()
    assert offered(state, game=LINE) == [
        "red PB", "yellow PA", "yellow PF", "yellow PI", "blue PA", "blue PF", "blue PI",
        "ticket red PB", "ticket yellow PA", "ticket yellow PF", "ticket yellow PI",
        "ticket blue PA", "ticket blue PF", "ticket blue PI",
        "remove red",
        "exchange PB", "exchange PD", "exchange PE",
    ]  # fmt: skip
    state = line(ee=True, market="zheng wind", event_deck="tour")
    assert offered(state, "buy", LINE) == ["buy zheng", "buy wind"]
    refused(line(), "buy zheng", "FE-401", "no-market", game=LINE)


@pytest.mark.rule("FE-401", "RT-704", "RT-705")
def test_at_most_two_tickets_a_turn_and_none_that_is_not_there() -> None:
    state = go(line(), "exchange pb keep pk remove red")
    assert (state.board.tickets, state.board.spent) == ((1, 3), 2)
    refused(state, "exchange pd", "RT-705", "two-tickets", game=LINE, limit=2, spent=2)
    refused(line(tickets=(0, 3)), "exchange pd", "RT-704", "no-ticket", game=LINE, tickets=0)
    assert offered(line(tickets=(0, 3)), "exchange", LINE) == []


@pytest.mark.rule("FE-402", "FE-405")
def test_an_exchange() -> None:
    state = line()
    state = go(state, "exchange pd")
    assert (state.board.tickets, state.board.spent, state.board.main) == ((2, 3), 1, True)
    assert ids(state.drawn, LINE) == ["pk", "pl"]
    question = asked(state, LINE)
    assert (question.kind, question.seat) == ("keep", 0)
    assert offered(state, game=LINE) == ["keep PK", "keep PL"]
    refused(state, "keep pd", "FE-402", "not-drawn", game=LINE, place="PD")
    refused(state, "keep pb", "FE-402", "not-drawn", game=LINE, place="PB")
    refused(state, "red pb", "FE-402", "task-first", game=LINE, task="keep")
    refused(state, "end", "FE-402", "task-first", game=LINE, task="keep")
    refused(state, "exchange pb", "FE-402", "task-first", game=LINE, task="keep")
    state = go(state, "keep pl")
    assert ids(state.cards.hands[0], LINE) == ["pb", "pe", "pl"]
    assert sorted(ids(state.cards.discards, LINE)) == ["pd", "pk"]
    assert ids(state.cards.deck, LINE) == ["pm"]
    assert asked(state, LINE).kind == "turn"
    refused(state, Keep("pk"), "FE-402", "nothing-drawn", game=LINE)


@pytest.mark.rule("FE-402")
def test_only_cards_in_hand_are_exchanged() -> None:
    state = line()
    refused(state, "exchange pn", "FE-402", "not-in-hand", game=LINE, place="PN")
    refused(state, Exchange("nowhere"), "FE-402", "not-in-hand", game=LINE, place="nowhere")
    refused(state, "exchange pn", "RT-701", "not-your-turn", seat=1, game=LINE, turn_seat=0)


@pytest.mark.rule("FE-401", "FE-402")
def test_two_exchanges_in_a_turn() -> None:
    state = go(line(deck="pk pl pm pc"), "exchange pd keep pk exchange pk keep pc")
    assert ids(state.cards.hands[0], LINE) == ["pb", "pc", "pe"]
    assert state.board.spent == 2


@pytest.mark.rule("FE-402")
def test_no_exchange_while_a_branch_or_bonus_is_open() -> None:
    game = sketched("start-pa-pb-g1-pa pb-pd g1-pe start-pf")
    state = position(game=game, red="start>pa>pb", hands=("pe", "pf"), deck="pd")
    state = play(state, "red g1", game=game)
    refused(state, "exchange pe", "RT-309", "bonus-first", game=game, bonuses=1)
    state = play(state, "bonus red pa", game=game)
    refused(state, "exchange pe", "RT-309", "branch-first", game=game, colour="red")


@pytest.mark.rule("FE-403")
def test_discards_lie_face_down() -> None:
    state = go(line(), "exchange pd keep pl")
    assert LINE.view(state, 0).discarded == ("pd", "pk")
    for reader in (None, 1):
        view = LINE.view(state, reader)
        assert (view.discarded, view.discard_size, view.shown_discards) == ((), 2, ())


@pytest.mark.rule("FE-403")
def test_discards_become_the_deck_when_it_is_empty() -> None:
    state = line(deck="pk", own_discards=("pl", "pm"), discards="pc")
    happened = events(state, "exchange pd", game=LINE)
    assert kinds(happened) == ["card-given", "deck-shuffled", "cards-drawn"]
    assert LINE.facts(happened[1]) == {"count": 3}
    during = go(state, "exchange pd")
    assert ids(during.drawn, LINE)[0] == "pk"
    assert ids(during.drawn, LINE)[1] in ("pl", "pm", "pc")
    assert len(during.cards.deck) == 2
    # Nobody knows where the earlier discards are now; only pd is on the pile.
    assert ids(during.cards.discards, LINE) == ["pd"]
    assert [ids(own, LINE) for own in during.own_discards] == [["pd"], []]


@pytest.mark.rule("FE-403", "FE-404")
def test_the_card_given_away_cannot_come_straight_back() -> None:
    for rest in ("pk", ""):
        state = line(deck=rest, discards="" if rest else "pk")
        state = go(state, "exchange pd")
        assert ids(state.cards.hands[0], LINE) == ["pb", "pe", "pk"]
        assert ids(state.cards.discards, LINE) == ["pd"]
        assert state.cards.deck == ()


@pytest.mark.rule("FE-404")
def test_a_single_card_drawn_is_kept() -> None:
    state = line(deck="pk")
    happened = events(state, "exchange pd", game=LINE)
    assert kinds(happened) == ["card-given", "cards-drawn", "card-kept"]
    assert LINE.facts(happened[0]) == {"seat": 0, "by": "exchange", "count": 1}
    assert LINE.facts(happened[2]) == {"seat": 0, "kept": "PK", "returned": ""}
    after = go(state, "exchange pd")
    assert asked(after, LINE).kind == "turn"
    assert (after.drawn, after.given, after.tasks) == ((), None, ())


@pytest.mark.rule("FE-404", "RT-707")
def test_without_any_card_an_exchange_is_refused() -> None:
    state = line(deck="")
    assert offered(state, "exchange", LINE) == []
    refused(state, "exchange pd", "FE-404", "no-cards-left", game=LINE)
    assert len(offered(line(deck="", discards="pk"), "exchange", LINE)) == 3


@pytest.mark.rule("FE-405")
def test_scored_cards_are_never_reshuffled() -> None:
    state = line(deck="", discards="pk", scored=("pa*", "pc"), taken=("", "pg"), red="start>pa")
    state = go(state, "exchange pd")
    assert ids(state.cards.hands[0], LINE) == ["pb", "pe", "pk"]
    assert [ids(own, LINE) for own in (*state.scored, *state.taken)] == [["pa"], ["pc"], [], ["pg"]]


@pytest.mark.rule("FE-405")
@pytest.mark.parametrize("deck", ["pk pl pm", "pk"])
def test_the_hand_keeps_its_size_also_for_others(deck: str) -> None:
    state = line(deck=deck)
    for text in ("exchange pd", "exchange pd keep pk"):
        if deck == "pk" and "keep" in text:
            continue
        assert LINE.view(go(state, text), 1).hand_sizes == (3, 2)
        assert points(go(state, text), LINE) == [-3, -2]


@pytest.mark.rule("FE-406", "FE-407")
def test_a_marked_card_is_discarded_and_its_mark_stays() -> None:
    state = line(marks=("pd", "pn"))
    assert points(state, LINE) == [-4, -3]
    state = go(state, "exchange pd keep pk")
    assert ids(state.marks[0], LINE) == ["pd"]
    assert points(state, LINE) == [-4, -3]


@pytest.mark.rule("FE-407")
def test_the_mark_of_a_card_drawn_again_counts() -> None:
    state = go(line(marks=("pb",), deck="pk pl"), "exchange pb keep pk")
    assert LINE.view(state, 0).discarded == ("pb", "pl")
    # The deck is empty, so that both come back.
    state = go(state, "exchange pk keep pb red pb")
    assert track(state, LINE) == [2, 0]
    assert (state.marks[0], ids(state.with_mark[0], LINE)) == ((), ["pb"])


@pytest.mark.rule("FE-407")
def test_another_holder_of_a_marked_card_scores_one_point() -> None:
    state = line(marks=("pb",), hands=("pd pe", "pb pn"))
    state = go(state, "red pb")
    assert track(state, LINE) == [0, 1]
    assert ids(state.marks[0], LINE) == ["pb"]
    assert points(state, LINE) == [-2 - 1, 1 - 1]
