"""The things that icons are made of, each on a square of 100 units with a dark edge."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from engines.siberia.content.terms import CardType, Colour
from render.canvas import Canvas, Point, arc, curve, rounded
from render.siberia.looks import (
    CREWS,
    FLAME,
    GUILE,
    PAPER,
    POWER,
    ROT,
    SILVER,
    SPIKE,
    STEEL,
    WHITE,
    draw_shape,
    star,
)
from render.theme import CREAM, INK, rgb
from render.theme import Colour as Ink

EDGE = 6.0
BACK, LEATHER, STONE, WOOD = rgb(0x41525F), rgb(0xB4733A), rgb(0xA9A4B4), rgb(0xC98D4B)
MOSS = rgb(0x5FBF5A)


def moved(points: Sequence[Point], x: float, y: float, scale: float = 1) -> list[Point]:
    """Return points scaled, and then moved."""
    return [(x + px * scale, y + py * scale) for px, py in points]


def cog(canvas: Canvas, *, hub: bool = True) -> None:
    """Draw the sign of power; without its hub there is room for a number."""
    outline: list[Point] = []
    for tooth in range(8):
        middle = 45 * tooth
        for angle, reach in ((-14, 36), (-9.5, 46), (9.5, 46), (14, 36)):
            turn = radians(middle + angle)
            outline.append((50 + reach * cos(turn), 50 + reach * sin(turn)))
    canvas.polygon(outline, POWER, INK, EDGE)
    if hub:
        canvas.ellipse(50, 50, 15, fill=INK)


def eye(canvas: Canvas, *, pupil: bool = True) -> None:
    """Draw the sign of guile; without its pupil there is room for a number."""
    high = 12 if pupil else -6
    lid = [*curve((4, 50), (24, high), (76, high), (96, 50)),
           *curve((96, 50), (76, 100 - high), (24, 100 - high), (4, 50))]  # fmt: skip
    canvas.polygon(lid, GUILE, INK, EDGE)
    if pupil:
        canvas.ellipse(50, 50, 20, fill=WHITE, edge=INK, width=4)
        canvas.ellipse(50, 50, 9, fill=INK)


def coin(canvas: Canvas, *, blank: bool = False) -> None:
    """Draw a coin."""
    canvas.ellipse(50, 50, 47, fill=SILVER, edge=INK, width=EDGE)
    for angle in range(0, 360, 20):
        ((x, y),) = arc(50, 50, 37, 37, angle, angle, 1)[:1]
        canvas.ellipse(x, y, 2.4, fill=INK)
    if not blank:
        for x in (44, 56):
            canvas.line([(x, 24), (x, 76)], INK, 4)
        canvas.line(
            [*curve((66, 38), (60, 26), (36, 28), (35, 40)),
             *curve((35, 40), (36, 52), (64, 48), (65, 61)),
             *curve((65, 61), (62, 74), (38, 74), (34, 62))],
            INK, 7,
        )  # fmt: skip


def sheet(canvas: Canvas, *, blank: bool = False) -> None:
    """Draw a folded map."""
    folds = ((4, 22, 35, 10), (35, 10, 65, 22), (65, 22, 96, 10))
    for number, (left, top, right, rise) in enumerate(folds):
        panel = [(left, top), (right, rise), (right, rise + 68), (left, top + 68)]
        canvas.polygon(panel, rgb(0xDDC48A) if number == 1 else PAPER, INK, EDGE)
    if not blank:
        canvas.dashes(curve((15, 74), (24, 36), (48, 84), (56, 50)), INK, 5, 9, 8)
        for ends in (((66, 36), (86, 56)), ((86, 36), (66, 56))):
            canvas.line(ends, FLAME, 8)


def spikes(canvas: Canvas, fill: Ink, *, points: int = 12, near: float = 33) -> None:
    """Draw a token of corruption: a disc of spikes with a light line inside the dark one."""
    canvas.polygon(moved(star(points, 47, near), 50, 50), SPIKE, SPIKE, 5)
    canvas.polygon(moved(star(points, 41, near - 3), 50, 50), fill, CREAM, 3)


def rot(canvas: Canvas) -> None:
    """Draw corruption from the bag."""
    spikes(canvas, ROT)


def figure(canvas: Canvas, colours: Sequence[Colour]) -> None:
    """Draw a worker; with several colours, one of which may be chosen, in stripes."""
    head = arc(50, 25, 20, 20, 0, 360, 40)
    body = [
        *curve((50, 40), (20, 42), (14, 62), (12, 95)),
        *curve((88, 95), (86, 62), (80, 42), (50, 40)),
    ]
    for outline in (head, body):
        canvas.polygon(outline, INK, INK, 2 * EDGE)
    crews = [CREWS[colour] for colour in colours]
    if len(crews) == 1:
        for outline in (body, head):
            canvas.polygon(outline, crews[0].fill)
        draw_shape(canvas, crews[0].shape, 50, 71, 20, crews[0].mark)
        return
    for outline in (body, head):
        with canvas.inside(outline) as inner:
            wide = 76 / len(crews)
            for number, crew in enumerate(crews):
                left = 12 + wide * number
                inner.polygon(
                    [(left, 0), (left + wide, 0), (left + wide, 100), (left, 100)], crew.fill
                )
    if len(crews) > 4:
        canvas.polygon(moved(star(5, 24, 10.5), 50, 70), WHITE, INK, 4)


CARD: Sequence[Point] = rounded(12, 3, 88, 97, 11)


def back(canvas: Canvas, outline: Sequence[Point] = CARD) -> None:
    """Draw the back of a card."""
    canvas.polygon(outline, BACK, INK, EDGE)


def face(canvas: Canvas, outline: Sequence[Point] = CARD) -> None:
    """Draw the front of a card."""
    canvas.polygon(outline, WHITE, INK, EDGE)


def plus(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw a plus on a dark disc: something is gained."""
    canvas.ellipse(x, y, r, fill=INK)
    for ends in (((x - 0.55 * r, y), (x + 0.55 * r, y)), ((x, y - 0.55 * r), (x, y + 0.55 * r))):
        canvas.line(ends, MOSS, 0.42 * r)


def bolt(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw a flash: an ability is set off."""
    outline = [(0.25, -1), (-0.6, 0.15), (-0.05, 0.15), (-0.3, 1), (0.62, -0.25), (0.08, -0.25)]
    canvas.polygon(moved(outline, x, y, r), rgb(0xFFD23C), INK, 4)


def returning(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw an arrow that turns back: something returns."""
    way = [*arc(x, y + 0.12 * r, 0.66 * r, 0.66 * r, 70, -90, 16), (x - 0.3 * r, y - 0.54 * r)]
    head = [(x - 0.2 * r, y - 1.06 * r), (x - 0.98 * r, y - 0.54 * r), (x - 0.2 * r, y - 0.02 * r)]
    canvas.line(way, INK, 0.44 * r + 9)
    canvas.polygon(head, INK, INK, 9)
    canvas.line(way, MOSS, 0.44 * r)
    canvas.polygon(head, MOSS)


def rising(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw an arrow upwards."""
    outline = [
        (0, -1),
        (0.85, -0.1),
        (0.36, -0.1),
        (0.36, 1),
        (-0.36, 1),
        (-0.36, -0.1),
        (-0.85, -0.1),
    ]
    canvas.polygon(moved(outline, x, y, r), MOSS, INK, 5)


def tick(canvas: Canvas, x: float, y: float, r: float, fill: Ink = MOSS) -> None:
    """Draw a tick."""
    way = [(x - 0.75 * r, y + 0.05 * r), (x - 0.2 * r, y + 0.62 * r), (x + 0.8 * r, y - 0.65 * r)]
    canvas.line(way, INK, 0.42 * r + 8)
    canvas.line(way, fill, 0.42 * r)


def cross(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw a cross: something goes."""
    ends = (((x - r, y - r), (x + r, y + r)), ((x + r, y - r), (x - r, y + r)))
    for colour, wide in ((INK, 0.42 * r + 8), (FLAME, 0.42 * r)):
        for line in ends:
            canvas.line(line, colour, wide)


def kind(canvas: Canvas, card: CardType, x: float, y: float, r: float) -> None:
    """Draw the sign of a type of cards around a centre, reaching about ``r`` to each side."""
    here = canvas.around(x - r, y - r, r / 50)
    {
        "item": _pack,
        "meteorite": _meteorite,
        "quest": _scroll,
        "character": _head,
        "companion": _paw,
    }[card](here)


def _pack(canvas: Canvas) -> None:
    canvas.line(arc(50, 20, 15, 15, 180, 360), INK, 9)
    for x in (11, 79):
        canvas.box(x - 3, 50, x + 13, 84, 6, LEATHER, INK, EDGE)
    canvas.polygon(rounded(20, 20, 80, 95, 16), LEATHER, INK, EDGE)
    canvas.polygon(rounded(20, 20, 80, 54, 14), WOOD, INK, EDGE)
    canvas.box(41, 44, 59, 66, 4, SILVER, INK, EDGE)


def _meteorite(canvas: Canvas) -> None:
    for tip, base in (
        ((96, 4), ((34, 44), (62, 70))),
        ((68, 2), ((28, 44), (50, 58))),
        ((98, 34), ((48, 58), (64, 74))),
    ):
        canvas.polygon([tip, *base], FLAME, INK, EDGE)
    for tip, base in (
        ((96, 4), ((34, 44), (62, 70))),
        ((68, 2), ((28, 44), (50, 58))),
        ((98, 34), ((48, 58), (64, 74))),
    ):
        canvas.polygon([tip, *base], FLAME)
    canvas.polygon(
        [(10, 58), (24, 42), (44, 40), (62, 54), (64, 76), (48, 94), (24, 94), (8, 80)],
        STONE,
        INK,
        EDGE,
    )
    for x, y, r in ((28, 60, 6), (46, 74, 8), (26, 80, 4)):
        canvas.ellipse(x, y, r, fill=rgb(0x6E6880))


def _scroll(canvas: Canvas) -> None:
    canvas.polygon([(22, 14), (78, 14), (78, 86), (22, 86)], PAPER, INK, EDGE)
    for y in (13, 87):
        canvas.line([(16, y), (84, y)], INK, 22)
        canvas.line([(16, y), (84, y)], rgb(0xD9B56A), 11)
    for y, right in ((36, 66), (50, 66), (64, 52)):
        canvas.line([(34, y), (right, y)], INK, 6)


def _head(canvas: Canvas) -> None:
    canvas.polygon([*curve((8, 97), (8, 70), (92, 70), (92, 97))], STEEL, INK, EDGE)
    canvas.ellipse(50, 52, 27, 30, fill=rgb(0xF2C79C), edge=INK, width=5)
    fur = rgb(0x7A5236)
    for x in (22, 78):
        canvas.ellipse(x, 50, 11, 19, fill=fur, edge=INK, width=5)
    canvas.polygon(rounded(16, 4, 84, 38, 14), fur, INK, EDGE)
    canvas.polygon(moved(star(5, 11, 5), 50, 22), FLAME)


def _paw(canvas: Canvas) -> None:
    pads = ((20, 42, 12, 15), (40, 20, 13, 17), (63, 20, 13, 17), (82, 42, 12, 15))
    for x, y, rx, ry in pads:
        canvas.ellipse(x, y, rx + 3, ry + 3, fill=rgb(0x7A5236), edge=INK, width=EDGE - 1)
    palm = [
        *curve((18, 80), (18, 60), (40, 44), (51, 46)),
        *curve((51, 46), (62, 44), (84, 60), (84, 80)),
        *curve((84, 80), (82, 98), (62, 92), (51, 92)),
        *curve((51, 92), (40, 92), (20, 98), (18, 80)),
    ]
    canvas.polygon(palm, rgb(0x7A5236), INK, EDGE)


def hexagon(x: float, y: float, r: float, flat: float = 1.0) -> list[Point]:
    """Return a hexagon with a flat top."""
    return [
        (x + r * cos(radians(angle)), y + flat * r * sin(radians(angle)))
        for angle in range(0, 360, 60)
    ]


def broom(canvas: Canvas) -> None:
    """Draw a broom."""
    canvas.line([(90, 10), (50, 50)], INK, 16)
    canvas.line([(90, 10), (50, 50)], WOOD, 7)
    bristles = [(36, 38), (62, 64), *curve((62, 64), (50, 92), (22, 94), (6, 94)),
                *curve((6, 94), (6, 78), (8, 50), (36, 38))]  # fmt: skip
    canvas.polygon(bristles, rgb(0xF0C65A), INK, EDGE)
    for end in ((12, 76), (24, 84), (38, 84)):
        canvas.line([(46, 54), end], INK, 4)
    canvas.line([(34, 40), (60, 66)], INK, 16)
    canvas.line([(35, 41), (59, 65)], FLAME, 8)


def boot(canvas: Canvas, *, arrow: bool = True) -> None:
    """Draw a boot."""
    outline = [(16, 4), (56, 4), (55, 50), *curve((55, 50), (72, 56), (95, 56), (96, 84)), (12, 84)]
    canvas.polygon(outline, LEATHER, INK, EDGE)
    canvas.polygon([(12, 82), (96, 82), (96, 96), (12, 96)], INK, INK, 4)
    canvas.polygon([(14, 6), (58, 6), (58, 22), (14, 22)], WOOD, INK, EDGE)
    if arrow:
        for y in (36, 52):
            canvas.line([(40, y), (55, y)], INK, 5)


def basket(canvas: Canvas) -> None:
    """Draw a basket."""
    canvas.line(arc(50, 50, 34, 42, 180, 360), INK, 16)
    canvas.line(arc(50, 50, 34, 42, 180, 360), WOOD, 7)
    canvas.polygon([(6, 48), (94, 48), (82, 96), (18, 96)], WOOD, INK, EDGE)
    for x in (28, 50, 72):
        canvas.line([(x, 64), (50 + (x - 50) * 0.86, 94)], INK, 4)
    canvas.line([(13, 79), (87, 79)], INK, 4)
    canvas.polygon([(2, 44), (98, 44), (96, 62), (4, 62)], rgb(0xE3B36C), INK, EDGE)


def circling(canvas: Canvas, fill: Ink = MOSS) -> None:
    """Draw two arrows that run in a circle."""
    for turn in (0, 180):
        way = arc(50, 50, 34, 34, turn - 165, turn - 40, 24)
        tip = arc(50, 50, 34, 34, turn + 4, turn + 4, 1)[0]
        left = arc(50, 50, 56, 56, turn - 42, turn - 42, 1)[0]
        right = arc(50, 50, 13, 13, turn - 42, turn - 42, 1)[0]
        canvas.line(way, INK, 26)
        canvas.polygon([tip, left, right], INK, INK, 10)
    for turn in (0, 180):
        way = arc(50, 50, 34, 34, turn - 165, turn - 40, 24)
        tip = arc(50, 50, 34, 34, turn + 4, turn + 4, 1)[0]
        left = arc(50, 50, 56, 56, turn - 42, turn - 42, 1)[0]
        right = arc(50, 50, 13, 13, turn - 42, turn - 42, 1)[0]
        canvas.line(way, fill, 15)
        canvas.polygon([tip, left, right], fill)


def sword(canvas: Canvas) -> None:
    """Draw a sword from the left upper corner to the right lower one."""

    def across(points: Sequence[Point]) -> list[Point]:
        # Drawn upright around the origin, point up, then turned.
        turn = radians(45)
        return [
            (50 + x * cos(turn) - y * sin(turn), 50 + x * sin(turn) + y * cos(turn))
            for x, y in points
        ]

    canvas.polygon(across([(-7, -48), (0, -60), (7, -48), (7, 22), (-7, 22)]), SILVER, INK, EDGE)
    canvas.polygon(across([(-22, 20), (22, 20), (22, 31), (-22, 31)]), POWER, INK, EDGE)
    canvas.polygon(across([(-5, 31), (5, 31), (5, 52), (-5, 52)]), LEATHER, INK, EDGE)


def flag(canvas: Canvas, fill: Ink = FLAME, mark: Ink = WHITE) -> None:
    """Draw a flag with a star."""
    canvas.line([(14, 8), (14, 94)], INK, 15)
    canvas.line([(14, 8), (14, 94)], SILVER, 6)
    canvas.polygon([(20, 8), (97, 8), (82, 36), (97, 64), (20, 64)], fill, INK, EDGE)
    canvas.polygon(moved(star(5, 23, 10), 51, 37), mark)
