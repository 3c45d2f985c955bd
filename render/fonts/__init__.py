"""The fonts of all pictures (their open licence is beside them), and text fitted to a width."""

from __future__ import annotations

import math
import re
from bisect import bisect_right
from collections.abc import Mapping
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.cache import cached
from render.fonts.scripts import readable as readable
from render.fonts.scripts import runs
from render.theme import Colour

FOLDER = Path(__file__).parent

Font: TypeAlias = ImageFont.FreeTypeFont
Weight: TypeAlias = Literal["Medium", "Heavy", "Deco", "Antique", "Carved", "Brush", "Forged"]
"""Two weights of the font of all texts, and a font for the titles of each game."""

FILES: Mapping[Weight, str] = {
    "Medium": "Lato-Medium.ttf",
    "Heavy": "Lato-Heavy.ttf",
    "Deco": "Limelight-Regular.ttf",
    "Antique": "IMFellEnglishSC-Regular.ttf",
    "Carved": "Cinzel-Black.ttf",
    "Brush": "CarterOne-Regular.ttf",
    "Forged": "RussoOne-Regular.ttf",
}

HALF: Mapping[Weight, float] = {
    "Medium": 0.36, "Heavy": 0.36, "Deco": 0.35, "Antique": 0.34, "Carved": 0.36,
    "Brush": 0.36, "Forged": 0.35,
}  # fmt: skip
"""Half the height of capitals, in parts of the font's size."""


@lru_cache(maxsize=128)
def font(size: int, weight: Weight = "Heavy") -> Font:
    """Return a font; ``size`` is its size in pixels."""
    # Raqm layout depends on how Pillow was built; the basic one is always the same.
    path = FOLDER / FILES[weight]
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


def centred(picture: Image.Image, text: str, x: float, y: float, size: int, fill: Colour) -> None:
    """Write digits or capitals upon a sprite so that their middle lies on a point."""
    place = x, y + size * HALF["Heavy"]
    ImageDraw.Draw(picture).text(place, text, fill, font(size), anchor="ms")


@lru_cache(maxsize=128)
def _fallback(size: int, file: str) -> Font:
    return ImageFont.truetype(str(FOLDER / file), size, layout_engine=ImageFont.Layout.BASIC)


COMMON = re.compile("[ -~\u00a0-\u017f–—‘’“”„…•→−]*")
"""What every text but a foreign name consists of; one font draws all of it."""


BLANK = " \u00a0"


def _laid(text: str, face: Font) -> list[tuple[Font, str, float, float]]:
    """Return the pieces of a line: font, letters, and how far right of its start and how high."""
    if COMMON.fullmatch(text):
        return [(face, text, 0, 0)]
    own, size, x = Path(str(face.path)).name, face.size, 0.0
    pieces = []
    for run in runs(text, own):
        shown = face if run.file == own else _fallback(round(size * run.scale), run.file)
        pieces.append((shown, run.text, x, run.rise * size))
        x += shown.getlength(run.text)
    return pieces


def _length(text: str, face: Font) -> float:
    if COMMON.fullmatch(text):
        return sum(_advance(*pair, face) for pair in zip_longest(text, text[1:], fillvalue=""))
    shown, last, x, _rise = _laid(text, face)[-1]
    return x + shown.getlength(last)


@lru_cache(maxsize=4096)
def width_of(text: str, face: Font) -> int:
    """Return the width of a line of text in pixels."""
    return round(_length(text, face))


STEPS = 2
"""Grey levels at the edges of letters: enough to be smooth, few enough for small files."""

INKING = [round(round(value * STEPS / 255) * 255 / STEPS) for value in range(256)]


@cached
def lettering(
    text: str, size: int, weight: Weight, stroke: float = 0
) -> tuple[Image.Image, int, int]:
    """Return a line of text as a mask, and its offset from the left end of the base line.

    ``stroke`` makes it thicker by so many pixels on each side. Cached, because rendering a line
    takes ten times as long as pasting it.
    """
    face = font(size, weight)
    if COMMON.fullmatch(text):
        pieces = _glyphs(text, face, stroke)
    else:
        pieces = [
            (mask, round(x) + left, top - round(rise))
            for shown, part, x, rise in _laid(text, face)
            for mask, left, top in (_mask(part, shown, stroke),)
        ]
    left = min((x for _mask, x, _y in pieces), default=0)
    top = min((y for _mask, _x, y in pieces), default=0)
    right = max((x + mask.width for mask, x, _y in pieces), default=1)
    bottom = max((y + mask.height for mask, _x, y in pieces), default=1)
    whole = Image.new("L", (right - left, bottom - top))
    for mask, x, y in pieces:
        whole.paste(255, (x - left, y - top, x - left + mask.width, y - top + mask.height), mask)
    return whole.point(INKING), left, top


def _glyphs(text: str, face: Font, stroke: float) -> list[tuple[Image.Image, int, int]]:
    """Return the letters of a line as masks, with the left upper corners of those."""
    glyphs, x = [], 0.0
    for letter, after in zip_longest(text, text[1:], fillvalue=""):
        if letter not in BLANK:
            mask, left, top = _mask(letter, face, stroke)
            glyphs.append((mask, round(x) + left, top))
        x += _advance(letter, after, face)
    return glyphs


@lru_cache(maxsize=8192)
def _advance(letter: str, after: str, face: Font) -> float:
    """Return how far a letter is from the one after it."""
    return face.getlength(letter + after) - _own(after, face) if after else _own(letter, face)


@lru_cache(maxsize=1024)
def _own(letter: str, face: Font) -> float:
    return face.getlength(letter)


@lru_cache(maxsize=1024)
def _mask(text: str, face: Font, stroke: float) -> tuple[Image.Image, int, int]:
    """Return letters as a mask, and its offset from the left end of the base line.

    Every letter is drawn once, as outlines take a hundred times as long as pasting.
    """
    box = face.getbbox(text, anchor="ls", stroke_width=stroke)
    left, top = math.floor(box[0]), math.floor(box[1])
    size = max(math.ceil(box[2]) - left, 1), max(math.ceil(box[3]) - top, 1)
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).text((-left, -top), text, 255, face, anchor="ls", stroke_width=stroke)
    return mask, left, top


@lru_cache(maxsize=4096)
def fitted(text: str, size: int, width: int, weight: Weight = "Heavy") -> str:
    """Return the text, cut with an ellipsis if it is wider than ``width`` pixels."""
    face = font(size, weight)
    if _length(text, face) <= width:
        return text
    # Signs without a width stay with their letter, as the longest cut that fits is taken.
    cuts = ["…", *(f"{text[:end].rstrip()}…" for end in range(1, len(text)))]
    return cuts[
        max(0, bisect_right(cuts, width, key=lambda cut: math.ceil(_length(cut, face))) - 1)
    ]


@lru_cache(maxsize=4096)
def size_for(text: str, largest: int, smallest: int, width: int, weight: Weight = "Heavy") -> int:
    """Return the largest size at which the text fits, at least ``smallest``."""
    first = _length(text, font(largest, weight))
    if first <= width:
        return largest
    # Widths grow nearly with the size: sizes that are clearly too large need not be measured.
    for size in range(min(largest - 1, int(largest * width / first) + 2), smallest, -1):
        if _length(text, font(size, weight)) <= width:
            return size
    return smallest


@lru_cache(maxsize=1024)
def wrapped(
    text: str, size: int, width: int, lines: int, weight: Weight = "Heavy"
) -> tuple[str, ...]:
    """Return the text in at most ``lines`` lines; the last one is cut if it is too long."""
    # Split at plain spaces only: non-breaking spaces keep words together.
    face, wrapped_lines, words = font(size, weight), [""], text.split(" ")
    while words:
        longer = f"{wrapped_lines[-1]} {words[0]}".strip()
        if wrapped_lines[-1] and _length(longer, face) > width and len(wrapped_lines) < lines:
            wrapped_lines.append("")
            continue
        wrapped_lines[-1] = longer
        del words[0]
    return tuple(fitted(line, size, width, weight) for line in wrapped_lines)
