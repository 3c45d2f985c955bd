"""``/move``, ``/undo``, ``/board`` and ``/hand``: playing any game by typing; and ``/help``."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import Choices, completions, respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.messages import openings, private
from bot.messages.message import Message
from bot.tables import saved
from bot.texts import Words

Form = Literal["picture", "text"]
Steps = Literal["last", "all"]


class MovesCog(commands.Cog):
    """Moves and views, and how to use the bot."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.tables = dispatcher.tables

    @app_commands.command(description=described("command-move"))
    @app_commands.describe(moves=described("command-move-moves"))
    @app_commands.guild_only()
    async def move(self, interaction: Interaction, moves: str) -> None:
        """Play one or several moves in notation, all or none."""

        async def work(words: Words) -> Message:
            return await self.dispatcher.play_line(interaction, moves, words)

        await respond(self.dispatcher, interaction, work)

    @move.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        return await completions(self.dispatcher, interaction, current)

    @app_commands.command(description=described("command-undo"))
    @app_commands.describe(steps=described("command-undo-steps"))
    @app_commands.guild_only()
    async def undo(self, interaction: Interaction, steps: Steps = "last") -> None:
        """Take back the last step, or all that can be taken back."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            table = await self.tables.undo(
                table.id,
                interaction.user.id,
                everything=steps == "all",
                interaction_id=interaction.id,
            )
            with saved("undo"):
                return await self.dispatcher.panels.panel(
                    table, interaction.user.id, words, notice=words("undone")
                )

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-board"))
    @app_commands.describe(form=described("command-form"))
    @app_commands.guild_only()
    async def board(self, interaction: Interaction, form: Form = "picture") -> None:
        """Show the board, privately."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            if form == "text":
                return private.board_text(table, words, table.seat_of(interaction.user.id))
            return await self.dispatcher.panels.board(table, words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-hand"))
    @app_commands.describe(form=described("command-form"))
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction, form: Form = "picture") -> None:
        """Show the own hand, privately."""

        async def work(words: Words) -> Message:
            table = await table_here(self.dispatcher, interaction)
            user_id, in_words = interaction.user.id, form == "text"
            return await self.dispatcher.panels.hand(table, user_id, words, in_words=in_words)

        await respond(self.dispatcher, interaction, work)

    @app_commands.command(description=described("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Explain the bot."""

        async def work(words: Words) -> Message:
            return openings.helped(words)

        await respond(self.dispatcher, interaction, work)
