"""Results in the database: what is in no list, and in which games there are any."""

from __future__ import annotations

from bot.features.results import rows
from bot.store.database import Database
from tests.features.daily.test_rows import GUILD, daily
from tests.store.helpers import ANNA, BEN


async def test_hidden_days_are_in_no_list(open_database: Database) -> None:
    db = open_database
    first = await daily(db, ANNA, "2026-11-21", points=1)
    await daily(db, ANNA, "2026-11-22", points=2)
    found = await rows.solo_results(
        db.reader, "solo", guild_id=GUILD, user_id=None, hidden=["2026-11-22"], offset=0, limit=9
    )
    assert [row.table_id for row in found] == [first]
    assert await rows.solo_games(db.reader, guild_id=GUILD, user_id=None) == ["solo"]
    assert await rows.solo_games(db.reader, guild_id=GUILD, user_id=BEN) == []
