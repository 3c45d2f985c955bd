"""Own cards: name, place on the map, and how far the expeditions are."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render.fonts import wrapped
from render.page import Page
from render.routes import arrows, chart, mapping, tokens
from render.routes.layout import EDGE, GAP, NEAR, TINY, WIDTH
from render.routes.panel import fit
from render.routes.scene import Scene
from render.theme import CREAM, GOLD, INK, MUTED, PANEL
from render.worldmap import around

COLUMNS = 3
CARD = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) // COLUMNS
NAME, THUMB, FACTS = 89, 169, 54
THUMB_SCALE = 1.0625
LINE = 31
"""Height of a line of what a place is known for."""


def card_height(lines: int = 0) -> int:
    """Return the height of a card with ``lines`` lines about its place."""
    return NAME + THUMB + FACTS + (LINE * lines + 10 if lines else 0)


def card(
    page: Page,
    x: int,
    y: int,
    scene: Scene,
    place: str,
    owner: int,
    texts: tuple[str, str],
    *,
    lines: int = 0,
    known: str = "",
    badge: Image.Image | None = None,
    note: Image.Image | None = None,
) -> None:
    """Draw the card of a place with a title and a line of text; ``owner`` holds or marked it.

    Up to ``lines`` more lines say what the place is ``known`` for. ``badge`` replaces the number,
    and ``note`` is drawn in the upper right corner.
    """
    page.plate(x, y, x + CARD, y + card_height(lines), PANEL)
    page.plate(x, y, x + CARD, y + NAME + 17, scene.tint(place).point)
    right = x + CARD - 9
    if note is not None:
        right -= note.width
        page.lay(note, right, y + 12)
        right -= 6
    fit(page, x + 62, y + 30, texts[0], right - x - 62, (34, TINY), INK)
    fit(page, x + 62, y + 66, texts[1], CARD - 71, (30, TINY), INK, "Medium")
    marked = place in scene.marked or (badge is None and place not in scene.numbers)
    if badge is not None:
        page.lay(badge, x + 11, y + 23)
    elif place in scene.numbers:
        sprite = tokens.own(str(scene.numbers[place]), 44, marked)
        page.lay(sprite, x + 9, y + 8 if marked else y + 22)
        if marked:
            page.lay(tokens.shield(owner, 34), x + 14, y + 53)
    else:
        page.lay(tokens.shield(owner, 42), x + 10, y + 24)
    y += NAME
    page.lay(thumbnail(scene, place, (CARD, THUMB)), x, y)
    y += THUMB
    if lines:
        for number, line in enumerate(wrapped(known, TINY, CARD - 24, lines, "Medium")):
            page.write(x + 12, y + 22 + number * LINE, line, TINY, MUTED, weight="Medium")
        y += LINE * lines + 10
    third, middle = CARD // 3, y + FACTS // 2
    for number, expedition in enumerate(scene.expeditions):
        left = x + third * number + third // 2 - 39
        page.lay(arrows.emblem(expedition.colour, 37), left, middle - 19)
        far = chart.distance(expedition.tip, place)
        page.write(left + 47, middle, str(far), 35, GOLD if far <= NEAR else CREAM)


def thumbnail(scene: Scene, place: str, size: tuple[int, int]) -> Image.Image:
    """Return the part of the map around a place, with a ring around the place."""
    wide = size[0] / THUMB_SCALE
    box = around(chart.positions(place), margin=0, least=wide, shape=size[0] / size[1])
    shown = replace(scene.without_choices, focus=(place,), fresh=(), numbers={}, letters={})
    return mapping.closeup(shown, box, size, names=()).image
