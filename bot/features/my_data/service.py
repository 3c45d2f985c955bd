"""What is stored about a person: sent to them on request, and erased when they ask for it."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot import store
from bot.store.people import StoredAbout
from bot.tables.errors import TableRefused
from bot.tables.lobby import LobbyService
from bot.tables.preferences import PreferenceService
from bot.tables.repository import TableRepository
from bot.tables.table import Person, Table
from bot.texts import LOCALES, words_in
from engines.players import USUAL

log = logging.getLogger(__name__)

STILL_THERE = (
    "Somebody was erased, but is still in the write-ahead log, as another program reads the "
    "database; tried again every few minutes."
)

FILE = "my-data.json"

AS_JSON = frozenset({"options", "result", "move", "moves", "lines"})
"""Columns that hold JSON."""


@dataclass(frozen=True, slots=True)
class Known:
    """How much is known of a person: finished games, other tables, settings, and what else.

    ``others`` are the sentences that say it, with their counts.
    """

    finished: int
    open: int
    settings: int
    others: tuple[tuple[str, int], ...]


class PeopleService:
    """Tells people what is stored about them, and erases it."""

    def __init__(self, repository: TableRepository, preferences: PreferenceService) -> None:
        self._tables = repository
        self.features = repository.names
        self._lobby = LobbyService(repository)
        self._preferences = preferences

    async def known(self, user_id: int) -> Known:
        """Return how much is stored about a user."""
        found = await self._found(user_id)
        statuses = [row["status"] for row in found["tables"]]
        return Known(
            finished=statuses.count("finished"),
            open=statuses.count("lobby") + statuses.count("running"),
            settings=len(found["settings"]),
            others=tuple(
                (key, len(found[what]))
                for each in self._stored()
                for what, key in each.counted.items()
            ),
        )

    async def archive(self, user_id: int) -> bytes:
        """Return all that is stored about a user: a ZIP with one file of JSON.

        Of a running game it has the moves of the user's seat, but nothing of what others hold, nor
        how much they have done since when.
        """
        found = await self._found(user_id)
        return await asyncio.to_thread(_zipped, found)

    async def forget(self, person: Person) -> None:
        """Erase all that is stored about a person. Games stay, and do not say who played there.

        In running games with others a computer player goes on in the person's seat; those without
        end. Lobbies are left. What was posted in channels stays there. A mark that names nobody
        lets there be no second try at today's challenges.

        Nothing is left in the files of the database either, as soon as upkeep has written them
        anew. What is left until then is next to nothing, unless another program reads them.
        """
        reader = self._tables.reader
        names = {person.name, *await store.people.names_of_user(reader, person.id, self._stored())}
        for feature in self._tables.features:
            await feature.before_erasing(person)
        for table_id in await self._tables.ids_of_user(person.id):
            with suppress(TableRefused):  # of a table that cannot be played now: see below
                await self._leave(await self._tables.get(table_id), person)
        gone = {locale: words_in(locale)("name-gone") for locale in LOCALES}
        async with self._tables.database.writing() as tx:
            for feature in self._tables.features:
                await feature.erasing(tx, person)
            await store.people.erase(
                tx, person.id, self._stored(), names=names, gone=gone, bot=USUAL
            )
        self._preferences.forget(person.id)
        self._tables.wake()
        with suppress(store.errors.StoreUnavailable):  # the store has told the log
            if not await self._tables.database.empty_log():
                log.warning(STILL_THERE)

    async def _found(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        return await store.people.known_of(self._tables.reader, user_id, self._stored())

    def _stored(self) -> list[StoredAbout]:
        return [feature.stored for feature in self._tables.features]

    async def _leave(self, table: Table, person: Person) -> None:
        if table.row.status == "lobby":
            await self._lobby.leave(table.id, person)
        elif all(row.user_id in (None, person.id) for row in table.seats):
            await self._lobby.abandon(table.id, Person(person.id, person.name, manages=True))


def _zipped(found: dict[str, list[dict[str, Any]]]) -> bytes:
    told = {what: [_row(row) for row in rows] for what, rows in found.items()}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE, json.dumps(told, ensure_ascii=False, indent=1))
    return file.getvalue()


def _row(row: dict[str, Any]) -> dict[str, Any]:
    """Return what a row tells, with what it holds as JSON read, so that a reader need not do it."""
    return {
        column: json.loads(value) if column in AS_JSON else value
        for column, value in row.items()
        if value is not None
    }
