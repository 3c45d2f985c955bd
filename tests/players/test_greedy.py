"""Greedy takes what looks best one small move ahead, in the world that it is given."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.core import AnyGame, Chance, decision_of
from engines.players import choose, greedy
from engines.players.player import choices
from tests.core.walks import random_walk, some_of, states_of
from tests.nightly import closely
from tests.offered import FIRST_AND_LAST, GAMES, SOME_TABLES

LUXOR = GAMES["luxor"]


def worth(game: AnyGame, state: Any, seat: int, move: Any) -> float:
    after, _events = game.apply(state, seat, move)
    return game.evaluate(game.view(after, seat))


@pytest.mark.slow
@pytest.mark.parametrize("most", closely(12, 10_000))
@pytest.mark.parametrize(("game", "seats", "options"), FIRST_AND_LAST)
def test_it_takes_one_of_the_best_moves_and_changes_nothing(
    game: AnyGame, seats: int, options: dict[str, Any], most: int
) -> None:
    states = states_of(game, seats, options, "greedy")
    for number, state in enumerate(some_of(states, 31, most)):
        text = game.states.dump(state)
        for asked in game.decisions(state):
            every = choices(game, state, asked.seat)
            open_ = game.shortlist(state, asked.seat, every)
            assert open_ == tuple(move for move in every if move in open_)
            worths = {move: worth(game, state, asked.seat, move) for move in open_}
            move = greedy(game, state, asked.seat, Chance(number))
            assert worths[move] == max(worths.values())
        assert game.states.dump(state) == text


@pytest.mark.slow
@pytest.mark.parametrize("most", closely(40, 10_000))
@pytest.mark.parametrize(("game", "seats", "options"), SOME_TABLES)
def test_what_a_state_is_worth_follows_from_the_view_alone(
    game: AnyGame, seats: int, options: dict[str, Any], most: int
) -> None:
    """A game may find it faster; what is hidden makes no difference to it."""
    for number, state in enumerate(some_of(states_of(game, seats, options, "standing"), 25, most)):
        for seat in range(seats):
            worth = game.evaluate(view := game.view(state, seat))
            if terms := game.terms(view):
                assert sum(term.value for term in terms) == pytest.approx(worth, abs=1e-9)
            assert game.standing(state, seat) == pytest.approx(worth, abs=1e-9)
            other = game.resample(state, seat, Chance(number))
            assert game.standing(other, seat) == pytest.approx(worth, abs=1e-9)


def test_equally_good_moves_are_drawn_by_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(LUXOR), "evaluate", lambda _game, view: float("Td" not in view.gifts))
    state, counts = LUXOR.start(2, LUXOR.options({}), "lot"), Counter[str]()
    for number in range(60):
        counts[LUXOR.format(greedy(LUXOR, state, 0, Chance(number)))] += 1
    assert set(counts) == {"keep Td"}
    monkeypatch.setattr(type(LUXOR), "evaluate", lambda _game, _view: 0.0)
    for number in range(60):
        counts[LUXOR.format(greedy(LUXOR, state, 0, Chance(number)))] += 1
    assert set(counts) == {"keep Td", "keep Ed", "keep M"}
    assert min(counts.values()) > 5


@pytest.mark.parametrize("name", ["random", "easy", "medium"])
def test_a_single_answer_is_given_without_a_look(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = None
    for state, played in random_walk(LUXOR, 2, {}, "single"):
        asked = decision_of(LUXOR, state, played.seat)
        if asked is not None and len(asked.moves) == 1:
            position = state, asked
    assert position is not None
    monkeypatch.delattr(type(LUXOR), "resample")
    state, asked = position
    move, _chance = choose(name, LUXOR, state, asked.seat, Chance(1))
    assert (move,) == asked.moves


@pytest.mark.parametrize("name", ["random", "easy", "medium"])
def test_the_chance_after_a_choice_does_not_depend_on_the_question(name: str) -> None:
    """A bot's next moves must not depend on how many moves it could choose from before."""
    ends = set()
    for _state, played in random_walk(LUXOR, 2, {}, "alike"):
        for asked in LUXOR.decisions(played.state):
            ends.add(choose(name, LUXOR, played.state, asked.seat, Chance(3))[1])
    assert len(ends) == 1
