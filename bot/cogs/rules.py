"""``/rules`` and ``/help``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.cogs.base import respond
from bot.cogs.localisation import described
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.messages.message import Message, note
from bot.messages.rules import rules_found, rules_page
from bot.tables import TableRefused
from bot.texts import Words, words_in
from engines.core import AnyGame

Choices = list[app_commands.Choice[str]]


class RulesCog(commands.Cog):
    """The rules in numbered clauses, and how to use the bot."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.games = dispatcher.tables.repository.games

    @app_commands.command(description=described("command-rules"))
    @app_commands.describe(
        search=described("command-rules-search"), game=described("command-rules-game")
    )
    async def rules(self, interaction: Interaction, search: str = "", game: str = "") -> None:
        """Show rules by words or by clause id."""

        async def work(words: Words) -> Message:
            chosen = await self._game(interaction, game, search, words.locale)
            book = chosen.rulebook(words.locale)
            if not search.strip():
                return rules_page(0, words, book, chosen.id, 0)
            return rules_found(words, book, search, book.search(search))

        await respond(self.dispatcher, interaction, work)

    @rules.autocomplete("search")
    async def _clauses(self, interaction: Interaction, current: str) -> Choices:
        try:
            language = words_in(interaction.locale.value).locale
            named = str(interaction.namespace.game or "")
            game = await self._game(interaction, named, current, language)
        except TableRefused:
            return []  # the command itself will say so
        clauses = game.rulebook(language).search(current)
        return [
            app_commands.Choice(name=f"{clause.id} {clause.words}"[:100], value=clause.id)
            for clause in clauses[:25]
        ]

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return [
            app_commands.Choice(name=game.title, value=game.id)
            for game in self.games.values()
            if current.casefold() in f"{game.id} {game.title}".casefold()
        ][:25]

    async def _game(
        self, interaction: Interaction, game_id: str, sought: str, language: str
    ) -> AnyGame:
        """Return the named game, else that of the channel's table, else the first with a match."""
        if game_id in self.games:
            return self.games[game_id]
        if game_id and game_id != "None":
            raise TableRefused("unknown-game", game=game_id)
        table = await self.dispatcher.tables.repository.at(interaction.channel_id or 0)
        if table is not None:
            return table.game
        every = [*self.games.values()]
        return next((game for game in every if game.rulebook(language).search(sought)), every[0])

    @app_commands.command(description=described("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Explain the bot."""

        async def work(words: Words) -> Message:
            return note(words("help"))

        await respond(self.dispatcher, interaction, work)
