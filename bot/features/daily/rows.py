"""Daily games: the day's start, who has opened it where, its results and its posts.

Functions that take a ``Reader`` also take a ``Tx``. Days are texts such as ``2026-11-22``.
"""

from __future__ import annotations

import json
from collections.abc import Collection

from bot.store.alone import ALONE, BEST_FIRST, RESULT, result_of_row
from bot.store.rows import ResultRow
from bot.store.transaction import Reader, Tx

KIND = "daily"
"""The kind of the announcement that a daily game is finished."""

ON_BOARD = (
    "exists (select 1 from daily_entry where daily_entry.table_id = game_table.id"
    " and daily_entry.guild_id in (select value from json_each(:guilds)))"
)


async def the_secret(tx: Tx, key: str, fresh: str) -> str:
    """Return the secret with this key; if there is none yet, *fresh* is kept as such."""
    tx.later(
        "insert into secret (key, value) values (?, ?) on conflict (key) do nothing", (key, fresh)
    )
    return str(await tx.value("select value from secret where key = ?", (key,)))


async def seed_of_daily(source: Reader, game: str, daily: str) -> str | None:
    """Return the seed with which a day's challenge was begun; ``None`` if it was not yet."""
    seed = await source.value(
        "select seed from game_table where game = ? and daily = ? order by id limit 1",
        (game, daily),
    )
    return None if seed is None else str(seed)


async def finished_dailies(
    source: Reader, game: str, users: Collection[int]
) -> dict[int, set[str]]:
    """Return the days whose daily game each of these users has finished."""
    finished: dict[int, set[str]] = {user_id: set() for user_id in users}
    rows = await source.rows(
        "select host_id, daily from game_table where game = ? and daily is not null"
        " and status = 'finished' and host_id in (select value from json_each(?))",
        (game, json.dumps([*finished])),
    )
    for user_id, day in rows:
        finished[user_id].add(day)
    return finished


async def games_begun(source: Reader, daily: str, user_id: int) -> list[str]:
    """Return the games whose challenge of a day a user has begun."""
    rows = await source.rows(
        "select game from game_table where host_id = ? and daily = ? order by game",
        (user_id, daily),
    )
    return [game for (game,) in rows]


async def keep_attempt(tx: Tx, daily: str, mark: str) -> None:
    """Remember an attempt at a challenge of a day by a mark that names nobody."""
    tx.later(
        "insert into daily_attempt (daily, mark) values (?, ?) on conflict do nothing",
        (daily, mark),
    )


async def is_attempt(source: Reader, daily: str, mark: str) -> bool:
    """Whether an attempt at a challenge of a day is remembered by this mark."""
    row = await source.row(
        "select 1 from daily_attempt where daily = ? and mark = ?", (daily, mark)
    )
    return row is not None


async def forget_attempts(tx: Tx, before: str) -> None:
    """Forget the attempts at challenges of days before one that are remembered by marks."""
    tx.later("delete from daily_attempt where daily < ?", (before,))


async def enter_daily(tx: Tx, table_id: int, guild_id: int) -> None:
    """Note that the result of a daily game stands on the board of a server."""
    tx.later(
        "insert into daily_entry (table_id, guild_id) values (?, ?) on conflict do nothing",
        (table_id, guild_id),
    )


async def guilds_of_daily(source: Reader, table_id: int) -> list[int]:
    """Return the servers on whose boards a daily game stands."""
    rows = await source.rows(
        "select guild_id from daily_entry where table_id = ? order by guild_id", (table_id,)
    )
    return [guild_id for (guild_id,) in rows]


async def is_on_board(source: Reader, table_id: int, guilds: Collection[int]) -> bool:
    """Whether a daily game stands on the board of one of these servers."""
    return bool(
        await source.value(
            "select 1 from daily_entry where table_id = :id"
            " and guild_id in (select value from json_each(:guilds)) limit 1",
            {"id": table_id, "guilds": json.dumps([*guilds])},
        )
    )


async def daily_results(
    source: Reader, game: str, daily: str, *, guilds: Collection[int], user_id: int
) -> list[ResultRow]:
    """Return the results of a day on the boards of these servers, and the user's own; best first.

    Who has lost comes last; of equal results the earlier one comes first.
    """
    rows = await source.rows(
        f"{RESULT} where {ALONE} and game = :game and daily = :daily"
        f" and (host_id = :user or {ON_BOARD}) {BEST_FIRST}",
        {"game": game, "daily": daily, "guilds": json.dumps([*guilds]), "user": user_id},
    )
    return [result_of_row(row) for row in rows]


async def daily_scores(source: Reader, game: str, daily: str) -> list[tuple[bool, int]]:
    """Return of each result of a day on any server whether the game was lost, and the points."""
    rows = await source.rows(
        "select coalesce(json_extract(result, '$.lost'), 0), json_extract(result, '$.scores[0]')"
        " from game_table where game = ? and daily = ? and status = 'finished'",
        (game, daily),
    )
    return [(bool(lost), points) for lost, points in rows]


async def daily_neighbours(
    source: Reader, game: str, daily: str, *, guilds: Collection[int], user_id: int
) -> tuple[str | None, str | None]:
    """Return the nearest days before and after one that have results as in :func:`daily_results`.

    ``None`` stands for no such day.
    """
    found = await source.row(
        "select max(case when daily < :daily then daily end),"
        " min(case when daily > :daily then daily end) from game_table"
        f" where game = :game and daily is not null and status = 'finished'"
        f" and (host_id = :user or {ON_BOARD})",
        {"game": game, "daily": daily, "guilds": json.dumps([*guilds]), "user": user_id},
    )
    return found or (None, None)


async def finishers_in(source: Reader, game: str, daily: str, channel_id: int) -> list[ResultRow]:
    """Return the results of the daily games opened in a channel, in the order of their ends."""
    rows = await source.rows(
        f"{RESULT} where {ALONE} and game = ? and daily = ? and channel_id = ?"
        " order by updated_at, game_table.id",
        (game, daily, channel_id),
    )
    return [result_of_row(row) for row in rows]


async def daily_post(source: Reader, game: str, daily: str, channel_id: int) -> int | None:
    """Return the message in a channel that says who has finished; ``None`` without one."""
    message_id: int | None = await source.value(
        "select message_id from daily_post where game = ? and daily = ? and channel_id = ?",
        (game, daily, channel_id),
    )
    return message_id


async def set_daily_post(
    tx: Tx, game: str, daily: str, channel_id: int, *, message_id: int
) -> None:
    """Remember the message in a channel that says who has finished, instead of an earlier one."""
    tx.later(
        "insert into daily_post (game, daily, channel_id, message_id) values (?, ?, ?, ?)"
        " on conflict (game, daily, channel_id) do update set message_id = excluded.message_id",
        (game, daily, channel_id, message_id),
    )


async def is_daily_played(source: Reader, game: str, daily: str) -> bool:
    """Whether somebody has begun a day's challenge and not finished it."""
    row = await source.row(
        "select 1 from game_table where game = ? and daily = ? and status = 'running' limit 1",
        (game, daily),
    )
    return row is not None


async def abandon_dailies(tx: Tx, before: str, *, now: int) -> int:
    """End the running daily games of days before one without a result; return how many."""
    return await tx.run(
        "update game_table set status = 'abandoned', version = version + 1, updated_at = ?"
        " where status = 'running' and daily < ?",
        (now, before),
    )
