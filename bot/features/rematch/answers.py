"""The button that opens a rematch."""

from __future__ import annotations

import discord

from bot.dispatch.commands import CommandCog, pressed
from bot.dispatch.interactions import Interaction, check_place, is_member, person_of
from bot.features.rematch.messages import already
from bot.features.rematch.service import rematch
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused
from bot.texts import Words

AGAIN = "again"
"""The verb of the button."""


class Rematches(CommandCog):
    """Opens a table like one that is over."""

    @pressed(AGAIN, to="private")
    async def again(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Open a lobby with the people, computer players and options of a game.

        :raises TableRefused: if the game is not over, or the asker did not play it.
        """
        table, asker = await self.repository.get(press.table_id), person_of(interaction)
        if not table.is_posted:
            raise TableRefused("outdated")
        check_place(interaction, table)  # the button may name another table than this
        table.check_status("finished", "abandoned")
        rematch(table, asker, ())  # or it is refused, before anybody is looked up
        gone = [
            row.user_id
            for row in table.seats
            if row.user_id not in (None, asker.id) and not await _is_here(interaction, row.user_id)
        ]
        wanted = rematch(table, asker, gone)
        latest = await self.repository.at(interaction.channel_id or 0)
        if latest is not None and _is_rematch(latest, table, asker.id):
            return already(latest, words)
        path = (AGAIN, str(table.id))
        return await self.dispatcher.lobbies.opened(
            interaction, table.game, words, path, begins=wanted
        )


def _is_rematch(table: Table, of: Table, user_id: int) -> bool:
    """Whether a lobby is for the same game, and the user has a seat in it already."""
    is_same = table.row.status == "lobby" and table.game.id == of.game.id
    return is_same and table.seat_of(user_id) is not None


async def _is_here(interaction: Interaction, user_id: int) -> bool:
    """Whether a user is on the server; if Discord cannot tell now, it is taken for granted.

    Those whose data were erased are nowhere.
    """
    if user_id < 0:
        return False
    try:
        return await is_member(interaction, user_id)
    except (discord.HTTPException, OSError):
        return True
