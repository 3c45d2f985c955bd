"""The players of the balance report: they play the turns that they would play at a table."""

from __future__ import annotations

import pytest

from bench.balance.seated import Seated
from engines.core import Chance
from engines.players import turn
from tests.offered import GAMES


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_first_turn_is_that_of_a_table(level: str) -> None:
    game = GAMES["siberia"]
    state = game.start(2, game.options({}), "seated")
    seat = game.decisions(state)[0].seat
    played = turn(game, state, seat, level, Chance.from_seed("same"), 300)
    seated = Seated(game, [level, level], "same", 300)
    for step in played:
        if step.seat != seat:
            break
        assert seated.move(state, seat) == step.move
        state = step.state
