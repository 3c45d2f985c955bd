"""The plate of a game that begins: title and options over what it is played on, and the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from render.faces import CORNERS, EDGE, STROKE, Face, border, emblem
from render.fonts import font, size_for, width_of, wrapped
from render.frame import HIGH, WIDE
from render.page import Page
from render.poster import LEAST
from render.symbols import disc
from render.theme import CREAM, GOLD, INK

DIMMED = 0.25
"""How far a bright picture behind the plates is led towards the colour of the ground."""

SEAT, BIG = 96, 68
"""Height of the plate of a seat, and width of its sign."""

GAP = 12
"""Between two rows of seats, in pixels."""

Lay = Callable[[Page, int, int, float, float], object]
"""Lays the sign of a seat: on a page, of which seat, in which size, and where."""


def inset(face: Face) -> int:
    """Return how far from the edges nothing touches the corners of the frame."""
    return max(EDGE + 16, CORNERS[face.ornament] + 6)


def over(face: Face, behind: Image.Image) -> Page:
    """Return a page that a picture covers, dimmed, with the frame of a game."""
    page = Page(WIDE, HIGH, face.ground)
    scale = max(WIDE / behind.width, HIGH / behind.height)
    wide, high = WIDE / scale, HIGH / scale
    left, top = (behind.width - wide) / 2, (behind.height - high) / 2
    box = (left, top, left + wide, top + high)
    shown = behind.resize((WIDE, HIGH), Image.Resampling.LANCZOS, box)
    page.image.paste(Image.blend(shown, page.image, DIMMED))
    border(page, face)
    return page


def banner(page: Page, face: Face, title: str, options: str) -> int:
    """Write the title on a plate, and the options under it; return where the plate ends."""
    left, top = inset(face) + 28, EDGE + 14
    right = WIDE - left
    room = right - left - 60
    lines = wrapped(options, LEAST, room, 2, "Medium") if options else ()
    high = 126 + 40 * len(lines)
    page.draw.rectangle((left, top, right, top + high), face.band, face.frame, 4)
    page.draw.rectangle((left + 9, top + 9, right - 9, top + high - 9), None, face.trim, 2)
    size = size_for(title, 92, LEAST, room - 220, face.title)
    stroke = STROKE.get(face.title, 0) * size
    middle = top + (68 if lines else 62)
    page.write(WIDE / 2, middle, title, size, face.ink, "m", face.title, stroke)
    half = width_of(title, font(size, face.title)) / 2 + 24
    for x in (WIDE / 2 - half - 84, WIDE / 2 + half):
        page.lay(emblem(face, 84), x, middle - 42)
    for number, line in enumerate(lines):
        y = top + 134 + 40 * number
        page.write(WIDE / 2, y, line, LEAST, face.muted, "m", "Medium")
    return top + high


def lay_disc(page: Page, seat: int, size: int, x: float, y: float) -> None:
    """Lay the round sign of a seat."""
    page.sign(disc(seat, size), x, y)


def seats(
    page: Page,
    face: Face,
    names: Sequence[str],
    first: int | None,
    begins: str,
    lay: Lay = lay_disc,
) -> None:
    """Draw the seats in rows of at most three at the bottom; who is ``first`` is said to begin."""
    across = 2 if len(names) in (2, 4) else 3
    rows = [range(len(names))[n : n + across] for n in range(0, len(names), across)]
    wide = (WIDE - 2 * inset(face) - 2 * 14) // 3
    top = HIGH - EDGE - 14 - len(rows) * SEAT - (len(rows) - 1) * GAP
    for row in rows:
        left = (WIDE - len(row) * wide - (len(row) - 1) * 14) // 2
        for seat in row:
            page.draw.rectangle((left, top, left + wide, top + SEAT), face.band, face.frame, 3)
            middle = top + SEAT / 2
            lay(page, seat, BIG, left + 14, middle - BIG / 2)
            x, room = left + 14 + BIG + 14, wide - BIG - 42
            page.fit(x, middle - 20 * (seat == first), names[seat], 40, room, CREAM)
            if seat == first:
                reach = width_of(begins, font(LEAST)) + 28
                high = round(middle + 6)
                page.plate(x, high, x + min(reach, room), high + 36, GOLD, face.band)
                page.fit(x + 14, high + 18, begins, LEAST, room - 28, INK)
            left += wide + 14
        top += SEAT + GAP
