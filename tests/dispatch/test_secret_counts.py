"""Nothing that somebody gets for themselves counts or times what others do in secret.

Each game is played in two worlds. In one of them others also play moves that they take back again,
and play them at other times. Whoever reads gets the same in both, byte for byte.
"""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bot.features import table_service
from bot.features.my_games.answers import MyGames
from bot.features.my_games.service import MyGamesService
from bot.store.database import Database
from bot.tables import Person, Table, TableService
from bot.texts import words_in
from engines.core import Played, play_together
from engines.registry import games
from tests.features.my_data.services import people_of
from tests.features.seats.services import seating_of
from tests.tables.club import ADA, BO, CLEO, DAN, GUILD, Guest
from tests.tables.days import NOON

from .test_views_as_files import seen

GAMES = games()
TRIED: dict[str, int] = {}
"""How often others tried a move in the game, as far as it has been played."""

STEPS, NEWCOMER = 36, 9
"""How many moves are played at each table, and after how many the reader takes a seat."""


@dataclass
class World:
    """Two tables of one game at which Ada, Bo and Cleo play, whose seat passes to Dan.

    Bo is missing where only two can play. ``seat`` is the reader's at both tables. If the world is
    ``busy``, others try moves and take them back. ``told`` is all that the reader gets.
    """

    tables: TableService
    clock: list[int]
    busy: bool
    seat: int
    tried: int = 0
    numbers: list[int] = field(default_factory=list)
    told: list[tuple[str, ...]] = field(default_factory=list)
    reader: Person = CLEO

    async def play(self, game: str) -> None:
        found = [await self.begun(game, channel) for channel in (1, 2)]
        guests = [Guest(f"{game} {number}") for number in range(2)]
        for step in range(STEPS):
            if step == NEWCOMER:
                for table_id in found:
                    await self.passed_on(table_id)
            for number, (table_id, guest) in enumerate(zip(found, guests, strict=True)):
                self.clock[0] = NOON + 1000 * step + 500 * number
                await self.step(table_id, guest, step)

    async def begun(self, game: str, channel: int) -> int:
        lobby = self.tables.lobby
        table = await lobby.create(
            game, ADA, channel_id=channel, guild_id=GUILD, locale="en", options={}
        )
        for person in (BO, CLEO)[-self.seat :]:
            await lobby.join(table.id, person)
        return (await lobby.start(table.id, ADA)).id

    async def passed_on(self, table_id: int) -> None:
        """Let Dan take the seat of Cleo, unless the game was so short that it is over."""
        if (await self.tables.repository.get(table_id)).row.status != "running":
            return
        self.reader = DAN
        seating = seating_of(self.tables)
        question = await seating.replace(table_id, CLEO, self.seat, newcomer=DAN)
        await seating.press(table_id, DAN, "take", str(question.id))

    async def step(self, table_id: int, guest: Guest, step: int) -> None:
        now, table = self.clock[0], await self.tables.repository.get(table_id)
        to_act = table.view(None).to_act
        if not to_act:
            return
        seat = to_act[step % len(to_act)]
        user = table.user_at(seat)
        asked = table.view(seat).decision
        assert asked is not None
        assert user is not None
        tried = (
            None
            if seat == self.seat
            else next(filter(None, map(self.quiet(table, seat), asked.moves)), None)
        )
        if tried is not None:
            self.tried += 1
            move, is_secret = tried
            if self.busy:
                self.clock[0] += 100
                await self.tables.play(table_id, user, move=move)
            await self.read(table if is_secret else None)
            if self.busy:
                self.clock[0] += 100
                await self.tables.undo(table_id, user)
        self.clock[0] = now + 300
        await self.tables.play(table_id, user, move=guest.choose(asked.moves))
        await self.read(None)

    def quiet(self, table: Table, seat: int) -> Any:
        """Return a function that says of a move, if it can be taken back, whether it is secret."""
        game, state = table.game, table.state
        before, own = game.view(state, None), game.view(state, self.seat)

        def tried(move: Any) -> tuple[Any, bool] | None:
            played: tuple[Played, ...] = play_together(game, state, seat, [move])
            after = played[-1].state
            public = game.view(after, None)
            if any(play.reveals for play in played) or len(played) > 1:
                return None
            if (public.turn, public.to_act) != (before.turn, before.to_act):
                return None
            return move, game.view(after, self.seat) == own

        return tried

    async def read(self, table: Table | None) -> None:
        """Note what the reader gets, also of a table."""
        words = words_in("en")
        with zipfile.ZipFile(
            io.BytesIO(await people_of(self.tables).archive(self.reader.id))
        ) as file:
            told = [file.read("my-data.json").decode()]
        page = await MyGames(
            Mock(tables=self.tables), Mock(service=MyGamesService(self.tables.repository))
        ).show(self.reader.id, words)
        view: Any = page.view
        told.append(json.dumps(view.to_components(), default=str))
        if table is not None:
            told.append(await seen(self.tables, table, self.seat))
        self.told.append(tuple(told))


async def world(path: Path, game: str, *, busy: bool) -> World:
    clock = [NOON]
    async with await Database.open(path) as database:
        tables = table_service(
            database, GAMES, clock=lambda: clock[0], seeds=lambda: "seed", salts=lambda: "salt"
        )
        found = World(tables, clock, busy, seat=min(3, GAMES[game].seats[-1]) - 1)
        await found.play(game)
        rows = await database.reader.rows("select ply from move where seat = ?", (found.seat,))
        found.numbers = [ply for (ply,) in rows]
    TRIED[game] = found.tried
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_what_others_do_in_secret_is_neither_counted_nor_timed(
    tmp_path: Path, game: str
) -> None:
    calm = await world(tmp_path / "calm.sqlite3", game, busy=False)
    busy = await world(tmp_path / "busy.sqlite3", game, busy=True)
    # In some games nothing can be tried in secret: each move reveals something, or ends the turn.
    assert (busy.numbers != calm.numbers) == bool(busy.tried)
    assert len(busy.numbers) == len(calm.numbers)
    for number, (told, otherwise) in enumerate(zip(calm.told, busy.told, strict=True)):
        assert otherwise == told, number


@pytest.mark.slow
async def test_in_most_games_something_is_tried_in_secret(tmp_path: Path) -> None:
    for game in GAMES.keys() - TRIED.keys():
        await world(tmp_path / f"{game}.sqlite3", game, busy=False)
    tried = [TRIED[game] > 0 for game in GAMES]
    assert 2 * sum(tried) > len(tried), "or the test above compares nothing"
