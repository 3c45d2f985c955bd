"""Hints: the computer's move from what a seat may know, with reasons that show nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages import controls
from engines.core import AnyGame, Chance, decision_of, play_move
from engines.players import hint
from engines.players.player import choices
from tests.core.walks import states_of
from tests.offered import GAMES, TABLES

LUXOR = GAMES["luxor"]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_hint_is_legal_true_and_follows_from_the_view_alone(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> None:
    states = states_of(game, seats, options, "hints")
    for number, state in enumerate(states[len(states) // 4 :: len(states) // 3]):
        before = game.states.dump(state)
        for asked in game.decisions(state)[:1]:
            found = hint(game, state, asked.seat)
            open_ = choices(game, state, asked.seat)
            assert found.move in open_
            assert found.compared == len(open_)
            assert (found.second is None) == (len(open_) == 1)
            assert found.second != found.move
            other = game.resample(state, asked.seat, Chance(number))
            assert hint(game, other, asked.seat) == found
            controls.custom_id("pick", 10**17, game.path(found.move), question="0123456789abcdef")
            events = play_move(game, state, asked.seat, found.move).events
            assert all(event in events for event in found.events)
            assert not any(event.reveals for event in found.events)
        assert game.states.dump(state) == before


def test_the_best_comes_first_and_an_equal_one_is_called_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = LUXOR.start(2, LUXOR.options({}), "lot")
    first, second, *_others = choices(LUXOR, state, 0)
    for worth, equal in ((0.0, True), (1.0, False)):
        monkeypatch.setattr(
            type(LUXOR),
            "evaluate",
            lambda _game, view, worth=worth: worth * (first.tile not in view.gifts),
        )
        found = hint(LUXOR, state, 0)
        assert found.equal is equal
        assert (found.move, found.second) == (first, second)


def test_who_is_asked_nothing_gets_none() -> None:
    state = LUXOR.start(2, LUXOR.options({"first_player": 1}), "turn")
    for seat in (0, 1):
        move = choices(LUXOR, state, seat)[0]
        state = play_move(LUXOR, state, seat, move).state
    waiting = next(seat for seat in (0, 1) if decision_of(LUXOR, state, seat) is None)
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(LUXOR, state, waiting)
