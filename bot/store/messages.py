"""Messages that the bot edits later, and users who take no private messages."""

from __future__ import annotations

from bot.store.rows import HandMessageRow
from bot.store.transaction import Reader, Tx


async def hand_message(source: Reader, table_id: int, user_id: int) -> HandMessageRow | None:
    """The private message with this user's hand; None when there is none."""
    row = await source.row(
        "select channel_id, message_id from hand_message where table_id = ? and user_id = ?",
        (table_id, user_id),
    )
    if row is None:
        return None
    return HandMessageRow(table_id=table_id, user_id=user_id, channel_id=row[0], message_id=row[1])


async def set_hand_message(
    tx: Tx, table_id: int, user_id: int, *, channel_id: int, message_id: int
) -> None:
    """Remember the message, instead of an earlier one.

    There must be such a table (:meth:`Tx.later`).
    """
    tx.later(
        "insert into hand_message (table_id, user_id, channel_id, message_id)"
        " values (?, ?, ?, ?) on conflict (table_id, user_id) do update"
        " set channel_id = excluded.channel_id, message_id = excluded.message_id",
        (table_id, user_id, channel_id, message_id),
    )


async def delete_hand_message(tx: Tx, table_id: int, user_id: int) -> None:
    tx.later("delete from hand_message where table_id = ? and user_id = ?", (table_id, user_id))


async def forget_messages(tx: Tx) -> None:
    """Forget every message that is edited later: the (local) Discord they were in is gone.

    Versions stay as they are.
    """
    tx.later("update game_table set card_channel_id = null, card_message_id = null")
    tx.later("update replacement set message_id = null")
    tx.later("delete from hand_message")
    tx.later("delete from daily_post")


async def closed_dms(source: Reader, user_id: int) -> int | None:
    """When this user was told that private messages do not arrive; None when they do."""
    told_at: int | None = await source.value(
        "select told_at from closed_dms where user_id = ?", (user_id,)
    )
    return told_at


async def set_closed_dms(tx: Tx, user_id: int, now: int) -> bool:
    """Note that private messages to this user fail; return whether that is new."""
    return bool(
        await tx.run(
            "insert into closed_dms (user_id, told_at) values (?, ?)"
            " on conflict (user_id) do nothing",
            (user_id, now),
        )
    )


async def clear_closed_dms(tx: Tx, user_id: int) -> None:
    """Note that a private message has arrived again."""
    tx.later("delete from closed_dms where user_id = ?", (user_id,))
