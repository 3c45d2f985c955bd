"""``/hint``: where to look, then the move that the computer would make, for those who are stuck."""

from __future__ import annotations

from bot.dispatch.commands import FeatureCog, command, pressed, table_here
from bot.dispatch.interactions import Interaction, person_of
from bot.features.hints.messages import hint_card, nudge_card
from bot.features.hints.service import HintService
from bot.messages.controls import Press
from bot.messages.message import Message, note
from bot.tables import saved
from bot.texts import Words


class Hints(FeatureCog[HintService]):
    """Hints."""

    @command("hint", guild_only=True)
    async def hint(self, interaction: Interaction, words: Words) -> Message:
        """Show privately where to look, or what the computer would do if there is no such place."""
        table = await table_here(self.dispatcher, interaction)
        return await self._hint(table.id, interaction.user.id, words)

    @pressed("hint", to="private")
    async def press(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Do the same at the table of a button."""
        return await self._hint(press.table_id, interaction.user.id, words)

    @pressed("hint-move")
    async def show(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Show what the computer would do now in place of where to look."""
        table, found = await self.service.hint(press.table_id, interaction.user.id)
        return hint_card(table, words, table.check_seated(interaction.user.id), found)

    async def _hint(self, table_id: int, user_id: int, words: Words) -> Message:
        table, found = await self.service.hint(table_id, user_id)
        seat = table.check_seated(user_id)
        return nudge_card(table, words, seat, found) or hint_card(table, words, seat, found)

    @command("hints", guild_only=True)
    async def hints(self, interaction: Interaction, words: Words, allowed: bool) -> Message:
        """Let the players of this channel's table ask for hints, or not."""
        table = await table_here(self.dispatcher, interaction)
        person = person_of(interaction)
        await self.service.allow(table.id, person, allowed=allowed)
        with saved("other"):
            return note(words("hints-allowed" if allowed else "hints-forbidden"))
