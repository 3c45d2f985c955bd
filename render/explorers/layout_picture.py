"""The picture for everybody while the map is laid out: which tile lies where, and how turned."""

from __future__ import annotations

from collections.abc import Sequence

from engines.explorers.landscape import (
    COLUMN_LETTERS,
    HALF,
    QUADRANT_LETTERS,
    SIZE,
    closest_villages,
    name,
)
from engines.explorers.view import View
from render.explorers.alt import board_alt
from render.explorers.heading import HEADER, header
from render.explorers.land import ground
from render.explorers.objects import digit
from render.explorers.scene import land_of, landscape_of
from render.explorers.squares import name_plate
from render.faces import PINES
from render.fonts import fitted
from render.frame import WIDE, letter
from render.page import Page
from render.picture import Picture, Piece
from render.theme import CREAM, FREE, INK
from render.words import Words

SIDE, LETTERS = 45, letter(WIDE)
LEFT, TOP = (WIDE - SIZE * SIDE) // 2, HEADER + 42
RIGHT, BOTTOM = LEFT + SIZE * SIDE, TOP + SIZE * SIDE
PLATE = 74


def proposed(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map as it is laid out, its tiles named at both sides."""
    page = Page(WIDE, BOTTOM + 10, PINES.ground)
    header(page, view, words, names)
    page.draw.rectangle((LEFT - 3, TOP - 3, RIGHT + 2, BOTTOM + 2), PINES.frame)
    page.lay(ground(land_of(view), SIDE), LEFT, TOP)
    _edges(page)
    for quadrant in range(len(view.layout)):
        _tile(page, view, quadrant, words)
    if view.phase == "village":
        for square in closest_villages(landscape_of(view)):
            _choice(page, square)
    return page.picture(board_alt(view, words, names))


def _edges(page: Page) -> None:
    """Write coordinates, and draw lines where tiles meet."""
    for number, letter_ in enumerate(COLUMN_LETTERS):
        middle = (number + 0.5) * SIDE
        page.write(LEFT + middle, TOP - 22, letter_, LETTERS, PINES.ink, "m")
        page.write(LEFT - 8, TOP + middle, str(number + 1), LETTERS, PINES.ink, "r")
    x, y = LEFT + HALF * SIDE, TOP + HALF * SIDE
    for box in ((x - 3, TOP, x + 1, BOTTOM), (LEFT, y - 3, RIGHT, y + 1)):
        page.image.paste(INK, box)


def _tile(page: Page, view: View, quadrant: int, words: Words) -> None:
    """Write a quadrant's letter, the number of its tile, and how far that is turned."""
    below, right = divmod(quadrant, 2)
    x = (RIGHT + WIDE) / 2 if right else (LEFT - 44) / 2
    y = TOP + (below + 0.5) * HALF * SIDE
    room = LEFT - 44 - 24
    placed = view.layout[quadrant]
    page.write(x, y - 70, QUADRANT_LETTERS[quadrant], 96, PINES.trim, "m", PINES.title)
    tile = words("explorers-board-tile", number=placed.tile)
    page.write(x, y + 14, fitted(tile, 44, room), 44, CREAM, "m")
    turned = words("explorers-board-turned", degrees=placed.degrees)
    page.fit(x, y + 64, turned, 34, room, PINES.muted, "m", "Medium")


def _choice(page: Page, square: int) -> None:
    """Mark a village that may be chosen, with its name below it."""
    row, column = divmod(square, SIZE)
    x, y = LEFT + column * SIDE, TOP + row * SIDE
    for reach, colour in ((7, INK), (5, FREE), (1, INK)):
        box = (x - reach, y - reach, x + SIDE - 1 + reach, y + SIDE - 1 + reach)
        page.draw.rectangle(box, outline=colour, width=2 if colour == INK else 4)
    plate = name_plate(name(square), PLATE)
    left, top = x + (SIDE - PLATE) // 2, y + SIDE + 4
    page.lay(plate, left, top)
    box = (left, top, left + PLATE, top + plate.height)
    page.pieces.append(Piece("text", box, digit(PLATE)))
