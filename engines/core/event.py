"""Something that happened, shown to everybody or to some seats only."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, ClassVar, Literal, Union

from pydantic import Field
from typing_extensions import override

END_NEAR = 100
"""What it matters that the end of the game has come near: more than any points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The base of every game's events.

    ``audience`` is ``None`` for everybody, else the seats that may learn of it. ``reveals`` is
    true when something hidden became known; undo does not go back beyond it.
    """

    audience: tuple[int, ...] | None = None
    reveals: bool = False
    follows: ClassVar[bool] = False
    """Whether it is told in one line with what happened before it, whoever did that.

    Otherwise that is so only if both have the same ``seat``.
    """

    matters: ClassVar[int] = 0
    """How much it is worth telling beyond the points that it brings, as if it were points."""

    added: ClassVar[bool] = False
    """Whether earlier versions did not tell it, so that games which they began may lack it."""

    retells: ClassVar[tuple[str, ...]] = ()
    """The kinds of earlier events of the same seat, seen by it alone, which it tells to all."""

    @property
    def earned(self) -> tuple[tuple[int, int], ...]:
        """How it changes the points that everybody sees (:meth:`Game.points`): (seat, points)."""
        return ()

    @property
    def weight(self) -> int:
        """How much it is worth telling, for whoever tells the most valuable first.

        0 is left out where room is scarce.
        """
        return self.matters + sum(abs(points) for _seat, points in self.earned)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatEvent(Event):
    """What a seat did, or what happened to it."""

    seat: int
    earns: ClassVar[int | str] = 0
    """The points that it always brings its seat, or the field with its points."""

    @property
    @override
    def earned(self) -> tuple[tuple[int, int], ...]:
        """What :attr:`earns` says."""
        if not self.earns:
            return ()
        points = getattr(self, self.earns) if isinstance(self.earns, str) else self.earns
        return ((self.seat, points),)


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round of play begins; logs show it as a heading. A game that has it lists it in its union.

    ``round`` counts from 1.
    """

    round: int
    added: ClassVar[bool] = True
    kind: Literal["round-began"] = "round-began"


def events_in(*modules: ModuleType) -> Any:
    """Return the union of every kind of event that some modules name, for a game's codec."""
    named = (value for module in modules for value in vars(module).values())
    kinds = dict.fromkeys(
        value
        for value in named
        if isinstance(value, type) and issubclass(value, Event) and "kind" in value.__slots__
    )
    return Annotated[Union[tuple(kinds)], Field(discriminator="kind")]  # noqa: UP007
