"""A player's mat beside the cards, in the shape in which a desktop shows pictures largest."""

from __future__ import annotations

from collections.abc import Sequence

from engines.siberia.content.terms import COLOURS
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.view import Goal, View
from render.faces import STEEL
from render.fonts import wrapped
from render.frame import HIGH, SQUARE, WIDE
from render.page import Page
from render.siberia import tokens
from render.siberia.card_sprites import SIZES, Form
from render.siberia.content import content
from render.siberia.icons import icon
from render.siberia.looks import CATEGORY_ICONS
from render.siberia.mat_parts import (
    GAP,
    INSIDE,
    LEAST,
    Groups,
    apart,
    cards,
    corruption,
    plate,
    ring,
    tuck,
)
from render.siberia.phrases import ability_of
from render.symbols import disc
from render.theme import CREAM, FREE
from render.words import Words

TOP, BOTTOM = 82, SQUARE * HIGH // WIDE
LEFT, MAT = 18, 580
CARDS, COLUMNS, TITLE = LEFT + MAT + GAP, 2, 30
"""Where the cards begin, how many stand in a line, and how high a title above them is."""

MECH, SPOTS, STOCK, GOAL, TUCKED, BETWEEN, CLOSE = 140, 66, 58, 70, 50, 8, 6
PLACES = 4
"""So many tucked cards of a kind have room."""

LARGE: Sequence[Form] = ("full", "brief")
"""The forms of cards that say what cards do."""


def form_of(own: Mat) -> Form | None:
    """Return the largest form in which the active row and the hand have room beside a mat.

    ``None`` if no form that says what cards do is small enough, or too many cards are tucked.
    """
    if max(map(len, (own.solved, own.melded, own.upgraded))) > PLACES:
        return None
    for form in LARGE:
        if _high(len(own.row), form) + _high(len(own.hand), form) <= BOTTOM - TOP - CLOSE:
            return form
    return None


def _high(count: int, form: Form) -> int:
    """Return how high so many cards are, with their title."""
    return TITLE + -(-count // COLUMNS) * (SIZES[form][1] + apart(form)[1])


def drawn(view: View, seat: int, words: Words, groups: Groups, form: Form) -> Page:
    """Return a page with all but the header."""
    page, own, top = Page(SQUARE, BOTTOM, STEEL.ground), view.mats[seat], TOP
    _mech(page, top, seat, own, words)
    top += MECH + BETWEEN
    _spots(page, top, seat, own)
    top += SPOTS + BETWEEN
    _stock(page, top, own)
    top += 2 * (STOCK + BETWEEN)
    _goals(page, top, view.goals[seat])
    top += 2 * GOAL + CLOSE + BETWEEN
    _tucked(page, top, own)
    top = TOP
    for title, group in groups:
        page.write(CARDS, top + 13, f"{title} {len(group)}", LEAST + 1, STEEL.ink)
        cards(page, CARDS, top + TITLE, COLUMNS, group, form, words)
        top += _high(len(group), form)
    return page


def _mech(page: Page, top: int, seat: int, own: Mat, words: Words) -> None:
    """Draw the mech with its name and what it can do."""
    plate(page, LEFT, top, LEFT + MAT, top + MECH)
    page.sign(tokens.mech(seat, 118), LEFT + INSIDE, top + 11)
    left = LEFT + 2 * INSIDE + 118
    mech = content().mechs[own.mech]
    page.write(left, top + 27, mech.name, 36, STEEL.ink)
    lines = wrapped(ability_of(mech, words), LEAST, LEFT + MAT - INSIDE - left, 3, "Medium")
    for number, line in enumerate(lines):
        page.write(left, top + 62 + 29 * number, line, LEAST, STEEL.muted, weight="Medium")


def _spots(page: Page, top: int, seat: int, own: Mat) -> None:
    """Draw the spots of the action token; it covers one of them."""
    spots = ("refresh", "blank", "move", "play", "gather")
    wide = (MAT - 4 * CLOSE) // len(spots)
    for number, spot in enumerate(spots):
        left = LEFT + number * (wide + CLOSE)
        plate(page, left, top, left + wide, top + SPOTS)
        if spot != "blank":
            page.sign(icon(spot, 50), left + 6, top + 8)
        x, y = left + wide - 31, top + SPOTS // 2
        if spot == own.spot:
            page.sign(disc(seat, 48), x - 24, y - 24)
        else:
            page.draw.ellipse((x - 18, y - 18, x + 18, y + 18), STEEL.ground)


def _stock(page: Page, top: int, own: Mat) -> None:
    """Draw power, guile, coins and maps, below them workers and corruption."""
    most = content().track
    values = (("power", own.power), ("guile", own.guile), ("coin", own.coins), ("map", own.maps))
    wide = (MAT - 3 * CLOSE) // len(values)
    for number, (name, value) in enumerate(values):
        left = LEFT + number * (wide + CLOSE)
        plate(page, left, top, left + wide, top + STOCK)
        page.sign(icon(name, 46), left + 8, top + 6)
        text = f"{value}/{most}" if name in ("power", "guile") else str(value)
        page.write(left + 62, top + STOCK / 2, text, 32, CREAM if value else STEEL.muted)
    top += STOCK + BETWEEN
    each = 70
    split = LEFT + each * len(COLOURS) + 6
    plate(page, LEFT, top, split, top + STOCK)
    for number, (colour, count) in enumerate(zip(COLOURS, own.workers, strict=True)):
        x = LEFT + 6 + each * number
        page.sign(icon(f"worker-{colour}", 42), x, top + 8)
        ink = CREAM if count else STEEL.muted
        page.write(x + 45, top + STOCK / 2, str(count), 30, ink)
    plate(page, split + CLOSE, top, LEFT + MAT, top + STOCK)
    corruption(page, split + CLOSE, LEFT + MAT, top, STOCK, own)


def _goals(page: Page, top: int, goals: Sequence[Goal]) -> None:
    """Draw how far each category of glory is, the last one, of two signs, twice as wide."""
    wide, columns = (MAT - 3 * CLOSE) // 4, 4
    for number, goal in enumerate(goals):
        line, column = divmod(number, columns)
        left, y = LEFT + column * (wide + CLOSE), top + line * (GOAL + CLOSE)
        right = LEFT + MAT if goal is goals[-1] else left + wide
        plate(page, left, y, right, y + GOAL)
        if goal.met and not goal.placed:
            page.lay(ring(right - left, GOAL), left, y)
        page.sign(icon(CATEGORY_ICONS[goal.category], 50), left + 8, y + 10)
        if goal.category == "workers":
            page.sign(icon("map", 40), left + 64, y + 15)
        page.sign(tokens.glory(36, STEEL.frame if goal.placed else None), right - 44, y + 4)
        ink = FREE if goal.met else STEEL.ink
        page.write(right - 10, y + GOAL - 16, f"{goal.has}/{goal.needs}", LEAST, ink, "r")


def _tucked(page: Page, top: int, own: Mat) -> None:
    """Draw solved quests, melded meteorites and upgraded items, a line for each kind."""
    groups = (("quest", own.solved), ("meteorite", own.melded), ("item", own.upgraded))
    for kind, held in groups:
        plate(page, LEFT, top, LEFT + MAT, top + TUCKED)
        page.sign(icon(kind, 42), LEFT + 8, top + 4)
        start, middle = LEFT + 58, top + TUCKED / 2
        step = (MAT - 62) / PLACES
        for place in range(PLACES):
            x = start + step * place
            if place >= len(held):
                x += step / 2
                page.draw.ellipse((x - 10, middle - 10, x + 10, middle + 10), STEEL.ground)
                continue
            page.write(x, middle, held[place], LEAST, STEEL.ink)
            room = step - ID - CLOSE
            tuck(page, x + ID + room / 2, middle, room, held[place])
        top += TUCKED + CLOSE


ID = 60
"""How wide the id of a card is, with the gap after it."""
