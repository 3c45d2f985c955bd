"""What is to be said in Discord: rows written with the change and sent after it.

A nonce names one announcement for ever, so that neither a repeated change nor a process that
dies between sending and noting it says anything twice. Discord allows 25 characters.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from bot import store
from bot.store import Tx


@dataclass(frozen=True, slots=True)
class Notice:
    """One announcement: ``lobby``, ``card``, ``refresh``, ``hand``, ``drive`` or ``gone``."""

    kind: str
    payload: dict[str, Any]
    suffix: str = ""


LETTERS = {"lobby": "l", "card": "c", "refresh": "r", "hand": "h", "drive": "d", "gone": "g"}


def card(view: str, since: int, until: int) -> Notice:
    """Return the post of a new turn: the public view as JSON, and which plies to tell."""
    return Notice("card", {"view": view, "since": since, "until": until})


def refresh(view: str, since: int, until: int) -> Notice:
    """Return the edit of the newest post, while the turn goes on."""
    return replace(card(view, since, until), kind="refresh")


def hand(seat: int, user_id: int) -> Notice:
    """Return the private message that shows a hand as it is when it is sent."""
    return Notice("hand", {"seat": seat, "user": user_id}, str(seat))


def lobby() -> Notice:
    """Return the post, or the edit, of the lobby."""
    return Notice("lobby", {})


def drive() -> Notice:
    """Return the reminder that a program is to play; kept with the rest so that none is lost."""
    return Notice("drive", {})


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
