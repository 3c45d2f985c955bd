"""What stands and lies on the map: mechs, corruption, glory, the action token."""

from __future__ import annotations

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
    """Return a mech with its seat's colour and sign, ``None`` for the automa's.

    ``now``: it is its turn.
    """
    canvas = Canvas(size)
    parts = _mech()
    for outline in parts:
        canvas.polygon(outline, GOLD if now else CREAM, GOLD if now else CREAM, 15 if now else 11)
    for outline in parts:
        canvas.polygon(outline, INK, INK, 6)
    legs, hull = parts[:-1], parts[-1]
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


def _mech() -> tuple[list[Point], ...]:
    """Return the outlines of the legs, and of the hull above them."""
    left: list[Point] = [
        (30, 58),
        (44, 58),
        (36, 76),
        (40, 88),
        (40, 92),
        (10, 92),
        (12, 84),
        (24, 82),
        (18, 74),
    ]
    right: list[Point] = [(100 - x, y) for x, y in left]
    left_gun: list[Point] = [(6, 30), (22, 30), (22, 50), (6, 50)]
    right_gun: list[Point] = [(94, 30), (78, 30), (78, 50), (94, 50)]
    hull: list[Point] = [*rounded(18, 9, 82, 66, 16)]
    return (left, right, left_gun, right_gun, hull)


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
    digits = max(least, round(size * 0.7))
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
