"""What stands and lies on the map: mechs, corruption, glory, the action token."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.siberia.content.model import Token
from render.cache import cached
from render.canvas import Canvas, Point, arc, rounded
from render.siberia import shapes
from render.siberia.icons import written
from render.siberia.looks import GUILE, HEART, POWER, STEEL, star
from render.symbols import draw_sign
from render.theme import CREAM, GOLD, INK, SEATS, Colour, rgb

RUST = rgb(0xE0814D)
RIVAL = rgb(0x39424A)
LENS = rgb(0xFF4A3D)


@cached
def mech(seat: int | None, size: int, *, now: bool = False) -> Image.Image:
    """Return a mech with its seat's shape, colour and sign, ``None`` for the automa's.

    ``now``: it is its turn.
    """
    canvas = Canvas(size)
    legs, hull = SHAPES[0 if seat is None else seat]
    for outline in (*legs, hull):
        canvas.polygon(outline, GOLD if now else CREAM, GOLD if now else CREAM, 15 if now else 11)
    for outline in (*legs, hull):
        canvas.polygon(outline, INK, INK, 6)
    for outline in legs:
        canvas.polygon(outline, STEEL)
    canvas.polygon(hull, RIVAL if seat is None else SEATS[seat].disc)
    if seat is None:
        canvas.ellipse(50, 38, 19, fill=INK)
        canvas.ellipse(50, 38, 14, fill=LENS)
        canvas.ellipse(50, 38, 5, fill=CREAM)
    else:
        draw_sign(canvas, SEATS[seat].sign, 50, 38, 21, SEATS[seat].mark)
    return canvas.done()


def _both(*sides: Sequence[Point]) -> tuple[list[Point], ...]:
    """Return outlines of the left side, and the same of the right one."""
    return tuple(
        [(100 - x if mirrored else x, y) for x, y in side]
        for side in sides
        for mirrored in (False, True)
    )


BENT: Sequence[Point] = (
    (30, 58), (44, 58), (36, 76), (40, 88), (40, 92), (10, 92), (12, 84), (24, 82), (18, 74)
)  # fmt: skip
GUN: Sequence[Point] = ((6, 30), (22, 30), (22, 50), (6, 50))
LONG: Sequence[Point] = ((30, 52), (22, 46), (6, 62), (4, 92), (14, 92), (17, 66))
INNER: Sequence[Point] = ((42, 60), (32, 60), (26, 92), (36, 92))
POST: Sequence[Point] = ((24, 60), (42, 60), (42, 92), (20, 92))
HORN: Sequence[Point] = ((24, 26), (34, 14), (16, 4), (14, 10))
STILT: Sequence[Point] = ((40, 62), (28, 60), (8, 92), (20, 92))

SHAPES: Sequence[tuple[Sequence[Sequence[Point]], Sequence[Point]]] = (
    # A box with guns on bent legs.
    (_both(BENT, GUN), rounded(18, 9, 82, 66, 16)),
    # A ball on the long legs of a spider.
    (_both(LONG, INNER), arc(50, 36, 31, 31, 0, 360, 40)),
    # A wedge on tracks.
    ([rounded(6, 68, 94, 93, 12)], [(28, 8), (72, 8), (92, 68), (8, 68)]),
    # A tower with a gun at one side, on posts.
    (
        [*_both(POST), [(76, 24), (98, 24), (98, 38), (76, 38)]],
        [(50, 7), (78, 20), (78, 66), (22, 66), (22, 20)],
    ),
    # A rhomb with horns on stilts, and a third leg in the middle.
    (
        [*_both(STILT, HORN), [(44, 60), (56, 60), (56, 93), (44, 93)]],
        [(50, 7), (92, 39), (50, 71), (8, 39)],
    ),
)
"""By seat: outlines of what is of steel, and of the hull. They differ also where colours do not."""


@cached
def corruption(token: Token, size: int, least: int, *, top: bool = True) -> Image.Image:
    """Return a token of corruption with its value, whose digits are at least so large.

    Orange ones are jagged, turquoise ones are round, and the heart is a heart. The top one of a
    stack has a light edge, those under it are darker.
    """
    canvas = Canvas(size)
    match token[0]:
        case "P":
            outlines, fill = [star(8, 50 - inset, 41 - inset) for inset in (0, 4, 8)], POWER
        case "G":
            outlines = [arc(0, 0, 48 - inset, 48 - inset, 0, 360, 48) for inset in (0, 4, 8)]
            fill = GUILE
        case _:
            outlines, fill = [_heart(50), _heart(47), _heart(42)], HEART
    inks = (INK, CREAM, INK) if top else (INK, INK, INK)
    for outline, ink in zip(outlines, inks, strict=True):
        canvas.polygon(shapes.moved(outline, 50, 50), ink)
    inner = [(x * 0.93, y * 0.93) for x, y in outlines[-1]]
    canvas.polygon(shapes.moved(inner, 50, 50), fill if top else shaded(fill))
    picture = canvas.done()
    # A heart is narrow, and its value has two digits.
    digits = max(least, round(size * (0.5 if token[0] == "H" else 0.7)))
    written(picture, token[1:], size / 2, size / 2, digits, INK)
    return picture


def shaded(colour: Colour) -> Colour:
    """Return a colour a little darker."""
    red, green, blue, *_ = colour
    return red * 4 // 5, green * 4 // 5, blue * 4 // 5


def _heart(r: float) -> list[tuple[float, float]]:
    return [
        (x * r, y * r)
        for x, y in (
            *arc(-0.48, -0.35, 0.5, 0.5, 150, 345),
            *arc(0.48, -0.35, 0.5, 0.5, 195, 390),
            (0, 0.98),
        )
    ]


@cached
def glory(size: int, fill: Colour | None) -> Image.Image:
    """Return a place for a glory token: a star in a disc, hollow if ``fill`` is ``None``."""
    canvas = Canvas(size)
    outline = shapes.moved(star(5, 48, 21), 50, 53)
    if fill is None:
        canvas.polygon(outline, None, STEEL, 6)
    else:
        canvas.polygon(outline, fill, INK, 5)
    return canvas.done()
