"""How good a position is for the view's own seat.

The result is about the number of points that the seat will end with. An unfinished turn counts as
if it were finished well, so that looking one small move ahead is enough: of the crosses that may
come next the best one is followed up to the end of the turn (:class:`Plans`), and what a sheet is
worth then is judged by :mod:`engines.explorers.outlook`. Begin at :func:`evaluate`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from engines.core.values import Term
from engines.explorers import crosses, turns
from engines.explorers.board import Board
from engines.explorers.content import TERRAINS
from engines.explorers.landscape import NEIGHBOURS, QUADRANT_LETTERS, Square, Squares, name, squares
from engines.explorers.moves import Begin, Move, Take, UseMap
from engines.explorers.outlook import PARTS, WEIGHTS, Outlook, Running, Weights
from engines.explorers.sheet import Draft, Sheet
from engines.explorers.view import View

PENDING = 2.0
"""What a horse's cross that is still to be placed counts when those are chosen."""

BEFORE = -1_000.0
"""What a landscape that does not stand yet is worth; less with every change of it."""


def evaluate(board: Board, view: View, weights: Weights = WEIGHTS) -> float:
    """Return how good the position is for the view's own seat; higher is better.

    ``board`` is the one that is laid out on the table.
    """
    assert view.seat is not None
    if view.phase == "layout":
        return BEFORE - view.changes
    if view.start is None:
        return BEFORE
    if view.phase == "over":
        return float(view.scores[view.seat].total)
    sheet = view.sheets[view.seat]
    settled = sum(sheet.provision_points) + sum(sheet.gem_points)
    return settled + plans_of(board, view, weights).best_of(view)


def terms(board: Board, view: View) -> tuple[Term, ...]:
    """Return the parts of :func:`evaluate`."""
    value = evaluate(board, view)
    assert view.seat is not None
    if view.phase == "layout" or view.start is None:
        return (Term("layout", value),)
    if view.phase == "over":
        return (Term("points", value),)
    draft = view.own or Draft(sheet=view.sheets[view.seat], stage="done")
    sheet, before = draft.sheet, view.sheets[view.seat]
    # With the usual weights nothing further away counts.
    outlook = plans_of(board, view).outlook
    parts, found = outlook.parts(sheet, sheet.crosses), outlook.found(sheet)
    points = sum(before.provision_points) + sum(before.gem_points)
    named = dict(zip(PARTS, parts, strict=True))
    visits = [(QUADRANT_LETTERS.index(letter), gives) for letter, gives in draft.visits]
    named["temples"] -= sum(gives for _place, gives in visits)
    villages = outlook.villages(sheet)
    named["villages"] -= sum(worth for _square, worth, _count in villages)
    return (
        Term("points", points),
        *(
            Term(part, worth, number=found.get(part, 0))
            for part, worth in named.items()
            if part != "further"
        ),
        *(Term("village", worth, name(square), count) for square, worth, count in villages),
        *(
            Term("visit", gives, name(view.temples[place]), rival=_contender(view, place))
            for place, gives in visits
        ),
        Term("rest", value - points - sum(parts)),
    )


def _contender(view: View, place: int) -> int | None:
    """Return who might visit the temple of a quadrant next: who is beside it with a key."""
    assert view.seat is not None
    others: list[int] = [*range(view.seat + 1, view.players), *range(view.seat)]
    for seat in others:
        sheet = view.sheets[seat]
        able = sheet.keys > sheet.keys_used and sheet.temples[place] is None
        if able and sheet.crosses & NEIGHBOURS[view.temples[place]]:
            return seat
    return None


def is_midway(view: View) -> bool:
    """Whether the seat has begun to place crosses that are not all placed."""
    return view.own is not None and view.own.stage not in ("choose", "done")


def plans_of(board: Board, view: View, weights: Weights = WEIGHTS) -> Plans:
    """Return the plans of the reader's running turn."""
    assert view.seat is not None
    return _plans(board, _running(view), view.sheets[view.seat], weights)


class Plans:
    """The best ends of a seat's running turn, found once for all drafts that lead to them."""

    __slots__ = ("_crosses", "_ends", "_finds", "_looks", "board", "outlook", "table")

    def __init__(self, board: Board, table: Running, weights: Weights = WEIGHTS) -> None:
        self.board, self.table = board, table
        self.outlook = Outlook(board, table, weights)
        self._looks: dict[Key, float] = {}
        self._ends: dict[Key, float] = {}
        self._crosses: dict[Key, tuple[float, Draft]] = {}
        self._finds: dict[tuple[Squares, int, str], Sheet] = {}

    def best_of(self, view: View) -> float:
        """Return what the reader's turn is worth at its best end."""
        assert view.seat is not None
        draft = view.own
        if draft is None:
            return self.look(Draft(sheet=view.sheets[view.seat], stage="done"))
        if draft.stage == "choose" and view.decision is not None:
            return max(self.best(self._begun(view, draft, move)) for move in view.decision.moves)
        return self.best(draft)

    def _begun(self, view: View, draft: Draft, move: Move) -> Draft:
        """Return the draft after the choice where its crosses go."""
        sheet, count = draft.sheet, turns.MORE_CROSSES
        match move:
            case Begin(terrain):
                side: str = terrain
            case UseMap(terrain):
                sheet, count = replace(sheet, maps_used=sheet.maps_used + 1), turns.MAP_CROSSES
                side = terrain
            case Take(side):
                if view.near not in (None, side) or (
                    side == view.side and view.seat != view.active
                ):
                    count = turns.FEWER_CROSSES
            case _:
                return draft
        return self._gone_on(Draft(sheet=sheet, stage="cross", side=side, allowed=side, left=count))

    def best(self, draft: Draft) -> float:
        """Return what the draft is worth if the rest of the turn is played well."""
        key = _key(draft)
        if key not in self._ends:
            self._ends[key] = self._best(draft)
        return self._ends[key]

    def _best(self, draft: Draft) -> float:
        if draft.stage == "bonus":
            # Before its first cross no terrain looks better than another.
            return max(map(self.best, self._bonuses(draft)))
        best, followed = float("-inf"), None
        if draft.stage in ("cross", "bonus-cross"):
            for square in squares(self.legal(draft)):
                worth, after = self._seen(draft, square)
                if worth > best:
                    best, followed = worth, after
        if draft.stage == "bonus-cross" and not draft.horses:
            stopped = self._gone_on(replace(draft, left=0))
            if (worth := self.look(stopped)) > best:
                best, followed = worth, stopped
        if followed is not None:
            return self.best(followed)
        return best if best > float("-inf") else self.look(draft)

    def look(self, draft: Draft) -> float:
        """Return what the draft is worth at first sight."""
        key = _key(draft)
        if key not in self._looks:
            weights = self.outlook.weights
            pending = PENDING * draft.horses + weights.bonus * sum(draft.batches)
            left = draft.left + draft.horses + sum(draft.batches)
            sheet = draft.sheet
            self._looks[key] = self.outlook.worth(sheet, sheet.crosses, left) + pending
        return self._looks[key]

    def _bonuses(self, draft: Draft) -> Iterator[Draft]:
        """Yield the drafts after the choice where a bonus batch goes."""
        size, waiting = draft.batches[0], draft.batches[1:]
        for terrain in TERRAINS:
            yield self._gone_on(
                replace(draft, stage="bonus-cross", allowed=terrain, left=size, batches=waiting)
            )

    def _seen(self, draft: Draft, square: Square) -> tuple[float, Draft | None]:
        """Return what a cross is worth at first sight, and the draft if the turn goes on.

        Most crosses are the last of a turn, and many turns have the same ones in another order.
        """
        sheet, symbol = draft.sheet, self.board.land.symbols[square]
        if symbol in "hT":
            after = self.crossed(draft, square)
            return self.look(after), after
        crossed, maps = sheet.crosses | 1 << square, sheet.maps_used
        horses, left = (draft.horses - 1, draft.left) if draft.horses else (0, draft.left - 1)
        if not (horses or left or draft.batches):
            key: Key = (crossed, "done", "", 0, 0, (), maps)
            if key not in self._looks:
                found = self._found(draft, square, symbol)
                self._looks[key] = self.outlook.worth(found, crossed)
            return self._looks[key], None
        key = (crossed, draft.stage, draft.allowed, left, horses, draft.batches, maps)
        if key not in self._crosses:
            after = self.crossed(draft, square)
            self._crosses[key] = self.look(after), after
        return self._crosses[key]

    def legal(self, draft: Draft) -> Squares:
        """Return the squares on which the draft's next cross may lie."""
        return crosses.legal(self.board.land, self.table.expert, self.table.round, draft)

    def crossed(self, draft: Draft, square: Square) -> Draft:
        """Return the draft at its next question after a cross."""
        return self._gone_on(crosses.crossed(self.board, self.table, draft, square))

    def _found(self, draft: Draft, square: Square, symbol: str) -> Sheet:
        """Return a sheet with what a cross on the square marks on the tracks.

        It is the same for all squares with that symbol, but for the cross itself.
        """
        sheet = draft.sheet
        if symbol == ".":
            return sheet
        key = sheet.crosses, sheet.maps_used, symbol
        if key not in self._finds:
            self._finds[key] = crosses.crossed(self.board, self.table, draft, square).sheet
        return self._finds[key]

    def _gone_on(self, draft: Draft) -> Draft:
        return crosses.gone_on(self.board, self.table, draft, 0)[0]


Key: TypeAlias = tuple[int, str, str, int, int, tuple[int, ...], int]
"""What tells the drafts of one turn apart, whatever the order of their crosses was."""


def _key(draft: Draft) -> Key:
    sheet = draft.sheet
    return (
        sheet.crosses,
        draft.stage,
        draft.allowed,
        draft.left,
        draft.horses,
        draft.batches,
        sheet.maps_used,
    )


def _running(view: View) -> Running:
    return Running(
        seats=view.players,
        expert=view.expert,
        round=view.round,
        number=view.number,
        struck=view.struck,
        achievements=tuple([tile.id for tile in view.achievements]),
        races=tuple(
            [tile.values[tile.struck] if tile.struck < len(tile.values) else 0
             for tile in view.achievements]
        ),
    )  # fmt: skip


@lru_cache(maxsize=16)
def _plans(board: Board, table: Running, sheet: Sheet, weights: Weights) -> Plans:
    """Return the plans of a seat for a turn that begins with that sheet, which are kept."""
    return Plans(board, table, weights)
