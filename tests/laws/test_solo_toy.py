"""A game with a rival inside, alone and with two seats, under all laws."""

from __future__ import annotations

import pytest

from engines.laws import check_game
from tests.core.solo_toy import SoloToy


@pytest.mark.parametrize("seats", SoloToy.seats)
def test_a_game_against_a_rival_keeps_the_laws(seats: int) -> None:
    lost = set[bool]()
    for seed in range(10):
        checked = check_game(SoloToy(), seats, {}, f"solo {seed}", thorough=0.5)
        assert checked.moves == 8 * seats
        assert checked.record.result is not None
        lost.add("lost" in checked.record.result)
    assert lost == {True, False}
