"""Every event of Expedition (1996): the shared ones, and those of chips and missions.

Events with ``reveals`` stop undo (RT-952): chips placed, draws, the ends of turns and of the game,
and an arrow that reaches a place if its player did not know where the place's mission was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from typing_extensions import override

from engines.core import SeatEvent


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipPlaced(SeatEvent):
    """A player placed a chip and has ``left`` more to place (Q96-201, Q96-802)."""

    place: str
    left: int
    kind: Literal["chip-placed"] = "chip-placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(SeatEvent):
    """A player places no more chips; ``unable`` if nothing was left to choose (Q96-702, Q96-703).

    ``unused`` chips leave the game.
    """

    unused: int
    unable: bool
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionOpened(SeatEvent):
    """A player's mission was laid open, as its place was reached; ``chip`` if it was marked."""

    place: str
    chip: bool
    follows: ClassVar[bool] = True
    kind: Literal["mission-opened"] = "mission-opened"

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """A point, and one for the chip (Q96-401, Q96-402)."""
        return ((self.seat, 2 if self.chip else 1),)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipCollected(SeatEvent):
    """Variant B: the owner took a chip back and has ``left`` more on the board (Q96-803)."""

    place: str
    left: int
    earns: ClassVar[int] = 1  # all that counts in variant B (Q96-805)
    follows: ClassVar[bool] = True
    kind: Literal["chip-collected"] = "chip-collected"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchanged(SeatEvent):
    """A player spent a voucher to exchange a mission; which ones is secret (Q96-503)."""

    kind: Literal["exchanged"] = "exchanged"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeDrawn(SeatEvent):
    """The mission given away and those drawn, for their owner."""

    given: str
    drawn: tuple[str, ...]
    follows: ClassVar[bool] = True
    kind: Literal["exchange-drawn"] = "exchange-drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionKept(SeatEvent):
    """The mission kept and the one put back, for their owner; ``returned`` may be empty."""

    kept: str
    returned: str
    follows: ClassVar[bool] = True
    kind: Literal["mission-kept"] = "mission-kept"
