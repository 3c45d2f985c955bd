"""Turns a batch of moves (all moves of one interaction) into rows and announcements."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

from bot import store
from bot.store.rows import EventRow, MoveRow
from bot.store.transaction import Tx
from bot.tables import outgoing
from bot.tables.errors import Change
from bot.tables.outgoing import Notice
from bot.tables.table import Table
from engines.core import AnyGame, Outcome, Played
from engines.core.record import result_of


@dataclass(frozen=True, slots=True)
class PlayResult:
    """The result of a move: the table after it, the moves played, and whether the turn passed.

    ``change`` is what was saved. In a feature's own table that may be nothing.
    """

    table: Table
    played: tuple[Played, ...]
    passed: bool
    change: Change | None = "move"


def is_private_batch(game: AnyGame, played: tuple[Played, ...]) -> bool:
    """Whether all moves of a batch are private: they concern only the seat that made them."""
    return bool(played) and all(game.is_private(play.move) for play in played)


async def save_moves(
    tx: Tx, table: Table, played: tuple[Played, ...], after: Table, now: int
) -> None:
    """Write moves, events and snapshots of one interaction.

    Undo rarely goes back beyond a move that reveals something. So older snapshots are dropped;
    if undo does need an earlier state, the moves are played again from the start.
    """
    game, batch = table.game, table.row.ply + 1
    rows, events, snapshots = [], [], {after.row.ply: after.state}
    revealed = 0
    for ply, (play, asked) in enumerate(zip(played, asked_at(table, played), strict=True), batch):
        rows.append(
            MoveRow(
                ply=ply,
                seat=play.seat,
                move=game.moves.dump(play.move),
                chance=game.chance(play.state).answers,
                reveals=play.reveals,
                private=game.is_private(play.move),
                free=not asked,
                batch=batch,
                made_by=played[0].seat,
                made_at=now,
            )
        )
        if play.reveals:
            revealed = ply
        events += [
            EventRow(ply=ply, number=number, audience=event.audience, event=game.events.dump(event))
            for number, event in enumerate(play.events)
        ]
    await store.moves.append_moves(tx, table.id, rows)
    await store.moves.append_events(tx, table.id, events)
    if revealed:
        snapshots[revealed] = played[revealed - table.row.ply - 1].state
    for ply, state in snapshots.items():
        await store.moves.put_snapshot(tx, table.id, ply, game.states.dump(state))
    if revealed:
        await store.moves.prune_snapshots(tx, table.id, revealed)


def asked_at(table: Table, played: tuple[Played, ...]) -> tuple[bool, ...]:
    """Return for each move of a batch whether it answered a question (not a free action)."""
    return () if table.position is None else table.position.asked(played)


def notices_of(table: Table, played: tuple[Played, ...], after: Table) -> list[Notice]:
    """Return the announcements after a batch, in the order in which they are sent.

    The moves of a turn are made in a private panel, and the channel sees them when the turn
    passes; free actions it sees at once. A seat that is newly asked, even in the middle of another
    seat's turn, is pinged by a new post, a brief one if the turn goes on. The seat that made the
    batch is not pinged: it has its panel. Whoever plays alone needs no post but that of the end:
    the one that is there is edited. Hands, too, are sent when the channel is told: a turn that goes
    on can still be taken back. A seat that goes on with its turn has its own hand in the panel.
    """
    if is_private_batch(table.game, played):
        seat = played[0].seat
        user = table.user_at(seat)
        if user is None:
            return []
        return [outgoing.private_hand(seat, user, held_by(after, seat), after.row.ply)]
    before_view, view = table.view(None), after.view(None)
    people = after.people_to_act()
    passed = view.turn != before_view.turn
    free = not all(asked_at(table, played))
    by = played[0].seat if played else None
    called = newly_asked(table, after, by)
    notices: list[Notice] = []
    if passed or free or called or any(play.reveals for play in played):
        goes_on = not passed and by in people
        news = [seat for seat in seats_with_news(after) if not (goes_on and seat == by)]
        notices += hands_of(after, news)
    alone = len(after.seats) == 1
    if view.outcome is not None or called or (people and passed and not alone):
        asked = [seat for seat in people if seat in called or seat == by]
        brief = None if passed else call_of(after, called)
        notices.append(outgoing.card(after, call=called, asked=asked, brief=brief))
    elif people and (passed or free or view.to_act != before_view.to_act):
        notices.append(outgoing.refresh(after, anew=passed))
    if after.bots_to_act():
        notices.append(outgoing.bots())
    return notices


def notices_of_undo(table: Table, after: Table, by: int) -> list[Notice]:
    """Return the announcements after an undo by a seat: only what others could see.

    A seat that is asked again because of it is called by a new post. The seat's own hand is sent
    if it was sent as it was before the undo.
    """
    before_view, view = table.view(None), after.view(None)
    called = newly_asked(table, after, by)
    notices: list[Notice] = []
    told = called or view.turn != before_view.turn
    sent = table.seats[by].hand == held_by(table, by)
    news = [seat for seat in seats_with_news(after) if told or (sent and seat == by)]
    notices += hands_of(after, news)
    if called:
        brief = None if view.turn != before_view.turn else call_of(after, called)
        notices.append(outgoing.card(after, call=called, asked=called, brief=brief))
    elif view != before_view:
        notices.append(outgoing.refresh(after))
    if after.bots_to_act():
        notices.append(outgoing.bots())
    return notices


def newly_asked(table: Table, after: Table, by: int | None) -> list[int]:
    """Return the seats of people who are asked something new, except ``by``, who has a panel.

    A seat whose question is still the same after the turn has passed was called before.
    """
    before_view, view = table.view(None), after.view(None)
    called = [seat for seat in after.people_to_act() if seat != by]
    if view.turn == before_view.turn:
        return [seat for seat in called if seat not in before_view.to_act]
    return [
        seat
        for seat in called
        if seat not in before_view.to_act or table.question(seat) != after.question(seat)
    ]


def call_of(after: Table, called: list[int]) -> str:
    """Return the kind of question that all of these seats are asked, or nothing if they differ."""
    kinds = {asked.kind for seat in called if (asked := after.view(seat).decision) is not None}
    return str(kinds.pop()) if len(kinds) == 1 else ""


def hands_of(table: Table, seats: list[int]) -> list[Notice]:
    """Return the private messages with the hands of these seats; bots get none."""
    users = [(seat, table.user_at(seat)) for seat in seats]
    return [
        outgoing.hand(seat, user, held_by(table, seat)) for seat, user in users if user is not None
    ]


def seats_with_news(table: Table) -> list[int]:
    """Return the seats whose hand is not as it was last announced to them.

    That is not the hand before a batch: others may have changed it in a turn that still went on.
    """
    return [row.seat for row in table.seats if row.hand != held_by(table, row.seat)]


def held_by(table: Table, seat: int) -> str:
    """Return a digest of what a seat holds (:meth:`engines.core.Game.held`)."""
    held = repr(table.game.held(table.view(seat)))
    return hashlib.blake2b(held.encode(), digest_size=8).hexdigest()


def asked_of(after: Table) -> store.tables.Changes:
    """Return what changes in the row of a table with what it asks now."""
    return {"asks": after.asks, "asks_bots": bool(after.bots_to_act())}


def result_json(outcome: Outcome) -> str:
    """Return an outcome as JSON for the store."""
    return json.dumps(result_of(outcome))
