"""Announcements for Discord: written in the same transaction as the change, sent after it.

Each has a nonce of its own, so that nothing is posted twice: not by a repeated change, and not by
a process that dies after sending and before noting it. Discord allows 25 characters, and shows a
nonce to every client in the channel: it must not tell the version, which rises with secret moves.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot import store
from bot.store.transaction import Tx
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Notice:
    """One announcement; the nonces of its ``kind`` begin with ``letter``, no other kind's do.

    ``asked`` are the seats that are asked something new from now on, ``together`` whether others
    are asked as well. With ``tells_nothing`` of the game it is written also if that is a daily one.
    """

    kind: str
    letter: str
    payload: dict[str, Any]
    suffix: str = ""
    asked: tuple[int, ...] = ()
    together: bool = False
    tells_nothing: bool = False


def card(
    table: Table,
    *,
    call: Sequence[int],
    again: bool = False,
    asked: Sequence[int] = (),
    brief: str | None = None,
) -> Notice:
    """Return the post of a new turn, as the table is now.

    It pings the users at the seats of ``call``. It reports everything since the last card; with
    ``again`` also what that card reported. ``asked`` are the seats that have another question now.
    If ``brief`` is not ``None`` and the picture of the newest card will do, it has none, and asks
    that kind of question.
    """
    payload = {**_shown(table), "again": again, "call": [*call]}
    if brief is not None:
        payload["brief"] = brief
    together = len(table.people_to_act()) > 1
    return Notice("card", "c", payload, asked=tuple(asked), together=together)


def refresh(table: Table, *, anew: bool = False) -> Notice:
    """Return an edit of the newest post while the turn goes on; what it reported stays in it.

    With ``anew`` it reports only what happened since, as a new post would.
    """
    return Notice("refresh", "r", _shown(table) | ({"anew": True} if anew else {}))


def _shown(table: Table) -> dict[str, Any]:
    """Return what a post shows: public view as JSON, last ply it reports, and what it asks."""
    view = table.game.views.dump(table.view(None))
    return {"view": view, "until": table.row.ply, "asks": table.asks}


def hand(seat: int, user_id: int, held: str) -> Notice:
    """Return the private message with a hand, as the hand is when the message is sent.

    ``held`` is a digest of the hand as it is now, which the seat's row keeps.
    """
    payload = {"seat": seat, "user": user_id, "private": False, "held": held}
    return Notice("hand", "h", payload, str(seat))


def private_hand(seat: int, user_id: int, held: str, ply: int) -> Notice:
    """Return the same after a private move; if sending fails, the channel does not hear of it.

    A private move does not raise the table's version, so the ply makes the nonce unique.
    """
    payload = {"seat": seat, "user": user_id, "private": True, "held": held}
    return Notice("hand", "h", payload, f"{seat}q{ply}")


def lobby(call: Sequence[int] = (), *, mark: str = "") -> Notice:
    """Return the post, or the edit, of the lobby; an edit without a change needs a ``mark``.

    A post pings the users of ``call``, if they are seated.
    """
    return Notice("lobby", "l", {"call": [*call]} if call else {}, mark)


def bots() -> Notice:
    """Return the reminder that a bot is to play; it is in the outbox so that a crash loses none."""
    return Notice("bots", "d", {})


def gone(seat: int, user_id: int) -> Notice:
    """Return the private message to a player whose table's channel was deleted."""
    return Notice("gone", "g", {"user": user_id}, str(seat))


def consent(consent_id: int) -> Notice:
    """Return the post, or the edit, of a request to which all people of a table are to agree."""
    return Notice("consent", "a", {"consent": consent_id}, str(consent_id))


async def write(tx: Tx, table_id: int, version: int, notices: list[Notice], now: int) -> None:
    """Add the announcements of one change to the outbox.

    Of a daily game nothing is told: others are to play it yet.
    """
    row = await store.tables.table(tx, table_id) if notices else None
    secret = (row.seed or "") if row is not None else ""
    if row is not None and row.daily is not None:
        notices = [notice for notice in notices if notice.tells_nothing]
    for notice in notices:
        await store.outbox.add_outbox(
            tx,
            table_id=table_id,
            kind=notice.kind,
            payload=json.dumps(notice.payload),
            nonce=nonce(notice, table_id, version, secret),
            now=now,
        )
        since = now if notice.together else None
        await store.tables.set_of_seats(tx, table_id, notice.asked, asked_at=since)
        if notice.kind == "hand":
            seat, held = notice.payload["seat"], notice.payload["held"]
            await store.tables.set_of_seats(tx, table_id, [seat], hand=held)


def nonce(notice: Notice, table_id: int, version: int, secret: str) -> str:
    """Return the nonce of an announcement; who does not know the secret learns no version."""
    text = json.dumps((version, notice.suffix, secret))
    digest = hashlib.blake2b(text.encode(), digest_size=5).hexdigest()
    return f"{notice.letter}{table_id}-{digest}"
