"""The post at the end of a game gets the animation of the game once that is drawn.

Drawing takes seconds: the post is sent without it, and edited. So it is never late for it, and
whatever goes wrong, it stays as it is. What is to be drawn waits in the outbox, also through a
restart.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import discord

from bot import store
from bot.delivery.additions import EndPost, Means
from bot.delivery.old_cards import REFUSED
from bot.delivery.streams import Batch
from bot.features.history.animation import Animations
from bot.messages import cards
from bot.messages.message import Message
from bot.store.database import Tx
from bot.store.rows import OutboxRow
from bot.tables import Table
from bot.texts import words_in

REPLAY = "replay"
"""The kind of these rows in the outbox."""


class EndPosts:
    """Edits the posts that :func:`wants_replay` has put into the outbox."""

    is_public: ClassVar[bool] = False

    def __init__(self, means: Means) -> None:
        self._means = means
        self._tables = means.tables
        self._animations = Animations(means.tables.repository, means.drawing, means.additions)

    async def send(self, table_id: int, batch: Batch) -> None:
        """Add the animation to the newest post of a game that is over.

        :raises HTTPException: or another error, if Discord does not take it now.
        """
        table = await self._tables.repository.get(table_id)
        shown = json.loads(batch.rows[-1].payload)
        if shown["message"] == table.row.card_message_id:
            message = await self._with_replay(table, shown)
            if message is not None:
                try:
                    await self._means.messenger.edit(shown["channel"], shown["message"], message)
                except discord.HTTPException as error:
                    if error.status not in REFUSED:
                        raise
        await batch.done()

    async def _with_replay(self, table: Table, shown: dict[str, Any]) -> Message | None:
        """Return the post with the animation; ``None`` if that cannot be drawn."""
        words, view, means = words_in(table.row.locale), table.view(None), self._means
        replay = await self._animations.drawn(table, None, "game", words)
        if replay is None:
            return None
        return cards.turn_card(
            table,
            words,
            view,
            await means.additions.reported(table, words, shown["since"], shown["until"]),
            await means.drawing.board(table, view, words),
            curve=await means.drawing.curve(self._tables.repository.reader, table, words),
            replay=replay,
            opening=await means.additions.opening(table, words) if shown["first"] else "",
            part=await means.additions.card(table, view, words),
        )


async def wants_replay(tx: Tx, table: Table, post: EndPost, row: OutboxRow) -> None:
    """Put into the outbox that a post is to get the animation of its game.

    ``row`` is what it was sent or edited for.
    """
    shown = {
        "channel": table.row.channel_id,
        "message": post.card,
        "since": post.since,
        "until": post.until,
        "first": post.first,
    }
    await store.outbox.add_outbox(
        tx,
        table_id=table.id,
        kind=REPLAY,
        payload=json.dumps(shown),
        nonce=f"v{table.id}-{post.card}-{row.id}",
        now=table.row.updated_at,
    )
