"""Whose turn it is, for the headers of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from engines.core import Decision, Outcome
from render.fonts import fitted, font, width_of
from render.routes.say import Say
from render.sentences import cut_to


class Seats(Protocol):
    """What a header needs of a view: who reads, who plays, who won."""

    @property
    def seat(self) -> int | None:
        """The reader."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def active(self) -> int | None:
        """Whose turn it is."""

    @property
    def last_round(self) -> bool:
        """Whether the round under way is the last."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    @property
    def decision(self) -> Decision[Any] | None:
        """What the reader has to choose."""


def on_turn(view: Seats) -> tuple[int, ...]:
    """Return whose turn it is, or who has won."""
    if view.outcome is not None:
        return tuple(view.outcome.winners)
    return () if view.active is None else (view.active,)


def status(
    view: Seats, say: Say, names: Sequence[str], seats: Sequence[int], room: int, size: int
) -> str:
    """Return the sentence for the header; long names are cut, not the sentence."""

    def sentence(limit: int) -> str:
        cut = cut_to(limit, names)
        if view.outcome is not None:
            key = "shared" if len(seats) > 1 else "winner"
            winners = ", ".join(cut[seat] for seat in seats)
            return say(f"board-{key}", name=cut[seats[0]], names=winners)
        if view.seat == seats[0]:
            return say("board-your-turn")
        return say("board-turn", name=cut[seats[0]])

    for limit in range(max(map(len, names), default=1), 3, -1):
        if width_of(sentence(limit), font(size)) <= room:
            return sentence(limit)
    return fitted(sentence(4), size, room)
