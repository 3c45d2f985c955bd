"""A rematch: people, computer players, options and deadline of a game, at a table to be opened."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot.store import SeatRow
from bot.tables.errors import TableRefused
from bot.tables.table import Person, Table

FIRST = "first_player"
"""The option with which a game lets a seat begin, numbered from 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch:
    """What a lobby begins with. ``called`` are the users seated there besides who asked for it.

    ``gone`` are the names of those who could not be seated again.
    """

    table_id: int
    options: dict[str, Any]
    hints: bool
    deadline: str | None
    """As in :class:`bot.store.TableRow`."""
    seats: tuple[SeatRow, ...]
    called: tuple[int, ...]
    gone: tuple[str, ...]

    def shown(self) -> str:
        """Return what the post of the lobby tells of it, for :attr:`TableRow.card_shows`."""
        told = {"table": self.table_id, "called": [*self.called], "gone": [*self.gone]}
        return json.dumps({"rematch": told})


def rematch(table: Table, asker: Person, gone: Collection[int]) -> Rematch:
    """Return the rematch of a game: those who sit there now, without the users in ``gone``.

    Seats move on, so that the one after whoever began sits first; where the game has an option for
    it, that one begins. A game for one person can be played by anybody once more.

    :raises TableRefused: ``rematch-others`` if the asker has no seat in a game of several.
    """
    options = json.loads(table.row.options)
    if len(table.seats) == 1:
        alone = SeatRow(seat=0, user_id=asker.id, name=asker.name)
        return Rematch(
            table_id=table.id,
            options=options,
            hints=table.row.hints,
            deadline=table.row.deadline,
            seats=(alone,),
            called=(),
            gone=(),
        )
    if table.seat_of(asker.id) is None:
        raise TableRefused("rematch-others")
    count, began = len(table.seats), beginner(table)
    order = [table.seats[(began + step) % count] for step in range(1, count + 1)]
    stay = [row for row in order if row.user_id not in gone]
    if FIRST in table.game.Options.model_fields:
        options[FIRST] = 1
    seats = tuple(
        SeatRow(
            seat=seat,
            user_id=row.user_id,
            bot=row.bot,
            name=asker.name if row.user_id == asker.id else row.name,
        )
        for seat, row in enumerate(stay)
    )
    users = [row.user_id for row in seats if row.user_id is not None]
    return Rematch(
        table_id=table.id,
        options=options,
        hints=table.row.hints,
        deadline=table.row.deadline,
        seats=seats,
        called=tuple(user for user in users if user != asker.id),
        gone=tuple(row.name for row in table.seats if row not in stay),
    )


def beginner(table: Table) -> int:
    """Return the seat that began a game; the first one if the game does not tell, or is held."""
    return 0 if table.position is None else getattr(table.first_view(), "first", 0)
