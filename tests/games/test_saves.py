"""Stored finished games: each must always replay exactly, or the ruleset number must be raised.

They consist of random moves and hold no names. Do not rewrite a game that no longer replays: stored
games of real tables would not replay either. ``python -m tests.games`` writes only files that
are missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from engines.core import AnyGame, BadRecord
from engines.core.record import Record, replay
from tests.games import prints
from tests.games.__main__ import write
from tests.games.fixtures import Fixture, Fixtures, save
from tests.games.folders import FIXTURES, TESTS
from tests.offered import GAMES, MANY_SEATS

SAVES = [(game_id, name) for game_id, fixtures in FIXTURES.items() for name in fixtures.saves]


def stored(game_id: str, name: str) -> str:
    return (TESTS / game_id / "saves" / f"{name}.json").read_text(encoding="utf-8")


@cache
def records(game_id: str) -> tuple[Record, ...]:
    return tuple(Record.from_json(stored(game_id, name)) for name in FIXTURES[game_id].saves)


def stored_forms(game: AnyGame, state: Any) -> tuple[str, ...]:
    """Return a state as it is stored today, and as it once was."""
    return game.states.dump(state), *game.former_forms(state)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name"), SAVES)
def test_a_stored_game_replays_exactly(game_id: str, name: str) -> None:
    game, fixture, text = GAMES[game_id], FIXTURES[game_id].saves[name], stored(game_id, name)
    record = Record.from_json(text)
    assert record.to_json() == text
    assert record.seats == fixture.seats
    assert record.options == game.options(fixture.options).model_dump(mode="json")
    played = [*replay(game, record)]
    assert len(played) == len(record.moves)
    final = played[-1].state
    assert record.final in stored_forms(game, final)
    outcome = game.outcome(final)
    assert outcome is not None
    assert record.result is not None
    assert [*outcome.scores] == record.result["scores"]
    assert not game.broken_invariants(final)
    for step, recorded in zip(played, record.moves, strict=True):
        assert game.format(step.move) == recorded.notation


@pytest.mark.parametrize("game_id", GAMES)
def test_every_stored_game_is_replayed(game_id: str) -> None:
    files = {file.stem for file in (TESTS / game_id / "saves").glob("*.json")}
    assert files == set(FIXTURES[game_id].saves), "delete what fixtures.json does not name"
    assert files


def values_of(game: AnyGame, varied: str) -> set[Any]:
    """Return every value of a field of a move, named as in ``use action``."""
    kind, field = varied.split()
    return set(get_args(get_type_hints(game.moves.kinds[kind])[field]))


@pytest.mark.parametrize("game_id", GAMES)
def test_stored_games_hold_every_kind_of_move(game_id: str) -> None:
    game = GAMES[game_id]
    moves = [recorded.move for record in records(game_id) for recorded in record.moves]
    hint = "add a game to fixtures.json, or choose another seed for one that is not kept yet"
    assert {move["kind"] for move in moves} == set(game.moves.kinds), hint
    for varied in FIXTURES[game_id].varied:
        kind, field = varied.split()
        assert {move[field] for move in moves if move["kind"] == kind} == values_of(game, varied)


def changed(text: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield a record with one thing changed, and a pattern of the error message it must cause."""
    data = json.loads(text)
    data["result"]["scores"][0] += 1
    yield data, "the result is"
    data = json.loads(text)
    data["seed"] += "!"
    drawn = data["chance"] or any(move["chance"] for move in data["moves"])
    yield data, r"^move \d+ \(|chance answers" if drawn else "the final state differs"
    data = json.loads(text)
    data["moves"].pop()
    yield data, "the result is None"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_changed_record_does_not_replay(game_id: str) -> None:
    for data, message in changed(stored(game_id, next(iter(FIXTURES[game_id].saves)))):
        with pytest.raises(BadRecord, match=message):
            [*replay(GAMES[game_id], Record.from_json(json.dumps(data)))]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "most"), MANY_SEATS)
def test_the_same_seed_is_the_same_game(game: AnyGame, most: int) -> None:
    for seats in {game.seats[0], most}:
        twice, thrice = (
            Fixtures(transcripts={}, saves={"x": Fixture(seats=seats, seed=seed)})
            for seed in ("twice", "thrice")
        )
        first = save(game, twice, "x")
        assert first == save(game, twice, "x")
        assert first != save(game, thrice, "x")


def test_only_missing_games_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = min(GAMES.values(), key=lambda game: game.max_moves(game.seats[0]))
    folder = tmp_path / game.id
    (folder / "saves").mkdir(parents=True)
    least = Fixture(seats=game.seats[0], seed="new", moves=3)
    fixtures = Fixtures(transcripts={"t": least}, saves={"kept": least, "new": least})
    other = Fixtures(transcripts={}, saves={"kept": Fixture(seats=game.seats[0], seed="old")})
    kept = save(game, other, "kept").to_json()
    (folder / "saves" / "kept.json").write_text(kept, encoding="utf-8")
    (folder / "fixtures.json").write_text(fixtures.model_dump_json(), encoding="utf-8")
    write(game, folder)
    assert (folder / "saves" / "kept.json").read_text(encoding="utf-8") == kept
    written = (folder / "saves" / "new.json").read_text(encoding="utf-8")
    assert [*replay(game, Record.from_json(written))]
    assert (folder / "transcripts" / "t.txt").read_text(encoding="utf-8").count("\n[") == 3
    output = capsys.readouterr().out
    assert [line.split(":")[0] for line in output.splitlines()] == [
        "written", "kept", "written", "written",
    ]  # fmt: skip
    printed = json.loads((folder / prints.FILE).read_text(encoding="utf-8"))
    assert {*printed["games"]} == {"kept", "new"}
