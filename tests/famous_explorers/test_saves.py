"""Stored finished games: each must replay exactly, for ever, or the ruleset must be raised.

They were played by chance (:func:`recorded_game`) and hold no names. A game that no longer
replays is not to be written anew: then stored games of real tables do not replay either.
``--update-goldens`` writes only those that are missing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engines.core import BadRecord
from engines.core.record import Record, replay

from .games import FULL, recorded_game
from .positions import GAME

FOLDER = Path(__file__).parent / "saves"
SAVES: dict[str, tuple[int, dict[str, Any]]] = {
    "2-basic": (2, {}),
    "6-draws-anew": (6, {"first_player": 3}),
    "4-new-rules": (4, {"new_rule_1": True, "new_rule_2": True}),
    "3-explorers-events": (3, {"explorers_events": True}),
    "5-secrets": (5, {"secret_destinations": True}),
    "2-full": (2, FULL),
    "5-full": (5, FULL),
    "4-full": (4, FULL),
}


@pytest.mark.parametrize("name", SAVES)
def test_a_stored_game_replays_exactly(name: str, update_goldens: bool) -> None:
    file = FOLDER / f"{name}.json"
    seats, options = SAVES[name]
    if update_goldens and not file.exists():
        FOLDER.mkdir(exist_ok=True)
        file.write_text(recorded_game(seats, f"save {name}", **options), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    record = Record.from_json(text)
    assert record.to_json() == text
    assert record.seats == seats
    assert record.options == GAME.options(options).model_dump()
    played = [*replay(GAME, record)]
    assert len(played) == len(record.moves)
    final = played[-1].state
    assert GAME.states.dump(final) == record.final
    outcome = GAME.outcome(final)
    assert outcome is not None
    assert record.result is not None
    assert [*outcome.scores] == record.result["scores"]
    assert not GAME.audit(final)
    for one, noted in zip(played, record.moves, strict=True):
        assert GAME.format(one.move) == noted.notation


def test_stored_games_hold_every_kind_of_move() -> None:
    found = set()
    for file in FOLDER.glob("*.json"):
        moves = Record.from_json(file.read_text(encoding="utf-8")).moves
        found |= {(move.move["kind"], move.move.get("by", "")) for move in moves}
    arrows = {("lay", "main"), ("lay", "ticket"), ("lay", "bonus")}
    others = {
        "branch", "remove", "decline", "end", "mark", "toss", "redraw", "exchange", "keep",
        "score", "hold", "release", "hold-all", "release-all", "buy", "play", "extra", "lift",
        "enough", "give", "shift", "spy", "peek", "reveal", "drop",
    }  # fmt: skip
    assert found == arrows | {(kind, "") for kind in others}


def test_every_stored_game_is_replayed() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(SAVES)


def test_a_changed_record_does_not_replay() -> None:
    text = (FOLDER / "2-basic.json").read_text(encoding="utf-8")
    data = json.loads(text)
    data["result"]["scores"][0] += 1
    with pytest.raises(BadRecord, match="the result is"):
        [*replay(GAME, Record.from_json(json.dumps(data)))]
    data = json.loads(text)
    data["seed"] += "!"
    with pytest.raises(BadRecord, match=r"^move \d+ \(|chance answers"):
        [*replay(GAME, Record.from_json(json.dumps(data)))]
    data = json.loads(text)
    data["moves"].pop()
    with pytest.raises(BadRecord, match="the result is None"):
        [*replay(GAME, Record.from_json(json.dumps(data)))]


@pytest.mark.parametrize("seats", [2, 6])
def test_the_same_seed_is_the_same_game(seats: int) -> None:
    one, two = (recorded_game(seats, "twice", **FULL) for _ in range(2))
    other = recorded_game(seats, "thrice", **FULL)
    assert one == two
    assert one != other
