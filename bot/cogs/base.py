"""What all cogs do alike: acknowledge privately, find the table, answer or explain."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from bot.panels.desk import Dispatcher
from bot.panels.interactions import Interaction, acknowledged
from bot.panels.post import Post
from bot.tables import Table, TableRefused
from bot.texts import Words, words

Work = Callable[[Words], Awaitable[Post]]


async def respond(desk: Dispatcher, interaction: Interaction, work: Work) -> None:
    """Acknowledge, do the work, and answer with what it returns or with what was wrong."""
    if not await acknowledged(interaction):
        return
    said = words(interaction.locale.value)
    post, _done = await desk.attempt(interaction, lambda: work(said), said)
    if post is not None:
        await desk.answer(interaction, post)


async def table_here(desk: Dispatcher, interaction: Interaction) -> Table:
    """Return the open table of the channel.

    :raises TableRefused: ``no-table-here`` if there is none.
    """
    table = await desk.tables.repository.at(cast(int, interaction.channel_id))
    if table is None:
        raise TableRefused("no-table-here")
    return table


async def asker_at_table(desk: Dispatcher, interaction: Interaction) -> tuple[Any, int] | None:
    """Return the running table here and the asker's seat; for autocomplete, which stays silent."""
    try:
        table = await desk.tables.repository.at(cast(int, interaction.channel_id))
    except TableRefused:
        return None
    if table is None or table.state is None or table.row.status != "running":
        return None
    seat = table.seat_of(interaction.user.id)
    return None if seat is None else (table, seat)
