"""What the people of servers have reached, kept up with each result.

It is kept in memory: counting thousands of games takes seconds, but once in the life of a process.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.features.results import rows
from bot.features.results.ratings import Rating, Ratings
from bot.features.results.rows import BEGINNING, Count
from bot.features.results.standings import Standing, played, standings
from bot.store.rows import FinishedRow
from bot.store.transaction import Reader

KEPT = 64
"""Servers and games of which this is remembered."""

Rated = list[tuple[Standing, Rating | None]]
"""What people have reached in one game, with their ratings, best first."""


@dataclass(slots=True)
class _Tally:
    """What is known of one game on one server."""

    counted: Count = field(default_factory=Count)
    newest: tuple[int, int] = BEGINNING
    """When the newest counted game ended, and its table."""

    standings: dict[int, Standing] = field(default_factory=dict)
    ratings: Ratings = field(default_factory=Ratings)

    def add(self, ended: Sequence[FinishedRow]) -> None:
        """Count games that ended after all that are counted."""
        games = [played(row) for row in ended]
        for game in games:
            self.ratings.add(game)
        self.standings = standings(games, self.standings)
        erased = sum(player.user_id < 0 for game in games for player in game.people)
        self.counted = Count(self.counted.games + len(games), self.counted.erased + erased)
        if ended:
            self.newest = ended[-1].ended_at, ended[-1].table_id

    def rated(self) -> Rated:
        """Return what people have reached. Those whose data were erased are left out.

        Others were rated against them all the same.
        """
        found = [
            (standing, self.ratings.of(user_id))
            for user_id, standing in self.standings.items()
            if user_id > 0
        ]
        return sorted(found, key=_best_first)


class Tallies:
    """Counts the games of servers, each once as long as nothing is taken from them."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._kept: OrderedDict[tuple[int, str], _Tally] = OrderedDict()
        self._counting = asyncio.Lock()

    async def rated(self, guild_id: int, game_id: str, there_are: Count) -> Rated:
        """Return what the people of a server have reached in a game.

        If with the new results these are not as many games as ``there_are``, or more people were
        erased, something of the earlier ones has changed: then all are counted again.
        """
        key = guild_id, game_id
        async with self._counting:
            tally = await self._counted(key, self._kept.pop(key, _Tally()))
            if tally.counted != there_are:
                tally = await self._counted(key, _Tally())
            self._kept[key] = tally
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return await asyncio.to_thread(tally.rated)

    async def _counted(self, key: tuple[int, str], tally: _Tally) -> _Tally:
        ended = await rows.finished_games(
            self._reader, guild_id=key[0], game=key[1], after=tally.newest
        )
        # A server may have thousands of games: nobody else is to wait meanwhile.
        await asyncio.to_thread(tally.add, ended)
        return tally


def _best_first(person: tuple[Standing, Rating | None]) -> tuple[int, ...]:
    """Sort by what is sure of the rating; those without one by wins and games."""
    standing, rating = person
    if rating is not None:
        return 0, -rating.at_least, -standing.wins, standing.user_id
    return 1, -standing.wins, -standing.games, standing.user_id
