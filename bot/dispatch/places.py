"""Where a table may be used, and by whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from bot.dispatch.additions import DispatchAdditions
from bot.dispatch.interactions import Interaction, check_place
from bot.tables import Table, TableRefused, TableRepository


class Places:
    """Finds the table that is meant, and checks that it may be used from here by this user."""

    def __init__(
        self, repository: TableRepository, features: Sequence[DispatchAdditions[Any]]
    ) -> None:
        self.repository = repository
        self._features = features

    async def check(self, interaction: Interaction, table: Table) -> None:
        """Raise :class:`TableRefused` unless the table may be used from here by this user."""
        if table.is_posted:
            check_place(interaction, table)
            return
        for feature in self._features:
            if await feature.admits(interaction, table):
                return
        raise TableRefused("no-table")  # its feature is not there any more

    async def table(self, interaction: Interaction, number: int | None) -> Table:
        """Return the table with a number, or the newest of the channel whose game has begun.

        :raises TableRefused: if there is none, or the user may not look at it from here.
        """
        if number is None:
            return await self.repository.latest_begun(cast(int, interaction.channel_id))
        table = await self.repository.get(number)
        if table.own is not None:
            raise TableRefused("no-table")
        await self.check(interaction, table)
        return table


def chosen_seat(table: Table, text: str) -> tuple[int, str]:
    """Return a seat and who sat there when it was chosen (:meth:`Table.occupant`).

    ``text`` is a suggestion's value, number and occupant. A typed number, with or without the
    name, means whoever sits there now.

    :raises TableRefused: if there is no such seat.
    """
    number, _colon, chosen = (part.strip() for part in text.partition(":"))
    if number not in [str(row.seat + 1) for row in table.seats]:
        raise TableRefused("no-such-seat", seats=len(table.seats))
    seat = int(number) - 1
    return seat, table.occupant(seat) if chosen in ("", table.names[seat]) else chosen
