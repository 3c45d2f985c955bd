"""The state of a game of Expedition (1996), secrets included, and its options."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import Field

from engines.core import Chance, Options
from engines.routes.board import Board
from engines.routes.cards import Cards
from engines.routes.recent import News
from engines.routes.stored import PointOrNone, Points, PointsBySeat


class ExpeditionOptions(Options):
    """Options of Expedition (1996)."""

    variant_a: bool = Field(
        default=False, description="Variant A: mark as many missions as you like, loop rule"
    )
    variant_b: bool = Field(
        default=False, description="Variant B: only self-chosen chips; first to collect all wins"
    )
    first_player: int | None = Field(
        default=None, ge=1, le=6, description="Seat number of the first player; drawn if not named"
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The state of a game. Places and missions are the network's points by number."""

    chance: Chance
    variant_a: bool
    variant_b: bool
    board: Board
    cards: Cards
    """Hands, row and deck; in variant B there are none (Q96-801)."""

    placer: int | None
    """Who places a chip now; ``None`` once all are placed (Q96-103)."""

    steps: int
    """Turns of placing chips that are over."""

    to_place: tuple[int, ...]
    """By seat: chips not yet placed."""

    dropped: tuple[int, ...]
    """By seat: chips that left the game unused (Q96-702)."""

    chips: PointsBySeat
    """By seat: places that carry a chip, in the order in which they were chosen."""

    collected: PointsBySeat
    """By seat: places from which a chip was taken back (Q96-402, Q96-803)."""

    opened: PointsBySeat
    """By seat: missions laid open from the hand (Q96-401)."""

    taken: PointsBySeat
    """By seat: missions taken from the row (Q96-405)."""

    sunk: PointsBySeat
    """By seat: missions put under the deck and not drawn since; the seat knows they are there."""

    given: PointOrNone = None
    """The mission given away in an exchange, until the player has chosen which one to keep."""

    drawn: Points = ()
    """The two missions drawn in that exchange (Q96-503)."""

    news: News
    """What the turns of the last round changed on the board."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.to_place)

    @property
    def turn(self) -> int:
        """Turns from 1, those of placing chips included."""
        return self.steps + self.board.turn
