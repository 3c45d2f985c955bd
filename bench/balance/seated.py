"""The computer players of one game: each plays the plan of its turn as far as it goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core import AnyGame, Chance
from engines.players.player import SECONDS, budget, planned


class Seated:
    """Chooses the moves of all seats, in each turn with as many positions as at a table."""

    def __init__(
        self, game: AnyGame, players: Sequence[str], seed: str, positions: int | None = None
    ) -> None:
        self._game, self._players, self._chance = game, players, Chance.from_seed(seed)
        self._positions = budget(game, SECONDS) if positions is None else positions
        self._plans = dict[int, tuple[Any, ...]]()
        self._left = dict[tuple[int, int], int]()

    def move(self, state: Any, seat: int) -> Any:
        """Return the next move of a seat that is asked something.

        :raises UnknownPlayer: if there is no player of that name.
        """
        plan = self._plans.get(seat)
        if not plan or self._game.refusal(state, seat, plan[0]) is not None:
            # As in players.turn: each plan of a turn has half of what is left.
            turn = seat, self._game.view(state, None).turn
            left = self._left.get(turn, self._positions)
            left -= left // 2
            self._left = {turn: left}
            plan, self._chance = planned(
                self._players[seat], self._game, state, seat, self._chance, left
            )
        self._plans[seat] = plan[1:]
        return plan[0]
