"""The computer players of one game, who share one chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core import AnyGame, Chance
from engines.players import Planner


class Seated:
    """Chooses the moves of all seats, in each turn with as many positions as at a table."""

    def __init__(
        self, game: AnyGame, players: Sequence[str], seed: str, positions: int | None = None
    ) -> None:
        self._planners = [Planner(game, seat, name, positions) for seat, name in enumerate(players)]
        self._chance = Chance.from_seed(seed)

    def move(self, state: Any, seat: int) -> Any:
        """Return the next move of a seat that is asked something.

        :raises UnknownPlayer: if there is no player of that name.
        """
        move, self._chance = self._planners[seat].move(state, self._chance)
        return move
