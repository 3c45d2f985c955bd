"""Records from which tables go on, kept until their games begin."""

from __future__ import annotations

import zlib

from bot.store.transaction import Reader, Tx


async def add_imported(tx: Tx, table_id: int, record: str) -> None:
    """Keep the record (JSON) from which a table goes on."""
    tx.later(
        "insert into imported (table_id, record) values (?, ?)",
        (table_id, zlib.compress(record.encode())),
    )


async def imported(source: Reader, table_id: int) -> str | None:
    """Return the record from which a table goes on; ``None`` if there is none."""
    packed = await source.value("select record from imported where table_id = ?", (table_id,))
    return None if packed is None else zlib.decompress(packed).decode()


async def drop_imported(tx: Tx, table_id: int) -> None:
    """Delete the record from which a table goes on."""
    tx.later("delete from imported where table_id = ?", (table_id,))
