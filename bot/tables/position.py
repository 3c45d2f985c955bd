"""Where a game stands: its state, how much each seat has answered, and every view, built once."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Any

from engines.core import AnyGame, Played, decision_of

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

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or everybody (``None``), may know."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def question(self, seat: int) -> str:
        """Return a short name for what the seat is asked now.

        The name is the same as long as the seat's own question is, whatever other seats do, and
        another one when the same words are asked again later.
        """
        asked = self.view(seat).decision
        what = None if asked is None else (asked.kind, asked.moves, asked.facts)
        text = repr((seat, self.answered[seat], what))
        return hashlib.blake2b(text.encode(), digest_size=LETTERS // 2).hexdigest()

    def after(self, played: tuple[Played, ...]) -> Position:
        """Return the position after some moves."""
        if not played:
            return self
        answered = list(self.answered)
        for one, asked in zip(played, self.asked(played), strict=True):
            answered[one.seat] += asked
        return Position(self.game, played[-1].state, tuple(answered))

    def asked(self, played: tuple[Played, ...]) -> tuple[bool, ...]:
        """Return of each of some moves whether it answered a question of its seat."""
        states = (self.state, *(one.state for one in played))
        return tuple(
            (asked := decision_of(self.game, state, one.seat)) is not None
            and one.move in asked.moves
            for state, one in zip(states, played, strict=False)
        )
