"""A player's own map, as large as possible, with card and cards gone above it, tracks beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.explorers.landscape import COLUMN_LETTERS, HALF, NOWHERE, SIZE
from engines.explorers.view import View
from render.cache import cached
from render.explorers import column, strip
from render.explorers.alt import board_alt
from render.explorers.land import Land, Marks, draw, draw_marks
from render.explorers.objects import digit
from render.explorers.scene import is_laid_out, land_of, own_marks, own_sheet
from render.faces import PINES
from render.frame import SQUARE
from render.page import Page
from render.picture import Picture, Piece
from render.sentences import drawn_names
from render.theme import INK
from render.words import Words

SIDE = 66
"""A square of the map: 22 points on a telephone."""

LEFT, TOP = 44, SQUARE - SIZE * SIDE - 6
"""Where the map begins; left of it stand the numbers of rows, above it the letters of columns."""

RIGHT, BOTTOM = LEFT + SIZE * SIDE, TOP + SIZE * SIDE
LETTERS = 29


def own_board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's map with the draft, legal and closed squares, the card and the tracks."""
    assert view.seat is not None, "only a player has a map"
    marks = own_marks(view)
    land = land_of(view, own_sheet(view))
    page = Page.over(*_bare(land))
    draw_marks(page.image, LEFT, TOP, land, SIDE, marks)
    if not is_laid_out(view):
        x, y = LEFT + HALF * SIDE, TOP + HALF * SIDE
        for box in ((x - 4, TOP, x + 2, BOTTOM), (LEFT, y - 4, RIGHT, y + 2)):
            page.image.paste(INK, box)
    page.pieces += pieces(view, marks)
    strip.draw(page, view, words, drawn_names(view.players, words, names), TOP - 40)
    beside = column.draw if is_laid_out(view) else column.layout
    beside(page, view, (RIGHT + 10, TOP, SQUARE - 6, BOTTOM))
    return page.picture(board_alt(view, words, names))


@cached
def _bare(land: Land) -> tuple[Image.Image, tuple[Piece, ...]]:
    """Return the map without marks and with its coordinates, and what can be read there."""
    page = Page(SQUARE, SQUARE, PINES.ground)
    page.draw.rectangle((LEFT - 3, TOP - 3, RIGHT + 2, BOTTOM + 2), PINES.frame)
    draw(page.image, LEFT, TOP, land, SIDE)
    coordinates(page)
    return page.image, tuple(page.pieces)


def coordinates(page: Page) -> None:
    """Write the letters of the columns above the map and the numbers of the rows beside it."""
    for number, letter_ in enumerate(COLUMN_LETTERS):
        middle = (number + 0.5) * SIDE
        page.write(LEFT + middle, TOP - 20, letter_, LETTERS, PINES.ink, "m")
        page.write(LEFT - 8, TOP + middle, str(number + 1), LETTERS, PINES.ink, "r")


def pieces(view: View, marks: Marks) -> list[Piece]:
    """Return what can be read on the map: names of squares, numbers, villages and temples."""
    size = digit(SIDE)
    written = {square for square, (_mark, label) in marks.items() if label}
    if is_laid_out(view):
        written |= {square for square in view.temples if square != NOWHERE}
    return [Piece("text", _box(square), size) for square in sorted(written | {*view.villages})]


def _box(square: int) -> tuple[int, int, int, int]:
    row, column_ = divmod(square, SIZE)
    x, y = LEFT + column_ * SIDE, TOP + row * SIDE
    return x, y, x + SIDE, y + SIDE
