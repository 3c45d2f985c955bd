"""The strip above the own map: round and turn, the card with its crosses, and the cards gone."""

from __future__ import annotations

from collections.abc import Sequence

from engines.explorers.view import View
from render.explorers import objects, terrain, tokens
from render.explorers.phrases import status
from render.explorers.scene import WITH_MAP, CardSide, card_sides
from render.faces import PINES
from render.fonts import Weight, font, width_of
from render.frame import SQUARE
from render.heading import PILL, pill
from render.page import Page
from render.picture import Piece
from render.theme import CREAM, DRAFT, GOLD
from render.words import Words

EDGE, GAP = 12, 12
MINI = 34
SWATCH, COUNT, INSIDE = 54, 38, 13


def draw(page: Page, view: View, words: Words, names: Sequence[str], height: int) -> None:
    """Draw the strip along the upper edge of the picture."""
    page.draw.rectangle((0, 0, SQUARE - 1, height - 1), PINES.band)
    middle = height / 2
    right = SQUARE - EDGE
    if view.card is not None:
        right = _cards(page, view, middle, right)
    left = EDGE
    if card_sides(view):
        left = _card(page, view, middle, left)
    _when(page, view, words, names, middle, (left, right))


def _cards(page: Page, view: View, middle: float, right: int) -> int:
    """Draw all cards at the right, those gone struck; return where they begin."""
    high = 2 * MINI + 8
    shown = [card for card in view.cards if card != view.card]
    wide = sum(tokens.card_width(card, MINI) + 6 for card in shown) - 6
    x = left = right - wide
    gone = set(view.turned)
    for card in shown:
        sprite = tokens.card(card, MINI, gone=card in gone)
        top = round(middle - high / 2)
        page.lay(sprite, x, top)
        page.pieces.append(Piece("sign", (x, top, x + sprite.width, top + high), MINI))
        x += sprite.width + 6
    return left - 2 * GAP


def _card(page: Page, view: View, middle: float, left: int) -> int:
    """Draw the sides of the card with the crosses on each; return where they end."""
    for side in card_sides(view):
        left = _side(page, side, middle, left)
    if view.own is not None and view.own.map:
        used = CardSide(view.own.side, WITH_MAP, named=False, taken=True)
        left = _side(page, used, middle, left, with_map=True)
    return left + GAP


def _side(page: Page, side: CardSide, middle: float, left: int, *, with_map: bool = False) -> int:
    text = "" if side.crosses is None else f"×{side.crosses}" if side.crosses else "–"
    wide = 2 * INSIDE + (SWATCH + 6) * (len(side.terrains) + with_map) - 6
    wide += 6 + width_of(text, font(COUNT)) if text else 0
    top, bottom = round(middle - 41), round(middle + 41)
    edges = tuple(colour for colour, now in ((GOLD, side.named), (DRAFT, side.taken)) if now)
    page.lay(tokens.frame(wide, bottom - top, edges), left, top)
    x = left + INSIDE
    if with_map:
        page.lay(objects.counter("m", SWATCH), x, middle - SWATCH / 2)
        x += SWATCH + 6
    for letter_ in side.terrains:
        page.sign(terrain.plain(letter_, SWATCH), x, middle - SWATCH / 2)
        x += SWATCH + 6
    if text:
        page.write(x, middle, text, COUNT, CREAM)
    return left + wide + GAP


def _when(
    page: Page,
    view: View,
    words: Words,
    names: Sequence[str],
    middle: float,
    span: tuple[int, int],
) -> None:
    """Write the round and the turn; without a card, the title and what is going on.

    Below it a golden plate says so if the reader is asked something.
    """
    left, right = span
    room = right - left
    above: tuple[str, int, Weight] = (words("explorers-board-title"), 42, PINES.title)
    below: tuple[str, int, Weight] = (status(view, words, names), 34, "Medium")
    asked = view.decision is not None
    if view.card is not None:
        above = words("explorers-board-round", round=view.round), 36, "Heavy"
        below = words("explorers-board-number", number=view.number), 36, "Heavy"
        if asked:
            when = words("explorers-board-when", round=view.round, number=view.number)
            above = when, 36, "Heavy"
    lines = {middle - 26: above} if asked else {middle - 21: above, middle + 21: below}
    for y, (text, largest, weight) in lines.items():
        page.fit(left + room / 2, y, text, largest, room, CREAM, "m", weight)
    if asked:
        text = words("explorers-board-your-turn")
        half = width_of(text, font(COUNT)) / 2 + PILL
        pill(page, PINES.band, round(left + room / 2 + half), round(middle + 23), text, COUNT)
