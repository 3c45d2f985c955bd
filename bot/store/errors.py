"""The errors of the store, each with a sentence for the host or the log."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

Reason: TypeAlias = Literal["full", "locked", "read-only", "io"]
"""Why a sound database cannot be used for now."""

SENTENCES: dict[Reason, str] = {
    "full": "{path} cannot be written because its disk is full: free some space there.",
    "locked": (
        "{path} is locked by another program: close the second bot or the database tool that "
        "uses it."
    ),
    "read-only": (
        "{path} cannot be written: let the bot's user write to the file and to its folder, and "
        "see that the disk is not read-only."
    ),
    "io": (
        "{path} cannot be opened, read or written ({detail}): see that its folder is there, that "
        "the bot's user may write to it, and that the disk is sound."
    ),
}


class StoreError(Exception):
    """The base class of the store's errors."""


class StoreUnavailable(StoreError):
    """The database cannot be used for now. Nothing was changed by what was tried."""

    def __init__(self, path: Path, reason: Reason, detail: object = "") -> None:
        super().__init__(SENTENCES[reason].format(path=path, detail=detail))
        self.reason: Reason = reason


class DamagedDatabase(StoreError):
    """The file of the database is damaged: the bot cannot go on with it."""

    reason = "damaged"

    def __init__(self, path: Path, detail: object) -> None:
        shown = "".join(char if char.isprintable() else "?" for char in str(detail))
        super().__init__(
            f"{path} is damaged ({shown}): stop the bot, move that file away, and put a backup "
            "in its place (docs/hosting.md, Backup)."
        )


class NotADatabase(StoreError):
    """The configured path holds something that is no SQLite database."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is not a SQLite database: name another path for the bot's database, "
            "or move that file away."
        )


class ForeignDatabase(StoreError):
    """The configured path holds the SQLite database of another program."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is the SQLite database of another program: name another path for the bot's "
            "database, or move that file away."
        )


class NoDatabase(StoreError):
    """There is nothing to read."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} is not there or empty: DATABASE must name the bot's database (.env.example)."
        )


class BackupExists(StoreError):
    """A backup never overwrites anything."""

    def __init__(self, target: Path) -> None:
        super().__init__(f"{target} is there already: name a file that is not there yet.")


class DatabaseFromFuture(StoreError):
    """A newer bot has migrated the database; this one would damage it."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            f"{path} has database version {version}, but this bot knows only up to {known}: "
            f"start the newer bot again, or put back the backup made before the update "
            f"({path.name}.before-{known + 1:04d}.bak)."
        )


class OutdatedDatabase(StoreError):
    """An older bot has written the database, and it was not brought up to date yet."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        super().__init__(
            f"{path} has database version {version}, and this bot reads {known}: start the bot "
            "once, which brings it up to date."
        )


class BadMigrations(StoreError):
    """The folder of migrations is missing, misnamed, or has a gap."""


class DamagedSnapshot(StoreError):
    """A stored state cannot be read; the moves give it back."""

    def __init__(self, table_id: int, ply: int) -> None:
        super().__init__(f"the stored state of table {table_id} after ply {ply} cannot be read")
        self.ply = ply


class NoSuchTable(StoreError):
    """No table has this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"there is no table {table_id}")


class StaleTable(StoreError):
    """The table has changed since the caller looked at it."""

    def __init__(self, table_id: int, expected: int, actual: int) -> None:
        super().__init__(f"table {table_id} is at version {actual}, not {expected}")


class ChannelTaken(StoreError):
    """The channel already has another open table."""

    def __init__(self, channel_id: int, table_id: int) -> None:
        super().__init__(f"channel {channel_id} already holds the open table {table_id}")
        self.table_id = table_id
        """The table that holds the channel."""


class CommitUnsure(StoreError):
    """A transaction failed while it was being committed: nobody knows whether it was saved."""


class AlreadyAnswered(StoreError):
    """This interaction was already carried out; do not do it again."""

    def __init__(self, interaction_id: int, version: int) -> None:
        super().__init__(f"interaction {interaction_id} was answered at version {version}")
