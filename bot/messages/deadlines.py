"""What is said of deadlines: in posts, to who sets one, and to whom a caretaker plays for."""

from __future__ import annotations

from typing import Literal

from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.tables import Table
from bot.tables.deadline import Deadline
from bot.texts import Words

What = Literal["soon", "over", "caretaker"]


def described(words: Words, deadline: Deadline | None) -> str:
    """Return in a sentence how long people have for a turn, and what happens then."""
    if deadline is None:
        return words("deadline-none")
    return f"{length(words, deadline)} {words(f'deadline-then-{deadline.then}')}"


def length(words: Words, deadline: Deadline) -> str:
    """Return in a sentence how long people have for a turn."""
    if deadline.hours is None:
        hour, minute = divmod(deadline.minute, 60)
        return words(
            "deadline-weekly",
            day=weekday(words, deadline.weekday or 0),
            time=f"{hour}:{minute:02}",
            zone=deadline.zone.replace("_", " "),
        )
    if deadline.hours % 24 == 0:
        return words("deadline-days", count=deadline.hours // 24)
    return words("deadline-hours", count=deadline.hours)


def weekday(words: Words, number: int) -> str:
    """Return the name of a day of the week; 0 is Monday."""
    return words(f"weekday-{number}")


def post(table: Table, words: Words, *, what: What, seat: int, time: int) -> Message | None:
    """Return the post about a player's deadline; ``None`` if it is no longer so.

    ``time`` is in unix seconds. The player plays again by a button.
    """
    user, name = table.user_at(seat), table.names[seat]
    if table.row.status != "running" or user is None:
        return None
    if what == "caretaker":
        if table.seats[seat].caretaker is None:
            return None
        text = words("deadline-caretaker", name=name, user=f"<@{user}>")
        button = controls.button(words("button-i-am-back"), "back", table.id)
        return MessageBuilder().text(text).row(*controls.rows([button])).build()
    if seat not in table.people_to_act():
        return None
    then = table.deadline.then if table.deadline is not None else "warn"
    facts = {"user": f"<@{user}>", "time": f"<t:{time}:R>"}
    return MessageBuilder().text(words(f"deadline-{what}-{then}", **facts)).build()


def pinged(table: Table, *, what: What, seat: int, time: int) -> list[int]:
    """Return the users that a post about a deadline pings: who is late, while they can play.

    Nobody who is away is.
    """
    user = table.player_at(seat)
    is_there = user is not None and table.away_until(seat) is None
    return [user] if user is not None and is_there and what != "caretaker" else []


def cared_for(table: Table, words: Words) -> Message:
    """Return what somebody reads who wants to play while a caretaker does."""
    button = controls.button(words("button-i-am-back"), "back", table.id)
    text = words("refused-caretaker-plays")
    return MessageBuilder().text(text).row(*controls.rows([button])).build()
