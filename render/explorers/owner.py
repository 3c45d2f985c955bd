"""What stands beside a small map: whose it is, points, what is held, and what the last turn was."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engines.explorers.landscape import QUADRANT_LETTERS
from engines.explorers.sheet import Turn
from engines.explorers.view import View
from render.explorers import objects, solo, terrain
from render.faces import PINES
from render.fonts import fitted, font, size_for, width_of, wrapped
from render.frame import WIDE, letter
from render.page import Page, crown
from render.symbols import disc
from render.theme import CREAM, GOLD, INK
from render.words import Words, signed

LEAST = letter(WIDE)
DISC, SIGN, LINE, INSIDE = 46, 38, 46, 12
GAP, LEAD = 12, 8

Chip = tuple[int, Callable[[Page, float, float], None]]
"""Something with its width, and what draws it on a page from a left edge around a middle line."""


def draw(
    page: Page, view: View, seat: int, words: Words, name: str, box: tuple[int, int, int, int]
) -> None:
    """Draw a player's name, points and possessions into the box."""
    left, top, right, bottom = box
    inside = left + INSIDE, right - INSIDE
    wide = inside[1] - inside[0]
    y = _name(page, view, seat, name, (*inside, top))
    lines = _said(view, seat, words, wide, tall=bottom - top > right - left)
    if y + LINE * len(lines) > bottom:
        lines = _lines([chip for line in lines for chip in line], wide)
        lines = lines[: int((bottom - y) // LINE)]  # all finds stand in the words below, too
    gap = max(0.0, min(14.0, (bottom - y - LINE * len(lines)) / (len(lines) + 1)))
    y += gap + LINE / 2
    for line in lines:
        x = float(inside[0])
        for width, chip in line:
            chip(page, x, y)
            x += width + GAP
        y += LINE + gap
    if view.players == 1:
        solo.draw(page, view, words, (inside[0], round(y - LINE / 2 + 6), inside[1]))


def height(view: View, words: Words, wide: int) -> int:
    """Return how high boxes of that width below maps must be for what :func:`draw` writes."""
    lines = max(
        len(_said(view, seat, words, wide - 2 * INSIDE, tall=False)) for seat in range(view.players)
    )
    return INSIDE // 2 + DISC + lines * (LINE + LEAD) + LEAD


def _said(view: View, seat: int, words: Words, wide: int, *, tall: bool) -> list[list[Chip]]:
    """Return the lines below a name: points, what is held, and what the last turn was."""
    own, last = _held(view, seat), list[Chip]()
    if view.players > 1:
        own += _temples(view, seat)
    for turn in view.news:
        if turn.seat == seat:
            last += _turn(view, turn)
    points = _points(view, seat, words)
    if tall and view.players > 1:
        return [[points], *_lines(own, wide), *_lines(last, wide)]
    return [*_lines([points, *own], wide), *_lines(last, wide)]


def _name(page: Page, view: View, seat: int, name: str, span: tuple[int, int, int]) -> float:
    """Write whose map it is, in two lines if it is long; return where that ends."""
    left, right, top = span
    won = _won(view, seat)
    middle = top + INSIDE / 2 + DISC / 2
    page.sign(disc(seat, DISC), left, middle - DISC / 2)
    x = left + DISC + 10
    if won:
        page.lay(crown(36), x, middle - 18)
        x += 44
    room = right - x
    size = min(size_for(word, 38, LEAST, room) for word in name.split(" "))
    lines = wrapped(name, size, room, 2)
    if room >= 280:
        size = size_for(name, 38, LEAST, room)
        lines = (fitted(name, size, room),)
    for number, line in enumerate(lines):
        page.write(x, middle + 40 * number, line, size, GOLD if won else CREAM)
    return middle + 40 * (len(lines) - 1) + DISC / 2


def _won(view: View, seat: int) -> bool:
    return view.outcome is not None and view.players > 1 and seat in view.outcome.winners


def _points(view: View, seat: int, words: Words) -> Chip:
    text = words("explorers-board-points", count=view.scores[seat].total)
    colour = GOLD if _won(view, seat) else CREAM
    return width_of(text, font(36)), lambda page, x, y: page.write(x, y, text, 36, colour)


def _lines(chips: list[Chip], room: int) -> list[list[Chip]]:
    """Break chips into lines."""
    lines: list[list[Chip]] = []
    used = 0
    for chip in chips:
        if not lines or used + GAP + chip[0] > room:
            lines.append([])
            used = -GAP
        lines[-1].append(chip)
        used += GAP + chip[0]
    return lines


def _counted(kind: str, text: str) -> Chip:
    def drawn(page: Page, x: float, y: float) -> None:
        page.sign(objects.counter(kind, SIGN), x, y - SIGN / 2)
        page.write(x + SIGN + 6, y, text, LEAST + 2, CREAM)

    return SIGN + 6 + width_of(text, font(LEAST + 2)), drawn


def _held(view: View, seat: int) -> list[Chip]:
    """Return keys and maps that can still be used, and gems."""
    sheet = view.sheets[seat]
    counts = {"k": sheet.keys - sheet.keys_used, "m": sheet.maps - sheet.maps_used, "g": sheet.gems}
    return [_counted(kind, str(count)) for kind, count in counts.items()]


def _temples(view: View, seat: int) -> list[Chip]:
    """Return the temples that a player has visited, with their points."""
    sheet = view.sheets[seat]

    def chip(text: str) -> Chip:
        wide = width_of(text, font(LEAST)) + 18

        def drawn(page: Page, x: float, y: float) -> None:
            top = round(y - SIGN / 2)
            page.plate(round(x), top, round(x) + wide, top + SIGN, objects.VISITED, PINES.ground)
            page.write(x + wide / 2, y, text, LEAST, INK, "m")

        return wide, drawn

    return [
        chip(f"{QUADRANT_LETTERS[number]} {signed(points)}")
        for number, points in enumerate(sheet.temples)
        if points is not None
    ]


def _turn(view: View, turn: Turn) -> list[Chip]:
    """Return where the crosses of a turn went, and what was found."""

    def sign(sprite: Image.Image) -> Chip:
        return SIGN - 8, lambda page, x, y: page.sign(sprite, x, y - SIGN / 2)

    def number(text: str) -> Chip:
        return width_of(text, font(LEAST + 2)), lambda page, x, y: page.write(
            x, y, text, LEAST + 2, CREAM
        )

    chips = [sign(objects.counter("m", SIGN))] if turn.map else []
    chips += [sign(terrain.swatch(letter_, SIGN)) for letter_ in turn.side]
    chips.append(number(f"×{len(turn.marked)}"))
    finds = [view.symbols[square] for square in turn.marked]
    found = (objects.counter(kind, SIGN) for kind in finds if kind in objects.OBJECTS)
    return [*chips, *map(sign, found)]
