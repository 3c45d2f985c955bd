"""Colours of all pictures, and how seats are told apart: by colour, sign and pattern."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]

Sign: TypeAlias = Literal["cross", "triangle", "ring", "square", "diamond", "crescent"]
Pattern: TypeAlias = Literal["plain", "bars", "dots", "line", "slants", "checks"]


def rgb(code: int) -> tuple[int, int, int]:
    """Return the colour that a number such as ``0xD8352A`` writes."""
    return code >> 16, code >> 8 & 255, code & 255


@dataclass(frozen=True, slots=True)
class Seat:
    """How one seat looks: the disc, the mark on it, and the pattern of its rim."""

    name: str
    disc: Colour
    mark: Colour
    rim: Colour
    sign: Sign
    pattern: Pattern


SEATS = (
    Seat("red", rgb(0xDB3A2B), rgb(0xFFF3DC), rgb(0xA8261B), "cross", "plain"),
    Seat("blue", rgb(0x2374DE), rgb(0xFFF3DC), rgb(0x1653A8), "triangle", "bars"),
    Seat("white", rgb(0xFDF8EC), rgb(0x2B2233), rgb(0xD9CDB8), "ring", "dots"),
    Seat("black", rgb(0x332C3F), rgb(0xFFF3DC), rgb(0x15101C), "square", "line"),
    Seat("yellow", rgb(0xFFC21F), rgb(0x2B2233), rgb(0xC98A00), "diamond", "slants"),
    Seat("purple", rgb(0x9A3FB8), rgb(0xFFF3DC), rgb(0x6F2788), "crescent", "checks"),
)
"""Lightness alone tells most neighbours apart, for every kind of colour vision."""

INK = rgb(0x2A1A12)
"""Outlines and text on light ground."""

NIGHT = rgb(0x141D33)
"""The ground of all pictures: at home in Discord's dark theme, and no hole in the light one."""

FIELD = rgb(0x1E2A47)
"""The ground on which tiles may still lie."""

PANEL = rgb(0x233152)
PANEL_LIGHT = rgb(0x34487A)
RULE = rgb(0x3E5182)
CREAM = rgb(0xFFF3DC)
MUTED = rgb(0xB9C4E0)
GOLD = rgb(0xF6C244)
AMBER = rgb(0xC98A1B)
DRAFT = rgb(0xFF8AE2)
"""What is planned but not yet done."""

FREE = rgb(0x9FE8D0)
"""What may be chosen now."""
