"""``/learn``: a game learnt by doing, step by step, in private."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import Choices, completed, offered, respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.features.learn.place import place_of
from bot.features.learn.presses import Lessons
from bot.features.learn.service import LessonService
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words
from engines.core.lesson import LEARNER


class LearnCog(commands.Cog):
    """The lessons of the games."""

    def __init__(self, dispatcher: Dispatcher, service: LessonService) -> None:
        self.dispatcher = dispatcher
        self.service = service
        self.lessons = Lessons(service, dispatcher)

    @app_commands.command(description=described("command-learn"))
    @app_commands.describe(
        game=described("command-learn-game"), moves=described("command-learn-moves")
    )
    async def learn(self, interaction: Interaction, game: str = "", moves: str = "") -> None:
        """Open a lesson in a private panel where it was left, or play typed moves in it."""

        async def work(words: Words) -> Message | None:
            if not moves:
                return await self.lessons.show(interaction, game or None, words)
            table = await self.lessons.current(game or None, interaction)
            return await self.dispatcher.typed_apart(interaction, table, moves, words)

        await respond(self.dispatcher, interaction, work)

    @learn.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return offered(self.service.games, current)

    @learn.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        named = interaction.namespace.game
        try:
            table = await self.lessons.current(named or None, interaction)
        except TableRefused:
            return []  # the command itself will say so
        over = place_of(table).is_over
        return [] if over else completed(table, LEARNER, interaction, current)
