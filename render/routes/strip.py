"""What the pictures of a part of the map share: the strip above it, and badges of what is there."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import faces
from render.faces import Face
from render.fonts import font, width_of
from render.frame import WIDE, letter
from render.page import Page
from render.routes import tokens
from render.routes.mapping import Map
from render.routes.scene import Scene
from render.routes.tokens import Badge
from render.theme import CREAM

HEIGHT = 68
EDGE, GAP = 22, 12

LETTERS, LARGE = letter(WIDE), 40

LOOP = 46
"""Width of the mark of a loop, in pixels."""


def page_with(
    face: Face, sprites: Sequence[Image.Image], title: str, note: str, drawn: Map, below: int = 0
) -> Page:
    """Return a page with a strip, a map, and room ``below``.

    In the strip are sprites and a title, and at its right end a note.
    """
    page = Page(WIDE, HEIGHT + drawn.image.height + below, face.ground)
    inside = HEIGHT - faces.RULE
    page.draw.rectangle((0, 0, WIDE - 1, inside - 1), face.band)
    faces.rule(page, face, 0, inside, WIDE)
    x, right, middle = EDGE, WIDE - EDGE, inside // 2
    for sprite in sprites:
        page.lay(sprite, x, middle - sprite.height // 2)
        x += sprite.width + GAP // 2
    x += GAP // 2
    if note:
        page.write(right, middle, note, LETTERS, face.muted, "r", "Medium")
        right -= width_of(note, font(LETTERS, "Medium")) + 2 * GAP
    page.fit(x, middle, title, LARGE, right - x, CREAM)
    drawn.lay(page, 0, HEIGHT)
    return page


def there(scene: Scene, point: str, *, loop: bool = False) -> dict[str, Badge]:
    """Return badges for what is at a point: an own card, a public one, the loop an arrow closes."""
    badges = dict[str, Badge]()
    if point in scene.numbers:
        badges[f"{point} own"] = tokens.own_badge(scene.numbers[point], LETTERS)
    if point in scene.letters:
        badges[f"{point} row"] = tokens.row_badge(scene.letters[point], LETTERS)
    if loop:
        badges[f"{point} loop"] = Badge(tokens.loop(LOOP), LOOP)
    return badges
