"""What the pictures of a view show: the map, what is marked on it, and where crosses may go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engines.explorers.landscape import (
    NOWHERE,
    QUADRANT_LETTERS,
    Landscape,
    mask_of,
    name,
    neighbours,
    squares,
)
from engines.explorers.moves import Begin, Bonus, Side, Take, Village
from engines.explorers.moves import Mark as Cross
from engines.explorers.sheet import Sheet
from engines.explorers.view import View
from render.explorers.land import Land
from render.explorers.squares import Mark

MORE, FEWER, WITH_MAP = 3, 2, 4
"""Crosses on the one and on the other side of a card (XP-309), and with a map (XP-511)."""


def is_laid_out(view: View) -> bool:
    """Whether the map is settled: before that, maps are drawn to be judged, not to be marked."""
    return view.phase not in ("layout", "village")


def own_sheet(view: View) -> Sheet:
    """Return the reader's sheet with everything marked in the running turn."""
    assert view.seat is not None, "only a player has a sheet"
    return view.sheets[view.seat] if view.own is None else view.own.sheet


def value_of(view: View, quadrant: int) -> str:
    """Return what the next visit of a temple gives, as it stands on the map.

    That are points, or with the expert side the number of bonus crosses.
    """
    struck = view.struck[quadrant]
    if struck >= len(view.temple_values):
        return "–"
    value = view.temple_values[struck]
    return f"+{value}" if "temples" in view.expert else str(value)


def land_of(view: View, sheet: Sheet | None = None) -> Land:
    """Return the map, with tile numbers on villages and what temples give, or gave on a sheet."""
    inside = [
        (square, str(placed.tile))
        for square, placed in zip(view.villages, view.layout, strict=True)
    ]
    for quadrant, square in enumerate(view.temples):
        if square == NOWHERE:
            continue
        points = None if sheet is None else sheet.temples[quadrant]
        value = value_of(view, quadrant) if points is None else str(points)
        inside.append((square, QUADRANT_LETTERS[quadrant] + value))
    return Land(view.terrain, view.symbols, tuple(inside))


def bare_land(view: View) -> Land:
    """Return the map without numbers and letters."""
    return Land(view.terrain, view.symbols)


def landscape_of(view: View) -> Landscape:
    """Return the geometry of the map."""
    return _landscape(view.terrain, view.symbols)


@lru_cache(maxsize=64)
def _landscape(terrain: str, symbols: str) -> Landscape:
    return Landscape(terrain, symbols)


def own_marks(view: View) -> dict[int, tuple[Mark, str]]:
    """Return what is marked on the reader's map: crosses, the draft, legal and closed squares."""
    marks: dict[int, tuple[Mark, str]] = dict.fromkeys(squares(view.closed), ("closed", ""))
    sheet = own_sheet(view)
    marks |= dict.fromkeys(squares(sheet.crosses), ("cross", ""))
    if view.own is not None:
        marks |= {
            square: ("draft", str(number)) for number, square in enumerate(view.own.marked, 1)
        }
    marks |= dict.fromkeys(within_reach(view), ("reach", ""))
    marks |= {square: ("legal", name(square)) for square in choices(view)}
    return marks


def crosses(sheet: Sheet) -> dict[int, tuple[Mark, str]]:
    """Return the crosses of a sheet as marks."""
    return dict.fromkeys(squares(sheet.crosses), ("cross", ""))


def choices(view: View) -> tuple[int, ...]:
    """Return the squares that the reader may choose now."""
    if view.decision is None:
        return ()
    return tuple(move.square for move in view.decision.moves if isinstance(move, Cross | Village))


def public_marks(view: View, seat: int) -> dict[int, tuple[Mark, str]]:
    """Return what is marked on a player's map for all to see; the last turn stands out."""
    fresh = mask_of(square for turn in view.news if turn.seat == seat for square in turn.marked)
    crosses = view.sheets[seat].crosses
    return {s: ("fresh" if fresh >> s & 1 else "cross", "") for s in squares(crosses)}


def within_reach(view: View) -> tuple[int, ...]:
    """Return the squares where the next cross could lie, while the reader chooses a terrain.

    With a card these are the squares of its sides; squares that only a map leads to are left out.
    """
    if view.decision is None or not is_laid_out(view):
        return ()
    terrains = {
        letter
        for move in view.decision.moves
        for letter in (
            move.side
            if isinstance(move, Side | Take)
            else move.terrain
            if isinstance(move, Begin | Bonus)
            else ""
        )
    }
    sheet = own_sheet(view)
    taken = sheet.crosses | view.closed
    if sheet.keys == sheet.keys_used:
        taken |= mask_of(square for square in view.temples if square != NOWHERE)
    beside = squares(neighbours(sheet.crosses) & ~taken)
    return tuple(square for square in beside if view.terrain[square] in terrains)


@dataclass(frozen=True, slots=True)
class CardSide:
    """A side of the card as a reader sees it.

    ``crosses`` is how many the reader has there, 0 if none, ``None`` if that is not known yet.
    ``named``: the active player chose it, or it is the near side of a solo card. ``taken``: the
    reader has put the crosses of this turn there.
    """

    terrains: str
    crosses: int | None
    named: bool
    taken: bool


def card_sides(view: View) -> tuple[CardSide, ...]:
    """Return both sides of the card of this turn; none while there is no card."""
    if view.card is None:
        return ()
    return tuple(_side(view, side) for side in view.card)


def _side(view: View, side: str) -> CardSide:
    taken = view.own is not None and not view.own.map and view.own.side == side
    if view.players == 1:
        near = side == view.near
        return CardSide(side, MORE if near else FEWER, near, taken)
    named = side == view.side
    if view.active is None:
        return CardSide(side, MORE, named=False, taken=taken)
    if view.seat is not None and view.seat == view.active and view.side is None:
        return CardSide(side, MORE, named, taken)
    if view.seat is None or view.side is None:
        return CardSide(side, None, named, taken)
    if view.seat == view.active:
        return CardSide(side, MORE if named else 0, named, taken)
    return CardSide(side, FEWER if named else MORE, named, taken)
