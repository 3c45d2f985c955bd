"""What happens at the end of a turn, the automa's included, for :mod:`events`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from typing_extensions import override

from engines.core import END_NEAR, Event, SeatEvent
from engines.core import RoundBegan as RoundBegan
from engines.siberia.content.model import Token
from engines.siberia.rules.moves import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEvent(SeatEvent):
    """Something that happened to a card."""

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored(SeatEvent):
    """Items or glory tokens of a player are worth so many coins more (SB-905, SB-906)."""

    what: Literal["items", "glory"]
    coins: int
    added: ClassVar[bool] = True
    kind: Literal["scored"] = "scored"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """The coins."""
        return ((self.seat, self.coins),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Forfeited(SeatEvent):
    """Exposed actions could not be taken (SB-313)."""

    actions: tuple[Action, ...]
    kind: Literal["forfeited"] = "forfeited"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(SeatEvent):
    """A turn is over; undo ends here."""

    kind: Literal["turn-ended"] = "turn-ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class Triggered(Event):
    """The end was triggered; so many turns are still to come."""

    seat: int | Literal["automa"]
    left: int
    follows: ClassVar[bool] = True
    matters: ClassVar[int] = END_NEAR
    kind: Literal["triggered"] = "triggered"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaTurned(Event):
    """The automa turned up a decision card; ``star`` if its marker reached one."""

    card: str
    marker: int
    star: bool
    kind: Literal["automa-turned"] = "automa-turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaWent(Event):
    """A mech of the automa moved to a place without acting there."""

    mech: Literal["north", "central"]
    place: str
    follows: ClassVar[bool] = True
    kind: Literal["automa-went"] = "automa-went"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaExplored(Event):
    """A mech of the automa turned a location face up and took its map."""

    mech: Literal["north", "central"]
    place: str
    tokens: tuple[Token, ...]
    follows: ClassVar[bool] = True
    kind: Literal["automa-explored"] = "automa-explored"


@dataclass(frozen=True, slots=True, kw_only=True)
class AutomaVanquished(Event):
    """A mech of the automa took corruption from a location."""

    mech: Literal["north", "central"]
    place: str
    tokens: tuple[Token, ...]
    follows: ClassVar[bool] = True
    kind: Literal["automa-vanquished"] = "automa-vanquished"
