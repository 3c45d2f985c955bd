"""What a run of the bot is counted by: what was lost, doubled and broken, and what was met."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from dataclasses import dataclass, field, fields
from statistics import median

KINDS = ("moves", "cards", "lines", "calls", "hands", "deadlines", "votes", "reminders")
"""The kinds of what may be lost or doubled."""

DEADLINES = "select count(*) from kept_notice where kind = 'deadline' and payload ->> 'what' ="
AGREED = "select count(*) from consent where status = 'done' and kind ="

SOUGHT = {
    "calls": "select count(*) from kept_notice where json_array_length(payload, '$.call') > 0",
    "finished_games": "select count(*) from game_table where status = 'finished'",
    "warnings": f"{DEADLINES} 'soon'",
    "caretakers": f"{DEADLINES} 'caretaker'",
    "votes": "select count(*) from consent where kind = 'caretaker'",
    "reminders": "select count(*) from kept_notice where kind = 'reminder'",
}
"""What happens if the storm goes on for long enough; most of it only as days pass."""

UNTRIED = {
    "pauses": f"{AGREED} 'pause'",
    "agreed_undos": f"{AGREED} 'undo'",
    "plans": "select count(*) from kept_planned",
}
"""What nobody in a storm sets out to do; what comes of it is tested elsewhere."""


def counted(source: sqlite3.Connection, *, is_kept: bool) -> dict[str, int]:
    """Return how often each was met; what only a kept database tells is 0 in another."""
    return {
        name: source.execute(sql).fetchone()[0]
        for name, sql in (SOUGHT | UNTRIED).items()
        if is_kept or "kept_" not in sql
    }


@dataclass
class Tally:
    """Counts of one run, and everything that was lost or doubled."""

    kills: int = 0
    faults: int = 0
    tables: int = 0
    finished_games: int = 0
    steps: int = 0
    """What people have pressed or typed that was played."""
    moves: int = 0
    undone: int = 0
    cards: int = 0
    hands: int = 0
    calls: int = 0
    cut_off: int = 0
    warnings: int = 0
    caretakers: int = 0
    votes: int = 0
    reminders: int = 0
    pauses: int = 0
    agreed_undos: int = 0
    plans: int = 0
    repeated_sends: int = 0
    """Posts sent again that Discord recognised by their nonce."""
    calls_took: list[float] = field(default_factory=list)
    """For how many seconds each card that calls somebody waited to be sent."""
    lost: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    doubled: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    broken: list[str] = field(default_factory=list)
    """What is neither: a damaged file, a game that does not replay, a request that is not valid."""

    @property
    def is_clean(self) -> bool:
        """Whether nothing was lost, doubled or broken."""
        return not (any(self.lost.values()) or any(self.doubled.values()) or self.broken)

    @property
    def has_checked(self) -> bool:
        """Whether there was anything to check: a game in which people have played."""
        return bool(self.tables and self.steps)

    @property
    def unmet(self) -> list[str]:
        """What the run did not meet, and so cannot have checked."""
        return [_spaced(name) for name in (*SOUGHT, *UNTRIED) if not getattr(self, name)]

    def reasons(self) -> list[str]:
        """Return everything that is wrong, one line each."""
        return [
            *(f"lost {kind}: {one}" for kind, ones in self.lost.items() for one in ones),
            *(f"doubled {kind}: {one}" for kind, ones in self.doubled.items() for one in ones),
            *self.broken,
        ]

    def lines(self) -> list[str]:
        """Return the counts, one line each."""
        counts = [
            f"{_spaced(part.name)}: {getattr(self, part.name)}"
            for part in fields(self)
            if isinstance(getattr(self, part.name), int)
        ]
        took = self.calls_took
        return [
            ", ".join(counts),
            f"calls took {median(took):.2f} s in the median, {max(took):.2f} s at most"
            if took
            else "no call was sent",
            f"not met: {', '.join(self.unmet) or 'nothing'}",
            *(
                f"{kind}: {len(self.lost.get(kind, []))} lost, "
                f"{len(self.doubled.get(kind, []))} doubled"
                for kind in KINDS
            ),
            f"broken: {len(self.broken)}",
        ]


def _spaced(name: str) -> str:
    return name.replace("_", " ")
