"""What the current turn has changed on the board so far, for pictures to show."""

from __future__ import annotations

from dataclasses import dataclass

from engines.routes.board import Board
from engines.routes.network import head_of
from engines.routes.playing import Step
from engines.routes.stored import ColouredArrows, Points


@dataclass(frozen=True, slots=True, kw_only=True)
class Recent:
    """What the current turn has changed on the board, or the last turn that changed anything."""

    turn: int = 0
    points: Points = ()
    """Points that expeditions reached or left, or the place that was marked."""

    fresh: tuple[int, int, int] = (0, 0, 0)
    """By colour: how many of the last arrows were laid."""

    removed: ColouredArrows = ()
    """Arrows removed: colour and arrow."""


NOTHING_YET = Recent()


def recently(recent: Recent, turn: int, before: Board, step: Step) -> Recent:
    """Return what has changed after one more step, made in ``turn`` on the board ``before``."""
    colour, point = step.colour, step.point
    assert colour is not None
    assert point is not None
    if recent.turn != turn:
        recent = Recent(turn=turn)
    fresh, removed, points = list(recent.fresh), recent.removed, recent.points
    if step.laid:
        fresh[colour] += 1
        if removed:
            laid = colour, step.board.routes[colour].arrows[-1]
            removed = tuple([other for other in removed if other != laid])
    else:
        gone = before.routes[colour].arrows[-1]
        points = (*_without(points, head_of(gone)), head_of(gone))
        if fresh[colour]:
            fresh[colour] -= 1
        else:
            removed = (*removed, (colour, gone))
    return Recent(
        turn=turn,
        points=(*_without(points, point), point),
        fresh=(fresh[0], fresh[1], fresh[2]),
        removed=removed,
    )


def _without(points: tuple[int, ...], point: int) -> tuple[int, ...]:
    return tuple([other for other in points if other != point]) if point in points else points
