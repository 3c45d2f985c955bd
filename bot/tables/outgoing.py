"""What is to be said in Discord: rows written with the change and sent after it.

A nonce names one announcement for ever, so that neither a repeated change nor a process that
dies between sending and noting it says anything twice. Discord allows 25 characters.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot import store
from bot.store import Tx


@dataclass(frozen=True, slots=True)
class Notice:
    """One announcement: ``lobby``, ``card``, ``refresh``, ``hand``, ``drive`` or ``gone``."""

    kind: str
    payload: dict[str, Any]
    suffix: str = ""


LETTERS = {"lobby": "l", "card": "c", "refresh": "r", "hand": "h", "bots": "d", "gone": "g"}


def card(view: str, until: int, *, call: Sequence[int], again: bool = False) -> Notice:
    """Return the post of a new turn: the public view as JSON, and up to which ply to tell.

    It pings the users at the seats of ``call``. It tells what no card that was posted has told;
    ``again`` also what the newest one told.
    """
    return Notice("card", {"view": view, "until": until, "again": again, "call": [*call]})


def refresh(view: str, until: int) -> Notice:
    """Return the edit of the newest post, while the turn goes on; it tells what it told, too."""
    return Notice("refresh", {"view": view, "until": until})


def hand(seat: int, user_id: int) -> Notice:
    """Return the private message that shows a hand as it is when it is sent."""
    return Notice("hand", {"seat": seat, "user": user_id, "private": False}, str(seat))


def private_hand(seat: int, user_id: int, ply: int) -> Notice:
    """Return the same after a quiet move; should it fail, nothing of that is said in public.

    The version does not rise with such a move, so that the ply makes the nonce another one.
    """
    return Notice("hand", {"seat": seat, "user": user_id, "private": True}, f"{seat}q{ply}")


def lobby() -> Notice:
    """Return the post, or the edit, of the lobby."""
    return Notice("lobby", {})


def bots() -> Notice:
    """Return the reminder that a program is to play; kept with the rest so that none is lost."""
    return Notice("bots", {})


def gone(seat: int, user_id: int) -> Notice:
    """Return the private message that tells a player that the table's channel is gone."""
    return Notice("gone", {"user": user_id}, str(seat))


async def write(tx: Tx, table_id: int, version: int, notices: list[Notice], now: int) -> None:
    """Add the announcements of one change to the outbox."""
    for notice in notices:
        await store.add_outbox(
            tx,
            table_id=table_id,
            kind=notice.kind,
            payload=json.dumps(notice.payload),
            nonce=f"{LETTERS[notice.kind]}{table_id}-{version}-{notice.suffix}",
            now=now,
        )
