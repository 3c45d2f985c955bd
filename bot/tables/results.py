"""Results of games that one person played alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from bot import store
from bot.store.rows import ResultRow
from bot.tables.repository import TableRepository
from engines.core import AnyGame

PAGE = 12
"""Results in one message."""


@dataclass(frozen=True, slots=True)
class SoloResult:
    """One result: of whom, how many points, the grade if the game has a scale, and when.

    ``options`` are those that differ from the game's defaults, and its :attr:`Game.told_options`.
    """

    table_id: int
    user_id: int
    name: str
    points: int
    lost: bool
    grade: str | None
    options: dict[str, Any]
    daily: date | None
    ended: date


def solo_result(game: AnyGame, row: ResultRow) -> SoloResult:
    """Return what a stored result says."""
    result, chosen = json.loads(row.result), json.loads(row.options)
    usual = game.Options().model_dump(mode="json")
    return SoloResult(
        table_id=row.table_id,
        user_id=row.user_id,
        name=row.name,
        points=result["scores"][0],
        lost=bool(result.get("lost")),
        grade=result.get("grade"),
        options={
            name: value
            for name, value in chosen.items()
            if value != usual.get(name) or name in game.told_options
        },
        daily=None if row.daily is None else date.fromisoformat(row.daily),
        ended=datetime.fromtimestamp(row.ended_at, UTC).date(),
    )


async def hidden_days(tables: TableRepository, game_id: str, user_id: int) -> list[date]:
    """Return the days of whose daily game a user must not see any result.

    That is today until it is finished, and earlier days whose challenge can still be finished.
    """
    own = await store.alone.own_dailies(tables.reader, game_id, user_id)
    open_days = {date.fromisoformat(day) for day, status in own.items() if status == "running"}
    today = tables.today()
    if own.get(today.isoformat()) != "finished":
        open_days.add(today)
    return sorted(open_days)
