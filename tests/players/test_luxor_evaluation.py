"""The evaluation of Luxor's views: from the view alone, an unfinished draft by its best end."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engines.core import Chance
from engines.luxor import evaluation, load
from engines.luxor.moves import Place
from engines.luxor.state import State
from engines.luxor.tiles import Placement
from engines.players import choose
from tests.luxor.positions import at, position, row
from tests.nightly import crossed

GAME = load(None)


def midgames(seats: int, *, adventures: bool, seed: str) -> Iterator[State]:
    """Yield the states of a game of greedy against random in which a tile is to be placed."""
    options = GAME.options({"adventures": adventures})
    state, chance = GAME.start(seats, options, seed), Chance.from_seed(seed)
    while asked := GAME.decisions(state):
        seat = asked[0].seat
        if isinstance(asked[0].moves[0], Place):
            yield state
        move, chance = choose("medium" if seat else "random", GAME, state, seat, chance)
        state, _events = GAME.apply(state, seat, move)


def finished_drafts(state: State, seat: int) -> Iterator[State]:
    """Yield every way to finish the open draft, not yet confirmed."""
    asked = GAME.decisions(state)[0]
    if asked.kind == "confirm":
        yield state
        return
    for move in asked.moves:
        yield from finished_drafts(GAME.apply(state, seat, move)[0], seat)


def value(state: State, seat: int) -> float:
    return GAME.evaluate(GAME.view(state, seat))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "adventures"), crossed([2, 3, 4], [False, True]))
def test_an_unfinished_camp_is_worth_its_best_end(seats: int, adventures: bool) -> None:
    checked = 0
    for number, state in enumerate(midgames(seats, adventures=adventures, seed="drafts")):
        seat = state.active
        for move in GAME.decisions(state)[0].moves:
            if number % 6 or not isinstance(move, Place) or move.tile[0] != "C":
                continue
            if move.cell % 4:  # a quarter of the cells will do
                continue
            drafted = GAME.apply(state, seat, move)[0]
            best = max(value(end, seat) for end in finished_drafts(drafted, seat))
            assert value(drafted, seat) == pytest.approx(best), (number, GAME.format(move))
            checked += 1
    assert checked > 20


def test_every_step_of_a_draft_is_worth_its_best_end() -> None:
    for number, state in enumerate(midgames(2, adventures=False, seed="steps")):
        seat = state.active
        camps = [m for m in GAME.decisions(state)[0].moves if isinstance(m, Place)]
        after = GAME.apply(state, seat, camps[number % len(camps)])[0]
        while (asked := GAME.decisions(after)[0]).kind != "confirm":
            best = max(value(end, seat) for end in finished_drafts(after, seat))
            assert value(after, seat) == pytest.approx(best)
            after = GAME.apply(after, seat, asked.moves[number % len(asked.moves)])[0]
            assert isinstance(after.draft, Placement)


def after_turn(state: State) -> State:
    """Return the state after greedy has placed one tile."""
    seat, number = state.active, 0
    while not state.placed and state.active == seat and not state.finished:
        move, _chance = choose("medium", GAME, state, seat, Chance(number))
        state, _events = GAME.apply(state, seat, move)
        number += 1
    return state


def test_greedy_covers_a_rival_with_the_last_free_place() -> None:
    board = row("D5", "Pd:111 Ed Ed Ed") | row("D6", "L L L L")
    state = position(board=board, hand=["Cd5"], others=["Ed5", "Cd5"])
    assert after_turn(state).stacks[at("D5")] == (1, 1, 1, 0)


def test_greedy_fills_a_pyramid_up_while_others_have_camps() -> None:
    board = row("D5", "Pd Ed L L") | row("D6", "L L L L")
    state = position(board=board, hand=["Cd5"], others=["Cd5", "Cd5"])
    assert after_turn(state).stacks[at("D5")] == (0, 0, 0, 0)


def test_greedy_spends_no_more_than_it_needs_when_nobody_can_answer() -> None:
    board = row("D5", "Pd Ed L L") | row("D6", "L L L L")
    state = position(board=board, hand=["Cd5"], others=[])
    assert after_turn(state).stacks[at("D5")] == (0,)


def test_a_finished_game_is_worth_its_lead() -> None:
    state, chance = GAME.start(3, GAME.options({}), "lead"), Chance(3)
    while asked := GAME.decisions(state):
        move, chance = choose("random", GAME, state, asked[0].seat, chance)
        state, _events = GAME.apply(state, asked[0].seat, move)
    outcome = GAME.outcome(state)
    assert outcome is not None
    for seat, score in enumerate(outcome.scores):
        lead = score - max(points for at, points in enumerate(outcome.scores) if at != seat)
        spare = value(state, seat) - lead
        assert 0 <= spare < 1
        # LX-506: more adventurers in the supply settle a tie, and nothing else.
        richer = replace(state, supplies=tuple(30 if s == seat else 0 for s in range(3)))
        assert value(richer, seat) > value(state, seat) - 1e-9
        assert value(richer, seat) < lead + 1


def test_the_judgement_knows_views_only() -> None:
    assert "State" not in vars(evaluation)
    assert [*inspect.signature(evaluation.evaluate).parameters] == ["view", "weights"]
