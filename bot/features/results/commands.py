"""``/results``: who has played, won and reached which rating; ``/solo``: the best alone."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import Choices, offered, respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.results.presses import Results
from bot.features.results.solo import Solo
from bot.messages.message import Message
from bot.texts import Words


class ResultsCog(commands.Cog):
    """The results of a server and of its people."""

    def __init__(self, dispatcher: Dispatcher, shown: Results) -> None:
        self.dispatcher = dispatcher
        self.shown = shown

    @app_commands.command(description=described("command-results"))
    @app_commands.describe(
        game=described("command-results-game"), person=described("command-results-person")
    )
    async def results(
        self, interaction: Interaction, game: str = "", person: discord.User | None = None
    ) -> None:
        """Show the results of this server, or of one person, privately."""

        async def work(words: Words) -> Message:
            return await self.shown.show(
                interaction, game or None, None if person is None else person.id, words
            )

        await respond(self.dispatcher, interaction, work)

    @results.autocomplete("game")
    async def _games(self, _interaction: Interaction, current: str) -> Choices:
        return offered(self.dispatcher.tables.repository.games.values(), current)


class SoloCog(commands.Cog):
    """The best results."""

    def __init__(self, dispatcher: Dispatcher, shown: Solo) -> None:
        self.dispatcher = dispatcher
        self.shown = shown

    @app_commands.command(description=described("command-solo"))
    @app_commands.describe(
        game=described("command-solo-game"), person=described("command-solo-person")
    )
    async def solo(
        self, interaction: Interaction, game: str = "", person: discord.User | None = None
    ) -> None:
        """Show the best results of games played alone, privately."""

        async def work(words: Words) -> Message:
            return await self.shown.show(
                interaction, game or None, None if person is None else person.id, words
            )

        await respond(self.dispatcher, interaction, work)

    @solo.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        games = self.dispatcher.tables.repository.games.values()
        return offered((game for game in games if 1 in game.seats), current)
