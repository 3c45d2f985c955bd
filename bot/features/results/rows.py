"""Results of finished games that at least two seats played.

Left out are daily games and games that go on from a move of another one: what was played before
is not a result of those who went on.
"""

from __future__ import annotations

from itertools import groupby

from bot.store import FinishedRow, Reader, SeatRow

COUNTS = (
    "status = 'finished' and daily is null and origin is null and exists"
    " (select 1 from seat as other where other.table_id = game_table.id and other.seat > 0)"
)
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
