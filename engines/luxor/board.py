"""The display: cells, tiles and the area in which tiles may lie.

A cell is one integer, ``row * 32 + column``, in a frame that never shifts while the display
grows. Its name is the column's letter and the row's number from 1, as in ``F6``. Sets of cells
are integers with one bit per cell, which keeps the hot paths short.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, reduce
from operator import or_

STRIDE = 32
"""Wider than any frame, so that a step off the frame never lands on it."""

DIRECTIONS = {"north": -STRIDE, "east": 1, "south": STRIDE, "west": -1}
LIMITS = {2: 7, 3: 9, 4: 10}
"""LX-305: the display's greatest width and height, by number of players."""

STARTS = {2: (2, 2), 3: (3, 2), 4: (4, 2)}
"""LX-205: width and height of the starting display, by number of players."""

CODES = ("Cd", "Co", "Td", "To", "Pd", "Po", "Ed", "M", "L")
"""Every kind of tile: structure (Camp, Temple, Pyramid, Empty) and terrain (desert, oasis)."""

MINIMUM = {code: 3 if code == "M" else 2 if code[-1] == "o" else 1 for code in CODES if code != "L"}
"""LX-412: how many adventurers must be left on a tile to enter it. Lakes have no entry."""

VALUE = {code: {"C": 1, "T": 2, "P": 3}.get(code[0], 0) for code in CODES}
"""LX-504: the points of a tile's structure."""

ROOM = 4
"""LX-415: the most adventurers that a tile holds at the end of a turn."""

_BITS = [1 << cell for cell in range(STRIDE * STRIDE)]
_EVERY_ROW = reduce(or_, (1 << (row * STRIDE) for row in range(STRIDE)))
_ROW = (1 << STRIDE) - 1


def frame(seats: int) -> tuple[int, int]:
    """Return columns and rows of the frame that holds every possible display."""
    (width, height), limit = STARTS[seats], LIMITS[seats]
    return 2 * limit - width, 2 * limit - height


def starting_cells(seats: int) -> tuple[int, ...]:
    """Return the cells of the starting display (LX-205), row by row."""
    (width, height), limit = STARTS[seats], LIMITS[seats]
    rows, columns = range(limit - height, limit), range(limit - width, limit)
    return tuple(row * STRIDE + column for row in rows for column in columns)


@cache
def cell_name(cell: int) -> str:
    """Return a cell's name, as in ``F6``."""
    return f"{column_name(cell)}{row_name(cell)}"


@cache
def column_name(cell: int) -> str:
    """Return the letter of the cell's column."""
    return chr(ord("A") + cell % STRIDE)


@cache
def row_name(cell: int) -> str:
    """Return the number of the cell's row, from 1."""
    return str(cell // STRIDE + 1)


def cell_at(name: str) -> int | None:
    """Return the cell with that name, in either case, or ``None`` if it is no name."""
    letter, number = name[:1].upper(), name[1:]
    if not ("A" <= letter <= "Z" and number.isascii() and number.isdigit()):
        return None
    row = int(number) - 1
    return row * STRIDE + ord(letter) - ord("A") if 0 <= row < STRIDE else None


def bits_of(cells: Iterable[int]) -> int:
    """Return a set of cells as bits."""
    return reduce(or_, map(_BITS.__getitem__, cells), 0)


def cells_of(bits: int) -> Iterator[int]:
    """Yield the cells of a set, row by row."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def extent(occupied: int) -> tuple[int, int, int, int]:
    """Return first and last column, first and last row of a set that is not empty."""
    first_row = ((occupied & -occupied).bit_length() - 1) // STRIDE
    last_row = (occupied.bit_length() - 1) // STRIDE
    columns = occupied
    for rows in (16, 8, 4, 2, 1):
        columns |= columns >> (rows * STRIDE)
    columns &= _ROW
    return (columns & -columns).bit_length() - 1, columns.bit_length() - 1, first_row, last_row


def window(occupied: int, seats: int) -> tuple[int, int, int, int]:
    """Return first and last column, first and last row where a tile may still lie (LX-306)."""
    limit, (columns, rows) = LIMITS[seats], frame(seats)
    left, right, top, bottom = extent(occupied)
    return (
        max(0, right - limit + 1),
        min(columns - 1, left + limit - 1),
        max(0, bottom - limit + 1),
        min(rows - 1, top + limit - 1),
    )


@cache
def _area(left: int, right: int, top: int, bottom: int) -> int:
    columns = ((1 << (right - left + 1)) - 1) << left
    rows = ((1 << ((bottom - top + 1) * STRIDE)) - 1) << (top * STRIDE)
    return _EVERY_ROW * columns & rows


def free_cells(occupied: int, seats: int) -> int:
    """Return the cells on which a tile may be placed (LX-303, LX-305), as bits."""
    beside = occupied << 1 | occupied >> 1 | occupied << STRIDE | occupied >> STRIDE
    return beside & ~occupied & _area(*window(occupied, seats))


def neighbours(cell: int) -> tuple[int, int, int, int]:
    """Return the cells that share an edge with the cell; some may lie off the frame."""
    return cell - STRIDE, cell + 1, cell + STRIDE, cell - 1
