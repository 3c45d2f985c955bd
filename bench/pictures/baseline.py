"""What a picture may cost: an equal one in plain Pillow, drawn in the same run."""

from __future__ import annotations

import math
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

from engines.core import Chance
from render.fonts import font

SIZE = 1600, 1000
SHAPES, LABELS = 220, 60
INKS = ("#d9413a", "#ffe430", "#2e8bff", "#fff3dc", "#2f9e63", "#f6c244")


@cache
def ground() -> Image.Image:
    """Return a sea with thirty lands, drawn once."""
    image = Image.new("RGB", SIZE, "#141d33")
    draw, chance = ImageDraw.Draw(image), Chance.from_seed("ground")
    for number in range(30):
        (x, y, size), chance = _numbers(chance, SIZE[0], SIZE[1], 160)
        corners = []
        for step in range(40):
            (reach,), chance = _numbers(chance, 40)
            angle = math.tau * step / 40
            radius = 40 + size * (60 + reach) / 100
            corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        draw.polygon(corners, fill=("#232f4f", "#3a2a2a", "#2b3a2a", "#3a3420")[number % 4])
    return image


def drawn() -> bytes:
    """Draw, and return the file."""
    image, chance = ground().copy(), Chance.from_seed("baseline")
    draw = ImageDraw.Draw(image)
    for number in range(SHAPES):
        (x, y, wide, high), chance = _numbers(chance, SIZE[0] - 80, SIZE[1] - 80, 60, 60)
        ink, box = INKS[number % len(INKS)], (x, y, x + 12 + wide, y + 12 + high)
        match number % 3:
            case 0:
                draw.ellipse(box, fill=ink, outline="#141d33", width=3)
            case 1:
                draw.line(box, fill=ink, width=9)
            case _:
                draw.polygon([box[:2], (box[2], box[1]), box[2:]], fill=ink, outline="#141d33")
    for _ in range(LABELS):
        (x, y), chance = _numbers(chance, SIZE[0] - 200, SIZE[1] - 50)
        draw.text((x, y), "Chimborazo", "#fff3dc", font(24))
    file = BytesIO()
    few = image.quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", compress_level=6)
    return file.getvalue()


def _numbers(chance: Chance, *limits: int) -> tuple[list[int], Chance]:
    chosen = []
    for limit in limits:
        number, chance = chance.below(limit)
        chosen.append(number)
    return chosen, chance.without_log()
