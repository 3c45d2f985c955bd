"""The daily challenge of a game: the same start for everybody, alone, once a day (UTC).

Nobody sees anything of it who has not finished it: what is the same for all must not be told.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Literal

from bot import store
from bot.features.daily import rows
from bot.store.rows import SeatRow
from bot.store.transaction import Tx
from bot.tables.errors import TableRefused, saved
from bot.tables.repository import TableRepository
from bot.tables.results import SoloResult, hidden_days, solo_result
from bot.tables.table import Person, Table
from engines.core import AnyGame
from engines.core.chance import SEALED
from engines.core.record import sealed

SECRET = "daily"
"""The key of the secret from which the seeds of all days are derived."""

DAY = timedelta(days=1)

KEPT = timedelta(days=7)
"""How long a daily game can still be finished after its day."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody's result of a day compares with all results of that day, on any server."""

    place: int
    count: int


@dataclass(frozen=True, slots=True)
class Board:
    """The results of a day that a reader may see, best first, with each user's days in a row.

    ``standing`` and ``streak`` are the reader's own; ``standing`` is ``None`` if the reader has not
    played. ``unfinished`` are the days whose challenges the reader can still finish.
    """

    game: AnyGame
    day: date
    results: tuple[SoloResult, ...]
    streaks: dict[int, int]
    reader_id: int
    standing: Standing | None
    streak: int
    earlier: date | None
    later: date | None
    unfinished: tuple[date, ...]
    next_at: int
    """When the next challenge begins, in unix seconds."""


def streak(days: Collection[date], until: date) -> int:
    """Return how many days in a row, up to and including one, are among the *days*."""
    count = 0
    while until - count * DAY in days:
        count += 1
    return count


class DailyService:
    """Opens daily games, and says who may see what of them."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    @property
    def games(self) -> tuple[AnyGame, ...]:
        """The games that have a daily challenge."""
        return tuple(game for game in self._tables.games.values() if game.daily is not None)

    def game(self, game_id: str | None = None) -> AnyGame:
        """Return the game with this id, or the first one with a daily challenge.

        :raises TableRefused: ``unknown-game``, or ``no-daily`` if it has none.
        """
        if game_id is None:
            if not self.games:
                raise TableRefused("no-daily")
            return self.games[0]
        game = self._tables.game(game_id)
        if game.daily is None:
            raise TableRefused("no-daily")
        return game

    def next_at(self) -> int:
        """Return when the next challenge begins, in unix seconds."""
        tomorrow = datetime.combine(self._tables.today() + DAY, datetime.min.time(), UTC)
        return int(tomorrow.timestamp())

    async def open(
        self,
        game_id: str | None,
        person: Person,
        *,
        guild_id: int | None,
        channel_id: int,
        locale: str,
        day: date | None = None,
    ) -> Table:
        """Return a person's game of today's challenge, begun now if it was not yet.

        With an earlier ``day`` it is the one that the person has opened then. Asked for in a
        server, its result will stand on the board there.

        :raises TableRefused: ``daily-over`` if it was not opened on that day, or too long ago,
            ``daily-erased`` if it was, before all about the person was erased.
        :raises SavedButFailed: if it was opened, but cannot be read.
        """
        game, today = self.game(game_id), self._tables.today()
        day = today if day is None else day
        text, source = day.isoformat(), self._tables.reader
        known = await store.tables.daily_table(source, game.id, text, person.id)
        if known is not None:
            if known.status == "abandoned":
                raise TableRefused("daily-over")
            entered = await rows.guilds_of_daily(source, known.id)
            if guild_id is not None and guild_id not in entered:
                async with self._tables.database.writing() as tx:
                    await rows.enter_daily(tx, known.id, guild_id)
            return await self._tables.get(known.id)
        if day != today:
            raise TableRefused("daily-over")
        options = game.options(dict(game.daily or {}))
        seed = await self._seed(game, day)
        state, salt = game.start(1, options, seed), self._tables.salts()
        async with self._tables.database.writing() as tx:
            again = await store.tables.daily_table(tx, game.id, text, person.id)
            if again is None:
                if await rows.is_attempt(tx, text, await self._mark(tx, game.id, text, person.id)):
                    raise TableRefused("daily-erased")
                table_id = await store.tables.create_table(
                    tx,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    game=game.id,
                    ruleset=game.ruleset,
                    content_hash=game.content_hash,
                    options=options.model_dump_json(),
                    host_id=person.id,
                    locale=locale,
                    now=self._tables.now(),
                    seed=seed,
                    status="running",
                    daily=text,
                    salt=salt,
                    seal=sealed(seed, salt),
                )
                seat = SeatRow(seat=0, user_id=person.id, name=person.name)
                await store.tables.set_seats(tx, table_id, [seat])
                await store.moves.put_snapshot(tx, table_id, 0, game.states.dump(state))
            else:
                table_id = again.id
            if guild_id is not None:
                await rows.enter_daily(tx, table_id, guild_id)
        with saved("open"):
            return await self._tables.get(table_id)

    async def _seed(self, game: AnyGame, day: date) -> str:
        """Return the seed of a day, which nobody can compute who does not know the secret.

        Once somebody has begun it, it stays as it is, whatever a newer version would draw.
        """
        source = self._tables.reader
        begun = await rows.seed_of_daily(source, game.id, day.isoformat())
        if begun is not None:
            return begun
        async with self._tables.database.writing() as tx:
            return SEALED + await self._hashed(tx, f"{game.id} {day.isoformat()}")

    async def _hashed(self, tx: Tx, text: str) -> str:
        """Return a hash of a text that nobody can compute who does not know the secret."""
        secret = await rows.the_secret(tx, SECRET, self._tables.seeds())
        return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()

    async def _mark(self, tx: Tx, game_id: str, day: str, user_id: int) -> str:
        return await self._hashed(tx, f"{game_id} {day} {user_id}")

    async def keep_attempts(self, tx: Tx, user_id: int) -> None:
        """Let a user who is about to be erased have no second try at what they have begun today.

        The challenges of other days cannot be begun any more.
        """
        today = self._tables.today().isoformat()
        for game_id in await rows.games_begun(tx, today, user_id):
            await rows.keep_attempt(tx, today, await self._mark(tx, game_id, today, user_id))

    async def of(self, game_id: str, day: date, user_id: int) -> Table:
        """Return a user's game of a day.

        :raises TableRefused: ``daily-not-open`` if there is none.
        """
        source = self._tables.reader
        row = await store.tables.daily_table(source, game_id, day.isoformat(), user_id)
        if row is None:
            raise TableRefused("daily-not-open")
        return await self._tables.get(row.id)

    # --- who may see what --------------------------------------------------------------

    async def check_may_see(self, game_id: str, day: date, user_id: int) -> None:
        """Raise :class:`TableRefused` ``daily-unplayed`` if a user must not see a day's results."""
        if day > self._tables.today() or day in await hidden_days(self._tables, game_id, user_id):
            raise TableRefused("daily-unplayed")

    async def check_given(self, table: Table, day: date, what: Literal["hint", "record"]) -> None:
        """Check that somebody may have a hint, or the record of the game of a day.

        :raises TableRefused: ``hints-daily``, as all results are to be compared; ``daily-record``
            as long as somebody can still play that game.
        """
        if what == "hint":
            raise TableRefused("hints-daily")
        reader = self._tables.reader
        played = await rows.is_daily_played(reader, table.game.id, day.isoformat())
        if played or day >= self._tables.today():
            raise TableRefused("daily-record")

    async def check_reader(self, table: Table, user_id: int, guild_id: int | None) -> None:
        """Raise :class:`TableRefused` unless a user may look at somebody's daily game.

        One's own may be seen anywhere; that of others when it is over, on a board that shows it.
        """
        if table.seat_of(user_id) is not None:
            return
        if table.daily is None or table.row.status != "finished":
            raise TableRefused("daily-own")
        await self.check_may_see(table.game.id, table.daily, user_id)
        guilds = await self._guilds(table.game.id, table.daily, user_id, guild_id)
        if not await rows.is_on_board(self._tables.reader, table.id, guilds):
            raise TableRefused("daily-own")

    async def _guilds(
        self, game_id: str, day: date, user_id: int, guild_id: int | None
    ) -> list[int]:
        """Return the servers whose boards a user sees: this one, or in direct messages all those
        in which the user has asked for that day's challenge."""
        if guild_id is not None:
            return [guild_id]
        source = self._tables.reader
        own = await store.tables.daily_table(source, game_id, day.isoformat(), user_id)
        return [] if own is None else await rows.guilds_of_daily(source, own.id)

    # --- results -----------------------------------------------------------------------

    async def is_finished(self, game_id: str | None, user_id: int) -> bool:
        """Whether a user has finished today's challenge."""
        game, today = self.game(game_id), self._tables.today().isoformat()
        own = await store.alone.own_dailies(self._tables.reader, game.id, user_id)
        return own.get(today) == "finished"

    async def unfinished(self, game_id: str | None, user_id: int) -> list[date]:
        """Return the days whose challenges a user has opened and not finished, newest first."""
        game = self.game(game_id)
        own = await store.alone.own_dailies(self._tables.reader, game.id, user_id)
        return [date.fromisoformat(day) for day, status in own.items() if status == "running"]

    async def streak(self, game_id: str, user_id: int, until: date | None = None) -> int:
        """Return on how many days in a row a user has finished the challenge, up to a day.

        Without one it is today, or yesterday as long as today's is not finished.
        """
        finished = await self._finished(game_id, [user_id])
        return self._streak(finished[user_id], until)

    def _streak(self, days: Collection[date], until: date | None = None) -> int:
        if until is None:
            until = self._tables.today()
            until = until if until in days else until - DAY
        return streak(days, until)

    async def _finished(self, game_id: str, users: Collection[int]) -> dict[int, set[date]]:
        """Return the days whose challenges these users have finished, by one query for all."""
        found = await rows.finished_dailies(self._tables.reader, game_id, users)
        return {user_id: set(map(date.fromisoformat, days)) for user_id, days in found.items()}

    async def finishers(self, table: Table) -> list[tuple[str, int]]:
        """Return who has finished the challenge of a table in its channel, with days in a row."""
        day = table.daily
        assert day is not None
        found = await rows.finishers_in(
            self._tables.reader, table.game.id, day.isoformat(), table.row.channel_id
        )
        finished = await self._finished(table.game.id, [row.user_id for row in found])
        return [(row.name, streak(finished[row.user_id], day)) for row in found]

    async def board(
        self, game_id: str | None, day: date | None, user_id: int, guild_id: int | None
    ) -> Board:
        """Return the results of a day, or of today.

        :raises TableRefused: ``daily-unplayed`` if the user could still play it.
        """
        game, source = self.game(game_id), self._tables.reader
        day = self._tables.today() if day is None else day
        await self.check_may_see(game.id, day, user_id)
        guilds = await self._guilds(game.id, day, user_id, guild_id)
        found = await rows.daily_results(
            source, game.id, day.isoformat(), guilds=guilds, user_id=user_id
        )
        earlier, later = await rows.daily_neighbours(
            source, game.id, day.isoformat(), guilds=guilds, user_id=user_id
        )
        results = tuple(solo_result(game, row) for row in found)
        finished = await self._finished(game.id, {user_id, *(row.user_id for row in found)})
        own = next((each for each in results if each.user_id == user_id), None)
        standing = None
        if own is not None:
            scores = await rows.daily_scores(source, game.id, day.isoformat())
            standing = _standing(own, scores)
        return Board(
            game=game,
            day=day,
            results=results,
            streaks={row.user_id: streak(finished[row.user_id], day) for row in found},
            reader_id=user_id,
            standing=standing,
            streak=self._streak(finished[user_id]),
            earlier=None if earlier is None else date.fromisoformat(earlier),
            later=None if later is None else date.fromisoformat(later),
            unfinished=tuple(await self.unfinished(game.id, user_id)),
            next_at=self.next_at(),
        )

    async def end_old(self) -> int:
        """End daily games that nobody has finished within a week; return how many.

        Then the results of their days are final, and nothing is left of erased attempts.
        """
        before = (self._tables.today() - KEPT).isoformat()
        async with self._tables.database.writing() as tx:
            await rows.forget_attempts(tx, before)
            return await rows.abandon_dailies(tx, before, now=self._tables.now())


def _standing(own: SoloResult, scores: Iterable[tuple[bool, int]]) -> Standing:
    every = [(lost, -points) for lost, points in scores]
    return Standing(1 + sum(each < (own.lost, -own.points) for each in every), len(every))
