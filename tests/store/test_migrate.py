from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.store.database import Database
from bot.store.errors import BadMigrations, DatabaseFromFuture, NotADatabase
from bot.store.migrate import MIGRATIONS, migrate
from engines.registry import games


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A history of two migrations: a table of notes, then a column more."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    (folder / "0001_notes.sql").write_text("create table note (text text not null) strict;")
    (folder / "0002_stars.sql").write_text("alter table note add column stars integer; -- end")
    return folder


def ask(path: Path, sql: str) -> Any:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(sql).fetchall()


def open_and_close(path: Path, folder: Path = MIGRATIONS) -> None:
    """Open and close a database: one left open by a missing refusal would hang the tests."""

    async def run() -> None:
        async with await Database.open(path, migrations=folder):
            pass

    asyncio.run(run())


def version_of(path: Path) -> int:
    return int(ask(path, "pragma user_version")[0][0])


def at_version_1(path: Path, folder: Path) -> None:
    """A database as the bot left it before the second migration was written."""
    later = folder / "0002_stars.sql"
    script = later.read_text()
    later.unlink()
    migrate(path, folder)
    later.write_text(script)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("insert into note values ('kept')")


def test_a_fresh_database_gets_every_migration_and_no_backup(path: Path, folder: Path) -> None:
    assert migrate(path, folder) == 2
    assert version_of(path) == 2
    assert ask(path, "select text, stars from note") == []
    assert list(path.parent.glob("*.bak*")) == []


def test_the_project_s_own_migrations_run_and_are_strict(path: Path) -> None:
    version = migrate(path)
    assert version == len(list(MIGRATIONS.glob("*.sql"))) == version_of(path)
    loose = "select name from pragma_table_list where schema = 'main' and not strict"
    assert [name for (name,) in ask(path, loose) if not name.startswith("sqlite_")] == []


def test_moves_made_before_there_were_private_ones_are_not_private(
    path: Path, tmp_path: Path
) -> None:
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:2]:
        shutil.copy(step, earlier)
    migrate(path, earlier)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "insert into game_table (id, channel_id, game, ruleset, content_hash, options, status,"
            " host_id, locale, created_at, updated_at)"
            " values (1, 2, 'luxor', 1, 'c0ffee', '{}', 'running', 3, 'en', 4, 4)"
        )
        db.execute(
            "insert into move (table_id, ply, seat, move, chance, reveals, batch, made_at)"
            " values (1, 1, 0, '{}', '[]', 0, 1, 4)"
        )
    migrate(path)
    assert ask(path, "select ply, private from move") == [(1, 0)]


def test_moves_of_a_batch_were_made_by_the_seat_that_began_it(path: Path, tmp_path: Path) -> None:
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:5]:
        shutil.copy(step, earlier)
    migrate(path, earlier)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "insert into game_table (id, channel_id, game, ruleset, content_hash, options, status,"
            " host_id, locale, undone_by, created_at, updated_at)"
            " values (1, 1, 'toy', 1, '', '{}', 'running', 11, 'en', 12, 1, 1)"
        )
        seats = [(1, 0, 11, "Ada"), (1, 1, 12, "Bo")]
        db.executemany("insert into seat (table_id, seat, user_id, name) values (?,?,?,?)", seats)
        moves = [(1, 1, 0, 1), (1, 2, 1, 1), (1, 3, 1, 3), (1, 4, 0, 3)]
        db.executemany(
            "insert into move (table_id, ply, seat, move, chance, reveals, batch, made_at)"
            " values (?, ?, ?, '{}', '[]', 0, ?, 1)",
            moves,
        )
    migrate(path)
    assert ask(path, "select ply, made_by from move") == [(1, 0), (2, 0), (3, 1), (4, 1)]
    assert ask(path, "select seat, undid from seat order by seat") == [(0, 0), (1, 1)]


def test_requests_are_as_before_when_there_are_votes_too(path: Path, tmp_path: Path) -> None:
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:24]:
        shutil.copy(step, earlier)
    migrate(path, earlier)
    columns = (
        "id, table_id, kind, status, seat, asker_id, asker, asked_at, agreed, facts, settled_by,"
        " done_ply, message_id"
    )
    requests = [
        (3, 1, "undo", "refused", 1, 12, "Bo", 5, "[11]", '{"moves": 2}', "Cleo", None, 70),
        (7, 1, "pause", "open", 0, 11, "Ada", 6, "[]", "{}", None, None, None),
    ]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "insert into game_table (id, channel_id, game, ruleset, content_hash, options, status,"
            " host_id, locale, created_at, updated_at)"
            " values (1, 1, 'toy', 1, '', '{}', 'running', 11, 'en', 1, 1)"
        )
        places = ", ".join("?" * 13)
        db.executemany(f"insert into consent ({columns}) values ({places})", requests)
    migrate(path)
    assert ask(path, f"select {columns} from consent order by id") == requests
    assert ask(path, "select distinct against from consent") == [("[]",)]
    with closing(sqlite3.connect(path)) as db, pytest.raises(sqlite3.IntegrityError):
        db.execute(
            "insert into consent (table_id, kind, status, seat, asker_id, asker, asked_at,"
            " agreed, facts) values (1, 'caretaker', 'open', 0, 11, 'Ada', 7, '[]', '{}')"
        )
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("delete from consent where id = 7")
        db.execute(
            "insert into consent (table_id, kind, status, seat, asker_id, asker, asked_at,"
            " agreed, facts) values (1, 'caretaker', 'open', 0, 11, 'Ada', 7, '[]', '{}')"
        )
    assert ask(path, "select max(id) from consent") == [(8,)], "no number is used again"


@pytest.mark.slow
def test_what_waits_to_be_said_is_understood_afterwards(path: Path, tmp_path: Path) -> None:
    """A card holds a whole view as text; a reminder to play has another name."""
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:5]:
        shutil.copy(step, earlier)
    migrate(path, earlier)
    game = games()["famous_explorers"]
    state = game.start(2, game.options({"preset": "full"}), "a card that waits")
    view = game.views.dump(game.view(state, None))
    older = view.replace('"free_action":', '"aside":')
    assert older != view
    waiting = [
        ("card", {"view": older, "until": 0, "again": False}),
        ("refresh", {"view": older, "until": 0}),
        ("drive", {}),
        ("hand", {"seat": 0, "user": 11, "quiet": True}),
    ]
    with closing(sqlite3.connect(path)) as db, db:
        db.executemany(
            "insert into outbox (kind, payload, nonce, created_at, not_before)"
            " values (?, ?, ?, 1, 1)",
            [(kind, json.dumps(payload), kind) for kind, payload in waiting],
        )
    migrate(path)
    rows = ask(path, "select kind, payload from outbox order by id")
    card, refresh, bots, hand = [(kind, json.loads(payload)) for kind, payload in rows]
    assert (card[0], refresh[0]) == ("card", "refresh")
    for _kind, payload in (card, refresh):
        assert game.views.load(payload["view"]) == game.view(state, None)
    assert bots == ("bots", {})
    assert hand == ("hand", {"seat": 0, "user": 11, "private": True})


def test_calls_that_were_given_up_go_out_after_all(path: Path, tmp_path: Path) -> None:
    """Of running tables, if no later one has gone out; nothing else is kept of what failed."""
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:9]:
        shutil.copy(step, earlier)
    migrate(path, earlier)
    with closing(sqlite3.connect(path)) as db, db:
        for table_id, status in ((1, "running"), (2, "running"), (3, "finished")):
            db.execute(
                "insert into game_table (id, channel_id, game, ruleset, content_hash, options,"
                " status, host_id, locale, created_at, updated_at)"
                " values (?, ?, 'luxor', 2, '', '{}', ?, 11, 'en', 1, 1)",
                (table_id, table_id, status),
            )
        rows = [
            (1, "card", "sent", 1, None), (1, "card", "lost", None, "429"),
            (1, "bots", "tired", None, "RuntimeError"), (1, "hand", "shut", None, "403"),
            (2, "card", "earlier", None, "429"), (2, "card", "later", 2, None),
            (3, "card", "over", None, "429"), (3, "card", "waits", None, None),
        ]  # fmt: skip
        db.executemany(
            "insert into outbox (table_id, kind, payload, nonce, created_at, not_before, sent_at,"
            " failed) values (?, ?, '{}', ?, 1, 1, ?, ?)",
            rows,
        )
    migrate(path)
    left = "select nonce from outbox where sent_at is null and failed is null order by id"
    assert ask(path, left) == [("lost",), ("tired",), ("waits",)]
    assert ask(path, "select count(*) from outbox where failed is not null") == [(0,)]
    asks = ask(path, "select distinct asks, asks_bots, announced from game_table")
    assert asks == [(None, 0, None)]


def test_who_was_greedy_is_medium(path: Path, tmp_path: Path) -> None:
    """Seats of computers, caretakers, and seats that were passed on; random stays what it is."""
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:29]:
        shutil.copy(step, earlier)
    migrate(path, earlier)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "insert into game_table (id, channel_id, game, ruleset, content_hash, options,"
            " status, host_id, locale, created_at, updated_at)"
            " values (1, 1, 'luxor', 2, '', '{}', 'running', 11, 'en', 1, 1)"
        )
        db.executemany(
            "insert into seat (table_id, seat, user_id, bot, caretaker, name)"
            " values (1, ?, ?, ?, ?, 'x')",
            [(0, 11, None, "greedy"), (1, None, "greedy", None), (2, None, "random", None)],
        )
        db.execute(
            "insert into replacement (table_id, seat, status, asker_id, asker, old_bot, old_name,"
            " old_since, old_host, new_bot, new_name, accepted, agreed)"
            " values (1, 1, 'done', 11, 'x', 'greedy', 'x', 0, 11, 'greedy', 'x', 0, '[]')"
        )
    migrate(path)
    seats = ask(path, "select bot, caretaker from seat order by seat")
    assert seats == [(None, "medium"), ("medium", None), ("random", None)]
    assert ask(path, "select old_bot, new_bot from replacement") == [("medium", "medium")]


def test_migrating_again_changes_nothing(path: Path, folder: Path) -> None:
    migrate(path, folder)
    before = path.read_bytes()
    assert migrate(path, folder) == 2
    assert path.read_bytes() == before
    assert list(path.parent.glob("*.bak*")) == []


def test_the_folder_of_the_database_is_made(tmp_path: Path, folder: Path) -> None:
    path = tmp_path / "new" / "deeper" / "tables.sqlite"
    migrate(path, folder)
    assert version_of(path) == 2


def test_an_older_database_is_copied_before_it_is_migrated(path: Path, folder: Path) -> None:
    at_version_1(path, folder)
    path.chmod(0o600)
    assert migrate(path, folder) == 2
    assert ask(path, "select text, stars from note") == [("kept", None)]
    backup = path.with_name("tables.sqlite.before-0002.bak")
    assert version_of(backup) == 1
    assert ask(backup, "select * from note") == [("kept",)]
    assert backup.stat().st_mode & 0o777 == 0o600
    assert list(path.parent.glob("*.partial*")) == []


def test_the_backup_holds_what_is_still_in_the_write_ahead_log(path: Path, folder: Path) -> None:
    at_version_1(path, folder)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("pragma journal_mode = wal")
        other.execute("insert into note values ('in the log')")
        migrate(path, folder)
    backup = path.with_name("tables.sqlite.before-0002.bak")
    assert ask(backup, "select text from note") == [("kept",), ("in the log",)]


def test_an_older_backup_is_never_overwritten(path: Path, folder: Path) -> None:
    at_version_1(path, folder)
    first = path.with_name("tables.sqlite.before-0002.bak")
    first.write_text("precious")
    second = path.with_name("tables.sqlite.before-0002.2.bak")
    second.write_text("precious too")
    migrate(path, folder)
    assert first.read_text() == "precious"
    assert second.read_text() == "precious too"
    assert version_of(path.with_name("tables.sqlite.before-0002.3.bak")) == 1


def test_a_migration_that_fails_leaves_the_version_before_it(path: Path, folder: Path) -> None:
    (folder / "0003_broken.sql").write_text("create table half (x any) strict; nonsense;")
    with pytest.raises(sqlite3.OperationalError) as caught:
        migrate(path, folder)
    assert "0003_broken.sql" in "".join(caught.value.__notes__)
    assert version_of(path) == 2
    assert ask(path, "select name from sqlite_master where name = 'half'") == []
    (folder / "0003_broken.sql").write_text("create table half (x any) strict;")
    assert migrate(path, folder) == 3


def test_a_migration_must_not_break_references(path: Path, folder: Path) -> None:
    (folder / "0003_orphan.sql").write_text(
        "create table star (note integer references note (rowid)) strict;"
        "create table parent (id integer primary key) strict;"
        "create table child (parent integer references parent (id)) strict;"
        "drop table star; insert into child values (1);"
    )
    with pytest.raises(sqlite3.IntegrityError, match="child"):
        migrate(path, folder)
    assert version_of(path) == 2


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("0004_gap.sql", "0003"),
        ("0002_double.sql", "0003"),
        ("3_short.sql", "NNNN_reason"),
        ("0003 spaces.sql", "NNNN_reason"),
    ],
)
def test_gaps_doubles_and_wrong_names_are_refused(
    path: Path, folder: Path, name: str, complaint: str
) -> None:
    (folder / name).write_text("create table more (x any) strict;")
    with pytest.raises(BadMigrations, match=complaint):
        migrate(path, folder)
    assert not path.exists()


def test_what_a_migration_deletes_is_gone_from_the_file_whatever_the_build_of_sqlite(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Careless(sqlite3.Connection):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.execute("pragma secure_delete = off")

    at_version_1(path, folder)
    assert b"kept" in path.read_bytes()
    (folder / "0003_none.sql").write_text("delete from note;")
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Careless))
    migrate(path, folder)
    assert b"kept" not in path.read_bytes()


def test_a_missing_folder_is_refused(path: Path, tmp_path: Path) -> None:
    with pytest.raises(BadMigrations, match="nowhere"):
        migrate(path, tmp_path / "nowhere")


def test_a_database_from_the_future_is_left_alone(path: Path, folder: Path) -> None:
    migrate(path, folder)
    (folder / "0002_stars.sql").unlink()
    before = path.read_bytes()
    with pytest.raises(DatabaseFromFuture) as caught:
        open_and_close(path, folder)
    sentence = str(caught.value)
    assert str(path) in sentence
    assert "version 2" in sentence
    assert "up to 1" in sentence
    assert "tables.sqlite.before-0002.bak" in sentence
    assert path.read_bytes() == before
    assert sorted(file.name for file in path.parent.iterdir()) == ["migrations", path.name]


def test_the_future_is_seen_in_the_write_ahead_log_and_not_folded(
    path: Path, folder: Path, tmp_path: Path
) -> None:
    """The newer bot was killed right after its migration, so the new version is only in the log."""
    migrate(path, folder)
    killed = tmp_path / "killed" / path.name
    killed.parent.mkdir()
    log = killed.with_name(killed.name + "-wal")
    with closing(sqlite3.connect(path, isolation_level=None)) as newer:
        newer.execute("pragma journal_mode = wal")
        newer.execute("pragma user_version = 9")
        shutil.copy(path, killed)
        shutil.copy(path.with_name(path.name + "-wal"), log)
    before = killed.read_bytes(), log.read_bytes()
    assert int.from_bytes(before[0][60:64]) == 2
    with pytest.raises(DatabaseFromFuture, match="version 9"):
        migrate(killed, folder)
    assert (killed.read_bytes(), log.read_bytes()) == before


def test_a_migration_cut_off_by_a_killed_process_is_begun_again(
    path: Path, folder: Path, tmp_path: Path
) -> None:
    """The file is left half written, with the journal to roll it back."""
    at_version_1(path, folder)
    killed = tmp_path / "killed" / path.name
    killed.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as dying:
        dying.execute("pragma cache_size = 1")
        dying.execute("pragma cache_spill = 1")
        dying.execute("begin immediate")
        dying.execute("update note set text = 'half done'")
        dying.executemany("insert into note values (?)", [("x" * 3000,)] * 100)
        shutil.copy(path, killed)
        shutil.copy(
            path.with_name(path.name + "-journal"), killed.with_name(killed.name + "-journal")
        )
        dying.execute("rollback")
    assert b"half done" in killed.read_bytes()
    assert migrate(killed, folder) == 2
    assert ask(killed, "select text, stars from note") == [("kept", None)]


@pytest.mark.parametrize("content", [b"hello", b"hello" * 1000, b"SQLite format 3\0", b"\x89PNG"])
def test_a_file_of_another_kind_is_refused_and_kept(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotADatabase, match=r"tables\.sqlite is not a SQLite database"):
        open_and_close(path)
    assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_is_no_database(path: Path) -> None:
    path.mkdir()
    with pytest.raises(NotADatabase):
        open_and_close(path)


def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.touch()
    assert migrate(path) == version_of(path) >= 1
    assert list(path.parent.glob("*.bak")) == []
