"""What is said about seats of a running game that pass to somebody else."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.seats.service import asked_users, has_consent
from bot.messages import controls
from bot.messages.cards import accent_of, bot_named
from bot.messages.message import Message, MessageBuilder, note
from bot.messages.narrator import listed, named, safe
from bot.messages.told import NameChange
from bot.store.rows import ReplacementRow
from bot.tables import Table
from bot.tables.names import plain
from bot.texts import Words


def post(table: Table, words: Words, step: ReplacementRow) -> Message:
    """Return the public post: the question with its buttons, or what came of it."""
    builder = MessageBuilder(accent_of(step.seat))
    builder.text(f"### {words('seats-title', game=table.game.title, seat=step.seat + 1)}")
    if step.status == "open":
        builder.text(_question(table, words, step))
        builder.row(*controls.rows(_buttons(words, step)))
        return builder.build()
    builder.text(_ending(words, step))
    if step.status == "done":
        undo = controls.button(words("button-undo-seat"), "seat", table.id, ("undo", str(step.id)))
        builder.row(*controls.rows([undo]))
    return builder.build()


def pinged(table: Table, step: ReplacementRow) -> list[int]:
    """Return the users that the post may ping: all who are to answer, and who is to be replaced."""
    if step.status != "open":
        return []
    users = (*asked_users(table, step), step.new_user, step.old_user)
    return [user for user in users if user is not None and user != step.asker_id]


def farewell(table: Table, words: Words, name: str) -> Message:
    """Return what stands in place of a hand whose seat somebody else has now."""
    return note(words("seats-farewell", game=table.game.title, name=named(name, table)))


def changes(words: Words, steps: Sequence[ReplacementRow]) -> list[NameChange]:
    """Return when seats passed on, and came back, given all questions about a table's seats."""
    found = list[NameChange]()
    for step in steps:
        old, new = _old(words, step), _new(words, step)
        if step.done_ply is not None:
            told = words("seats-log", name=old, newcomer=new)
            change = NameChange(
                step.done_ply, step.id, step.seat, step.old_name, step.new_name, told
            )
            found.append(change)
        if step.undone_ply is not None:
            told = words("seats-log-back", name=old, newcomer=new)
            change = NameChange(
                step.undone_ply, step.id, step.seat, step.new_name, step.old_name, told
            )
            found.append(change)
    return sorted(found, key=lambda change: (change.ply, change.number))


def _question(table: Table, words: Words, step: ReplacementRow) -> str:
    """Return who is to be replaced by whom, who has agreed, and what is missing."""
    name, newcomer = _bold(_old(words, step)), _bold(_new(words, step))
    asker, is_named = _bold(safe(step.asker)), bool(step.new_user or step.new_bot)
    if step.is_leaving:
        question = words("seats-leaving", name=name)
    elif is_named:
        question = words("seats-asks", asker=asker, name=name, newcomer=newcomer)
    else:
        question = words("seats-asks-anybody", asker=asker, name=name)
    lines = [question]
    asked = asked_users(table, step)
    agreed = [table.names[table.check_seated(user)] for user in asked if user in step.agreed]
    missing = [f"<@{user}>" for user in asked if user not in step.agreed]
    if agreed:
        lines.append(words("seats-agreed", names=listed(words, agreed)))
    if missing:
        lines.append(words("seats-missing", names=listed(words, missing)))
    elif step.settled_by is not None:
        lines.append(words("seats-decided", name=_bold(safe(step.settled_by))))
    elif not has_consent(table, step):
        lines.append(words("seats-nobody-asked"))
    if step.new_user is not None and not step.accepted:
        lines.append(words("seats-newcomer", newcomer=f"<@{step.new_user}>"))
    elif not is_named:
        lines.append(words("seats-anybody"))
    if step.is_leaving:
        lines.append(words("seats-leaving-computer"))
    elif step.old_user is not None:
        lines.append(words("seats-still-here", user=f"<@{step.old_user}>"))
    if not has_consent(table, step):
        lines.append(f"-# {words('seats-rule')}")
    return "\n".join(lines)


def _ending(words: Words, step: ReplacementRow) -> str:
    """Return what came of a question, and honestly who has seen what."""
    name, newcomer = _bold(_old(words, step)), _bold(_new(words, step))
    by = _bold(safe(step.settled_by or ""))
    if step.status == "done":
        done = "seats-done-left" if step.is_leaving else "seats-done"
        lines = [words(done, name=name, newcomer=newcomer)]
        if step.settled_by is not None:
            lines.append(words("seats-decided", name=by))
        if step.new_user is not None:
            lines.append(words("seats-seen", newcomer=newcomer))
        key = "seats-undo-own" if step.is_leaving else "seats-undo"
        lines.append(f"-# {words(key, name=name, newcomer=newcomer)}")
        return "\n".join(lines)
    if step.status == "undone":
        lines = [words("seats-undone", name=name, newcomer=newcomer, by=by)]
        if step.new_user is not None:
            lines.append(words("seats-seen", newcomer=newcomer))
        return "\n".join(lines)
    if step.status == "objected":
        return words("seats-objected", name=name, by=by)
    if step.status == "withdrawn":
        return words("seats-withdrawn", name=name, by=by)
    if step.status == "stayed":
        return words("seats-stayed", name=name)
    return words("seats-over", name=name)


def _buttons(words: Words, step: ReplacementRow) -> list[controls.PressButton]:
    """Return the buttons of an open question; each is there for somebody else."""
    style = discord.ButtonStyle
    shown: list[tuple[str, str, discord.ButtonStyle]] = []
    if not step.is_leaving:
        shown.append(("agree", words("button-agree"), style.success))
        shown.append(("object", words("button-object"), style.danger))
    if step.new_bot is None and not step.accepted:
        shown.append(("take", words("button-take-seat"), style.primary))
    if step.is_leaving:
        shown.append(("computer", words("button-computer-plays"), style.secondary))
    if step.old_user is not None:
        shown.append(("stay", words("button-still-here"), style.secondary))
    if not step.is_leaving:
        shown.append(("decide", words("button-decide"), style.secondary))
        shown.append(("withdraw", words("button-withdraw"), style.secondary))
    return [
        controls.button(label, "seat", step.table_id, (action, str(step.id)), style=look)
        for action, label, look in shown
    ]


def _old(words: Words, step: ReplacementRow) -> str:
    return bot_named(words, _readable(words, step, step.old_name), step.old_bot)


def _new(words: Words, step: ReplacementRow) -> str:
    return bot_named(words, _readable(words, step, step.new_name), step.new_bot)


def _readable(words: Words, step: ReplacementRow, name: str) -> str:
    return plain(name) or words("name-of-seat", seat=step.seat + 1)


def _bold(name: str) -> str:
    return f"**{name}**"
