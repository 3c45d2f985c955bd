"""The public cards: badge, names, and a small map with the place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.cache import cached
from render.canvas import Canvas, Point
from render.fonts import font, width_of
from render.page import Page
from render.routes import chart, panel, tokens
from render.routes.board import Part
from render.routes.layout import EDGE, GAP, SMALL, TINY, TITLE, WIDTH
from render.routes.scene import Scene
from render.theme import CREAM, GOLD, INK, MUTED, NIGHT, PANEL, PANEL_LIGHT, RULE, Colour
from render.worldmap import Window, whole
from render.worldmap.coast import coast
from render.worldmap.markers import star

COLUMNS = 2
CARD, TALL = (WIDTH - 2 * EDGE - 3 * GAP) // COLUMNS, 84
BRIEF = 56
WORLD = 124
"""Width of the small map on a card."""

DOT = 15
SMALLEST = 1800
"""Islands of fewer square pixels of the board are left out of the small map."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card of the row; without a place it lies face down.

    ``near``: it has the symbol of a place near the start. ``owners``: seats whose tokens are on it.
    """

    badge: Image.Image
    place: str | None
    texts: tuple[str, str]
    near: bool = False
    owners: tuple[int, ...] = ()


def height(count: int, *, brief: bool) -> int:
    """Return the height of the strip with ``count`` cards."""
    return TITLE + ((BRIEF if brief else TALL) + GAP) * max(1, -(-count // COLUMNS)) + GAP


def part(scene: Scene, title: tuple[str, str], cards: Sequence[Card], *, brief: bool) -> Part:
    """Return the strip: a title with a note at its end, and the cards.

    Brief cards have one line and no small map, for readers who have to choose.
    """
    step, high = (BRIEF if brief else TALL) + GAP, height(len(cards), brief=brief)

    def draw(page: Page, top: int) -> None:
        page.plate(EDGE, top, WIDTH - EDGE, top + high - GAP, PANEL)
        panel.title(page, top, *title)
        for number, card in enumerate(cards):
            x, y = EDGE + GAP + number % COLUMNS * (CARD + GAP), number // COLUMNS * step
            if brief:
                _brief(page, x, top + TITLE + y, scene, card)
            else:
                _card(page, x, top + TITLE + y, scene, card)

    return high, draw


def _brief(page: Page, x: int, y: int, scene: Scene, card: Card) -> None:
    ground = PANEL_LIGHT if card.place is None else scene.tint(card.place).point
    page.plate(x, y, x + CARD, y + BRIEF, ground, PANEL)
    page.lay(card.badge, x + 8, y + (BRIEF - card.badge.height) // 2)
    left, right = x + card.badge.width + 18, x + CARD - 10
    for seat in card.owners:
        right -= 38
        page.lay(tokens.shield(seat, 36), right, y + BRIEF // 2 - 18)
        right -= 4
    if card.near:
        right -= 34
        page.lay(near_start(34), right, y + BRIEF // 2 - 17)
        right -= 6
    text = " · ".join(card.texts)
    # The colour shows the region, but a card with another title must name its place.
    named = card.place is not None and card.texts[0] == chart.name(card.place)
    if named or width_of(text, font(TINY)) > right - left:
        text = card.texts[0]
    ink = CREAM if card.place is None else INK
    panel.fit(page, left, y + BRIEF // 2, text, right - left, (32, TINY), ink)


def _card(page: Page, x: int, y: int, scene: Scene, card: Card) -> None:
    ground = PANEL_LIGHT if card.place is None else scene.tint(card.place).point
    ink, faint = (CREAM, MUTED) if card.place is None else (INK, INK)
    page.plate(x, y, x + CARD, y + TALL, ground, PANEL)
    page.lay(card.badge, x + 10, y + (TALL - card.badge.height) // 2)
    left, right = x + card.badge.width + 22, x + CARD - 10
    if card.place is not None:
        world = locator(card.place, ground)
        right -= world.width
        page.lay(world, right, y + (TALL - world.height) // 2)
        right -= 10
    for number, seat in enumerate(card.owners):
        page.lay(tokens.shield(seat, 38), x + CARD - 48 - 42 * number, y + TALL - 44)
    title, line = card.texts
    panel.fit(page, left, y + 26, title, right - left, (33, TINY), ink)
    low = right - left
    if card.near:
        page.lay(near_start(34), right - 34, y + 43)
        low -= 40
    if card.place is None:
        low -= 42 * len(card.owners)
    panel.fit(page, left, y + 60, line, low, (SMALL, TINY), faint, "Medium")


@cached
def locator(place: str, ground: Colour) -> Image.Image:
    """Return a small map with a place on it; its corners are rounded in the colour ``ground``."""
    window = Window(whole().box, WORLD)
    image = _world().copy()
    x, y = window.at(*chart.positions(place)[0])
    canvas = Canvas(DOT + 8)
    canvas.ellipse(50, 50, 50, fill=INK)
    canvas.ellipse(50, 50, 40, fill=CREAM)
    canvas.ellipse(50, 50, 26, fill=INK)
    dot = canvas.done()
    half = dot.width / 2
    left = min(max(x - half, 0), image.width - dot.width)
    top = min(max(y - half, 0), image.height - dot.height)
    image.paste(dot, (round(left), round(top)), dot)
    frame = Canvas(image.width, image.height, units=image.width, ground=ground)
    frame.box(0, 0, image.width, image.height, 9, NIGHT)
    mask = Canvas(image.width, image.height, units=image.width)
    mask.box(0, 0, image.width, image.height, 9, CREAM)
    framed = frame.done()
    framed.paste(image, (0, 0), mask.done())
    return framed


@cached
def _world() -> Image.Image:
    """Return the continents in one colour, without small islands."""
    window = Window(whole().box, WORLD)
    image = Image.new("RGB", (window.width, window.height), NIGHT)
    draw = ImageDraw.Draw(image)
    for piece in coast().land:
        if _extent(piece.coast) > SMALLEST:
            draw.polygon([window.at(*point) for point in piece.coast], RULE)
    return image


def _extent(path: Sequence[Point]) -> float:
    xs, ys = [x for x, _y in path], [y for _x, y in path]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


@cached
def near_start(size: int) -> Image.Image:
    """Return the symbol of a card whose place is near the start: the start's star in a ring."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=INK)
    canvas.ellipse(50, 50, 42, fill=GOLD)
    canvas.polygon(star(50, 50, 36, 15, 5), INK)
    return canvas.done()
