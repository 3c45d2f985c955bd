"""The nine kinds of terrain tiles, drawn on a square of 100 units."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Literal, TypeAlias

from PIL import Image

from engines.luxor.board import MINIMUM, VALUE
from render.cache import cached
from render.canvas import Canvas, Point, curve, rounded
from render.faces import LAPIS as FACE
from render.fonts import centred
from render.theme import CREAM, INK, Colour, rgb

SAND, SAND_LIGHT, SAND_DARK = rgb(0xF3DDA4), rgb(0xFAEBC2), rgb(0xE6C888)
DUNE, DUNE_SHADE = rgb(0xE2BC73), rgb(0xC7984F)
GREEN, GREEN_DARK = rgb(0x8FC766), rgb(0x6CAB4B)
LEAF, TRUNK = rgb(0x1F7A43), rgb(0x8A5A33)
STONE, STONE_LIGHT = rgb(0xE9B268), rgb(0xF6D08C)
GOLDEN, GOLDEN_DARK = rgb(0xF7BE4B), rgb(0xB96F22)
ROCK, ROCK_LIGHT, ROCK_DARK, SNOW = rgb(0xBCAEAF), rgb(0x9B8A8D), rgb(0x5F5160), rgb(0xF4ECE6)
WATER, WATER_DARK, WATER_LIGHT = rgb(0x3FA3DA), rgb(0x2A82BC), rgb(0xC4EAF8)
TERRACOTTA = rgb(0xD2693C)
LAPIS = rgb(0x2B4C9B)

Shown: TypeAlias = Literal["all", "points", "none"]
"""Which numbers a tile has: its points and its minimum, its points alone, or none."""

EDGE = 2.0
"""Units between the tile and the border of its cell."""

CORNER, FINE = 10.0, 2

COIN, FEET = (18.0, 18.0), (18.0, 84.0)
"""The middle of a tile's points, and of its minimum."""


@cached
def tile(
    code: str,
    size: int,
    *,
    occupied: bool = False,
    shown: Shown = "all",
    ground: Colour = FACE.band,
) -> Image.Image:
    """Return a tile with its numbers; ``occupied`` leaves the right half to adventurers."""
    canvas = Canvas(size, ground=ground, oversampling=FINE)
    # Whole pixels: half-covered ones along all tiles would make the file larger.
    edge, line = round(EDGE * size / 100) * 100 / size, 200 / size
    middle = edge + line / 2
    with canvas.inside(rounded(middle, middle, 100 - middle, 100 - middle, CORNER)) as scene:
        _terrain(scene, code)
        if code[-1] == "o":
            _palm(scene, 64 if occupied else 88, 80, 36, -1)
            _palm(scene, 13, 76, 30, 1)
        structure = _STRUCTURES.get(code[0])
        if structure is not None:
            structure(scene.around(33, 81, 0.86) if occupied else scene.around(52, 84))
    canvas.box(edge, edge, 100 - edge, 100 - edge, CORNER, None, INK, line)
    picture = canvas.done()
    if shown != "none":
        signs = numbers(code, size, shown)
        picture.paste(signs, (0, 0), signs)
    return picture


def cut_out(code: str, size: int) -> Image.Image:
    """Return a tile without numbers that is transparent outside its corners."""
    canvas = Canvas(size)
    canvas.box(EDGE, EDGE, 100 - EDGE, 100 - EDGE, CORNER, CREAM, INK, 2)
    mask, inside = canvas.done(), Image.new("RGBA", (size, size))
    inside.paste(tile(code, size, shown="none", ground=INK), (0, 0), mask)
    return inside


@cached
def numbers(code: str, size: int, shown: Shown = "all") -> Image.Image:
    """Return the numbers on a tile: a coin with its points, an adventurer with its minimum.

    The minimum is how many adventurers must stay on the tile to enter it.
    """
    canvas = Canvas(size, oversampling=FINE)
    if VALUE[code]:
        canvas.ellipse(*COIN, 15.5, fill=LAPIS, edge=CREAM, width=1.8)
    minimum = MINIMUM.get(code, 0) if shown == "all" else 0
    if minimum:
        x, y = FEET
        body = [*curve((x - 15, y + 12), (x - 15, y - 13), (x, y - 12)),
                *curve((x, y - 12), (x + 15, y - 13), (x + 15, y + 12))]  # fmt: skip
        canvas.polygon(body, INK, INK, 3)
        canvas.ellipse(x, y - 17, 7, fill=INK)
    picture = canvas.done()
    digits = digit(size)
    for place, number in ((COIN, VALUE[code]), (FEET, minimum)):
        if number:
            x, y = (part * size / 100 for part in place)
            centred(picture, str(number), x, y, digits, CREAM)
    return picture


def digit(size: int) -> int:
    """Return how large the digits on a tile of ``size`` pixels are."""
    return round(size * 0.255)


def _terrain(canvas: Canvas, code: str) -> None:
    match code:
        case "M":
            _mountain(canvas)
        case "L":
            _lake(canvas)
        case "Ed":
            _dunes(canvas)
        case _ if code[-1] == "o":
            canvas.polygon(_square(), GREEN)
            canvas.polygon(_hill(74, 66, 78), GREEN_DARK)
        case _:
            canvas.polygon(_square(), SAND)
            canvas.polygon(_hill(74, 84, 70), SAND_DARK)


def _square() -> list[Point]:
    return [(0, 0), (100, 0), (100, 100), (0, 100)]


def _hill(left: float, middle: float, right: float) -> list[Point]:
    ridge = curve((0, left), (35, middle - 12), (65, middle + 18), (100, right))
    return [*ridge, (100, 100), (0, 100)]


def _dunes(canvas: Canvas) -> None:
    canvas.polygon(_square(), SAND_LIGHT)
    for x, top, wide in ((66, 30, 62), (26, 50, 58), (78, 66, 52)):
        left, right, base = x - wide, x + wide, top + 40
        lit = curve((left, base), (x - wide * 0.45, base), (x - wide * 0.3, top), (x, top))
        lee = curve((x, top), (x + wide * 0.22, top + 4), (x + wide * 0.3, base), (right, base))
        ridge = curve((x, top), (x + 18, top + 12), (x - 16, top + 24), (x + 4, base + 4))
        canvas.polygon([*lit, *lee, (right, 104), (left, 104)], DUNE)
        canvas.polygon([*ridge, (x + 4, 104), (right, 104), *lee[::-1]], DUNE_SHADE)


def _mountain(canvas: Canvas) -> None:
    canvas.polygon(_square(), ROCK)
    canvas.polygon([(0, 100), (0, 74), (100, 70), (100, 100)], rgb(0xA4938F))
    _peak(canvas, 73, 28, 30, 84)
    _peak(canvas, 36, 12, 34, 84)


def _peak(canvas: Canvas, x: float, top: float, half: float, base: float) -> None:
    def along(part: float, side: float) -> Point:
        return x + side * half * part, top + (base - top) * part

    left, right = (x - half, base), (x + half, base)
    middle = (x + half * 0.18, base)
    fold = [(x, top), along(0.35, 0.16), along(0.62, -0.1), middle]
    canvas.polygon([left, *fold], ROCK_LIGHT)
    canvas.polygon([*fold, right], ROCK_DARK)
    cap = 0.32
    canvas.polygon(
        [(x, top), along(cap, -1), along(cap * 1.3, -0.45), along(cap, -0.12), along(0.35, 0.16)],
        SNOW,
    )
    canvas.polygon(
        [(x, top), along(0.35, 0.16), along(cap * 1.25, 0.45), along(cap, 1)], rgb(0xCFC3C4)
    )
    canvas.line([left, (x, top), right, left], INK, 2.4)


def _lake(canvas: Canvas) -> None:
    canvas.polygon(_square(), SAND)
    shore = curve((50, 6), (108, 0), (100, 50), (104, 100), (50, 95), steps=24) + curve(
        (50, 95), (-6, 104), (2, 50), (-8, 2), (50, 6), steps=24
    )
    canvas.polygon(shore, WATER, WATER_DARK, 3)
    for x, y, half in ((62, 26, 16), (34, 44, 14), (66, 58, 18), (42, 76, 15)):
        wave = [
            *curve((x - half, y), (x - half / 2, y - 8), (x, y)),
            *curve((x, y), (x + half / 2, y + 8), (x + half, y)),
        ]
        canvas.line(wave, WATER_LIGHT, 3)
    for x, top in ((10, 60), (17, 50), (24, 64)):
        canvas.line(curve((x, 92), (x, 75), (x + 2, top)), LEAF, 2.6)
        canvas.ellipse(x + 2, top, 2.6, 6.5, fill=TRUNK)


def _palm(canvas: Canvas, x: float, base: float, height: float, lean: int) -> None:
    head = (x + lean * 5, base - height)
    canvas.line(curve((x, base), (x - lean * 2, base - height / 2), head), TRUNK, 4.6)
    hx, hy = head
    for dx, dy in ((-17, 8), (-15, -6), (-4, -14), (7, -13), (16, -5), (16, 9)):
        bend = (hx + dx * 0.55, hy + dy * 0.4 - 8)
        canvas.line(curve(head, bend, (hx + dx, hy + dy)), LEAF, 5.2)


def _camp(canvas: Canvas) -> None:
    apex, base = (0.0, -57.0), -1.0
    canvas.line([(0, -54), (0, -72)], INK, 2.6)
    canvas.polygon([(1, -73), (17, -68), (1, -63)], LAPIS, INK, 1.6)
    hem = (-29.0, -14.0, 14.0, 29.0)
    for n, (left, right) in enumerate(itertools.pairwise(hem)):
        canvas.polygon([apex, (left, base), (right, base)], CREAM if n % 2 else TERRACOTTA)
    canvas.polygon([(0, -39), (-9, base), (9, base)], INK)
    canvas.polygon([(0, -39), (9, base), (13, base)], rgb(0xF2DDBB))
    canvas.line([apex, (-29, base), (29, base), apex], INK, 2.6)


def _temple(canvas: Canvas) -> None:
    def block(half: float, top: float, bottom: float, fill: Colour) -> None:
        points = [(-half, top), (half, top), (half, bottom), (-half, bottom)]
        canvas.polygon(points, fill, INK, 2.2)

    block(25, -40, -10, rgb(0x5B2F1C))
    for left in (-26, -10.5, 5, 20):
        block_of = [(left, -10), (left, -41), (left + 7, -41), (left + 7, -10)]
        canvas.polygon(block_of, STONE)
    block(29, -51, -41, STONE)
    canvas.polygon([(-33, -61), (33, -61), (29, -51), (-29, -51)], STONE_LIGHT, INK, 2.2)
    canvas.polygon([(-17, -48), (0, -43.5), (17, -48), (0, -49)], LAPIS)
    canvas.ellipse(0, -46.5, 5, fill=TERRACOTTA, edge=INK, width=1.2)
    block(30, -10, -5, STONE_LIGHT)
    block(34, -5, 0, STONE)


def _pyramid(canvas: Canvas) -> None:
    apex, left, right, front = (0.0, -69.0), (-36.0, -6.0), (36.0, -6.0), (13.0, 1.0)

    def down(corner: Point, part: float) -> Point:
        return apex[0] + (corner[0] - apex[0]) * part, apex[1] + (corner[1] - apex[1]) * part

    canvas.polygon([apex, left, front], GOLDEN)
    canvas.polygon([apex, front, right], GOLDEN_DARK)
    canvas.polygon([apex, down(left, 0.26), down(front, 0.26)], SAND_LIGHT)
    canvas.polygon([apex, down(front, 0.26), down(right, 0.26)], rgb(0xE0B86B))
    canvas.line([down(left, 0.26), down(front, 0.26), down(right, 0.26)], INK, 1.6)
    canvas.line([apex, front], INK, 1.8)
    canvas.line([apex, left, front, right, apex], INK, 2.6)


_STRUCTURES: dict[str, Callable[[Canvas], None]] = {"C": _camp, "T": _temple, "P": _pyramid}


@cached
def back(number: int, size: int, ground: Colour = FACE.band) -> Image.Image:
    """Return a tile's back with the number of its set."""
    canvas = Canvas(size, ground=ground)
    canvas.box(EDGE, EDGE, 100 - EDGE, 100 - EDGE, CORNER, LAPIS, INK, 2)
    canvas.box(9, 9, 91, 91, 6, None, FACE.frame, 2.4)
    canvas.polygon([(50, 18), (82, 80), (18, 80)], None, FACE.frame, 2.4)
    canvas.ellipse(50, 58, 20, fill=LAPIS, edge=FACE.frame, width=2.4)
    picture = canvas.done()
    centred(picture, str(number), size / 2, size * 0.58, round(size * 0.3), FACE.ink)
    return picture
