"""What all cogs share: acknowledge privately, find the table, answer or explain."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from typing import Any, cast

from discord import app_commands
from rapidfuzz import fuzz, process, utils

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.messages.cards import named
from bot.messages.choices import untagged
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.tables import Table, TableRefused
from bot.texts import Words, words_in
from engines.core import AnyGame
from engines.players import PLAYERS
from render.registry import renderer

Work = Callable[[Words], Awaitable[Message | None]]

Choices = list[app_commands.Choice[str]]
"""What is suggested while somebody types."""

Number = app_commands.Range[int, 1, 2**53 - 1]
"""The number of a table."""


def with_options(
    callback: Callable[..., Coroutine[Any, Any, None]],
    options: Mapping[str, tuple[app_commands.locale_str, Any]],
) -> Callable[..., Coroutine[Any, Any, None]]:
    """Let a command take texts as options: each has a description and what it is if not given.

    Without the latter (``inspect.Parameter.empty``) the option is required.
    """
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [
        inspect.Parameter(name, kind, annotation=str, default=usual)
        for name, (_about, usual) in options.items()
    ]
    asker = inspect.Parameter("interaction", kind, annotation=Interaction)
    # discord.py takes the parameters of a command from the signature of its callback.
    callback.__signature__ = inspect.Signature([asker, *parameters])  # type: ignore[attr-defined]
    abouts = {name: about for name, (about, _usual) in options.items()}
    return app_commands.describe(**abouts)(callback)


async def respond(dispatcher: Dispatcher, interaction: Interaction, work: Work) -> None:
    """Acknowledge, do the work, and answer with its message or with an explanation."""
    if not await dispatcher.answering.acknowledged(interaction):
        return
    words = words_in(locale_of(interaction))
    message, _done = await dispatcher.attempts.attempt(interaction, lambda: work(words), words)
    if message is not None:
        await dispatcher.show(interaction, message, words)
    await dispatcher.tell_waiting(interaction, None, words)


async def table_here(dispatcher: Dispatcher, interaction: Interaction) -> Table:
    """Return the open table of the channel.

    :raises TableRefused: ``no-table-here`` if there is none.
    """
    table = await dispatcher.tables.repository.at(cast(int, interaction.channel_id))
    if table is None:
        raise TableRefused("no-table-here")
    return table


async def asker_at_table(
    dispatcher: Dispatcher, interaction: Interaction
) -> tuple[Table, int] | None:
    """Return the running table here and the user's seat, for autocomplete; ``None`` without."""
    try:
        table = await dispatcher.tables.repository.at(cast(int, interaction.channel_id))
    except TableRefused:
        return None
    if table is None or table.state is None or table.row.status != "running":
        return None
    seat = table.seat_of(interaction.user.id)
    return None if seat is None else (table, seat)


def computers_named(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the kinds of computer players that fit what is typed, the best one first."""
    words = words_in(locale_of(interaction))
    return [
        app_commands.Choice(name=words(f"bot-{name}"), value=name)
        for name in reversed(PLAYERS)
        if current.casefold() in f"{name} {words(f'bot-{name}')}".casefold()
    ]


async def seats_named(
    dispatcher: Dispatcher, interaction: Interaction, current: str, status: str
) -> list[app_commands.Choice[str]]:
    """Return the seats of the channel's table that fit what is typed, if it has that status."""
    try:
        table = await dispatcher.tables.repository.at(interaction.channel_id or 0)
    except TableRefused:
        return []  # the command itself will say why
    if table is None or table.row.status != status:
        return []
    words, typed = words_in(locale_of(interaction)), current.casefold()
    choices = [
        app_commands.Choice(
            name=f"{row.seat + 1}: {named(table, row.seat, words)}"[:100],
            value=f"{row.seat + 1}:{table.occupant(row.seat)}",
        )
        for row in table.seats
    ]
    return [choice for choice in choices if typed in choice.name.casefold()]


def offered(games: Iterable[AnyGame], current: str) -> Choices:
    """Return the games that fit what is typed, to choose from."""
    return [
        app_commands.Choice(name=game.title, value=game.id)
        for game in games
        if current.casefold() in f"{game.id} {game.title}".casefold()
    ][:25]


async def completions(dispatcher: Dispatcher, interaction: Interaction, current: str) -> Choices:
    """Return completions of the typed line at the channel's table, as :func:`completed`."""
    asker = await asker_at_table(dispatcher, interaction)
    return [] if asker is None else completed(*asker, interaction, current)


def completed(table: Table, seat: int, interaction: Interaction, current: str) -> Choices:
    """Return completions of the typed line that are legal for the seat now.

    The last words are compared with notation and with the labels of buttons, and need not match
    exactly. The move that they would be played as comes first.
    """
    words, view = words_in(locale_of(interaction)), table.view(seat)
    tags = renderer(table.game.id).tags(view, words)
    begun = table.begun_line(seat, untagged(current, tags))
    done = begun.done
    narrator = Narrator(words, table.game, table.names, view, tags)
    if done:  # after typed moves the view would be out of date
        narrator = Narrator(words, table.game, table.names)
    labels = {
        f"{done} {table.game.format(move)}".strip(): narrator.move(move) for move in begun.moves
    }
    if begun.typed:
        first = []
        if begun.meant is not None:
            first = [f"{done} {table.game.format(begun.meant)}".strip()]
        texts = {
            line: f"{line[len(done) :]} {label}"
            for line, label in labels.items()
            if line not in first
        }
        ranked = process.extract(
            begun.typed, texts, scorer=fuzz.WRatio, processor=utils.default_process, limit=25
        )
        lines = first + [line for _text, score, line in ranked if score >= 60]
    else:
        lines = list(labels)
    return [
        app_commands.Choice(name=f"{line} · {labels[line]}"[:100], value=line)
        for line in lines[:25]
        if len(line) <= 100
    ]
