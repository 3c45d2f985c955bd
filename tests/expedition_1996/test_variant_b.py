"""Section 8 of the catalogue: variant B."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.expedition_1996 import scoring
from engines.expedition_1996.moves import Exchange, Keep, Pass
from engines.expedition_1996.state import State
from engines.routes.moves import EndTurn

from .games import random_game
from .positions import (
    GAME,
    asked,
    begun,
    events,
    ids,
    kinds,
    lined,
    offered,
    play,
    points,
    position,
    refused,
    sketched,
    started,
)

LINE = sketched("start-pa-pb-pc-pd-pe start-pf-pg-ph start-pi-pj pe-pk-pl-pm-pn-po")


def line(**known: object) -> State:
    return position(game=LINE, variant_b=True, **known)  # type: ignore[arg-type]


@pytest.mark.rule("Q96-801")
@pytest.mark.parametrize(("seats", "each"), [(2, 10), (3, 10), (4, 8), (5, 8), (6, 8)])
@pytest.mark.parametrize("variant_a", [False, True])
def test_chips_instead_of_missions(seats: int, each: int, variant_a: bool) -> None:
    state = started(seats, variant_a=variant_a, variant_b=True)
    assert state.to_place == (each,) * seats
    assert not any(state.cards.hands)
    assert not state.cards.row
    assert not state.cards.deck


@pytest.mark.rule("Q96-802")
@pytest.mark.parametrize("variant_a", [False, True])
def test_chips_go_on_free_places_of_own_choice(variant_a: bool) -> None:
    state = started(2, first_player=2, variant_a=variant_a, variant_b=True)
    assert asked(state).seat == 1
    assert len(offered(state)) == GAME.lookup.markable.bit_count()
    assert "pass" not in offered(state)
    refused(state, Pass(), "Q96-802", "no-passing", left=10)
    refused(state, "chip venice", "Q96-802", "next-to-start", place="Venice")
    refused(state, "chip r04", "Q96-802", "not-a-place", place="Socotra")
    refused(state, "chip giza", "Q96-802", "not-your-turn", seat=0, turn_seat=1)
    refused(state, EndTurn(), "Q96-802", "chips-first", left=10)
    state = play(state, "chip giza")
    assert asked(state).seat == 0
    refused(state, "chip giza", "Q96-802", "chip-there", place="Giza")
    order = [1]
    while state.placer is not None:
        order.append(state.placer)
        state = play(state, offered(state)[0])
    assert order == [1, 0] * 10
    refused(state, "chip giza", "Q96-802", "chips-placed")


@pytest.mark.rule("Q96-802")
def test_the_question_is_asked_in_small_steps() -> None:
    state = started(2, variant_b=True)
    question = asked(state)
    paths = [GAME.path(move) for move in question.moves]
    assert question.steps == ("region", "place")
    regions = {path[0] for path in paths}
    assert regions == {
        "north_america",
        "south_america",
        "europe",
        "africa",
        "asia",
        "south_pacific_and_australia",
    }
    assert max(sum(path[0] == region for path in paths) for region in regions) <= 25


@pytest.mark.rule("Q96-803")
def test_the_owner_collects_in_anybodys_turn() -> None:
    state = line(red="start>pa>pb", chips=("po pe", "pc pd pb"))
    happened = events(state, "red pc", game=LINE)
    assert kinds(happened) == ["arrow-laid", "chip-collected"]
    assert LINE.facts(happened[1]) == {"seat": 1, "place": "PC", "left": 2}
    state = play(state, "red pc", game=LINE)
    assert (ids(state.collected[1], LINE), points(state, LINE)) == (["pc"], [0, 1])
    state = play(line(red="start>pa>pb>pc", chips=("po pb",)), "remove red", game=LINE)
    assert ids(state.collected[0], LINE) == ["pb"]


@pytest.mark.rule("Q96-804", "Q96-809")
@pytest.mark.parametrize("active", [0, 1])
def test_the_last_chip_wins_at_once(active: int) -> None:
    state = line(red="start>pa>pb", chips=("po", "pc"), collected=("pd pe", "pf"), active=active)
    played = lined(state, "red pc", game=LINE)
    assert kinds(played[-1].events) == ["arrow-laid", "chip-collected", "game-ended"]
    assert LINE.facts(played[-1].events[-1]) == {
        "how": "chips", "scores": "2 2", "winner_seats": "1"
    }  # fmt: skip
    assert played[-1].reveals
    state = played[-1].state
    assert LINE.decisions(state) == ()
    outcome = LINE.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (2, 1)
    refused(state, "end", "Q96-804", "game-over", seat=0, game=LINE)


@pytest.mark.rule("Q96-804")
def test_open_bonuses_and_branches_lapse_when_somebody_wins() -> None:
    game = sketched("start-pa-pb-pc-pa pb-pd pc-pe start-pf")
    state = position(game=game, red="start>pa>pb>pc", variant_b=True, chips=("pa", "pf"))
    state = play(state, "red pa", game=game)
    assert state.board.ended
    assert state.board.branch is None
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)


def over(chips: tuple[str, str], collected: tuple[str, str]) -> State:
    """Return a state in which red's only arrow is the last one that can be laid."""
    return line(yellow="start>pf", blue="start>pi", arrows=1, chips=chips, collected=collected)


@pytest.mark.rule("Q96-805", "RT-813")
def test_without_arrows_most_chips_win() -> None:
    state = play(over(("pb", "pd pe"), ("pk pl", "pm")), "red pa", game=LINE)
    assert state.board.ended
    refused(state, "end", "Q96-805", "game-over", seat=0, game=LINE)
    outcome = LINE.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((2, 1), (0,))


@pytest.mark.rule("Q96-806")
def test_a_tie_goes_to_who_is_nearer() -> None:
    # Red is at a, blue at i: b is 1 away, d 3, j 1, e 4.
    state = play(over(("pd pj", "pe pb"), ("pk", "pm")), "red pa", game=LINE)
    outcome = LINE.outcome(state)
    assert outcome is not None
    assert dict(outcome.sources)["distance"] == (3 + 1, 4 + 1)
    assert outcome.ranks == (1, 2)
    happened = events(over(("pd pj", "pe pb"), ("pk", "pm")), "red pa", game=LINE)
    assert LINE.facts(happened[-1]) == {
        "how": "arrows", "scores": "1 1", "winner_seats": "0"
    }  # fmt: skip


@pytest.mark.rule("Q96-806")
def test_a_colour_not_begun_counts_from_the_start() -> None:
    state = line(red="start>pa>pb>pc>pd>pe", chips=("pf", "pd"))
    assert [scoring.distance(LINE.lookup, state, seat) for seat in (0, 1)] == [1, 1]
    begun_all = line(red="start>pa>pb>pc", yellow="start>pa", blue="start>pi", chips=("pf", "pd"))
    assert [scoring.distance(LINE.lookup, begun_all, seat) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("Q96-806")
def test_still_tied_the_win_is_shared() -> None:
    after = play(over(("pb", "pj"), ("pk", "pm")), "red pa", game=LINE)
    outcome = LINE.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1), (0, 1))
    assert after.chance.answers == ()


@pytest.mark.rule("Q96-807")
def test_only_two_voucher_actions() -> None:
    state = begun(2, variant_b=True)
    assert not any(move.startswith("exchange") for move in offered(state))
    refused(state, Exchange("giza"), "Q96-807", "no-missions")
    refused(state, Keep("giza"), "Q96-807", "no-missions")
    assert GAME.view(state, None).scores[0].total == 0
    assert GAME.view(state, None).scores[0].uncollected == 0


@pytest.mark.rule("Q96-809")
@pytest.mark.parametrize("variant_a", [False, True])
def test_nothing_is_hidden_so_a_whole_turn_can_be_undone(variant_a: bool) -> None:
    for played in random_game(3, "open", variant_a=variant_a, variant_b=True):
        barriers = [event for event in played.events if event.reveals]
        kinds_seen = {event.kind for event in barriers}  # type: ignore[attr-defined]
        assert kinds_seen <= {"chip-placed", "turn-ended", "game-ended"}
        assert all(event.audience is None for event in played.events)
        public = GAME.view(played.state, None)
        own = GAME.view(played.state, 1)
        assert replace(own, seat=None, decision=None, news=()) == replace(
            public, decision=None, news=()
        )


@pytest.mark.rule("Q96-804", "Q96-806")
def test_the_places_behind_the_winner() -> None:
    """More chips are better, then chips that are nearer; equals share a place."""
    state = line(
        seats=5, red="start>pa>pb>pc>pd", chips=("pj", "pe", "pb", "pb", "pc pk"),
        collected=("pf", "pg pi", "ph", "pl", "po pn"),
    )  # fmt: skip
    outcome = LINE.outcome(play(state, "red pe", game=LINE))
    assert outcome is not None
    assert outcome.scores == (1, 3, 1, 1, 2)
    assert dict(outcome.sources)["distance"] == (2, 0, 2, 2, 2 + 1)
    assert outcome.ranks == (3, 1, 3, 3, 2)
    state = replace(state, chips=(*state.chips[:3], state.chips[4][1:], state.chips[4]))
    outcome = LINE.outcome(play(state, "red pe", game=LINE))
    assert outcome is not None
    assert outcome.ranks == (4, 1, 4, 3, 2)


@pytest.mark.rule("Q96-804", "Q96-806")
def test_the_tip_of_a_colour_that_is_over_counts_behind_an_immediate_winner() -> None:
    state = line(
        seats=3, arrows=3, red="start>pa>pb", yellow="start>pf>pg>ph",
        chips=("pc", "pg", "pj"), collected=("", "pk", "pl"),
    )  # fmt: skip
    assert state.board.routes[1].over
    after = play(state, "red pc", game=LINE)
    outcome = LINE.outcome(after)
    assert outcome is not None
    assert not after.board.routes[2].over, "the game did not end because all colours are over"
    assert dict(outcome.sources)["distance"] == (0, 1, 2)
    assert outcome.ranks == (1, 2, 3)
