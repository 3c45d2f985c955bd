"""Maps for tests: blank ones with a few squares of their own, and sets of squares by name."""

from __future__ import annotations

from collections.abc import Mapping

from engines.core.content import load_content
from engines.explorers.content import FILE, Content, TerrainTile
from engines.explorers.landscape import Landscape, Layout, Placed, mask_of, square_at

CONTENT, _ = load_content(Content, FILE, "explorers", None, Content.in_order)
LAYOUT: Layout = (Placed(1, 0), Placed(2, 0), Placed(3, 0), Placed(4, 0))


def at(name: str) -> int:
    """Return the square of that name."""
    square = square_at(name)
    assert square is not None, name
    return square


def mask(names: str) -> int:
    """Return the set of the squares named, ``"C8 D8"``; ``"C3-E5"`` is a whole block."""
    squares = []
    for part in names.split():
        first, _, last = part.partition("-")
        top, left = divmod(at(first), 16)
        bottom, right = divmod(at(last or first), 16)
        squares += [r * 16 + c for r in range(top, bottom + 1) for c in range(left, right + 1)]
    return mask_of(squares)


def blank(changed: Mapping[str, str] | None = None, villages: str = "D4 M4 D13 M13") -> Landscape:
    """Return the blank map of the rules catalogue, all prairie, with some squares changed.

    ``{"E4": "W k"}`` puts water and a key on E4.
    """
    terrain, symbols = ["P"] * 256, ["."] * 256
    for village in villages.split():
        terrain[at(village)] = "*"
    for square, letters in (changed or {}).items():
        terrain[at(square)], _, symbol = letters.partition(" ")
        symbols[at(square)] = symbol or "."
    return Landscape("".join(terrain), "".join(symbols))


def content_of(on: Landscape) -> Content:
    """Return the packaged content with other tiles 1 to 4, which make that map in ``LAYOUT``.

    They are not checked: a blank map has no temples.
    """
    tiles = [
        TerrainTile.model_construct(
            number=number,
            name=f"tile {number}",
            terrain=_quarter(on.terrain, number - 1),
            symbols=_quarter(on.symbols, number - 1),
        )
        for number in range(1, 5)
    ]
    return CONTENT.model_copy(update={"tiles": (*tiles, *CONTENT.tiles[4:])})


def _quarter(letters: str, quadrant: int) -> tuple[str, ...]:
    first = quadrant // 2 * 128 + quadrant % 2 * 8
    return tuple(letters[row : row + 8] for row in range(first, first + 128, 16))
