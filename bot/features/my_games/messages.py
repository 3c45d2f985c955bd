"""The list of all tables of one person, on all servers: those that wait for them come first."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence

from bot.features.my_games.service import Page, waiting_since
from bot.messages import cards, controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import listed
from bot.messages.refusals import explained
from bot.messages.since import ago
from bot.messages.titles import counted, link_to
from bot.tables import Table, TableRefused
from bot.texts import Words


def games_page(
    words: Words,
    tables: Sequence[Table],
    user_id: int,
    page: Page,
    features: Collection[str] = (),
) -> Message:
    """Return a page of a user's tables; ``tables`` are those of its places."""
    builder = MessageBuilder().text(f"### {words('my-games-title')}")
    if not tables:
        return builder.text(words.extended("my-games-none", features)).build()
    builder.text(words("my-games-waiting", count=page.waiting))
    builder.text("\n".join(_line(words, table, user_id, features) for table in tables))
    if page.count > 1:
        buttons = [
            controls.button(words(label), "my-games", 0, (str(other),), disabled=disabled)
            for label, other, disabled in (
                ("button-page-before", page.number - 1, page.number == 0),
                ("button-page-after", page.number + 1, page.number == page.count - 1),
            )
        ]
        builder.row(*controls.rows(buttons))
        builder.text(f"-# {words('my-games-page', page=page.number + 1, count=page.count)}")
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
    if seat is not None and seat in table.people_to_act():
        since = table.seats[seat].waits_since or table.row.created_at
        line = words("my-games-you", when=when, since=ago(table, since))
        due = table.due(seat)
        return line if due is None else f"{line} · ⏳ <t:{due}:R>"
    names = listed(words, [cards.named(table, seat, words) for seat in view.to_act])
    asked = waiting_since(table.seats)
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
