"""Which moves are offered together, as one answer: begin at :func:`lines` and :func:`pairs`.

A move stands together with the end of the turn; an arrow that shows nothing new also with the bonus
arrow or the branch that is owed after it, and both with the end of the turn. Whether the turn can
be ended after a move is found on the board alone, which everybody sees. Cards that come up on the
way make no difference to it, so that a line is never refused half-way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engines.core import Decision, Line, Phrase
from engines.routes.board import Board, RouteRules
from engines.routes.moves import MAIN, Branch, Decline, Lay, Remove
from engines.routes.playing import play
from engines.routes.rules import END_TURN, arrows

AND_END = "and-end"
"""The menu of arrows after which the turn ends; also an arrow removed, and a bonus let go."""

ASKED = ("turn", "bonus", "branch")
"""The questions that are answered by moves on the board."""

ROOM = 25
"""Answers that a menu has room for."""

BESIDE = 8
"""So many cards to exchange have room in the menu of tickets; more are behind a button, as pairs of
arrows are wanted then: a hand is large early in the game, and exchanged late."""

Warns = Callable[[Any], Phrase | None]
"""Returns what a move would show or cost for good."""


def boards_after(route_rules: RouteRules, board: Board, asked: Decision[Any]) -> dict[Any, Board]:
    """Return the moves on the board that answer a question of the active seat, and their boards."""
    if asked.kind not in ASKED:
        return {}
    return {
        move: play(route_rules, board, move).board
        for move in asked.moves
        if isinstance(move, Lay | Branch | Remove | Decline)
    }


def lines(route_rules: RouteRules, boards: Mapping[Any, Board], warning: Warns) -> Iterator[Line]:
    """Yield the moves of :func:`boards_after` with the end of the turn after them."""
    for move, board in boards.items():
        if _ends(route_rules, board):
            yield Line(moves=(move, END_TURN), path=path(move), warning=warning(move))


class After(NamedTuple):
    """How it stands after a move: the board, what is owed, and what is known of the answers."""

    board: Board
    asked: Decision[Any]
    warning: Warns
    brings: Callable[[Any], object]
    """Returns what a move would bring, nothing if that is nothing."""


def owing(boards: Mapping[Any, Board], warning: Warns) -> Iterator[Any]:
    """Yield the answers that show nothing new and after which a branch or a bonus is owed."""
    for move, board in boards.items():
        owes = board.branch is not None or board.bonuses
        if owes and not isinstance(move, Decline) and warning(move) is None:
            yield move


def pairs(
    route_rules: RouteRules,
    answers: Iterable[tuple[tuple[str, ...], Any, After]],
    taken: Counter[str],
) -> Iterator[Line]:
    """Yield arrows with what is owed after them, and with the end of the turn after both.

    ``answers`` are those of :func:`owing` with their paths; ``taken`` says how many answers each
    menu has already. Those that bring something come first, then those by which an expedition goes
    on; what there is no room for can be made move by move.
    """
    found = [
        ((not after.brings(second), second.colour != move.colour), whole, move, second, after)
        for whole, move, after in answers
        for second in after.asked.moves
        if isinstance(second, Lay | Branch)
    ]
    for _rank, whole, move, second, after in sorted(found, key=lambda each: each[0]):
        name, ended = _name(second), path(move)
        # The menus of a branch are those of regions.
        if not isinstance(move, Branch) and taken[whole[0]] < ROOM:
            taken[whole[0]] += 1
            way = (*whole[:-1], f"{whole[-1]}+{name}")
            yield Line(moves=(move, second), path=way, warning=after.warning(second))
        if taken[AND_END] < ROOM and _ends(
            route_rules, play(route_rules, after.board, second).board
        ):
            taken[AND_END] += 1
            way, both = (*ended[:-1], f"{ended[-1]}+{name}"), (move, second, END_TURN)
            yield Line(moves=both, path=way, warning=after.warning(second))


def _name(move: Lay | Branch) -> str:
    """Return a name for what is done after an arrow, for the path of both."""
    return f"{move.by}-{move.colour}-{move.to}" if isinstance(move, Lay) else move.start + move.to


def kept(asked: Decision[Any], can_end: Callable[[Any], bool]) -> Iterator[Line]:
    """Yield the cards that may be kept of those drawn with the end of the turn, if it can end."""
    for move in asked.moves:
        if can_end(move):
            yield Line(moves=(move, END_TURN), path=(f"{AND_END}-{move.place}",))


def _ends(route_rules: RouteRules, after: Board) -> bool:
    """Whether the turn can be ended on the board after a move, whatever came up by it."""
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
