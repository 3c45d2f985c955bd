"""The face of each game: the font of its titles, its colours, and its ornaments.

Whoever sees two pictures knows their games without reading: Famous Explorers is a night atlas like
a travel poster, Expedition of 1996 an old sea chart, Luxor sand and lapis lazuli, Explorers a tent
in a pine wood, Expeditions steel and rust. Gold is not among the colours: it means *now* and
*winner* in all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Literal, TypeAlias

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, arc, curve
from render.fonts import HALF, Weight, font, size_for, width_of
from render.frame import letter
from render.page import Page
from render.theme import Colour, rgb

Ornament: TypeAlias = Literal["deco", "chart", "temple", "trail", "rivets"]


@dataclass(frozen=True, slots=True)
class Face:
    """How the pictures of one game look.

    ``ground`` is behind everything, ``band`` behind headers and plates; ``frame`` and ``trim`` are
    the colours of ornaments, ``ink`` is that of titles, ``muted`` of what matters less.
    """

    ornament: Ornament
    title: Weight
    ground: Colour
    band: Colour
    frame: Colour
    trim: Colour
    ink: Colour
    muted: Colour


ATLAS = Face(
    "deco",
    "Deco",
    ground=rgb(0x101B38),
    band=rgb(0x1B2B57),
    frame=rgb(0x8FA8DE),
    trim=rgb(0x41578F),
    ink=rgb(0xEEF3FF),
    muted=rgb(0xB7C5EA),
)
SEA_CHART = Face(
    "chart",
    "Antique",
    ground=rgb(0x241B14),
    band=rgb(0x3B2C1F),
    frame=rgb(0xCDB694),
    trim=rgb(0x5B4733),
    ink=rgb(0xF3E3C6),
    muted=rgb(0xCDBA9B),
)
LAPIS = Face(
    "temple",
    "Carved",
    ground=rgb(0x12265E),
    band=rgb(0x1C3A86),
    frame=rgb(0xDDBE8C),
    trim=rgb(0x35A79C),
    ink=rgb(0xF2DDB4),
    muted=rgb(0xC3CDEB),
)
PINES = Face(
    "trail",
    "Brush",
    ground=rgb(0x0D3B30),
    band=rgb(0x16503F),
    frame=rgb(0xF2E3BE),
    trim=rgb(0xE98B5A),
    ink=rgb(0xFFF6E0),
    muted=rgb(0xBFDAC8),
)
STEEL = Face(
    "rivets",
    "Forged",
    ground=rgb(0x2A2F33),
    band=rgb(0x3B444B),
    frame=rgb(0xE0814D),
    trim=rgb(0x9DB8C6),
    ink=rgb(0xF4F8FA),
    muted=rgb(0xC3CED6),
)
FACES: Mapping[str, Face] = {
    "famous_explorers": ATLAS,
    "expedition_1996": SEA_CHART,
    "luxor": LAPIS,
    "explorers": PINES,
    "siberia": STEEL,
}
"""The faces by the ids of games."""

STROKE: Mapping[Weight, float] = {"Antique": 0.012}
"""How much thicker than its font a title is on each side, in parts of its size."""

HENNA = rgb(0xB4552D)
"""The third colour of the temple's blocks."""

EDGE = 26
"""How broad the frame of a poster is, in pixels."""

RULE = 10
"""How high the ornament under a header is, in pixels."""

CAPITALS = 0.47
"""How high the capitals of a title are, in parts of the header inside its ornament."""

MARGIN = 24
"""Between the edge of a header and what stands in it, in pixels."""


def header(page: Page, face: Face, height: int, title: str, room: int) -> int:
    """Draw the band along the top of a picture, ``height`` pixels with its ornament.

    At its left is the game's emblem and its title, as large as fits into ``room`` pixels from the
    edge on. Returns where the title ends.
    """
    inside = height - RULE
    page.draw.rectangle((0, 0, page.image.width - 1, inside - 1), face.band)
    rule(page, face, 0, inside, page.image.width)
    sign = round(inside * 0.72)
    page.lay(emblem(face, sign), MARGIN, (inside - sign) / 2)
    left = MARGIN + sign + round(MARGIN * 0.7)
    least = letter(page.image.width)
    size = size_for(
        title,
        max(least, round(inside * CAPITALS / (2 * HALF[face.title]))),
        least,
        room - left,
        face.title,
    )
    page.write(
        left,
        inside / 2,
        title,
        size,
        face.ink,
        weight=face.title,
        stroke=STROKE.get(face.title, 0) * size,
    )
    return left + width_of(title, font(size, face.title))


def heading(page: Page, face: Face, middle: float, title: str, largest: int, room: int) -> int:
    """Write the title of a poster in the middle of a page, between two emblems and rules.

    It is as large as fits into ``room`` pixels, at most ``largest``. Returns how wide the title is.
    """
    width, gap = page.image.width, 28
    size = size_for(title, largest, letter(width), room - 2 * (largest + 2 * gap), face.title)
    page.write(
        width / 2, middle, title, size, face.ink, "m", face.title, STROKE.get(face.title, 0) * size
    )
    wide, sign = width_of(title, font(size, face.title)), round(size * 0.9)
    out = round((width - room) / 2)
    left = round((width - wide) / 2) - gap - sign
    for x in (left, width - left - sign):
        page.lay(emblem(face, sign), x, middle - sign / 2)
    long = left - gap - out
    if long > 2 * gap:
        rule(page, face, out, round(middle - RULE / 2), long)
        rule(page, face, width - left + gap, round(middle - RULE / 2), long)
    return wide


def rule(page: Page, face: Face, left: int, top: int, width: int) -> None:
    """Draw a line of ornament, :data:`RULE` pixels high."""
    page.lay(_rule(face, width), left, top)


def border(page: Page, face: Face) -> None:
    """Draw a frame along the edges of a picture, :data:`EDGE` pixels broad."""
    image = page.image
    for side, turn in zip(("top", "left", "bottom", "right"), (0, 90, 180, 270), strict=True):
        long = image.width if side in ("top", "bottom") else image.height
        strip = _side(face, long).rotate(turn, expand=True)
        page.lay(
            strip,
            image.width - EDGE if side == "right" else 0,
            image.height - EDGE if side == "bottom" else 0,
        )
    for x, y, turn in ((0, 0, 0), (0, 1, 90), (1, 1, 180), (1, 0, 270)):
        piece = _corner(face).rotate(turn)
        page.lay(piece, x * (image.width - piece.width), y * (image.height - piece.height))


@cached
def _rule(face: Face, width: int) -> Image.Image:
    """Return a line of ornament."""
    page = Page(width, RULE, face.ground)
    draw, last = page.draw, width - 1
    match face.ornament:
        case "deco":
            draw.rectangle((0, 0, last, 2), face.frame)
            draw.rectangle((0, 3, last, 5), face.band)
            draw.rectangle((0, 6, last, 7), face.trim)
        case "chart":
            draw.rectangle((0, 0, last, RULE - 1), face.frame)
            for x in range(0, width, 48):
                draw.rectangle((x, 2, min(x + 23, last), RULE - 3), face.ground)
        case "temple":
            draw.rectangle((0, 0, last, RULE - 1), face.frame)
            for x, colour in zip(
                range(0, width, 20), (face.trim, HENNA, face.ground) * width, strict=False
            ):
                draw.rectangle((x, 2, min(x + 16, last), RULE - 3), colour)
        case "trail":
            # The footprints of a way: dashes, and a cross after every third.
            for x in range(0, width, 144):
                for step in (8, 44, 80):
                    draw.rectangle((x + step, 3, x + step + 23, 6), face.frame)
                for x0, y0 in product(range(4), (0, 1)):
                    y = 2 * x0 if y0 else 6 - 2 * x0
                    draw.rectangle((x + 121 + 2 * x0, y + 1, x + 123 + 2 * x0, y + 2), face.trim)
        case "rivets":
            draw.rectangle((0, 0, last, RULE - 1), face.frame)
            draw.rectangle((0, 2, last, RULE - 3), face.ground)
            for x in range(10, width, 36):
                draw.rectangle((x, 4, min(x + 5, last), 5), face.trim)
    return page.image


@cached
def _rivet(face: Face) -> Image.Image:
    """Return the head of a rivet."""
    canvas = Canvas(11)
    canvas.ellipse(50, 50, 50, fill=face.trim)
    return canvas.done()


@cached
def _side(face: Face, length: int) -> Image.Image:
    """Return the upper side of a frame."""
    page = Page(length, EDGE, face.ground)
    draw, last = page.draw, length - 1
    match face.ornament:
        case "deco":
            draw.rectangle((0, 8, last, 11), face.frame)
            draw.rectangle((0, 16, last, 17), face.trim)
            draw.rectangle((0, 22, last, 23), face.trim)
        case "chart":
            draw.rectangle((0, 6, last, 21), face.frame)
            # Counted from the middle, so that both halves are alike.
            for n in range(-(length // 120) - 1, length // 120 + 2):
                middle = length // 2 + n * 60
                draw.rectangle((middle - 15, 9, middle + 15, 18), face.ground)
        case "temple":
            draw.rectangle((0, 4, last, 23), face.frame)
            colours = (face.trim, face.ground, HENNA, face.ground)
            for n in range(-(length // 52) - 1, length // 52 + 2):
                middle = length // 2 + n * 26
                draw.rectangle((middle - 11, 7, middle + 10, 20), colours[abs(n) % 4])
        case "trail":
            draw.rectangle((0, 4, last, 6), face.frame)
            for n in range(-(length // 88) - 1, length // 88 + 2):
                middle = length // 2 + n * 44
                draw.rectangle((middle - 13, 13, middle + 13, 17), face.trim)
            draw.rectangle((0, 23, last, 24), face.frame)
        case "rivets":
            draw.rectangle((0, 4, last, 22), face.band)
            draw.rectangle((0, 4, last, 6), face.frame)
            draw.rectangle((0, 20, last, 22), face.frame)
            rivet = _rivet(face)
            for n in range(-(length // 88) - 1, length // 88 + 2):
                page.lay(rivet, length // 2 + n * 44 - rivet.width // 2, 8)
    return page.image


CORNERS: Mapping[Ornament, int] = {"deco": 68, "chart": 28, "temple": 28, "trail": 44, "rivets": 52}
"""How large the corners of frames are, in pixels."""


@cached
def _corner(face: Face) -> Image.Image:
    """Return the left upper corner of a frame."""
    size = CORNERS[face.ornament]
    canvas = Canvas(size, units=size, ground=face.ground)
    match face.ornament:
        case "deco":
            for reach, thick, colour in (
                (66, 4, face.frame), (54, 2, face.trim), (44, 4, face.frame), (32, 2, face.trim)
            ):  # fmt: skip
                canvas.line([(8, reach), (reach, reach), (reach, 8)], colour, thick)
            for angle in range(0, 91, 15):
                (x, y), *_ = arc(8, 8, 34, 34, angle, angle, 1)
                canvas.line([(8, 8), (x, y)], face.frame, 3)
        case "chart":
            canvas.box(0, 0, 28, 28, 0, face.frame)
            canvas.box(3, 3, 25, 25, 0, face.ground)
            canvas.polygon(_star(14, 14, 10, 3.5), face.frame)
        case "temple":
            canvas.box(0, 0, 28, 28, 0, face.frame)
            canvas.box(3, 3, 25, 25, 0, face.ground)
            canvas.ellipse(14, 14, 9, fill=HENNA, edge=face.frame, width=3)
        case "trail":
            canvas.box(4, 4, 60, 60, 8, None, face.frame, 3)
            canvas.box(10, 10, 60, 60, 5, face.ground)
            for ends in (((14, 14), (32, 32)), ((32, 14), (14, 32))):
                canvas.line(ends, face.trim, 7)
        case "rivets":
            canvas.box(2, 2, 48, 48, 7, face.band, face.frame, 3)
            for x, y in ((14, 14), (36, 14), (14, 36), (36, 36)):
                canvas.ellipse(x, y, 5.5, fill=face.trim)
    return canvas.done()


@cached
def emblem(face: Face, size: int) -> Image.Image:
    """Return the emblem of a game: an evening sun, a compass rose, a lotus flower or a map."""
    canvas = Canvas(size)
    match face.ornament:
        case "deco":
            for angle in range(180, 361, 20):
                (x, y), *_ = arc(50, 66, 48, 48, angle, angle, 1)
                canvas.line([(50, 66), (x, y)], face.frame, 5)
            canvas.ellipse(50, 66, 27, fill=face.band)
            canvas.polygon(arc(50, 66, 22, 22, 180, 360), face.ink)
            for y, reach in ((73, 48), (82, 34), (91, 20)):
                canvas.line([(50 - reach, y), (50 + reach, y)], face.frame, 5)
        case "chart":
            canvas.ellipse(50, 50, 35, edge=face.frame, fill=None, width=4)
            canvas.ellipse(50, 50, 31, fill=face.band)
            canvas.polygon(_star(50, 50, 34, 9, 45), face.frame)
            canvas.polygon(_star(50, 50, 50, 11), face.ink)
            for angle in range(0, 360, 90):
                tip, notch = arc(50, 50, 50, 50, angle, angle, 1)[0], _notch(angle)
                canvas.polygon([(50, 50), tip, notch], face.trim)
        case "temple":
            for angle, reach in ((-90, 46), (-90 - 38, 47), (-90 + 38, 47)):
                _petal(canvas, angle, reach, 15, face.ink)
            for angle in (-90 - 19, -90 + 19):
                _petal(canvas, angle, 47, 10, face.trim)
            for angle in (-90 - 64, -90 + 64):
                _petal(canvas, angle, 45, 12, face.frame)
            canvas.polygon(arc(50, 70, 22, 16, 0, 180), face.frame)
            canvas.line([(50, 84), (50, 96)], face.frame, 8)
        case "trail":
            folds = ((4, 20, 35, 8), (35, 8, 66, 20), (66, 20, 96, 8))
            for number, (left, top, right, rise) in enumerate(folds):
                sheet = [(left, top), (right, rise), (right, rise + 74), (left, top + 74)]
                canvas.polygon(sheet, face.muted if number == 1 else face.frame)
            way = curve((15, 78), (24, 34), (44, 92), (52, 46))
            canvas.dashes(way, face.ground, 6, 9, 9)
            for ends in (((60, 30), (84, 54)), ((84, 30), (60, 54))):
                canvas.line(ends, face.trim, 10)
        case "rivets":
            # A walking machine, and the meteorite that it seeks.
            for tip, base in (((6, 4), ((30, 16), (16, 30))), ((24, 2), ((34, 18), (24, 22)))):
                canvas.polygon([tip, *base], face.frame)
            canvas.ellipse(31, 29, 13, fill=face.frame)
            for side in (1, -1):
                leg = [(58, 66), (58 + 20 * side, 78), (58 + 14 * side, 92)]
                canvas.line(leg, face.trim, 9)
                foot = 58 + 14 * side
                canvas.line([(foot - 7, 95), (foot + 9, 95)], face.trim, 8)
            canvas.box(36, 40, 80, 74, 10, face.ink)
            canvas.line([(78, 54), (97, 46)], face.trim, 8)
            canvas.ellipse(58, 57, 9, fill=face.band)
            canvas.ellipse(58, 57, 4, fill=face.frame)
    return canvas.done()


def _star(
    x: float, y: float, far: float, near: float, turn: float = 0
) -> list[tuple[float, float]]:
    """Return a star of four points."""
    return [
        arc(x, y, reach, reach, angle, angle, 1)[0]
        for start in range(0, 360, 90)
        for angle, reach in ((start + turn, far), (start + turn + 45, near))
    ]


def _notch(angle: float) -> tuple[float, float]:
    return arc(50, 50, 11, 11, angle + 45, angle + 45, 1)[0]


def _petal(canvas: Canvas, angle: float, reach: float, half: float, fill: Colour) -> None:
    """Draw a pointed petal from the flower's base outwards."""
    tip = arc(50, 70, reach * 1.35, reach * 1.35, angle, angle, 1)[0]
    left = arc(50, 70, reach * 0.75, reach * 0.75, angle - half, angle - half, 1)[0]
    right = arc(50, 70, reach * 0.75, reach * 0.75, angle + half, angle + half, 1)[0]
    canvas.polygon([(50, 74), left, tip, right], fill)
