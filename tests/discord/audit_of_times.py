"""What went wrong with deadlines, caretakers, votes and calls while days passed.

All of it follows from the announcements that were in the outbox, the requests that are in the
database, what people did, and the posts: each has to have its reason, and its post.
"""

from __future__ import annotations

import sqlite3
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

from bot.features.deadlines.service import GRACE
from bot.store.rows import MoveRow
from bot.tables import Table
from engines.core import decision_of
from tests.discord.faults import is_card
from tests.discord.journal import Journal, SeenNotice
from tests.discord.world import Message

HOUR = 60 * 60
IN_FLIGHT = HOUR
"""For so long a post may still be under way that was begun before something changed."""

VOTES = "select id, seat, asked_at, status from consent where table_id = ? and kind = 'caretaker'"

Problems = Iterator[tuple[str, str]]
"""The kind of what is wrong, and what it is."""


class TimedTable:
    """One table, with everything that is known of its deadlines."""

    def __init__(
        self, table: Table, posts: list[Message], journal: Journal, mark: Callable[[Message], Any]
    ) -> None:
        self.table = table
        self.posts = posts
        self.journal = journal
        self.marks = Counter(map(mark, posts))
        self.notices = [notice for notice in journal.notices() if notice.table == table.id]
        self.moved = sorted(m.made_at for m in journal.moves.values() if m.table == table.id)

    def of_kind(self, kind: str) -> list[SeenNotice]:
        return [notice for notice in self.notices if notice.kind == kind]

    def has_moved(self, since: float, until: float) -> bool:
        """Whether a move was made at the table within a time."""
        return any(since <= time <= until for time in self.moved)

    def came_back(self, seat: int, since: float, until: float) -> bool:
        """Whether the user of a seat has said within a time that they are back."""
        times = self.journal.backs.get(self.table.user_at(seat) or 0, ())
        return any(since <= time <= until for time in times)

    # --- deadlines ---------------------------------------------------------------------

    def posted(self) -> Problems:
        """Yield what was to be posted of deadlines and was not, although nothing had changed."""
        for notice in self.of_kind("deadline"):
            until = float("inf") if notice.sent is None else notice.sent
            seat = notice.payload["seat"]
            changed = self.has_moved(notice.created, until)
            changed |= self.came_back(seat, notice.created, until)
            if not self.marks[notice.nonce] and not changed:
                yield "lost", f"{self._named(notice)} was not posted"

    def repeated(self) -> Problems:
        """Yield what was told once more of a deadline of which it was told before."""
        by_seat = defaultdict[tuple[str, int], list[SeenNotice]](list)
        for notice in self.of_kind("deadline"):
            by_seat[notice.payload["what"], notice.payload["seat"]].append(notice)
        for (what, seat), notices in by_seat.items():
            for first, second in pairwise(notices):
                is_new = self.came_back(seat, first.created, second.created)
                if what != "caretaker":
                    is_new |= self.has_moved(first.created, second.created)
                if not is_new:
                    yield "doubled", f"{self._named(second)} was told before"

    def too_early(self) -> Problems:
        """Yield who was taken as late just after the machine had slept; a vote may decide then."""
        voted = {notice.payload["consent"] for notice in self.of_kind("consent")}
        for notice in self.of_kind("deadline"):
            since = [notice.created - time for time in self.journal.slept]
            is_early = any(GRACE / 12 < seconds < GRACE for seconds in since)
            if notice.payload["what"] != "soon" and is_early and not voted:
                yield "doubled", f"{self._named(notice)} follows a sleep of the machine"

    def _named(self, notice: SeenNotice) -> str:
        what, seat = notice.payload["what"], notice.payload["seat"]
        return f"table {self.table.id}: {what!r} for seat {seat + 1} at {notice.created}"

    # --- caretakers --------------------------------------------------------------------

    def called_although_cared_for(self) -> Problems:
        """Yield who was pinged while a computer played for them."""
        for notice in self.of_kind("deadline"):
            if notice.payload["what"] != "caretaker":
                continue
            user = self.table.user_at(notice.payload["seat"]) or 0
            backs = (time for time in self.journal.backs.get(user, ()) if time > notice.created)
            until = min(backs, default=float("inf"))
            for post in self.posts:
                if user in post.pinged and notice.created + IN_FLIGHT < post.created < until:
                    yield (
                        "doubled",
                        f"{self._named(notice)} was followed by a ping at {post.created:.0f}",
                    )

    def asked_at_rest(self, asks: str) -> Problems:
        """Yield what does not fit at a table that has nothing more to send."""
        if self.table.row.status != "running":
            return
        if asks != self.table.asks:
            yield "lost", f"table {self.table.id}: asks {asks!r} instead of {self.table.asks!r}"
        if self.table.bots_to_act():
            yield "lost", f"table {self.table.id}: a computer is asked and does not play"

    # --- votes -------------------------------------------------------------------------

    def votes(self, rows: Iterable[tuple[int, int, int, str]]) -> Problems:
        """Yield votes without a post, with several, or held twice about the same question."""
        by_seat = defaultdict[int, list[int]](list)
        for number, seat, asked_at, _status in rows:
            by_seat[seat].append(asked_at)
            about = [n for n in self.of_kind("consent") if n.payload["consent"] == number]
            count = sum(self.marks[nonce] for nonce in {notice.nonce for notice in about})
            if count != 1:
                kind = "doubled" if count else "lost"
                yield kind, f"table {self.table.id}: vote {number} has {count} posts"
        for seat, times in by_seat.items():
            for first, second in pairwise(times):
                if not self.has_moved(first, second) and not self.came_back(seat, first, second):
                    yield "doubled", f"table {self.table.id}: two votes about seat {seat + 1}"

    # --- calls -------------------------------------------------------------------------

    def called_twice(self, states: list[tuple[Any, MoveRow | None]]) -> Problems:
        """Yield who was pinged by two cards for the same question, while nothing was taken back."""
        game, present = self.table.game, {row.ply for _state, row in states if row is not None}
        gone = {ply for table, ply in self.journal.moves if table == self.table.id} - present
        asked, answered = list[tuple[int, dict[int, Any]]](), Counter[int]()
        for state, row in states:
            if row is not None:
                answered[row.seat] += not row.free
            seats = game.view(state, None).to_act
            keys = {seat: (answered[seat], repr(decision_of(game, state, seat))) for seat in seats}
            asked.append((0 if row is None else row.ply, keys))
        until = {notice.nonce: int(notice.payload["until"]) for notice in self.of_kind("card")}
        cards = [(until[nonce], post) for post in self.posts for nonce in [self._nonce(post)]
                 if is_card(post) and nonce in until]  # fmt: skip
        for seat in self.table.seats:
            calls = [ply for ply, post in cards if (seat.user_id or -1) in post.pinged]
            for first, second in pairwise(calls):
                between = [keys.get(seat.seat) for ply, keys in asked if first <= ply <= second]
                before = [keys.get(seat.seat) for ply, keys in asked if ply <= first][-1:]
                same = {*before, *between}
                is_clear = not any(first - 1 <= ply <= second for ply in gone)
                if is_clear and len(same) == 1 and None not in same:
                    yield (
                        "doubled",
                        f"table {self.table.id}: seat {seat.seat + 1} called at plies"
                        f" {first} and {second} for one question",
                    )

    def _nonce(self, post: Message) -> str:
        return (post.nonce or "").removesuffix("t")


def problems_of(
    timed: TimedTable, source: sqlite3.Connection, states: list[tuple[Any, MoveRow | None]]
) -> Iterator[tuple[str, str, str]]:
    """Yield everything that is wrong at a table: ``lost`` or ``doubled``, of what, and what."""
    table_id = timed.table.id
    (asks,) = source.execute("select asks from game_table where id = ?", (table_id,)).fetchone()
    rows = source.execute(VOTES, (table_id,)).fetchall()
    for what, problems in (
        ("deadlines", timed.posted()),
        ("deadlines", timed.repeated()),
        ("deadlines", timed.too_early()),
        ("calls", timed.called_although_cared_for()),
        ("calls", timed.asked_at_rest(asks)),
        ("votes", timed.votes(rows)),
        ("calls", timed.called_twice(states)),
    ):
        for kind, problem in problems:
            yield kind, what, problem
