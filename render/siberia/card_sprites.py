"""Cards in pictures: small ones in holes, and those of a player in four sizes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from PIL import Image

from engines.siberia.content.model import Card
from engines.siberia.content.terms import Colour
from render.cache import cached
from render.canvas import Canvas
from render.fonts import font, width_of, wrapped
from render.page import Page
from render.siberia import effects, shapes
from render.siberia.content import content
from render.siberia.effects import Row
from render.siberia.icons import icon, valued, written
from render.siberia.looks import CREWS, WHITE, draw_shape
from render.theme import INK

OPEN = (164, 104)
"""The size of a face-up card in its hole."""

Form: TypeAlias = Literal["full", "brief", "small", "tag"]
"""How much of a card is drawn: all with its name, its effects, its core value, or its id alone."""

STRIP = 44
"""How wide the coloured strip at the left of a card is."""

SIZES: dict[Form, tuple[int, int]] = {
    "full": (280, 212), "brief": (280, 144), "small": (136, 96), "tag": (108, 46)
}  # fmt: skip
FORMS: Sequence[Form] = ("full", "brief", "small", "tag")


@cached
def open_card(card: str, least: int) -> Image.Image:
    """Return a card for its hole: colour, id, type and core value."""
    printed = content().cards[card]
    wide, high = OPEN
    canvas = _blank(printed.colour, wide, high, 42, 14)
    crew = CREWS[printed.colour]
    draw_shape(canvas, crew.shape, 22, 29, 16, crew.mark)
    shapes.kind(canvas, printed.type, 22, 74, 18)
    picture = canvas.done()
    middle = (42 + wide - 8) / 2
    written(picture, card, middle, 32, 40, INK)
    row = core(printed)
    x = middle - 22 * len(row)
    for glyph in row:
        picture.alpha_composite(valued(glyph.name, glyph.number, 42, least), (round(x + 1), 53))
        x += 44
    return picture


def core(printed: Card) -> Row:
    """Return the core value of a card in icons."""
    pairs = zip(("power", "guile"), printed.core, strict=True)
    return tuple(effects.Glyph(name, str(value)) for name, value in pairs if value)


def second(printed: Card) -> Row:
    """Return what a card has below its ability: an ongoing part, a bonus, or what solving gives."""
    if printed.ongoing is not None:
        return effects.lasting(printed.ongoing)
    if printed.bonus is not None:
        return (effects.Glyph("meld"), effects.THEN, *effects.glyphs(printed.bonus))
    if printed.cost is not None and printed.benefit is not None:
        gained = effects.glyphs(printed.benefit)
        return (*effects.paid(printed.cost), effects.THEN, *gained)
    return ()


def _blank(colour: Colour, wide: int, high: int, strip: int, radius: int) -> Canvas:
    """Return a card with nothing on it but its colour."""
    canvas = Canvas(wide, high, units=wide)
    canvas.box(0, 0, wide, high, radius, INK)
    canvas.box(3, 3, wide - 3, high - 3, radius - 3, CREWS[colour].fill)
    canvas.box(strip, 8, wide - 8, high - 8, max(4, radius - 7), WHITE)
    return canvas


@cached
def _ground(card: str, form: Form, worker: Colour | None) -> Image.Image:
    """Return a card without letters and effects."""
    printed = content().cards[card]
    wide, high = SIZES[form]
    strip = STRIP if form != "tag" else 40
    canvas = _blank(printed.colour, wide, high, strip, 12)
    crew = CREWS[printed.colour]
    if form == "tag":
        if worker is None:
            draw_shape(canvas, crew.shape, 21, high / 2, 14, crew.mark)
            return canvas.done()
        canvas.ellipse(21, high / 2, 18, fill=WHITE)
        tag = canvas.done()
        tag.alpha_composite(icon(f"worker-{worker}", 30), (6, 7))
        return tag
    step = (high - 12) / (2 if form == "small" else 3)
    draw_shape(canvas, crew.shape, 23, 6 + step / 2, 15, crew.mark)
    shapes.kind(canvas, printed.type, 23, 6 + step * 1.5, 17)
    picture = canvas.done()
    if worker is not None and form != "small":
        spot = Canvas(40)
        spot.ellipse(50, 50, 50, fill=WHITE)
        y = round(6 + step * 2.5)
        picture.alpha_composite(spot.done(), (4, y - 20))
        picture.alpha_composite(icon(f"worker-{worker}", 34), (7, y - 18))
    return picture


def draw(
    page: Page,
    card: str,
    name: str,
    form: Form,
    place: tuple[int, int],
    worker: Colour | None,
    least: int,
) -> None:
    """Draw a card of a player with its left upper corner on a place."""
    printed = content().cards[card]
    (x, y), (wide, high) = place, SIZES[form]
    page.lay(_ground(card, form, worker), x, y)
    left, right = x + STRIP + 8, x + wide - 14
    if form == "tag":
        page.write(x + (wide + 32) / 2, y + high / 2, card, least, INK, "m")
        return
    if form == "small":
        middle = (x + STRIP + x + wide - 8) / 2
        page.write(middle, y + 29, card, 32, INK, "m")
        if worker is not None:
            page.lay(icon(f"worker-{worker}", 38), middle - 19, y + 49)
        else:
            row = core(printed)
            effects.draw(page, row, middle - effects.width(row, 36, 3) / 2, y + 67, 36, 3, least)
        return
    page.write(left, y + 30, card, 36, INK)
    end = right
    if printed.value:
        page.lay(valued("coin", str(printed.value), 38, least), end - 38, y + 11)
        end -= 46
    row = core(printed)
    end -= round(effects.width(row, 38, 2))
    effects.draw(page, row, end, y + 30, 38, 2, least)
    if printed.location is not None:
        _where(page, printed, end - 12, y + 30, least)
    line = y + 74
    if form == "full":
        _name(page, name, left, right, y + 68, least)
        line = y + 135
    largest = 43 if form == "full" else 37
    for row in (
        () if printed.ability is None else effects.glyphs(printed.ability),
        second(printed),
    ):
        if row:
            size = effects.fitting(row, right - left, largest, least, 3)
            effects.draw(page, row, left, line, size, 3, least)
        line += largest + 4


def _where(page: Page, printed: Card, right: float, middle: float, least: int) -> None:
    """Write the number of the location where a quest is solved."""
    number = str(content().tiles[printed.location or ""].number)
    wide = width_of(number, font(least)) + 16
    page.plate(
        round(right - wide), round(middle - 18), round(right), round(middle + 18), INK, WHITE
    )
    page.write(right - wide / 2, middle, number, least, WHITE, "m")


def _name(page: Page, name: str, left: int, right: int, middle: float, least: int) -> None:
    """Write a card's name in up to two lines, if it fits whole."""
    lines = wrapped(name, least, right - left, 2, "Medium")
    if any(line.endswith("…") for line in lines):
        return
    for number, line in enumerate(lines):
        page.write(left, middle + (least + 3) * number, line, least, INK, weight="Medium")
