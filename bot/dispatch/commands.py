"""What all cogs share: acknowledge privately, find the table, answer or explain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast

from discord import app_commands

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.messages.cards import named
from bot.messages.message import Message
from bot.tables import Table, TableRefused
from bot.texts import Words, words_in
from engines.players import PLAYERS

Work = Callable[[Words], Awaitable[Message | None]]

Number = app_commands.Range[int, 1, 2**53 - 1]
"""The number of a table."""


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
