"""From what lies on the table a seat can plan its next turn, in a game that offers it."""

from __future__ import annotations

import pytest

from engines.core import Chance, Game, decision_of
from tests.core.walks import states_of
from tests.offered import GAMES

AHEAD = [name for name, game in GAMES.items() if type(game).ahead is not Game.ahead]


def test_in_our_games_played_in_turns_the_next_turn_can_be_planned() -> None:
    assert {"famous_explorers", "expedition_1996", "luxor", "siberia"} <= {*AHEAD}
    assert "explorers" not in AHEAD, "there all play at once"


@pytest.mark.slow
@pytest.mark.parametrize("name", AHEAD)
def test_a_seat_that_waits_can_plan_its_next_turn(name: str) -> None:
    game, kinds = GAMES[name], set[str]()
    seats = min(3, game.seats[-1])
    states = states_of(game, seats, {}, "ahead")
    for number, state in enumerate(states[:: max(1, len(states) // 25)]):
        for seat in range(seats):
            if decision_of(game, state, seat) is not None or not game.decisions(state):
                continue
            world = game.resample(state, seat, Chance(number))
            then = game.ahead(world, seat)
            if then is None:
                continue
            asked = decision_of(game, then, seat)
            assert asked is not None
            assert asked.moves
            kinds.add(asked.kind)
            assert game.view(then, seat).decision == asked
            for move in asked.moves[::7]:
                assert game.refusal(then, seat, move) is None
                game.apply(then, seat, move)
            assert game.held(game.view(then, seat)) == game.held(game.view(world, seat))
    assert kinds
