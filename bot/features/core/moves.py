"""``/move``, ``/undo``, ``/board`` and ``/hand``: playing any game by typing; and ``/help``."""

from __future__ import annotations

from typing import Literal

from bot.dispatch.commands import Choices, CommandCog, command, completions, table_here
from bot.dispatch.interactions import Interaction
from bot.messages import openings, private
from bot.messages.message import Message
from bot.tables import saved
from bot.texts import Words

Form = Literal["picture", "text"]
Steps = Literal["last", "all"]


class MovesCog(CommandCog):
    """Moves and views, and how to use the bot."""

    @command("move", guild_only=True)
    async def move(self, interaction: Interaction, words: Words, moves: str) -> Message:
        """Play one or several moves in notation, all or none."""
        return await self.dispatcher.play_line(interaction, moves, words)

    @move.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        return await completions(self.dispatcher, interaction, current)

    @command("undo", guild_only=True)
    async def undo(self, interaction: Interaction, words: Words, steps: Steps = "last") -> Message:
        """Take back the last step, or all that can be taken back."""
        table = await table_here(self.dispatcher, interaction)
        table = await self.dispatcher.tables.undo(
            table.id,
            interaction.user.id,
            everything=steps == "all",
            interaction_id=interaction.id,
        )
        with saved("undo"):
            return await self.panels.panel(
                table, interaction.user.id, words, notice=words("undone")
            )

    @command("board", guild_only=True, form="command-form")
    async def board(
        self, interaction: Interaction, words: Words, form: Form = "picture"
    ) -> Message:
        """Show the board, privately."""
        table = await table_here(self.dispatcher, interaction)
        if form == "text":
            return private.board_text(table, words, table.seat_of(interaction.user.id))
        return await self.panels.board(table, words)

    @command("hand", guild_only=True, form="command-form")
    async def hand(self, interaction: Interaction, words: Words, form: Form = "picture") -> Message:
        """Show the own hand, privately."""
        table = await table_here(self.dispatcher, interaction)
        user_id, in_words = interaction.user.id, form == "text"
        return await self.panels.hand(table, user_id, words, in_words=in_words)

    @command("help")
    async def help(self, interaction: Interaction, words: Words) -> Message:
        """Explain the bot."""
        return openings.helped(words, self.repository.names)
