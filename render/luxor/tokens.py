"""Boats, snakes, action tiles and captives, drawn on a square of 100 units."""

from __future__ import annotations

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, Point, arc, curve, rounded
from render.luxor.tiles import (
    CORNER,
    EDGE,
    GREEN_DARK,
    SAND,
    SAND_DARK,
    SAND_LIGHT,
    TERRACOTTA,
    TRUNK,
    WATER,
    WATER_LIGHT,
)
from render.symbols import draw_sign
from render.theme import CREAM, INK, SEATS, Seat, rgb

PAPYRUS = rgb(0xFBEFD2)
SERPENT, BELLY = rgb(0x2E7D4F), rgb(0xF7E08A)


@cached
def boat(seat: int, size: int) -> Image.Image:
    """Return a boat on a lake, with its owner's colour and sign on the sail."""
    canvas = Canvas(size)
    _boat(canvas, SEATS[seat])
    return canvas.done()


@cached
def snakes(seat: int, size: int) -> Image.Image:
    """Return snakes, which close their tile, and a disc that shows whose they are."""
    canvas = Canvas(size)
    with canvas.inside(rounded(EDGE, EDGE, 100 - EDGE, 100 - EDGE, CORNER)) as tile:
        for shift in range(-90, 100, 22):
            tile.line([(shift, 104), (shift + 108, -4)], (*INK[:3], 120), 5)
    _cobra(canvas.around(62, 51, 0.88))
    look = SEATS[seat]
    canvas.ellipse(19, 82, 15, fill=CREAM)
    canvas.ellipse(19, 82, 13.4, fill=look.disc, edge=INK, width=1.6)
    draw_sign(canvas, look.sign, 19, 82, 7.2, look.mark)
    return canvas.done()


@cached
def action(kind: str, size: int) -> Image.Image:
    """Return an action tile, face up."""
    canvas = Canvas(size)
    canvas.box(EDGE, EDGE, 100 - EDGE, 100 - EDGE, CORNER, PAPYRUS, INK, 2.4)
    canvas.box(7, 7, 93, 93, 6, None, TERRACOTTA, 2.6)
    with canvas.inside(rounded(9.5, 9.5, 90.5, 90.5, 4)) as scene:
        match kind:
            case "boat":
                scene.polygon([(0, 68), (100, 68), (100, 100), (0, 100)], WATER)
                _boat(scene.around(6, 0, 0.9), None)
                for x in (22, 66):
                    scene.line(curve((x - 9, 84), (x - 4, 78), (x, 84), (x + 6, 89), (x + 12, 83)),
                               WATER_LIGHT, 2.6)  # fmt: skip
            case "snakes":
                scene.polygon([(0, 76), (100, 72), (100, 100), (0, 100)], GREEN_DARK)
                _cobra(scene.around(50, 50, 0.95))
            case "sandstorm":
                scene.polygon([(0, 80), (100, 76), (100, 100), (0, 100)], SAND_DARK)
                _storm(scene)
            case "caravan":
                scene.polygon([(0, 78), (100, 74), (100, 100), (0, 100)], SAND)
                _camel(scene)
    return canvas.done()


def _boat(canvas: Canvas, look: Seat | None) -> None:
    hull = [*curve((14, 64), (24, 88), (76, 88), (90, 60)), *curve((90, 60), (60, 72), (14, 64))]
    sail = [*curve((46, 10), (88, 30), (84, 58)), *curve((84, 58), (64, 64), (34, 58))]
    canvas.line([*hull, hull[0]], CREAM, 7)
    canvas.line([*sail, sail[0]], CREAM, 7)
    canvas.line([(46, 8), (44, 70)], INK, 4)
    canvas.polygon(sail, look.disc if look else CREAM, INK, 2.6)
    canvas.polygon(hull, TRUNK, INK, 2.6)
    canvas.line(curve((20, 70), (50, 82), (85, 67)), PAPYRUS, 2.4)
    if look is not None:
        draw_sign(canvas, look.sign, 61, 44, 11, look.mark)
    else:
        canvas.line(curve((50, 22), (76, 36), (78, 56)), TERRACOTTA, 3)


def _cobra(canvas: Canvas) -> None:
    """Draw a rearing cobra on its coils around the origin."""
    coils = ((0, 30, 33, 11), (-2, 19, 24, 9))
    for x, y, rx, ry in coils:
        canvas.ellipse(x, y, rx + 4.5, ry + 4.5, fill=CREAM)
    hood = [*curve((-4, 22), (-34, -4), (-24, -34), (-4, -38)),
            *curve((-4, -38), (16, -34), (26, -4), (8, 22))]  # fmt: skip
    canvas.line([*hood, hood[0]], CREAM, 8)
    for x, y, rx, ry in coils:
        canvas.ellipse(x, y, rx, ry, fill=SERPENT, edge=INK, width=2.4)
        canvas.line(arc(x, y, rx * 0.62, ry * 0.45, 20, 160), BELLY, 2.4)
    canvas.polygon(hood, SERPENT, INK, 2.6)
    belly = [*curve((-7, 20), (-11, 0), (-9, -18)), *curve((2, -18), (5, 0), (6, 20))]
    canvas.polygon(belly, BELLY)
    for y in (-10, -1, 8, 16):
        canvas.line([(-9.5, y), (5, y)], rgb(0xD9A441), 2)
    for x in (-11, 4):
        canvas.ellipse(x, -26, 4.2, 4.8, fill=CREAM, edge=INK, width=1.2)
        canvas.ellipse(x + 0.6, -25.4, 1.9, fill=INK)
    canvas.line([(-4, -17), (-4, -12)], TERRACOTTA, 2)
    canvas.line([(-7, -9), (-4, -12), (-1, -9)], TERRACOTTA, 1.8)


def _storm(canvas: Canvas) -> None:
    """Draw a whirl of sand, wide above and narrow below."""
    bands = ((24, 36, 10), (39, 29, 9), (53, 21, 8), (66, 14, 6.5), (78, 8, 5))
    for number, (y, rx, ry) in enumerate(bands):
        x = 50 + (5, -3, 4, -2, 2)[number]
        canvas.ellipse(x, y, rx, ry, fill=SAND_LIGHT if number % 2 else rgb(0xD9A759), edge=INK,
                       width=2.4)  # fmt: skip
        canvas.line(arc(x, y, rx * 0.66, ry * 0.5, 150, 330), CREAM, 2.2)
    for x, y in ((17, 52), (24, 68), (80, 60), (75, 74), (14, 36), (87, 44)):
        canvas.ellipse(x, y, 2.6, fill=rgb(0xB9822F))


def _camel(canvas: Canvas) -> None:
    """Draw a walking camel with a saddle."""
    body: list[Point] = [
        *curve((22, 52), (24, 38), (34, 42), (38, 38)),
        *curve((38, 38), (46, 14), (58, 36)),
        *curve((58, 36), (66, 46), (72, 40), (72, 26)),
        *curve((72, 26), (72, 18), (80, 18), (90, 24)),
        *curve((90, 24), (90, 31), (80, 30)),
        *curve((80, 30), (80, 54), (66, 58)),
        *curve((66, 58), (46, 66), (26, 60)),
    ]
    coat, dark = rgb(0xC98B4A), rgb(0x9B6330)
    for near, legs in ((dark, ((36, 40), (62, 56))), (coat, ((28, 24), (68, 72)))):
        for hip, foot in legs:
            canvas.line([(hip, 56), (foot, 82)], INK, 8.4)
            canvas.line([(hip, 56), (foot, 82)], near, 4.6)
    canvas.line(curve((23, 48), (14, 54), (17, 62)), INK, 3.2)
    canvas.polygon(body, coat, INK, 2.8)
    canvas.line([(28, 56), (28, 60)], coat, 4)
    canvas.line([(68, 54), (68, 60)], coat, 4)
    saddle = [*curve((36, 42), (46, 20), (61, 42)), (58, 56), (40, 57)]
    canvas.polygon(saddle, TERRACOTTA, INK, 2)
    canvas.line([(40, 48), (58, 48)], PAPYRUS, 2.6)
    canvas.ellipse(82, 23, 1.7, fill=INK)
    canvas.polygon([(74, 21), (72, 14), (77, 18)], coat, INK, 1.4)


@cached
def captive(seat: int, size: int) -> Image.Image:
    """Return a captured disc: in a cage."""
    canvas, look = Canvas(size), SEATS[seat]
    canvas.ellipse(50, 50, 48, fill=CREAM)
    canvas.ellipse(50, 50, 44, fill=look.disc, edge=INK, width=5)
    draw_sign(canvas, look.sign, 50, 50, 24, look.mark)
    for x in (17, 83):
        canvas.line([(x, 8), (x, 92)], INK, 9)
        canvas.line([(x, 8), (x, 92)], CREAM, 4)
    for y in (9, 91):
        canvas.line([(12, y), (88, y)], INK, 9)
        canvas.line([(12, y), (88, y)], CREAM, 4)
    return canvas.done()
