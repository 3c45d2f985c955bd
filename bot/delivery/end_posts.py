"""The post at the end of a game gets the animation of the game once that is drawn.

Drawing takes seconds: the post is sent without it, and edited. So it is never late for it, and
whatever goes wrong, it stays as it is. What is to be drawn waits in the outbox, also through a
restart.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import discord

from bot import store
from bot.delivery.drawing import Drawing
from bot.delivery.messenger import Messenger
from bot.delivery.old_cards import REFUSED, Told
from bot.delivery.streams import REPLAY, Settle
from bot.messages import cards
from bot.messages.message import Message
from bot.messages.parts import Additions
from bot.store import OutboxRow, Tx
from bot.tables import Table, TableService
from bot.texts import words_in


class EndPosts:
    """Edits the posts that :func:`wants_replay` has put into the outbox."""

    def __init__(
        self,
        messenger: Messenger,
        tables: TableService,
        drawing: Drawing,
        posts: Told,
        additions: Additions,
    ) -> None:
        self._messenger = messenger
        self._tables = tables
        self._drawing = drawing
        self._posts = posts
        self._additions = additions

    async def send(self, table_id: int, rows: Sequence[OutboxRow], settle: Settle) -> None:
        """Add the animation to the newest post of a game that is over.

        :raises HTTPException: or another error, if Discord does not take it now.
        """
        table = await self._tables.repository.get(table_id)
        shown = json.loads(rows[-1].payload)
        if shown["message"] == table.row.card_message_id:
            message = await self._with_replay(table, shown)
            if message is not None:
                try:
                    await self._messenger.edit(shown["channel"], shown["message"], message)
                except discord.HTTPException as error:
                    if error.status not in REFUSED:
                        raise
        await settle(rows)

    async def _with_replay(self, table: Table, shown: dict[str, Any]) -> Message | None:
        """Return the post with the animation; ``None`` if that cannot be drawn."""
        words, view = words_in(table.row.locale), table.view(None)
        replay = await self._drawing.animation(self._tables, table, None, "game", words)
        if replay is None:
            return None
        source = self._tables.repository.database.reader
        return cards.turn_card(
            table,
            words,
            view,
            await self._posts.told(table, words, shown["since"], shown["until"]),
            await self._drawing.board(table, view, words),
            curve=await self._drawing.curve(source, table, words),
            replay=replay,
            first=shown["first"],
            part=await self._additions.card(table, view, words),
        )


async def wants_replay(
    tx: Tx, table: Table, card: int, *, since: int, until: int, first: bool, row: OutboxRow
) -> None:
    """Put into the outbox that the post ``card`` is to get the animation of its game.

    It tells the plies after ``since`` and up to ``until``; ``row`` is what it was sent or edited
    for.
    """
    shown = {
        "channel": table.row.channel_id,
        "message": card,
        "since": since,
        "until": until,
        "first": first,
    }
    await store.add_outbox(
        tx,
        table_id=table.id,
        kind=REPLAY,
        payload=json.dumps(shown),
        nonce=f"v{table.id}-{card}-{row.id}",
        now=table.row.updated_at,
    )
