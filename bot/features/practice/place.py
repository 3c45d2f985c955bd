"""Where somebody stands who practises, and the table as which it is shown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.features.practice.rows import PracticeRow
from bot.store.rows import SeatRow
from bot.tables.position import Position
from bot.tables.table import Table
from engines.core import Played

FIRST = 5 * 10**16
"""Practised games have higher numbers than tables, and lower ones than lessons."""

BEHIND = 10**17
"""The first number that is none of theirs."""

Step: TypeAlias = tuple[tuple[int, Any], ...]
"""The moves that a press led to, also those of the computer, each with its seat."""


@dataclass(frozen=True, slots=True)
class PracticePlace:
    """Where somebody stands who plays on from a game, in ``seat``; ``begun`` is what all saw there.

    The first of the ``steps`` is what the computer did before the first press; ``news`` is what the
    last of them led to.
    """

    row: PracticeRow
    seat: int
    begun: Any
    steps: tuple[Step, ...]
    news: tuple[Played, ...]
    is_over: bool


def place_of(table: Table) -> PracticePlace:
    """Return where somebody stands; the table must be one that is practised."""
    assert isinstance(table.own, PracticePlace)
    return table.own


def as_table(source: Table, place: PracticePlace, position: Position, bot: str) -> Table:
    """Return what is practised as a table: that of its game, at which computers play the others.

    :param source: the table of the game that is over.
    :param bot: how the computer plays.
    """
    user, steps = place.row.user_id, len(place.steps)
    row = replace(
        source.row,
        id=FIRST + place.row.id,
        guild_id=None,
        channel_id=0,
        status="running",
        host_id=user,
        version=steps,
        ply=steps,
        card_message_id=None,
        card_channel_id=None,
        card_shows=None,
        kept_card=None,
        asks=None,
        announced=None,
        result=None,
        daily=None,
        deadline=None,
        paused_at=None,
        doubted_at=None,
        hints=True,
    )
    seats = tuple(
        SeatRow(seat=seat.seat, user_id=user, name=place.row.name)
        if seat.seat == place.seat
        else SeatRow(seat=seat.seat, bot=bot, name=seat.name)
        for seat in source.seats
    )
    return Table(row, seats, source.game, position, own=place, loaded_at=source.loaded_at)
