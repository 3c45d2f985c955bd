"""A club whose time passes as a test says, and whose bot can be started anew."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from bot.features import table_service
from bot.store.database import Database
from bot.tables import Person, TableService
from engines.registry import games

from .club import GUILD, Guest

NOON = 1_780_315_200
"""2026-06-01, 12 o'clock UTC."""


@dataclass
class Days:
    """A club whose time passes as the test says, and whose bot can be started anew."""

    path: Path
    tables: TableService
    now: int = NOON

    async def restart(self) -> None:
        await self.tables.repository.database.close()
        self.tables = service(await Database.open(self.path), lambda: self.now)

    async def table(self, *people: Person, channel: int = 700, game: str = "luxor") -> int:
        host, *others = people
        lobby = self.tables.lobby
        table = await lobby.create(
            game, host, channel_id=channel, guild_id=GUILD, locale="en", options={}
        )
        for person in others:
            await lobby.join(table.id, person)
        await lobby.start(table.id, host)
        return table.id

    async def look(self) -> None:
        """Let all features look after the tables, as the bot does every few minutes."""
        for feature in self.tables.repository.features:
            await feature.look_after()

    async def answer(self, table_id: int, person: Person, guest: Guest) -> None:
        table = await self.tables.repository.get(table_id)
        asked = table.view(table.check_seated(person.id)).decision
        assert asked is not None
        await self.tables.play(table_id, person.id, move=guest.choose(asked.moves))


def service(database: Database, clock: object) -> TableService:
    return table_service(database, games(), clock=clock, seeds=lambda: "seed")
