"""Points: of a round, of the whole game, and who has won (sections 6 to 9)."""

from __future__ import annotations

from functools import lru_cache

from engines.core import Outcome
from engines.explorers import values
from engines.explorers.achievements import points as achievement_points
from engines.explorers.board import Board
from engines.explorers.content import PROVISIONS, AchievementTile
from engines.explorers.landscape import Landscape, Squares
from engines.explorers.sheet import Sheet
from engines.explorers.state import Scoring, State
from engines.explorers.view import Score

GRADES = ("daydreamer", "rambler", "scout", "trailblazer", "cartographer", "legend")

NOTHING = Score(provisions=0, gems=0, temples=0, villages=0, achievements=0)
"""Before the start."""

SOURCES = ("provisions", "gems", "temples", "villages", "achievements")


def provision_points(expert: tuple[Scoring, ...], sheet: Sheet, round: int) -> int:
    """Return the points for the provisions of a round (XP-533, XP-703)."""
    basket = sheet.baskets[round - 1]
    if "provisions" not in expert:
        return values.PROVISION_KINDS[sum(count > 0 for count in basket)]
    kind = values.PROVISION_OF_ROUND[round - 1]
    return values.PROVISION_COUNT[basket[PROVISIONS.index(kind)]] if kind else 0


def gem_points(board: Board, expert: tuple[Scoring, ...], sheet: Sheet) -> int:
    """Return a sheet's points for gems at the end of a round (XP-541, XP-712)."""
    if "gems" not in expert:
        return sheet.gems
    line = board.content.gem_line
    still_open = sum(number for number in line[sheet.gems :] if number < 0)
    return still_open or sum(number for number in line[: sheet.gems] if number > 0)


def village_points(land: Landscape, expert: tuple[Scoring, ...], crosses: Squares) -> int:
    """Return the points for the crosses beside the villages (XP-561, XP-731)."""
    beside = [(crosses & around).bit_count() for around in land.around]
    if "villages" in expert:
        return values.FEWEST_AROUND_VILLAGE[min(beside)]
    return sum(values.VILLAGES[count] for count in beside)


def score(board: Board, state: State, sheet: Sheet) -> Score:
    """Return a sheet's points so far, as :class:`Score` says (XP-604, XP-608)."""
    tiles = tuple(map(board.content.achievement, state.achievements))
    return _score(board.land, state.expert, tiles, sheet)


@lru_cache(maxsize=1024)
def _score(
    land: Landscape,
    expert: tuple[Scoring, ...],
    achievements: tuple[AchievementTile, ...],
    sheet: Sheet,
) -> Score:
    races = sum(points for points in sheet.races if points is not None)
    rest = sum(achievement_points(achievement, land, sheet.crosses) for achievement in achievements)
    return Score(
        provisions=sum(sheet.provision_points),
        gems=sum(sheet.gem_points),
        temples=sum(points for points in sheet.temples if points is not None),
        villages=village_points(land, expert, sheet.crosses),
        achievements=races + rest,
    )


def outcome(board: Board, state: State) -> Outcome | None:
    """Return how the game ended (XP-605, XP-607, XP-905), ``None`` while it is being played."""
    if state.phase != "over":
        return None
    scores = [score(board, state, sheet) for sheet in state.sheets]
    keys = [(-own.total, sheet.maps_used) for own, sheet in zip(scores, state.sheets, strict=True)]
    grade = None
    if state.seats == 1:
        raised = values.SOLO_RANK_RAISE * len(state.achievements)
        grade = GRADES[sum(scores[0].total > limit + raised for limit in values.SOLO_RANKS)]
    return Outcome(
        scores=tuple(own.total for own in scores),
        ranks=tuple(1 + sum(other < key for other in keys) for key in keys),
        sources=(
            *((source, tuple(getattr(own, source) for own in scores)) for source in SOURCES),
            ("maps", tuple(sheet.maps_used for sheet in state.sheets)),
        ),
        grade=grade,
    )
