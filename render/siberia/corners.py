"""What stands in the corners beside the map: the title, glory, supplies, and the automa's track."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.siberia.rules.view import Rival, View
from render.cache import cached
from render.canvas import Canvas
from render.faces import STEEL, emblem
from render.fonts import font, width_of
from render.frame import HIGH, WIDE, letter
from render.heading import PILL, pill, with_names
from render.page import Page
from render.sentences import drawn_names, upper
from render.siberia import shapes, tokens
from render.siberia.content import content
from render.siberia.icons import icon
from render.siberia.looks import star
from render.siberia.phrases import result
from render.symbols import disc
from render.theme import CREAM, GOLD, INK, Colour
from render.words import Words

LEFT, TOP, ROW, SIGN, STAR = 1144, 476, 54, 42, 29
FOOT = HIGH - 40
"""The middle of the lowest line."""

SUPPLIES = 978
TRACK, SPACE, COLUMNS, DOT = 452, 40, 4, 32

LETTERS, TURN = letter(WIDE), 520
"""The size of letters, and how far to the right the line of whose turn it is may reach."""


def draw(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    """Draw the corners."""
    page.lay(emblem(STEEL, 84), 20, HIGH - 142)
    title = words("siberia-board-title")
    page.write(116, HIGH - 104, title, 46, STEEL.ink, weight=STEEL.title)
    if view.outcome is None:
        when = upper(words("title-round", round=view.round))
        page.write(117, HIGH - 66, when, LETTERS, STEEL.frame, weight=STEEL.title)
    _turn(page, view, words, drawn_names(len(view.mats), words, names))
    _supplies(page, view)
    if view.automa is None:
        high = ROW * len(view.mats)
        for seat in range(len(view.mats)):
            _glory(page, view, seat, LEFT, TOP + (270 - high) / 2 + ROW * (seat + 0.5))
    else:
        _track(page, view.automa, words("siberia-rival-automa"))
        _glory(page, view, 0, SUPPLIES, FOOT - 56)
        page.lay(tokens.mech(None, 48), SUPPLIES + 190, FOOT - 56 - 24)
        _count(page, tokens.glory(34, STEEL.frame), view.automa.glory, SUPPLIES + 242, FOOT - 56)


def _turn(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    """Say whose turn it is, or how the game ended, in gold if that is the reader's."""
    seats = (view.active,) if view.outcome is None else view.outcome.winners
    x: float = 20
    for seat in seats:
        page.sign(disc(seat, SIGN), x, FOOT + 10 - SIGN / 2)
        x += SIGN + 8

    def sentence(cut: Sequence[str]) -> str:
        if view.outcome is not None:
            return result(view, words, cut)
        if view.seat == view.active:
            return words("siberia-board-your-turn")
        return words("siberia-board-turn", name=cut[view.active])

    own = view.seat == view.active and view.outcome is None
    text = with_names(sentence, names, round(TURN - x), LETTERS)
    if own:
        right = round(x) + width_of(text, font(LETTERS)) + 2 * PILL
        pill(page, STEEL.ground, right, FOOT + 10, text, LETTERS)
    else:
        page.write(x, FOOT + 10, text, LETTERS, STEEL.ink)


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


def _track(page: Page, rival: Rival, name: str) -> None:
    """Draw the automa's track under its name, line by line, its marker, and stars for glory."""
    page.fit(LEFT, TRACK - 20, name, LETTERS, WIDE - LEFT - 8, STEEL.ink)
    rows = -(-rival.track // COLUMNS)
    step = min(SPACE, (FOOT - 92 - TRACK) / rows)
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
