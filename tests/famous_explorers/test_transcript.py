"""Golden transcripts of fixed games; see ``tests/routes/transcripts.py``.

``pytest tests/famous_explorers --update-goldens`` writes them anew; the difference is for the
review.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.routes.transcripts import Transcripts

from .games import FULL, random_game
from .positions import GAME, started

HEAD = re.compile(
    r"seat \d+(?=:)|red|yellow|blue|recent|row|tickets|discards|market|secret [ab]|own|put aside"
    r"|discarded|drawn|at any|asked"
)
TRANSCRIPTS = Transcripts(GAME, HEAD, Path(__file__).parent / "transcripts")


@pytest.mark.parametrize(
    ("name", "seats", "seed", "most", "options"),
    [
        ("two-basic", 2, "transcript 2", 400, {}),
        ("three-full", 3, "transcript 3", 160, FULL),
    ],
)
def test_a_fixed_game_looks_as_approved(
    name: str, seats: int, seed: str, most: int, options: dict[str, Any], update_goldens: bool
) -> None:
    title = f"{seats} seats, {options}, seed {seed!r}"
    first = started(seats, seed, **options)
    written = TRANSCRIPTS.written(title, first, random_game(seats, seed, **options), most)
    TRANSCRIPTS.check(name, written, update=update_goldens)


def test_every_line_of_a_view_is_in_the_transcript() -> None:
    for played in random_game(2, "transcript 3", **FULL):
        TRANSCRIPTS.check_whole(played.state, 2)
