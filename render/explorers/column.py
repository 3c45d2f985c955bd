"""The tracks beside the own map: temples, keys, maps, provisions of the round, gems."""

from __future__ import annotations

from collections.abc import Callable

from engines.explorers.landscape import NOWHERE, QUADRANT_LETTERS
from engines.explorers.view import View
from render.explorers import objects, progress, tokens
from render.explorers.scene import own_sheet
from render.faces import PINES
from render.frame import SQUARE, letter
from render.page import Page
from render.theme import CREAM, INK
from render.words import signed

LEAST = letter(SQUARE)
GAP, PLACE, STEP = 8, 36, 40
TEMPLE, VALUES, CLOSE = 42, 34, 28
MOST = 8
"""Tracks with more places are drawn as one object with its number."""

Block = tuple[int, Callable[[int], None]]


def draw(page: Page, view: View, box: tuple[int, int, int, int]) -> None:
    """Draw the tracks below each other, spread over the height of the box."""
    left, top, right, bottom = box
    blocks = [*_temples(page, view, left, right), *_tracks(page, view, left, right)]
    free = bottom - top - sum(high for high, _ in blocks)
    for number, (high, fill) in enumerate(blocks):
        share = free * number // max(1, len(blocks) - 1)
        page.plate(left, top + share, right, top + share + high, PINES.band, PINES.ground)
        fill(top + share)
        top += high


def layout(page: Page, view: View, box: tuple[int, int, int, int]) -> None:
    """Draw instead, while the map is laid out, which tile lies in each quadrant, and how turned."""
    left, top, right, bottom = box
    high = (bottom - top + GAP) // len(view.layout)
    for quadrant, placed in enumerate(view.layout):
        page.plate(left, top, right, top + high - GAP, PINES.band, PINES.ground)
        middle, centre = (left + right) / 2, top + (high - GAP) / 2
        page.write(
            middle, centre - 72, QUADRANT_LETTERS[quadrant], 56, PINES.trim, "m", PINES.title
        )
        house = objects.village(str(placed.tile), 64, 30)
        page.sign(house, middle - 32, centre - 32)
        page.write(middle, centre + 66, f"{placed.degrees}°", 32, CREAM, "m")
        top += high


def _temples(page: Page, view: View, left: int, right: int) -> list[Block]:
    high = TEMPLE + 8 + _high(view) + 6
    shown = [n for n, square in enumerate(view.temples) if square != NOWHERE]
    return [(high, lambda top, n=n: _temple(page, view, n, (left, top, right))) for n in shown]  # type: ignore[misc]


def _in_a_row(view: View) -> int:
    """Return how many values of a temple stand beside each other: three stand below each other."""
    return 1 if len(view.temple_values) % 2 else 2


def _high(view: View) -> int:
    """Return how high the values of a temple are together."""
    count = len(view.temple_values)
    return CLOSE * count if count % 2 else VALUES * count // 2


def _temple(page: Page, view: View, quadrant: int, place: tuple[int, int, int]) -> None:
    """Draw a temple's letter, and its values; of those struck and the next one it says so."""
    left, top, right = place
    middle, centre = (left + right) / 2, top + 6 + TEMPLE / 2
    page.lay(objects.bare("T", TEMPLE), left + 4, centre - TEMPLE / 2)
    page.write(right - 10, centre, QUADRANT_LETTERS[quadrant], 34, CREAM, "r")
    own = own_sheet(view).temples[quadrant]
    first = top + 8 + TEMPLE
    if own is not None:
        end = first + _high(view)
        page.plate(left + 8, first, right - 8, end, objects.VISITED, PINES.band)
        page.write(middle, (first + end) / 2, str(own), 36, INK, "m")
        return
    sign = "+" if "temples" in view.expert else ""
    for number, value in enumerate(view.temple_values):
        row, second = divmod(number, _in_a_row(view))
        x, y = (
            middle if _in_a_row(view) == 1 else left + (right - left) * (0.75 if second else 0.25),
            first + (VALUES if _in_a_row(view) > 1 else CLOSE) * (row + 0.5),
        )
        struck, is_next = number < view.struck[quadrant], number == view.struck[quadrant]
        text = f"{sign}{value}"
        page.write(x, y, text, LEAST + 2 * is_next, CREAM if is_next else PINES.muted, "m",
                   "Heavy" if is_next else "Medium")  # fmt: skip
        if struck:
            tokens.strike_out(page, x, y, text, LEAST, "Medium")


def _tracks(page: Page, view: View, left: int, right: int) -> list[Block]:
    sheet = own_sheet(view)
    keys, maps, gems = (view.symbols.count(kind) for kind in "kmg")
    tracks = [
        _track(
            page, left, right, [("k", n < sheet.keys, n < sheet.keys_used) for n in range(keys)]
        ),
        _track(
            page, left, right, [("m", n < sheet.maps, n < sheet.maps_used) for n in range(maps)]
        ),
    ]
    if view.phase != "over":
        number = max(view.round, 1) - 1
        places = progress.places(view, number, sheet.baskets[number])
        tracks.append(_track(page, left, right, [(kind, full, False) for kind, full in places]))
    if "gems" in view.expert:
        tracks.append(_line(page, view, left, right))
    else:
        tracks.append(
            _track(page, left, right, [("g", n < sheet.gems, False) for n in range(gems)])
        )
    return tracks


def _track(page: Page, left: int, right: int, places: list[tuple[str, bool, bool]]) -> Block:
    """Return a track of places, each an object, whether it is found, and whether it is used."""
    middle = (left + right) / 2
    if len(places) > MOST:
        kind, held = places[0][0], sum(filled and not used for _, filled, used in places)

        def counted(top: int) -> None:
            _lay(page, kind, (middle - PLACE - 2, top + 6), filled=held > 0, used=False)
            page.write(middle + 4, top + 6 + PLACE / 2, str(held), 34, CREAM)

        return PLACE + 12, counted

    def drawn(top: int) -> None:
        for number, (kind, filled, used) in enumerate(places):
            row, second = divmod(number, 2)
            x = middle - STEP + 2 + STEP * second
            if number == len(places) - 1 and not second:
                x = middle - PLACE / 2
            _lay(page, kind, (x, top + 6 + STEP * row), filled=filled, used=used)

    return STEP * ((len(places) + 1) // 2) + 8, drawn


def _lay(page: Page, kind: str, place: tuple[float, float], *, filled: bool, used: bool) -> None:
    page.sign(tokens.place(kind, PLACE, filled=filled, used=used), *place)


def _line(page: Page, view: View, left: int, right: int) -> Block:
    """Return the expert line of gems: negative numbers are struck, positive ones circled."""
    gems, middle = own_sheet(view).gems, (left + right) / 2

    def drawn(top: int) -> None:
        page.lay(objects.counter("g", PLACE), middle - PLACE / 2, top + 6)
        for number, value in enumerate(view.gem_line):
            row, second = divmod(number, 2)
            x, y = middle + (STEP / 2 if second else -STEP / 2), top + 12 + PLACE + 34 * (row + 0.5)
            found = number < gems
            if found and value > 0:
                page.draw.ellipse((x - 18, y - 17, x + 18, y + 17), objects.VIOLET_LIGHT)
            page.write(x, y, signed(value), LEAST, INK if found and value > 0 else CREAM, "m")
            if found and value < 0:
                tokens.strike_out(page, x, y, signed(value), LEAST, "Heavy")

    return PLACE + 20 + 34 * ((len(view.gem_line) + 1) // 2), drawn
