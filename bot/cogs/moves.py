"""``/move``, ``/undo``, ``/board`` and ``/hand``: playing any game by typing; and ``/help``."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands
from rapidfuzz import fuzz, process, utils

from bot.dispatch.commands import asker_at_table, respond, table_here
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.dispatch.localisation import described
from bot.messages import openings, private
from bot.messages.choices import untagged
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.tables import Table, saved
from bot.texts import Words, words_in
from render.registry import renderer

Choices = list[app_commands.Choice[str]]
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


async def completions(dispatcher: Dispatcher, interaction: Interaction, current: str) -> Choices:
    """Return completions of the typed line at the channel's table, as :func:`completed`."""
    asker = await asker_at_table(dispatcher, interaction)
    return [] if asker is None else completed(*asker, interaction, current)


def completed(table: Table, seat: int, interaction: Interaction, current: str) -> Choices:
    """Return completions of the typed line that are legal for the seat now.

    The last words are compared with notation and with the labels of buttons, and need not match
    exactly. The move that they would be played as comes first.
    """
    words, view = words_in(locale_of(interaction)), table.view(seat)
    tags = renderer(table.game.id).tags(view, words)
    begun = table.begun_line(seat, untagged(current, tags))
    done = begun.done
    narrator = Narrator(words, table.game, table.names, view, tags)
    if done:  # after typed moves the view would be out of date
        narrator = Narrator(words, table.game, table.names)
    labels = {
        f"{done} {table.game.format(move)}".strip(): narrator.move(move) for move in begun.moves
    }
    if begun.typed:
        first = []
        if begun.meant is not None:
            first = [f"{done} {table.game.format(begun.meant)}".strip()]
        texts = {
            line: f"{line[len(done) :]} {label}"
            for line, label in labels.items()
            if line not in first
        }
        ranked = process.extract(
            begun.typed, texts, scorer=fuzz.WRatio, processor=utils.default_process, limit=25
        )
        lines = first + [line for _text, score, line in ranked if score >= 60]
    else:
        lines = list(labels)
    return [
        app_commands.Choice(name=f"{line} · {labels[line]}"[:100], value=line)
        for line in lines[:25]
        if len(line) <= 100
    ]
