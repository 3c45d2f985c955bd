"""Searches in the rules, for the command, its autocomplete and the buttons of what was found."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from bot.dispatch.interactions import Interaction
from bot.messages.controls import Press
from bot.messages.found import LEFT_OUT, PLAYED, PlayedBy, rules_found
from bot.messages.message import Message
from bot.search import Found, find, named
from bot.tables import Table, TableRefused, TableService
from bot.texts import Words
from engines.core import AnyGame


class RuleSearch:
    """Finds rules of the game that somebody asks about."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.games: Mapping[str, AnyGame] = tables.repository.games

    async def table_of(self, game_id: str, channel_id: int) -> Table | None:
        """Return the channel's table, if it plays the named game or none is named.

        :raises TableRefused: ``unknown-game``, or as the repository.
        """
        if game_id and game_id not in self.games:
            raise TableRefused("unknown-game", game=game_id)
        table = await self.tables.repository.at(channel_id)
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

        def search() -> tuple[PlayedBy, Found]:
            found = [(plays, find(plays.game, words.locale, sought, plays)) for plays in candidates]
            best = min(found, key=lambda pair: pair[1].fit)
            if best[1].clauses or best[1].left_out or game_id:
                return best
            for game in self.games.values():  # the number of another game's clause
                if clauses := named(game.rulebook(words.locale), best[1].sought):
                    return PlayedBy(game), Found(best[1].sought, clauses)
            return best

        # Reading a rulebook for the first time takes about a quarter of a second.
        return await asyncio.to_thread(search)

    async def page(self, interaction: Interaction, press: Press, words: Words) -> Message:
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
        table = await self.tables.repository.get(press.table_id) if press.table_id else None
        plays = PlayedBy(game, table if table is not None and table.game is game else None)
        found = await asyncio.to_thread(find, game, words.locale, sought, plays)
        return rules_found(words, plays, found, int(number), left_out=which == LEFT_OUT)
