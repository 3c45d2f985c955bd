"""Practice, for presses and commands. All that is played in it goes the way of a table's moves."""

from __future__ import annotations

from discord import app_commands

from bot.dispatch.commands import Choices, FeatureCog, Number, command, completed, pressed
from bot.dispatch.interactions import Interaction, number_of, player_of
from bot.features.practice.place import place_of
from bot.features.practice.service import PracticeService
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused, saved
from bot.texts import Words

Ply = app_commands.Range[int, 0, 100_000]


class Practices(FeatureCog[PracticeService]):
    """Answers that only who practises sees. Nothing of it is ever posted."""

    @command("practice", table="command-verify-table")
    async def practice(
        self,
        interaction: Interaction,
        words: Words,
        table: Number | None = None,
        move: Ply | None = None,
        moves: str = "",
    ) -> Message | None:
        """Play on from a move of a game that is over, go on with that, or play typed moves in it.

        Without ``move`` a game is played on from its beginning.

        :raises TableRefused: as :meth:`PracticeService.begin` and :meth:`PracticeService.of`.
        """
        if table is not None or move is not None:
            source = await self.dispatcher.places.table(interaction, table)
            return await self._begun(interaction, source.id, move or 0, words)
        current = await self.service.of(interaction.user.id)
        if moves:
            return await self.dispatcher.typed_apart(interaction, current, moves, words)
        return await self.panels.panel(current, interaction.user.id, words)

    @practice.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        try:
            table = await self.service.of(interaction.user.id)
        except TableRefused:
            return []  # the command itself will say so
        place = place_of(table)
        return [] if place.is_over else completed(table, place.seat, interaction, current)

    @pressed("practice", to="private")
    async def press(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Let the user play on from the move that a button names."""
        source = await self.repository.get(press.table_id)
        await self.dispatcher.places.check(interaction, source)
        return await self._begun(interaction, source.id, number_of((*press.path, "")[0]), words)

    @pressed("practice-again")
    async def again(self, interaction: Interaction, press: Press, words: Words) -> Message:
        """Let the user begin once more from the same move."""
        table = await self.service.again(press.table_id, interaction.user.id)
        return await self._shown(interaction, table, words)

    async def _begun(
        self, interaction: Interaction, table_id: int, ply: int, words: Words
    ) -> Message:
        table = await self.service.begin(table_id, player_of(interaction), ply)
        return await self._shown(interaction, table, words)

    async def _shown(self, interaction: Interaction, table: Table, words: Words) -> Message:
        with saved("open"):
            return await self.panels.panel(table, interaction.user.id, words)
