"""The achievements: when a race is fulfilled, and what all others are worth at the end.

All follows from a landscape and the set of a player's crosses, the start village among them: its
cross counts like any other (XP-209).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from engines.explorers.content import PROVISIONS, AchievementTile
from engines.explorers.landscape import (
    ALL,
    COLUMNS,
    CORNERS,
    EDGES,
    NEIGHBOURS,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    QUADRANTS,
    ROWS,
    SIZE,
    Landscape,
    squares,
)
from engines.explorers.values import EVERY_AREA, LONG_ROAD

_STEPS: Final = (
    (1, NOT_LAST_COLUMN),
    (SIZE, ALL),
    (SIZE + 1, NOT_LAST_COLUMN),
    (SIZE - 1, NOT_FIRST_COLUMN),
)
"""To the right, down, down right and down left, and the squares from which it stays on the map."""

OBJECTS: Final = {"untouched-maps": "m", "untouched-horses": "h", "untouched-gems": "g"}
AREAS: Final = {
    "every-prairie": "P",
    "every-water": "W",
    "every-desert": "D",
    "every-mountain": "M",
}

Condition: TypeAlias = Callable[[Landscape, int], bool]
Count: TypeAlias = Callable[[Landscape, int], int]


def has_long_road(crosses: int) -> bool:
    """Whether all 16 squares of a row or a column are crossed (XP-803)."""
    return any(crosses & line == line for line in (*ROWS, *COLUMNS))


def great_square(crosses: int) -> int:
    """Return the side of the largest square of crosses (XP-804)."""
    side = 0
    while crosses:  # where the upper left corner of a square of side + 1 can lie
        side += 1
        crosses &= crosses >> 1 & NOT_LAST_COLUMN
        crosses &= crosses >> SIZE
    return side


def straight_line(crosses: int) -> int:
    """Return the length of the longest unbroken line in a row, column or diagonal (XP-806)."""
    longest = 0
    for step, staying in _STEPS:
        beginnings, length = crosses, 0
        while beginnings:
            length += 1
            beginnings &= beginnings >> step & staying
        longest = max(longest, length)
    return longest


def villages_reached(on: Landscape, crosses: int) -> int:
    """Return how many villages have a cross beside them."""
    return sum([crosses & around != 0 for around in on.around])


def _good_neighbours(on: Landscape, crosses: int) -> bool:
    return villages_reached(on, crosses) == len(on.around)


def _pilgrim(on: Landscape, crosses: int) -> bool:
    temples = crosses & on.of_symbol["T"]
    return temples.bit_count() >= 3 and villages_reached(on, crosses) >= 3


def _four_shores(_: Landscape, crosses: int) -> bool:
    return all(crosses & edge for edge in EDGES)


def _at_home(_: Landscape, crosses: int) -> bool:
    return all((crosses & quadrant).bit_count() >= 3 for quadrant in QUADRANTS)


def _full_baskets(on: Landscape, crosses: int) -> int:
    return min((crosses & on.of_symbol[kind]).bit_count() for kind in PROVISIONS)


def _village_rings(on: Landscape, crosses: int) -> int:
    return sum((crosses & around).bit_count() == 4 for around in on.around)


def _temple_guard(on: Landscape, crosses: int) -> int:
    temples = squares(on.of_symbol["T"])
    return sum((crosses & NEIGHBOURS[temple]).bit_count() >= 2 for temple in temples)


def _lands_end(_: Landscape, crosses: int) -> int:
    return (crosses & CORNERS).bit_count()


_RACES: Final[dict[str, Condition]] = {
    "good-neighbours": _good_neighbours,
    "pilgrim": _pilgrim,
    "four-shores": _four_shores,
    "at-home": _at_home,
}
_COUNTS: Final[dict[str, Count]] = {
    "full-baskets": _full_baskets,
    "village-rings": _village_rings,
    "temple-guard": _temple_guard,
    "lands-end": _lands_end,
}


def is_race(achievement: str) -> bool:
    """Whether an achievement is a race (XP-811 to XP-817)."""
    return achievement in _RACES


def fulfilled(race: str, on: Landscape, crosses: int) -> bool:
    """Whether a player with these crosses fulfils a race (XP-814 to XP-817).

    :raises KeyError: if that is not the id of a race.
    """
    return _RACES[race](on, crosses)


def counted(achievement: str, on: Landscape, crosses: int) -> int:
    """Return what a count tile counts (XP-822 to XP-825).

    :raises KeyError: if that is not the id of a count tile.
    """
    return _COUNTS[achievement](on, crosses)


def points(achievement: AchievementTile, on: Landscape, crosses: int) -> int:
    """Return what an achievement is worth at the end of the game (XP-802).

    A race is worth nothing then: it was scored when it was fulfilled (XP-812).
    """
    match achievement.kind:
        case "road":
            return LONG_ROAD if has_long_road(crosses) else 0
        case "square":
            return great_square(crosses) ** 2
        case "line":
            return straight_line(crosses)
        case "untouched":
            touched = crosses & on.of_symbol[OBJECTS[achievement.id]]
            return 0 if touched else achievement.points[0]
        case "area":
            areas = on.areas[AREAS[achievement.id]]
            return EVERY_AREA if all(crosses & area for area in areas) else 0
        case "count":
            number = min(counted(achievement.id, on, crosses), len(achievement.points))
            return (0, *achievement.points)[number]
        case "race":
            return 0
