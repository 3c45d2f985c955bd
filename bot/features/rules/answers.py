"""Rules for commands and buttons: chapters, what matters for a question, searches."""

from __future__ import annotations

import asyncio
import re

from discord import app_commands

from bot.dispatch.commands import Choices, CommandCog, command, offered, pressed
from bot.dispatch.interactions import Interaction, locale_of
from bot.dispatch.lobbies import chosen
from bot.features.rules.found import LEFT_OUT, PLAYED, PlayedBy, rules_found, sought_as
from bot.features.rules.messages import (
    MINUTE,
    in_a_minute,
    is_signs,
    minute_page,
    question_page,
    rules_page,
)
from bot.features.rules.search import Found, find, named
from bot.messages.controls import SEPARATOR, Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused
from bot.texts import Words, words_in
from engines.core import AnyGame

PAGE = re.compile(f"[0-9]{{1,3}}|{MINUTE}")
"""The value of an option in the menu of the rules."""


class Rules(CommandCog):
    """Shows the rules of a game, and finds some in that which somebody asks about."""

    @command("rules")
    async def rules(
        self, interaction: Interaction, words: Words, search: str = "", game: str = ""
    ) -> Message:
        """Show rules by words or by clause id."""
        if search.strip():
            plays, found = await self.found(game, interaction.channel_id or 0, search, words)
            return rules_found(words, plays, found)
        table = await self.table_of(game, interaction.channel_id or 0)
        chosen = table.game if table else self.games[game or next(iter(self.games))]
        return await self.first(0, chosen, words)

    @rules.autocomplete("search")
    async def _clauses(self, interaction: Interaction, current: str) -> Choices:
        words, named = words_in(locale_of(interaction)), str(interaction.namespace.game or "")
        try:
            plays, found = await self.found(named, interaction.channel_id or 0, current, words)
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
        return offered(self.games.values(), current)

    @pressed("rules", to="private")
    async def press(self, _interaction: Interaction, press: Press, words: Words) -> Message:
        """Return *In one minute*, or from a panel what the rules say about its question."""
        table = await self.repository.get(press.table_id)
        clauses = table.game.clauses_for.get(SEPARATOR.join(press.path))
        if clauses is None:
            return await self.first(table.id, table.game, words)
        book = table.game.rulebook(words.locale)
        return question_page(table.id, words, book, table.game.id, clauses)

    async def first(self, table_id: int, game: AnyGame, words: Words) -> Message:
        """Return the first page of a game's rules, *In one minute*."""
        picture = None
        if in_a_minute(words, game.id):
            picture = await self.drawing.explained(game.id, "minute", words)
        return minute_page(table_id, words, game.rulebook(words.locale), game.id, picture)

    @pressed("rules-page")
    async def chapter(self, _interaction: Interaction, press: Press, words: Words) -> Message:
        """Return the page that was chosen from the menu.

        :raises TableRefused: ``outdated`` if there is no such game or page.
        """
        game, page = self.games.get(SEPARATOR.join(press.path)), chosen(press)
        if game is None or not PAGE.fullmatch(page):
            raise TableRefused("outdated")
        if page == MINUTE:
            return await self.first(press.table_id, game, words)
        picture, book = None, game.rulebook(words.locale)
        if is_signs(words, game, int(page)):
            picture = await self.drawing.explained(game.id, "key", words)
        return rules_page(press.table_id, words, book, game.id, int(page), picture)

    async def table_of(self, game_id: str, channel_id: int) -> Table | None:
        """Return the channel's table, if it plays the named game or none is named.

        :raises TableRefused: ``unknown-game``, or as the repository.
        """
        if game_id and game_id not in self.games:
            raise TableRefused("unknown-game", game=game_id)
        table = await self.repository.at(channel_id)
        return table if table is None or game_id in ("", table.game.id) else None

    async def found(
        self, game_id: str, channel_id: int, sought: str, words: Words
    ) -> tuple[PlayedBy, Found]:
        """Return what fits some words in the rules of the named game.

        If none is named it is the game of the channel's table, else the one that has it best.

        :raises TableRefused: as :meth:`table_of`.
        """
        table = await self.table_of(game_id, channel_id)
        if table is not None:
            candidates = [PlayedBy(table.game, table)]
        else:
            games = [self.games[game_id]] if game_id else [*self.games.values()]
            candidates = [PlayedBy(game) for game in games]

        names = self.repository.names

        def search() -> tuple[PlayedBy, Found]:
            found = [
                (plays, find(plays.game, words.locale, sought, plays, names))
                for plays in candidates
            ]
            best = min(found, key=lambda pair: pair[1].fit)
            if best[1].clauses or best[1].left_out or game_id:
                return best
            for game in self.games.values():  # the number of another game's clause
                if clauses := named(game.rulebook(words.locale), best[1].sought):
                    return PlayedBy(game), Found(best[1].sought, clauses)
            return best

        # Reading a rulebook for the first time takes about a quarter of a second.
        return await asyncio.to_thread(search)

    @pressed("found")
    async def page(self, _interaction: Interaction, press: Press, words: Words) -> Message:
        """Return another page of what a search found.

        :raises TableRefused: ``outdated`` if the button names no game or no page.
        """
        if len(press.path) != 4:
            raise TableRefused("outdated")
        game_id, which, number, sought = press.path
        game = self.games.get(game_id)
        is_number = number.isascii() and number.isdigit() and len(number) < 4
        if game is None or which not in (PLAYED, LEFT_OUT) or not is_number:
            raise TableRefused("outdated")
        table = await self.repository.get(press.table_id) if press.table_id else None
        plays = PlayedBy(game, table if table is not None and table.game is game else None)
        names = self.repository.names
        found = await asyncio.to_thread(find, game, words.locale, sought, plays, names)
        return rules_found(words, plays, found, int(number), left_out=which == LEFT_OUT)
