"""Stored finished games: each must replay exactly, for ever, or the ruleset must be raised.

They were played by chance (:func:`recorded_game`) and hold no names. A game that no longer
replays is not to be written anew: then stored games of real tables do not replay either.
``--update-goldens`` writes only those that are missing.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.core import BadRecord
from engines.core.record import Record, replay

from .games import recorded_game
from .positions import GAME

FOLDER = Path(__file__).parent / "saves"
SAVES = {
    f"{seats}-{'adventures' if adventures else 'base'}": (seats, adventures)
    for seats in (2, 3, 4)
    for adventures in (False, True)
}
SEEDS = {2: "game 92", 3: "game 188", 4: "game 149"}
"""Chosen so that every kind of action tile is used."""


@pytest.mark.parametrize("name", SAVES)
def test_a_stored_game_replays_exactly(name: str, update_goldens: bool) -> None:
    file = FOLDER / f"{name}.json"
    seats, adventures = SAVES[name]
    if update_goldens and not file.exists():
        FOLDER.mkdir(exist_ok=True)
        game = recorded_game(seats, adventures=adventures, seed=SEEDS[seats])
        file.write_text(game, encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    record = Record.from_json(text)
    assert record.to_json() == text
    assert (record.seats, record.options["adventures"]) == (seats, adventures)
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
    if adventures:
        used = {move.move["action"] for move in record.moves if move.move["kind"] == "use"}
        assert used == {"boat", "snakes", "sandstorm", "caravan"}


def test_every_stored_game_is_replayed() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(SAVES)


def test_a_changed_record_does_not_replay() -> None:
    text = (FOLDER / "2-base.json").read_text(encoding="utf-8")
    data = json.loads(text)
    data["result"]["scores"][0] += 1
    with pytest.raises(BadRecord, match="the result is"):
        [*replay(GAME, Record.from_json(json.dumps(data)))]
    data = json.loads(text)
    data["seed"] += "!"
    with pytest.raises(BadRecord, match="chance answers"):
        [*replay(GAME, Record.from_json(json.dumps(data)))]
    data = json.loads(text)
    data["moves"].pop()
    with pytest.raises(BadRecord, match="the result is None"):
        [*replay(GAME, Record.from_json(json.dumps(data)))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_is_the_same_game(seats: int) -> None:
    one, two = (recorded_game(seats, adventures=True, seed="twice") for _ in range(2))
    other = recorded_game(seats, adventures=True, seed="thrice")
    assert one == two
    assert one != other
