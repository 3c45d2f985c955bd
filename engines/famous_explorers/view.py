"""The view: what a seat may know (FE-951, FE-952). :mod:`views` builds it.

Points are named by their ids in the network, colours by ``red``, ``yellow`` and ``blue``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engines import core
from engines.core import Decision
from engines.famous_explorers.moves import Slot, TaggedMove
from engines.routes.moves import Colour
from engines.routes.view import Expedition, Turn

Phase: TypeAlias = Literal["redraw", "marks", "turn", "over"]
Owed: TypeAlias = Literal[
    "march", "bridge", "gossip", "bearings", "wind", "spyglass", "keep", "drop"
]
"""What an Event, an exchange or a wrong reveal still asks the active seat for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A card in the reader's hand.

    ``marked``: the reader's mark lies on its place. ``held``: it is held back (FE-304).
    ``reached``: an expedition has been there (FE-303). ``scorable``: it may be scored now.
    """

    place: str
    marked: bool
    held: bool
    reached: bool
    scorable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Secret:
    """A Secret Destination (FE-901): the seats whose tokens lie on it, in order.

    ``place`` is known to the seats that have peeked, and to everybody at the end; ``empty`` if no
    card lies there.
    """

    slot: Slot
    peeked: tuple[int, ...]
    place: str | None
    empty: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A seat's running points by source (FE-502)."""

    cards: int
    """One per Expedition card scored, from hand or row, Secrets included."""

    marks: int
    """One more per card with the seat's own mark."""

    secrets: int
    """One more per Secret."""

    corrections: int
    """Points gained and lost by wrong reveals (FE-911, FE-912)."""

    explorers: int
    """What the seat's Explorers would score now."""

    events: int
    """What the Lecture Tour would score now (FE-840)."""

    unfulfilled: int
    """Cards still in hand, but for those that a Sealed Letter spares: minus points."""

    unclaimed: int
    """The seat's marks still on the board: minus points."""

    @property
    def track(self) -> int:
        """The points on the score track, as they stand during the game (FE-106)."""
        return self.cards + self.marks + self.secrets + self.corrections

    @property
    def total(self) -> int:
        """All points together, as if the game ended now."""
        return self.track + self.explorers + self.events + self.unfulfilled + self.unclaimed


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """What an Explorer scores for its owner as things stand (FE-821 to FE-827)."""

    card: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class View(core.View):
    """The table as ``seat`` sees it; with ``seat=None``, what everybody knows."""

    decision: Decision[TaggedMove] | None
    free_action: Decision[TaggedMove] | None = None
    """The reader's free actions: scoring cards, holding them back."""

    players: int
    new_rule_1: bool
    new_rule_2: bool
    explorers_events: bool
    secret_destinations: bool
    phase: Phase
    """``redraw`` and ``marks`` in the set-up, ``turn`` while expeditions travel, ``over``."""

    first: int
    """The start player."""

    active: int | None
    """Whose turn it is, also in the set-up; ``None`` at the end."""

    round: int
    """From 1; 0 in the set-up."""

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

    owed: Owed | None
    """What has to be done before anything else, if anything."""

    spent: int
    """Tickets spent in this turn (RT-705)."""

    looped: tuple[Colour, ...]
    """Colours that formed a loop in this turn (RT-504)."""

    window: str | None
    """The place just reached, as long as a Secret may be turned over for it (FE-906)."""

    bought: bool
    """Whether a card was bought in this turn (FE-803)."""

    # Tickets: by seat, and the supply. Those spent in this turn are in neither (RT-708).
    tickets: tuple[int, ...]
    supply: int

    # Cards: the public row, sizes, and what was scored, by seat.
    row: tuple[str, ...]
    near_start: tuple[str, ...]
    """Places at distance 1 or 2 from the start, whose cards carry a symbol (FE-104)."""

    deck_size: int
    discard_size: int
    shown_discards: tuple[str, ...]
    """Discards that everybody has seen: Secrets turned over for nothing."""

    hand_sizes: tuple[int, ...]
    scored: tuple[tuple[str, ...], ...]
    """By seat: cards scored from the hand."""

    marked_cards: tuple[tuple[str, ...], ...]
    """By seat: those of them scored with a mark."""

    taken: tuple[tuple[str, ...], ...]
    """By seat: cards taken from the row."""

    claimed: tuple[tuple[str, ...], ...]
    """By seat: Secrets scored."""

    unfulfilled: tuple[tuple[str, ...], ...]
    """At the end, by seat: cards that stayed in hand; before, empty."""

    # Marks, by seat.
    marks: tuple[tuple[str, ...], ...]
    """Places with a mark of the seat."""

    to_mark: tuple[int, ...]
    """Marks that are still to be placed."""

    # Explorers and Events (EE).
    market: tuple[str, ...]
    """The open slots from 1 to 6; an empty slot is an empty string."""

    away: str | None
    """The seventh Explorer, which is not in the game."""

    event_deck_size: int
    explorers: tuple[tuple[Worth, ...], ...]
    """By seat: Explorers bought."""

    kept_events: tuple[tuple[str, ...], ...]
    """By seat: kept Events that were not played."""

    # Secrets (SD); none without the option.
    secrets: tuple[Secret, ...]

    scores: tuple[Score, ...]

    # The reader's own; empty for others.
    hand: tuple[Held, ...] = ()
    tossed: tuple[str, ...] = ()
    """Cards that the reader has put aside to redraw (FE-208)."""

    given: str | None = None
    """The card given away in the running exchange or gossip."""

    drawn: tuple[str, ...] = ()
    """The cards drawn for it; the player must keep one."""

    discarded: tuple[str, ...] = ()
    """Cards in the discards that the reader put there."""
