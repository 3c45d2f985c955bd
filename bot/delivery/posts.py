"""Public posts: the lobby, the card of each turn, and its edits while the turn goes on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

import discord
from pydantic import ValidationError

from bot import store
from bot.delivery.additions import Means
from bot.delivery.old_cards import replace_card, shows
from bot.delivery.streams import Batch
from bot.messages import cards
from bot.messages.message import Message
from bot.messages.told import Entries
from bot.store.rows import OutboxRow
from bot.store.transaction import Tx
from bot.tables import Table
from bot.texts import words_in


class Posts:
    """Sends what waits for the channels of tables. What was overtaken goes into the newest post."""

    is_public: ClassVar[bool] = True

    def __init__(self, means: Means) -> None:
        self._messenger, self._tables = means.messenger, means.tables
        self._drawing, self._additions = means.drawing, means.additions

    async def send(self, table_id: int, batch: Batch) -> None:
        """Send the waiting rows of a table's channel, oldest first.

        :raises HTTPException: or another error, if Discord does not take it.
        """
        table = await self._tables.repository.get(table_id)
        if batch.look:
            batch = await self._without_posted(table, batch)
            table = await self._tables.repository.get(table_id)  # with the post that was found
        lobby, turn = batch.of("lobby"), [row for row in batch.rows if row.kind != "lobby"]
        if lobby.rows:
            try:
                await self._lobby(table, lobby)
            except discord.HTTPException:
                if not turn:
                    raise
                turn = [*lobby.rows, *turn]  # a lobby that cannot be edited holds up no call
        if turn:
            table = await self._tables.repository.get(table_id)
            await self._turn(table, replace(batch, rows=turn))

    async def _without_posted(self, table: Table, batch: Batch) -> Batch:
        """Note what was posted although nobody could know; return the rows after that."""
        rows = batch.rows
        posts = {row.nonce: row for row in rows if row.kind in ("lobby", "card") or _is_anew(row)}
        if not posts:
            return batch
        since = min(row.created_at for row in posts.values())
        found = await self._messenger.find(table.row.channel_id, posts, since)
        if not found:
            return batch
        newest = max((posts[nonce] for nonce in found), key=lambda row: row.id)
        settled = [row for row in rows if row.id <= newest.id]
        turn = [row for row in settled if row.kind != "lobby"]
        if turn:
            payload = json.loads(turn[-1].payload)
            since, view = _since(table, turn), self._view(table, payload)
            brief = _brief(
                table, turn, view, await self._additions.between(table, since, payload["until"])
            )

        async def adopt(tx: Tx) -> None:
            card = found[newest.nonce]
            if turn:
                await self._note_card(tx, table, turn, view, card, since=since, brief=brief)
            else:
                await _note_message(tx, table, card)

        await batch.settle(settled, adopt)
        return replace(batch, rows=[row for row in rows if row.id > newest.id])

    # --- the lobby ---------------------------------------------------------------------

    async def _lobby(self, table: Table, batch: Batch) -> None:
        """Edit the lobby, or post it if it is not there; that of a rematch pings its players."""
        words = words_in(table.row.locale)
        part = await self._additions.lobby(table, words)
        if table.row.status == "lobby":
            part = await self._drawing.illustrated(part, table.game.id, words)
        message = cards.lobby(table, words, part)
        card = table.row.card_message_id
        if card is None or not await self._edit(table, card, message):
            called = [
                user for row in batch.rows for user in json.loads(row.payload).get("call", ())
            ]
            users = [user for user in called if table.seat_of(user) is not None]
            nonce = batch.nonces[-1]
            card = await self._messenger.post(table.row.channel_id, message, nonce, users)

        async def note_lobby(tx: Tx) -> None:
            await _note_message(tx, table, card)
            if table.row.status != "lobby":
                await store.tables.set_card(tx, table.id, card_shows=None, kept_card=None)

        await batch.done(note_lobby)

    # --- turns -------------------------------------------------------------------------

    async def _turn(self, table: Table, batch: Batch) -> None:
        """Post a card if one of the rows asks for it, or else edit the newest one.

        It shows the table as the newest row does, and calls all who were to be called and are
        still to act.
        """
        rows = batch.rows
        payloads = [json.loads(row.payload) for row in rows]
        posts = [row for row in rows if row.kind == "card"]
        newest, since = payloads[-1], _since(table, rows)
        first = _is_first(table, rows)
        view = self._view(table, newest)
        history = await self._additions.between(table, since, newest["until"])
        brief = _brief(table, rows, view, history)
        words, card = words_in(table.row.locale), table.row.card_message_id
        begins = not since and brief is None and _begins(table, view)
        start = await self._drawing.drawn(table, "start", view, words) if begins else None
        board = None
        if brief is None and start is None:
            board = await self._drawing.board(table, view, words)
        part, likely = await self._additions.card(table, view, words), None
        if part.likely is not None and board is not None:
            likely = await self._drawing.chart(table, part.likely, words)
        events = await self._additions.events(table, words, history)
        message = cards.turn_card(
            table, words, view, events, board,
            begins=begins, start=start, likely=likely, brief=brief,
            opening=await self._additions.opening(table, words) if first else "",
            part=part,
        )  # fmt: skip
        if not posts and card is not None and not await self._edit(table, card, message):
            card = None
        # What stands for a new post is posted where none is left to be edited.
        if posts or (card is None and any(map(_is_anew, rows))):
            called = {
                seat
                for row, payload in zip(rows, payloads, strict=True)
                if row.kind == "card"
                # Rows of an older version have no "call": then all that are to act are called.
                for seat in payload.get("call", view.to_act)
            }
            users = cards.pinged(table, [seat for seat in view.to_act if seat in called])
            nonce = (posts or rows)[-1].nonce
            card = await self._messenger.post(table.row.channel_id, message, nonce, users)

        async def note_card(tx: Tx) -> None:
            await self._note_card(tx, table, rows, view, card, since=since, brief=brief)

        await batch.done(note_card)

    async def _note_card(
        self,
        tx: Tx,
        table: Table,
        rows: Sequence[OutboxRow],
        view: Any,
        card: int | None,
        *,
        since: int,
        brief: str | None,
    ) -> None:
        """Note which message tells what rows announce; ``None`` if it could be shown nowhere."""
        newest, first = json.loads(rows[-1].payload), _is_first(table, rows)
        until, asks = newest["until"], newest.get("asks")
        changes: store.tables.Card = {"card_since": since, "told": until, "brief": brief}
        if card is None:  # the next card tells it, and calls again
            changes |= {"told": table.row.told, "announced": ""}
        elif asks is not None:
            changes["announced"] = asks
        if brief is None:
            changes["pictured"] = view.turn
        changes |= {"card_channel_id": table.row.channel_id, "card_message_id": card}
        shown = shows(table, view, since, until, first=first)
        again = any(json.loads(row.payload).get("again") for row in rows)
        changes |= await replace_card(tx, table, card, shown, brief=brief is not None, again=again)
        await store.tables.set_card(tx, table.id, **changes)

    def _view(self, table: Table, payload: dict[str, Any]) -> Any:
        """Return the public view that an announcement shows."""
        try:
            return table.game.views.load(payload["view"])
        except ValidationError:  # an older version of the game wrote it
            return table.view(None)

    async def _edit(self, table: Table, message_id: int, message: Message) -> bool:
        """Edit the table's message; return whether it is still there."""
        channel_id = table.row.card_channel_id or table.row.channel_id
        return await self._messenger.edit(channel_id, message_id, message)


def _begins(table: Table, view: Any) -> bool:
    """Whether nobody has been asked anything yet but those whom the game asked first.

    So a set-up in which others are asked later has the plate only above its first post.
    """
    if table.position is None:
        return False
    first, answered = table.first_view(), table.position.answered
    asked = {*view.to_act, *(seat for seat, count in enumerate(answered) if count)}
    return bool(view.turn == first.turn and asked <= {*first.to_act})


def _is_first(table: Table, rows: Sequence[OutboxRow]) -> bool:
    """Whether a post is the first card of a game, or stands for it: then it has the seal."""
    if table.row.pictured is None:
        return True
    posts = [json.loads(row.payload) for row in rows if row.kind == "card"]
    is_new = posts and not any(payload["again"] for payload in posts)
    was_first = json.loads(table.row.card_shows or "{}").get("first", False)
    return bool(was_first and (not is_new or table.row.card_message_id is None))


def _is_anew(row: OutboxRow) -> bool:
    """Whether an edit stands for a new post (:func:`bot.tables.outgoing.refresh`)."""
    return row.kind == "refresh" and bool(json.loads(row.payload).get("anew"))


def _brief(table: Table, rows: Sequence[OutboxRow], view: Any, history: Entries) -> str | None:
    """Return what a brief card asks; ``None`` if the card must be whole.

    It is brief if all that is to be posted now may be, and the newest card is a whole one of the
    same turn, after which no more than one thing has happened: its picture will do.
    """
    over = view.outcome is not None or table.row.status != "running"
    if over or table.row.pictured != view.turn:
        return None
    asked = [json.loads(row.payload).get("brief") for row in rows if row.kind == "card"]
    if not asked:
        return table.row.brief
    is_old = None in asked or table.row.brief is not None or len(history) > 1
    return None if is_old else str(asked[-1])


async def _note_message(tx: Tx, table: Table, card: int | None) -> None:
    channel_id = table.row.channel_id
    await store.tables.set_card(tx, table.id, card_channel_id=channel_id, card_message_id=card)


def _since(table: Table, rows: Sequence[OutboxRow]) -> int:
    """Return the ply after which a post tells what happened.

    A new card goes on where the last one ended, unless it takes its place; an edit keeps all, if
    it does not stand for a new card.
    """
    cards_of = [json.loads(row.payload) for row in rows if row.kind == "card"]
    if any(payload["again"] for payload in cards_of):
        return table.row.card_since
    is_new = cards_of or any(map(_is_anew, rows))
    return table.row.told if is_new else table.row.card_since
