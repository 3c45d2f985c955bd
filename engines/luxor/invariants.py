"""What must hold in every state: components, limits, one connected display."""

from __future__ import annotations

from engines.luxor.board import (
    CODES,
    LIMITS,
    ROOM,
    STRIDE,
    bits_of,
    cell_name,
    extent,
    frame,
    window,
)
from engines.luxor.content import TileSets
from engines.luxor.setup import ACTION_HAND, SUPPLY
from engines.luxor.state import State
from engines.luxor.tiles import face


def broken(state: State, content: TileSets) -> tuple[str, ...]:
    """Return what is wrong with a state: lost components, broken limits; normally nothing."""
    problems: list[str] = []
    held = [face(tile) for pile in (*state.hands, *state.piles) for tile in pile]
    tiles = sorted([*held, *state.board.values()])
    if tiles != sorted([tile for part in content.sets for tile in part] * state.seats):
        problems.append("terrain tiles are not conserved (LX-103)")
    for seat in range(state.seats):
        standing = sum(stack.count(seat) for stack in state.stacks.values())
        taken = sum(counts[seat] for counts in state.captives)
        if state.supplies[seat] + standing + taken != SUPPLY or state.supplies[seat] < 0:
            problems.append(f"adventurers of seat {seat} are not conserved (LX-102)")
        actions = (*state.action_hands[seat], *state.action_piles[seat], *state.used[seat])
        if sorted(actions) != (sorted(content.actions) if state.adventures else []):
            problems.append(f"action tiles of seat {seat} are not conserved (LX-601)")
        if len(state.action_hands[seat]) > ACTION_HAND or state.captives[seat][seat]:
            problems.append(f"seat {seat} holds too much")
    for cell, stack in state.stacks.items():
        if not 0 < len(stack) <= ROOM:
            problems.append(f"{len(stack)} adventurers on {cell_name(cell)} (LX-415)")
        if state.board[cell] == "L" or cell in state.snakes:
            problems.append(f"adventurers on {cell_name(cell)} (LX-411, LX-624)")
    if any(state.board[cell] != "L" or cell in state.snakes for cell in state.boats):
        problems.append("a boat that is on no free lake (LX-611)")
    if state.board:
        occupied = bits_of(state.board)
        left, right, top, bottom = extent(occupied)
        columns, rows = frame(state.seats)
        if max(right - left, bottom - top) >= LIMITS[state.seats]:
            problems.append("the display is too large (LX-305)")
        if right >= columns or bottom >= rows or set(state.board.values()) - set(CODES):
            problems.append("a tile off the frame")
        area = window(occupied, state.seats)
        if not (area[0] <= left and right <= area[1] and area[2] <= top and bottom <= area[3]):
            problems.append("tiles outside the window (LX-306)")
        reached = occupied & -occupied
        while (grown := reached | _beside(reached) & occupied) != reached:
            reached = grown
        if reached != occupied:
            problems.append("the display falls apart (LX-303)")
    return tuple(problems)


def _beside(cells: int) -> int:
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE
