"""The laws of :mod:`engines.laws`, for every number of seats and every variant."""

from __future__ import annotations

import pytest

from engines.laws import Laws, check_game, option_sets

from .positions import GAME

LAWS = Laws(GAME)


@pytest.mark.parametrize("options", option_sets(GAME), ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_keeps_the_laws(seats: int, options: dict[str, bool]) -> None:
    checked = check_game(GAME, seats, options, "1996", laws=LAWS, thorough=0.01)
    assert checked.moves * 10 < GAME.longest(seats)
