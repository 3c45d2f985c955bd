"""The numbers of new arrows, in the order in which they were laid, and who laid them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import Point
from render.picture import Piece
from render.placing import Box, Spot
from render.placing.geometry import away, meet
from render.routes import arrows, chart, tokens
from render.routes.arrows import Lane
from render.routes.scene import Fresh, Scene
from render.worldmap import Window

DISC = 40
"""Width of a number's disc, in pixels."""

SHIELD = 44

LONG = 84
"""Arrows from this length on, in pixels, have their number in their middle."""

ASIDE = 31
"""Distance of a number from the middle of a shorter arrow."""


PIN_ROOM = 50
"""Numbers keep this distance from the points of pins if they can, in pixels."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A number at a new arrow; ``first`` if the seat's shield stands before it."""

    arrow: Fresh
    box: Box
    first: bool


def placed(
    scene: Scene, window: Window, lanes: Sequence[Lane], spots: Sequence[Spot]
) -> tuple[Mark, ...]:
    """Return the numbers of the new arrows in the picture, apart from points and each other."""
    by_arrow = {(lane.colour, lane.step): lane for lane in lanes}
    tips = [window.at(*at) for id_ in scene.heads for at in chart.positions(id_)]
    marks: list[Mark] = []
    before: int | None = None
    for fresh in scene.fresh:
        lane = by_arrow.get((fresh.colour, fresh.step))
        first, before = fresh.seat != before, fresh.seat
        if lane is None:
            continue
        wide, high = (DISC + SHIELD, SHIELD) if first else (DISC, DISC)
        ends = arrows.along(lane.step, window, lane.beside)
        near = [spot for spot in spots if _near(spot.at, *ends)]
        best, least = None, math.inf
        for cost, (x, y) in _places(*ends, wide):
            box = x - wide / 2, y - high / 2, x + wide / 2, y + high / 2
            if box[0] < 2 or box[1] < 2 or box[2] > window.width - 2 or box[3] > window.height - 2:
                continue
            cost += sum(_over(box, spot.at, spot.reach) for spot in near)
            # The pin of an expedition needs room where it stands.
            cost += sum(max(0.0, 1 - away(tip, box) / PIN_ROOM) for tip in tips)
            cost += sum(2 + 3 * _shared(box, mark.box) for mark in marks if meet(box, mark.box, 1))
            if cost < least:
                best, least = box, cost
        if best is not None:
            marks.append(Mark(fresh, best, first))
    return tuple(marks)


def _near(at: Point, tail: Point, head: Point) -> bool:
    """Whether a number of an arrow could hide a point."""
    reach = ASIDE + DISC + SHIELD
    return all(
        min(a, b) - reach < n < max(a, b) + reach for n, a, b in zip(at, tail, head, strict=True)
    )


def _places(tail: Point, head: Point, wide: float) -> Iterator[tuple[float, Point]]:
    """Yield where a number may stand: on a long arrow, or beside it."""
    (ax, ay), (bx, by) = tail, head
    length = math.dist((ax, ay), (bx, by))
    ux, uy = (bx - ax) / length, (by - ay) / length
    for order, part in enumerate((0.42, 0.55, 0.3, 0.7, 0.1, 0.9)):
        x, y = ax + (bx - ax) * part, ay + (by - ay) * part
        if length >= LONG:
            yield order * 0.1, (x, y)
        for side in (-1, 1):
            far = ASIDE + abs(uy) * (wide - DISC) / 2
            yield 0.5 + order * 0.1, (x + side * uy * far, y - side * ux * far)


def _over(box: Box, at: Point, reach: float) -> float:
    """Return how much a box hides of a point's marker."""
    return max(0.0, reach + 1 - away(at, box)) / max(reach, 1) * 2


def _shared(first: Box, second: Box) -> float:
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    return max(0.0, wide) * max(0.0, high) / DISC**2


def draw(image: Image.Image, marks: Sequence[Mark]) -> Iterator[Piece]:
    """Draw the numbers, and yield what was drawn."""
    for mark in marks:
        left, top, right, bottom = mark.box
        x, y = round(right - DISC), round((top + bottom - DISC) / 2)
        disc = tokens.order(mark.arrow.number, DISC, mark.arrow.colour)
        if mark.first:
            shield = tokens.shield(mark.arrow.seat, SHIELD)
            place = round(left), round(top)
            image.paste(shield, place, shield)
            box = (*place, place[0] + SHIELD, place[1] + SHIELD)
            yield Piece("sign", box, tokens.sign_size(SHIELD))
        image.paste(disc, (x, y), disc)
        yield Piece("number", (x, y, x + DISC, y + DISC), tokens.ORDER, mark.arrow.step[1])
