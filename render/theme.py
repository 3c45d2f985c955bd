"""The colours of all pictures, and how seats look: colour and sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Colour: TypeAlias = tuple[int, int, int] | tuple[int, int, int, int]

Sign: TypeAlias = Literal["ring", "crescent", "heart", "square", "bars", "hourglass"]


def rgb(code: int) -> tuple[int, int, int]:
    """Return the colour of a number such as ``0xD8352A``."""
    return code >> 16, code >> 8 & 255, code & 255


@dataclass(frozen=True, slots=True)
class Seat:
    """How one seat looks: its disc or shield, and the mark on it."""

    name: str
    disc: Colour
    mark: Colour
    sign: Sign


SEATS = (
    Seat("orange", rgb(0xF9820F), rgb(0x2B2233), "ring"),
    Seat("purple", rgb(0x9442AC), rgb(0xFFF3DC), "crescent"),
    Seat("white", rgb(0xFDF8EC), rgb(0x2B2233), "heart"),
    Seat("black", rgb(0x332C3F), rgb(0xFFF3DC), "square"),
    Seat("teal", rgb(0x17776E), rgb(0xFFF3DC), "bars"),
    Seat("pink", rgb(0xFF9ED2), rgb(0x2B2233), "hourglass"),
)
"""Distinct for every kind of colour vision, also from the expeditions and dots of the route games,
which are red, yellow, blue and green with triangles, diamonds and a plus.
"""

INK = rgb(0x2A1A12)
"""Outlines and text on light ground."""

NIGHT = rgb(0x141D33)
"""The background of all pictures; it suits Discord's dark theme and its light one."""

PANEL_LIGHT = rgb(0x34487A)
CREAM = rgb(0xFFF3DC)
MUTED = rgb(0xB9C4E0)
GOLD = rgb(0xF6C244)
DRAFT = rgb(0xFF8AE2)
"""What is planned but not yet done."""

FREE = rgb(0x9FE8D0)
"""What may be chosen now."""
