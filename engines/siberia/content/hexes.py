"""The map: which hexes lie side by side (SB-1071)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

from pydantic import GetPydanticSchema
from typing_extensions import TypedDict

from engines.siberia.content.model import BASE, Cell, Map
from engines.siberia.content.terms import Region
from engines.siberia.content.written import Place, keyed, several, whole, written_as, wrong

LETTERS: Final[Mapping[str, Region]] = {"s": "S", "c": "C", "n": "N"}
FAR: Final = 99
"""The largest coordinate."""

STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""From a hex to its neighbours, in axial coordinates of flat-top hexes."""

Coordinate: TypeAlias = Annotated[int, whole(-FAR, FAR)]
Hex: TypeAlias = Annotated[tuple[Coordinate, Coordinate], several("a hex", 2, 2)]


def _cells(section: str, letter: str, count: int) -> GetPydanticSchema:
    names = (f"{letter}{number}" for number in range(1, count + 1))
    return keyed(f"'{section}'", *names, needed=True)


class Hexes(TypedDict):
    """The map as it is written: the axial coordinates of all cells, holes and Basecamp."""

    basecamp: Hex
    south: Annotated[dict[str, Hex], _cells("south", "s", 6)]
    central: Annotated[dict[str, Hex], _cells("central", "c", 7)]
    north: Annotated[dict[str, Hex], _cells("north", "n", 7)]
    holes: Annotated[dict[str, Hex], _cells("holes", "h", 5)]


def _map(written: Any) -> Map:
    """Return what lies side by side.

    :raises ValidationError: if two cells have the same hex, or a location cannot be reached from
        Basecamp.
    """
    at: dict[str, tuple[int, int]] = {}
    places: dict[str, Place] = {BASE: ("basecamp",)}
    for section in ("south", "central", "north", "holes"):
        at |= written[section]
        places |= {cell: (section, cell) for cell in written[section]}
    at[BASE] = written["basecamp"]
    lies: dict[tuple[int, int], str] = {}
    for cell, hex_ in at.items():
        if hex_ in lies:
            raise wrong(f"{cell} lies where {lies[hex_]} lies (SB-1071)", places[cell])
        lies[hex_] = cell
    around = {
        cell: {lies.get((q + east, r + south)) for east, south in STEPS}
        for cell, (q, r) in at.items()
    }
    beside = {cell: tuple(other for other in at if other in around[cell]) for cell in at}
    holes = tuple(cell for cell in at if cell[0] == "h")
    cells = tuple(cell for cell in at if cell != BASE and cell not in holes)
    neighbours = {
        cell: tuple(other for other in beside[cell] if other in cells) for cell in (BASE, *cells)
    }
    reached = _reached(neighbours)
    for cell in cells:
        if cell not in reached:
            raise wrong(f"{cell} cannot be reached from Basecamp (SB-1095)", places[cell])
    return Map(
        cells=cells,
        at=at,
        region={cell: LETTERS[cell[0]] for cell in cells},
        neighbours=neighbours,
        holes=holes,
        holes_at={
            cell: tuple(hole for hole in holes if hole in beside[cell]) for cell in (BASE, *cells)
        },
    )


MAP: Final = written_as(Annotated[Hexes, keyed("'map'")], _map)


def _reached(neighbours: Mapping[Cell, tuple[Cell, ...]]) -> set[Cell]:
    """Return the cells on paths from Basecamp."""
    reached, edge = {BASE}, [BASE]
    while edge:
        new = {*neighbours[edge.pop()]} - reached
        reached |= new
        edge += new
    return reached
