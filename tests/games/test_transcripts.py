"""Golden transcripts: what every seat and a spectator see at every step of fixed games.

``python -m tests.games --game <game>`` rewrites them; the reviewer checks the difference.
"""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from engines.cli.calls import WrongCall
from tests.games.fixtures import fixtures_in, lines_of, transcript
from tests.games.folders import FIXTURES, TESTS
from tests.offered import GAMES

TRANSCRIPTS = [
    (game_id, name) for game_id, fixtures in FIXTURES.items() for name in fixtures.transcripts
]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name"), TRANSCRIPTS)
def test_a_fixed_game_looks_as_approved(game_id: str, name: str) -> None:
    played = transcript(GAMES[game_id], FIXTURES[game_id], name)
    file = TESTS / game_id / "transcripts" / f"{name}.txt"
    approved = file.read_text(encoding="utf-8")
    pairs = zip_longest(played.split("\n"), approved.split("\n"))
    wrong = next(((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1]), None)
    if wrong is not None:
        number, (played_line, approved_line) = wrong
        pytest.fail(
            f"line {number} of {file} is\n{played_line}\nand was approved as\n{approved_line}"
        )


@pytest.mark.parametrize("game_id", GAMES)
def test_every_transcript_is_compared(game_id: str) -> None:
    files = {file.stem for file in (TESTS / game_id / "transcripts").glob("*.txt")}
    assert files == set(FIXTURES[game_id].transcripts)
    assert files


def test_lines_that_are_taken_for_the_same_are_named() -> None:
    """Otherwise a line of a view could be missing in the transcript."""
    game = next(iter(GAMES.values()))
    state = game.start(game.seats[0], game.options({}), "lines")
    with pytest.raises(WrongCall, match="are about the same"):
        lines_of(game, state, None, re.compile(""))


def test_missing_fixtures_are_named(tmp_path: Path) -> None:
    with pytest.raises(WrongCall, match=r"fixtures\.json: No such file"):
        fixtures_in(tmp_path)
    (tmp_path / "fixtures.json").write_text('{"saves": {}}', encoding="utf-8")
    with pytest.raises(WrongCall, match=r"fixtures\.json: transcripts: Field required$"):
        fixtures_in(tmp_path)
