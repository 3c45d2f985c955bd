"""Letters that the font of a text lacks: which font has them, in which order they are drawn.

Display names come in all scripts. The folder ``fallback`` has fonts for Chinese, Japanese, Korean,
Hebrew, Arabic, Thai, Armenian, Georgian, emoji and symbols; the font of all texts has Latin, Greek
and Cyrillic. Scripts that need shaping (those of India and its neighbours) are not covered.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from arabic_reshaper import reshape
from bidi import get_display
from PIL import ImageFont

FOLDER = Path(__file__).parent
LATO = "Lato-Heavy.ttf"


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of a line in one font, ``scale`` times as large and ``rise`` times its size higher.

    ``file`` is relative to the folder of fonts.
    """

    text: str
    file: str
    scale: float = 1.0
    rise: float = 0.0


SCALES = {
    "fallback/NotoSansHebrew-Bold.ttf": 1.04,
    "fallback/NotoSansArabic-Bold.ttf": 1.0,
    "fallback/NotoSansThai-Bold.ttf": 1.0,
    "fallback/NotoSansArmenian-Bold.ttf": 1.0,
    "fallback/NotoSansGeorgian-Bold.ttf": 1.0,
    "fallback/NotoSansJP-Bold.ttf": 0.94,
    "fallback/NotoSansSC-Bold.ttf": 0.94,
    "fallback/NotoSansTC-Bold.ttf": 0.94,
    "fallback/NotoSansKR-Bold.ttf": 0.94,
    "fallback/NotoEmoji-Bold.ttf": 0.84,
    "fallback/NotoSansSymbols2-Regular.ttf": 0.9,
}
"""The fallbacks, first choice first, and how large they must be to look as large as Lato."""

HANGUL_LETTERS = "\u3131-\u318e"
SARA_AM = "\u0e33"
AS_THEY_ARE = re.compile(f"[^{SARA_AM}{HANGUL_LETTERS}]+")
"""What is normalised: compatibility forms would tear these few letters apart."""

SEQUENCE_SIGNS = re.compile("\u200d[\u2640\u2642]")
"""Joined to an emoji they make a woman or a man of it, which this font does not show."""

FLAG_A, FLAG_Z = 0x1F1E6, 0x1F1FF
"""Flags are two of these letters; the country's code is drawn, as there are no flags in one colour.
"""

TONES = re.compile("[\u0e48-\u0e4c]")
ABOVE = frozenset("\u0e31\u0e34\u0e35\u0e36\u0e37\u0e47\u0e4d")
"""Thai signs: tones, and vowels above the letter, over which a tone rises."""

MOST_MARKS = 2
"""A Thai letter has at most a vowel sign and a tone; what is heaped on it beyond is left out."""

ARABIC = re.compile("[\u0600-\u06ff]")
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
CUT = re.compile(f"(?<={RIGHT_TO_LEFT.pattern})( ?…)")
RLM = "\u200f"
"""An invisible character that runs to the left."""


@lru_cache(maxsize=8192)
def has(file: str, character: str) -> bool:
    """Whether a font shows a character; of what is blank only the plain space counts."""
    if character.isspace():
        return character == " "
    shown = bytes(_probe(file).getmask(character))
    return any(shown) and shown != _missing(file)


@cache
def _probe(file: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FOLDER / file), 20, layout_engine=ImageFont.Layout.BASIC)


@cache
def _missing(file: str) -> bytes:
    return bytes(_probe(file).getmask("\uffff"))


def _file(character: str, own: str) -> str | None:
    """Return the font that draws a character, the text's own one if it can."""
    return next((file for file in (own, LATO, *SCALES) if has(file, character)), None)


@lru_cache(maxsize=1024)
def readable(name: str, instead: str) -> str:
    """Return a name reduced to what some font has; ``instead`` if there is no letter or emoji.

    Fancy letters become plain ones. What is invisible, heaped on letters, or in a script that is
    not covered is dropped; of an emoji made of several, each is kept, of a flag its two letters.
    """
    plain = AS_THEY_ARE.sub(lambda part: unicodedata.normalize("NFKC", part[0]), name)
    kept, marks = [], 0
    for character in SEQUENCE_SIGNS.sub("", plain):
        code, category = ord(character), unicodedata.category(character)
        if FLAG_A <= code <= FLAG_Z:
            kept.append(chr(ord("A") + code - FLAG_A))
        elif category in ("Mn", "Me") or 0x1F3FB <= code <= 0x1F3FF:
            marks += 1
            if 0x0E00 <= code < 0x0E80 and kept and marks <= MOST_MARKS and has_any(kept[-1]):
                kept.append(character)
            continue
        elif category != "Cf":
            kept.append(character if has_any(character) else " ")
        marks = 0
    result = " ".join("".join(kept).split())
    return result if any(map(_telling, result)) else instead


def has_any(character: str) -> bool:
    """Whether there is a font that draws a character of a name."""
    return _file(character, LATO) is not None


def _telling(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character) == "So"


@lru_cache(maxsize=4096)
def runs(text: str, own: str) -> tuple[Run, ...]:
    """Return the pieces of a line from left to right; ``own`` is the file of the text's font."""
    shown = visual(text) if RIGHT_TO_LEFT.search(text) else text
    pieces: list[Run] = []
    for index, character in enumerate(shown):
        file, rise = _file(character, own) or own, 0.0
        if TONES.match(character) and (
            shown[index - 1 : index] in ABOVE or shown[index + 1 : index + 2] == SARA_AM
        ):
            rise = 0.25
        last = pieces[-1] if pieces else None
        if last is not None and (last.file, last.rise) == (file, rise):
            pieces[-1] = Run(last.text + character, file, last.scale, rise)
        else:
            pieces.append(Run(character, file, SCALES.get(file, 1.0), rise))
    return tuple(pieces)


def visual(text: str) -> str:
    """Return a line with Arabic letters joined and what runs to the left turned round."""
    if ARABIC.search(text):
        text = reshape(text)
    # The sign for what was cut belongs to the end of the name, which is on its left.
    text = CUT.sub(rf"\1{RLM}", text)
    shown = get_display(text, base_dir="L")
    assert isinstance(shown, str)
    return shown.replace(RLM, "")
