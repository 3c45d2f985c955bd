"""Where a game stands: its state, how often each seat has answered, and its views, cached."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from engines.core import AnyGame, Decision, Played, decision_of, offered_to

LETTERS = 10
"""Length of a question's name in a custom id."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state of a game, and how many questions each seat has answered on the way to it."""

    game: AnyGame = field(repr=False)
    state: Any = field(repr=False)
    answered: tuple[int, ...]
    _views: dict[int | None, Any] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    _offered: dict[int, Decision[Any] | None] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or everybody (``None``), may know."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def offered(self, seat: int) -> Decision[Any] | None:
        """Return what the seat is asked and may answer, several moves at once among it."""
        if seat not in self._offered:
            self._offered[seat] = offered_to(self.game, self.state, seat)
        return self._offered[seat]

    def question(self, seat: int) -> str:
        """Return a short name for what the seat is asked now.

        The name stays the same while the seat is asked the same question, whatever other seats do.
        If the same question is asked again later, it has another name.
        """
        asked = self.view(seat).decision
        content = None if asked is None else (asked.kind, asked.moves, asked.facts)
        text = repr((seat, self.answered[seat], content))
        return hashlib.blake2b(text.encode(), digest_size=LETTERS // 2).hexdigest()

    def after(self, played: tuple[Played, ...]) -> Position:
        """Return the position after some moves."""
        if not played:
            return self
        answered = list(self.answered)
        for play, asked in zip(played, self.asked(played), strict=True):
            answered[play.seat] += asked
        return Position(self.game, played[-1].state, tuple(answered))

    def asked(self, played: tuple[Played, ...]) -> tuple[bool, ...]:
        """Return for each move whether it answered a question (not a free action)."""
        states = (self.state, *(play.state for play in played))
        return tuple(
            (asked := decision_of(self.game, state, play.seat)) is not None
            and play.move in asked.moves
            for state, play in zip(states, played, strict=False)
        )
