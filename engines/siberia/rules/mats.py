"""What a player has, and what changed in a turn: open to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines.siberia.content.model import Cell, Token
from engines.siberia.content.terms import Colour
from engines.siberia.rules.moves import Category

Spot: TypeAlias = Literal["refresh", "blank", "move", "play", "gather"]
"""Where an action token lies."""


@dataclass(frozen=True, slots=True)
class Active:
    """A card in the active row and the worker on it."""

    card: str
    worker: Colour | None = None


@dataclass(kw_only=True)
class Mat:
    """What a player has.

    ``workers`` are the available ones, in the order of :data:`effects.COLOURS`. ``solved``,
    ``melded`` and ``upgraded`` are the tucked cards in order, ``glory`` the categories with a
    glory token.
    """

    mech: str
    cell: Cell
    spot: Spot = "refresh"
    power: int = 0
    guile: int = 0
    coins: int = 0
    maps: int = 0
    workers: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    hand: tuple[str, ...] = ()
    row: tuple[Active, ...] = ()
    solved: tuple[str, ...] = ()
    melded: tuple[str, ...] = ()
    upgraded: tuple[str, ...] = ()
    corruption: tuple[Token, ...] = ()
    glory: tuple[Category, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What changed in a turn: whose it was, the cells and holes, and where its mech went."""

    seat: int
    cells: tuple[Cell, ...] = ()
    holes: tuple[str, ...] = ()
    trail: tuple[Cell, ...] = ()
