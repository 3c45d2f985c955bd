"""What lies on squares: round counters with objects, villages and temples."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, arc, curve
from render.fonts import centred
from render.theme import CREAM, INK, rgb

OBJECTS = "kmhacfg"
"""The letters of all objects: key, map, horse, apple, carrot, fish, gem."""

FINE = 2
"""With more shades at the edges of all objects, a map's file is 3 KiB larger."""

BRASS = rgb(0xC98A1B)
CHESTNUT = rgb(0x8A4B22)
RED, LEAF, ORANGE = rgb(0xD6322B), rgb(0x3E8A34), rgb(0xEE7A1A)
BLUE = rgb(0x2B7FC4)
VIOLET, VIOLET_LIGHT, VIOLET_DARK = rgb(0xB23BC0), rgb(0xE59BEF), rgb(0x6F1D7C)
PARCHMENT, ROLL = rgb(0xF3D48A), rgb(0xC8923F)
ROOF, WALL = rgb(0xC7452F), rgb(0xFFF9EC)
STONE, VISITED = rgb(0xE9E2F2), rgb(0xF8C9EF)
PALE = rgb(0xB6B2AC)


@cached
def counter(kind: str, size: int, *, faded: bool = False) -> Image.Image:
    """Return an object on a round light counter, ``size`` pixels wide."""
    canvas = Canvas(size, oversampling=FINE)
    canvas.ellipse(50, 50, 50, fill=INK)
    canvas.ellipse(50, 50, 45, fill=CREAM)
    _DRAWN[kind](canvas)
    if faded:
        canvas.ellipse(50, 50, 50, fill=INK)
        canvas.ellipse(50, 50, 45, fill=PALE)
        picture = canvas.done()
        return Image.blend(picture, counter(kind, size), 0.45)
    return canvas.done()


@cached
def bare(kind: str, size: int) -> Image.Image:
    """Return an object without its counter."""
    canvas = Canvas(size)
    _DRAWN[kind](canvas.around(-22, -22, 1.44))
    return canvas.done()


def _key(canvas: Canvas) -> None:
    for colour, more in ((INK, 4), (BRASS, 0)):
        canvas.line([(44, 56), (76, 24)], colour, 9 + more)
        canvas.line([(64, 36), (74, 46)], colour, 8 + more)
        canvas.line([(73, 27), (82, 36)], colour, 8 + more)
        canvas.ellipse(34, 66, 17 + more / 2, fill=colour)
    canvas.ellipse(34, 66, 8.5, fill=INK)
    canvas.ellipse(34, 66, 6.5, fill=CREAM)


def _map(canvas: Canvas) -> None:
    canvas.polygon([(26, 26), (74, 26), (74, 74), (26, 74)], PARCHMENT, INK, 4)
    for y in (24, 76):
        canvas.line([(22, y), (78, y)], INK, 15)
        canvas.line([(22, y), (78, y)], ROLL, 9)
    canvas.dashes(curve((34, 64), (40, 36), (58, 48)), INK, 4.5, 7, 7)
    for ends in (((56, 38), (66, 48)), ((66, 38), (56, 48))):
        canvas.line(ends, RED, 5)


def _horse(canvas: Canvas) -> None:
    head = [
        (32, 84),
        *curve((32, 84), (36, 66), (50, 56)),
        *curve((50, 56), (40, 60), (32, 66)),
        *curve((32, 66), (20, 70), (17, 58)),
        *curve((17, 58), (28, 40), (36, 30)),
        (37, 14),
        (47, 22),
        *curve((52, 20), (76, 28), (78, 84)),
    ]
    canvas.polygon(head, CHESTNUT, INK, 4)
    canvas.line(curve((50, 25), (68, 34), (70, 80)), INK, 6)
    canvas.ellipse(40, 38, 3.6, fill=INK)
    canvas.ellipse(24, 58, 2.2, fill=INK)


def _apple(canvas: Canvas) -> None:
    body = [
        *curve((50, 34), (66, 22), (82, 38), (80, 54)),
        *curve((80, 54), (76, 80), (58, 84), (50, 78)),
        *curve((50, 78), (42, 84), (24, 80), (20, 54)),
        *curve((20, 54), (18, 38), (34, 22), (50, 34)),
    ]
    canvas.polygon(body, RED, INK, 4)
    canvas.line(curve((50, 35), (48, 24), (54, 15)), INK, 5)
    leaf = [*curve((54, 26), (60, 10), (78, 14)), *curve((78, 14), (72, 28), (54, 26))]
    canvas.polygon(leaf, LEAF, INK, 3)
    canvas.line(curve((30, 50), (29, 58), (34, 66)), rgb(0xFFB3A6), 5)


def _carrot(canvas: Canvas) -> None:
    for tip in ((62, 10), (78, 14), (88, 28), (90, 42)):
        canvas.line([(63, 38), tip], INK, 10)
    for tip in ((62, 10), (78, 14), (88, 28), (90, 42)):
        canvas.line([(63, 38), tip], LEAF, 6)
    body = [
        *curve((52, 30), (62, 28), (72, 38), (70, 49)),
        *curve((70, 49), (52, 74), (20, 82)),
        *curve((20, 82), (26, 50), (52, 30)),
    ]
    canvas.polygon(body, ORANGE, INK, 4)
    for start, end in (((41, 42), (49, 49)), ((52, 62), (59, 66)), ((31, 60), (38, 65))):
        canvas.line([start, end], rgb(0xA84A06), 4)


def _fish(canvas: Canvas) -> None:
    tail = [(66, 50), (90, 30), (84, 50), (90, 70)]
    canvas.polygon(tail, BLUE, INK, 4)
    body = [
        *curve((10, 50), (26, 22), (54, 24), (74, 50)),
        *curve((74, 50), (54, 76), (26, 78), (10, 50)),
    ]
    canvas.polygon(body, BLUE, INK, 4)
    canvas.line(arc(26, 50, 14, 18, -60, 60), INK, 3.5)
    canvas.ellipse(26, 44, 5, fill=CREAM)
    canvas.ellipse(25, 44, 2.6, fill=INK)
    for x in (52, 62):
        canvas.line(arc(x - 8, 50, 8, 10, -55, 55), rgb(0x9AD0F5), 4)


def _gem(canvas: Canvas) -> None:
    outline = [(30, 24), (70, 24), (86, 44), (50, 84), (14, 44)]
    canvas.polygon(outline, VIOLET, INK, 4)
    canvas.polygon([(30, 24), (38, 44), (14, 44)], VIOLET_LIGHT)
    canvas.polygon([(62, 44), (86, 44), (50, 84)], VIOLET_DARK)
    canvas.polygon([(38, 44), (50, 24), (62, 44)], VIOLET_LIGHT)
    canvas.line([(14, 44), (86, 44)], INK, 3)
    canvas.line([(30, 24), (38, 44), (50, 84), (62, 44), (70, 24)], INK, 3)
    canvas.polygon(outline, None, INK, 4)


def _temple(canvas: Canvas) -> None:
    canvas.polygon([(16, 40), (50, 16), (84, 40)], STONE, INK, 4)
    canvas.polygon([(18, 72), (82, 72), (82, 81), (18, 81)], STONE, INK, 4)
    for x in (28, 50, 72):
        canvas.polygon([(x - 6, 42), (x + 6, 42), (x + 6, 72), (x - 6, 72)], STONE, INK, 3.5)


def _village(canvas: Canvas) -> None:
    canvas.polygon([(26, 50), (74, 50), (74, 80), (26, 80)], WALL, INK, 4)
    canvas.polygon([(16, 52), (50, 18), (84, 52)], ROOF, INK, 4)
    canvas.polygon([(43, 62), (57, 62), (57, 80), (43, 80)], CHESTNUT)


def _flag(canvas: Canvas) -> None:
    canvas.polygon([(34, 18), (82, 34), (34, 52)], ORANGE, INK, 4)
    canvas.line([(34, 16), (34, 84)], INK, 7)


_DRAWN: Mapping[str, Callable[[Canvas], None]] = {
    "k": _key, "m": _map, "h": _horse, "a": _apple, "c": _carrot, "f": _fish, "g": _gem,
    "T": _temple, "*": _village, "A": _flag,
}  # fmt: skip


@cached
def village(number: str, size: int, digits: int) -> Image.Image:
    """Return a village: a house, with the number of its tile if there is one."""
    canvas = Canvas(size)
    canvas.polygon([(17, 46), (83, 46), (83, 96), (17, 96)], WALL, INK, 4)
    canvas.polygon([(4, 48), (50, 4), (96, 48)], ROOF, INK, 4)
    picture = canvas.done()
    centred(picture, number, size / 2, size * 0.71, digits, INK)
    return picture


@cached
def temple(inside: str, size: int, digits: int, *, visited: bool = False) -> Image.Image:
    """Return a temple; ``inside`` is its quadrant's letter, then what a visit gives or gave."""
    canvas = Canvas(size)
    fill = VISITED if visited else STONE
    canvas.polygon([(20, 46), (80, 46), (80, 92), (20, 92)], WALL, INK, 4)
    for x in (8, 82):
        canvas.polygon([(x, 46), (x + 10, 46), (x + 10, 92), (x, 92)], fill, INK, 4)
    canvas.polygon([(2, 48), (30, 2), (70, 2), (98, 48)], fill, INK, 4)
    canvas.polygon([(2, 92), (98, 92), (98, 98), (2, 98)], fill, INK, 3)
    picture = canvas.done()
    centred(picture, inside[:1], size / 2, size * 0.26, digits, INK)
    centred(picture, inside[1:], size / 2, size * 0.69, digits, INK)
    return picture


def digit(size: int) -> int:
    """Return how large letters and numbers on a square of ``size`` pixels are."""
    return round(size * 0.41)
