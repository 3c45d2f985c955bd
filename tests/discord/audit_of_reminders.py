"""Whether everybody was reminded of what waits for them: in time, not too often, and by a post."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from tests.discord.journal import Journal, SeenNotice, Step

HOUR = 60 * 60
MEANWHILE = HOUR
"""So much time may pass, while days pass quickly, between two moments that are one to the bot."""

LOOKS = 5
"""So often the bot may look without reminding somebody: it may have been killed each time."""

LONGEST_AWAY = 48 * HOUR
"""People in a storm say that they are away for two days."""


def reminded_too_often(notices: Iterable[SeenNotice], every: int) -> Iterator[str]:
    """Yield who was reminded twice within fewer hours than they have chosen."""
    for user, times in _by_user(notices).items():
        for first, second in pairwise(times):
            if second - first < every * HOUR - MEANWHILE:
                yield f"user {user} at {first} and {second}"


def not_posted(notices: Sequence[SeenNotice], journal: Journal, posted: set[str]) -> Iterator[str]:
    """Yield the reminders that were announced, and that no request had to do with.

    ``posted`` are the nonces of all posts that the bot has tried. Several reminders that wait are
    sent as the newest one. If something has happened at the table since, nothing may wait any more.
    """
    for notice in notices:
        user, until = notice.payload.get("user"), notice.sent or float("inf")
        if notice.kind != "reminder" or notice.nonce in posted:
            continue
        newer = (
            other.nonce
            for other in notices
            if (other.kind, other.payload.get("user")) == ("reminder", user)
            and notice.number < other.number
            and other.created <= until
        )
        times = [
            *(move.made_at for move in journal.moves.values() if move.table == notice.table),
            *journal.backs.get(user or 0, ()),
            *(n.created for n in notices if n.table == notice.table and n.kind == "deadline"),
        ]
        has_changed = any(notice.created - MEANWHILE <= time <= until for time in times)
        if not has_changed and not posted & {*newer}:
            yield f"user {user} at {notice.created}: announced, but not sent"


def not_announced(
    steps: Iterable[Step], users: dict[tuple[int, int], int], journal: Journal, every: int
) -> Iterator[str]:
    """Yield for whom a table waited without a reminder, although the bot looked again and again.

    ``users`` are the people at each table and seat, where there are several.
    """
    reminded = _by_user(journal.notices())
    waits, late = dict[tuple[int, int], int](), defaultdict[int, int](int)
    for step in steps:
        if step.what == "wait":
            waits.pop((step.table, step.seat), None)
            if step.at:
                waits[step.table, step.seat] = step.at
            continue
        since = defaultdict[int, list[int]](list)
        for place, time in waits.items():
            if place in users:
                since[users[place]].append(time)
        for user in {*since, *late}:
            last = max(
                [
                    min(since[user], default=step.at),
                    *(time for time in reminded.get(user, ()) if time <= step.at),
                    *(time for time in journal.backs.get(user, ()) if time <= step.at),
                    *(
                        min(end, start + LONGEST_AWAY)
                        for start, end in journal.aways.get(user, ())
                        if start <= step.at
                    ),
                ]
            )
            late[user] = late[user] + 1 if step.at > last + every * HOUR + MEANWHILE else 0
            if late[user] == LOOKS:
                yield f"user {user}: none was announced from {last:.0f} to {step.at}"


def _by_user(notices: Iterable[SeenNotice]) -> dict[int, list[int]]:
    """Return when each user was reminded."""
    times = defaultdict[int, list[int]](list)
    for notice in notices:
        if notice.kind == "reminder":
            times[notice.payload["user"]].append(notice.created)
    return times
