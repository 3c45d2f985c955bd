"""The rows of applause.

A feature of the bot makes its table by a file in ``migrations/``; this one is made by its test.
"""

from __future__ import annotations

from bot.store.transaction import Reader, Tx

TABLE = "create table applause (table_id integer not null, given_at integer not null) strict"


async def add(tx: Tx, table_id: int, now: int) -> None:
    tx.later("insert into applause (table_id, given_at) values (?, ?)", (table_id, now))


async def count(source: Reader, table_id: int) -> int:
    return int(await source.value("select count(*) from applause where table_id = ?", (table_id,)))


async def drop(tx: Tx, before: int) -> None:
    tx.later("delete from applause where given_at < ?", (before,))
