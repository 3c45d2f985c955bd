"""The laws of :mod:`engines.laws`, for every variant with three to five seats.

The fewest and the most are in tests/laws, with every game.
"""

from __future__ import annotations

import pytest

from engines.laws import Laws, check_game, option_sets

from .positions import GAME

LAWS = Laws(GAME)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(3 + n % 3, setting, id=str(setting))
        for n, setting in enumerate(option_sets(GAME))
    ],
)
def test_a_game_keeps_the_laws(seats: int, options: dict[str, bool]) -> None:
    checked = check_game(GAME, seats, options, "1996", laws=LAWS, thorough=0.01)
    assert checked.moves * 10 < GAME.max_moves(seats)
