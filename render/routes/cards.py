"""Own cards: name, place on the map, and how far the expeditions are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render.faces import Face
from render.fonts import font, width_of, wrapped
from render.frame import SQUARE, letter
from render.page import Page
from render.routes import arrows, chart, mapping, tokens
from render.routes.say import Say
from render.routes.scene import Scene
from render.sentences import upper
from render.theme import CREAM, INK
from render.worldmap import around, marker

LETTER = letter(SQUARE)
LARGE, MIDDLE = 34, 30
"""Sizes of titles and of lines below them where there is room."""

NAME, MAP, STATE, FACTS = 92, 140, 40, 54
LINE = 35
"""Heights of a card's parts: title, small map, state, distances, and a line of text."""

PAD = 12
DIGITS = 34
"""Size of the number of a card."""

BADGE, SMALL, EMBLEM = 50, 34, 42
"""Sizes of what stands left of the title, of the shield below, and of the expeditions' emblems."""

AROUND = 420
"""Width of a small map in pixels of the board."""

NEAR = 3
"""Distances up to this one stand on a plate."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its place, title and the line below, and what the place is ``known`` for.

    ``badge`` replaces the number that the place has in the scene. ``state`` is a symbol with a
    word: whether the card may be scored, for example.
    """

    place: str
    texts: tuple[str, str]
    known: str = ""
    badge: Image.Image | None = None
    state: tuple[Image.Image, str] | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """What cards show: their width, how many lines about their places, the small map, states."""

    wide: int
    lines: int = 0
    map: bool = False
    state: bool = True

    def height(self, cards: Sequence[Card]) -> int:
        """Return the height of a row of cards."""
        high = NAME + (MAP if self.map else 0) + FACTS
        if self.lines:
            high += LINE * self.lines + PAD
        return high + (STATE if self.state and any(card.state for card in cards) else 0)


def draw(
    page: Page,
    at: tuple[int, int],
    size: tuple[int, int],
    scene: Scene,
    card: Card,
    owner: int,
    form: Form,
    say: Say,
    face: Face,
) -> None:
    """Draw a card that ``owner`` holds or has marked, with its left upper corner on a point."""
    (x, y), (wide, high) = at, size
    page.plate(x, y, x + wide, y + high, face.band, face.ground)
    page.plate(x, y, x + wide, y + NAME + 18, scene.tint(card.place).point, face.ground)
    page.draw.rectangle((x, y + NAME, x + wide - 1, y + NAME + 17), face.band)
    _badge(page, x, y, scene, card, owner)
    left, room = x + BADGE + 2 * PAD, wide - BADGE - 5 * PAD // 2
    page.fit(left, y + 29, card.texts[0], LARGE, room, INK)
    page.fit(left, y + 67, card.texts[1], MIDDLE, room, INK, weight="Medium")
    top = y + NAME
    if form.map:
        page.lay(thumbnail(scene, card.place, (wide, MAP)), x, top)
        top += MAP
    if form.lines:
        for line in wrapped(card.known, LETTER, wide - 2 * PAD, form.lines, "Medium"):
            page.write(x + PAD, top + PAD + LINE // 2, line, LETTER, face.muted, weight="Medium")
            top += LINE
        top = y + NAME + (MAP if form.map else 0) + LINE * form.lines + PAD
    if card.state is not None and form.state:
        symbol, word = card.state
        page.lay(symbol, x + PAD, top + STATE // 2 - symbol.height // 2 + 3)
        start, room = x + 2 * PAD + symbol.width, wide - 3 * PAD - symbol.width
        page.fit(start, top + STATE // 2 + 3, word, MIDDLE, room, CREAM)
    beside = card.state[0] if card.state is not None and not form.state else None
    _distances(page, (x, y + high - FACTS), wide, scene, card.place, beside, say, face)


def _badge(page: Page, x: int, y: int, scene: Scene, card: Card, owner: int) -> None:
    """Draw the number of a card, and the owner's shield if it lies on the place."""
    number = scene.numbers.get(card.place)
    badge, marked = card.badge, card.place in scene.marked
    if badge is None and number is not None:
        badge = tokens.own_badge(number, DIGITS).sprite
    if badge is None:
        badge, marked = tokens.shield(owner, BADGE), False
    top = 5 if marked else (NAME - badge.height) // 2
    page.lay(badge, x + PAD + (BADGE - badge.width) // 2, y + top)
    if marked:
        page.lay(tokens.shield(owner, SMALL), x + PAD + (BADGE - SMALL) // 2, y + BADGE + 6)


def _distances(
    page: Page,
    at: tuple[int, int],
    wide: int,
    scene: Scene,
    place: str,
    beside: Image.Image | None,
    say: Say,
    face: Face,
) -> None:
    """Show how far each expedition is from a place, or the start while all are there."""
    (x, _y), middle = at, at[1] + FACTS // 2
    if beside is not None:
        page.lay(beside, x + wide - PAD - beside.width, middle - beside.height // 2)
        wide -= beside.width + PAD
    if not any(expedition.begun for expedition in scene.expeditions):
        star = marker("start", EMBLEM)
        page.lay(star, x + PAD, middle - star.height // 2)
        text = say("where-start", count=chart.distance(chart.start(), place)).rstrip(".")
        room = wide - 3 * PAD - star.width
        page.fit(x + 2 * PAD + star.width, middle, text, MIDDLE, room, CREAM)
        return
    third = wide / 3
    for number, expedition in enumerate(scene.expeditions):
        left = round(x + third * number + third / 2 - 46)
        page.lay(arrows.emblem(expedition.colour, EMBLEM), left, middle - EMBLEM // 2)
        far = chart.distance(expedition.tip, place)
        ink = face.muted if expedition.over else CREAM
        if far <= NEAR and not expedition.over:
            ink = INK
            page.plate(left + EMBLEM + 6, middle - 20, left + EMBLEM + 50, middle + 20, CREAM,
                       face.band)  # fmt: skip
        page.write(left + EMBLEM + 28, middle, str(far), LARGE, ink, "m")


def thumbnail(scene: Scene, place: str, size: tuple[int, int]) -> Image.Image:
    """Return the part of the map around a place, with a ring around the place."""
    box = around(chart.positions(place), margin=0, least=AROUND, shape=size[0] / size[1])
    shown = replace(scene.without_choices, focus=(place,), numbers={}, letters={})
    return mapping.closeup(shown, box, size, names=()).image


def legend(page: Page, left: int, middle: int, scene: Scene, say: Say, face: Face) -> int:
    """Explain the distances; return where the explanation ends."""
    x = left
    for expedition in scene.expeditions:
        page.lay(arrows.emblem(expedition.colour, LETTER + 4), x, middle - LETTER // 2 - 2)
        x += LETTER + 8
    text = upper(say("hand-distance"))
    page.write(x + 6, middle, text, LETTER, face.muted, weight="Medium")
    return x + 6 + width_of(text, font(LETTER, "Medium"))
