"""The numbers of new arrows, in the order in which they were laid, and who laid them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from PIL import Image

from render.laying import lay
from render.picture import Piece
from render.placing import Box, Item, Line, Placed, single, together
from render.placing.geometry import meet
from render.routes import arrows, tokens
from render.routes.arrows import Lane
from render.routes.scene import Fresh, Scene
from render.worldmap import Window

DISC = 40
"""Width of a number's disc, in pixels."""

SHIELD = 48

NEAR = 70
"""Other new arrows within this distance, in pixels, could be taken for a number's own."""

PARTS = 0.45, 0.25, 0.65
"""Where upon an arrow its number may stand, the best place first."""

SHORT = 90
"""On a shorter arrow, in pixels, these places are so close that one is enough."""


def items(scene: Scene, window: Window, lanes: Sequence[Lane]) -> dict[str, tuple[Fresh, Item]]:
    """Return the new arrows in the picture by the keys of their numbers, and the numbers to place.

    The first number of a seat has the seat's shield before it.
    """
    by_arrow = {
        (lane.colour, lane.step): Line(*arrows.along(lane.step, window, lane.beside), 0)
        for lane in lanes
        if lane.age == "new"
    }
    found: dict[str, tuple[Fresh, Item]] = {}
    before: int | None = None
    for fresh in scene.fresh:
        line = by_arrow.get((fresh.colour, fresh.step))
        first, before = fresh.seat != before, fresh.seat
        if line is None:
            continue
        (ax, ay), (bx, by) = line.a, line.b
        parts = PARTS[:1] if math.dist(line.a, line.b) < SHORT else PARTS
        at = tuple((ax + (bx - ax) * part, ay + (by - ay) * part) for part in parts)
        here = tuple((x, y) for x, y in at if 0 < x < window.width and 0 < y < window.height)
        if here:
            disc = DISC, DISC
            # Side by side, so that they can be joined.
            shapes = together([(SHIELD, SHIELD), disc], gap=0)[:1] if first else single(disc)
            key = f"number {fresh.number}"
            near = (other for other in by_arrow.values() if other is not line)
            rivals = tuple(other for other in near if meet(_box(other), _box(line), NEAR))
            item = Item(
                key=key, of="", at=here, kind="number", shapes=shapes, line=line, rivals=rivals
            )
            found[key] = fresh, item
    return found


def _box(line: Line) -> Box:
    (ax, ay), (bx, by) = line.a, line.b
    return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


def draw(
    image: Image.Image, numbers: Mapping[str, tuple[Fresh, Item]], placed: Mapping[str, Placed]
) -> Iterator[Piece]:
    """Draw the numbers where they were placed, and yield what was drawn."""
    for key, (fresh, _item) in numbers.items():
        *before, (left, top, *_) = placed[key].parts
        for x, y, *_rest in before:
            place = round(x), round(y)
            wide = round(left) + DISC - place[0]
            if DISC < wide <= SHIELD + DISC:  # where there was no room, they stand apart
                plate = tokens.plate(wide, DISC, fresh.colour)
                lay(image, plate, place[0], round(top))
            shield = tokens.shield(fresh.seat, SHIELD)
            lay(image, shield, *place)
            box = (*place, place[0] + SHIELD, place[1] + SHIELD)
            yield Piece("sign", box, tokens.sign_size(SHIELD))
        place = round(left), round(top)
        disc = tokens.order(fresh.number, DISC, fresh.colour)
        lay(image, disc, *place)
        box = (*place, place[0] + DISC, place[1] + DISC)
        yield Piece("number", box, tokens.ORDER, fresh.step[1])
