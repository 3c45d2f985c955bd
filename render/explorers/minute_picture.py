"""*In one minute*: a card with two sides, crosses, what lies on squares, and points."""

from __future__ import annotations

from render.explained import Box, Row, Scene, rows
from render.explained import minute as explained
from render.explorers import objects, terrain, tokens
from render.explorers.squares import Mark, square
from render.faces import PINES
from render.page import Page
from render.picture import Picture
from render.symbols import disc
from render.theme import CREAM, GOLD
from render.words import Words

ACTIVE, OTHER = 0, 1
"""The seats of the active player and of another."""

SIGN, SMALL = 60, 44

LAND: tuple[tuple[tuple[str, str, Mark, str, str], ...], ...] = (
    (
        ("P", ".", "", "", ""), ("P", "k", "", "", ""), ("W", ".", "legal", "D3", ""),
        ("W", "f", "", "", ""), ("M", ".", "", "", ""), ("M", "g", "", "", ""),
        ("D", ".", "", "", ""),
    ),
    (
        ("P", ".", "cross", "", ""), ("*", ".", "cross", "", ""), ("W", ".", "draft", "1", ""),
        ("W", ".", "draft", "2", ""), ("W", ".", "legal", "F4", ""), ("M", ".", "", "", ""),
        ("D", "T", "", "", "B10"),
    ),
    (
        ("D", "h", "", "", ""), ("P", ".", "cross", "", ""), ("P", ".", "", "", ""),
        ("W", "a", "legal", "E5", ""), ("D", ".", "", "", ""), ("D", "m", "", "", ""),
        ("P", "c", "", "", ""),
    ),
)  # fmt: skip
"""Squares: terrain, what lies there, mark, label, and what is written inside."""


def minute(words: Words) -> Picture:
    """Draw what the game is about: four scenes with its cards, squares and objects."""
    scenes = (
        Scene(words("explorers-minute-card"), _card, words("explorers-minute-card-note")),
        Scene(words("explorers-minute-cross"), _crosses, words("explorers-minute-cross-note")),
        Scene(words("explorers-minute-find"), lambda page, box: _found(page, box, words)),
        Scene(words("explorers-minute-points"), lambda page, box: _points(page, box, words)),
    )
    title = words("explorers-board-title")
    return explained(PINES, title, scenes, words, words("explorers-minute"))


def _card(page: Page, box: Box) -> None:
    """Draw both sides of a card, the chosen one framed, with the crosses that players have."""
    left, top, right, bottom = box
    wide, high = (right - left - 24) // 2, min(bottom - top, 176)
    y = top + (bottom - top - high) // 2
    sides = (("W", ((ACTIVE, "×3"), (OTHER, "×2"))), ("D", ((OTHER, "×3"),)))
    for number, (letter, counts) in enumerate(sides):
        x = left + number * (wide + 24)
        page.lay(tokens.frame(wide, high, () if number else (GOLD,)), x, y)
        page.lay(terrain.plain(letter, 112), x + 24, y + (high - 112) / 2)
        for line, (seat, text) in enumerate(counts):
            middle = y + high / 2 + 70 * (line - (len(counts) - 1) / 2)
            page.lay(disc(seat, 52), x + 158, middle - 26)
            page.write(x + 222, middle, text, 42, CREAM)


def _crosses(page: Page, box: Box) -> None:
    """Draw squares with crosses, those of this turn, and those that may be crossed."""
    left, top, right, bottom = box
    size = min((bottom - top) // len(LAND), (right - left) // len(LAND[0]))
    x = left + (right - left - size * len(LAND[0])) // 2
    y = top + (bottom - top - size * len(LAND)) // 2
    for row, line in enumerate(LAND):
        for column, (letter, symbol, mark, label, inside) in enumerate(line):
            sprite = square(letter, symbol, size, mark, label, inside)
            page.lay(sprite, x + column * size, y + row * size)


def _found(page: Page, box: Box, words: Words) -> None:
    """Draw what objects do."""
    rows(
        page,
        box,
        Row((objects.counter("k", SIGN),), words("explorers-minute-key")),
        Row((objects.counter("m", SIGN),), words("explorers-minute-map")),
        Row((objects.counter("h", SIGN),), words("explorers-minute-horse")),
    )


def _points(page: Page, box: Box, words: Words) -> None:
    """Draw what brings points."""
    food = tuple(objects.counter(kind, SMALL) for kind in "acf")
    rows(
        page,
        box,
        Row((objects.bare("T", SIGN),), words("explorers-minute-temple"), "12–6"),
        Row((objects.bare("*", SIGN),), words("explorers-minute-village"), "3–10"),
        Row(food, words("explorers-minute-food"), "2–10"),
        Row((objects.counter("g", SIGN),), words("explorers-minute-gem"), "+1"),
    )
