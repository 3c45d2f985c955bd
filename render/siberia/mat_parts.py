"""Parts of a player's mat that stand in both of its layouts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from engines.siberia.content.terms import Colour as Crew
from engines.siberia.rules.mats import Mat
from render.cache import cached
from render.canvas import Canvas
from render.faces import STEEL
from render.frame import SQUARE, letter
from render.page import Page
from render.picture import Piece
from render.siberia import card_sprites, effects, tokens
from render.siberia.card_sprites import SIZES, Form
from render.siberia.content import content
from render.siberia.icons import icon
from render.siberia.phrases import card_name
from render.theme import FREE
from render.words import Words

LEAST = letter(SQUARE)
GAP, INSIDE = 12, 14

Cards: TypeAlias = Sequence[tuple[str, Crew | None]]
"""Cards, each with the worker on it."""

Groups: TypeAlias = tuple[tuple[str, Cards], tuple[str, Cards]]
"""The active row and the hand with their titles."""


def plate(page: Page, left: int, top: int, right: int, bottom: int) -> None:
    """Draw the plate behind something."""
    page.plate(left, top, right, bottom, STEEL.band, STEEL.ground)


def apart(form: Form) -> tuple[int, int]:
    """Return the gaps between cards, across and down."""
    return (GAP, 8) if form != "tag" else (6, 4)


def corruption(page: Page, left: float, right: float, top: int, high: int, own: Mat) -> None:
    """Draw the corruption that a player has, between ``left`` and ``right``."""
    size, held, middle = 48, own.corruption, top + high / 2
    if not held:
        page.sign(icon("corruption", size), left + INSIDE, middle - size / 2)
        page.write(left + INSIDE + 60, middle, "0", 34, STEEL.muted)
        return
    step: float = min(size + 4, (right - left - 2 * INSIDE - size) / max(1, len(held) - 1))
    for number, token in enumerate(held):
        at = left + INSIDE + step * number
        page.lay(tokens.corruption(token, size, LEAST), at, middle - size / 2)
        box = (at, middle - size / 2, at + min(size, step), middle + size / 2)
        page.pieces.append(Piece("sign", box, size))


@cached
def ring(wide: int, high: int) -> Image.Image:
    """Return the edge of a goal that is met, so that a glory token may be placed there."""
    canvas = Canvas(wide, high, units=wide)
    canvas.box(0, 0, wide, high, 18, None, FREE, 4)
    return canvas.done()


def tuck(page: Page, x: float, y: float, room: float, card: str) -> None:
    """Draw what a tucked card still brings."""
    printed = content().cards[card]
    if printed.bonus is not None:
        row = effects.glyphs(printed.bonus)
    elif printed.ongoing is not None:
        row = effects.lasting(printed.ongoing)
    else:
        row = (effects.Glyph("solve"),)
    size = effects.fitting(row, room, 44, LEAST, 2)
    if effects.width(row, size, 2) > room:
        row = row[-1:]
        size = effects.fitting(row, room, 44, LEAST, 2)
    effects.draw(page, row, x - effects.width(row, size, 2) / 2, y, size, 2, LEAST)


def cards(
    page: Page, left: int, top: int, columns: int, group: Cards, form: Form, words: Words
) -> None:
    """Draw cards line by line."""
    wide, high = SIZES[form]
    across, down = apart(form)
    for number, (card, worker) in enumerate(group):
        line, column = divmod(number, columns)
        place = (left + column * (wide + across), top + line * (high + down))
        card_sprites.draw(page, card, card_name(card, words), form, place, worker, LEAST)
