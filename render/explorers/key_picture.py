"""The key of the signs of Explorers: marks on squares, cards, and tracks."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.explained import LEAST, Sign
from render.explained import key as explained
from render.explorers import objects, terrain, tokens
from render.explorers.squares import Mark, square
from render.faces import PINES
from render.page import Page
from render.picture import Picture
from render.theme import CREAM, DRAFT, GOLD, Colour
from render.words import Words

SQUARE, SWATCH, CARD = 74, 50, 36
WIDE, HIGH = 82, 70
"""The size of a side of a card in its frame."""


def key(words: Words) -> Picture:
    """Draw every sign of the game with its meaning."""
    return explained(PINES, words("explorers-board-title"), "explorers", SIGNS, words)


def _on(letter: str, symbol: str, mark: Mark, label: str = "") -> Callable[[int], Image.Image]:
    """Return what draws a square with a mark."""
    return lambda _size: square(letter, symbol, SQUARE, mark, label)


def _side(*rings: Colour) -> Callable[[int], Image.Image]:
    """Return what draws a side of a card in a frame of these colours."""

    def drawn(_size: int) -> Image.Image:
        picture = tokens.frame(WIDE, HIGH, rings).copy()
        place = (WIDE - SWATCH) // 2, (HIGH - SWATCH) // 2
        picture.paste(terrain.plain("P", SWATCH), place)
        return picture

    return drawn


def _last(_size: int) -> Image.Image:
    """Return how it is said below a map where crosses of the last turn went."""
    page = Page(98, 50, PINES.band)
    page.lay(terrain.swatch("D", 44), 2, 3)
    page.write(52, 25, "×3", LEAST + 2, CREAM)
    return page.image


def _struck(_size: int) -> Image.Image:
    """Return a value of a temple that is gone."""
    page = Page(60, 44, PINES.band)
    page.write(30, 22, "10", LEAST, CREAM, "m", "Medium")
    tokens.strike_out(page, 30, 22, "10", LEAST, "Medium")
    return page.image


def _place(*, used: bool) -> Callable[[int], Image.Image]:
    return lambda _size: tokens.place("k", 60, filled=used, used=used)


def _card(*, gone: bool) -> Callable[[int], Image.Image]:
    return lambda _size: tokens.card(("PW", "DM"), CARD, gone=gone)


SIGNS = (
    Sign("cross", _on("P", ".", "cross")),
    Sign("fresh", _on("P", ".", "fresh")),
    Sign("draft", _on("W", ".", "draft", "1")),
    Sign("legal", _on("W", ".", "legal", "C8")),
    Sign("reach", _on("D", ".", "reach")),
    Sign("closed", _on("P", "a", "closed")),
    Sign("village", lambda _size: objects.village("3", SQUARE, 30)),
    Sign("temple", lambda _size: objects.temple("B10", SQUARE, 30)),
    Sign("visited", lambda _size: objects.temple("B12", SQUARE, 30, visited=True)),
    Sign("chosen", _side(GOLD)),
    Sign("taken", _side(DRAFT)),
    Sign("card", _card(gone=False)),
    Sign("gone", _card(gone=True)),
    Sign("place", _place(used=False)),
    Sign("used", _place(used=True)),
    Sign("struck", _struck),
    Sign("last", _last),
)
