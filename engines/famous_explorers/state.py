"""The state of a game of Famous Explorers, secrets included, and its options."""

from __future__ import annotations

from dataclasses import dataclass

from pydantic import Field

from engines.core import Chance, Options
from engines.famous_explorers.market import EventId, ExplorerId
from engines.famous_explorers.view import Owed
from engines.routes.board import Board
from engines.routes.cards import Cards
from engines.routes.recent import News
from engines.routes.stored import PointOrNone, Points, PointsBySeat, PointSet, PointsOrNone

MARKS = 4
"""FE-201: marks that each player places."""


class FamousExplorersOptions(Options):
    """Options of Famous Explorers; "basic" has none of them, "full" all."""

    new_rule_1: bool = Field(
        default=False, description="New Rule 1: late cards only in your own turn, one a turn"
    )
    new_rule_2: bool = Field(default=False, description="New Rule 2: no ticket arrow to a red dot")
    explorers_events: bool = Field(
        default=False, description="Explorer and Event cards may be bought with tickets"
    )
    secret_destinations: bool = Field(
        default=False, description="Secret Destinations: two face-down cards in the row"
    )
    first_player: int | None = Field(
        default=None, ge=1, le=6, description="Seat number of the first player; drawn if not named"
    )


ADVANCED = ("new_rule_1", "new_rule_2", "explorers_events", "secret_destinations")
PRESETS = {
    "basic": dict.fromkeys(ADVANCED, False),
    "full": dict.fromkeys(ADVANCED, True),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What the active seat has to do before anything else; ``colours`` are used up, as bits."""

    kind: Owed
    colours: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The state of a game. Places and cards are the network's points by number."""

    chance: Chance
    new_rule_1: bool
    new_rule_2: bool
    explorers_events: bool
    secret_destinations: bool
    board: Board
    cards: Cards
    """Hands, row, deck and discards."""

    # Set-up.
    marker: int | None
    """Who redraws or marks now; ``None`` once all marks are placed."""

    redrawing: bool
    """Whether hands without four legal marks are being redrawn (FE-208)."""

    steps: int
    """Turns of the set-up that are over."""

    tossed: Points
    """Cards that the marker has put aside to redraw; they are in no hand."""

    to_mark: tuple[int, ...]
    """By seat: marks not yet placed."""

    # By seat.
    marks: PointsBySeat
    """Places with a mark."""

    scored: PointsBySeat
    """Cards scored from the hand, in order."""

    with_mark: PointsBySeat
    """Those of them scored with a mark."""

    taken: PointsBySeat
    """Cards taken from the row."""

    claimed: PointsBySeat
    """Secrets scored."""

    corrections: tuple[int, ...]
    """Points won and lost by wrong reveals (FE-911, FE-912)."""

    held: PointsBySeat
    """Cards held back (FE-304)."""

    shown: PointsBySeat
    """Cards everybody knows to be in hand: marked, and no card given away face down since."""

    own_discards: PointsBySeat
    """Cards in the discards that the seat put there."""

    # The board.
    reached: PointSet = 0
    """Places that any expedition has reached, as bits (FE-303)."""

    given: PointOrNone = None
    """The card given away, until the player has chosen which one to keep."""

    drawn: Points = ()
    """The cards drawn for it (FE-402, FE-834)."""

    tasks: tuple[Task, ...] = ()
    """What has to be done before anything else, beginning with the last task."""

    late: bool = False
    """Whether the active seat scored its late card of this turn (FE-701)."""

    # Explorers and Events.
    market: tuple[ExplorerId | EventId | None, ...] = ()
    away: ExplorerId | None = None
    event_deck: tuple[EventId, ...] = ()
    """The next card is the last."""

    explorers: tuple[tuple[ExplorerId, ...], ...] = ()
    kept_events: tuple[tuple[EventId, ...], ...] = ()
    gone: tuple[EventId, ...] = ()
    """Events that left the game."""

    bought: bool = False
    """Whether a card was bought in this turn (FE-803)."""

    # Secret Destinations.
    secrets: PointsOrNone = ()
    """The cards in slots A and B; no slots without the option."""

    peeked: tuple[tuple[int, ...], ...] = ()
    """By slot: seats whose tokens lie there, in the order in which they peeked."""

    window: PointOrNone = None
    """The place just reached by an arrow, while a Secret may be turned over (FE-906)."""

    shown_discards: Points = ()
    """Cards in the discards that everybody has seen."""

    news: News
    """What the turns of the last round changed on the board."""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.to_mark)

    @property
    def turn(self) -> int:
        """Turns from 1, those of the set-up included."""
        return self.steps + self.board.turn

    @property
    def task(self) -> Task | None:
        """What has to be done first."""
        return self.tasks[-1] if self.tasks else None
