"""What a person has seen before."""

from __future__ import annotations

from contextlib import suppress

from bot import store
from bot.store.database import Database


async def is_first(database: Database, user_id: int, thing: str) -> bool:
    """Whether a person is shown this for the first time; from now on it is not the first."""
    if await store.settings.setting(database.reader, "user", user_id, thing) is not None:
        return False
    # A disk that is full keeps nobody from playing: it is shown again then.
    with suppress(store.errors.StoreUnavailable):
        async with database.writing() as tx:
            await store.settings.set_setting(tx, "user", user_id, thing, "yes")
    return True
