"""The lowest layer: sea, land, lakes, compass rose and frame."""

from __future__ import annotations

import itertools

from render.canvas import Canvas, Point, arc
from render.theme import CREAM, NIGHT, Colour, rgb
from render.worldmap.coast import Coast, coast
from render.worldmap.looks import ICE, LAKE, REGIONS, SEA, SHELF, Look
from render.worldmap.markers import star
from render.worldmap.window import Window

FRAME = 18.0
"""Width of the frame, in pixels of the board."""

ROSE: Point = (1470.0, 872.0)
ROSE_SIZE = 60.0
ROSE_INK = rgb(0x34456E)
ROSE_SHADE = rgb(0x283759)
BAND = rgb(0x8F9AB8)


def shade(first: Colour, second: Colour, part: float) -> Colour:
    """Return a colour between two; ``part`` is the share of the second."""
    red, green, blue = (
        round(a + (b - a) * part) for a, b in zip(first[:3], second[:3], strict=True)
    )
    return red, green, blue


def draw_ground(window: Window, look: Look) -> Canvas:
    """Return a canvas in pixels of the board, with everything that lies under the lines."""
    left, top, right, _bottom = window.box
    surface = Canvas(window.width, window.height, units=right - left, ground=SEA)
    canvas, world = surface.around(-left, -top), coast()
    for ring in world.shelf:
        if window.touches(ring):
            canvas.polygon(ring, SHELF)
    _draw_rose(canvas)
    for piece in world.land:
        if window.touches(piece.coast):
            land = look.of(piece.region).land if piece.region in REGIONS else ICE
            canvas.polygon(piece.coast, land)
            for hole in piece.holes:
                canvas.polygon(hole, LAKE)
    for lake in world.lakes:
        canvas.polygon(lake, LAKE)
    for path in world.borders:
        canvas.dashes(path, shade(NIGHT, CREAM, 0.45), 1.6, 5, 4)
    return canvas


def _draw_rose(canvas: Canvas) -> None:
    """Draw a compass rose where the sea is emptiest."""
    (x, y), r = ROSE, ROSE_SIZE
    for reach in (0.78, 0.7):
        canvas.line(arc(x, y, r * reach, r * reach, 0, 360, 72), ROSE_SHADE, 1.2)
    eight = star(x, y, r * 0.66, r * 0.16, 8)
    canvas.polygon(eight, ROSE_SHADE)
    four = star(x, y, r, r * 0.17, 4)
    for number, (tip, side) in enumerate(itertools.pairwise([*four, four[0]])):
        canvas.polygon([(x, y), tip, side], ROSE_INK if number % 2 else ROSE_SHADE)
    canvas.polygon([*four], None, ROSE_INK, 1.2)


def draw_frame(canvas: Canvas, world: Coast) -> None:
    """Draw the frame, whose bands change at every tenth meridian and parallel."""
    width, height = world.width, world.height
    inner, outer = FRAME, 9.0
    for left, top, right, bottom in (
        (0, 0, width, inner),
        (0, height - inner, width, height),
        (0, 0, inner, height),
        (width - inner, 0, width, height),
    ):
        canvas.box(left, top, right, bottom, 0, NIGHT)
    for ticks, low in ((world.north, outer), (world.south, height - inner)):
        marks = [inner, *(n for n in ticks if inner < n < width - inner), width - inner]
        for number, (a, b) in enumerate(itertools.pairwise(marks)):
            if number % 2 == 0:
                canvas.box(a, low + 2, b, low + 7, 0, BAND)
    for across in (outer, width - inner):
        marks = [inner, *(n for n in world.side if inner < n < height - inner), height - inner]
        for number, (a, b) in enumerate(itertools.pairwise(marks)):
            if number % 2 == 0:
                canvas.box(across + 2, a, across + 7, b, 0, BAND)
    for reach in (outer, inner):
        corners = [(reach, reach), (width - reach, reach), (width - reach, height - reach)]
        canvas.line([*corners, (reach, height - reach), (reach, reach)], BAND, 1.0)
