"""What stands in the corners beside the map: the title, glory, supplies, and the automa's track."""

from __future__ import annotations

from PIL import Image

from engines.siberia.rules.view import Rival, View
from render.cache import cached
from render.canvas import Canvas
from render.faces import STEEL, emblem
from render.frame import HIGH
from render.page import Page
from render.siberia import shapes, tokens
from render.siberia.content import content
from render.siberia.icons import icon
from render.siberia.looks import star
from render.symbols import disc
from render.theme import CREAM, GOLD, INK, Colour
from render.words import Words

LEFT, TOP, ROW, SIGN, STAR = 1144, 476, 54, 42, 29
FOOT = HIGH - 40
"""The middle of the lowest line."""

SUPPLIES = 978
TRACK, SPACE, COLUMNS, DOT = 436, 40, 4, 32


def draw(page: Page, view: View, words: Words) -> None:
    """Draw the corners."""
    page.lay(emblem(STEEL, 84), 22, HIGH - 108)
    page.write(122, HIGH - 64, words("siberia-board-title"), 52, STEEL.ink)
    _supplies(page, view)
    if view.automa is None:
        high = ROW * len(view.mats)
        for seat in range(len(view.mats)):
            _glory(page, view, seat, LEFT, TOP + (270 - high) / 2 + ROW * (seat + 0.5))
    else:
        _track(page, view.automa)
        _glory(page, view, 0, SUPPLIES, FOOT - 56)
        page.lay(tokens.mech(None, 48), SUPPLIES + 190, FOOT - 56 - 24)
        _count(page, tokens.glory(34, STEEL.frame), view.automa.glory, SUPPLIES + 242, FOOT - 56)


def _glory(page: Page, view: View, seat: int, x: float, y: float) -> None:
    """Draw a seat and its glory tokens, those placed filled."""
    if seat == view.active and view.outcome is None:
        page.lay(_halo(SIGN + 10), x - 5, y - SIGN / 2 - 5)
    page.sign(disc(seat, SIGN), x, y - SIGN / 2)
    for number in range(content().glory):
        placed = number < len(view.mats[seat].glory)
        sprite = tokens.glory(STAR, STEEL.frame if placed else None)
        page.lay(sprite, x + SIGN + 6 + STAR * number, y - sprite.height / 2 - 1)


@cached
def _halo(size: int) -> Image.Image:
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=GOLD)
    return canvas.done()


def _supplies(page: Page, view: View) -> None:
    """Draw how much is left: cards in the deck, tokens in the bag, maps."""
    x: float = SUPPLIES
    for name, count in (("draw", view.deck), ("corruption", len(view.bag)), ("map", view.maps)):
        _count(page, icon(name, 44), count, x, FOOT)
        x += 112


def _count(page: Page, sprite: Image.Image, count: int, x: float, y: float) -> None:
    page.sign(sprite, x, y - sprite.height / 2)
    page.write(x + sprite.width + 8, y, str(count), 34, STEEL.ink)


def _track(page: Page, rival: Rival) -> None:
    """Draw the automa's track line by line, its marker, and stars where it gains glory."""
    rows = -(-rival.track // COLUMNS)
    step = min(SPACE, (FOOT - 96 - TRACK) / rows)
    for number in range(1, rival.track + 1):
        row, column = divmod(number - 1, COLUMNS)
        x = LEFT + SPACE * (column + 0.5)
        y = TRACK + step * (row + 0.5)
        here = number == rival.marker
        sprite = space(DOT, number in rival.stars, number <= rival.marker, here)
        page.sign(sprite, x - DOT / 2, y - DOT / 2)


@cached
def space(size: int, starred: bool, passed: bool, here: bool) -> Image.Image:
    """Return a space of the automa's track; ``here`` is its marker."""
    canvas = Canvas(size)
    fill: Colour = STEEL.frame if passed else STEEL.band
    if here:
        canvas.ellipse(50, 50, 50, fill=CREAM)
    if starred:
        canvas.polygon(shapes.moved(star(5, 46, 21), 50, 53), fill, INK if here else STEEL.trim, 6)
    else:
        canvas.ellipse(50, 50, 24, fill=fill, edge=INK if here else STEEL.trim, width=6)
    return canvas.done()
