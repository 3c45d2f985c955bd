"""Conditions of a plan, chosen step by step: on what, on which value of it, and whether or not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.features.plans.conditions import Condition, is_conditional, read
from engines.core import AnyGame

ROUND = "round"
POINTS = re.compile(r"points (\d)")
"""Among the subjects: the points of a seat, numbered from 1."""

ROUNDS_AHEAD, POINTS_AHEAD = 12, (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50)
"""How far off the rounds and points are that can be chosen."""


def subjects(game: AnyGame, view: Any) -> tuple[str, ...]:
    """Return what a condition can be about, what matters most first.

    ``view`` is what everybody sees. Of each seat the points, as ``points 2``; then the round, and
    the things of the game by their names.
    """
    seats = range(1, len(game.points(view) or ()) + 1)
    things = tuple(thing.name for thing in game.things(view) if thing.may)
    return (*(f"points {seat}" for seat in seats), ROUND, *things)


def values(game: AnyGame, view: Any, subject: str) -> tuple[str, ...]:
    """Return what can be said of a subject; nothing of one that there is not.

    Of points and rounds it is how many there must at least be.
    """
    if subject == ROUND:
        now = int(game.turn_facts(view).get("round", view.turn))
        return tuple(str(now + ahead) for ahead in range(1, ROUNDS_AHEAD + 1))
    if match := POINTS.fullmatch(subject):
        points, seat = game.points(view) or (), int(match[1]) - 1
        return (
            tuple(str(points[seat] + more) for more in POINTS_AHEAD) if seat < len(points) else ()
        )
    return next((thing.may for thing in game.things(view) if thing.name == subject), ())


def condition_of(subject: str, value: str, *, negated: bool) -> Condition:
    """Return the condition that was chosen; it need not be one that can be read."""
    if subject == ROUND:
        return Condition(ROUND, value, ">=", negated)
    if match := POINTS.fullmatch(subject):
        return Condition(f"seat {match[1]}", value, ">=", negated)
    return Condition(subject, value, "", negated)


def tail(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines at the end of a plan that depend on nothing: what *Only if* is about."""
    last = next((at for at in range(len(lines), 0, -1) if is_conditional(lines[at - 1])), 0)
    return tuple(lines[last:])


def with_other(game: AnyGame, view: Any, line: str, moves: str) -> str:
    """Return a line that depends on something with moves for when nothing of it is so.

    :raises TableRefused: as :func:`bot.features.plans.conditions.read`.
    """
    has_other = read(game, view, line)[-1].condition is None
    return f"{line} {moves}" if has_other else f"{line} else {moves}"
