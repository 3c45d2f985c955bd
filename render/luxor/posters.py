"""The plate at the start of a game, and the poster at its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import product

from PIL import Image

from engines.core import Course
from engines.luxor.board import STRIDE, bits_of, extent
from engines.luxor.view import View
from render import plate, poster
from render.cache import cached
from render.curve import chart
from render.faces import EDGE, LAPIS, border
from render.fonts import size_for
from render.frame import HIGH, WIDE, letter
from render.luxor import phrases, tiles, tokens
from render.page import Page
from render.picture import Picture
from render.sentences import drawn_names, plain_names
from render.symbols import disc, stack
from render.words import Words

LEAST = letter(WIDE)
MARGIN = EDGE + 20
ABOVE, BELOW = 66, 46
FIELD = HIGH - 2 * MARGIN - ABOVE - BELOW
"""The side of the square in which the field lies on the poster."""


def length(view: View, words: Words, days: tuple[date, date]) -> str:
    """Say how many turns a game that is over has had, and its dates."""
    return poster.length(words, view.turn - 1, days)  # after the last turn it has passed on


def end(view: View, words: Words, names: Sequence[str], days: tuple[date, date]) -> Picture:
    """Draw the poster of a game that is over: the field, the winner, and everybody's points."""
    assert view.outcome is not None, "only a game that is over has a poster"
    page = Page(WIDE, HIGH, LAPIS.ground)
    border(page, LAPIS)
    title = words("luxor-board-title")
    size = size_for(title, 54, LEAST, FIELD, LAPIS.title)
    middle, bottom = MARGIN + FIELD / 2, HIGH - MARGIN
    page.write(middle, MARGIN + 30, title, size, LAPIS.ink, "m", LAPIS.title)
    _field(page, view)
    lasted = length(view, words, days)
    page.fit(middle, bottom - 16, lasted, LEAST + 4, FIELD, LAPIS.muted, "m", "Medium")
    left, right = MARGIN + FIELD + 30, WIDE - MARGIN
    drawn = drawn_names(view.players, words, names)
    signs = [partial(disc, seat) for seat in view.outcome.winners]
    said = partial(phrases.result, view, words)
    top = poster.winner(page, (left, MARGIN, right), signs, drawn, said)
    rows = poster.standings("luxor", view.outcome, words, drawn, disc)
    poster.table(page, LAPIS, (left, top, right, bottom), rows)
    called = plain_names(view.players, words, names)
    rows = poster.standings("luxor", view.outcome, words, called, disc)
    return page.picture(poster.end_alt(words, words("luxor-end-alt"), said(called), rows, lasted))


def _field(page: Page, view: View) -> None:
    """Draw the final display without numbers, as large as it fits."""
    first, last, high, low = extent(bits_of(view.board))
    columns, rows = last - first + 1, low - high + 1
    size = min((FIELD - 12) // max(columns, rows), 140)
    left = MARGIN + (FIELD - columns * size) // 2
    top = MARGIN + ABOVE + (FIELD - rows * size) // 2
    edge = (left - 6, top - 6, left + columns * size + 6, top + rows * size + 6)
    page.image.paste(LAPIS.frame, edge)
    page.image.paste(LAPIS.band, (edge[0] + 4, edge[1] + 4, edge[2] - 4, edge[3] - 4))
    for cell, code in view.board.items():
        row, column = divmod(cell, STRIDE)
        x, y = left + (column - first) * size, top + (row - high) * size
        owners, closed = view.stacks.get(cell, ()), cell in view.snakes
        page.lay(tiles.tile(code, size, occupied=bool(owners) or closed, shown="none"), x, y)
        if closed:
            page.lay(tokens.snakes(view.snakes[cell], size), x, y)
        if cell in view.boats:
            page.lay(tokens.boat(view.boats[cell], size), x, y)
        if owners:
            pile = stack(owners, size)
            page.lay(pile, x + round(size * 0.525), y + round(size * 0.975) - pile.height)


KINDS = ("Co", "Td", "Po", "M", "L", "To", "Cd", "Pd")
"""Tiles that lie behind the plate."""

ACROSS, DOWN, LARGE = 9, 6, 150


@cached
def _tiles() -> Image.Image:
    """Return a field of tiles, no two of which are alike side by side."""
    page = Page(ACROSS * LARGE, DOWN * LARGE, LAPIS.ground)
    for row, column in product(range(DOWN), range(ACROSS)):
        code = KINDS[(3 * row + column) % len(KINDS)]
        page.lay(tiles.tile(code, LARGE, shown="none"), column * LARGE, row * LARGE)
    return page.image


def start(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the plate of a game that begins: its options, who sits where, and who begins."""
    option = words(f"luxor-option-adventures-{str(view.adventures).lower()}")
    page = plate.over(LAPIS, _tiles())
    plate.banner(page, LAPIS, words("luxor-board-title"), option)
    drawn = drawn_names(view.players, words, names)
    plate.seats(page, LAPIS, drawn, view.first, words("luxor-start-first"))
    called = plain_names(view.players, words, names)
    first = words("luxor-start-begins", name=called[view.first])
    facts = (option, first, poster.seated(called))
    return page.picture(poster.start_alt(words, words("luxor-start-alt"), facts))


def curve(course: Course, words: Words, names: Sequence[str]) -> Picture:
    """Draw how the points of a game that is over went."""
    return chart("luxor", LAPIS, course, words, names, disc)
