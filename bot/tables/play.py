"""Moves: how a batch of them becomes rows and announcements."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Any

from bot import store
from bot.store import EventRow, MoveRow, Tx
from bot.tables import outgoing
from bot.tables.outgoing import Notice
from bot.tables.table import Table
from engines.core import AnyGame, Outcome, Played
from engines.core.record import result_of


@dataclass(frozen=True, slots=True)
class PlayResult:
    """What came of a move: the table after it, what was played, and whether the turn passed."""

    table: Table
    played: tuple[Played, ...]
    passed: bool


def is_private_batch(game: AnyGame, played: tuple[Played, ...]) -> bool:
    """Whether a batch is nobody's business but that of the seat that played it."""
    return bool(played) and all(game.is_private(one.move) for one in played)


async def save_moves(
    tx: Tx, table: Table, played: tuple[Played, ...], after: Table, now: int
) -> None:
    """Write moves, events and snapshots of one interaction.

    Undo hardly ever goes back beyond a move that reveals something, so that only the snapshots
    since the newest one are kept; where it does, the moves are played again.
    """
    game, batch = table.game, table.row.ply + 1
    rows, events, snapshots = [], [], {after.row.ply: after.state}
    revealed = 0
    for ply, (one, asked) in enumerate(zip(played, asked_at(table, played), strict=True), batch):
        rows.append(
            MoveRow(
                ply=ply,
                seat=one.seat,
                move=game.moves.dump(one.move),
                chance=game.chance(one.state).answers,
                reveals=one.reveals,
                private=game.is_private(one.move),
                free=not asked,
                batch=batch,
                made_by=played[0].seat,
                made_at=now,
            )
        )
        if one.reveals:
            revealed = ply
        events += [
            EventRow(ply=ply, number=number, audience=event.audience, event=game.events.dump(event))
            for number, event in enumerate(one.events)
        ]
    await store.append_moves(tx, table.id, rows)
    await store.append_events(tx, table.id, events)
    if revealed:
        snapshots[revealed] = played[revealed - table.row.ply - 1].state
    for ply, state in snapshots.items():
        await store.put_snapshot(tx, table.id, ply, game.states.dump(state))
    if revealed:
        await store.prune_snapshots(tx, table.id, revealed)


def asked_at(table: Table, played: tuple[Played, ...]) -> tuple[bool, ...]:
    """Return of each move of a batch whether it answered a question of its seat."""
    return () if table.position is None else table.position.asked(played)


def notices_of(table: Table, played: tuple[Played, ...], after: Table) -> list[Notice]:
    """Return what is to be said after a batch, in the order in which it is said.

    Who is asked makes a turn's moves in a panel, and the channel hears of them when the turn
    passes; what somebody did unasked it hears of at once. Who is newly asked, in the middle of
    another seat's turn too, is called by a new post; who made the batch has a panel to look at.
    """
    if is_private_batch(table.game, played):
        seat = played[0].seat
        user = table.user_at(seat)
        return [] if user is None else [outgoing.private_hand(seat, user, after.row.ply)]
    before_view, view = table.view(None), after.view(None)
    people = after.people_to_act()
    passed = view.turn != before_view.turn
    free = not all(asked_at(table, played))
    by = played[0].seat if played else None
    called = [s for s in people if s != by and (passed or s not in before_view.to_act)]
    notices: list[Notice] = []
    if passed or free or called or any(one.reveals for one in played):
        notices += hands_of(after, seats_with_news(table, after))
    telling = (after.game.views.dump(view), after.row.ply)
    if view.outcome is not None or called or (people and passed):
        notices.append(outgoing.card(*telling, call=called))
    elif people and (free or view.to_act != before_view.to_act):
        notices.append(outgoing.refresh(*telling))
    if after.bots_to_act():
        notices.append(outgoing.bots())
    return notices


def notices_of_undo(table: Table, after: Table) -> list[Notice]:
    """Return what is to be said when a step was taken back: to others, only what they could see."""
    before_view, view = table.view(None), after.view(None)
    notices: list[Notice] = []
    if view.turn != before_view.turn:
        notices += hands_of(after, seats_with_news(table, after))
    if view != before_view:
        notices.append(outgoing.refresh(after.game.views.dump(view), after.row.ply))
    if after.bots_to_act():
        notices.append(outgoing.bots())
    return notices


def hands_of(table: Table, seats: list[int]) -> list[Notice]:
    """Return the private messages that show these seats' hands, to those that people sit in."""
    users = [(seat, table.user_at(seat)) for seat in seats]
    return [outgoing.hand(seat, user) for seat, user in users if user is not None]


def seats_with_news(table: Table, after: Table) -> list[int]:
    """Return the seats whose private message is out of date: their hand, or whether they play."""
    seats = range(len(after.seats))
    return [seat for seat in seats if _private(table, seat) != _private(after, seat)]


def _private(table: Table, seat: int) -> dict[str, Any]:
    """Return what a seat's view holds beyond what everybody may know."""
    own, public = table.view(seat), table.view(None)
    found = {part.name: getattr(own, part.name) for part in fields(own)}
    return {name: value for name, value in found.items() if value != getattr(public, name)}


def result_json(outcome: Outcome) -> str:
    """Return an outcome as the store keeps it."""
    return json.dumps(result_of(outcome))


def view_json(table: Table) -> Any:
    """Return the public view as JSON."""
    return table.game.views.dump(table.view(None))
