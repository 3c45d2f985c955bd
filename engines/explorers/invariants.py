"""What holds in every state of Explorers; see :func:`broken`."""

from __future__ import annotations

from collections.abc import Iterator

from engines.explorers import turns
from engines.explorers.board import Board, temple_values
from engines.explorers.content import ANY_TERRAIN, PROVISIONS
from engines.explorers.landscape import QUADRANT_LETTERS, neighbours
from engines.explorers.sheet import Draft, Sheet
from engines.explorers.state import State


def broken(board: Board, state: State) -> tuple[str, ...]:
    """Return what is wrong with the state; normally nothing."""
    return tuple(_broken(board, state))


def _broken(board: Board, state: State) -> Iterator[str]:
    if state.round and state.phase != "over":
        cards = [*state.pile, *state.turned, *(card for card in (state.card, state.aside) if card)]
        if sorted(cards) != sorted(board.content.cards):
            yield "the exploration cards are not complete (XP-302)"
    if len({placed.tile for placed in state.layout}) != 4:
        yield "a tile lies twice (XP-203)"
    if state.changes > turns.CHANGES:
        yield "the layout was changed too often"
    for seat, (sheet, draft) in enumerate(zip(state.sheets, state.drafts, strict=True)):
        for wrong in (*_wrong(board, state, sheet), *_wrong(board, state, draft.sheet)):
            yield f"seat {seat}: {wrong}"
        if sheet.crosses & ~draft.sheet.crosses:
            yield f"seat {seat}: a cross is gone (XP-405)"
        if draft.sheet.crosses.bit_count() - sheet.crosses.bit_count() != len(draft.marked):
            yield f"seat {seat}: the squares of the turn do not add up"
        if draft.horses and not _may_cross(draft):
            yield f"seat {seat}: a horse waits outside a run of crosses (XP-521)"
    values = temple_values(state.seats, state.expert)
    for place, struck in enumerate(state.struck):
        visited = sum(sheet.temples[place] is not None for sheet in state.sheets)
        if struck > len(values) or (state.seats > 1 and struck != visited):
            yield f"temple {QUADRANT_LETTERS[place]}: {struck} values are struck (XP-555)"


def _may_cross(draft: Draft) -> bool:
    return draft.stage in ("cross", "bonus-cross")


def _wrong(board: Board, state: State, sheet: Sheet) -> Iterator[str]:
    """Yield what does not fit on a sheet: its tracks are counted again from its crosses."""
    land, crosses = board.land, sheet.crosses
    if state.start is None:
        if crosses:
            yield "crosses before the start village is known (XP-209)"
        return
    start = 1 << state.start
    if not crosses & start or crosses & land.of_terrain[ANY_TERRAIN] != crosses & ~start:
        yield "a cross on a village (XP-404)"
    alone = crosses & ~neighbours(crosses) & ~start
    if alone:
        yield "a cross that touches no other (XP-401)"
    counts = {symbol: (crosses & mask).bit_count() for symbol, mask in land.of_symbol.items()}
    content = board.content
    places = {
        "k": (sheet.keys, content.key_places),
        "m": (sheet.maps, content.map_places),
        "g": (sheet.gems, content.gem_places),
    }
    for symbol, (marked, most) in places.items():
        if marked != min(counts[symbol], most):
            yield f"{marked} of {symbol} are marked, {counts[symbol]} crossed (XP-501)"
    for index, kind in enumerate(PROVISIONS):
        if sum(basket[index] for basket in sheet.baskets) != counts[kind]:
            yield f"provisions {kind} do not add up (XP-531)"
    if counts["T"] != sheet.keys_used or counts["T"] != 4 - sheet.temples.count(None):
        yield "temples, keys and values do not fit together (XP-551)"
    if not sheet.keys_used <= sheet.keys or not sheet.maps_used <= sheet.maps:
        yield "more keys or maps are used than were found"
