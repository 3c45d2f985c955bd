"""Proves that a game begun with other content (boards, cards, tiles) is the same game with today's.

It is, if today's content deals the same cards from its seed, and each move that was played leads to
the same events, the same answers of chance and the same stored states. States of a former version
have numbers instead of names: if nothing newer is stored, a place that nobody has used yet may have
got another name.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from bot import store
from bot.store.rows import EventRow, MoveRow, TableRow
from bot.store.transaction import Reader
from bot.tables.origin import branches_of, first_state
from engines.core import AnyGame
from engines.core.record import branched, is_stored


@dataclass(frozen=True, slots=True)
class StoredGame:
    """All that is stored of a game: its seats, moves, events, and states by ply."""

    seats: int
    moves: list[MoveRow]
    events: list[EventRow]
    states: dict[int, str]


async def difference(source: Reader, game: AnyGame, row: TableRow) -> str | None:
    """Return where the game differs when it is played again with today's content.

    Nothing secret is in the answer. ``None`` means that it is the same game.
    """
    stored = StoredGame(
        seats=len(await store.tables.seats_of(source, row.id)),
        moves=await store.moves.moves_of(source, row.id),
        events=await store.moves.all_events_of(source, row.id),
        states=await store.moves.snapshots_of(source, row.id),
    )
    return await asyncio.to_thread(_difference, game, row, stored)


def _difference(game: AnyGame, row: TableRow, stored: StoredGame) -> str | None:
    events = defaultdict[int, list[str]](list)
    for event in stored.events:
        events[event.ply].append(event.event)
    states = sorted(stored.states.items())
    ply = 0
    # Whatever goes wrong here, the game is not proven to be the same.
    try:
        state, branches = first_state(game, row, stored.seats), branches_of(row)
        for move in stored.moves:
            while states and states[0][0] < move.ply:
                if not is_stored(game, state, states.pop(0)[1]):
                    return f"the state after move {ply} is another"
            ply = move.ply
            state, happened = game.apply(state, move.seat, game.moves.load(move.move))
            # A private move is kept when an earlier step is taken back, with what it once showed.
            if not move.private and (wrong := _shown(game, state, happened, move, events[ply])):
                return wrong
            state = branched(game, state, branches, ply)
        if not all(is_stored(game, state, text) for _ply, text in states):
            return f"the state after move {ply} is another"
    except Exception as error:
        return f"it cannot be played again beyond move {ply} ({type(error).__name__})"
    return None


def _shown(
    game: AnyGame, state: Any, happened: tuple[Any, ...], move: MoveRow, events: list[str]
) -> str | None:
    """Return how a move shows something else than it did when it was played, or ``None``."""
    if game.chance(state).answers != move.chance:
        return f"at move {move.ply} chance answers otherwise"
    told = [game.events.load(event) for event in events]
    if told not in ([*happened], [event for event in happened if not event.added]):
        return f"at move {move.ply} something else happens"
    return None
