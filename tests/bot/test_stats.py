"""``python -m bot stats``: plain text and JSON, from the database alone."""

from __future__ import annotations

import json
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import __main__ as program
from bot import store
from bot.figures import Figures, percentile, seconds_of, step_of
from bot.stats import DAYS, figures, stats
from bot.store.database import Database
from tests.store.helpers import a_move, new_table

NOW = datetime(2026, 11, 23, 5, 50, tzinfo=UTC)
AT = int(NOW.timestamp())
DAY = 24 * 60 * 60

Output = pytest.CaptureFixture[str]


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Return a database with a running game, and with times of two days."""
    path = tmp_path / "tables.sqlite3"
    async with await Database.open(path) as db:
        table_id = await new_table(db, game="explorers")
        await new_table(db, channel_id=701)
        async with db.writing() as tx:
            moves = [a_move(ply, made_at=AT - (3 - ply) * DAY) for ply in (1, 2, 3)]
            await store.moves.append_moves(tx, table_id, moves)
            await store.tables.bump(tx, table_id, 0, now=AT, ply=3, status="running")
            await store.outbox.add_outbox(
                tx, table_id=table_id, kind="card", payload="{}", nonce="n", now=AT - 600
            )
            for day in ("2026-11-22", "2026-11-23"):
                times = Counter({step_of(0.1): 50, step_of(2.5): 1})
                await store.statistics.add_times(
                    tx, day, [("acknowledgement", times)], keep_from="2026-10-01"
                )
    return path


def test_as_text(path: Path, capsys: Output) -> None:
    assert stats(path, NOW, as_json=False) == 0
    lines = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert lines[0].startswith("2026-11-23 05:50 UTC: database version ")
    assert "tables     lobby  running  finished  abandoned  cancelled  all" in lines
    assert "explorers      0        1         0          0          0    1" in lines
    assert "all            1        1         0          0          0    2" in lines
    assert "  2026-11-10  0" in lines
    assert "  2026-11-09  0" not in lines
    assert lines[lines.index("  2026-11-23  1") + 1] == "  mean 0.2"
    assert "until a press is acknowledged     102  0.108 s  2.7 s" in lines
    assert "until a post is delivered           0        -      -" in lines
    assert lines[-1] == "posts that wait: 1, the first since 2026-11-23 05:40 UTC"


def test_as_json(path: Path, capsys: Output) -> None:
    assert stats(path, NOW, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == figures(path, NOW)
    assert told["tables"] == {"explorers": {"running": 1}, "luxor": {"lobby": 1}}
    assert next(iter(told["moves"]["days"])) == "2026-11-10"
    assert len(told["moves"]["days"]) == DAYS
    assert sum(told["moves"]["days"].values()) == 3
    assert told["delivery"] == {"count": 0, "p50": None, "p99": None}
    assert told["acknowledgement"]["count"] == 102
    assert told["queue"] == {"posts": 1, "since": AT - 600}
    assert told["database"]["bytes"] >= path.stat().st_size


async def test_an_empty_database_has_figures_too(tmp_path: Path, capsys: Output) -> None:
    async with await Database.open(tmp_path / "new.sqlite3"):
        assert stats(tmp_path / "new.sqlite3", NOW, as_json=False) == 0
    out = capsys.readouterr().out
    assert "all         0        0         0          0          0    0" in out
    assert out.endswith("no posts wait\n")


def test_it_is_a_command_that_needs_no_token(
    path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert program.main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["queue"]["posts"] == 1
    monkeypatch.setenv("DATABASE", str(tmp_path / "nowhere.sqlite3"))
    assert program.main(["stats"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{tmp_path / 'nowhere.sqlite3'} is not there")
    assert error.count("\n") == 1
    assert not (tmp_path / "nowhere.sqlite3").exists()


@pytest.mark.parametrize("seconds", [0, 0.0004, 0.001, 0.02, 0.9, 3, 59, 7200])
def test_a_step_is_at_most_a_ninth_too_long(seconds: float) -> None:
    least = max(seconds, 0.001)
    assert least <= seconds_of(step_of(seconds)) * 1.000001 <= least * 10 / 9


def test_percentiles() -> None:
    assert percentile(Counter(), 0.5) is None
    steps = Counter({step_of(0.1): 99, step_of(4): 1})
    assert percentile(steps, 0.99) == seconds_of(step_of(0.1))
    assert percentile(steps, 0.995) == seconds_of(step_of(4))
    assert percentile(Counter({3: 1}), 0.5) == seconds_of(3)


def test_what_is_stored_is_not_stored_twice() -> None:
    noted = Figures()
    noted.took("delivery", 1)
    before = noted.unstored()
    noted.took("delivery", 1)
    noted.stored(before)
    assert noted.unstored()["delivery"] == {step_of(1): 1}
    noted.stored(noted.unstored())
    assert not any(noted.unstored().values())
