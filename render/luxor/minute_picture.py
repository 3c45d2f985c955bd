"""*In one minute*: placing tiles, a camp and its walk, who is on top, and points."""

from __future__ import annotations

from engines.luxor.board import VALUE
from render.explained import Box, Scene
from render.explained import minute as explained
from render.faces import LAPIS
from render.luxor import marks, tiles
from render.page import Page
from render.picture import Picture
from render.symbols import disc, stack
from render.theme import CREAM
from render.words import Words

OWN, OTHER, THIRD = 0, 1, 4
"""The seats whose adventurers are shown."""


def minute(words: Words) -> Picture:
    """Draw what the game is about: four scenes with its tiles and adventurers."""
    scenes = (
        Scene(words("luxor-minute-place"), _place, words("luxor-minute-place-note")),
        Scene(words("luxor-minute-camp"), _camp, words("luxor-minute-camp-note")),
        Scene(words("luxor-minute-top"), _top, words("luxor-minute-top-note")),
        Scene(words("luxor-minute-points"), _points, words("luxor-minute-points-note")),
    )
    title = words("luxor-board-title")
    return explained(LAPIS, title, scenes, words, words("luxor-minute"))


def _tile(
    page: Page, code: str, x: float, y: float, size: int, owners: tuple[int, ...] = ()
) -> None:
    """Draw a tile with the adventurers on it."""
    page.lay(tiles.tile(code, size, occupied=bool(owners)), x, y)
    if owners:
        pile = stack(owners, size)
        page.lay(pile, x + round(size * 0.525), y + round(size * 0.975) - pile.height)


def _place(page: Page, box: Box) -> None:
    """Draw a small display with free spaces, and a tile that is planned for one of them."""
    left, top, right, bottom = box
    size = min((bottom - top) // 2, 100)
    x, y = left + 6, top + (bottom - top - 2 * size) // 2
    for number, code in enumerate(("Ed", "Td", "Po", "M", "L", "Pd")):
        row, column = divmod(number, 3)
        _tile(page, code, x + column * size, y + row * size, size)
    for row in range(2):
        page.lay(marks.free(size, size, "", 30), x + 3 * size, y + row * size)
    hand, middle = right - size - 18, y + size
    _tile(page, "To", hand, middle - size / 2, size)
    frame = marks.planned(size)
    page.lay(frame, hand - (frame.width - size) / 2, middle - frame.height / 2)
    arrow = marks.arrow("west", 124)
    between = (x + 4 * size + hand - 7 - arrow.width) / 2
    page.lay(arrow, between, middle - size / 2 - arrow.height / 2)


def _camp(page: Page, box: Box) -> None:
    """Draw a camp of five whose group walks over two tiles."""
    left, top, right, bottom = box
    size, gap = min(bottom - top, 156), 62
    x: float = left + (right - left - 3 * size - 2 * gap) / 2
    y = top + (bottom - top - size) / 2
    for code, owners, walking in (
        ("Cd", (OWN,), 4), ("To", (OTHER, OWN, OWN), 2), ("Pd", (OWN, OWN), 0)
    ):  # fmt: skip
        _tile(page, code, x, y, size, owners)
        if walking:
            sprite = marks.walkers(OWN, walking, "east", size)
            page.lay(sprite, x + size + (gap - sprite.width) / 2, y + (size - sprite.height) / 2)
        x += size + gap


def _top(page: Page, box: Box) -> None:
    """Draw two tiles with several owners, and who scores each."""
    left, top, right, bottom = box
    size = min(bottom - top, 172)
    y = top + (bottom - top - size) / 2
    share = (right - left) / 2
    for number, (code, owners) in enumerate(
        (("Td", (OWN, OTHER)), ("Pd", (OTHER, OTHER, THIRD, OWN)))
    ):
        x = left + share * number + (share - size - 110) / 2
        _tile(page, code, x, y, size, owners)
        middle = x + size + 66
        page.lay(disc(owners[-1], 72), middle - 36, y + size / 2 - 78)
        page.write(middle, y + size / 2 + 34, f"+{VALUE[code]}", 52, CREAM, "m")


def _points(page: Page, box: Box) -> None:
    """Draw what each kind of tile is worth."""
    left, top, right, bottom = box
    size, kinds = 112, ("Cd", "To", "Pd", "M", "L")
    share = (right - left) / len(kinds)
    y = top + (bottom - top - size - 54) / 2
    for number, code in enumerate(kinds):
        middle = left + share * (number + 0.5)
        _tile(page, code, middle - size / 2, y, size)
        worth = VALUE[code]
        ink = CREAM if worth else LAPIS.muted
        page.write(middle, y + size + 32, f"+{worth}" if worth else "0", 44, ink, "m")
