"""The store: SQLite through aiosqlite, and the only place with SQL.

After ``db = await Database.open(path)``, queries use ``db.reader`` and changes the transaction of
``async with db.writing() as tx:``. Every function takes one of the two first::

    async with db.writing() as tx:
        version = await store.tables.bump(tx, table_id, seen, now=now, ply=ply)
        await store.moves.append_moves(tx, table_id, [move])
        await store.moves.mark_answered(tx, interaction_id, table_id, version, now)

The store reads no clock: times are unix seconds given by the caller.
"""

from bot.store import (
    alone,
    attendance,
    backup,
    consents,
    database,
    errors,
    files,
    imported,
    inspection,
    messages,
    moves,
    outbox,
    people,
    rows,
    settings,
    statistics,
    tables,
    transaction,
)
