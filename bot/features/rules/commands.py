"""``/rules``: by words or by number."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.dispatch.commands import respond
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of
from bot.dispatch.localisation import described
from bot.features.rules.found import rules_found, sought_as
from bot.features.rules.presses import Rules
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words, words_in

Choices = list[app_commands.Choice[str]]


class RulesCog(commands.Cog):
    """The rules in numbered clauses."""

    def __init__(self, dispatcher: Dispatcher, shown: Rules) -> None:
        self.dispatcher = dispatcher
        self.shown = shown
        self.games = shown.games

    @app_commands.command(description=described("command-rules"))
    @app_commands.describe(
        search=described("command-rules-search"), game=described("command-rules-game")
    )
    async def rules(self, interaction: Interaction, search: str = "", game: str = "") -> None:
        """Show rules by words or by clause id."""

        async def work(words: Words) -> Message:
            if search.strip():
                plays, found = await self.shown.found(
                    game, interaction.channel_id or 0, search, words
                )
                return rules_found(words, plays, found)
            table = await self.shown.table_of(game, interaction.channel_id or 0)
            chosen = table.game if table else self.games[game or next(iter(self.games))]
            return await self.shown.first(0, chosen, words)

        await respond(self.dispatcher, interaction, work)

    @rules.autocomplete("search")
    async def _clauses(self, interaction: Interaction, current: str) -> Choices:
        words, named = words_in(locale_of(interaction)), str(interaction.namespace.game or "")
        try:
            plays, found = await self.shown.found(
                named, interaction.channel_id or 0, current, words
            )
        except TableRefused:
            return []  # the command itself will say so
        if not found.sought:
            clauses = plays.game.rulebook(words.locale).clauses
            lines = {clause.heading: clause.heading for clause in clauses}
        else:
            lines = {
                sought_as(clause): f"{sought_as(clause)} {clause.words}" for clause in found.clauses
            }
        return [
            app_commands.Choice(name=line[:100], value=value[:100]) for value, line in lines.items()
        ][:25]

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> Choices:
        return [
            app_commands.Choice(name=game.title, value=game.id)
            for game in self.games.values()
            if current.casefold() in f"{game.id} {game.title}".casefold()
        ][:25]
