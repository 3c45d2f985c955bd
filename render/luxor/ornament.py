"""Pillars of signs in the manner of hieroglyphs, drawn by ourselves, beside a narrow field."""

from __future__ import annotations

from PIL import Image

from render.cache import cached
from render.canvas import Canvas, arc, curve
from render.faces import LAPIS
from render.page import Page

GLYPHS = 8
WIDE, GAP = 64, 12


def pillars(page: Page, top: int, left: int, right: int) -> None:
    """Draw as many pillars as fit beside the field, which is between ``left`` and ``right``."""
    high = page.image.height - top
    room = min(left, page.image.width - right)
    for number in range((room - GAP) // (WIDE + GAP * 2)):
        shift = GAP + number * (WIDE + GAP * 2)
        page.lay(_pillar(high - 2 * GAP, number * 3), shift, top + GAP)
        x = page.image.width - shift - WIDE
        page.lay(_pillar(high - 2 * GAP, number * 3 + 4), x, top + GAP)


@cached
def _pillar(high: int, first: int) -> Image.Image:
    """Return a pillar with the signs from the given one on."""
    page = Page(WIDE, high, LAPIS.band)
    page.draw.rectangle((0, 0, 3, high), LAPIS.trim)
    page.draw.rectangle((WIDE - 4, 0, WIDE - 1, high), LAPIS.trim)
    count = high // WIDE
    for number in range(count):
        y = round((number + 0.5) * high / count - 24)
        page.lay(_glyph((first + number * 5) % GLYPHS, 48), 8, y)
    return page.image


@cached
def _glyph(kind: int, size: int) -> Image.Image:
    """Return one sign in sand colour."""
    canvas, fill = Canvas(size, ground=LAPIS.band), LAPIS.frame
    match kind:
        case 0:  # water
            for y in (30, 50, 70):
                zigzag = [(8 + 14 * n, y + (7 if n % 2 else -7)) for n in range(7)]
                canvas.line(zigzag, fill, 7)
        case 1:  # sun
            canvas.ellipse(50, 50, 34, fill=fill)
            canvas.ellipse(50, 50, 25, fill=LAPIS.band)
            canvas.ellipse(50, 50, 10, fill=fill)
        case 2:  # life
            canvas.ellipse(50, 28, 20, 22, fill=fill)
            canvas.ellipse(50, 28, 10, 12, fill=LAPIS.band)
            canvas.line([(50, 52), (50, 92)], fill, 10)
            canvas.line([(24, 58), (76, 58)], fill, 10)
        case 3:  # eye
            lid = [*curve((6, 50), (50, 12), (94, 50)), *curve((94, 50), (50, 80), (6, 50))]
            canvas.polygon(lid, None, fill, 7)
            canvas.ellipse(50, 47, 13, fill=fill)
            canvas.line([(46, 66), (36, 90)], fill, 7)
            canvas.line(curve((60, 66), (66, 90), (86, 84)), fill, 7)
        case 4:  # reed
            leaf = [*curve((40, 66), (30, 24), (66, 8)), *curve((66, 8), (72, 40), (50, 66))]
            canvas.polygon(leaf, fill)
            canvas.line([(46, 60), (46, 92)], fill, 7)
            canvas.line([(28, 92), (66, 92)], fill, 7)
        case 5:  # steps
            canvas.polygon(
                [(8, 88), (8, 66), (28, 66), (28, 44), (48, 44), (48, 22), (92, 22), (92, 88)], fill
            )
        case 6:  # beetle
            canvas.ellipse(50, 58, 26, 32, fill=fill)
            canvas.ellipse(50, 20, 14, 12, fill=fill)
            canvas.line([(50, 34), (50, 88)], LAPIS.band, 5)
            for side in (-1, 1):
                for y, far in ((36, 22), (58, 58), (80, 92)):
                    canvas.line([(50 + side * 24, y), (50 + side * 42, far)], fill, 6)
        case _:  # boat
            canvas.polygon([*arc(50, 52, 44, 34, 0, 180), (20, 52), (80, 52)], fill)
            canvas.line([(50, 16), (50, 56)], fill, 6)
            canvas.polygon([(54, 16), (84, 42), (54, 42)], fill)
    return canvas.done()
