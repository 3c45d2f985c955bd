"""Finds the tables of one person; knows no Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot import store
from bot.store.rows import SeatRow, TableRow
from bot.tables import Table, TableRepository

DAY = 24 * 60 * 60
LATELY = 28 * DAY
MOST_FINISHED = 20
ON_A_PAGE = 10


@dataclass(frozen=True, slots=True)
class Place:
    """A table at which a user sits, as far as it is known without its game."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    user_id: int
    held: bool

    @property
    def waits_since(self) -> int | None:
        """Since when it waits for the user; ``None`` if it does not, or is held."""
        if self.row.status != "running" or self.held:
            return None
        return next((row.waits_since for row in self.seats if row.user_id == self.user_id), None)

    @property
    def order(self) -> tuple[int, int]:
        """The place in the order in which the user wants to read.

        First what waits for the user, the longest waiting first; then the other running games,
        those in the lobby, and those that are over, the newest first. A running one is as old as
        its oldest question: its last change may be what somebody does in secret.
        """
        if self.waits_since is not None:
            return 0, self.waits_since
        if self.row.status == "running":
            return 1, -(waiting_since(self.seats) or 0)
        return 2 if self.row.status == "lobby" else 3, -self.row.updated_at


def waiting_since(seats: Sequence[SeatRow]) -> int | None:
    """Return since when the longest waiting person is asked, ``None`` if nobody is."""
    return min((row.waits_since for row in seats if row.waits_since), default=None)


@dataclass(frozen=True, slots=True)
class Page:
    """Some of a user's tables: the page with this number, of so many; the first is 0."""

    places: tuple[Place, ...]
    number: int
    count: int
    waiting: int
    """Tables that wait for the user, on all pages."""


def page_of(places: Sequence[Place], number: int) -> Page:
    """Return a page of places, or the one nearest to it."""
    count = -(-len(places) // ON_A_PAGE)
    number = max(0, min(number, count - 1))
    ranked = sorted(places, key=lambda place: place.order)
    return Page(
        places=tuple(ranked[number * ON_A_PAGE : (number + 1) * ON_A_PAGE]),
        number=number,
        count=count,
        waiting=sum(place.waits_since is not None for place in places),
    )


class MyGamesService:
    """The tables of a person, on all servers."""

    def __init__(self, repository: TableRepository) -> None:
        self._tables = repository

    async def page(self, user_id: int, number: int) -> tuple[Page, list[Table]]:
        """Return a page of a user's open tables and of those that ended lately, and its tables."""
        reader, since = self._tables.reader, self._tables.now() - LATELY
        opened = await store.tables.tables_of_user(reader, user_id)
        rows = [
            *(row for row in opened if row.daily is None),
            *await store.tables.finished_of_user(reader, user_id, since, most=MOST_FINISHED),
        ]
        seats = await store.tables.seats_of_tables(reader, [row.id for row in rows])
        places = [
            Place(row, seats[row.id], user_id, held=await self._is_held(row))
            for row in rows
            if row.game in self._tables.games
        ]
        page = page_of(places, number)
        # Only the tables of the page are loaded: somebody may sit at hundreds.
        return page, [await self._tables.glimpse(place.row) for place in page.places]

    async def _is_held(self, row: TableRow) -> bool:
        return row.status == "running" and await self._tables.is_held(row)
