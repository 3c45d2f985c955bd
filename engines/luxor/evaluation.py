"""How well a seat stands, judged from what it may know.

The result is the expected lead in points at the end of the game: the seat's own points minus
those of the others. A structure's points are split between the seat on top and the seats that may
still walk onto it; the supply and the hand count for the points they will probably bring. An
unfinished draft counts as if it were finished in the best way, so that looking one small move
ahead is enough. Begin at :func:`evaluate`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.core.values import Term
from engines.luxor import adventures
from engines.luxor.board import DIRECTIONS, MINIMUM, ROOM, STRIDE, VALUE, cell_name, neighbours
from engines.luxor.moves import Use
from engines.luxor.tiles import Adventure, Placement, face
from engines.luxor.view import View
from engines.luxor.walking import CREW
from engines.luxor.weights import WEIGHTS, Weights

CAMPS = 0.35
"""The share of camps among tiles not yet seen (LX-106)."""
CROWD = 3.0
"""How many adventurers a seat needs for each camp to make use of it."""

NEVER = -1e9
STEPS = tuple(DIRECTIONS.values())
NO_SEAT = -1
"""Stands for the seat on top of an empty tile; -1 is also the extra last item of lists by seat."""


def evaluate(view: View, weights: Weights = WEIGHTS) -> float:
    """Return the seat's expected lead in points; higher is better."""
    return Evaluator(view, weights).value()


def terms(view: View) -> tuple[Term, ...]:
    """Return the parts of :func:`evaluate`."""
    return Evaluator(view, WEIGHTS).terms()


def is_midway(view: View) -> bool:
    """Whether the seat has begun to place a tile or to use an action tile."""
    return view.draft is not None


class Evaluator:
    """Evaluates one view; keeps what it has worked out on the way."""

    __slots__ = (
        "_reach_memo",
        "_walk_memo",
        "_wants",
        "board",
        "camps",
        "hand",
        "seat",
        "share",
        "snakes",
        "stacks",
        "takers_share",
        "view",
        "wanted",
        "weights",
    )

    def __init__(self, view: View, weights: Weights) -> None:
        self.view, self.weights = view, weights
        self.seat = view.seat or 0
        self.board, self.stacks, self.snakes = view.board, view.stacks, view.snakes
        self.hand = [face(tile) for tile in view.hand]
        if isinstance(view.draft, Placement):
            tile = face(view.draft.tile)
            self.board = {**view.board, view.draft.cell: tile}
            self.hand.remove(tile)
        own = sum(tile[0] == "C" for tile in self.hand)
        self.camps = [
            CAMPS * view.piles[seat] + (own if seat == self.seat else CAMPS * len(view.backs[seat]))
            for seat in range(view.players)
        ]
        self._weigh_seats()
        self._reach_memo: dict[int, float] = {}
        self._walk_memo: dict[tuple[int, int, int], float] = {}

    def _weigh_seats(self) -> None:
        """Work out how much each seat's points count, and how much its tiles are wanted.

        All lists go by seat; the last item is that of :data:`NO_SEAT`. ``share``: how much a point
        of the seat counts. ``wanted``: how strongly other seats want a tile with this seat on top.
        ``takers_share``: the average share of those other seats.
        """
        view, players = self.view, range(self.view.players)
        # The closer a rival is to winning, the more its points count against ours.
        threat = [score.total + 3 for score in view.scores]
        rivals = sum(threat) - threat[self.seat]
        self.share = [1.0 if s == self.seat else -threat[s] / rivals for s in players] + [0.0]
        wants = self._wants = [
            min(self.camps[seat], view.supplies[seat] / CROWD)
            * (self.weights.late if seat == self.seat else 1)
            for seat in players
        ]
        self.wanted, self.takers_share = list[float](), list[float]()
        for top in (*players, NO_SEAT):
            takers = [seat for seat in players if seat != top]
            wanted = sum(wants[seat] for seat in takers)
            takers_share = sum(wants[seat] * self.share[seat] for seat in takers)
            self.wanted.append(wanted * self.weights.risk)
            self.takers_share.append(takers_share / wanted if wanted else 0.0)

    # --- the whole table -------------------------------------------------------------------

    def value(self) -> float:
        """Return the expected lead."""
        view = self.view
        if view.outcome is not None:
            return self._lead() + self.weights.spare * view.supplies[self.seat]
        if self._is_begun():
            value = sum(self._leads()) + self._table() + self._in_hand()
            return value + self._rest() if self._is_busy() else value
        # Only a starting tile has been kept; where the others lie is luck.
        return self._in_hand() - sum(map(self._kept, view.gifts))

    def terms(self) -> tuple[Term, ...]:
        """Return the parts of :meth:`value`."""
        view = self.view
        if view.outcome is not None:
            spare = self.weights.spare * view.supplies[self.seat]
            return Term("lead", self._lead()), Term("supply", spare)
        if not self._is_begun():
            return Term("hand", self._in_hand()), Term("gifts", -sum(map(self._kept, view.gifts)))
        leads, supply = self._leads(), view.supplies[self.seat]
        return (
            Term("supply", leads[self.seat], number=supply),
            *(
                Term("rivals", worth, rival=seat)
                for seat, worth in enumerate(leads)
                if seat != self.seat
            ),
            *(
                Term(name, worth, cell_name(cell), *self._contest(cell))
                for cell, name, worth in self._places()
            ),
            Term("hand", self._in_hand()),
            Term("rest", self._rest() if self._is_busy() else 0.0),
        )

    def _is_begun(self) -> bool:
        view = self.view
        return view.turn > 1 or (view.turn == 1 and bool(view.placed or view.draft is not None))

    def _is_busy(self) -> bool:
        view = self.view
        return view.draft is not None or (view.decision is not None and bool(view.placed))

    def _rest(self) -> float:
        """Return what the best way to finish the draft adds, or what is left of the turn."""
        draft = self.view.draft
        if isinstance(draft, Placement):
            return self._placement(draft)
        if isinstance(draft, Adventure):
            return self._adventure(draft)
        return max(-self.weights.open_turn, self._next())

    def _lead(self) -> int:
        """Return by how much the seat is ahead of the best of the others at the end."""
        scores = self.view.scores
        others = (s.total for seat, s in enumerate(scores) if seat != self.seat)
        return scores[self.seat].total - max(others)

    def _leads(self) -> list[float]:
        """Return how much for the seat each seat's points count that lie on no tile."""
        return [
            share * (score.boats + score.captives + self._stock(seat, self.view.supplies[seat]))
            for seat, (share, score) in enumerate(zip(self.share, self.view.scores, strict=False))
        ]

    def _table(self) -> float:
        """Return what structures, and in New Adventures mountains and boats, are worth."""
        total = 0.0
        for _cell, _name, worth in self._places():
            total += worth
        return total

    def _places(self) -> Iterator[tuple[int, str, float]]:
        """Yield cells with what lies there and what it is worth; those of one may be several."""
        stacks, own = self.stacks, self.seat
        for cell, tile in self.board.items():
            if VALUE[tile]:
                stack = stacks.get(cell)
                if stack:
                    top = stack[-1]
                    name = "own" if top == own else "theirs"
                    yield cell, name, self._worth(cell, tile, top, len(stack))
                else:
                    yield cell, "empty", self._worth(cell, tile, NO_SEAT, 0)
        if self.view.adventures:
            for cell, stack in stacks.items():
                if self.board[cell] == "M":
                    worth = self.weights.mountain * sum(map(self.share.__getitem__, stack))
                    yield cell, "mountain", worth
            for cell, owner in self.view.boats.items():
                shore = sum(near not in self.board for near in neighbours(cell))
                yield cell, "boat", self.weights.shore * shore * self.share[owner]

    def _contest(self, cell: int) -> tuple[int, int | None]:
        """Return how easily others walk onto a structure, and which rival.

        That is who is on top or else, if it can be taken, who of the others wants it most.
        """
        tile, stack = self.board[cell], self.stacks.get(cell, ())
        top, room = stack[-1] if stack else NO_SEAT, ROOM - len(stack)
        open_ = VALUE[tile] and room >= MINIMUM[tile] and cell not in self.snakes
        ways = round(100 * self._reach(cell, tile)) if open_ and self.wanted[top] else 0
        if top not in (self.seat, NO_SEAT):
            return ways, top if VALUE[tile] else None
        wants = {seat: want for seat, want in enumerate(self._wants) if want and seat != self.seat}
        return ways, max(wants, key=wants.__getitem__, default=None) if ways else None

    def _in_hand(self) -> float:
        actions = self.weights.action * len(self.view.actions)
        return sum(map(self._kept, self.hand)) + actions

    def _kept(self, tile: str) -> float:
        return self.weights.camp if tile[0] == "C" else self.weights.structure * VALUE[tile]

    def _stock(self, seat: int, supply: int) -> float:
        useful = min(supply, self.weights.crew * self.camps[seat])
        return self.weights.supply * useful + self.weights.spare * supply

    # --- one tile --------------------------------------------------------------------------

    def _worth(self, cell: int, tile: str, top: int, height: int) -> float:
        """Return what a structure is worth with a stack of that height and that seat on top."""
        value, room = VALUE[tile], ROOM - height
        wanted = self.wanted[top]
        if wanted and room >= MINIMUM[tile] and cell not in self.snakes:
            pull = wanted * value * self._reach(cell, tile)
            lost = pull / (1 + pull)
            return value * ((1 - lost) * self.share[top] + lost * self.takers_share[top])
        return value * self.share[top]

    def _reach(self, cell: int, tile: str) -> float:
        """Return how easily a camp placed later can send adventurers to the tile."""
        memo = self._reach_memo.get(cell)
        if memo is not None:
            return memo
        board, stacks, reach = self.board, self.stacks, self.weights.reach
        left, right, top, bottom = self.view.window or (0, 0, 0, 0)
        total, entry = 0.0, MINIMUM[tile]
        for step in STEPS:
            needed, at = entry, cell + step
            while (passed := board.get(at)) is not None:
                needed += MINIMUM.get(passed, CREW)
                if (
                    needed >= CREW
                    or at in self.snakes
                    or ROOM - len(stacks.get(at, ())) < MINIMUM[passed]
                ):
                    break
                at += step
            else:
                if left <= at % STRIDE <= right and top <= at // STRIDE <= bottom:
                    total += reach[needed]
        self._reach_memo[cell] = total
        return total

    def _gain(self, cell: int, tile: str, count: int) -> float:
        """Return what leaving that many adventurers on a tile brings."""
        if not VALUE[tile]:
            useful = self.view.adventures and tile == "M"
            return self.weights.mountain * count if useful else 0.0
        stack = self.stacks.get(cell)
        if not stack:
            before, height = self._worth(cell, tile, NO_SEAT, 0), 0
        else:
            height = len(stack)
            before = self._worth(cell, tile, stack[-1], height)
        return self._worth(cell, tile, self.seat, height + count) - before

    # --- a placement -----------------------------------------------------------------------

    def _placement(self, draft: Placement) -> float:
        """Return what finishing the draft in the best way adds."""
        tile, cell = face(draft.tile), draft.cell
        if tile[0] == "C":
            return self._camp(tile, cell, draft)
        if self.view.placed + 1 < 3 and any(held[0] == "C" for held in self.hand):
            return max(0.0, self._camps_at(near for near in neighbours(cell)))
        return 0.0

    def _camp(self, tile: str, cell: int, draft: Placement | None = None) -> float:
        """Return what the best crew and walk from a camp bring, keeping to what is drafted."""
        supply, least = self.view.supplies[self.seat], MINIMUM[tile]
        if supply < least:
            return 0.0
        crew, direction, left = None, None, tuple[int, ...]()
        if draft is not None:
            crew, direction, left = draft.crew, draft.direction, draft.left
        if left:
            assert crew is not None
            step = DIRECTIONS[direction or ""]
            value = self._walk(cell + step * len(left), step, crew - sum(left))
            value += self._gain(cell, tile, left[0])
            for number, count in enumerate(left[1:], start=1):
                at = cell + step * number
                value += self._gain(at, self.board[at], count)
            return value - self._spent(crew)
        steps = (
            STEPS if direction is None else (DIRECTIONS[direction],) if direction != "stand" else ()
        )
        walks = [0.0]
        walks += (
            max((self._walk(cell + s, s, walkers) for s in steps), default=NEVER)
            for walkers in range(1, CREW)
        )
        most = min(CREW, supply)
        best = NEVER
        for stay in range(least, ROOM + 1):
            here = self._gain(cell, tile, stay)
            for total in range(stay, most + 1) if crew is None else (crew,):
                if total >= stay and (direction in (None, "stand") or total > stay):
                    best = max(best, here + walks[total - stay] - self._spent(total))
        return best

    def _spent(self, crew: int) -> float:
        supply = self.view.supplies[self.seat]
        return self._stock(self.seat, supply) - self._stock(self.seat, supply - crew)

    def _walk(self, cell: int, step: int, walkers: int) -> float:
        """Return what that many walkers bring by entering the tile, ``NEVER`` if they cannot."""
        if not walkers:
            return 0.0
        key = (cell, step, walkers)
        if (memo := self._walk_memo.get(key)) is not None:
            return memo
        tile = self.board.get(cell, "L")
        best = NEVER
        if tile != "L" and cell not in self.snakes:
            room = ROOM - len(self.stacks.get(cell, ()))
            for count in range(MINIMUM[tile], min(room, walkers) + 1):
                value = self._gain(cell, tile, count)
                if count < walkers:
                    value += self._walk(cell + step, step, walkers - count)
                best = max(best, value)
        self._walk_memo[key] = best
        return best

    # --- what else the turn may bring ------------------------------------------------------

    def _next(self) -> float:
        """Return what the best move left in this turn brings."""
        view, best = self.view, NEVER
        assert view.decision is not None
        if view.placed < 3:
            best = self._camps_at(view.free)
        for move in view.decision.moves:
            if isinstance(move, Use):
                best = max(best, self._adventure(Adventure(action=move.action, source=move.source)))
        return best

    def _camps_at(self, cells: Any) -> float:
        """Return what the best camp in hand brings on the best of the cells."""
        kinds = {tile for tile in self.hand if tile[0] == "C"}
        if not kinds:
            return NEVER
        left, right, top, bottom = self.view.window or (0, 0, 0, 0)
        best = NEVER
        for cell in cells:
            if cell in self.board:
                continue
            if left <= cell % STRIDE <= right and top <= cell // STRIDE <= bottom:
                best = max(best, *(self._camp(tile, cell) for tile in kinds), NEVER)
        return best - self.weights.camp

    def _adventure(self, draft: Adventure) -> float:
        """Return what the best target of an action tile brings (section 6 of the rules)."""
        # The targets depend only on what lies on the table, so a view can stand in for a state.
        table: Any = self.view
        targets = (
            adventures.targets(table, self.seat, draft.action, draft.source)
            if draft.target is None
            else (draft.target,)
        )
        best = max((self._effect(draft, target) for target in targets), default=NEVER)
        return best - self.weights.action - self.weights.mountain

    def _effect(self, draft: Adventure, target: int) -> float:
        tile, stack = self.board[target], self.stacks.get(target, ())
        match draft.action:
            case "boat":
                near = [self.board.get(cell) for cell in neighbours(target)]
                back = self._spent(0) + self.weights.supply
                worth = sum(
                    self.weights.shore if code is None else VALUE[code] > 0 for code in near
                )
                return back + worth
            case "snakes":
                lost = self._worth(target, tile, NO_SEAT, 0) if VALUE[tile] else 0.0
                return self.weights.supply - lost
            case "sandstorm":
                taken = [owner for owner in stack if owner != self.seat]
                return self._gain(target, tile, 1 - len(taken)) + len(taken)
            case _:
                return self._gain(target, tile, 1)
