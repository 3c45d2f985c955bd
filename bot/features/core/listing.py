"""The list of a server's open tables, with no more of it than the asker may see."""

from __future__ import annotations

import discord

from bot.dispatch.interactions import Interaction, can_see
from bot.messages import cards
from bot.messages.narrator import listed
from bot.messages.refusals import explained
from bot.messages.titles import counted
from bot.store.rows import TableRow
from bot.tables import Table, TableRefused, TableRepository
from bot.texts import Words

MOST = 20
"""Tables in a list. Whose turn it is follows from the position, which takes time to load."""

LENGTH = 3500
"""Characters of a list; more than two lines fit below Discord's limit."""


async def table_list(repository: TableRepository, interaction: Interaction, words: Words) -> str:
    """Return a line for each open table that the asker may see, their own first."""
    member = interaction.user
    if not isinstance(member, discord.Member):  # the server is not known
        return words("list-empty")
    rows = await repository.in_guild(member.guild.id)
    own = set(await repository.ids_of_user(member.id))
    lines = list[str]()
    for row in sorted(rows, key=lambda row: row.id not in own):
        if not await can_see(member, row.channel_id, fetch=row.id in own):
            continue
        line = await _line(repository, row, words, member.id)
        if len(lines) == MOST or sum(map(len, lines)) + len(line) > LENGTH:
            lines.append(words("list-more"))
            break
        lines.append(line)
    return "\n".join(lines) or words("list-empty")


async def _line(repository: TableRepository, row: TableRow, words: Words, user_id: int) -> str:
    try:
        table = await repository.glimpse(row)
    except TableRefused as refused:
        return f"- <#{row.channel_id}> · {explained(refused, words, None, None)}"
    return status_line(table, words, user_id)


def status_line(table: Table, words: Words, user_id: int) -> str:
    """Return one line about a table, marked if the user is to act."""
    names = listed(words, [cards.named(table, seat.seat, words) for seat in table.seats])
    mark = ""
    if table.row.status == "lobby":
        standing = words("list-lobby")
    else:
        try:
            view = table.view(None)
        except TableRefused as refused:
            standing = explained(refused, words, table, None)
        else:
            when = counted(table, words, view)
            waiting = listed(words, [cards.named(table, seat, words) for seat in view.to_act])
            standing = words("list-running", when=when, waiting=waiting)
            if table.is_paused:
                time = f"<t:{table.row.paused_at}:f>"
                standing = words("list-paused", when=when, time=time)
            mark = " 👉" if table.seat_of(user_id) in table.people_to_act() else ""
    return f"- <#{table.row.channel_id}> **{table.game.title}** · {standing} · {names}{mark}"
