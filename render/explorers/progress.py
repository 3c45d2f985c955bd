"""How far a player is: rounds, villages and achievements, for the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from engines.explorers import values
from engines.explorers.achievements import (
    counted,
    great_square,
    points,
    straight_line,
    villages_reached,
)
from engines.explorers.content import KINDS, PROVISIONS, AchievementTile
from engines.explorers.landscape import (
    COLUMNS,
    EDGES,
    QUADRANT_LETTERS,
    QUADRANTS,
    ROWS,
    SIZE,
    Landscape,
    Squares,
)
from engines.explorers.scoring import GRADES, provision_points, village_points
from engines.explorers.sheet import Sheet
from engines.explorers.turns import ROUNDS
from engines.explorers.view import Achievement, View
from render.explorers import phrases
from render.explorers.scene import landscape_of, own_sheet
from render.sentences import sentence, upper
from render.words import Words


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an achievement is: so much of so much, and the points if the game ended now.

    ``wanted`` is 0 where more is always better.
    """

    reached: int
    wanted: int
    points: int


def of_achievement(view: View, number: int) -> Progress:
    """Return how far the reader is with an achievement in play."""
    return of_sheet(view, number, own_sheet(view))


def of_sheet(view: View, number: int, sheet: Sheet) -> Progress:
    """Return how far an achievement in play is on a sheet."""
    achievement, land = view.achievements[number], landscape_of(view)
    reached, wanted = _reached(achievement, land, sheet.crosses)
    if achievement.values:
        scored = sheet.races[number] if number < len(sheet.races) else None
        return Progress(reached, wanted, scored or 0)
    tile = AchievementTile.model_validate({"id": achievement.id, "points": achievement.points})
    return Progress(reached, wanted, points(tile, land, sheet.crosses))


def _reached(achievement: Achievement, land: Landscape, crosses: Squares) -> tuple[int, int]:
    id_ = achievement.id
    match KINDS[id_]:  # type: ignore[index]
        case "road":
            return max((crosses & line).bit_count() for line in (*ROWS, *COLUMNS)), SIZE
        case "square":
            return great_square(crosses), 0
        case "line":
            return straight_line(crosses), 0
        case "untouched":
            kind = {"untouched-maps": "m", "untouched-horses": "h", "untouched-gems": "g"}[id_]
            return (crosses & land.of_symbol[kind]).bit_count(), 0
        case "area":
            areas = land.areas[id_.removeprefix("every-")[0].upper()]
            return sum(crosses & area != 0 for area in areas), len(areas)
        case "count":
            return counted(id_, land, crosses), len(achievement.points)
    match id_:
        case "good-neighbours":
            return villages_reached(land, crosses), len(land.around)
        case "pilgrim":
            temples = (crosses & land.of_symbol["T"]).bit_count()
            return min(temples, 3) + min(villages_reached(land, crosses), 3), 6
        case "four-shores":
            return sum(crosses & edge != 0 for edge in EDGES), len(EDGES)
        case _:
            near = [(crosses & quadrant).bit_count() >= 3 for quadrant in QUADRANTS]
            return sum(near), len(near)


@dataclass(frozen=True, slots=True)
class Village:
    """A village: its tile's number, the crosses beside it, and what it gives now."""

    number: int
    beside: int
    points: int


def villages(view: View) -> tuple[Village, ...]:
    """Return the villages by quadrant, as they stand for the reader."""
    return villages_of(view, own_sheet(view).crosses)


def villages_of(view: View, crosses: Squares) -> tuple[Village, ...]:
    """Return the villages by quadrant; with the expert side only the poorest one gives points."""
    land = landscape_of(view)
    beside = [(crosses & around).bit_count() for around in land.around]
    if "villages" in view.expert:
        poorest = beside.index(min(beside))
        gives = [
            values.FEWEST_AROUND_VILLAGE[count] if number == poorest else 0
            for number, count in enumerate(beside)
        ]
    else:
        gives = [values.VILLAGES[count] for count in beside]
    numbers = (placed.tile for placed in view.layout)
    return tuple(map(Village, numbers, beside, gives))


def round_points(view: View, round_: int) -> tuple[int, int] | None:
    """Return the points of a round that is over, for provisions and gems."""
    sheet = own_sheet(view)
    if round_ > len(sheet.provision_points):
        return None
    return sheet.provision_points[round_ - 1], sheet.gem_points[round_ - 1]


def places(view: View, number: int, basket: tuple[int, int, int]) -> list[tuple[str, bool]]:
    """Return the places for provisions of a round, and whether they are filled."""
    if "provisions" not in view.expert:
        return [(kind, count > 0) for kind, count in zip(PROVISIONS, basket, strict=True)]
    kind = values.PROVISION_OF_ROUND[number]
    if not kind:
        return []
    count = basket[PROVISIONS.index(kind)]
    return [(kind, place < count) for place in range(len(values.PROVISION_COUNT) - 1)]


def running_points(view: View, round_: int) -> int:
    """Return what the provisions of a round give, over or not."""
    return provision_points(view.expert, own_sheet(view), round_)


@dataclass(frozen=True, slots=True)
class Totals:
    """The reader's points by source, with the running turn, as if the game ended now."""

    rounds: int
    temples: int
    villages: int
    achievements: int

    @property
    def all(self) -> int:
        """All points together."""
        return self.rounds + self.temples + self.villages + self.achievements


def totals(view: View) -> Totals:
    """Return the reader's points by source."""
    sheet = own_sheet(view)
    gained = (of_achievement(view, number).points for number in range(len(view.achievements)))
    land = landscape_of(view)
    return Totals(
        rounds=sum(sheet.provision_points) + sum(sheet.gem_points),
        temples=sum(points or 0 for points in sheet.temples),
        villages=village_points(land, view.expert, sheet.crosses) if view.start is not None else 0,
        achievements=sum(gained),
    )


def ranks(view: View) -> tuple[tuple[str, str], ...]:
    """Return the ranks of a solo game, the lowest first, with their points (XP-905)."""
    raised = values.SOLO_RANK_RAISE * len(view.achievements)
    limits = [limit + raised for limit in values.SOLO_RANKS]
    spans = [f"≤ {limits[0]}", *(f"{low + 1}–{high}" for low, high in pairwise(limits))]
    return tuple(zip(GRADES, (*spans, f"> {limits[-1]}"), strict=True))


def facts(view: View, words: Words) -> list[str]:
    """Return everything on the reader's score sheet, one line each."""
    sheet = own_sheet(view)
    lines = [words("explorers-hand-total", count=totals(view).all)]
    for round_ in range(1, ROUNDS + 1):
        items = phrases.basket(view, sheet, round_, words)
        parts = [words("explorers-board-basket-of", round=round_, items=items)]
        if scored := round_points(view, round_):
            provisions, gems = scored
            parts.append(words("explorers-hand-round", provisions=provisions, gems=gems))
        lines.append(sentence(", ".join(parts)))
    lines.append(sentence(upper(", ".join(phrases.held(view, sheet, words)))))
    for quadrant, values_ in enumerate(phrases.temples(view, words)):
        own = sheet.temples[quadrant]
        key = "explorers-hand-temple" if own is None else "explorers-hand-visited"
        lines.append(
            words(
                key,
                quadrant=QUADRANT_LETTERS[quadrant],
                values=values_.split(" ", 1)[1],
                count=own or 0,
            )
        )
    if view.start is not None:
        lines += [
            words(
                "explorers-hand-village",
                number=village.number,
                beside=village.beside,
                count=village.points,
            )
            for village in villages(view)
        ]
    lines += [achievement(view, number, words) for number in range(len(view.achievements))]
    return lines


def achievement(view: View, number: int, words: Words) -> str:
    """Return an achievement in play with what it demands, and how far the reader is."""
    each = view.achievements[number]
    title = words(f"explorers-achievement-{each.id}")
    demand = words(f"explorers-demand-{each.id}")
    state = said(view, number, words)
    points_ = words("explorers-board-points", count=of_achievement(view, number).points)
    far = sentence(upper(f"{state} · {points_}"))
    return words("titled", title=f"**{title}**", text=f"{demand} {far}")


def said(view: View, number: int, words: Words) -> str:
    """Say how far the reader is with an achievement; of a race, which values are open too."""
    each, state = view.achievements[number], so_far(view, number, words)
    if not each.values or of_achievement(view, number).points:
        return state
    left = ", ".join(map(str, each.values[each.struck :])) or words("explorers-board-nothing")
    return words("explorers-hand-race", progress=state, values=left)


def so_far(view: View, number: int, words: Words) -> str:
    """Say how far the reader is with an achievement: so much of so much."""
    each, far = view.achievements[number], of_achievement(view, number)
    if each.id.startswith("untouched"):
        return words("explorers-hand-untouched", count=far.reached)
    return words("explorers-hand-progress", reached=far.reached, wanted=far.wanted)
