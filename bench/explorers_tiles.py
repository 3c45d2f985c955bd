"""The terrain tiles of Explorers: their figures, and whether they are fair.

``python -m bench.explorers_tiles [FILE]`` prints both for the packaged content or that of a file. A
pack must only be what the rules rely on to load; what is checked here (C1 to C8 of the rules
catalogue) keeps our own tiles alike, so that no landscape is better than another.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations, product
from pathlib import Path
from typing import get_args

from engines.core import BadContent
from engines.core.content import load_content
from engines.explorers.content import FILE, PROVISIONS, SYMBOLS, TERRAINS, Content, TerrainTile
from engines.explorers.landscape import (
    ALL,
    NEIGHBOURS,
    QUADRANTS,
    SIZE,
    Degrees,
    Landscape,
    Layout,
    Placed,
    areas_of,
    closest_villages,
    distance,
    landscape,
    mask_of,
    reached,
    squares,
)

HALF = SIZE // 2
WANTED = {"T": 1, "k": 1, "m": 1, "h": 2, "a": 2, "c": 2, "f": 2, "g": 2}
"""C1: the symbols of each tile."""

DEGREES: tuple[Degrees, ...] = get_args(Degrees)
LAYOUTS = 8 * 7 * 6 * 5 * len(DEGREES) ** 4
SIDES = ("upper", "right", "lower", "left")


@dataclass(frozen=True)
class Plan:
    """A tile as it lies in quadrant A, unturned, so that the geometry of the map serves it."""

    tile: TerrainTile

    @cached_property
    def terrain(self) -> dict[str, int]:
        """The squares of each terrain, and of the village."""
        return {letter: _where(self.tile.terrain, letter) for letter in (*TERRAINS, "*")}

    @cached_property
    def symbols(self) -> dict[str, int]:
        """The squares of each symbol."""
        return {letter: _where(self.tile.symbols, letter) for letter in SYMBOLS}

    @cached_property
    def areas(self) -> dict[str, tuple[int, ...]]:
        """The areas of each terrain within the tile."""
        return {letter: areas_of(self.terrain[letter]) for letter in TERRAINS}

    @property
    def village(self) -> int:
        """The village's square."""
        return squares(self.terrain["*"])[0]

    @cached_property
    def provisions(self) -> int:
        """The squares of all provisions."""
        return sum(self.symbols[kind] for kind in PROVISIONS)

    @cached_property
    def free(self) -> int:
        """The squares that can be crossed whatever is closed: no village, temple or provision."""
        return QUADRANTS[0] & ~(self.terrain["*"] | self.symbols["T"] | self.provisions)

    @property
    def start_crosses(self) -> dict[str, int]:
        """For each terrain beside the village, how many start crosses on it are safe (C4)."""
        return {
            letter: self._within_reach(self.free & self.terrain[letter])
            for letter in TERRAINS
            if NEIGHBOURS[self.village] & self.terrain[letter]
        }

    def _within_reach(self, safe: int) -> int:
        return reached(NEIGHBOURS[self.village] & safe, safe).bit_count()


def _where(rows: Sequence[str], letter: str) -> int:
    return mask_of(
        row * SIZE + column
        for row, letters in enumerate(rows)
        for column, found in enumerate(letters)
        if found == letter
    )


EDGES = (
    mask_of(range(HALF)),
    mask_of(range(HALF - 1, HALF * SIZE, SIZE)),
    mask_of(range((HALF - 1) * SIZE, (HALF - 1) * SIZE + HALF)),
    mask_of(range(0, HALF * SIZE, SIZE)),
)
"""The sides of a tile, as in :data:`SIDES`."""

CORNERS = mask_of((0, HALF - 1, (HALF - 1) * SIZE, (HALF - 1) * SIZE + HALF - 1))
INNER = QUADRANTS[0] & ~(EDGES[0] | EDGES[1] | EDGES[2] | EDGES[3])


def steps_between(one: int, other: int) -> int:
    """Return the number of steps along rows and columns from a square to another."""
    rows = abs(one // SIZE - other // SIZE)
    columns = abs(one % SIZE - other % SIZE)
    return rows + columns


def _c1(plan: Plan) -> Iterator[str]:
    for symbol, wanted in WANTED.items():
        if plan.symbols[symbol].bit_count() != wanted:
            yield f"{plan.symbols[symbol].bit_count()} of {symbol}, not {wanted}"
    for symbol in SYMBOLS:
        if plan.symbols[symbol] & plan.terrain["*"]:
            yield f"{symbol} lies on the village"


def _c2(plan: Plan) -> Iterator[str]:
    for letter in TERRAINS:
        count = plan.terrain[letter].bit_count()
        if not 14 <= count <= 18:
            yield f"{count} squares of {letter}"
        if not 2 <= len(plan.areas[letter]) <= 4:
            yield f"{len(plan.areas[letter])} areas of {letter}"
        for area in plan.areas[letter]:
            if not 2 <= area.bit_count() <= 8:
                yield f"an area of {area.bit_count()} squares of {letter}"
    for side, edge in zip(SIDES, EDGES, strict=True):
        if sum(plan.terrain[letter] & edge != 0 for letter in TERRAINS) < 3:
            yield f"fewer than 3 terrains on the {side} side"


def _c3(plan: Plan) -> Iterator[str]:
    around = NEIGHBOURS[plan.village]
    if not plan.terrain["*"] & INNER:
        yield "the village lies at the side"
    if len(plan.start_crosses) < 3:
        yield f"{len(plan.start_crosses)} terrains beside the village"
    if around & plan.provisions:
        yield "a provision beside the village"
    if sum((around & on).bit_count() for on in plan.symbols.values()) > 1:
        yield "more than one symbol beside the village"


def _c4(plan: Plan) -> Iterator[str]:
    for letter, number in plan.start_crosses.items():
        if number < 3:
            yield f"{number} safe start crosses on {letter}"


def _c5(plan: Plan) -> Iterator[str]:
    if len(areas_of(plan.free)) != 1:
        yield "the free squares are not connected"
    for side, edge in zip(SIDES, EDGES, strict=True):
        if (plan.free & edge).bit_count() < 6:
            yield f"{(plan.free & edge).bit_count()} free squares on the {side} side"


def _c6(plan: Plan) -> Iterator[str]:
    for letter in TERRAINS:
        if not all(area & plan.free for area in plan.areas[letter]):
            yield f"an area of {letter} has only temple and provisions"


def _c7(plan: Plan) -> Iterator[str]:
    for temple in squares(plan.symbols["T"]):
        if steps_between(temple, plan.village) < 4:
            yield "the temple is too near the village"
        if any(steps_between(temple, key) < 3 for key in squares(plan.symbols["k"])):
            yield "the temple is too near the key"
        if CORNERS >> temple & 1:
            yield "the temple lies in a corner"
        if (NEIGHBOURS[temple] & plan.provisions).bit_count() > 1:
            yield "more than one provision beside the temple"
    if CORNERS & plan.provisions:
        yield "a provision lies in a corner"
    for symbol, on in plan.symbols.items():
        for pair in combinations(squares(on), 2):
            if steps_between(*pair) < (3 if symbol == "g" else 4):
                yield f"two of {symbol} are too near each other"
            if any(plan.terrain[letter] & mask_of(pair) == mask_of(pair) for letter in TERRAINS):
                yield f"two of {symbol} on the same terrain"
    all_symbols = sum(plan.symbols.values())
    if any((NEIGHBOURS[square] & all_symbols).bit_count() > 2 for square in squares(all_symbols)):
        yield "a symbol has more than two symbols beside it"


CHECKS: dict[str, Callable[[Plan], Iterator[str]]] = {
    "C1": _c1,
    "C2": _c2,
    "C3": _c3,
    "C4": _c4,
    "C5": _c5,
    "C6": _c6,
    "C7": _c7,
}
"""What each tile keeps, by the numbers of the rules catalogue."""


def faults(tile: TerrainTile) -> list[str]:
    """Return what is unfair about a tile, each with the number of what it breaks."""
    plan = Plan(tile)
    return [f"{number}: {fault}" for number, check in CHECKS.items() for fault in check(plan)]


def tied_share(tiles: Sequence[TerrainTile]) -> float:
    """Return the share of all layouts in which villages tie for the start village (C8).

    Exact: a tile in a quadrant is as far from the centre in any of four rotations as it is in
    another quadrant in four others, so only its four distances count.
    """
    distances = {}
    for tile in tiles:
        layouts: list[Layout] = [(Placed(tile.number, turn),) * 4 for turn in DEGREES]
        distances[tile.number] = [
            distance(landscape(tuple(tiles), layout).villages[0]) for layout in layouts
        ]
    tied = 0
    for chosen in combinations(distances, 4):
        for four in product(*(distances[number] for number in chosen)):
            tied += four.count(min(four)) > 1
    return tied / (70 * len(DEGREES) ** 4)


def layouts(every: int) -> Iterator[Layout]:
    """Yield one in so many of all layouts: a prime number meets tiles and rotations evenly."""
    for index in range(0, LAYOUTS, every):
        chosen, turned = divmod(index, len(DEGREES) ** 4)
        numbers = _CHOICES[chosen]
        a, b, c, d = (
            Placed(number, DEGREES[turned >> 2 * quadrant & 3])
            for quadrant, number in enumerate(numbers)
        )
        yield a, b, c, d


_CHOICES = tuple(permutations(range(1, 9), 4))


def free_squares(on: Landscape) -> int:
    """Return the squares that can be crossed whatever is closed: no village, temple, provision."""
    barred = mask_of(on.villages) | on.of_symbol["T"]
    for kind in PROVISIONS:
        barred |= on.of_symbol[kind]
    return ALL & ~barred


def layout_faults(on: Landscape) -> list[str]:
    """Return what is unfair about a whole map: closed-in free squares, dead start villages."""
    free = free_squares(on)
    found = []
    if len(areas_of(free)) != 1:
        found.append("C5: the free squares are not connected")
    for village in closest_villages(on):
        beside = [t for t in TERRAINS if NEIGHBOURS[village] & on.of_terrain[t]]
        if len(beside) < 3:
            found.append(f"C3: {len(beside)} terrains beside the start village")
        for letter in beside:
            safe = free & on.of_terrain[letter]
            if reached(NEIGHBOURS[village] & safe, safe).bit_count() < 3:
                found.append(f"C4: no three safe start crosses on {letter}")
    return found


def report(content: Content, every: int = 211) -> str:
    """Return the figures of the tiles, and what is unfair about them, as Markdown."""
    lines = [
        "| tile | P | W | D | M | areas P W D M | free on each side | start crosses |",
        "| --- | ---: | ---: | ---: | ---: | --- | --- | --- |",
    ]
    for tile in content.tiles:
        plan = Plan(tile)
        counts = " | ".join(str(plan.terrain[letter].bit_count()) for letter in TERRAINS)
        areas = " ".join(str(len(plan.areas[letter])) for letter in TERRAINS)
        free = " ".join(str((plan.free & edge).bit_count()) for edge in EDGES)
        start = ", ".join(f"{letter} {number}" for letter, number in plan.start_crosses.items())
        lines.append(f"| {tile.number} {tile.name} | {counts} | {areas} | {free} | {start} |")
    maps = [landscape(content.tiles, layout) for layout in layouts(every)]
    areas = ", ".join(
        f"{letter} {sum(len(on.areas[letter]) for on in maps) / len(maps):.1f}"
        for letter in TERRAINS
    )
    unfair = Counter(fault for on in maps for fault in layout_faults(on))
    lines += [
        "",
        f"- Symbols of each tile: {', '.join(f'{n} {s}' for s, n in symbols_of(content).items())}.",
        f"- Areas of a whole map, mean of {len(maps)} layouts: {areas}.",
        f"- Layouts in which villages tie for the start: {100 * tied_share(content.tiles):.1f} %.",
        *(f"- {tile.name}: {fault}" for tile in content.tiles for fault in faults(tile)),
        *(f"- {number} of {len(maps)} layouts: {fault}" for fault, number in unfair.items()),
    ]
    return "\n".join(lines)


def symbols_of(content: Content) -> dict[str, int]:
    """Return how many of each symbol a tile has: all tiles have the same."""
    letters = "".join(content.tiles[0].symbols)
    return {symbol: letters.count(symbol) for symbol in SYMBOLS}


def main(arguments: Sequence[str]) -> int:
    """Print the report; return 1 if the file cannot be loaded."""
    file = Path(arguments[0]) if arguments else FILE
    try:
        content, _ = load_content(Content, file, "explorers", None, Content.in_order)
    except BadContent as error:
        print(error)
        return 1
    print(report(content))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
