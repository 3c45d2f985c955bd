"""Why solving, upgrading, melding or boasting can do nothing now."""

from __future__ import annotations

from engines.core import Refusal
from engines.siberia.content.effects import Boast, Meld, Node, Solve, Upgrade
from engines.siberia.rules import moves, targets
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import Move


def of_node(board: Board, node: Node) -> Refusal | None:
    """Return why an effect of these kinds would change nothing, ``None`` for others."""
    me, limit = board.me, {"limit": board.limit}
    match node:
        case Solve() if len(me.solved) + len(board.solving()) >= board.limit:
            return Refusal("SB-603", "quest-limit", limit)
        case Upgrade() if len(me.upgraded) >= board.limit:
            return Refusal("SB-711", "upgrade-limit", limit)
        case Upgrade() if not targets.upgradable(board):
            return Refusal("SB-711", "nothing-to-upgrade")
        case Meld() if len(me.melded) >= board.limit:
            return Refusal("SB-715", "meld-limit", limit)
        case Meld() if not targets.meldable(board):
            return Refusal("SB-715", "nothing-to-meld")
        case Boast() if len(me.glory) >= board.content.glory:
            return Refusal("SB-722", "glory-placed", {"count": board.content.glory})
    return None


def of_move(board: Board, move: Move) -> Refusal | None:
    """Return why a move of these kinds could do nothing even if it were asked for."""
    match move:
        case moves.Solve():
            return of_node(board, Solve(at="", discount=0))
        case moves.Upgrade():
            return of_node(board, Upgrade(at=""))
        case moves.Meld():
            return of_node(board, Meld(at=""))
        case moves.Boast():
            return of_node(board, Boast(at=""))
        case _:
            return None
