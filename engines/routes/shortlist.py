"""Which moves a computer player looks at: all but those that only take back and lay again.

A removal that leads back to a green dot gives a bonus arrow, and one that leads back to a red dot
its ticket. One small move ahead both look like a gain; but mostly no more can be done with it than
to lay the same arrow again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from engines.core import AnyGame, decision_of
from engines.routes.board import Board
from engines.routes.evaluation import WEIGHTS
from engines.routes.moves import COLOURS, Branch, Lay, Remove
from engines.routes.network import Network, head_of
from engines.routes.recent import News


class Position(Protocol):
    """The part of the states of both games that is used here."""

    @property
    def board(self) -> Board: ...
    @property
    def news(self) -> News: ...
    @property
    def turn(self) -> int: ...


def of(game: AnyGame, network: Network, state: Position, moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the moves of the active seat that are worth a look, in order; at least one.

    An arrow that was removed in this turn is not laid again, and one that was laid in it is not
    removed, unless a place was reached by it. Any other removal is left out unless the seat stands
    better after it than before; a bonus arrow that it gives counts for nothing.
    """
    moves = tuple([move for move in moves if not _undoes(network, state, move)]) or moves
    removals = [move for move in moves if isinstance(move, Remove)]
    if not removals:
        return moves
    seat, before = state.board.active, state.board.bonuses
    now, idle = game.standing(state, seat), set[Remove]()
    for move in removals:
        after, _events = game.apply(state, seat, move)
        bonuses = max(0, after.board.bonuses - before)
        if game.standing(after, seat) - WEIGHTS.arrow * bonuses <= now:
            idle.add(move)
    return tuple([move for move in moves if move not in idle]) or moves


def advisable(
    game: AnyGame, network: Network, state: Position, moves: tuple[Any, ...]
) -> tuple[Any, ...]:
    """Return the moves of :func:`of` that a hint may advise, in order; at least one.

    One arrow is removed in a turn, and only if the seat stands better after the best arrow that it
    can lay then than after the best move without.
    """
    moves = of(game, network, state, moves)
    others = tuple([move for move in moves if not isinstance(move, Remove)])
    if len(others) in (0, len(moves)):
        return moves
    if state.news and state.news[-1].turn == state.turn and state.news[-1].removed:
        return others
    seat = state.board.active
    least = _best(game, state, seat, others)
    return tuple([m for m in moves if m in others or _after_removal(game, state, seat, m) > least])


def _after_removal(game: AnyGame, state: Any, seat: int, removal: Remove) -> float:
    """Return how well the seat stands after an arrow is removed and the best one laid."""
    after, _events = game.apply(state, seat, removal)
    asked = decision_of(game, after, seat)
    laying = () if asked is None else [m for m in asked.moves if not isinstance(m, Remove)]
    return _best(game, after, seat, laying)


def _best(game: AnyGame, state: Any, seat: int, moves: Iterable[Any]) -> float:
    """Return how well the seat stands after the best of some moves."""
    after = (game.apply(state, seat, move)[0] for move in moves)
    return max((game.standing(then, seat) for then in after), default=float("-inf"))


def _undoes(network: Network, state: Position, move: Any) -> bool:
    """Whether a move lays again what was removed in this turn, or removes what was laid in it."""
    if not isinstance(move, Lay | Branch | Remove):
        return False
    if not state.news or state.news[-1].turn != state.turn:
        return False
    changes, numbers = state.news[-1], network.numbers
    colour = COLOURS.index(move.colour)
    route = state.board.routes[colour]
    if isinstance(move, Remove):
        arrow = route.arrows[-1]
        return (colour, arrow) in changes.laid and not network.places >> head_of(arrow) & 1
    tail = numbers[move.start] if isinstance(move, Branch) else route.tip
    return (colour, network.arrow(tail, numbers[move.to])) in changes.removed
