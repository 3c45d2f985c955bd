"""A database that the bot cannot work with: one sentence and exit code 2, at start and later."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import store
from bot.__main__ import main
from bot.client import ExpeditionBot
from bot.store.errors import DamagedDatabase
from bot.store.migrate import MIGRATIONS, migrate
from bot.tables.lobby import LobbyService
from tests.store.helpers import damage

from .hosts import TOKEN, enters, one_line, run, written

pytestmark = pytest.mark.slow

DATABASE = Path("data/tables.sqlite3")


@pytest.fixture(autouse=True)
def _ready(bare: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a folder with a ``.env`` and a sound database, and with no Discord to reach."""
    written(f"DISCORD_TOKEN={TOKEN}\nDATABASE={DATABASE}\n")
    migrate(DATABASE)
    enters(monkeypatch)

    async def register(self: ExpeditionBot, *_given: object) -> None:
        """Register nothing."""

    async def upload(application: ExpeditionBot) -> None:
        """Upload nothing; the real one would log that there is no Discord."""

    monkeypatch.setattr(ExpeditionBot, "_register_commands", register)
    monkeypatch.setattr("bot.client.show_signs", upload)


def connects(monkeypatch: pytest.MonkeyPatch, work: Callable[[ExpeditionBot], object]) -> None:
    """Replace the connection to Discord by some work."""
    monkeypatch.setattr(ExpeditionBot, "connect", work)


# --- at start ------------------------------------------------------------------------------


def truncated() -> None:
    DATABASE.write_bytes(DATABASE.read_bytes()[:100])


def foreign() -> None:
    DATABASE.unlink()
    with closing(sqlite3.connect(DATABASE)) as other:
        other.execute("create table bookmark (url text)")


def folder() -> None:
    DATABASE.unlink()
    DATABASE.mkdir()


def rubbish_in_the_tables() -> None:
    """Damage what only the bot's own queries at start read."""
    damage(DATABASE, "%")


def flipped_bit_in_the_schema() -> None:
    whole = DATABASE.read_bytes()
    at = whole.index(b"(status in")
    DATABASE.write_bytes(whole[:at] + b"\xa8" + whole[at + 1 :])


def version_set_back() -> None:
    with closing(sqlite3.connect(DATABASE)) as db:
        db.execute("pragma user_version = 3")


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (flipped_bit_in_the_schema, "the definitions of its tables are no text"),
        (version_set_back, "is damaged (its tables are not those of its version 3)"),
        (truncated, "is damaged"),
        (rubbish_in_the_tables, "is damaged"),
        (foreign, "of another program"),
        (folder, "is not a SQLite database"),
    ],
)
def test_what_is_wrong_at_start_is_said_in_one_line(
    fault: Callable[[], None], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fault()
    assert main() == 2
    line = one_line(capsys)
    assert str(DATABASE) in line
    assert words in line


def test_a_folder_that_cannot_be_made_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    written(f"DISCORD_TOKEN={TOKEN}\nDATABASE=.env/tables.sqlite3\n")
    assert main() == 2
    assert ".env/tables.sqlite3 cannot be opened" in one_line(capsys)


# --- while it runs -------------------------------------------------------------------------


@pytest.mark.threads
def test_damage_met_while_running_stops_the_bot(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots: list[ExpeditionBot] = []

    async def connected(self: ExpeditionBot, *, reconnect: bool = True) -> None:
        bots.append(self)
        assert self._upkeep is not None
        self._upkeep.cancel()
        await asyncio.gather(self._upkeep, return_exceptions=True)
        await self.publisher.rest()
        await self.database._writer.execute_fetchall("pragma wal_checkpoint(truncate)")
        rubbish_in_the_tables()
        await self.database._writer.execute_fetchall("pragma shrink_memory")  # forget the file
        with pytest.raises(DamagedDatabase):
            async with self.database.writing() as tx:
                await store.tables.open_tables(tx)
        assert self._stopping is not None
        await self._stopping
        assert self.is_closed()

    connects(monkeypatch, connected)
    assert main() == 2
    assert "is damaged" in one_line(capsys)
    assert not [record for record in caplog.records if record.exc_info]
    assert bots[0].damage is not None


def test_a_disk_that_is_full_for_a_while_does_not_stop_the_bot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[bool] = []

    async def connected(self: ExpeditionBot, *, reconnect: bool = True) -> None:
        await self.database._writer.execute_fetchall("pragma query_only = on")
        with pytest.raises(store.errors.StoreUnavailable):
            async with self.database.writing() as tx:
                await store.settings.set_setting(tx, "user", 1, "locale", "fr")
        await self.database._writer.execute_fetchall("pragma query_only = off")
        async with self.database.writing() as tx:
            await store.settings.set_setting(tx, "user", 1, "locale", "de")
        seen.append(self.is_closed())

    connects(monkeypatch, connected)
    assert main() == 0
    assert seen == [False]


@pytest.mark.parametrize(
    ("error", "lines"),
    [(store.errors.StoreUnavailable(DATABASE, "full"), 0), (ZeroDivisionError(), 1)],
)
def test_an_event_that_meets_a_full_disk_adds_nothing_to_the_log(
    error: Exception,
    lines: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The store tells it once a minute, without a traceback."""

    async def refused(self: LobbyService, channel_id: int) -> None:
        raise error

    async def connected(self: ExpeditionBot, *, reconnect: bool = True) -> None:
        gone = SimpleNamespace(thread_id=1)
        await self._run_event(self.on_raw_thread_delete, "on_raw_thread_delete", gone)

    monkeypatch.setattr(LobbyService, "lose_channel", refused)
    connects(monkeypatch, connected)
    assert main() == 0
    assert len([record for record in caplog.records if record.exc_info]) == lines


# --- python -m bot backup ------------------------------------------------------------------


def test_a_backup_needs_no_token_and_says_what_it_holds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    written(f"DATABASE={DATABASE}\n")
    assert main(["backup", "copy.sqlite3"]) == 0
    said = capsys.readouterr()
    version = len(list(MIGRATIONS.glob("*.sql")))
    assert said.out.startswith(
        f"copy.sqlite3: a sound copy of {DATABASE}, database version {version}, 0 tables, "
    )
    assert not said.err
    assert migrate(Path("copy.sqlite3")) == version


def test_a_backup_that_cannot_be_made_says_why_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    Path("there").write_text("precious")
    assert main(["backup", "there"]) == 2
    assert "there is there already" in one_line(capsys)
    truncated()
    assert main(["backup", "copy.sqlite3"]) == 2
    assert "is damaged" in one_line(capsys)
    DATABASE.unlink()
    assert main(["backup", "copy.sqlite3"]) == 2
    assert "is not there" in one_line(capsys)
    assert not Path("copy.sqlite3").exists()


def test_a_command_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["restore"])
    assert caught.value.code == 2
    assert "backup" in capsys.readouterr().err


def test_the_commands_are_those_of_the_program() -> None:
    ended = run("-m", "bot", "backup", os.fspath(DATABASE.parent / "copy"))
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "a sound copy" in ended.stdout
