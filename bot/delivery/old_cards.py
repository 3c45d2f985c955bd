"""Posts that are only edited: above all turn cards that a newer one has replaced.

These keep what happened, and nothing else: buttons that are out of date, a call that is over and
large pictures would make the channel slow and hard to read.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import discord

from bot import store
from bot.delivery.additions import Means
from bot.delivery.streams import OLD, Batch
from bot.messages import cards
from bot.messages.message import Message
from bot.messages.titles import titled
from bot.store.transaction import Tx
from bot.tables import Table
from bot.texts import words_in

REFUSED = (400, 403, 404)
"""HTTP statuses after which another try is of no use; nobody misses anything."""


@dataclass(frozen=True)
class EditedPosts:
    """Edits the posts whose channel and message wait in the outbox."""

    is_public: ClassVar[bool] = False

    means: Means
    shown: Callable[[Table, dict[str, Any]], Awaitable[Message]]
    """What a post is to show, by the table and what else waits with it."""

    async def send(self, table_id: int, batch: Batch) -> None:
        """Edit each post.

        :raises HTTPException: or another error, if Discord does not take it now.
        """
        table = await self.means.tables.repository.get(table_id)
        for row in batch.rows:
            post = json.loads(row.payload)
            message = await self.shown(table, post)
            try:
                await self.means.messenger.edit(post["channel"], post["message"], message)
            except discord.HTTPException as error:
                if error.status not in REFUSED:
                    raise
            await batch.settle([row])


def old_cards(means: Means) -> EditedPosts:
    """Return who takes buttons, call and picture from what :func:`replace_card` has replaced."""

    async def shown(table: Table, card: dict[str, Any]) -> Message:
        words, opening = words_in(table.row.locale), ""
        events = await means.additions.reported(table, words, card["since"], card["until"])
        if card.get("first", False):
            opening = await means.additions.opening(table, words)
        return cards.old_card(table, words, card["title"], events, opening)

    return EditedPosts(means, shown)


def shows(table: Table, view: Any, since: int, until: int, *, first: bool) -> str:
    """Return what a card of this view shows, for :attr:`bot.store.rows.TableRow.card_shows`."""
    title = titled(table, words_in(table.row.locale), view)
    return json.dumps({"title": title, "since": since, "until": until, "first": first})


async def replace_card(
    tx: Tx, table: Table, card: int | None, shown: str, *, brief: bool, again: bool
) -> store.tables.Card:
    """Return what is to be noted when ``card`` is the newest one of a table, and has ``shown``.

    The one before it, if that is another, is put into the outbox. A ``brief`` card leaves a whole
    one above it as it is: its picture is needed. If the new one tells it all ``again``, the one
    before keeps nothing but its title.
    """
    row, kept, before = table.row, table.row.kept_card, None
    shown_before = json.loads(row.card_shows or "{}")
    if row.card_message_id not in (None, card) and "title" in shown_before:
        place = {"channel": row.card_channel_id, "message": row.card_message_id}
        before = shown_before | place
        if again:
            before["until"] = before["since"]
    if before is not None and brief and row.brief is None:
        return {"card_shows": shown, "kept_card": json.dumps(before)}
    replaced = [] if before is None else [before]
    if not brief and kept is not None:
        replaced.append(json.loads(kept))
        kept = None
    for old in replaced:
        await store.outbox.add_outbox(
            tx,
            table_id=table.id,
            kind=OLD,
            payload=json.dumps(old),
            nonce=f"o{table.id}-{old['message']}",
            now=row.updated_at,
        )
    return {"card_shows": shown, "kept_card": kept}
