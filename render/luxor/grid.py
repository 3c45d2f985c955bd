"""Where the cells of the field lie in the picture."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from engines.luxor.board import STRIDE, bits_of, extent, starting_cells
from engines.luxor.view import View
from render.frame import SQUARE
from render.luxor.scene import Scene

LEFT, RIGHT, ABOVE, BELOW = 46, 14, 42, 14
"""Room for the names of rows and columns, and for the frame of the field."""

HEADER = 62
LARGEST, STEP = 200, 4
LEAST = 108
"""A tile is 36 points wide on a telephone and 30 high on a desktop."""

STRIP = 64
"""Wide enough for the name of a cell."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells of an area: first and last column, first and last row, and where they lie.

    ``columns`` and ``rows`` are the edges between them, one more than there are. Lines of cells at
    the edge of the area may be narrower than ``size``, never those that hold tiles.
    """

    area: tuple[int, int, int, int]
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    size: int
    header: int

    @property
    def height(self) -> int:
        """The height of the picture."""
        return self.rows[-1] + BELOW

    @property
    def field(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the whole field."""
        return self.columns[0], self.rows[0], self.columns[-1], self.rows[-1]

    def box(self, cell: int) -> tuple[int, int, int, int]:
        """Return left, top, right and bottom of a cell."""
        row, column = divmod(cell, STRIDE)
        x, y = column - self.area[0], row - self.area[2]
        return self.columns[x], self.rows[y], self.columns[x + 1], self.rows[y + 1]


def grid_of(view: View, scene: Scene) -> Grid:
    """Return the grid of everything that is shown, as large as the picture allows.

    There is a header, unless tiles would become too small. Where tiles would be too small even
    so, the outer lines, in which there are no tiles yet, are narrower.
    """
    tiles = bits_of(scene.board or starting_cells(view.players))
    shown = tiles | bits_of(scene.free)
    area, inner = extent(shown), extent(tiles)
    outer = tuple(a != b for a, b in zip(area, inner, strict=True))
    size, header, strip = _sizes(area, outer)
    widths = _widths(area[:2], outer[:2], size, strip)
    heights = _widths(area[2:], outer[2:], size, strip)
    left = LEFT + (SQUARE - LEFT - RIGHT - sum(widths)) // 2
    return Grid(
        area,
        tuple(accumulate(widths, initial=left)),
        tuple(accumulate(heights, initial=header + ABOVE)),
        size,
        header,
    )


def _sizes(area: tuple[int, int, int, int], outer: tuple[bool, ...]) -> tuple[int, int, int]:
    """Return the size of a tile, the height of the header, and the width of outer lines or 0."""
    columns, rows = area[1] - area[0] + 1, area[3] - area[2] + 1
    wide, high = SQUARE - LEFT - RIGHT, SQUARE - ABOVE - BELOW
    for strip in (0, STRIP):
        fewer = (sum(outer[:2]), sum(outer[2:])) if strip else (0, 0)
        for header in (HEADER, 0):
            size = min(
                (wide - strip * fewer[0]) // (columns - fewer[0]),
                (high - header - strip * fewer[1]) // (rows - fewer[1]),
                LARGEST,
            )
            if size >= LEAST:
                return size - size % STEP, header, strip
    raise AssertionError("no display is larger than the rules allow")


def _widths(
    span: tuple[int, ...], outer: tuple[bool, ...], size: int, strip: int
) -> tuple[int, ...]:
    widths = [size] * (span[1] - span[0] + 1)
    for end, is_outer in zip((0, -1), outer, strict=True):
        if strip and is_outer:
            widths[end] = strip
    return tuple(widths)


def cells(grid: Grid) -> list[int]:
    """Return all cells of the grid, row by row."""
    first, last, high, low = grid.area
    columns = range(first, last + 1)
    return [row * STRIDE + column for row in range(high, low + 1) for column in columns]
