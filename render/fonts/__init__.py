"""The fonts of all pictures (their open licence is beside them), and text fitted to a width."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.cache import cached

FOLDER = Path(__file__).parent

Font: TypeAlias = ImageFont.FreeTypeFont
Weight: TypeAlias = Literal["Medium", "Heavy", "Deco", "Antique", "Carved"]
"""Two weights of the font of all texts, and three fonts for the titles of games."""

FILES: Mapping[Weight, str] = {
    "Medium": "Lato-Medium.ttf",
    "Heavy": "Lato-Heavy.ttf",
    "Deco": "Limelight-Regular.ttf",
    "Antique": "IMFellEnglishSC-Regular.ttf",
    "Carved": "Cinzel-Black.ttf",
}

HALF: Mapping[Weight, float] = {
    "Medium": 0.36, "Heavy": 0.36, "Deco": 0.35, "Antique": 0.34, "Carved": 0.36
}  # fmt: skip
"""Half the height of capitals, in parts of the font's size."""


@lru_cache(maxsize=128)
def font(size: int, weight: Weight = "Heavy") -> Font:
    """Return a font; ``size`` is its size in pixels."""
    # Raqm layout depends on how Pillow was built; the basic one is always the same.
    path = FOLDER / FILES[weight]
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def drawable(character: str, weight: Weight = "Heavy") -> bool:
    """Whether a font has a character; of white space only the plain space counts."""
    if character.isspace():
        return character == " "
    return bytes(font(20, weight).getmask(character)) != _missing(weight)


@cache
def _missing(weight: Weight) -> bytes:
    return bytes(font(20, weight).getmask("\uffff"))


@lru_cache(maxsize=1024)
def readable(name: str, instead: str) -> str:
    """Return a name reduced to letters that the font has; ``instead`` if none is left.

    Fancy letters become plain ones; emoji and unknown scripts are dropped.
    """
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(letter if drawable(letter) else " " for letter in plain)
    kept = " ".join(kept.split())
    return kept if any(letter.isalnum() for letter in kept) else instead


@lru_cache(maxsize=4096)
def width_of(text: str, face: Font) -> int:
    """Return the width of a line of text in pixels."""
    return round(face.getlength(text))


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
    box = face.getbbox(text, anchor="ls", stroke_width=stroke)
    (left, top), (right, bottom) = map(math.floor, box[:2]), map(math.ceil, box[2:])
    mask = Image.new("L", (max(right - left, 1), max(bottom - top, 1)))
    ImageDraw.Draw(mask).text((-left, -top), text, 255, face, anchor="ls", stroke_width=stroke)
    return mask.point(INKING), left, top


@lru_cache(maxsize=4096)
def fitted(text: str, size: int, width: int, weight: Weight = "Heavy") -> str:
    """Return the text, cut with an ellipsis if it is wider than ``width`` pixels."""
    face = font(size, weight)
    if face.getlength(text) <= width:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip() + "…"
        if face.getlength(shorter) <= width:
            return shorter
    return "…"


@lru_cache(maxsize=4096)
def size_for(text: str, largest: int, smallest: int, width: int, weight: Weight = "Heavy") -> int:
    """Return the largest size at which the text fits, at least ``smallest``."""
    for size in range(largest, smallest, -1):
        if font(size, weight).getlength(text) <= width:
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
        if wrapped_lines[-1] and face.getlength(longer) > width and len(wrapped_lines) < lines:
            wrapped_lines.append("")
            continue
        wrapped_lines[-1] = longer
        del words[0]
    return tuple(fitted(line, size, width, weight) for line in wrapped_lines)
