"""Whose turn it is, and where a seat's crosses may go (section 3)."""

from __future__ import annotations

from engines.explorers.board import Board
from engines.explorers.content import TERRAINS, Terrain
from engines.explorers.landscape import neighbours
from engines.explorers.state import State

ROUNDS, TURNS = 4, 7
"""The rounds of a game, and the turns of each (XP-301)."""

CHANGES = 16
"""How often the first player may change or redraw the layout; a game has to end."""

START_CROSSES, MAP_CROSSES, MORE_CROSSES, FEWER_CROSSES = 3, 4, 3, 2
"""Crosses of the start (XP-210), with a map (XP-511), on the one and the other side (XP-309)."""


def active(state: State) -> int | None:
    """Return the active seat, ``None`` if nobody is (XP-303, XP-311, XP-903)."""
    if state.number == 0 or state.phase == "over" or state.seats == 1:
        return None
    if state.seats == 3 and (state.round, state.number) == (ROUNDS, TURNS):
        return None
    return (state.first + state.number - 1) % state.seats


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats that are asked something now."""
    if state.phase in ("layout", "village"):
        return (state.first,)
    if state.phase == "side":
        seat = active(state)
        return () if seat is None else (seat,)
    if state.phase == "over":
        return ()
    return tuple(seat for seat, draft in enumerate(state.drafts) if draft.stage != "committed")


def begins(board: Board, state: State) -> tuple[Terrain, ...]:
    """Return the terrains that touch the start village (XP-210)."""
    assert state.start is not None
    beside = neighbours(1 << state.start)
    return tuple(terrain for terrain in TERRAINS if beside & board.land.of_terrain[terrain])


def may_use_map(state: State, seat: int) -> bool:
    """Whether a seat held a map at the start of the turn (XP-512)."""
    sheet = state.sheets[seat]
    return state.number > 0 and sheet.maps > sheet.maps_used


def sides(state: State, seat: int) -> tuple[str, ...]:
    """Return the sides of the card that a seat may take, the one for more crosses first.

    The active player has the chosen side (XP-308), all others both (XP-309, XP-311, XP-903).
    """
    assert state.card is not None
    first, second = state.card
    if state.side is None:
        return (second, first) if state.near == second else (first, second)
    if seat == active(state):
        return (state.side,)
    return (second, first) if state.side == first else (first, second)


def crosses_on(state: State, seat: int, side: str) -> int:
    """Return how many crosses a seat has on a side of the card (XP-308, XP-309, XP-311, XP-903)."""
    if state.seats == 1:
        return MORE_CROSSES if side == state.near else FEWER_CROSSES
    who = active(state)
    return FEWER_CROSSES if who is not None and seat != who and side == state.side else MORE_CROSSES
