"""Results of finished games: of several seats, and of one person alone.

Left out are games that go on from a move of another one: what was played before is not a result of
those who went on.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from itertools import groupby

from bot.store.alone import ALONE, BEST_FIRST, IN_GUILD, RESULT, result_of_row
from bot.store.database import Reader
from bot.store.rows import FinishedRow, ResultRow, SeatRow

COUNTS = (
    "status = 'finished' and daily is null and origin is null and exists"
    " (select 1 from seat as other where other.table_id = game_table.id and other.seat > 0)"
)
SHOWN = "daily is null or not exists (select 1 from json_each(:hidden) where value = daily)"
SEATED = "game_table.id in (select table_id from seat as own where own.user_id = :user)"


async def finished_games(
    source: Reader, *, guild_id: int | None = None, user_id: int | None = None
) -> list[FinishedRow]:
    """Return the finished games of a server, or those a user played, in the order of their ends.

    Only those that count as results.
    """
    of = SEATED if guild_id is None else "guild_id = :guild"
    rows = await source.rows(
        "select game_table.id, game, result, seat.seat, seat.user_id, seat.bot, seat.name"
        " from game_table join seat on seat.table_id = game_table.id"
        f" where {COUNTS} and {of} order by updated_at, game_table.id, seat.seat",
        {"guild": guild_id, "user": user_id},
    )
    return [
        FinishedRow(
            game=game,
            result=result,
            seats=tuple(
                SeatRow(seat=seat, user_id=user, bot=bot, name=name)
                for *_, seat, user, bot, name in seats
            ),
        )
        for (_table_id, game, result), seats in groupby(rows, key=lambda row: row[:3])
    ]


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
