"""Every event of Famous Explorers: the shared ones, and those of marks, cards and Secrets.

Events with ``reveals`` stop undo (RT-952): marks placed, draws, peeks, turning Secrets over, the
ends of turns and of the game, and an arrow that reaches a place if its player did not know where
the place's card was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from typing_extensions import override

from engines.core import Event, SeatEvent
from engines.famous_explorers.moves import Slot

# --- set-up --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Redrawn(SeatEvent):
    """A player whose hand did not allow four marks redrew ``count`` cards (FE-208)."""

    count: int
    kind: Literal["redrawn"] = "redrawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class RedrawSeen(SeatEvent):
    """The cards put aside and those drawn for them, for their owner."""

    tossed: tuple[str, ...]
    drawn: tuple[str, ...]
    follows: ClassVar[bool] = True
    kind: Literal["redraw-seen"] = "redraw-seen"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkPlaced(SeatEvent):
    """A player marked a place and has ``left`` more marks to place (FE-201)."""

    place: str
    left: int
    kind: Literal["mark-placed"] = "mark-placed"


# --- cards ---------------------------------------------------------------------------------

How: TypeAlias = Literal["reached", "command", "late", "spyglass", "end"]
"""What made a card score: its place just reached, a command, a late command (FE-701), and so on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardScored(SeatEvent):
    """A card was scored from a hand: ``mark`` if its owner's mark lay on the place (FE-301)."""

    place: str
    mark: bool
    how: How
    follows: ClassVar[bool] = True
    kind: Literal["card-scored"] = "card-scored"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """A point, and one for the mark (FE-301)."""
        return ((self.seat, 2 if self.mark else 1),)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardGiven(SeatEvent):
    """A player discarded a card to draw others; which ones is secret (FE-402, FE-834)."""

    by: Literal["exchange", "gossip"]
    count: int
    """How many cards were drawn."""

    kind: Literal["card-given"] = "card-given"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(SeatEvent):
    """The card given away and those drawn, for their owner."""

    given: str
    drawn: tuple[str, ...]
    follows: ClassVar[bool] = True
    kind: Literal["cards-drawn"] = "cards-drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKept(SeatEvent):
    """The card kept and those discarded, for their owner; ``returned`` may be empty."""

    kept: str
    returned: tuple[str, ...]
    follows: ClassVar[bool] = True
    kind: Literal["card-kept"] = "card-kept"


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckShuffled(Event):
    """The deck was empty, so the discards became the deck (FE-403)."""

    count: int
    follows: ClassVar[bool] = True
    kind: Literal["deck-shuffled"] = "deck-shuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldChanged(SeatEvent):
    """Cards were held back or released; only their owner learns of it (FE-304, FE-952)."""

    places: tuple[str, ...]
    held: bool
    kind: Literal["hold-changed"] = "hold-changed"


# --- Explorers and Events ------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class CardBought(SeatEvent):
    """A player bought an Explorer or Event for ``price`` tickets (FE-802)."""

    card: str
    price: int
    kind: Literal["card-bought"] = "card-bought"


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotFilled(Event):
    """The next Event of the deck was laid in the empty slot (FE-804)."""

    card: str
    follows: ClassVar[bool] = True
    kind: Literal["slot-filled"] = "slot-filled"


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotEmpty(Event):
    """The Event deck is empty, so the slot stays empty (FE-804)."""

    follows: ClassVar[bool] = True
    kind: Literal["slot-empty"] = "slot-empty"


@dataclass(frozen=True, slots=True, kw_only=True)
class EventPlayed(SeatEvent):
    """A player played a kept Event (FE-806)."""

    card: str
    matters: ClassVar[int] = 1
    kind: Literal["event-played"] = "event-played"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkMoved(SeatEvent):
    """A player moved a mark to another place by the New Bearings (FE-835)."""

    start: str
    to: str
    kind: Literal["mark-moved"] = "mark-moved"


# --- Secret Destinations -------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeked(SeatEvent):
    """A player looked at a Secret and put a token on it (FE-902)."""

    slot: Slot
    kind: Literal["peeked"] = "peeked"


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretSeen(SeatEvent):
    """The Secret that was looked at, for the player who did."""

    slot: Slot
    place: str
    follows: ClassVar[bool] = True
    kind: Literal["secret-seen"] = "secret-seen"


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretClaimed(SeatEvent):
    """The active player's arrow reached a Secret; ``known`` if he had a token on it (FE-905)."""

    slot: Slot
    place: str
    known: bool
    earns: ClassVar[int] = 2  # the card and the Secret (FE-905)
    kind: Literal["secret-claimed"] = "secret-claimed"


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretMissed(SeatEvent):
    """A Secret was turned over that was not at the place reached.

    ``wrong`` if no expedition is at its place (FE-911); otherwise it has no effect (FE-910).
    ``gaining_seats`` each gain a point by it (FE-912).
    """

    slot: Slot
    place: str
    wrong: bool
    gaining_seats: tuple[int, ...]
    matters: ClassVar[int] = 1
    kind: Literal["secret-missed"] = "secret-missed"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """A point for each who had peeked at it (FE-912)."""
        return tuple((seat, 1) for seat in self.gaining_seats)


@dataclass(frozen=True, slots=True, kw_only=True)
class PointLost(SeatEvent):
    """A wrong reveal cost its player a point (FE-911)."""

    earns: ClassVar[int] = -1
    kind: Literal["point-lost"] = "point-lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkDropped(SeatEvent):
    """A wrong reveal cost its player a mark on the board (FE-911, FE-913)."""

    place: str
    kind: Literal["mark-dropped"] = "mark-dropped"


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretLaid(Event):
    """A new Secret lies face down in the slot, or none if no card is left (FE-914)."""

    slot: Slot
    empty: bool
    follows: ClassVar[bool] = True
    kind: Literal["secret-laid"] = "secret-laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretsShown(Event):
    """The Secrets that nobody claimed, at the end of the game (FE-917)."""

    places: tuple[str, ...]
    kind: Literal["secrets-shown"] = "secrets-shown"
