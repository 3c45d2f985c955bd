"""How the bot starts with many stored tables: ``python -m bench.many --tables 100000``.

One game of every kind is played a few turns by the real service, and copied until there are so many
tables, of which some run and wait for people. The tool prints how large the database is, and the
CPU time that the bot takes from opening it until it could log in, for its first look after the
tables, for a page of the tables of somebody at 200 of them, and for the results of a server with a
twentieth of all games. Discord is not asked.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from typing_extensions import override

from bot import store
from bot.client import ExpeditionBot
from bot.delivery.upkeep import forget_old_rows, let_features_look, put_back_lost_calls
from bot.features import table_service
from bot.features.my_games.messages import games_page
from bot.features.my_games.service import MyGamesService
from bot.features.results.service import ResultService
from bot.store.database import Database
from bot.tables import Person, Table, TableService
from bot.texts import words_in
from engines.core import Chance
from engines.registry import games

MOVES = 20
"""Moves of the games that are copied."""

BELONGING = ("seat", "move", "snapshot", "event", "waiting")
"""Tables of the database whose rows belong to a table of players, by ``table_id``."""

PEOPLE = 20_000
"""Users who sit at the tables, two at each."""

BUSY, SEATS = PEOPLE + 1, 200
"""A user who sits at so many running tables."""

LARGE = 1
"""The server with a twentieth of all games."""

RESULT = '{"ranks": [1, 2], "scores": [9, 5]}'


async def templates(path: Path) -> list[int]:
    """Play the beginning of each game for two; return the ids of their tables."""
    async with await Database.open(path) as database:
        tables = table_service(database, games(), seeds=lambda: "bench")
        return [(await _begun(tables, number, game)).id for number, game in enumerate(games())]


async def _begun(tables: TableService, number: int, game: str) -> Table:
    people = [Person(seat + 1, f"P{seat}") for seat in range(2)]
    table = await tables.lobby.create(
        game, people[0], channel_id=number + 1, guild_id=1, locale="en"
    )
    await tables.lobby.join(table.id, people[1])
    table, chance = await tables.lobby.start(table.id, people[0]), Chance.from_seed("bench")
    for _move in range(MOVES):
        seat = table.view(None).to_act[0]
        asked, user = table.view(seat).decision, table.user_at(seat)
        assert asked is not None
        assert user is not None
        index, chance = chance.below(len(asked.moves))
        table = (await tables.play(table.id, user, move=asked.moves[index])).table
    return table


def multiply(path: Path, originals: list[int], wanted: int, running: int) -> None:
    """Copy tables until there are as many as ``wanted``, of which ``running`` run."""
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("pragma synchronous = off")
        base.execute("delete from outbox")
        base.execute("update game_table set announced = asks")
        base.execute("create temp table copies (id integer primary key, original integer)")
        first = max(originals) + 1
        base.executemany(
            "insert into copies values (?, ?)",
            ((first + n, originals[n % len(originals)]) for n in range(wanted - len(originals))),
        )
        _copy(base, "game_table", "id", {
            "channel_id": "copies.id",
            "announced": "asks",
            "guild_id": f"iif(copies.id % 20, 2 + copies.id % 1000, {LARGE})",
            "status": f"iif(copies.id % {wanted} < {running}, 'running', 'finished')",
            "result": f"iif(copies.id % {wanted} < {running}, null, '{RESULT}')",
        })  # fmt: skip
        for name in BELONGING:
            changed = (
                {"user_id": f"1 + (2 * copies.id + seat) % {PEOPLE}"} if name == "seat" else {}
            )
            _copy(base, name, "table_id", changed)
        base.execute(
            f"update seat set user_id = {BUSY} where seat = 0 and table_id in"
            f" (select id from game_table where status = 'running' order by id desc limit {SEATS})"
        )
        base.execute(
            "delete from waiting where table_id in"
            " (select id from game_table where status <> 'running')"
        )


def _copy(base: sqlite3.Connection, name: str, key: str, changed: dict[str, str]) -> None:
    """Copy the rows of the originals for every copy, with other values in some columns."""
    columns = [row[1] for row in base.execute(f"pragma table_info({name})")]
    values = [
        "copies.id" if column == key else changed.get(column, f"old.{column}") for column in columns
    ]
    base.execute(
        f"insert into {name} ({', '.join(columns)}) select {', '.join(values)}"
        f" from copies join {name} as old on old.{key} = copies.original"
    )


class OfflineBot(ExpeditionBot):
    """The bot as it starts, except that it does not tell Discord its commands."""

    @override
    async def _register_commands(self, translator: Any, failed: int = 0) -> None:
        """Leave out what takes as long as Discord does."""


async def measure(path: Path) -> list[tuple[str, float]]:
    """Start on a database; return how many seconds of CPU each step took."""
    steps = list[tuple[str, float]]()
    began = time.process_time()

    def done(step: str) -> None:
        nonlocal began
        steps.append((step, time.process_time() - began))
        began = time.process_time()

    bot = OfflineBot(path, games(), fresh_world=False)
    bot.begin = lambda: None  # type: ignore[method-assign]
    await bot.setup_hook()
    done("from opening the database until the login")
    reader = bot.database.reader
    await store.outbox.waiting_targets(reader)
    done("first look at what is to be sent")
    for look in ("first look after the tables, which notes whom to remind", "next look"):
        await put_back_lost_calls(bot.tables)
        await forget_old_rows(bot.tables)
        await let_features_look(bot.tables)
        done(look)
    await bot.tables.repository.in_guild(LARGE)
    done("the tables of a server")
    repository = bot.tables.repository
    my_games, results = MyGamesService(repository), ResultService(repository)
    for look in ("a page of somebody at 200 tables", "the next page"):
        page, tables = await my_games.page(BUSY, 0)
        games_page(words_in("en"), tables, BUSY, page)
        done(look)
    for look in ("the results of a server", "the same again"):
        await results.ranking(LARGE)
        done(look)
    await bot.close()
    return steps


def started(folder: Path, wanted: int, running: int) -> tuple[int, list[tuple[str, float]]]:
    """Build the database; return its bytes, and how many seconds each step of a start took."""
    path = folder / "many.sqlite3"
    multiply(path, asyncio.run(templates(path)), wanted, running)
    return path.stat().st_size, asyncio.run(measure(path))


def main(arguments: list[str]) -> int:
    """Build the database, measure and print; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.many", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=5_000)
    parser.add_argument("--folder", type=Path, help="where the database goes; default: a new one")
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        size, steps = started(Path(folder), chosen.tables, chosen.running)
        print(f"{chosen.tables:,} tables, {chosen.running:,} running, {size / 1e6:,.0f} MB")
        for step, seconds in steps:
            print(f"{seconds * 1000:9,.0f} ms  {step}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
