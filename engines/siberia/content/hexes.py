"""The map: which hexes lie side by side (SB-1071)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engines.siberia.content.effects import Region
from engines.siberia.content.model import BASE, Cell, Map
from engines.siberia.content.raw import Raw

LETTERS: Final[Mapping[str, Region]] = {"s": "S", "c": "C", "n": "N"}
SECTIONS: Final = (("south", "s", 6), ("central", "c", 7), ("north", "n", 7), ("holes", "h", 5))
"""The sections of the map, with the letter and number of their cells (SB-102)."""

FAR: Final = 99
"""The largest coordinate."""

STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""From a hex to its neighbours, in axial coordinates of flat-top hexes."""


def read_map(raw: Raw) -> Map:
    """Return the map as written: the axial coordinates of all cells, holes and Basecamp.

    :raises ValidationError: if one is missing, two have the same hex, or a location cannot be
        reached from Basecamp.
    """
    sections = ("basecamp", *(section for section, _letter, _count in SECTIONS))
    keys = raw.only("'map'", sections, sections)
    written: dict[str, Raw] = {}
    for section, letter, count in SECTIONS:
        names = tuple(f"{letter}{number}" for number in range(1, count + 1))
        hexes = keys[section].only(f"'{section}'", names, names)
        written |= {name: hexes[name] for name in names}
    written[BASE] = keys["basecamp"]
    at = {cell: _hex(place) for cell, place in written.items()}
    lies: dict[tuple[int, int], str] = {}
    for cell, hex_ in at.items():
        if hex_ in lies:
            raise written[cell].wrong(f"{cell} lies where {lies[hex_]} lies (SB-1071)")
        lies[hex_] = cell
    beside = {
        cell: tuple(
            other
            for other in at
            if other in {lies.get((q + east, r + south)) for east, south in STEPS}
        )
        for cell, (q, r) in at.items()
    }
    holes = tuple(cell for cell in at if cell[0] == "h")
    cells = tuple(cell for cell in at if cell != BASE and cell not in holes)
    neighbours = {
        cell: tuple(other for other in beside[cell] if other in cells) for cell in (BASE, *cells)
    }
    reached = _reached(neighbours)
    for cell in cells:
        if cell not in reached:
            raise written[cell].wrong(f"{cell} cannot be reached from Basecamp (SB-1095)")
    return Map(
        cells=cells,
        at=dict(at),
        region={cell: LETTERS[cell[0]] for cell in cells},
        neighbours=neighbours,
        holes=holes,
        holes_at={
            cell: tuple(hole for hole in holes if hole in beside[cell]) for cell in (BASE, *cells)
        },
    )


def _hex(raw: Raw) -> tuple[int, int]:
    q, r = (number.number(-FAR, FAR) for number in raw.parts("a hex", 2, 2))
    return q, r


def _reached(neighbours: Mapping[Cell, tuple[Cell, ...]]) -> set[Cell]:
    """Return the cells on paths from Basecamp."""
    reached, edge = {BASE}, [BASE]
    while edge:
        new = {*neighbours[edge.pop()]} - reached
        reached |= new
        edge += new
    return reached
