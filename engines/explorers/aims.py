"""What achievements that are in play may bring."""

from __future__ import annotations

from functools import lru_cache

from engines.explorers import achievements, values
from engines.explorers.content import PROVISIONS, AchievementTile
from engines.explorers.landscape import (
    ALL,
    COLUMNS,
    CORNERS,
    EDGES,
    NEIGHBOURS,
    QUADRANTS,
    ROWS,
    SIZE,
    Landscape,
    Squares,
    mask_of,
    neighbours,
    squares,
)

NEVER = 1_000.0
"""So many crosses are needed for what cannot be reached any more."""

AWAY = 0.02
"""What each cross costs that is needed and can be placed in this turn; so the nearer is better."""

SHARE = 0.5
"""The part of the crosses to come that an achievement may claim."""


class Aim:
    """What a set of crosses is on the way to, anywhere on the map.

    ``left`` is how many crosses are still to be placed in this turn, ``later`` how many in others;
    ``key`` says whether there is one to enter a temple with.
    """

    def __init__(
        self, land: Landscape, crosses: Squares, left: int, later: int, *, key: bool
    ) -> None:
        self.land, self.crosses = land, crosses
        self.left, self.later, self._reach = left, later, left + later
        self._layers: list[Squares] = []
        self._edge, self._fresh = crosses, ALL & ~crosses
        self._passable = _passable(land, key)

    def _next_layer(self) -> Squares:
        """Return the squares one cross further away than all layers known, none if too far."""
        if len(self._layers) >= self._reach:
            return 0
        layer = neighbours(self._edge) & self._fresh
        self._layers.append(layer)
        self._fresh &= ~layer
        self._edge = layer & self._passable
        return layer

    def weakest_village(self) -> float:
        """Return the points of the expert side that the village with the fewest may still get."""
        points, worth = values.FEWEST_AROUND_VILLAGE, 0.0
        # Less than none are there if the nearest is more than one cross away.
        there = [
            (self.crosses & ring).bit_count() or 1.0 - self.away(ring) for ring in self.land.around
        ]
        for number in range(1, len(points)):
            likely = self.chance(sum([number - count for count in there if count < number]))
            if not likely:
                break
            worth += likely * (points[number] - points[number - 1])
        return worth

    def worth(self, tile: AchievementTile, race: int) -> float:
        """Return the points of the achievement with their likelihood."""
        match tile.kind:
            case "road":
                return values.LONG_ROAD * self.chance(min(map(self.lacking, _roads(self.land))))
            case "square":
                return self.square()
            case "line":
                return self.line()
            case "untouched":
                touched = self.crosses & self.land.of_symbol[achievements.OBJECTS[tile.id]]
                return 0.0 if touched else float(tile.points[0])
            case "area":
                areas = self.land.areas[achievements.AREAS[tile.id]]
                return values.EVERY_AREA * self.chance(sum(map(self.away, areas)))
            case "race":
                return race * self.chance(self.race(tile.id))
            case "count":
                return self.count(tile)

    def chance(self, needed: float) -> float:
        """Return how likely it is that so many crosses will be placed where they are needed."""
        return _chance(needed, self.left, self.later)

    def away(self, wanted: Squares) -> float:
        """Return how many crosses it takes to have one on these squares."""
        if self.crosses & wanted:
            return 0.0
        for steps, layer in enumerate(self._layers, start=1):
            if layer & wanted:
                return float(steps)
        while layer := self._next_layer():
            if layer & wanted:
                return float(len(self._layers))
        return NEVER

    def lacking(self, wanted: Squares) -> float:
        """Return how many crosses it takes to have them on all these squares."""
        return self.some(wanted, wanted.bit_count())

    def some(self, wanted: Squares, number: int) -> float:
        """Return how many crosses it takes to have so many of these squares."""
        there = (self.crosses & wanted).bit_count()
        if there >= number:
            return 0.0
        return number - there if there else number - 1 + self.away(wanted)

    def square(self) -> float:
        """The square that there is, or a larger one."""
        side = achievements.great_square(self.crosses)
        best = float(side * side)
        for larger in range(side + 1, min(side + 4, SIZE)):
            crosses = self.crosses
            least = min([block.bit_count() - (crosses & block).bit_count()
                         for block in _blocks(self.land, larger, crosses & _villages(self.land))],
                        default=NEVER)  # fmt: skip
            best = max(best, larger * larger * self.chance(least))
        return best

    def line(self) -> float:
        """The line that there is, or a longer one."""
        crosses = self.crosses
        best = float(achievements.straight_line(crosses))
        for length, lines in _lines(self.land, crosses & _villages(self.land)):
            if length <= best:
                break
            most = max([(crosses & line).bit_count() for line in lines])
            best = max(best, length * self.chance(length - most))
        return best

    def race(self, identifier: str) -> float:
        """Return how many crosses it takes to fulfil a race."""
        villages = sorted(map(self.away, self.land.around))
        match identifier:
            case "good-neighbours":
                return sum(villages)
            case "pilgrim":
                temples = sorted(
                    self.away(1 << square) for square in squares(self.land.of_symbol["T"])
                )
                return sum(villages[:3]) + sum(temples[:3])
            case "four-shores":
                return sum(map(self.away, EDGES))
            case _:
                return sum(self.some(quadrant, 3) for quadrant in QUADRANTS)

    def count(self, tile: AchievementTile) -> float:
        """What is counted so far, and what may follow, the nearest first."""
        land, crosses = self.land, self.crosses
        points = (0, *tile.points)
        match tile.id:
            case "full-baskets":
                sizes = [(crosses & land.of_symbol[kind]).bit_count() for kind in PROVISIONS]
                full = min(sizes)
                needs = [0.0] * full
                more = sum(size == full for size in sizes)
                needs += [4.0 * more + 12.0 * n for n in range(len(tile.points) - full)]
            case "village-rings":
                needs = sorted(map(self.lacking, land.around))
            case "temple-guard":
                temples = squares(land.of_symbol["T"])
                needs = sorted(self.some(NEIGHBOURS[temple], 2) for temple in temples)
            case _:
                needs = sorted(self.away(1 << corner) for corner in squares(CORNERS))
        worth, together = 0.0, 0.0
        for number, need in enumerate(needs[: len(tile.points)], start=1):
            together += need
            worth += (points[number] - points[number - 1]) * self.chance(together)
        return worth


@lru_cache(maxsize=4096)
def _chance(needed: float, left: int, later: int) -> float:
    if needed <= left:
        return 1.0 - AWAY * needed
    needed = min(needed - left, NEVER)
    return max(0.0, 1.0 - AWAY * left - needed / (1 + SHARE * later))


@lru_cache(maxsize=64)
def _villages(land: Landscape) -> Squares:
    return mask_of(land.villages)


@lru_cache(maxsize=64)
def _passable(land: Landscape, key: bool) -> Squares:
    """Return the squares from which crosses can go on."""
    open_ = ALL & ~_villages(land)
    return open_ if key else open_ & ~land.of_symbol["T"]


@lru_cache(maxsize=64)
def _roads(land: Landscape) -> tuple[Squares, ...]:
    """Return the rows and columns that can be full."""
    return tuple(line for line in (*ROWS, *COLUMNS) if (line & _villages(land)).bit_count() < 2)


@lru_cache(maxsize=256)
def _blocks(land: Landscape, side: int, start: Squares) -> tuple[Squares, ...]:
    """Return the squares of squares of a size without a village other than ``start``."""
    row = (1 << side) - 1
    block = sum(row << SIZE * number for number in range(side))
    open_ = ALL & ~_villages(land) | start
    found = (
        block << SIZE * top + left
        for top in range(SIZE - side + 1)
        for left in range(SIZE - side + 1)
    )
    return tuple(mask for mask in found if mask & open_ == mask)


@lru_cache(maxsize=256)
def _lines(land: Landscape, start: Squares) -> tuple[tuple[int, tuple[Squares, ...]], ...]:
    """Return the lines of at least 8 squares without a village other than ``start``.

    They are sorted by length, the longest first.
    """
    shut, lines = _villages(land) & ~start, list[Squares]()
    for across, down in ((1, 0), (0, 1), (1, 1), (-1, 1)):
        for square in range(SIZE * SIZE):
            row, column = divmod(square, SIZE)
            if row - down >= 0 and 0 <= column - across < SIZE:
                continue
            line = list[int]()
            while 0 <= row < SIZE and 0 <= column < SIZE:
                here = row * SIZE + column
                if shut >> here & 1:
                    lines.append(mask_of(line))
                    line = []
                else:
                    line.append(here)
                row, column = row + down, column + across
            lines.append(mask_of(line))
    lengths = sorted({line.bit_count() for line in lines}, reverse=True)
    return tuple(
        (length, tuple(line for line in lines if line.bit_count() == length))
        for length in lengths
        if length >= 8
    )
