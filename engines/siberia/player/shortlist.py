"""Which moves the computer player looks at: of many of a kind those that promise most.

What a move promises is found without making it. That is faster, and what happens to lie face down
in the one deal that the player imagines makes no difference to it.
"""

from __future__ import annotations

from collections.abc import Mapping

from engines.siberia.player.position_value import PositionValue
from engines.siberia.rules.moves import Go, InOrder, Move, Play, Staff, Sweep, Take

ENOUGH = 2
"""So few moves are all looked at."""

BEST = 2
"""So many moves of a kind are looked at."""


def of(position_value: PositionValue, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves worth a look, in order."""
    values, board = position_value.values, position_value.board
    good = _best(
        {
            move: position_value.way(cell)
            for move in moves
            if isinstance(move, Go) and (cell := board.cell_of(move.place)) is not None
        }
    )
    cell = board.me.cell
    good |= _best({m: values.play(m.card, cell) for m in moves if isinstance(m, Play)})
    good |= _best({m: values.card(m.card) for m in moves if isinstance(m, Take)})
    worst_first = sorted(filter(None, board.state.market), key=values.card)
    swept = [frozenset(worst_first[:count]) for count in range(1, len(worst_first) + 1)]
    with_core = any(isinstance(move, Staff) and move.core for move in moves)
    # Of two parts the last one comes by itself.
    first = moves[0] if len(moves) == 3 and isinstance(moves[2], InOrder) else None

    def looked_at(move: Move) -> bool:
        match move:
            case Go() | Play() | Take():
                return move in good
            case Sweep(cards):
                return frozenset(cards) in swept
            case Staff(core=core):
                return core or not with_core
            case _:
                return move is not first

    return tuple(filter(looked_at, moves))


def _best(worths: Mapping[Move, float]) -> set[Move]:
    """Return the moves that promise most."""
    return set(sorted(worths, key=worths.__getitem__)[-BEST:])
