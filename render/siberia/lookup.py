"""One card, and one location with what lies around it, large and with all its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engines.core import Phrase
from engines.siberia.content.model import BASE, Card
from engines.siberia.content.terms import CardType, Colour
from engines.siberia.rules.view import Place, View
from engines.siberia.words import card_words
from render.cache import cached
from render.canvas import Canvas
from render.faces import STEEL
from render.fonts import font, size_for, width_of, wrapped
from render.frame import HIGH, WIDE, letter
from render.page import Page
from render.picture import Picture
from render.sentences import upper
from render.siberia import card_sprites, effects, hexes, mapping, places, shapes
from render.siberia.alt import details_alt
from render.siberia.content import content
from render.siberia.effects import Glyph, Row
from render.siberia.icons import icon
from render.siberia.looks import CREWS, WHITE, draw_shape
from render.siberia.phrases import flavour, named, place_name, said
from render.siberia.scene import Scene, scene_of
from render.siberia.texts import card_details, location_details
from render.theme import CREAM, INK, rgb
from render.words import Words

WIDTH = 1000
HEIGHT = WIDTH * HIGH // WIDE
LEAST = letter(WIDTH)
STRIP, EDGE, LARGE, TALLER = 128, 30, 36, 22
MARK = 250
"""How large the type is in the background."""

DIM = rgb(0x5B4A40)

Line = tuple[Row, str]
"""Icons, and the words that say the same."""


def card_picture(view: View, card: str, words: Words, names: Sequence[str]) -> Picture:
    """Draw a card with everything that is printed on it, in words as well."""
    printed = content().cards[card]
    page = Page(WIDTH, HEIGHT, STEEL.ground)
    page.lay(_blank(printed.colour, printed.type), 0, 0)
    left, right = STRIP + EDGE, WIDTH - EDGE - 14
    page.write(left, 66, card, 56, INK)
    x = left + width_of(card, font(56)) + 24
    name = named(printed.names, words)
    size = size_for(name, 46, LEAST, right - x)
    page.write(x, 66, name, size, INK)
    top = 112
    lines = [*_printed(printed, words)]
    text = flavour(printed.names, words)
    size = _size(lines, text, right - left, HEIGHT - 60 - top)
    for row, said_ in lines:
        top = _line(page, row, said_, left, right, top, size)
    room = wrapped(text, max(LEAST, size - 4), right - left, 3, "Medium")
    y = HEIGHT - 54 - (len(room) - 1) * (size + 2)
    for part in room:
        page.write(left, y, part, max(LEAST, size - 4), DIM, weight="Medium")
        y += size + 2
    return page.picture(details_alt(card_details(view, card, words, names), words))


@cached
def _blank(colour: Colour, kind: CardType) -> Image.Image:
    """Return a large card with its colour and type."""
    crew = CREWS[colour]
    canvas = Canvas(WIDTH, HEIGHT, units=WIDTH, ground=STEEL.ground, oversampling=2)
    canvas.box(10, 10, WIDTH - 10, HEIGHT - 10, 30, INK)
    canvas.box(15, 15, WIDTH - 15, HEIGHT - 15, 26, crew.fill)
    canvas.box(STRIP, 28, WIDTH - 28, HEIGHT - 28, 16, WHITE)
    draw_shape(canvas, crew.shape, 15 + (STRIP - 15) / 2, 90, 42, crew.mark)
    shapes.kind(canvas, kind, 15 + (STRIP - 15) / 2, 210, 46)
    picture = canvas.done()
    large = icon(kind, MARK)
    pale = Image.blend(Image.new("RGBA", large.size, (*WHITE[:3], 0)), large, 0.16)
    picture.paste(pale, (WIDTH - 40 - MARK, HEIGHT - 40 - MARK), pale)
    return picture


def _printed(card: Card, words: Words) -> Iterator[Line]:
    """Yield the lines of a card."""

    def line(row: Row, phrase: Phrase | None) -> Iterator[Line]:
        if phrase is not None:
            yield row, upper(said(phrase, words))

    grown: Row = ()
    if card.growth is not None:
        by = {"glory": "boast", "melded": "meteorite"}[card.growth.by]
        for least, step in ((1, card.growth.first), (2, card.growth.second)):
            gained = zip(("power", "guile"), step, strict=True)
            more = tuple(Glyph(name, f"+{value}") for name, value in gained if value)
            grown += (Glyph(by, f"{least}+", tag=True), *more) if more else ()
    core = card_words.core(card)
    yield (*card_sprites.core(card), *grown), words("siberia-card-core", core=said(core, words))
    if card.ability is not None:
        yield from line(effects.glyphs(card.ability), card_words.ability(card))
    if card.ongoing is not None:
        yield from line(effects.lasting(card.ongoing), card_words.ongoing(card))
    if card.value:
        yield from line((Glyph("coin", str(card.value)),), card_words.value(card))
    if card.bonus is not None:
        row = (Glyph("meld"), effects.THEN, *effects.glyphs(card.bonus))
        yield from line(row, card_words.bonus(card))
    if card.benefit is not None and card.cost is not None:
        row = (*effects.paid(card.cost), effects.THEN, *effects.glyphs(card.benefit))
        yield from line(row, card_words.quest(content(), card))


def _size(lines: Sequence[Line], text: str, room: int, high: int) -> int:
    """Return the largest size of letters at which everything fits."""
    for size in range(LARGE, LEAST, -1):
        needed = sum(_height(said_, room, size) for _row, said_ in lines)
        last = len(wrapped(text, max(LEAST, size - 4), room, 3, "Medium")) * (size + 2)
        if needed + last <= high:
            return size
    return LEAST


def _height(text: str, room: int, size: int) -> int:
    return size + TALLER + 8 + len(wrapped(text, size, room, 6, "Medium")) * (size + 5) + 8


def _line(page: Page, row: Row, text: str, left: int, right: int, top: int, size: int) -> int:
    """Draw a row of icons and the words below it; return where they end."""
    high = size + TALLER
    icons = effects.fitting(row, right - left, high, LEAST + 4, 6)
    effects.draw(page, row, left, top + high / 2, icons, 6, LEAST)
    y = top + high + 8 + size / 2
    for part in wrapped(text, size, right - left, 6, "Medium"):
        page.write(left, y, part, size, INK, weight="Medium")
        y += size + 5
    return top + _height(text, right - left, size)


# --- locations -----------------------------------------------------------------------------

MAP = 604
"""How wide the part with the map is."""


def location_picture(view: View, place: str, words: Words, names: Sequence[str]) -> Picture:
    """Draw a location with its neighbours, and say what it brings and which quests belong to it."""
    shown = next(each for each in view.places if place in (each.place, each.cell))
    page = Page(WIDTH, HEIGHT, STEEL.ground)
    where, around = _around(shown.cell)
    for spot in around:
        if spot == BASE or spot in content().map.holes:
            mapping.pit(page, where, spot)
    seen = scene_of(view)
    scene = Scene(seen.mechs, seen.chosen, frozenset())
    mapping.grounds(page, where, mapping.cells_of(view, around))
    mapping.draw(page, where, view, scene, around)
    mapping.frame(page, where, shown.cell, "new")
    _told(page, view, shown, words)
    return page.picture(details_alt(location_details(view, place, words, names), words))


def _around(cell: str) -> tuple[hexes.Chart, tuple[str, ...]]:
    """Return where a cell and all that touches it are."""
    board = content().map
    whole = hexes.chart(board, (8, 8, WIDE - 8, HIGH - 8))
    q, r = board.at[cell]
    near = tuple(
        spot for spot, (x, y) in board.at.items()
        if max(abs(x - q), abs(y - r), abs(x + y - q - r)) <= 1
    )  # fmt: skip
    xs, ys = zip(*(whole.at[spot] for spot in near), strict=True)
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    moved = {spot: (a - x + MAP / 2 + 4, b - y + HEIGHT / 2) for spot, (a, b) in whole.at.items()}
    return hexes.Chart(moved, whole.wide, whole.high), near


def _told(page: Page, view: View, place: Place, words: Words) -> None:
    """Write what a location is, beside its map, in the largest letters that fit."""
    left, right, y = MAP + 24, WIDTH - 24, 22
    title = wrapped(place_name(place, words), 38, right - left, 3)
    for number, part in enumerate(title):
        page.write(left, y + 20 + 44 * number, part, 38, CREAM)
    y += 44 * len(title) + 10
    lines = [*places.facts(view, place, words)]
    if place.tile is not None:
        lines.append(((), flavour(content().tiles[place.tile].names, words)))
    for last, size in ((0, LEAST + 5), (0, LEAST + 2), (0, LEAST), (-1, LEAST)):
        kept = lines[: last or None]
        if sum(_fact_height(*line, right - left, size) for line in kept) <= HEIGHT - 12 - y:
            break
    for row, text in kept:
        if row:
            icons = effects.fitting(row, right - left, SMALL, LEAST, 5)
            effects.draw(page, row, left, y + SMALL / 2, icons, 5, LEAST)
        start = y + (SMALL + 4 if row else 0) + size / 2
        for number, part in enumerate(wrapped(text, size, right - left, 5, "Medium")):
            page.write(left, start + number * (size + 4), part, size, STEEL.muted, weight="Medium")
        y += _fact_height(row, text, right - left, size)


SMALL = 44


def _fact_height(row: Row, text: str, room: int, size: int) -> int:
    lines = len(wrapped(text, size, room, 5, "Medium"))
    return (SMALL + 4 if row else 0) + lines * (size + 4) + 12
