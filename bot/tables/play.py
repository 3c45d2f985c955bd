"""Moves: how a batch of them becomes rows and announcements."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, replace
from typing import Any

from bot import store
from bot.store import EventRow, MoveRow, Tx
from bot.tables import outgoing
from bot.tables.outgoing import Notice
from bot.tables.table import Table
from engines.core import AnyGame, Outcome, Played, decision_of, play_move
from engines.core.record import result_of


@dataclass(frozen=True, slots=True)
class Turned:
    """What came of a move: the table after it, what was played, and whether the turn passed."""

    table: Table
    played: tuple[Played, ...]
    passed: bool


def is_quiet(game: AnyGame, played: tuple[Played, ...]) -> bool:
    """Whether a batch is nobody's business but that of the seat that played it."""
    return bool(played) and all(game.quiet(one.move) for one in played)


def played_again(table: Table, rows: list[MoveRow]) -> tuple[Played, ...]:
    """Return stored moves as they go on from a table; one that is no longer legal is left out."""
    game, state = table.game, table.state
    played: list[Played] = []
    for row in rows:
        move = game.moves.load(row.move)
        if game.refusal(state, row.seat, move) is None:
            played.append(play_move(game, state, row.seat, move))
            state = played[-1].state
    return tuple(played)


def moved_on(table: Table, played: tuple[Played, ...]) -> Table:
    """Return the table after these moves, not yet stored."""
    state = played[-1].state if played else table.state
    return replace(table, state=state, row=replace(table.row, ply=table.row.ply + len(played)))


async def save_moves(
    tx: Tx, table: Table, played: tuple[Played, ...], after: Table, now: int
) -> None:
    """Write moves, events and snapshots of one interaction.

    Undo goes back to a snapshot: that of the move which was the last to reveal something, or
    one from before the interaction. So what follows a revealing move is a batch of its own.
    """
    game, batch = table.game, table.row.ply + 1
    rows, events, snapshots = [], [], {after.row.ply: after.state}
    revealed, before = 0, table.state
    for ply, one in enumerate(played, start=batch):
        asked = decision_of(game, before, one.seat)
        before = one.state
        rows.append(
            MoveRow(
                ply=ply,
                seat=one.seat,
                move=game.moves.dump(one.move),
                chance=game.chance(one.state).answers,
                reveals=one.reveals,
                quiet=game.quiet(one.move),
                unasked=asked is None or one.move not in asked.moves,
                batch=batch,
                made_at=now,
            )
        )
        if one.reveals:
            revealed, batch = ply, ply + 1
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


def notices_of(table: Table, played: tuple[Played, ...], after: Table) -> list[Notice]:
    """Return what is to be said after a batch, in the order in which it is said.

    Who is asked makes a turn's moves in a panel, and the channel hears of them when the turn
    passes; what somebody did unasked it hears of at once.
    """
    if is_quiet(table.game, played):
        seat = played[0].seat
        user = table.user_at(seat)
        return [] if user is None else [outgoing.quiet_hand(seat, user, after.row.ply)]
    before_view, view = table.view(None), after.view(None)
    people = [seat for seat in view.to_act if after.user_at(seat) is not None]
    passed = view.turn != before_view.turn
    unasked = any(one.seat not in before_view.to_act for one in played)
    notices: list[Notice] = []
    if passed or unasked or any(one.reveals for one in played):
        notices += hands_of(after, _seats_with_news(table, after))
    telling = (after.game.views.dump(view), after.row.ply)
    if view.outcome is not None or (people and (passed or _untold(table))):
        notices.append(outgoing.card(*telling))
    elif people and (unasked or view.to_act != before_view.to_act):
        notices.append(outgoing.refresh(*telling))
    if after.programs_to_act():
        notices.append(outgoing.drive())
    return notices


def _untold(table: Table) -> bool:
    """Whether only programs were to act before, so that the channel waits for news."""
    return bool(table.view(None).to_act) and all(
        table.user_at(seat) is None for seat in table.view(None).to_act
    )


def hands_of(table: Table, seats: list[int]) -> list[Notice]:
    """Return the private messages that show these seats' hands, to those that people sit in."""
    users = [(seat, table.user_at(seat)) for seat in seats]
    return [outgoing.hand(seat, user) for seat, user in users if user is not None]


def _seats_with_news(table: Table, after: Table) -> list[int]:
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
