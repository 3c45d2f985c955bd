"""What all cogs share: acknowledge privately, find the table, answer or explain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import cast

from discord import app_commands

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.messages.message import Message
from bot.tables import Table, TableRefused
from bot.texts import Words, words_in

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
