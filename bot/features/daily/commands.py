"""``/daily``: the challenge of the day."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import Choices, completed, offered, respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.daily.presses import Dailies
from bot.features.daily.service import DailyService
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words


class DailyCog(commands.Cog):
    """The challenge of the day."""

    def __init__(self, dispatcher: Dispatcher, service: DailyService) -> None:
        self.dispatcher = dispatcher
        self.service = service
        self.dailies = Dailies(service, dispatcher)

    @app_commands.command(description=described("command-daily"))
    @app_commands.describe(
        game=described("command-daily-game"), moves=described("command-daily-moves")
    )
    async def daily(self, interaction: Interaction, game: str = "", moves: str = "") -> None:
        """Open today's challenge in a private panel, or play typed moves in it."""

        async def work(words: Words) -> Message | None:
            if not moves:
                return await self.dailies.show(interaction, game or None, words)
            table = await self.dailies.current(game or None, interaction.user.id)
            return await self.dispatcher.typed_apart(interaction, table, moves, words)

        await respond(self.dispatcher, interaction, work)

    @daily.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        named = interaction.namespace.game
        try:
            table = await self.dailies.current(named or None, interaction.user.id)
        except TableRefused:
            return []  # the command itself will say so
        seat = table.seat_of(interaction.user.id)
        if seat is None or table.state is None:
            return []
        return completed(table, seat, interaction, current)

    @daily.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return offered(self.service.games, current)
