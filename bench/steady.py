"""Whether memory stays the same over many turns: ``python -m bench.steady --turns 100000``.

Games of all kinds are played at random by the real service on a real database, several tables at a
time, in which a new table takes the place of one that is over. The tool prints the resident memory
of the process on the way, and how large the database has become.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

from bench.memory import resident
from bot.features import table_service
from bot.store.database import Database
from bot.tables import Person, Table, TableService
from engines.core import Chance
from engines.registry import games

AT_ONCE = 10
"""Tables that are being played at a time."""


async def play(tables: TableService, seed: str) -> AsyncIterator[int]:
    """Play moves without end; yield how many turns have been played, after each."""
    chance, turns = Chance.from_seed(seed), 0
    playing = list[Table]()
    for number in count():
        if len(playing) < AT_ONCE:
            playing.append(await _new(tables, number))
            continue
        table = playing.pop(0)
        seat, turn = table.view(None).to_act[0], table.row.turn
        asked, user = table.view(seat).decision, table.user_at(seat)
        assert asked is not None
        assert user is not None
        index, chance = chance.without_log().below(len(asked.moves))
        table = (await tables.play(table.id, user, move=asked.moves[index])).table
        if table.row.status == "running":
            playing.append(table)
        if table.row.turn != turn:
            turns += 1
            yield turns


async def _new(tables: TableService, number: int) -> Table:
    known = list(games())
    people = [Person(2 * number + seat + 1, f"P{seat}") for seat in range(2)]
    table = await tables.lobby.create(
        known[number % len(known)], people[0], channel_id=number + 1, guild_id=1, locale="en"
    )
    await tables.lobby.join(table.id, people[1])
    return await tables.lobby.start(table.id, people[0])


async def measured(path: Path, turns: int, step: int) -> AsyncIterator[tuple[int, float]]:
    """Play so many turns on a new database; yield the turns and MB of memory after every step."""
    async with await Database.open(path) as database:
        async for played in play(table_service(database, games()), "steady"):
            if played % step == 0:
                yield played, resident()
            if played == turns:
                break


async def _printed(path: Path, turns: int, step: int) -> None:
    async for played, megabytes in measured(path, turns, step):
        print(f"{played:9,} turns {megabytes:8.1f} MB", flush=True)


def main(arguments: list[str]) -> int:
    """Measure and print; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.steady", description=__doc__)
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--step", type=int, default=10_000, help="turns between two lines")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "steady.sqlite3"
        asyncio.run(_printed(path, chosen.turns, chosen.step))
        print(f"the database: {path.stat().st_size / 1e6:,.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
