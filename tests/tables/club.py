"""Helpers of these tests: start a table, play a move, read all that the database holds."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from bot import store
from bot.store.rows import OutboxRow
from bot.store.transaction import Reader, Rows
from bot.tables import Person, PlayResult, Table, TableService
from engines.core import Chance

ADA, BO, CLEO, DAN = (
    Person(number, name) for number, name in enumerate(("Ada", "Bo", "Cleo", "Dan"), start=11)
)
PEOPLE = (ADA, BO, CLEO, DAN)
MANAGER = Person(99, "Mo", manages=True)
CHANNEL, GUILD = 700, 5

KEPT = (
    "game_table", "seat", "move", "snapshot", "event", "outbox", "answered", "hand_message",
    "closed_dms", "setting", "replacement", "daily_entry", "daily_post", "secret",
    "daily_attempt",
    "lesson", "practice", "imported", "waiting", "reminder", "consent",
)  # fmt: skip


@dataclass
class Club:
    """The table service of one server, and how often the publisher was woken."""

    tables: TableService
    wakes: int = 0
    _last_seen: int = field(default=0, repr=False)

    def woken(self) -> None:
        self.wakes += 1

    @property
    def reader(self) -> Reader:
        return self.tables.repository.database.reader

    async def lobby(
        self, *people: Person, game: str = "luxor", channel: int = CHANNEL, **options: Any
    ) -> Table:
        """Open a table and seat people."""
        host, *others = people or (ADA,)
        table = await self.tables.lobby.create(
            game, host, channel_id=channel, guild_id=GUILD, locale="de", options=options
        )
        for person in others:
            table = await self.tables.lobby.join(table.id, person)
        return table

    async def started(
        self,
        *people: Person,
        bots: tuple[str, ...] = (),
        channel: int = CHANNEL,
        **options: Any,
    ) -> Table:
        """Seat people and bots, and start the game; :meth:`news` begins after that."""
        table = await self.lobby(*people, channel=channel, **options)
        for bot in bots:
            table = await self.tables.lobby.add_bot(table.id, people[0], bot)
        table = await self.tables.lobby.start(table.id, people[0])
        await self.news()
        return table

    async def opened(self, *people: Person, **options: Any) -> Table:
        """Start a game and choose starting tiles; the first person is to play."""
        table = await self.started(*people, first_player=1, **options)
        for person in people:
            table = (await self.any(table, person)).table
        await self.news()
        return table

    async def any(
        self, table: Table, person: Person, *, number: int = 0, **given: Any
    ) -> PlayResult:
        """Play a move offered to a person, the first one unless ``number`` is given."""
        table = await self.tables.repository.get(table.id)
        moves = self.asked(table, person).moves
        return await self.tables.play(table.id, person.id, move=moves[number % len(moves)], **given)

    def asked(self, table: Table, person: Person) -> Any:
        """Return the question that a person is asked now."""
        seat = table.seat_of(person.id)
        assert seat is not None
        asked = table.view(seat).decision
        assert asked is not None
        return asked

    async def turn(self, table: Table, person: Person) -> PlayResult:
        """Play a whole turn in few moves: place a tile, then end."""
        result = await self.any(table, person)
        while not result.passed:
            asked = self.asked(result.table, person)
            moves = asked.moves
            last = [move for move in moves if getattr(move, "end", False) or move.kind == "end"]
            result = await self.tables.play(table.id, person.id, move=last[0] if last else moves[0])
        return result

    # --- reading -----------------------------------------------------------------------

    async def outbox(self) -> list[OutboxRow]:
        """Return every row of the outbox."""
        return await store.outbox.waiting(self.reader)

    async def news(self) -> list[OutboxRow]:
        """Return the rows of the outbox since the last call."""
        rows = [row for row in await self.outbox() if row.id > self._last_seen]
        if rows:
            self._last_seen = rows[-1].id
        return rows

    async def kinds(self) -> list[str]:
        """Return the kinds of the rows of the outbox since the last call."""
        return [row.kind for row in await self.news()]

    async def everything(self) -> dict[str, Rows]:
        """Return every row of every table of the database."""
        return {name: await self.reader.rows(f"select * from {name}") for name in KEPT}

    def state(self, table: Table) -> str:
        """Return a table's state as JSON."""
        return str(table.game.states.dump(table.state))


def payload(row: OutboxRow) -> dict[str, Any]:
    """Return the content of an announcement."""
    content: dict[str, Any] = json.loads(row.payload)
    return content


class Guest:
    """Plays at random: draws a kind of move, then a move of that kind."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance.from_seed(seed)

    def below(self, limit: int) -> int:
        number, self.chance = self.chance.without_log().below(limit)
        return number

    def choose(self, moves: tuple[Any, ...]) -> Any:
        kinds = list(dict.fromkeys(type(move) for move in moves))
        kind = kinds[self.below(len(kinds))]
        same = [move for move in moves if type(move) is kind]
        return same[self.below(len(same))]
