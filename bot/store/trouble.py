"""What SQLite and the disk refuse, as errors of the store, and how the database is doing."""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.store.errors import DamagedDatabase, Reason, StoreUnavailable

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds to wait for another program that holds the database."""

ROOM = 64 * 1024
"""Bytes that SQLite needs at least beside the file while it is open."""

ENOUGH = 1024 * 1024
"""Bytes that must be free before a full disk is taken to have space again."""

PAUSE = 60
"""Seconds between two lines in the log about the same trouble."""

OF_SQLITE: dict[int, Reason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_IOERR: "io",
    sqlite3.SQLITE_CANTOPEN: "io",
}
NO_TEXT = "the definitions of its tables are no text"
"""What SQLite says of them cannot be read either: Python raises ``UnicodeDecodeError``."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
OF_THE_DISK: dict[int | None, Reason] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


def explained(
    error: sqlite3.Error | OSError, path: Path
) -> StoreUnavailable | DamagedDatabase | None:
    """Return the error of the store that says what is wrong with the file *path*.

    None for what is no fault of the file: constraints, and mistakes in SQL.
    """
    if isinstance(error, OSError):
        return StoreUnavailable(path, OF_THE_DISK.get(error.errno, "io"), error.strerror)
    # The lower byte is the kind; the rest tells where in SQLite it came up.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in DAMAGED:
        return DamagedDatabase(path, error)
    reason = OF_SQLITE.get(code)
    if reason == "io":
        reason = _behind(path)
    return None if reason is None else StoreUnavailable(path, reason, error)


def _behind(path: Path) -> Reason:
    """Return why *path* cannot be opened, read or written.

    SQLite has one answer for everything that keeps it from making its files beside *path*.
    """
    with suppress(OSError):
        folder = path.absolute().parent
        if shutil.disk_usage(folder).free < ROOM:
            return "full"
        if any(not os.access(place, os.W_OK) for place in (folder, path) if place.exists()):
            return "read-only"
    return "io"


@contextmanager
def explaining(path: Path) -> Iterator[None]:
    """Turn what SQLite and the disk refuse inside the block into errors of the store.

    :raises StoreUnavailable: the file cannot be used for now.
    :raises DamagedDatabase: the file is damaged.
    """
    try:
        yield
    except UnicodeDecodeError as error:
        raise DamagedDatabase(path, NO_TEXT) from error
    except (sqlite3.Error, OSError) as error:
        known = explained(error, path)
        if known is None:
            raise
        raise known from error


class Health:
    """How one open database is doing, told to the log without flooding it.

    ``clock`` returns seconds that never go back. ``on_damage`` is called once, with the first
    damage.
    """

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float],
        on_damage: Callable[[DamagedDatabase], None],
    ) -> None:
        self.path = path
        self.trouble: StoreUnavailable | None = None
        self.damage: DamagedDatabase | None = None
        self._on_damage = on_damage
        self._clock = clock
        self._last_line: float | None = None
        self._is_told = False

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Turn SQLite's errors inside the block into errors of the store, and remember them.

        :raises StoreUnavailable: the file cannot be used for now.
        :raises DamagedDatabase: the file is damaged.
        """
        try:
            with explaining(self.path):
                yield
        except StoreUnavailable as error:
            self.trouble = error
            self._tell(error)
            raise
        except DamagedDatabase as error:
            if self.damage is None:
                self.damage = error
                self._on_damage(error)
            raise

    def has_room(self) -> bool:
        """Whether the disk has space again; True if it was never full.

        A small change may still find a place in SQLite's log when a larger one does not.
        """
        if self.trouble is None or self.trouble.reason != "full":
            return True
        with suppress(OSError):
            return shutil.disk_usage(self.path.absolute().parent).free >= ENOUGH
        return True

    def wrote(self) -> None:
        """Note that a change was stored: whatever the trouble was, it is over."""
        self.trouble = None
        if self._is_told:
            self._is_told = False
            log.warning("%s can be written again.", self.path)

    def _tell(self, error: StoreUnavailable) -> None:
        now = self._clock()
        # A disk that is nearly full takes a small change and refuses the next one: what comes
        # back within the pause is no news, and neither is its end.
        if self._last_line is None or now - self._last_line >= PAUSE:
            self._last_line = now
            self._is_told = True
            log.warning("%s", error)
