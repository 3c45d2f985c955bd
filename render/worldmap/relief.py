"""The lowest layer: sea, land, lakes, ornaments and frame, in the style of each game."""

from __future__ import annotations

import itertools
import math

from render.canvas import Canvas, Point, arc
from render.theme import Colour
from render.worldmap.coast import Coast, plain_coast
from render.worldmap.looks import REGIONS, Look
from render.worldmap.markers import star
from render.worldmap.window import Window

FRAME = 15.0
"""Width of the frame, in pixels of the board."""

ROSE: Point = (1470.0, 872.0)
ROSE_SIZE = 64.0

WINDS = 8
"""Lines of the winds that leave the compass rose of a sea chart."""


def draw_ground(window: Window, look: Look) -> Canvas:
    """Return a canvas in pixels of the board, with everything that lies under the lines."""
    left, top, right, _bottom = window.box
    surface = Canvas(
        window.width, window.height, units=right - left, ground=look.sea, oversampling=1
    )
    canvas, world = surface.around(-left, -top), plain_coast(round(window.scale, 6))
    line = 1.0 / window.scale
    shelf = [ring for ring in world.shelf if window.touches(ring, 20)]
    if look.style == "chart":
        _draw_winds(canvas, look, line)
        # Lines along the coasts: what is inside another one is covered again.
        for ring in shelf:
            canvas.polygon(ring, None, look.shelf, 3 * line)
        for ring in shelf:
            canvas.polygon(ring, look.sea)
    else:
        _draw_grid(canvas, world, look, line)
        for ring in shelf:
            canvas.polygon(ring, look.shelf)
    _draw_rose(canvas, look, line)
    for piece in world.land:
        if not window.touches(piece.coast):
            continue
        land = look.of(piece.region).land if piece.region in REGIONS else look.ice
        canvas.polygon(piece.coast, land, look.coast, line)
        for hole in piece.holes:
            canvas.polygon(hole, look.lake)
    for lake in world.lakes:
        canvas.polygon(lake, look.lake)
    for path in world.borders:
        canvas.dashes(path, look.coast, line, 5, 5)
    return canvas


def _draw_grid(canvas: Canvas, world: Coast, look: Look, line: float) -> None:
    """Draw every third meridian and parallel of those marked in the frame."""
    for x in world.north[1::3]:
        canvas.line([(x, 0), (x, world.height)], look.ornament, line)
    for y in world.side[1::3]:
        canvas.line([(0, y), (world.width, y)], look.ornament, line)


def _draw_winds(canvas: Canvas, look: Look, line: float) -> None:
    """Draw the lines of the winds, which cross the whole sea from the compass rose."""
    (x, y), far = ROSE, 2200.0
    for number in range(WINDS):
        angle = math.tau * number / WINDS
        end = x + far * math.cos(angle), y + far * math.sin(angle)
        canvas.line([(x, y), end], look.ornament, line)


def _draw_rose(canvas: Canvas, look: Look, line: float) -> None:
    """Draw a compass rose where the sea is emptiest."""
    (x, y), r = ROSE, ROSE_SIZE
    shade: Colour = look.shelf
    canvas.ellipse(x, y, r * 0.8, fill=look.sea, edge=shade, width=line)
    canvas.polygon(star(x, y, r * 0.66, r * 0.16, 8), look.ornament)
    canvas.line(arc(x, y, r * 0.7, r * 0.7, 0, 360, 72), shade, line)
    four = star(x, y, r, r * 0.17, 4)
    for number, (tip, side) in enumerate(itertools.pairwise([*four, four[0]])):
        canvas.polygon([(x, y), tip, side], shade if number % 2 else look.ornament)
    canvas.polygon([*four], None, shade, line)


def draw_frame(canvas: Canvas, world: Coast, look: Look) -> None:
    """Draw the frame: marks at every tenth meridian and parallel, or a scale in two lines."""
    width, height, inner, outer = world.width, world.height, FRAME, 6.0
    for left, top, right, bottom in (
        (0, 0, width, inner),
        (0, height - inner, width, height),
        (0, 0, inner, height),
        (width - inner, 0, width, height),
    ):
        canvas.box(left, top, right, bottom, 0, look.deep)
    along = [inner, *(n for n in world.north if inner < n < width - inner), width - inner]
    below = [inner, *(n for n in world.south if inner < n < width - inner), width - inner]
    beside = [inner, *(n for n in world.side if inner < n < height - inner), height - inner]
    thick = (inner - outer) - 3 if look.style == "chart" else 3.0
    for marks, low in ((along, outer + 1), (below, height - inner + 2)):
        for a, b in itertools.islice(itertools.pairwise(marks), 0, None, 2):
            canvas.box(a, low, b, low + thick, 0, look.band)
    for low in (outer + 1, width - inner + 2):
        for a, b in itertools.islice(itertools.pairwise(beside), 0, None, 2):
            canvas.box(low, a, low + thick, b, 0, look.band)
    for reach in (outer, inner) if look.style == "chart" else (inner,):
        corners = [(reach, reach), (width - reach, reach), (width - reach, height - reach)]
        canvas.line([*corners, (reach, height - reach), (reach, reach)], look.band, 1.6)
