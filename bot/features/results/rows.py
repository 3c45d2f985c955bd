"""Results of finished games: of several seats, and of one person alone.

Left out are games that go on from a move of another one: what was played before is not a result of
those who went on.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from itertools import groupby

from bot.store.alone import ALONE, BEST_FIRST, IN_GUILD, RESULT, result_of_row
from bot.store.rows import FinishedRow, ResultRow, SeatRow
from bot.store.transaction import Reader

COUNTS = (
    "status = 'finished' and daily is null and origin is null and exists"
    " (select 1 from seat as other where other.table_id = game_table.id and other.seat > 0)"
)
SHOWN = "daily is null or not exists (select 1 from json_each(:hidden) where value = daily)"
SEATED = "game_table.id in (select table_id from seat as own where own.user_id = :user)"
BEGINNING = (-1, 0)
"""Before the end of all games: unix seconds, and the number of a table."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many finished games there are, and how many of their seats are of erased people."""

    games: int = 0
    erased: int = 0


async def finished_games(
    source: Reader,
    *,
    guild_id: int | None = None,
    user_id: int | None = None,
    game: str | None = None,
    after: tuple[int, int] = BEGINNING,
) -> list[FinishedRow]:
    """Return the finished games of a server, that a user played, or both, in order of their ends.

    Only those that count as results; of one kind if *game* is given, and those that ended *after*
    a time and a table.
    """
    conditions = {
        "guild_id = :guild": guild_id,
        SEATED: user_id,
        "game = :game": game,
        "(updated_at, game_table.id) > (:time, :id)": after,
    }
    where = " and ".join(text for text, value in conditions.items() if value is not None)
    rows = await source.rows(
        "select game_table.id, updated_at, game, result,"
        " seat.seat, seat.user_id, seat.bot, seat.name"
        " from game_table join seat on seat.table_id = game_table.id"
        f" where {COUNTS} and {where} order by updated_at, game_table.id, seat.seat",
        {"guild": guild_id, "user": user_id, "game": game, "time": after[0], "id": after[1]},
    )
    return [
        FinishedRow(
            table_id=table_id,
            ended_at=ended_at,
            game=game_id,
            result=result,
            seats=tuple(
                SeatRow(seat=seat, user_id=user, bot=bot, name=name)
                for *_, seat, user, bot, name in seats
            ),
        )
        for (table_id, ended_at, game_id, result), seats in groupby(rows, key=lambda row: row[:4])
    ]


async def counts(source: Reader, guild_id: int) -> dict[str, Count]:
    """Return for each game of which a server has results how many they are."""
    rows = await source.rows(
        "select game, count(*), sum((select count(*) from seat"
        " where seat.table_id = game_table.id and seat.user_id < 0))"
        f" from game_table where {COUNTS} and guild_id = :guild group by game",
        {"guild": guild_id},
    )
    return {game: Count(games, erased) for game, games, erased in rows}


async def solo_games(source: Reader, *, guild_id: int | None, user_id: int | None) -> list[str]:
    """Return the games of which there are results as in :func:`solo_results`."""
    rows = await source.rows(
        "select distinct game from game_table"
        " join seat on seat.table_id = game_table.id and seat.seat = 0"
        f" where {ALONE} and (:user is null or seat.user_id = :user) and ({IN_GUILD})",
        {"guild": guild_id, "user": user_id},
    )
    return [game for (game,) in rows]


async def solo_results(
    source: Reader,
    game: str,
    *,
    guild_id: int | None,
    user_id: int | None,
    hidden: Collection[str],
    offset: int,
    limit: int,
) -> list[ResultRow]:
    """Return results of finished games with one seat, best first. Who has lost comes last.

    Only those of a server if *guild_id* is given, of one user if *user_id* is, and none of the
    daily games of the *hidden* days.
    """
    rows = await source.rows(
        f"{RESULT} where {ALONE} and game = :game and (:user is null or seat.user_id = :user)"
        f" and ({IN_GUILD}) and ({SHOWN}) {BEST_FIRST} limit :limit offset :offset",
        {
            "game": game,
            "guild": guild_id,
            "user": user_id,
            "hidden": json.dumps([*hidden]),
            "offset": offset,
            "limit": limit,
        },
    )
    return [result_of_row(row) for row in rows]
