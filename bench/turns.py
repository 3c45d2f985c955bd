"""How the bot copes with many tables at once on this machine: ``python -m bench.turns``.

Turns arrive at a steady rate at many tables. Each is played as people play it: move by move in the
panel, whose board is drawn after every move, until the turn passes and the publisher has posted
the new card and the hands. Store, rules, messages and pictures are real; a stub in place of Discord
reads every upload and answers at once.

For every game the tool prints the time from when a turn was due until its first move could be
acknowledged, until its last move was saved, until its card was posted, and how late the event loop
ran. python-chess is measured before, if it is installed (``pip install chess``): 27,000 refereed
moves a second is the machine that the budgets are made for.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import importlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, cast

import discord

from bot.delivery.drawing import Drawing
from bot.delivery.pictures import Pictures
from bot.delivery.publisher import Publisher
from bot.dispatch.feature import Feature
from bot.dispatch.panels import Panels
from bot.features import table_service
from bot.messages.parts import Additions
from bot.store.database import Database
from bot.tables import Person, Table, TableService
from bot.texts import words_in
from engines.core import Chance
from engines.registry import games

SEATS = 3
BEFORE = 20
"""Turns that are played at every table before the clock starts: set-ups are over then."""


@dataclass
class Tally:
    """What the stub was sent."""

    cards: int = 0
    edits: int = 0
    hands: int = 0
    same_hands: int = 0
    """Hands with the very picture of the hand before."""

    bytes: int = 0


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was sent, as far as the publisher asks."""

    id: int
    channel: Place


@dataclass
class Place:
    """A channel, or the private messages of a user."""

    id: int
    tally: Tally
    numbers: count[int]
    private: bool
    posted: asyncio.Event = field(default_factory=asyncio.Event)
    picture: bytes = b""

    def read(self, files: Sequence[discord.File]) -> None:
        """Take an upload, and count a hand."""
        content = b"".join(file.fp.read() for file in files)
        self.tally.bytes += len(content)
        if self.private:
            picture = hashlib.blake2b(content).digest()
            self.tally.hands += 1
            self.tally.same_hands += picture == self.picture
            self.picture = picture

    async def send(self, *, files: Sequence[discord.File] = (), **_given: Any) -> Sent:
        self.read(files)
        if not self.private:
            self.tally.cards += 1
            self.posted.set()
        return Sent(next(self.numbers), self)

    async def edit(self, *, attachments: Sequence[discord.File] = (), **_given: Any) -> None:
        self.read(attachments)
        self.tally.edits += not self.private

    async def create_dm(self) -> Place:
        return self

    def get_partial_message(self, _message_id: int) -> Place:
        return self

    async def history(self, **_given: Any) -> AsyncIterator[Any]:
        """Remember nothing of what was sent."""
        for message in list[Any]():
            yield message


class StubClient:
    """Discord, as far as the publisher needs it: it takes everything at once."""

    def __init__(self) -> None:
        self.tally = Tally()
        self._numbers = count(1)
        self._places: dict[int, Place] = {}

    def get_partial_messageable(self, channel_id: int, **_given: Any) -> Place:
        if channel_id not in self._places:
            private = channel_id >= USERS
            self._places[channel_id] = Place(channel_id, self.tally, self._numbers, private)
        return self._places[channel_id]

    get_user = get_channel = get_partial_messageable

    async def fetch_user(self, user_id: int) -> Place:
        return self.get_partial_messageable(user_id)


USERS = 1_000_000
"""Ids of users begin here, those of channels below; private messages have the user's id."""


@dataclass
class Bench:
    """The bot's parts with the stub, and tables of one game."""

    game: str
    tables: TableService
    panels: Panels
    client: StubClient
    chance: Chance
    moves: int = 0

    async def started(self, channel: int, turns: int = 0) -> Table:
        """Return a new table in a channel, with so many turns played."""
        users = [USERS + 10 * channel + seat for seat in range(SEATS)]
        people = [Person(user, f"P{seat}") for seat, user in enumerate(users)]
        lobby = self.tables.lobby
        table = await lobby.create(
            self.game, people[0], channel_id=channel, guild_id=1, locale="en"
        )
        for person in people[1:]:
            await lobby.join(table.id, person)
        table = await lobby.start(table.id, people[0])
        for _turn in range(turns):
            table = await self.turn(table, drawn=False)
        return table

    async def turn(self, table: Table, *, drawn: bool = True) -> Table:
        """Play for the seats that are asked until the turn passes."""
        turn, words = table.view(None).turn, words_in("en")
        while table.row.status == "running" and table.view(None).turn == turn:
            seat = table.view(None).to_act[0]
            user = table.user_at(seat)
            assert user is not None
            move, self.chance = self.chance.without_log().chosen(table.view(seat).decision.moves)
            table = (await self.tables.play(table.id, user, move=move)).table
            self.moves += 1
            if drawn:
                panel = await self.panels.panel(table, user, words)
                self.client.tally.bytes += sum(len(file.fp.read()) for file in panel.files())
        return table


async def lag(late: list[float], pause: float = 0.005) -> None:
    """Record how late the event loop wakes up this task, until it is cancelled."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(pause)
        late.append(time.perf_counter() - before - pause)


async def measured(game: str, rate: float, seconds: float, places: int) -> dict[str, float]:
    """Return the figures; times in milliseconds."""
    times: dict[str, list[float]] = {
        name: [] for name in ("acknowledged", "saved", "posted", "loop late")
    }
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder) / "bench.sqlite3") as database:
            tables, pictures = table_service(database, games()), Pictures()
            pictures.warm([game]).join()
            client = StubClient()
            features = cast(Sequence[Feature], tables.repository.features)
            additions = Additions(tables.repository, features)
            drawing = Drawing(pictures)
            panels = Panels(tables, drawing, additions)
            bench = Bench(game, tables, panels, client, Chance.from_seed(game))
            publisher = Publisher(
                cast(discord.Client, client), tables, drawing, additions, features
            )
            playing = [await bench.started(channel, BEFORE) for channel in range(places)]
            tables.repository.wake = publisher.wake
            publisher.wake()
            await publisher.rest()
            client.tally = Tally()
            for channel in client._places.values():
                channel.tally = client.tally
            turnstiles = [asyncio.Lock() for _table in playing]
            watch = asyncio.create_task(lag(times["loop late"]))
            moves, cpu, begin = bench.moves, time.process_time(), time.perf_counter()

            async def turn(number: int) -> None:
                due, place = begin + number / rate, number % places
                times["acknowledged"].append(time.perf_counter() - due)
                async with turnstiles[place]:
                    posted = client.get_partial_messageable(place).posted
                    if playing[place].row.status != "running":
                        playing[place] = await bench.started(place)
                    posted.clear()
                    playing[place] = await bench.turn(playing[place])
                    times["saved"].append(time.perf_counter() - due)
                    await posted.wait()
                times["posted"].append(time.perf_counter() - due)

            tasks = []
            for number in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
                tasks.append(asyncio.create_task(turn(number)))
            await asyncio.gather(*tasks)
            await publisher.rest()
            wall, cpu = time.perf_counter() - begin, time.process_time() - cpu
            watch.cancel()
            await publisher.close()
            pictures.close()
    turns, tally = len(times["saved"]), client.tally
    figures = {"turns": float(turns), "turns per second": turns / wall}
    for name, values in times.items():
        ranked = sorted(values)
        figures[f"{name} median ms"] = 1000 * statistics.median(ranked)
        figures[f"{name} p99 ms"] = 1000 * ranked[int(len(ranked) * 0.99)]
    return figures | {
        "CPU ms per turn": 1000 * cpu / turns,
        "moves per turn": (bench.moves - moves) / turns,
        "cards per turn": tally.cards / turns,
        "card edits per turn": tally.edits / turns,
        "hands per turn": tally.hands / turns,
        "hands drawn the same %": 100 * tally.same_hands / max(tally.hands, 1),
        "uploaded KiB per turn": tally.bytes / 1024 / turns,
    }


def chess_rate(seconds: float = 3.0) -> float | None:
    """Return refereed moves per second of python-chess, ``None`` if it is not installed."""
    try:
        library: Any = importlib.import_module("chess")
    except ImportError:
        return None
    chance, moves, begin = Chance.from_seed("chess"), 0, time.process_time()
    board = library.Board()
    while time.process_time() - begin < seconds:
        if board.outcome() is not None:
            board = library.Board()
        move, chance = chance.without_log().chosen(list(board.legal_moves))
        board.push(move)
        moves += 1
    return moves / (time.process_time() - begin)


def main() -> int:
    """Measure and print; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.turns",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=[*games()], help="all games, if left out")
    parser.add_argument("--rate", type=float, default=2.0, help="turns a second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--switch-interval", type=float, help="of Python's threads, in seconds")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    if given.switch_interval is not None:
        sys.setswitchinterval(given.switch_interval)
    chess = chess_rate()
    found: dict[str, Any] = {"python-chess moves per second": chess}
    for game in [given.game] if given.game else games():
        found[game] = asyncio.run(measured(game, given.rate, given.seconds, given.tables))
    if given.json:
        print(json.dumps(found, indent=1))
        return 0
    print("python-chess not installed" if chess is None else f"python-chess {chess:,.0f} moves/s")
    for game in games():
        for name, value in found.get(game, {}).items():
            print(f"{game:18} {name:24} {value:10.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
