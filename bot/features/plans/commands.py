"""``/plan``: what to do when one is asked next."""

from __future__ import annotations

from bot.dispatch.commands import (
    Choices,
    FeatureCog,
    asker_at_table,
    command,
    completed,
    table_here,
)
from bot.dispatch.interactions import Interaction
from bot.features.plans.presses import Plans
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words


class PlansCog(FeatureCog[Plans]):
    """Planning ahead."""

    @command("plan", guild_only=True)
    async def plan(self, interaction: Interaction, words: Words, moves: str = "") -> Message:
        """Show the own plan, privately; add typed moves to it."""
        table = await table_here(self.dispatcher, interaction)
        if moves.strip():
            return await self.service.type(interaction, table, moves, words)
        return await self.service.panel(table, interaction.user.id, words)

    @plan.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        asker = await asker_at_table(self.dispatcher, interaction)
        if asker is None:
            return []
        table, seat = asker
        try:
            after = await self.service.begun(table, interaction.user.id)
        except TableRefused:
            return []  # the command itself will say why
        if after.table is None:
            return []
        return completed(after.table, seat, interaction, current)
