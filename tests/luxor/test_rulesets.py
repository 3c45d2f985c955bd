"""Games of ruleset 1: they are replayed in today's moves, and stored tables are brought up to date.

The records in ``saves/ruleset-1`` were written when ruleset 1 was the present one.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.migrate import MIGRATIONS, migrate
from engines.core.record import Record, RecordedMove, is_stored, replay
from engines.luxor.moves import Confirm, End, Move, Place
from engines.luxor.older import translated

from .positions import GAME, at, offered, play, position, row

FOLDER = Path(__file__).parent / "saves" / "ruleset-1"
SAVES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.stem)
def test_a_record_of_ruleset_1_still_replays(file: Path) -> None:
    record = Record.from_json(file.read_text(encoding="utf-8"))
    assert record.ruleset == 1
    played = [*replay(GAME, record)]
    assert record.final is not None
    assert is_stored(GAME, played[-1].state, record.final)
    assert not is_stored(GAME, played[-2].state, record.final)
    changed = [
        (recorded.notation, GAME.format(step.move))
        for step, recorded in zip(played, record.moves, strict=True)
        if recorded.notation != GAME.format(step.move)
    ]
    assert set(changed) <= {("ok", "ok end")}
    assert bool(changed) == record.options["adventures"]


def test_there_are_records_of_ruleset_1() -> None:
    assert len(SAVES) == 6


@pytest.mark.rule("LX-705")
@pytest.mark.parametrize(
    ("board", "actions", "placed", "expected"),
    [
        # Ruleset 1 ended these turns by itself: nobody on a mountain, or no lake for the boat.
        (row("E6", "Ed M Ed"), ("snakes",), 2, Confirm(end=True)),
        (row("E6", "Ed M:0 Ed"), ("boat",), 2, Confirm(end=True)),
        # Here it asked, and still does.
        (row("E6", "Ed M:0 Ed"), ("snakes",), 2, Confirm()),
        (row("E6", "Ed M:0 Ed"), ("boat",), 1, Confirm()),
    ],
)
def test_a_turn_that_ended_by_itself_is_now_ended_by_its_player(
    board: dict[str, str], actions: tuple[str, ...], placed: int, expected: Move
) -> None:
    state = position(board=board, adventures=True, actions=actions, placed=placed)
    drafted = play(state, "Ed D6")
    assert translated(drafted, 0, Confirm()) == expected
    assert translated(drafted, 0, Confirm(end=True)) == Confirm(end=True)
    for move in (Place("Ed", at("D6")), End()):
        assert translated(state, 0, move) == move
    # What could not be confirmed then cannot be now.
    assert translated(state, 0, Confirm()) == Confirm()
    assert translated(replace(drafted, active=1), 0, Confirm()) == Confirm()
    assert offered(drafted)[-1] == "ok end"


def test_a_table_of_ruleset_1_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its moves, read back after the migration, are a record of today's ruleset."""
    record = Record.from_json((FOLDER / "3-adventures.json").read_text(encoding="utf-8"))
    earlier, path = tmp_path / "earlier", tmp_path / "tables.sqlite"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql")):
        if step.name.endswith("_luxor_ruleset_2.sql"):
            break
        shutil.copy(step, earlier)
    migrate(path, earlier)
    with closing(sqlite3.connect(path)) as db, db:
        for number, game in enumerate(("luxor", "famous_explorers"), start=1):
            db.execute(
                "insert into game_table (id, channel_id, game, ruleset, content_hash, options,"
                " status, host_id, locale, created_at, updated_at)"
                " values (?, ?, ?, 1, 'c0ffee', '{}', 'running', 3, 'en', 4, 4)",
                (number, number, game),
            )
            for ply, (recorded_move, played) in enumerate(
                zip(record.moves, replay(GAME, record), strict=True), start=1
            ):
                db.execute(
                    "insert into move (table_id, ply, seat, move, chance, reveals, batch, made_at)"
                    " values (?, ?, ?, ?, ?, 0, ?, 4)",
                    (
                        number,
                        ply,
                        recorded_move.seat,
                        dumped(recorded_move),
                        json.dumps(recorded_move.chance),
                        ply,
                    ),
                )
                for place, event in enumerate(played.events):
                    db.execute(
                        "insert into event (table_id, ply, number, event) values (?, ?, ?, ?)",
                        (number, ply, place, GAME.events.dump(event)),
                    )
    migrate(path)
    with closing(sqlite3.connect(path)) as db:
        rulesets = db.execute("select game, ruleset from game_table order by id").fetchall()
        stored = db.execute("select move from move where table_id = 1 order by ply").fetchall()
        other_moves = db.execute("select move from move where table_id = 2 order by ply").fetchall()
    assert rulesets == [("luxor", 2), ("famous_explorers", 1)]
    assert [move for (move,) in other_moves] == [*map(dumped, record.moves)]
    moves = tuple(
        recorded_move.model_copy(
            update={"move": json.loads(move), "notation": GAME.format(GAME.moves.load(move))}
        )
        for recorded_move, (move,) in zip(record.moves, stored, strict=True)
    )
    assert moves != record.moves
    for _played in replay(GAME, record.model_copy(update={"ruleset": 2, "moves": moves})):
        pass
    with pytest.raises(ValueError, match=r"turn-must-end|not-your-turn"):
        [*replay(GAME, record.model_copy(update={"ruleset": 2}))]


def dumped(recorded_move: RecordedMove) -> str:
    """Return a recorded move as the store keeps it."""
    return GAME.moves.dump(GAME.moves.load(json.dumps(recorded_move.move)))
