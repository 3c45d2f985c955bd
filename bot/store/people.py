"""All that the database holds about one person: read as a whole, and erased.

Games outlive the people who played them: their seats stay, without saying whose they were. Instead
of the user such a seat has a number below 0 that no other seat has.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.store.outbox import WAITING, WAITS
from bot.store.rows import Scope
from bot.store.settings import delete_setting, setting
from bot.store.transaction import Reader, Tx

TRACES: tuple[Scope, int, str] = ("guild", 0, "traces of erased people")
"""The setting that says whether the file is to be written anew."""

NOBODY = -1
"""The user in place of an erased one where it need not be told from others."""

SEATS = 64
"""More seats than any table has; with it seats of all tables are numbered."""

SOMEONE = "coalesce(json_extract(:gone, '$.' || substr(locale, 1, 2)), json_extract(:gone, '$.en'))"
"""The name of erased people in the language of a table."""

SOMEONE_AT = f"(select {SOMEONE} from game_table where id = table_id)"

ASKED = (
    "(asker_id = :user or (instr(agreed, :user) or instr(against, :user)) and exists (select 1 from"
    " (select value from json_each(agreed) union all select value from json_each(against))"
    " where value = :user))"
)
"""Which requests name a user. ``instr`` is for speed: most name others."""


def unless(user: str, name: str) -> str:
    return f"iif({user} = :user, {SOMEONE_AT}, {name})"


def replaced(user: str) -> str:
    return f"{user} = iif({user} = :user, {NOBODY}, {user})"


def replaced_among(users: str) -> str:
    return (
        f"{users} = (select json_group_array(iif(value = :user, {NOBODY}, value))"
        f" from json_each({users}))"
    )


def settled_by_gone(table: str) -> str:
    """Return the statement that erases who has decided a question of a table of the database.

    Only the name was kept of them. Somebody else at the table may have the same.
    """
    return (
        f"update {table} set settled_by = {SOMEONE_AT}"
        " where settled_by in (select value from json_each(:names)) and not exists"
        f" (select 1 from seat where seat.table_id = {table}.table_id and name = settled_by)"
    )


def _told_at_the_end(number: str) -> str:
    """Return a number of a move: it counts secret moves of others, which a stopped game keeps."""
    return f"iif(status = 'finished', {number}, null)"


def _told_unless_running(time: str) -> str:
    """Return a time: while a game runs, it may be that of what somebody else did in secret."""
    return f"iif(status = 'running', null, {time})"


KNOWN = {
    "settings": "select key, value from setting where scope = 'user' and scope_id = :user",
    "closed_private_messages": "select told_at from closed_dms where user_id = :user",
    "tables": (
        "select id, game, guild_id as server, channel_id as channel, daily, status, options,"
        f" seat, name, {_told_at_the_end('since')} as since, seat.hints, cared_for,"
        f" host_id = :user as is_host, created_at, {_told_unless_running('updated_at')}"
        " as updated_at, result from seat join game_table on id = table_id"
        " where user_id = :user order by id"
    ),
    "hosted_tables": (
        "select id, game, guild_id as server, channel_id as channel, status, created_at"
        " from game_table where host_id = :user and not exists"
        " (select 1 from seat where table_id = id and user_id = :user) order by id"
    ),
    "moves": (
        f"select move.table_id, {_told_at_the_end('move.ply')} as ply, move,"
        f" {_told_unless_running('made_at')} as made_at"
        " from seat join game_table on id = seat.table_id join move"
        " on move.table_id = seat.table_id and move.seat = seat.seat and move.ply > since"
        " where user_id = :user order by move.table_id, move.ply"
    ),
    "private_messages": (
        "select table_id, channel_id as channel, message_id as message from hand_message"
        " where user_id = :user order by table_id"
    ),
    "requests": (
        "select table_id, kind, status, asked_at, asker_id = :user as asked from consent"
        f" where {ASKED} order by id"
    ),
}
"""What is known of a user, by what it is; times are unix seconds."""

ERASED = (
    "delete from setting where scope = 'user' and scope_id = :user",
    "delete from closed_dms where user_id = :user",
    "delete from hand_message where user_id = :user",
    f"delete {WAITING} where {WAITS} and json_extract(payload, '$.user') = :user",
    # Who played on was given the seat before. What is left cannot be played now.
    "update seat set user_id = null, bot = :bot, caretaker = null, hand = null,"
    f" name = {SOMEONE_AT} where user_id = :user and exists (select 1 from game_table"
    " where id = table_id and status = 'running' and daily is null)",
    "update game_table set status = 'cancelled', version = version + 1 where status = 'lobby'"
    " and id in (select table_id from seat where user_id = :user)",
    "update game_table set host_id = coalesce((select user_id from seat where table_id = id"
    " and user_id is not null order by seat limit 1), 0), version = version + 1"
    " where host_id = :user and status in ('lobby', 'running') and daily is null",
    "update game_table set status = iif(status = 'lobby', 'cancelled', 'abandoned'),"
    f" host_id = -id * {SEATS}, version = version + 1 where host_id = 0",
    "update game_table set status = 'abandoned', version = version + 1"
    " where host_id = :user and status = 'running'",
    f"update game_table set host_id = -id * {SEATS} - coalesce((select seat + 1 from seat"
    " where table_id = id and user_id = :user), 0) where host_id = :user",
    f"update seat set user_id = -table_id * {SEATS} - seat - 1,"
    f" name = {SOMEONE_AT} where user_id = :user",
    f"update consent set asker = {unless('asker_id', 'asker')}, {replaced('asker_id')},"
    f" {replaced_among('agreed')}, {replaced_among('against')} where {ASKED}",
    settled_by_gone("consent"),
    "update outbox indexed by outbox_waiting set payload = json_remove(payload, '$.call')"
    f" where {WAITS} and kind = 'lobby'"
    " and exists (select 1 from json_each(payload, '$.call') where value = :user)",
)
"""What is done one after the other to erase a user."""


NAMES = (
    "select name from seat where user_id = :user",
    "select asker from consent where asker_id = :user",
)
"""Under which names a user is known."""


@dataclass(frozen=True, slots=True)
class StoredAbout:
    """What is stored about a person: statements of SQL, in which ``:user`` stands for them.

    ``known`` tells it, by what it is; ``erased`` are done one after the other to erase it, where
    ``:gone`` and ``:names`` stand for what :func:`erase` gets; ``names`` find what they are called.
    ``counted`` are the sentences that say how many rows there are of what is known.
    """

    known: Mapping[str, str] = field(default_factory=dict)
    erased: Sequence[str] = ()
    names: Sequence[str] = ()
    counted: Mapping[str, str] = field(default_factory=dict)


OWN = StoredAbout(KNOWN, ERASED, NAMES)


async def known_of(
    source: Reader, user_id: int, stored: Sequence[StoredAbout] = ()
) -> dict[str, list[dict[str, Any]]]:
    """Return all that is stored about a user, by what it is, as rows by column.

    Of a seat that another person had before, only the moves since are the user's own. ``stored`` is
    what there is besides the tables of the store itself.
    """
    return {
        what: await source.mappings(statement, {"user": user_id})
        for each in (OWN, *stored)
        for what, statement in each.known.items()
    }


async def names_of_user(
    source: Reader, user_id: int, stored: Sequence[StoredAbout] = ()
) -> set[str]:
    """Return the names under which a user is known."""
    statements = [statement for each in (OWN, *stored) for statement in each.names]
    rows = await source.rows(" union ".join(statements), {"user": user_id})
    return {name for (name,) in rows}


async def erase(
    tx: Tx,
    user_id: int,
    stored: Sequence[StoredAbout] = (),
    *,
    names: Collection[str],
    gone: Mapping[str, str],
    bot: str,
) -> None:
    """Erase a user: nothing that is stored says any more who they were or what they have done.

    :param names: under which the user is known.
    :param gone: what stands in their place, by language; ``en`` where there is none.
    :param bot: who plays on in seats that nobody could be given.
    """
    values = {
        "user": user_id, "names": json.dumps([*names]), "gone": json.dumps(dict(gone)), "bot": bot,
    }  # fmt: skip
    statements = [statement for each in (OWN, *stored) for statement in each.erased]
    changed = [await tx.run(statement, values) for statement in statements]
    if any(changed):
        tx.later(
            "insert into setting (scope, scope_id, key, value) values (?, ?, ?, '1')"
            " on conflict (scope, scope_id, key) do update set value = value + 1",
            TRACES,
        )


async def traces(source: Reader) -> str | None:
    """Return the number of people erased since the file was last written anew; None for nobody.

    Pieces of their rows may still be in its pages (:meth:`Database.rewrite`).
    """
    return await setting(source, *TRACES)


async def forget_traces(tx: Tx, number: str) -> None:
    """Note that the file was written anew since so many people were erased."""
    if await traces(tx) == number:  # nobody else meanwhile
        await delete_setting(tx, *TRACES)
