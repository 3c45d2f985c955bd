"""The view: what a seat may know (RT-951 to RT-954, Q96-951, Q96-952). :mod:`views` builds it.

Points are named by their ids in the network, colours by ``red``, ``yellow`` and ``blue``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines import core
from engines.core import Decision
from engines.expedition_1996.moves import TaggedMove
from engines.routes.moves import Colour
from engines.routes.view import Expedition, Turn

Phase: TypeAlias = Literal["chips", "turn", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A mission in the reader's hand; ``marked`` if his chip lies on its place."""

    place: str
    marked: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A seat's running points by source, the last two negative (Q96-602)."""

    missions: int
    """Own missions laid open."""

    chips: int
    """Own chips collected."""

    row: int
    """Missions taken from the row."""

    unfulfilled: int
    """Missions still in hand: minus points."""

    uncollected: int
    """Own chips still on the board: minus points."""

    @property
    def total(self) -> int:
        """All points together; in variant B only chips collected count (Q96-805)."""
        return self.missions + self.chips + self.row + self.unfulfilled + self.uncollected


@dataclass(frozen=True, slots=True, kw_only=True)
class View(core.View):
    """The table as ``seat`` sees it; with ``seat=None``, what everybody knows."""

    decision: Decision[TaggedMove] | None
    players: int
    variant_a: bool
    variant_b: bool
    phase: Phase
    """``chips`` while chips are placed, ``turn`` while expeditions travel, ``over``."""

    first: int
    """The first player."""

    active: int | None
    """Whose turn it is, also while chips are placed; ``None`` at the end."""

    round: int
    """From 1; 0 while chips are placed."""

    last_round: bool
    """Whether the round under way is the last (RT-809)."""

    expeditions: tuple[Expedition, ...]
    news: tuple[Turn, ...]
    """What changed on the board since the reader's own last turn, in the running one as well; for
    everybody, what the running turn changed or, until it has changed anything, the one before."""

    # What must still be done in this turn, and what it used up.
    main: bool
    """Whether the main arrow is owed (RT-702)."""

    branch: Colour | None
    """The colour on which a branch is owed (RT-506)."""

    bonuses: int
    """Open bonus arrows (RT-403)."""

    spent: int
    """Vouchers spent in this turn (RT-705)."""

    looped: tuple[Colour, ...]
    """Colours that formed a loop in this turn (RT-504)."""

    exchanging: bool
    """Whether the active seat has to choose which mission to keep."""

    # Vouchers: by seat, and the supply. Those spent in this turn are in neither (RT-708).
    tickets: tuple[int, ...]
    supply: int

    # Missions: the public row, sizes, and what was scored, by seat.
    row: tuple[str, ...]
    deck_size: int
    hand_sizes: tuple[int, ...]
    opened: tuple[tuple[str, ...], ...]
    """By seat: missions laid open from the hand."""

    taken: tuple[tuple[str, ...], ...]
    """By seat: missions taken from the row."""

    unfulfilled: tuple[tuple[str, ...], ...]
    """At the end, by seat: missions that stayed in hand; before, empty."""

    # Chips, by seat.
    chips: tuple[tuple[str, ...], ...]
    """Places with a chip of the seat."""

    to_place: tuple[int, ...]
    """Chips that are still to be placed."""

    dropped: tuple[int, ...]
    """Chips that left the game unused (variant A)."""

    collected: tuple[tuple[str, ...], ...]
    """Places from which the seat took its chip back."""

    scores: tuple[Score, ...]

    # The reader's own; empty for others.
    hand: tuple[Held, ...]
    given: str | None
    """The mission given away in the running exchange."""

    drawn: tuple[str, ...]
    """The two missions drawn in the running exchange; the player must keep one."""

    sunk: tuple[str, ...]
    """Missions that the reader put under the deck and that nobody has drawn since."""
