"""Marks keeps the laws, as every game of the registry has to."""

from __future__ import annotations

import pytest

from engines.laws import check_game
from tests.core.marks import Marks


@pytest.mark.slow
@pytest.mark.parametrize("seats", Marks.seats)
@pytest.mark.parametrize("seed", range(5))
def test_marks_keeps_the_laws(seats: int, seed: int) -> None:
    checked = check_game(Marks(), seats, {}, str(seed), thorough=0.3)
    assert checked.record.result is not None
