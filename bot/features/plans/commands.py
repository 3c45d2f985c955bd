"""``/plan``: what to do when one is asked next."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import asker_at_table, completed, respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.plans.presses import Plans
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words

Choices = list[app_commands.Choice[str]]


class PlansCog(commands.Cog):
    """Planning ahead."""

    def __init__(self, dispatcher: Dispatcher, plans: Plans) -> None:
        self.dispatcher = dispatcher
        self.plans = plans

    @app_commands.command(description=described("command-plan"))
    @app_commands.describe(moves=described("command-plan-moves"))
    @app_commands.guild_only()
    async def plan(self, interaction: Interaction, moves: str = "") -> None:
        """Show the own plan, privately; add typed moves to it."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            if moves.strip():
                return await self.plans.type(interaction, table, moves, words)
            return await self.plans.panel(table, interaction.user.id, words)

        await respond(self.dispatcher, interaction, work)

    @plan.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        asker = await asker_at_table(self.dispatcher, interaction)
        if asker is None:
            return []
        table, seat = asker
        try:
            after = await self.plans.begun(table, interaction.user.id)
        except TableRefused:
            return []  # the command itself will say why
        if after.table is None:
            return []
        return completed(after.table, seat, interaction, current)
