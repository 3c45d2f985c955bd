"""Which moves are offered together with the end of the turn, as one answer.

Whether the turn can be ended after a move is found on the board alone, which everybody sees. Cards
that come up on the way make no difference to it, so that a line is never refused half-way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engines.core import Decision, Line, Phrase
from engines.routes.board import Board, RouteRules
from engines.routes.moves import MAIN, Branch, Decline, Lay, Remove
from engines.routes.playing import play
from engines.routes.rules import END_TURN, arrows

AND_END = "and-end"
"""The menu of arrows after which the turn ends; also an arrow removed, and a bonus let go."""

ASKED = ("turn", "bonus", "branch")
"""The questions that are answered by moves on the board."""

Warns = Callable[[Any], Phrase | None]
"""Returns what a move would show or cost for good."""


def lines(
    route_rules: RouteRules, board: Board, asked: Decision[Any], warning: Warns
) -> Iterator[Line]:
    """Yield the answers to a question of the active seat with the end of the turn after them."""
    if asked.kind not in ASKED:
        return
    for move in asked.moves:
        if isinstance(move, Lay | Branch | Remove | Decline) and _ends(route_rules, board, move):
            yield Line(moves=(move, END_TURN), path=path(move), warning=warning(move))


def _ends(route_rules: RouteRules, board: Board, move: Lay | Branch | Remove | Decline) -> bool:
    """Whether the turn can be ended after a legal move, whatever comes up by it."""
    after = play(route_rules, board, move).board
    if after.branch is not None or after.bonuses or all(route.over for route in after.routes):
        return False
    return not after.main or not arrows(route_rules, after, MAIN)


def path(move: Lay | Branch | Remove | Decline) -> tuple[str, ...]:
    """Return the answer to each step of the menus by which the turn is ended after a move."""
    match move:
        case Lay(colour, to, by):
            # By a ticket as well, if no main arrow can be laid after it.
            return AND_END, colour, f"{by}-{to}"
        case Branch(_colour, start, to):
            return AND_END, to, start
        case Remove(colour):
            return AND_END, colour, move.kind
        case Decline():
            return AND_END, move.kind, move.kind
