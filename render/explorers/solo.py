"""What stands beside the only map of a solo game: temples, rounds and achievements."""

from __future__ import annotations

from engines.explorers.content import PROVISIONS
from engines.explorers.landscape import NOWHERE, QUADRANT_LETTERS
from engines.explorers.turns import ROUNDS
from engines.explorers.view import View
from render.explorers import objects, progress, tokens
from render.faces import PINES
from render.fonts import Weight
from render.frame import WIDE, letter
from render.page import Page
from render.theme import CREAM, INK
from render.words import Words, signed

LEAST = letter(WIDE)
TITLE, ROW, TASK, GAP = 44, 50, 48, 8
SIGN, SMALL, INSIDE = 40, 32, 12
"""Signs of provisions are small if there are four of a kind: the points stand beside them."""


def draw(page: Page, view: View, words: Words, box: tuple[int, int, int]) -> None:
    """Draw temples, provisions of all rounds and achievements from the top of the box on."""
    left, top, right = box
    half = (right - left - GAP) // 2
    y = _title(page, words("explorers-hand-temples"), (left, top))
    for quadrant, square in enumerate(view.temples):
        if square != NOWHERE:
            row, column = divmod(quadrant, 2)
            _temple(
                page, view, quadrant, (left + column * (half + GAP), y + row * (ROW + GAP), half)
            )
    y = _title(page, words("explorers-hand-rounds"), (left, y + 2 * (ROW + GAP)))
    for number in range(ROUNDS):
        row, column = divmod(number, 2)
        _round(page, view, number, (left + column * (half + GAP), y + row * (ROW + GAP), half))
    if not view.achievements:
        return
    y = _title(page, words("explorers-hand-achievements"), (left, y + 2 * (ROW + GAP)))
    for number, each in enumerate(view.achievements):
        page.plate(left, y, right, y + TASK, PINES.band, PINES.ground)
        points = signed(progress.of_sheet(view, number, view.sheets[0]).points)
        page.write(right - INSIDE, y + TASK / 2, points, 36, CREAM, "r")
        room = right - left - 2 * INSIDE - 70
        title = words(f"explorers-achievement-{each.id}")
        page.fit(left + INSIDE, y + TASK / 2, title, 34, room, CREAM, weight="Medium")
        y += TASK + GAP


def _title(page: Page, title: str, place: tuple[int, int]) -> int:
    left, top = place
    page.write(left, top + TITLE / 2, title, 34, PINES.ink, weight=PINES.title)
    return top + TITLE


def _temple(page: Page, view: View, quadrant: int, place: tuple[int, int, int]) -> None:
    """Write the values of a temple, those struck crossed out, or what the visit gave."""
    left, top, wide = place
    page.plate(left, top, left + wide, top + ROW, PINES.band, PINES.ground)
    middle, own = top + ROW / 2, view.sheets[0].temples[quadrant]
    page.write(left + INSIDE, middle, QUADRANT_LETTERS[quadrant], 36, CREAM)
    if own is not None:
        page.plate(left + 50, top + 8, left + 120, top + ROW - 8, objects.VISITED, PINES.band)
        page.write(left + 85, middle, str(own), 34, INK, "m")
        return
    plus = "+" if "temples" in view.expert else ""
    step = (wide - 58) / max(4, len(view.temple_values))
    for number, value in enumerate(view.temple_values):
        text, x = f"{plus}{value}", left + 52 + step * (number + 0.5)
        bright = number == view.struck[quadrant]
        weight: Weight = "Heavy" if bright else "Medium"
        colour = CREAM if bright else PINES.muted
        page.write(x, middle, text, LEAST + 2, colour, "m", weight)
        if number < view.struck[quadrant]:
            tokens.strike_out(page, x, middle, text, LEAST + 2, weight)


def _round(page: Page, view: View, number: int, place: tuple[int, int, int]) -> None:
    """Draw the provisions of a round, and the points of one that is over."""
    left, top, wide = place
    page.plate(left, top, left + wide, top + ROW, PINES.band, PINES.ground)
    middle, sheet = top + ROW / 2, view.sheets[0]
    now = number + 1 == view.round and view.phase != "over"
    page.write(left + INSIDE, middle, str(number + 1), 36, CREAM if now else PINES.muted)
    places = tuple(progress.places(view, number, sheet.baskets[number]))
    x, size = left + 44.0, SMALL if len(places) > len(PROVISIONS) else SIGN
    for kind, filled in places:
        page.sign(tokens.place(kind, size, filled=filled), x, middle - size / 2)
        x += size + 3
    if number < len(sheet.provision_points):
        points = sheet.provision_points[number] + sheet.gem_points[number]
        page.write(left + wide - INSIDE, middle, signed(points), 34, CREAM, "r")
