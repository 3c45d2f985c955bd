"""What a view promises its own seat: what it has, what is pending, and the rest of its turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engines.core import Chance
from engines.siberia import prospects, targets
from engines.siberia.board import Board
from engines.siberia.content.effects import Anytime
from engines.siberia.content.model import Cell
from engines.siberia.moves import Action
from engines.siberia.prospects import Chart, faded
from engines.siberia.state import Automa, Location, State
from engines.siberia.view import View
from engines.siberia.yields import Yields

REST = Chance(0)


def state_of(view: View, seat: int) -> State:
    """Return what a view says as a state in which it is the seat's turn; what is hidden is not.

    Every location that is not found stands there as the same one, and the deck has no cards.
    """
    unknown = view.missing[0] if view.missing else ""
    automa = view.automa
    return State(
        chance=REST,
        mats=view.mats,
        locations=tuple(
            [
                Location(place.tile or unknown, place.tile is not None, place.map, place.corruption)
                for place in view.places
            ]
        ),
        market=view.market,
        deck=("",) * bool(view.deck),
        swept=view.swept,
        bag=view.bag,
        workers=view.workers,
        maps=view.maps,
        trashed=view.trashed,
        first=view.first,
        active=seat,
        turn=view.turn,
        shifted=view.shifted,
        todo=view.todo,
        stack=view.pending,
        lent=view.lent,
        counted=view.counted,
        undoable=False,
        done=(),
        trigger=view.trigger,
        last=view.last,
        over=False,
        automa=None
        if automa is None
        else Automa(level=automa.level, north=automa.north, central=automa.central),
        news=view.news,
        before=None,
    )


def horizon(view: View, seat: int) -> float:
    """Return how much the future counts: 1 with many own turns to come, 0 in the last one."""
    own = view.active == seat
    if view.last is not None:
        seats = len(view.mats)
        ahead = seats if own else (seat - view.active) % seats
        return 0.5 if view.last > ahead else 0.0
    if view.trigger is not None:
        return 0.5 if own else 1.0
    return 1.0


HAND, ROUND, AGAIN = 0.4, 0.45, 0.8
"""Parts of the worth of plays: of the best card in hand, of the best one held, of the next ones."""

FRESH = 1.2
"""Having all three actions in the next turn."""

NEXT = 0.75
"""What is left of a gain that is made in the next turn only."""

FORCE = 0.6
"""An ongoing part in force until the card leaves the row; an upgraded one is worth twice that."""


class Outlook:
    """All that is asked of one view."""

    def __init__(self, chart: Chart, view: View, seat: int) -> None:
        self.chart, self.view, self.seat = chart, view, seat
        self.board = Board(chart.content, state_of(view, seat))
        self.future = horizon(view, seat)
        self.yields = Yields(chart, self.board, self.future)

    def value(self) -> float:
        """Return how good the view is for its seat, in coins."""
        total = self._scored() + self.future * self._held()
        if self.view.active == self.seat and self.view.shifted:
            total += sum(self.yields.pending(frame) for frame in self.view.pending)
            return total + self._rest(self.view.todo)
        return total + self.reach(self.board.me.cell)

    def _scored(self) -> float:
        """Return the score so far, tokens of glory as what they will be worth."""
        me, score, future = self.board.me, self.view.scores[self.seat], self.future
        token = future * prospects.token_worth(me) + (1 - future) * prospects.token_now(me)
        total = score.coins + score.items + score.corruption + token * len(me.glory)
        if len(me.glory) == self.chart.content.glory:
            lead = score.total - max(
                [other.total for seat, other in enumerate(self.view.scores) if seat != self.seat]
                or [0 if self.view.automa is None else self.view.automa.score]
            )
            total += prospects.FINISH + min(6.0, max(-4.0, 0.3 * lead))
        return total

    def _held(self) -> float:
        """Return what the things are good for that do not score themselves."""
        board, chart, me = self.board, self.chart, self.board.me
        worth = self.yields.promised + self.yields.stock + self.yields.able
        row = [active.card for active in me.row]
        hand = prospects.play_worths(chart, board, me.hand, me.workers)
        every = prospects.play_worths(chart, board, (*me.hand, *row), prospects.all_workers(me))
        worth += faded(hand, HAND, AGAIN) + faded(every, ROUND, AGAIN)
        kept: dict[str, list[float]] = {}
        for card in (*me.hand, *row):
            printed = chart.content.cards[card]
            kept.setdefault(printed.type, []).append(chart.keep(printed, len(me.solved)))
        worth += sum(faded(each, 1.0, 0.75) for each in kept.values())
        for active in me.row:
            if active.worker is not None and chart.content.cards[active.card].ongoing is not None:
                worth += FORCE
        for card in me.upgraded:
            worth += 2 * FORCE * (chart.content.cards[card].ongoing is not None)
        worth += (
            0.1 * sum(prospects.all_workers(me))
            + (0.2 + 0.6 * isinstance(chart.content.mechs[me.mech].ability, Anytime)) * me.maps
        )
        if me.spot == "refresh":
            worth += FRESH
        return worth

    # --- the rest of the turn -----------------------------------------------------------------

    def _rest(self, todo: Sequence[Action]) -> float:
        """Return what the actions still to be taken bring, and where the mech ends."""
        cell = self.board.me.cell
        play, gather = "play" in todo, "gather" in todo
        stay = self._here(cell, play=play, gather=gather) + self.reach(cell)
        if "move" not in todo:
            return stay
        best = None
        before_play = self._here(cell, play=play, gather=False)
        before_gather = self._here(cell, play=False, gather=gather)
        before = self._here(cell, play=play, gather=gather)
        for to in self.destinations:
            way = max(
                self._here(to, play=play, gather=gather),
                before_play + self._here(to, play=False, gather=gather),
                before_gather + self._here(to, play=play, gather=False),
                before,
            )
            way += self.reach(to) + self.yields.found(to)
            if best is None or way > best:
                best = way
        return stay if best is None else best

    def _here(self, cell: Cell, *, play: bool, gather: bool) -> float:
        """Return what playing and gathering at a place bring together."""
        worth = 0.0
        if play:
            worth += self.yields.best_play(cell)
        if gather:
            worth += self.yields.gather(cell)
            if play:
                worth += self.yields.exposing(cell)
        return worth

    @cached_property
    def destinations(self) -> tuple[Cell, ...]:
        """Where the mech may move."""
        return targets.destinations(self.board, None)

    @cached_property
    def _range(self) -> int:
        return self.board.range

    @cached_property
    def _goals(self) -> list[tuple[float, Cell]]:
        """Return the places worth going to, with what they are worth."""
        taken = self.board.taken_cells()
        goals = []
        for cell in self.chart.content.map.cells:
            worth = self.yields.attraction(cell) * (0.5 if cell in taken else 1.0)
            if worth > 0.3:
                goals.append((worth, cell))
        return sorted(goals, reverse=True)[:8]

    def reach(self, cell: Cell) -> float:
        """Return what a place is worth as a start for the following turns."""
        if not self.future:
            return 0.0
        turns = self.chart.turns(self._range)[cell]
        worths = [worth * NEXT ** turns[to] for worth, to in self._goals]
        return self.future * faded(worths, 0.8, 0.35)
