"""Every game of the registry, with every number of seats and option set, under all laws.

A game without a transcript or without a stored finished game does not pass.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.core import AnyGame
from engines.core.record import Record, replay
from engines.laws import Laws, check_game, option_sets
from tests.offered import GAMES, TABLES, numbered_tables

TESTS = Path(__file__).parents[1]
LAWS = {game_id: Laws(game) for game_id, game in GAMES.items()}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_fixed_game_keeps_the_laws(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    checked = check_game(game, seats, options, "fixed", thorough=0.12, laws=LAWS[game.id])
    assert checked.record.result is not None
    assert checked.moves == len(checked.record.moves)
    assert checked.thorough > checked.moves / 16


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
@given(seed=st.integers(0, 2**64 - 1))
@settings(
    max_examples=2,
    derandomize=bool(os.environ.get("CI")),
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
def test_any_game_keeps_the_laws(
    game: AnyGame, seats: int, options: dict[str, Any], seed: int
) -> None:
    check_game(game, seats, options, str(seed), laws=LAWS[game.id])


def transcripts(game_id: str, tests: Path = TESTS) -> list[Path]:
    """Return the game's transcripts that hold something."""
    found = sorted((tests / game_id / "transcripts").glob("*.txt"))
    return [file for file in found if file.read_text(encoding="utf-8").strip()]


def finished_games(game_id: str, tests: Path = TESTS) -> list[Record]:
    """Return the game's stored records that have a result."""
    found = sorted((tests / game_id / "saves").glob("*.json"))
    records = [Record.from_json(file.read_text(encoding="utf-8")) for file in found]
    return [record for record in records if record.result is not None]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_has_a_transcript(game_id: str) -> None:
    assert transcripts(game_id)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_has_stored_finished_games_that_replay(game_id: str) -> None:
    records = finished_games(game_id)
    assert records
    for record in records:
        assert len([*replay(GAMES[game_id], record)]) == len(record.moves)


def test_a_game_without_transcript_or_finished_game_is_found(tmp_path: Path) -> None:
    assert not transcripts("luxor", tmp_path)
    assert not finished_games("luxor", tmp_path)
    (tmp_path / "luxor" / "transcripts").mkdir(parents=True)
    (tmp_path / "luxor" / "transcripts" / "empty.txt").write_text("\n", encoding="utf-8")
    assert not transcripts("luxor", tmp_path)
    stored = next((TESTS / "luxor" / "saves").glob("*.json")).read_text(encoding="utf-8")
    unfinished = Record.from_json(stored).model_copy(update={"result": None})
    (tmp_path / "luxor" / "saves").mkdir()
    (tmp_path / "luxor" / "saves" / "one.json").write_text(unfinished.to_json(), encoding="utf-8")
    assert not finished_games("luxor", tmp_path)


def test_the_option_sets_are_the_defaults_and_every_switch_turned_over() -> None:
    assert option_sets(GAMES["luxor"]) == ({}, {"adventures": True})
    a, b = {"variant_a": True}, {"variant_b": True}
    assert option_sets(GAMES["expedition_1996"]) == ({}, a, b, a | b)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_of_seats_and_every_option_set_is_played(game: AnyGame) -> None:
    tables = numbered_tables(game)
    assert {seats for seats, _which in tables} == set(game.seats)
    assert {which for _seats, which in tables} == set(range(len(option_sets(game))))


def test_the_same_seed_checks_the_same() -> None:
    game = GAMES["luxor"]
    first, again = (check_game(game, 2, {}, "same", thorough=0.02) for _time in range(2))
    assert first == again
