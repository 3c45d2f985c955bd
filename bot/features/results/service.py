"""Finds results: of games of several seats, and the best of games that were played alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.results import rows
from bot.features.results.ratings import Rating
from bot.features.results.rows import Count
from bot.features.results.standings import Opponent, Played, Standing, opponents, played, standings
from bot.features.results.tallies import Tallies
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


@dataclass(frozen=True, slots=True)
class Ranking:
    """The people of a server in a game, best first; ``games`` are all that have results there."""

    game: AnyGame
    games: tuple[AnyGame, ...]
    count: int
    """Finished games."""
    people: tuple[tuple[Standing, Rating | None], ...]


@dataclass(frozen=True, slots=True)
class InGame:
    """What a person has reached in a game: with others, and alone; ``None`` where nothing."""

    game: AnyGame
    standing: Standing | None
    rating: Rating | None
    alone: SoloResult | None


@dataclass(frozen=True, slots=True)
class OfPerson:
    """The results of a person: on one server, or wherever they played."""

    user_id: int
    name: str
    """Empty if there is nothing to name them by."""
    everywhere: bool
    in_games: tuple[InGame, ...]
    opponents: tuple[Opponent, ...]


class ResultService:
    """Finds results. On a server everybody may see those of its games, elsewhere only their own."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self._tallies = Tallies(repository.reader)

    async def ranking(self, guild_id: int, game_id: str | None = None) -> Ranking:
        """Return the people of a server in a game; without a name in that most often finished.

        :raises TableRefused: ``unknown-game``.
        """
        counts = await rows.counts(self._tables.reader, guild_id)
        games = tuple(game for game in self._tables.games.values() if game.id in counts)
        if game_id is None:
            # Of those most often finished it is the first; without any, the first of all.
            most = max(games, key=lambda game: counts[game.id].games, default=None)
            game_id = next(iter(self._tables.games)) if most is None else most.id
        if game_id not in self._tables.games:
            raise TableRefused("unknown-game", game=game_id)
        count = counts.get(game_id, Count())
        people = await self._tallies.rated(guild_id, game_id, count)
        return Ranking(self._tables.games[game_id], games, count.games, tuple(people))

    async def of_person(
        self, reader_id: int, guild_id: int | None, user_id: int, game_id: str | None = None
    ) -> OfPerson:
        """Return the results of a person in all games or in one: here, or without a server all.

        A rating compares the people of a server, so there is none without. Best results alone leave
        out daily games that the reader may still play.

        :raises TableRefused: ``unknown-game``, or ``alone-own`` for somebody else's results outside
            of a server.
        """
        if guild_id is None and user_id != reader_id:
            raise TableRefused("alone-own")
        if game_id is not None and game_id not in self._tables.games:
            raise TableRefused("unknown-game", game=game_id)
        games = {
            game.id: game
            for game in self._tables.games.values()
            if game_id is None or game.id == game_id
        }
        found = await rows.finished_games(self._tables.reader, guild_id=guild_id, user_id=user_id)
        own = [played(row) for row in found if row.game in games]
        counts = {} if guild_id is None else await rows.counts(self._tables.reader, guild_id)
        in_games = []
        for game in games.values():
            of_game = [each for each in own if each.game == game.id]
            standing, rating = standings(of_game).get(user_id), None
            if guild_id is not None and standing is not None:
                rated = await self._tallies.rated(guild_id, game.id, counts.get(game.id, Count()))
                rating = {each.user_id: rating for each, rating in rated}.get(user_id)
            alone = await self._alone(reader_id, guild_id, user_id, game)
            if standing is not None or alone is not None:
                in_games.append(InGame(game, standing, rating, alone))
        return OfPerson(
            user_id=user_id,
            name=_name(user_id, own, in_games),
            everywhere=guild_id is None,
            in_games=tuple(in_games),
            opponents=tuple(each for each in opponents(own, user_id) if each.user_id > 0),
        )

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

    async def _alone(
        self, reader_id: int, guild_id: int | None, user_id: int, game: AnyGame
    ) -> SoloResult | None:
        """Return the best result of a person who played a game alone; ``None`` if there is none."""
        if 1 not in game.seats:
            return None
        best = await self.best(reader_id, guild_id, game_id=game.id, user_id=user_id)
        return next(iter(best.results), None)


def _name(user_id: int, own: Sequence[Played], in_games: Sequence[InGame]) -> str:
    """Return what a person was called last in the games that are listed."""
    for game in reversed(own):
        for player in game.people:
            if player.user_id == user_id:
                return player.name
    return next((found.alone.name for found in in_games if found.alone is not None), "")
