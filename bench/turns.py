"""How the bot copes with many tables at once on this machine: ``python bench/turns.py``.

Turns arrive at a steady rate at many tables. The tool prints the time until an interaction could
be acknowledged, until its move was saved and until the board was drawn, and how late the event
loop ran. Store, rules and pictures are real; only Discord is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.delivery.pictures import Pictures
from bot.store import Database
from bot.tables import Person, Table, TableService
from bot.texts import words_in
from engines.core import Chance
from engines.registry import games

SEATS = 3


async def tables_in_play(tables: TableService, count: int, turns: int) -> list[Table]:
    """Return new tables on which so many turns have been played."""
    playing = []
    for number in range(count):
        people = [Person(1000 * number + seat + 1, f"P{seat}") for seat in range(SEATS)]
        table = await tables.lobby.create(
            "luxor", people[0], channel_id=number, guild_id=1, locale="en"
        )
        for person in people[1:]:
            await tables.lobby.join(table.id, person)
        table = await tables.lobby.start(table.id, people[0])
        for _turn in range(turns):
            table = await one_turn(tables, table)
        playing.append(table)
    return playing


async def one_turn(tables: TableService, table: Table) -> Table:
    """Play for the seats that are asked until the turn passes."""
    turn, chance = table.view(None).turn, Chance(table.version)
    while table.row.status == "running" and table.view(None).turn == turn:
        seat = table.view(None).to_act[0]
        asked = table.view(seat).decision
        index, chance = chance.below(len(asked.moves))
        user = table.user_at(seat)
        assert user is not None
        table = (await tables.play(table.id, user, move=asked.moves[index])).table
    return table


async def lag(late: list[float], pause: float = 0.005) -> None:
    """Record how late the event loop wakes up this task, until it is cancelled."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(pause)
        late.append(time.perf_counter() - before - pause)


async def measured(rate: float, seconds: float, count: int) -> dict[str, float]:
    """Return the figures, in milliseconds."""
    acknowledged: list[float] = []
    saved: list[float] = []
    drawn: list[float] = []
    late: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder) / "bench.sqlite3") as database:
            tables, pictures = TableService(database, games()), Pictures()
            playing = await tables_in_play(tables, count, turns=20)
            turnstiles = [asyncio.Lock() for _table in playing]
            watch = asyncio.create_task(lag(late))
            begin = time.perf_counter()

            async def turn(number: int) -> None:
                due = begin + number / rate
                acknowledged.append(time.perf_counter() - due)
                async with turnstiles[number % count]:
                    table = await one_turn(tables, playing[number % count])
                    playing[number % count] = table
                saved.append(time.perf_counter() - due)
                view = table.view(None)
                await pictures.draw(table.game, "board", view, words_in("en"), table.names)
                drawn.append(time.perf_counter() - due)

            tasks = []
            for number in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
                tasks.append(asyncio.create_task(turn(number)))
            await asyncio.gather(*tasks)
            watch.cancel()
    figures = {"turns": float(len(saved))}
    for name, values in (
        ("acknowledged", acknowledged), ("saved", saved), ("drawn", drawn), ("loop late", late),
    ):  # fmt: skip
        ranked = sorted(values)
        figures[f"{name} median ms"] = 1000 * statistics.median(ranked)
        figures[f"{name} p99 ms"] = 1000 * ranked[int(len(ranked) * 0.99)]
    return figures


def main() -> int:
    """Measure and print; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=50.0, help="turns a second")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    figures = asyncio.run(measured(given.rate, given.seconds, given.tables))
    if given.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            print(f"{name:24} {value:10.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
