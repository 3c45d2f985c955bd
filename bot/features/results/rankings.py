"""The best results of all time of games that one person played alone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.results import rows
from bot.tables.errors import TableRefused
from bot.tables.repository import TableRepository
from bot.tables.results import PAGE, SoloResult, hidden_days, solo_result
from engines.core import AnyGame


@dataclass(frozen=True, slots=True)
class ResultPage:
    """Some of the results of a game; the first of them has the place ``first``, from 1.

    ``games`` are all that have results, ``of`` is the user whose results these are, if of one.
    """

    game: AnyGame
    games: tuple[AnyGame, ...]
    results: tuple[SoloResult, ...]
    page: int
    first: int
    has_more: bool
    of: int | None


class RankingService:
    """Finds the best results of all time of games that were played alone."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def best(
        self,
        reader_id: int,
        guild_id: int | None,
        *,
        game_id: str | None = None,
        user_id: int | None = None,
        page: int = 0,
    ) -> ResultPage:
        """Return a page of the best results in a server, of all its people or of one.

        Without a server they are the reader's own, wherever they played. Results of a daily game
        that the reader may still play are left out. If no game is named, it is the first of which
        there are results.

        :raises TableRefused: ``unknown-game``, or ``alone-own`` for somebody else's results outside
            of a server.
        """
        if guild_id is None and user_id not in (None, reader_id):
            raise TableRefused("alone-own")
        of = reader_id if guild_id is None else user_id
        source = self._tables.reader
        played = await rows.solo_games(source, guild_id=guild_id, user_id=of)
        games = tuple(game for game in self._tables.games.values() if game.id in played)
        if game_id is None:
            alone = (game for game in self._tables.games.values() if 1 in game.seats)
            game = next(iter((*games, *alone)), None)
        else:
            game = self._tables.games.get(game_id)
        if game is None:
            raise TableRefused("unknown-game", game=game_id or "–")
        hidden = await hidden_days(self._tables, game.id, reader_id)
        found = await rows.solo_results(
            source, game.id, guild_id=guild_id, user_id=of,
            hidden=[day.isoformat() for day in hidden], offset=page * PAGE, limit=PAGE + 1,
        )  # fmt: skip
        results = tuple(solo_result(game, row) for row in found[:PAGE])
        return ResultPage(game, games, results, page, page * PAGE + 1, len(found) > PAGE, of)
