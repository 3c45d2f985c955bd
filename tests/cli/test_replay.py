"""``replay``: a record is checked, and its result printed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core.record import sealed
from engines.registry import games

from .conftest import Call

SAVES = Path(__file__).parents[1] / "luxor" / "saves"
STORED = sorted(
    file for game in games() for file in (SAVES.parents[1] / game / "saves").glob("*.json")
)


@pytest.mark.slow
@pytest.mark.parametrize("file", STORED, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def test_a_stored_game_replays(call: Call, file: Path) -> None:
    result = call("replay", file)
    assert (result.code, result.err) == (0, "")
    record = json.loads(file.read_text(encoding="utf-8"))
    title = games()[record["game"]].title
    first, *ranks = result.out.splitlines()
    count = len(record["moves"])
    players = "1 player" if record["seats"] == 1 else f"{record['seats']} players"
    assert first == f"{file}: {title}, {players}, {count} moves, replays as recorded"
    if "grade" in record["result"]:
        assert ranks.pop().startswith(f"grade: {record['result']['grade']} ")
    if record["result"].get("lost"):
        assert ranks.pop() == "lost: no seat has won"
    for rival in reversed(record["result"].get("rivals", [])):
        line = f"rank {rival['rank']}: {rival['name']} with {rival['score']} points"
        assert ranks.pop() == line
    assert len(ranks) == record["seats"]
    for seat, line in enumerate(ranks):
        rank, points = record["result"]["ranks"][seat], record["result"]["scores"][seat]
        assert line.startswith(f"rank {rank}: seat {seat} with {points} points (")
        for name, values in record["result"]["sources"].items():
            assert f"{name} {values[seat]}" in line


def changed(folder: Path, **change: Any) -> Path:
    data = json.loads((SAVES / "2-base.json").read_text(encoding="utf-8"))
    file = folder / "game.json"
    file.write_text(json.dumps({**data, **change}), encoding="utf-8")
    return file


def test_a_game_broken_off(call: Call, tmp_path: Path) -> None:
    moves = json.loads((SAVES / "2-base.json").read_text(encoding="utf-8"))["moves"]
    for count in (0, 7):
        file = changed(tmp_path, moves=moves[:count], result=None, final=None)
        result = call("replay", file)
        assert (result.code, result.err) == (0, "")
        assert result.out.splitlines() == [
            f"{file}: Expedition Luxor, 2 players, {count} moves, replays as recorded",
            "the game is not over",
        ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"ruleset": 99}, "recorded under ruleset 99, this program has 2"),
        ({"content": "?"}, "recorded with other content"),
        ({"options": {"preset": []}}, "set-up: preset: there is no such option"),
        ({"content": "\x1b[31m\n" * 999}, "recorded with other content"),
        ({"seats": 9}, "set-up: Expedition Luxor needs 2 to 4 players, not 9"),
        ({"seed": "?"}, "set-up: chance answers otherwise than recorded"),
        ({"final": "?"}, "the final state differs from the recorded one"),
        ({"result": {"scores": [], "ranks": []}}, "the result is {"),
        (
            {"moves": [{"seat": 0, "move": {"kind": "end"}, "notation": "end"}]},
            "move 1 (end): LX-202 keep-first",
        ),
        (
            {"moves": [{"seat": 0, "move": {"kind": "fly"}, "notation": "fly"}]},
            "move 1 (fly): the move: Input tag 'fly'",
        ),
    ],
)
def test_a_record_that_does_not_replay(
    call: Call, tmp_path: Path, change: dict[str, Any], message: str
) -> None:
    file = changed(tmp_path, **change)
    result = call("replay", file)
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith(f"{file}: {message}")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "not a record: the file: Invalid JSON: EOF"),
        (b"[]", "not a record: the file: Input should be an object"),
        (b"{}", "not a record: game: Field required"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"[" * 100_000, "not a record: the file: Invalid JSON: recursion limit"),
        (b'{"seats": ' + b"9" * 5000 + b"}", "not a record: the file: Invalid JSON: number out of"),
        (b'{"seats": NaN}', "not a record: game: Field required"),
    ],
)
def test_a_file_that_is_no_record(call: Call, tmp_path: Path, text: bytes, message: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text)
    result = call("replay", file)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"python -m engines: {file}: {message}")
    assert result.err.count("\n") == 1


def test_a_record_of_a_game_that_does_not_exist(call: Call, tmp_path: Path) -> None:
    result = call("replay", changed(tmp_path, game="chess"))
    assert (result.code, result.out) == (2, "")
    assert result.err.endswith(f"game.json: a record of 'chess'; there are: {', '.join(games())}\n")


def test_a_false_notation_is_named_by_its_move(call: Call, tmp_path: Path) -> None:
    moves = json.loads((SAVES / "2-base.json").read_text(encoding="utf-8"))["moves"]
    right, moves[4]["notation"] = moves[4]["notation"], "resign"
    file = changed(tmp_path, moves=moves)
    result = call("replay", file)
    assert (result.code, result.out) == (1, "")
    assert result.err == f"{file}: move 5 (resign): the notation of this move is '{right}'\n"


def test_seals_are_told(call: Call, tmp_path: Path) -> None:
    seed = json.loads((SAVES / "2-base.json").read_text(encoding="utf-8"))["seed"]
    file = changed(tmp_path, salt="salt", seal=sealed(seed, "salt"))
    result = call("replay", file)
    assert (result.code, result.err) == (0, "")
    seal = sealed(seed, "salt")
    assert f"seal {seal} told at the start: it is that of seed and salt" in result.out
    file = changed(tmp_path, salt="another", seal=seal)
    result = call("replay", file)
    assert (result.code, result.out) == (1, "")
    assert "the seal is not that of seed and salt" in result.err
