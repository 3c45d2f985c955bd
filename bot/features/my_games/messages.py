"""The list of all tables of one person, on all servers: those that wait for them come first."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from bot.messages import cards, controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import explained, listed
from bot.messages.since import ago
from bot.messages.titles import counted, link_to
from bot.tables import Table, TableRefused
from bot.texts import Words

ON_A_PAGE = 10


def sorted_for(tables: Sequence[Table], user_id: int) -> list[Table]:
    """Return tables in the order in which their player wants to read them.

    First those that wait for the player, the longest waiting first; then the other running ones,
    those in the lobby, and those that are over, the newest first. A running one is as old as its
    oldest question: its last change may be what somebody does in secret.
    """
    return sorted(tables, key=lambda table: _place(table, user_id))


def _place(table: Table, user_id: int) -> tuple[int, int]:
    if waits_for(table, user_id):
        seat = table.seat_of(user_id)
        assert seat is not None
        return 0, table.seats[seat].waits_since or 0
    if table.row.status == "running":
        return 1, -(_asked_since(table) or 0)
    return 2 if table.row.status == "lobby" else 3, -table.row.updated_at


def _asked_since(table: Table) -> int | None:
    """Return since when the longest waiting person is asked, ``None`` if nobody is."""
    return min((row.waits_since for row in table.seats if row.waits_since), default=None)


def waits_for(table: Table, user_id: int) -> bool:
    """Whether a table waits for its player; not if it is held."""
    try:
        return table.row.status == "running" and table.seat_of(user_id) in table.people_to_act()
    except TableRefused:
        return False


def games_page(
    words: Words,
    tables: Sequence[Table],
    user_id: int,
    page: int,
    features: Collection[str] = (),
) -> Message:
    """Return a page of a person's tables, which are in order; the first page is 0."""
    count = -(-len(tables) // ON_A_PAGE)
    page = max(0, min(page, count - 1))
    builder = MessageBuilder().text(f"### {words('my-games-title')}")
    if not tables:
        return builder.text(words.extended("my-games-none", features)).build()
    waiting = sum(waits_for(table, user_id) for table in tables)
    builder.text(words("my-games-waiting", count=waiting))
    shown = tables[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    builder.text("\n".join(_line(words, table, user_id, features) for table in shown))
    if count > 1:
        buttons = [
            controls.button(words(label), "my-games", 0, (str(other),), disabled=disabled)
            for label, other, disabled in (
                ("button-page-before", page - 1, page == 0),
                ("button-page-after", page + 1, page == count - 1),
            )
        ]
        builder.row(*controls.rows(buttons))
        builder.text(f"-# {words('my-games-page', page=page + 1, count=count)}")
    return builder.build()


def _line(words: Words, table: Table, user_id: int, features: Collection[str]) -> str:
    standing = _standing(words, table, user_id, features)
    return f"- **[{table.game.title}]({link_to(table)})** · {standing}"


def _standing(words: Words, table: Table, user_id: int, features: Collection[str]) -> str:
    """Return what can be said of a table in a line."""
    if table.row.status == "lobby":
        seats, most = len(table.seats), table.wanted_seats[-1]
        return words("my-games-lobby", seats=seats, most=most)
    if table.row.status == "finished":
        return _result(words, table, user_id)
    try:
        view = table.view(None)
    except TableRefused as refused:
        return explained(refused, words, table, None)
    when = counted(table, words, view)
    if table.is_paused:
        return words("list-paused", when=when, time=f"<t:{table.row.paused_at}:f>")
    seat = table.seat_of(user_id)
    if seat is not None and table.seats[seat].caretaker:
        return words.extended("my-games-caretaker", features, when=when)
    if waits_for(table, user_id):
        assert seat is not None
        since = table.seats[seat].waits_since or table.row.created_at
        line = words("my-games-you", when=when, since=ago(table, since))
        due = table.due(seat)
        return line if due is None else f"{line} · ⏳ <t:{due}:R>"
    names = listed(words, [cards.named(table, seat, words) for seat in view.to_act])
    asked = _asked_since(table)
    if asked is None:
        return words("list-running", when=when, waiting=names)
    return words("my-games-others", when=when, names=names, since=ago(table, asked))


def _result(words: Words, table: Table, user_id: int) -> str:
    """Return how a game ended for one of its players."""
    ended = f"<t:{table.row.updated_at}:d>"
    seat = table.seat_of(user_id)
    result = json.loads(table.row.result or "{}")
    ranks = result.get("ranks")
    if seat is None or not ranks:
        return words("my-games-over", ended=ended)
    return words(
        "my-games-place",
        rank=ranks[seat],
        count=len(ranks),
        points=result["scores"][seat],
        ended=ended,
    )
