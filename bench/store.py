"""What it costs to save a move so that it survives a power cut: ``python -m bench.store``.

Real moves are saved by the real service, in turn with ``pragma synchronous = normal`` (SQLite
hands them to the system) and ``full`` (it waits until the disk has them). The tool prints how long
the transactions took. Only the disk that holds ``--folder`` is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path

from typing_extensions import override

from bot.features import table_service
from bot.store.database import Database
from bot.store.transaction import Tx
from bot.tables import Person, Table, TableService
from engines.core import Chance
from engines.registry import games

MODES = ("normal", "full")


class TimedDatabase(Database):
    """A database that remembers how long transactions took, by mode, while a mode is set."""

    mode: str | None = None

    async def wait_for_disk(self, mode: str) -> None:
        """Let SQLite wait for the disk, or not, from the next transaction on; measure that."""
        await self._writer.execute_fetchall(f"pragma synchronous = {mode}")
        self.mode = mode

    @cached_property
    def seconds(self) -> dict[str, list[float]]:
        """The seconds of the transactions measured so far."""
        return {mode: [] for mode in MODES}

    @override
    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Tx]:
        start = time.perf_counter()
        async with super().writing() as tx:
            yield tx
        if self.mode is not None:
            self.seconds[self.mode].append(time.perf_counter() - start)


async def new_table(tables: TableService, number: int) -> Table:
    """Return a new table of Luxor for two."""
    people = [Person(2 * number + seat + 1, f"P{seat}") for seat in range(2)]
    table = await tables.lobby.create(
        "luxor", people[0], channel_id=number, guild_id=1, locale="en"
    )
    await tables.lobby.join(table.id, people[1])
    return await tables.lobby.start(table.id, people[0])


async def measure(folder: Path, moves: int) -> dict[str, list[float]]:
    """Play so many moves in each mode; return the seconds of their transactions."""
    async with await TimedDatabase.open(folder / "bench.sqlite3") as database:
        tables = table_service(database, games(), seeds=lambda: "bench")
        table, chance = await new_table(tables, 0), Chance.from_seed("bench")
        for number in range(moves * len(MODES)):
            if table.row.status != "running":
                database.mode = None
                table = await new_table(tables, number)
            await database.wait_for_disk(MODES[number % len(MODES)])
            seat = table.view(None).to_act[0]
            asked = table.view(seat).decision
            user = table.user_at(seat)
            assert asked is not None
            assert user is not None
            index, chance = chance.below(len(asked.moves))
            table = (await tables.play(table.id, user, move=asked.moves[index])).table
        return database.seconds


def report(seconds: dict[str, list[float]]) -> str:
    """Return the figures as lines of text."""
    medians = {mode: 1000 * statistics.median(taken) for mode, taken in seconds.items()}
    lines = [
        f"synchronous = {mode:6}  median {medians[mode]:6.2f} ms"
        f"   95% under {1000 * statistics.quantiles(taken, n=20)[-1]:6.2f} ms"
        f"   ({len(taken)} transactions)"
        for mode, taken in seconds.items()
    ]
    cost = medians["full"] - medians["normal"]
    return "\n".join([*lines, f"A move that survives a power cut costs {cost:.2f} ms more."])


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.store", description=__doc__)
    parser.add_argument("--moves", type=int, default=500, help="moves in each mode (500)")
    parser.add_argument(
        "--folder", type=Path, help="a folder on the disk to be measured (that of temporary files)"
    )
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        print(report(asyncio.run(measure(Path(folder), options.moves))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
