"""Settings of servers and users: short texts by key."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.store.rows import Scope
from bot.store.transaction import Reader, Tx


async def setting(source: Reader, scope: Scope, scope_id: int, key: str) -> str | None:
    """The chosen value; None when nothing was chosen."""
    value: str | None = await source.value(
        "select value from setting where scope = ? and scope_id = ? and key = ?",
        (scope, scope_id, key),
    )
    return value


async def settings_of(source: Reader, scope: Scope, scope_id: int) -> dict[str, str]:
    """Everything this server or user has chosen."""
    rows = await source.rows(
        "select key, value from setting where scope = ? and scope_id = ? order by key",
        (scope, scope_id),
    )
    return dict(rows)


async def chosen_by_users(source: Reader, keys: Iterable[str]) -> list[tuple[int, str, str]]:
    """What users have chosen under these keys: user, key and value."""
    rows = await source.rows(
        "select scope_id, key, value from setting"
        " where scope = 'user' and key in (select value from json_each(?))",
        (json.dumps([*keys]),),
    )
    return [(user_id, key, value) for user_id, key, value in rows]


async def set_setting(tx: Tx, scope: Scope, scope_id: int, key: str, value: str) -> None:
    tx.later(
        "insert into setting (scope, scope_id, key, value) values (?, ?, ?, ?)"
        " on conflict (scope, scope_id, key) do update set value = excluded.value",
        (scope, scope_id, key, value),
    )


async def delete_setting(tx: Tx, scope: Scope, scope_id: int, key: str) -> None:
    tx.later(
        "delete from setting where scope = ? and scope_id = ? and key = ?", (scope, scope_id, key)
    )
