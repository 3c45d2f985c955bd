"""``python -m bot check``: which open tables would be held by today's rules and content."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import store
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.rows import TableRow
from bot.store.transaction import Reader
from bot.tables.proof import difference
from engines.core import AnyGame, BadContent
from engines.registry import games


def check(database: Path, content_dir: Path | None) -> int:
    """List the open tables that would be held, and why; return the exit code.

    It is 0 if there are none, 1 if there are some, and 2 if the database or the content cannot be
    read. The database is only read: the tables are looked at in a copy that is brought up to date.
    """
    with TemporaryDirectory() as folder:  # only its owner can read it
        copy = Path(folder) / database.name
        try:
            held, count = asyncio.run(_held_in(database, copy, games(content_dir)))
        except (BadContent, StoreError, OSError) as error:
            print(str(error).replace(str(copy), str(database)), file=sys.stderr)
            return 2
    for line in held:
        print(line)
    print(f"{count} open tables, {len(held)} of them would be held")
    return 1 if held else 0


async def _held_in(
    database: Path, copy: Path, known: Mapping[str, AnyGame]
) -> tuple[list[str], int]:
    """Return a line for each table that would be held, and how many tables are open."""
    await asyncio.to_thread(store.inspection.copy_to, database, copy)
    async with await Database.open(copy) as db:
        rows = await store.tables.open_tables(db.reader)
        reasons = [(row, await _why_held(db.reader, known, row)) for row in rows]
    held = [f"{_named(row)}: {why}" for row, why in reasons if why is not None]
    return held, len(reasons)


async def _why_held(source: Reader, known: Mapping[str, AnyGame], row: TableRow) -> str | None:
    game = known.get(row.game)
    if game is None:
        return "this bot does not have the game"
    if row.status == "lobby":
        return None  # it begins with today's rules and content
    game = game.begun_with(row.content_hash, row.ruleset)
    if row.ruleset != game.ruleset:
        return f"begun under ruleset {row.ruleset}, today's is {game.ruleset}"
    if row.content_hash == game.content_hash:
        return None
    differs = await difference(source, game, row)
    return None if differs is None else f"begun with other content, and {differs}"


def _named(row: TableRow) -> str:
    where = "private messages" if row.guild_id is None else f"server {row.guild_id}"
    daily = "" if row.daily is None else f" of {row.daily}"
    return f"table {row.id} ({row.game}{daily}, channel {row.channel_id}, {where})"
