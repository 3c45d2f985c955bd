"""``python -m bot check``: what would be held, without a change to the database."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as program
from bot.check import check
from bot.store.errors import StoreError
from bot.store.inspection import copy_to
from bot.store.migrate import MIGRATIONS
from engines.luxor import Luxor
from tests.tables.former import (
    Change,
    corrected,
    exchanged,
    former_database,
    reordered,
    with_content,
)


@pytest.fixture(scope="module")
def former(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return former_database(tmp_path_factory.mktemp("former"))


@pytest.fixture
def path(former: Path, tmp_path: Path) -> Path:
    """Return a database of a former version, in a folder of its own."""
    folder = tmp_path / "data"
    folder.mkdir()
    return Path(shutil.copy(former, folder / "tables.sqlite3"))


def run(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement)


Output = pytest.CaptureFixture[str]


def test_games_that_go_on_are_not_listed(path: Path, tmp_path: Path, capsys: Output) -> None:
    assert check(path, None) == 0
    assert capsys.readouterr().out == "3 open tables, 0 of them would be held\n"


@pytest.mark.slow
@pytest.mark.parametrize(("change", "held"), [(reordered, 0), (corrected, 0), (exchanged, 2)])
def test_content_is_judged_by_what_it_means(
    path: Path, tmp_path: Path, capsys: Output, change: Change, held: int
) -> None:
    assert check(path, with_content(tmp_path / "pack", change)) == (1 if held else 0)
    *lines, last = capsys.readouterr().out.splitlines()
    assert last == f"3 open tables, {held} of them would be held"
    assert len(lines) == held
    for line, game, channel in zip(
        lines, ("expedition_1996", "famous_explorers"), (701, 702), strict=False
    ):
        where = rf"table \d \({game}, channel {channel}, server 5\)"
        assert re.fullmatch(rf"{where}: begun with other content, and at move \d+ .+", line)


def test_other_rules_and_games_that_are_gone_are_listed(
    path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Luxor, "ruleset", Luxor.ruleset + 1)
    run(path, "update game_table set game = 'ludo', status = 'lobby' where id = 2")
    run(path, "update game_table set status = 'abandoned' where id = 3")
    assert check(path, None) == 1
    assert capsys.readouterr().out.splitlines() == [
        "table 1 (luxor, channel 700, server 5): begun under ruleset 2, today's is 3",
        "table 2 (ludo, channel 701, server 5): this bot does not have the game",
        "2 open tables, 2 of them would be held",
    ]


def test_a_lobby_begins_with_what_there_is(path: Path, capsys: Output) -> None:
    run(path, "update game_table set status = 'lobby', ruleset = 7, content_hash = 'x'")
    assert check(path, None) == 0


def test_the_database_is_only_read(path: Path, tmp_path: Path) -> None:
    """Also if migrations are waiting: they are tried on a copy."""
    before, mode = path.read_bytes(), path.stat().st_mode
    check(path, with_content(tmp_path / "pack", exchanged))
    assert path.read_bytes() == before
    assert path.stat().st_mode == mode
    names = {file.name for file in path.parent.iterdir()}
    assert names <= {path.name, f"{path.name}-wal", f"{path.name}-shm"}


def test_a_bot_may_be_using_the_database(path: Path, capsys: Output) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("begin immediate")
        db.execute("update game_table set game = 'ludo'")
        assert check(path, None) == 0


def test_a_damaged_state_is_no_difference(path: Path, tmp_path: Path, capsys: Output) -> None:
    run(path, "update snapshot set state = x'00' where table_id = 2")
    assert check(path, with_content(tmp_path / "pack", corrected)) == 0


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "there is no database"),
        (b"no database " * 100, "is not a SQLite database"),
        (b"SQLite format 3\0" + b"x" * 100, "is not a SQLite database"),
    ],
)
def test_a_database_that_cannot_be_read_ends_it_in_a_sentence(
    tmp_path: Path, capsys: Output, content: bytes | None, message: str
) -> None:
    path = tmp_path / "x.sqlite3"
    if content is not None:
        path.write_bytes(content)
    assert check(path, None) == 2
    error = capsys.readouterr().err
    assert error.startswith(str(path))
    assert message in error
    assert error.count("\n") == 1
    assert (path.read_bytes() if path.exists() else None) == content


def test_a_folder_is_no_database(tmp_path: Path, capsys: Output) -> None:
    assert check(tmp_path, None) == 2
    assert "is not a SQLite database" in capsys.readouterr().err


def test_a_database_of_a_newer_bot_is_named(path: Path, capsys: Output) -> None:
    newest = len(list(MIGRATIONS.glob("*.sql")))
    run(path, f"pragma user_version = {newest + 1}")
    assert check(path, None) == 2
    assert capsys.readouterr().err.startswith(f"{path} has database version {newest + 1}")


def foreign(path: Path) -> None:
    run(path, "pragma application_id = 5")


def torn(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[3 * 4096 : 6 * 4096] = b"\xa5" * (3 * 4096)
    path.write_bytes(content)


@pytest.mark.parametrize(
    ("change", "message"), [(foreign, "is the SQLite database of another"), (torn, "is damaged")]
)
def test_the_database_itself_is_named_not_its_copy(
    path: Path, capsys: Output, change: Callable[[Path], None], message: str
) -> None:
    change(path)
    assert check(path, None) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{path} {message}")
    assert error.count("\n") == 1


def test_a_locked_database_is_not_waited_for_for_ever(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma locking_mode = exclusive")
        db.execute("begin exclusive")
        with pytest.raises(StoreError, match="locked"):
            copy_to(path, path.with_name("copy"), patience=0)


def test_nobody_else_can_read_the_copy(path: Path) -> None:
    path.chmod(0o644)
    copy_to(path, path.with_name("copy"))
    assert path.with_name("copy").stat().st_mode & 0o777 == 0o600


def test_wrong_content_is_named(path: Path, tmp_path: Path, capsys: Output) -> None:
    def broken(data: dict[str, Any]) -> None:
        data["points"] = []

    assert check(path, with_content(tmp_path / "pack", broken)) == 2
    assert "network.json:1: points" in capsys.readouterr().err


def test_it_is_a_command(
    path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It needs no token, and reads the settings of the bot."""
    monkeypatch.setenv("DATABASE", str(path))
    monkeypatch.setenv("CONTENT_DIR", str(with_content(tmp_path / "pack", exchanged)))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert program.main(["check"]) == 1
    assert "2 of them would be held" in capsys.readouterr().out
