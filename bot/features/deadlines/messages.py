"""What is said of deadlines, absences and caretakers, and what reminds people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import discord

from bot.features.deadlines.reminding import EVERY_KEY, QUIET_KEY, SNOOZES
from bot.features.deadlines.rhythm import EVERY, QUIET, Rhythm
from bot.messages import controls
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import Narrator
from bot.messages.parts import NOTHING, Part
from bot.messages.since import ago
from bot.messages.titles import link_to
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


def in_lobby(table: Table, words: Words) -> Part:
    """Return what a lobby tells of its deadline."""
    if table.deadline is None:
        return NOTHING
    return Part([("status", f"⏳ {described(words, table.deadline)}")])


def on_card(table: Table, words: Words, view: Any) -> Part:
    """Return until when those who are to act have time, and who of them is away.

    At the end of a game it is how many turns a caretaker has played for whom.
    """
    if view.outcome is not None:
        told = {
            row.seat: f"-# {words('result-cared-for', count=row.cared_for)}"
            for row in table.seats
            if row.cared_for
        }
        return Part(seats=told)
    asked = [seat for seat in view.to_act if table.player_at(seat) is not None]
    dues = sorted({due for seat in asked if (due := table.due(seat)) is not None})
    lines = [words("card-due", time=f"<t:{due}:f>", left=f"<t:{due}:R>") for due in dues[:1]]
    lines += [
        words("card-away", name=table.names[seat], until=f"<t:{until}:D>")
        for seat in asked
        if (until := table.away_until(seat))
    ]
    return Part([("status", line) for line in lines])


MOST = 12
"""Games that are listed."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for a seat since a time, in unix seconds."""

    table: Table
    seat: int
    since: int


def reminder(words: Words, waiting: list[Waiting], rhythm: Rhythm) -> Message:
    """Return the reminder of tables that wait, the longest waiting first, for their player."""
    lines = [_line(words, place) for place in waiting[:MOST]]
    if len(waiting) > MOST:
        lines.append(words("reminder-more", count=len(waiting) - MOST))
    builder = MessageBuilder().text(f"### {words('reminder-title', count=len(waiting))}")
    builder.text("\n".join(lines))
    offered = [controls.option(words(f"reminder-snooze-{how}"), how) for how in SNOOZES]
    builder.row(discord.ui.ActionRow(controls.menu(words("reminder-snooze"), offered, "snooze", 0)))
    return builder.text(f"-# {rhythm_line(words, rhythm)} {words('reminder-settings')}").build()


def _line(words: Words, place: Waiting) -> str:
    table, view = place.table, place.table.view(place.seat)
    asked = view.decision
    narrator = Narrator(words, table.game, table.names, view)
    question = "" if asked is None else f"\n{narrator.question(asked)}"
    since = ago(table, place.since)
    return f"- **[{table.game.title}]({link_to(table)})** · {since}{question}"


def rhythm_line(words: Words, rhythm: Rhythm) -> str:
    """Return in one sentence how a person is reminded."""
    if not rhythm.every:
        return words("reminder-never")
    how = words(f"reminder-every-{rhythm.every}")
    if not rhythm.quiet:
        return words("reminder-always", how=how)
    first, last = map(int, rhythm.quiet.split("-"))
    zone = rhythm.zone.replace("_", " ")
    return words("reminder-quiet", how=how, since=first, until=last, zone=zone)


def snoozed(words: Words, until: int) -> Message:
    """Return what a reminder becomes when it was put off until a time, in unix seconds."""
    return MessageBuilder().text(words("reminder-snoozed", until=f"<t:{until}:f>")).build()


def settings(words: Words, rhythm: Rhythm) -> Part:
    """Return how a person is reminded, with menus that change it."""
    zone = rhythm.zone.replace("_", " ")
    every = [
        controls.option(words(f"settings-every-{hours}"), str(hours), default=hours == rhythm.every)
        for hours in EVERY
    ]
    menus = [controls.menu(words("settings-remind"), every, "rhythm", 0, (EVERY_KEY,))]
    if rhythm.every:
        quiet = [
            controls.option(_hours(words, hours), f"-{hours}", default=hours == rhythm.quiet)
            for hours in QUIET
        ]
        menus.append(controls.menu(words("settings-quiet"), quiet, "rhythm", 0, (QUIET_KEY,)))
    texts = (rhythm_line(words, rhythm), words("settings-zone", zone=zone))
    return Part([("foot", text) for text in texts], rows=[*map(discord.ui.ActionRow, menus)])


def _hours(words: Words, quiet: str) -> str:
    if not quiet:
        return words("settings-no-quiet")
    first, last = map(int, quiet.split("-"))
    return words("settings-quiet-hours", since=first, until=last)
