"""The laws of :mod:`engines.laws`, for every number of seats and the single options."""

from __future__ import annotations

import pytest

from engines.laws import Laws, check_game

from .games import SETTINGS, name_of
from .positions import GAME

LAWS = Laws(GAME)


@pytest.mark.parametrize("options", SETTINGS, ids=name_of)
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_keeps_the_laws(seats: int, options: dict[str, bool]) -> None:
    checked = check_game(GAME, seats, options, "explorers", laws=LAWS, thorough=0.01)
    assert checked.moves * 10 < GAME.longest(seats)
