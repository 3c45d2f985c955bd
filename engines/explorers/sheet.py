"""What a player writes down: the sheet, the draft of a running turn, and turns that are over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.explorers.landscape import Quadrant, Square, Squares

Stage: TypeAlias = Literal["choose", "cross", "bonus", "bonus-cross", "done", "committed"]
Basket: TypeAlias = tuple[int, int, int]
"""Apples, carrots and fish crossed in one round."""

Visit: TypeAlias = tuple[Quadrant, int]
"""A temple, by the letter of its quadrant, and what the visit gives: the points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A player's map and tracks.

    ``keys`` and ``maps`` count all that were found, ``keys_used`` and ``maps_used`` those of them
    that are struck. ``baskets`` has the provisions crossed in each of the four rounds. ``temples``
    are the points of the temple in each quadrant, ``races`` those of each achievement in play,
    ``None`` where there are none yet; of an achievement that is no race there never are.
    ``provision_points`` and ``gem_points`` are the points of the rounds that are over.
    """

    crosses: Squares
    keys: int = 0
    keys_used: int = 0
    maps: int = 0
    maps_used: int = 0
    gems: int = 0
    baskets: tuple[Basket, ...] = ((0, 0, 0),) * 4
    temples: tuple[int | None, ...] = (None,) * 4
    races: tuple[int | None, ...] = ()
    provision_points: tuple[int, ...] = ()
    gem_points: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A player's running turn, secret until all have committed.

    ``sheet`` is the sheet as marked so far. ``side`` are the terrains of the regular crosses and
    ``crosses`` their number, ``map`` says whether a map was struck for them; ``side`` is empty
    until that is chosen. ``marked`` are the squares of this turn in order. ``allowed`` are the
    terrains for the next cross and ``left`` how many are still to be placed, of the regular ones
    or of the bonus batch; the terrain of a lost batch stays. ``horses`` extra crosses come before.
    ``batches`` are the sizes of the bonus batches that wait (XP-722), ``visits`` the temples
    crossed in this turn.
    """

    sheet: Sheet
    stage: Stage
    side: str = ""
    crosses: int = 0
    map: bool = False
    marked: tuple[Square, ...] = ()
    allowed: str = ""
    left: int = 0
    horses: int = 0
    batches: tuple[int, ...] = ()
    visits: tuple[Visit, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What a seat did in a turn that is over.

    ``side``, ``crosses`` and ``map`` are what was chosen, ``marked`` the squares crossed in order.
    ``races`` are (achievement, points). ``baskets`` and ``gems`` are the points of the round that
    ended with this turn, ``None`` if none did.
    """

    seat: int
    side: str
    crosses: int
    map: bool
    marked: tuple[Square, ...]
    visits: tuple[Visit, ...] = ()
    races: tuple[tuple[str, int], ...] = ()
    baskets: int | None = None
    gems: int | None = None
