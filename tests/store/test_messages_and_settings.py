from __future__ import annotations

import sqlite3

import pytest

from bot import store
from bot.store.database import Database
from bot.store.rows import HandMessageRow

from .helpers import ANNA, BEN, new_table, the_table


async def test_a_hand_message_is_kept_replaced_and_deleted(db: Database) -> None:
    table_id = await new_table(db)
    assert await store.messages.hand_message(db.reader, table_id, ANNA) is None
    async with db.writing() as tx:
        await store.messages.set_hand_message(tx, table_id, ANNA, channel_id=1, message_id=2)
        await store.messages.set_hand_message(tx, table_id, ANNA, channel_id=3, message_id=4)
        await store.messages.set_hand_message(tx, table_id, BEN, channel_id=5, message_id=6)
    assert await store.messages.hand_message(db.reader, table_id, ANNA) == HandMessageRow(
        table_id=table_id, user_id=ANNA, channel_id=3, message_id=4
    )
    async with db.writing() as tx:
        await store.messages.delete_hand_message(tx, table_id, ANNA)
        await store.messages.delete_hand_message(tx, table_id, ANNA)
    assert await store.messages.hand_message(db.reader, table_id, ANNA) is None
    assert await store.messages.hand_message(db.reader, table_id, BEN) is not None
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        async with db.writing() as tx:
            await store.messages.set_hand_message(tx, 404, ANNA, channel_id=1, message_id=2)


async def test_forgetting_messages_leaves_the_games(db: Database) -> None:
    tables = [await new_table(db, channel_id=channel) for channel in (1, 2)]
    async with db.writing() as tx:
        for table_id in tables:
            await store.tables.set_card(tx, table_id, card_channel_id=70, card_message_id=71)
            await store.messages.set_hand_message(tx, table_id, ANNA, channel_id=1, message_id=2)
        await store.messages.forget_messages(tx)
    for table_id in tables:
        table = await the_table(db, table_id)
        assert (table.card_channel_id, table.card_message_id, table.version) == (None, None, 0)
        assert await store.messages.hand_message(db.reader, table_id, ANNA) is None


async def test_closed_private_messages_are_recorded_once(db: Database) -> None:
    assert await store.messages.closed_dms(db.reader, ANNA) is None
    async with db.writing() as tx:
        assert await store.messages.set_closed_dms(tx, ANNA, 100)
        assert not await store.messages.set_closed_dms(tx, ANNA, 200)
    assert await store.messages.closed_dms(db.reader, ANNA) == 100
    assert await store.messages.closed_dms(db.reader, BEN) is None
    async with db.writing() as tx:
        await store.messages.clear_closed_dms(tx, ANNA)
        assert await store.messages.set_closed_dms(tx, ANNA, 300)
    assert await store.messages.closed_dms(db.reader, ANNA) == 300


async def test_settings_of_servers_and_users_do_not_mix(db: Database) -> None:
    async with db.writing() as tx:
        await store.settings.set_setting(tx, "guild", 1, "locale", "de")
        await store.settings.set_setting(tx, "user", 1, "locale", "it")
        await store.settings.set_setting(tx, "user", 1, "locale", "fr")
        await store.settings.set_setting(tx, "user", 1, "colour", "blue")
    assert await store.settings.setting(db.reader, "guild", 1, "locale") == "de"
    assert await store.settings.setting(db.reader, "user", 1, "locale") == "fr"
    assert await store.settings.setting(db.reader, "user", 2, "locale") is None
    assert await store.settings.settings_of(db.reader, "user", 1) == {
        "colour": "blue",
        "locale": "fr",
    }
    async with db.writing() as tx:
        await store.settings.delete_setting(tx, "user", 1, "locale")
    assert await store.settings.settings_of(db.reader, "user", 1) == {"colour": "blue"}
    assert await store.settings.setting(db.reader, "guild", 1, "locale") == "de"


async def test_a_table_takes_everything_of_its_own_along(db: Database) -> None:
    """Nothing deletes tables yet; the schema is ready for it."""
    table_id = await new_table(db)
    async with db.writing() as tx:
        await store.tables.set_seats(
            tx, table_id, [store.rows.SeatRow(seat=0, user_id=ANNA, name="Anna")]
        )
        await store.messages.set_hand_message(tx, table_id, ANNA, channel_id=1, message_id=2)
        await store.outbox.add_outbox(
            tx, table_id=table_id, kind="k", payload="1", nonce="n", now=1
        )
        await store.outbox.add_outbox(tx, table_id=None, kind="k", payload="1", nonce="m", now=1)
        await store.moves.mark_answered(tx, 1, table_id, 0, 1)
        await tx.run("delete from game_table")
    for name in ("seat", "hand_message", "answered"):
        assert await db.reader.value(f"select count(*) from {name}") == 0
    assert [row.nonce for row in await store.outbox.waiting(db.reader)] == ["m"]
