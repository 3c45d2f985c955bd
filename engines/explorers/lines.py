"""Which crosses are offered in one go, as one answer (:class:`engines.core.Line`).

A finished placement is all crosses that a seat has left in its run, with or without the commit
after them. There may be tens of thousands: those are offered that look best, and with them such as
cross other squares (:func:`_various`). They stand in the order of the points that they are sure to
bring, not of what the computer player thinks of them: that would be a hint. Begin at :func:`lines`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import lru_cache

from engines.core import Line, Phrase, chain, phrase, signed
from engines.explorers import evaluation, scoring, turns, values, views
from engines.explorers.achievements import fulfilled, is_race
from engines.explorers.board import Board
from engines.explorers.evaluation import Plans
from engines.explorers.landscape import Squares, name, neighbours, squares
from engines.explorers.rules import COMMIT, MARKS
from engines.explorers.sheet import Draft, Sheet
from engines.explorers.state import State

MOST = 25
"""Lines that a menu has room for."""

WIDTH, TRIED = 16, 200
"""Drafts that are followed further after each cross, and about how many crosses are tried then:
the search takes a few milliseconds."""

PLACED, COMMITTED = "placed", "placed-commit"
"""The menus of placements, and of those with the commit."""


def lines(board: Board, state: State, seat: int) -> tuple[Line, ...]:
    """Return what the seat may cross in one go instead of cross by cross."""
    if state.phase not in ("start", "mark"):
        return ()
    draft = state.drafts[seat]
    if draft.stage not in ("cross", "bonus-cross"):
        return ()
    plans = evaluation.plans_of(board, views.view(board, state, seat))
    ended = _told(board, state, draft, _placements(plans, draft))
    placed = [(after, _placed(board, draft, after, points)) for after, points in ended]
    return (
        *(line for after, line in placed if _several(draft, after)),
        *(_committed(line) for after, line in placed if after.stage == "done"),
    )


def _several(draft: Draft, after: Draft) -> bool:
    """Whether more than one cross was made, so that a line saves a press."""
    return len(after.marked) - len(draft.marked) > 1


@lru_cache(maxsize=16)
def _placements(plans: Plans, draft: Draft) -> tuple[Draft, ...]:
    """Return ways to place all crosses of the run that a draft is in; each square by square.

    Of ways that only differ in the order of the crosses it is the one found first.
    """
    ended, waiting = dict[int, Draft](), [draft]
    while waiting:
        following, known, tried = dict[tuple[int, int, int], Draft](), set[Hashable](), 0
        for each in waiting:
            legal = squares(plans.legal(each)) if tried < TRIED else ()
            tried += len(legal)
            for square in legal:
                reached = each.sheet.crosses | 1 << square, each.left, each.horses
                if reached in known:  # by the same crosses in another order
                    continue
                known.add(reached)
                after = plans.crossed(each, square)
                if after.stage == draft.stage:
                    key = after.sheet.crosses, after.left, after.horses
                    following.setdefault(key, after)
                else:
                    ended.setdefault(after.sheet.crosses, after)
        waiting = _various(plans, following.values(), WIDTH)
    return tuple(_various(plans, ended.values(), MOST))


def _various(plans: Plans, drafts: Iterable[Draft], most: int) -> list[Draft]:
    """Return the drafts that look best: first such as reach what none before them does."""
    ranked = sorted(drafts, key=plans.look, reverse=True)
    reached, first, rest = 0, list[Draft](), list[Draft]()
    for draft in ranked:
        reach = _reach(plans.board, draft)
        (first if reach & ~reached else rest).append(draft)
        reached |= reach
    return (first + rest)[:most]


def _reach(board: Board, draft: Draft) -> Squares:
    """Return the squares that are crossed, or can be with what is left of the run."""
    reach, land = draft.sheet.crosses, board.land
    for _cross in range(draft.left):
        reach |= neighbours(reach) & land.of_terrain[draft.allowed]
    return reach


def _told(
    board: Board, state: State, draft: Draft, ended: Sequence[Draft]
) -> list[tuple[Draft, int]]:
    """Return placements with the points they are sure of, the most first, then by their squares."""
    before = _sure_points(board, state, draft.sheet)
    pointed = [(after, _sure_points(board, state, after.sheet) - before) for after in ended]
    return sorted(pointed, key=lambda each: (-each[1], each[0].marked))


def _sure_points(board: Board, state: State, sheet: Sheet) -> int:
    """Return the points that the marks of this turn will have brought if nothing else is marked."""
    so_far = scoring.score(board, state, sheet)
    round = max(state.round, 1)
    races = zip(state.achievements, sheet.races, state.races_struck, strict=True)
    return (
        so_far.temples
        + so_far.villages
        + so_far.achievements
        + scoring.provision_points(state.expert, sheet, round)
        + scoring.gem_points(board, state.expert, sheet) * (turns.ROUNDS + 1 - round)
        + sum(
            values.RACE[struck]
            for race, points, struck in races
            if points is None and is_race(race) and fulfilled(race, board.land, sheet.crosses)
        )
    )


def _placed(board: Board, draft: Draft, after: Draft, points: int) -> Line:
    marked = after.marked[len(draft.marked) :]
    names, finds = [*map(name, marked)], [*_finds(board, draft, after)]
    told = signed(points) if points else "none"
    return Line(
        moves=tuple(MARKS[square] for square in marked),
        path=(PLACED, "-".join(names)),
        label=phrase("line-placed", marked=", ".join(names), points=told),
        detail=chain("line-finds", finds) if finds else None,
    )


def _committed(placed: Line) -> Line:
    assert placed.label is not None
    return Line(
        moves=(*placed.moves, COMMIT),
        path=(COMMITTED, *placed.path[1:]),
        label=phrase("line-committed", line=placed.label),
        detail=placed.detail,
    )


def _finds(board: Board, draft: Draft, after: Draft) -> Iterator[Phrase]:
    """Yield what the crosses find, and whether they touch a village."""
    marked = after.marked[len(draft.marked) :]
    found = (board.land.symbols[square] for square in marked)
    yield from (phrase(f"benefit-{symbol}") for symbol in found if symbol != ".")
    made = after.sheet.crosses & ~draft.sheet.crosses
    if any(made & around for around in board.land.around):
        yield phrase("benefit-village")
