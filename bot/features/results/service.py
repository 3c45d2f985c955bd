"""Finds results: of games of several seats, and the best of games that were played alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bot.features.results import rows
from bot.features.results.ratings import Rating, ratings
from bot.features.results.standings import Opponent, Played, Standing, opponents, played, standings
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


NOTHING: tuple[Standing | None, Rating | None] = (None, None)


class ResultService:
    """Finds results. On a server everybody may see those of its games, elsewhere only their own."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository
        self.rankings = RankingService(repository)

    async def ranking(self, guild_id: int, game_id: str | None = None) -> Ranking:
        """Return the people of a server in a game; without a name in that most often finished.

        :raises TableRefused: ``unknown-game``.
        """
        finished = await self._finished(guild_id=guild_id)
        counts = {game.id: 0 for game in self._tables.games.values()}
        for each in finished:
            counts[each.game] += 1
        if game_id is None:
            game_id = max(counts, key=lambda each: counts[each])
        if game_id not in counts:
            raise TableRefused("unknown-game", game=game_id)
        of_game = [each for each in finished if each.game == game_id]
        people = await asyncio.to_thread(_rated, of_game)
        return Ranking(
            game=self._tables.games[game_id],
            games=tuple(game for game in self._tables.games.values() if counts[game.id]),
            count=counts[game_id],
            people=tuple(people),
        )

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
        finished = await self._finished(
            guild_id=guild_id, user_id=user_id if guild_id is None else None
        )
        games = [
            game for game in self._tables.games.values() if game_id is None or game.id == game_id
        ]
        named = {game.id for game in games}
        own = [
            each
            for each in finished
            if each.game in named and any(player.user_id == user_id for player in each.people)
        ]
        in_games = [
            found
            for game in games
            if (found := await self._in_game(reader_id, guild_id, user_id, game, finished))
        ]
        return OfPerson(
            user_id=user_id,
            name=_name(user_id, own, in_games),
            everywhere=guild_id is None,
            in_games=tuple(in_games),
            opponents=tuple(each for each in opponents(own, user_id) if each.user_id > 0),
        )

    async def _in_game(
        self,
        reader_id: int,
        guild_id: int | None,
        user_id: int,
        game: AnyGame,
        finished: Sequence[Played],
    ) -> InGame | None:
        """Return what a person has reached in a game; ``None`` if nothing."""
        of_game = [each for each in finished if each.game == game.id]
        people = await asyncio.to_thread(_rated, of_game)
        standing, rating = next((each for each in people if each[0].user_id == user_id), NOTHING)
        if guild_id is None:
            rating = None
        alone = None
        if 1 in game.seats:
            best = await self.rankings.best(reader_id, guild_id, game_id=game.id, user_id=user_id)
            alone = next(iter(best.results), None)
        found = InGame(game, standing, rating, alone)
        return None if standing is None and alone is None else found

    async def _finished(
        self, *, guild_id: int | None = None, user_id: int | None = None
    ) -> list[Played]:
        """Return finished games of the kinds that the bot still has."""
        found = await rows.finished_games(self._tables.reader, guild_id=guild_id, user_id=user_id)
        known = [row for row in found if row.game in self._tables.games]
        # A server may have thousands of games: nobody else is to wait meanwhile.
        return await asyncio.to_thread(lambda: [played(row) for row in known])


def _rated(games: Sequence[Played]) -> list[tuple[Standing, Rating | None]]:
    """Return what people have reached in games of one kind, with their ratings, best first.

    Those whose data were erased are left out, but others were rated against them.
    """
    rated = ratings(games)
    found = [
        (standing, rated.get(user_id))
        for user_id, standing in standings(games).items()
        if user_id > 0
    ]
    return sorted(found, key=_best_first)


def _best_first(person: tuple[Standing, Rating | None]) -> tuple[int, ...]:
    """Sort by what is sure of the rating; those without one by wins and games."""
    standing, rating = person
    if rating is not None:
        return 0, -rating.at_least, -standing.wins, standing.user_id
    return 1, -standing.wins, -standing.games, standing.user_id


def _name(user_id: int, own: Sequence[Played], in_games: Sequence[InGame]) -> str:
    """Return what a person was called last in the games that are listed."""
    for game in reversed(own):
        for player in game.people:
            if player.user_id == user_id:
                return player.name
    return next((found.alone.name for found in in_games if found.alone is not None), "")
