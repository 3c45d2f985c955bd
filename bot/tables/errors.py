"""Why the table, not the game's rules, refuses something; and what fails after a change."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from bot.store.errors import CommitUnsure, DamagedDatabase, StoreUnavailable

log = logging.getLogger(__name__)

Change = Literal["move", "undo", "plan", "setting", "open", "other"]
"""What was done, for the sentence that says so. ``open``: a table in no channel was, no more."""


class TableRefused(Exception):
    """What was asked for is not possible; players read the sentence ``refused-<code>``."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(f"{code} {facts or ''}".rstrip())
        self.code = code
        self.facts = facts


class SavedButFailed(Exception):
    """A change was saved, and something that had to follow it failed; its cause says what."""

    def __init__(self, change: Change) -> None:
        super().__init__(f"saved, but what follows failed ({change})")
        self.change = change


@contextmanager
def apart(table_id: int, what: str) -> Iterator[None]:
    """Let a table with which something goes wrong keep no other from what is done to many.

    The log says ``what`` could not be done. Errors of the store are those of all tables.

    :raises StoreUnavailable: and the other errors of the store in the block.
    """
    try:
        yield
    except (StoreUnavailable, DamagedDatabase, CommitUnsure):
        raise
    except Exception as error:
        log.warning("table %s: %s: %s", table_id, what, type(error).__name__)


@contextmanager
def saved(change: Change | None) -> Iterator[None]:
    """Say that a change is saved, whatever fails in the block; ``None`` if nothing was changed.

    :raises SavedButFailed: for any error in the block, unless nothing was changed.
    """
    try:
        yield
    except SavedButFailed:
        raise
    except Exception as error:
        if change is None:
            raise
        raise SavedButFailed(change) from error
