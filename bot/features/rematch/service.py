"""Who sits where in a rematch, and who begins."""

from __future__ import annotations

import json
from collections.abc import Collection

from bot.store.rows import SeatRow
from bot.tables.errors import TableRefused
from bot.tables.lobby import Beginning
from bot.tables.table import FIRST, Person, Table


def rematch(table: Table, asker: Person, gone: Collection[int | None]) -> Beginning:
    """Return the rematch of a game: those who sit there now, without the users in ``gone``.

    Seats move on, so that the one after whoever began sits first; where the game has an option for
    it, that one begins. A game for one person can be played by anybody once more.

    :raises TableRefused: ``rematch-others`` if the asker has no seat in a game of several.
    """
    options, count = json.loads(table.row.options), len(table.seats)
    if count == 1:
        seats, left = [SeatRow(seat=0, user_id=asker.id, name=asker.name)], list[str]()
    elif table.seat_of(asker.id) is None:
        raise TableRefused("rematch-others")
    else:
        began = beginner(table)
        order = [table.seats[(began + step) % count] for step in range(1, count + 1)]
        stay = [row for row in order if row.user_id not in gone]
        seats = [
            SeatRow(
                seat=seat,
                user_id=row.user_id,
                bot=row.bot,
                name=asker.name if row.user_id == asker.id else row.name,
            )
            for seat, row in enumerate(stay)
        ]
        left = [row.name for row in table.seats if row not in stay]
        if FIRST in table.game.Options.model_fields:
            options[FIRST] = 1
    called = [row.user_id for row in seats if row.user_id not in (None, asker.id)]
    told = {"table": table.id, "called": called, "gone": left}
    shows = json.dumps({"rematch": told})
    return Beginning(of=table, options=options, seats=seats, called=called, shows=shows)


def beginner(table: Table) -> int:
    """Return the seat that began a game; the first one if the game does not tell, or is held."""
    return 0 if table.position is None else getattr(table.first_view(), "first", 0)
