"""``/rules``: by words or by number."""

from __future__ import annotations

from discord import app_commands

from bot.dispatch.commands import Choices, FeatureCog, command, offered
from bot.dispatch.interactions import Interaction, locale_of
from bot.features.rules.found import rules_found, sought_as
from bot.features.rules.presses import Rules
from bot.messages.message import Message
from bot.tables import TableRefused
from bot.texts import Words, words_in


class RulesCog(FeatureCog[Rules]):
    """The rules in numbered clauses."""

    @command("rules")
    async def rules(
        self, interaction: Interaction, words: Words, search: str = "", game: str = ""
    ) -> Message:
        """Show rules by words or by clause id."""
        if search.strip():
            plays, found = await self.service.found(
                game, interaction.channel_id or 0, search, words
            )
            return rules_found(words, plays, found)
        table = await self.service.table_of(game, interaction.channel_id or 0)
        chosen = table.game if table else self.service.games[game or next(iter(self.service.games))]
        return await self.service.first(0, chosen, words)

    @rules.autocomplete("search")
    async def _clauses(self, interaction: Interaction, current: str) -> Choices:
        words, named = words_in(locale_of(interaction)), str(interaction.namespace.game or "")
        try:
            plays, found = await self.service.found(
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
        return offered(self.service.games.values(), current)
