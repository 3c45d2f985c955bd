"""What is known of a board before a game begins: the network, and tables derived from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.core import Refusal
from engines.routes.moves import COLOURS
from engines.routes.network import Network, numbers_of
from engines.routes.rules import to_act
from engines.routes.view import Steps, expeditions

POINTS = ("point", "to", "place", "other")
"""Facts of a refusal that are points; its text shows their names."""


class RouteLookup:
    """The network of a game and the tables its rules look things up in. It never changes."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.steps = Steps(network)

    def ids(self, points: Iterable[int]) -> tuple[str, ...]:
        """Return the ids of points."""
        return tuple(map(self.network.ids.__getitem__, points))

    def name(self, point: int | str) -> str:
        """Return the name of a point that is given by its number or id."""
        number = self.network.numbers[point] if isinstance(point, str) else point
        return self.network.points[number].name

    def named(self, why: Refusal | None) -> Refusal | None:
        """Return a refusal with the names of points instead of their ids."""
        if why is None:
            return None
        facts = {
            name: self.name(value) if name in POINTS and value in self.network.numbers else value
            for name, value in why.facts.items()
        }
        return Refusal(why.rule, why.code, facts)

    def public(self, state: Any, setting_up: int | None) -> dict[str, Any]:
        """Return those fields of a view that both games have and everybody may know.

        ``setting_up`` is the seat that does something before the first turn, if that is not over.
        """
        board, cards, ids = state.board, state.cards, self.ids
        asked, playing = to_act(board, setting_up), setting_up is None
        return {
            "turn": state.turn,
            "to_act": asked,
            "players": board.seats,
            "first": board.first,
            "active": asked[0] if asked else None,
            "round": board.round if playing else 0,
            "last_round": board.closing,
            "expeditions": expeditions(self.steps, board),
            "main": board.main and playing and not board.ended,
            "branch": None if board.branch is None else COLOURS[board.branch],
            "bonuses": board.bonuses,
            "spent": board.spent,
            "looped": tuple([COLOURS[colour] for colour in numbers_of(board.looped)]),
            "tickets": board.tickets,
            "supply": board.supply,
            "row": ids(cards.row),
            "deck_size": len(cards.deck),
            "taken": tuple(map(ids, state.taken)),
            "unfulfilled": tuple(map(ids, cards.hands)) if board.ended else ((),) * board.seats,
        }
