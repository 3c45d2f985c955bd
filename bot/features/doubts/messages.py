"""What is said of tables at which nothing happens any more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from bot.features.doubts.service import ANSWER
from bot.messages import controls
from bot.messages.message import Message, MessageBuilder, note
from bot.messages.narrator import safe
from bot.messages.since import ago
from bot.tables import Table
from bot.texts import Words

What = Literal["asked", "closed"]


def post(
    table: Table, words: Words, *, what: What, time: int, features: Collection[str] = ()
) -> Message | None:
    """Return the question whether a table is still played, or that it was closed.

    ``None`` if it is no longer so. ``time`` is when that was, in unix seconds.
    """
    game, over = table.game.title, table.row.status != "lobby"
    if what == "closed":
        key = "doubt-closed-game" if over else "doubt-closed-lobby"
        return note(words.extended(key, features, game=game))
    if table.row.doubted_at is None or not table.row.is_open:
        return None
    since, until = ago(table, table.row.updated_at), f"<t:{time + ANSWER}:D>"
    key = "doubt-game" if over else "doubt-lobby"
    buttons = [
        controls.button(words("button-still-playing"), "still-playing", table.id),
        controls.button(words("button-close-table"), "close-still", table.id),
    ]
    called = " ".join(f"<@{user}>" for user in pinged(table, what=what, time=time))
    text = f"{words(key, game=game, since=since, until=until)}\n{called}"
    return MessageBuilder().text(text).row(*controls.rows(buttons)).build()


def pinged(table: Table, *, what: What, time: int) -> list[int]:
    """Return the users that a post pings: those for whom the table waits, or else its host."""
    if what == "closed":
        return []
    acting = () if table.state is None else table.people_to_act()
    users = [user for seat in acting if (user := table.user_at(seat)) is not None]
    return users or [table.row.host_id]


def answered(words: Words, *, name: str, closed: bool) -> Message:
    """Return what becomes of the question when somebody has answered it."""
    key = "doubt-answer-close" if closed else "doubt-answer-play"
    return note(words(key, name=f"**{safe(name)}**"))
