"""The four terrains: a colour and a pattern each, so that they are told apart without colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, arc, curve
from render.fonts import INKING
from render.theme import CREAM, INK, Colour, rgb

SMALL = 34
"""Below this size in pixels a square has a simpler pattern."""


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a terrain: its ground, its pattern, and the lines between its squares."""

    ground: Colour
    pattern: Colour
    line: Colour


LOOKS: Mapping[str, Look] = {
    "D": Look(rgb(0xFBE3A6), rgb(0xDDAE55), rgb(0xE6C47C)),
    "P": Look(rgb(0xA9D46E), rgb(0x69A03A), rgb(0x8DBB55)),
    "W": Look(rgb(0x64AEE2), rgb(0xD6F0FF), rgb(0x4F97CC)),
    "M": Look(rgb(0x9C8797), rgb(0x78637A), rgb(0x86707F)),
}
"""By the terrains' letters; each is clearly lighter or darker than all others."""

PAPER = Look(rgb(0xFFF3DC), rgb(0xE8D5B0), rgb(0xD9C49C))
"""The ground of villages, which are no terrain."""


EXPLORED, ON_SMALL = 0.5, 0.72
"""How much lighter the ground of a crossed square is: so what was explored shines out, on small
maps even more.
"""


def ground(letter: str, size: int, *, explored: bool = False) -> Look:
    """Return the look of a terrain, ``*`` for a village, or of a crossed square of it."""
    look = LOOKS.get(letter, PAPER)
    if not explored:
        return look
    share = EXPLORED if size >= SMALL else ON_SMALL
    return Look(_lighter(look.ground, share), _lighter(look.pattern, share), look.line)


def _lighter(colour: Colour, share: float) -> Colour:
    red, green, blue = (round(part + (255 - part) * share) for part in colour[:3])
    return red, green, blue


@cached
def mask(letter: str, size: int) -> Image.Image:
    """Return a terrain's pattern for a square of ``size`` pixels; villages have none.

    It has few shades: with smoother edges the files of maps are a fifth larger.
    """
    canvas = Canvas(size)
    if letter in LOOKS:
        (_fine if size >= SMALL else _coarse)(canvas, letter, INK)
    return canvas.done().getchannel("A").point(INKING)


@cached
def plain(letter: str, size: int) -> Image.Image:
    """Return a terrain as a plain square without lines."""
    look = LOOKS[letter]
    picture = Image.new("RGB", (size, size), look.ground)
    picture.paste(look.pattern, mask=mask(letter, size))
    return picture


@cached
def swatch(letter: str, size: int) -> Image.Image:
    """Return a terrain as a sign: a square with round corners and a light edge."""
    look = LOOKS[letter]
    canvas = Canvas(size)
    canvas.box(1, 1, 99, 99, 20, CREAM)
    canvas.box(6, 6, 94, 94, 16, INK)
    canvas.box(10, 10, 90, 90, 12, look.ground)
    (_fine if size >= SMALL else _coarse)(canvas.around(10, 10, 0.8), letter, look.pattern)
    return canvas.done()


def _fine(canvas: Canvas, letter: str, ink: Colour) -> None:
    match letter:
        case "P":
            for x, y in ((27, 40), (71, 82)):
                for lean in (-9, 0, 9):
                    canvas.line([(x, y), (x + lean, y - (18 if lean else 23))], ink, 5)
        case "W":
            for x, y in ((8, 36), (38, 76)):
                wave = [
                    *arc(x + 12, y - 8, 12, 9, 150, 30, 8),
                    *arc(x + 36, y + 3, 14, 9, 210, 330, 8),
                ]
                canvas.line(wave, ink, 5)
        case "D":
            for x, y in ((22, 24), (71, 18), (47, 52), (17, 79), (79, 74)):
                canvas.ellipse(x, y, 5, fill=ink)
        case "M":
            for x, y, half in ((30, 46, 22), (68, 90, 26)):
                canvas.polygon([(x - half, y), (x, y - half * 1.3), (x + half, y)], ink)


def _coarse(canvas: Canvas, letter: str, ink: Colour) -> None:
    match letter:
        case "P":
            for x, y in ((28, 50), (70, 84)):
                canvas.line([(x, y), (x, y - 28)], ink, 9)
        case "W":
            canvas.line(
                curve((8, 52), (28, 26), (50, 50)) + curve((50, 50), (72, 74), (92, 44)), ink, 9
            )
        case "D":
            for x, y in ((26, 28), (74, 62)):
                canvas.ellipse(x, y, 9, fill=ink)
        case "M":
            canvas.polygon([(14, 78), (48, 24), (82, 78)], ink)
