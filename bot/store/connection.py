"""A connection that runs several statements in one call of its thread.

Each call of aiosqlite hands something to the thread and wakes the event loop again, which takes
longer than most statements do.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from typing_extensions import override

Values: TypeAlias = Sequence[Any] | Mapping[str, Any]

Statement: TypeAlias = tuple[str, Values, bool]
"""SQL, its values, and whether these are many, for each of which it is run."""


@dataclass(slots=True)
class After:
    """The values of a statement before which others are run."""

    before: Sequence[Statement] = ()
    values: Values = ()
    has_run: bool = field(default=False, init=False)
    """Whether those before it are done, so that an error is of the statement itself."""

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)


class Connection(sqlite3.Connection):
    """A connection whose statements may have an :class:`After` instead of their values.

    No cursor that nobody reads stays open: it holds the prepared statement, which later calls
    share. Whichever thread drops the cursor resets that statement, in the middle of such a call
    (sqlite3.InterfaceError).
    """

    @override
    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        if not isinstance(values, After):
            return super().execute(sql, values)
        for first, given, many in values.before:
            (self.executemany if many else super().execute)(first, given).close()
        values.has_run = True
        return super().execute(sql, values.values)

    @override
    def executemany(self, sql: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        cursor = super().executemany(sql, values)
        cursor.close()
        return cursor
