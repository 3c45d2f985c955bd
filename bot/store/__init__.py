"""The store: SQLite through aiosqlite, and the only place with SQL.

``db = await Database.open(path)``; questions go to ``db.reader``, changes into one
``async with db.writing() as tx:``. Everything takes one of the two first::

    async with db.writing() as tx:
        version = await store.bump(tx, table_id, seen, now=now, ply=ply)
        await store.append_moves(tx, table_id, [move])
        await store.mark_answered(tx, interaction_id, table_id, version, now)

The store reads no clock: times are unix seconds given by the caller.
"""

from bot.store.database import Database, Reader, Tx
from bot.store.errors import (
    AlreadyAnswered,
    BadMigrations,
    ChannelTaken,
    DatabaseFromFuture,
    NoSuchTable,
    NotADatabase,
    StaleTable,
    StoreError,
)
from bot.store.messages import (
    clear_closed_dms,
    closed_dms,
    delete_hand_message,
    forget_messages,
    hand_message,
    set_closed_dms,
    set_hand_message,
)
from bot.store.moves import (
    answered,
    append_events,
    append_moves,
    events_of,
    forget_answered,
    last_move,
    latest_snapshot,
    mark_answered,
    moves_of,
    prune_snapshots,
    put_snapshot,
    snapshot,
    truncate,
)
from bot.store.outbox import (
    add_outbox,
    cancel_waiting,
    due,
    forget_sent,
    give_up,
    hurry,
    mark_sent,
    next_due,
    postpone,
)
from bot.store.rows import (
    EventRow,
    HandMessageRow,
    MoveRow,
    OutboxRow,
    Scope,
    SeatRow,
    Status,
    TableRow,
)
from bot.store.settings import delete_setting, set_setting, setting, settings_of
from bot.store.tables import (
    Changes,
    advance_quietly,
    bump,
    create_table,
    open_table_in,
    running_tables,
    seats_of,
    set_card,
    set_seats,
    set_told,
    table,
    tables_in_guild,
    tables_of_user,
)

__all__ = [
    "AlreadyAnswered",
    "BadMigrations",
    "Changes",
    "ChannelTaken",
    "Database",
    "DatabaseFromFuture",
    "EventRow",
    "HandMessageRow",
    "MoveRow",
    "NoSuchTable",
    "NotADatabase",
    "OutboxRow",
    "Reader",
    "Scope",
    "SeatRow",
    "StaleTable",
    "Status",
    "StoreError",
    "TableRow",
    "Tx",
    "add_outbox",
    "advance_quietly",
    "answered",
    "append_events",
    "append_moves",
    "bump",
    "cancel_waiting",
    "clear_closed_dms",
    "closed_dms",
    "create_table",
    "delete_hand_message",
    "delete_setting",
    "due",
    "events_of",
    "forget_answered",
    "forget_messages",
    "forget_sent",
    "give_up",
    "hand_message",
    "hurry",
    "last_move",
    "latest_snapshot",
    "mark_answered",
    "mark_sent",
    "moves_of",
    "next_due",
    "open_table_in",
    "postpone",
    "prune_snapshots",
    "put_snapshot",
    "running_tables",
    "seats_of",
    "set_card",
    "set_closed_dms",
    "set_hand_message",
    "set_seats",
    "set_setting",
    "set_told",
    "setting",
    "settings_of",
    "snapshot",
    "table",
    "tables_in_guild",
    "tables_of_user",
    "truncate",
]
