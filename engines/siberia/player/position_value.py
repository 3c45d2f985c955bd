"""What a position promises a seat: what it has, what is pending, and the rest of its turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engines.core.values import Term
from engines.siberia.content.effects import Draw, GainCorruption, Vanquish
from engines.siberia.content.model import Cell
from engines.siberia.player import estimates
from engines.siberia.player.effect_values import EffectValues
from engines.siberia.player.estimates import Figures, faded
from engines.siberia.player.position import Position
from engines.siberia.rules import automa, scoring, stack, targets
from engines.siberia.rules.board import Board
from engines.siberia.rules.moves import Action, Category

FRESH = 1.2
"""Having all three actions in the next turn."""

UNSURE = 20.0
"""What it costs to give away one's character or companion."""

NEXT = 0.75
"""What is left of a gain that is made in the next turn only."""

LATER = [NEXT**turns for turns in range(20)]
"""What is left of one that is made so many turns later."""

NEARER: dict[Category, str] = {
    "quests": "nearer-quests",
    "meteorites": "nearer-meteorites",
    "items": "nearer-items",
    "heart": "nearer-heart",
    "corruption": "nearer-corruption",
    "cards": "nearer-cards",
    "workers": "nearer-workers",
}
"""The terms that tell how near each category of glory is."""


class PositionValue:
    """All that is asked of one position."""

    def __init__(self, figures: Figures, position: Position, values: EffectValues) -> None:
        self.figures, self.position, self.values = figures, position, values
        self.board = Board(figures.content, position.state)
        self.future = position.future
        self._taken = frozenset(self.board.taken_cells())

    def value(self) -> float:
        """Return how good the position is for its seat, in coins."""
        state = self.position.state
        coins, glory = self._scored()
        total = coins + glory + self.future * (self.values.held + self._fresh)
        if self.position.own and state.shifted:
            pending = [self._pending(frame) for frame in state.stack]
            return total + sum(pending) + self._rest(state.todo)
        return total + self.reach(self.board.me.cell)

    def terms(self) -> tuple[Term, ...]:
        """Return the parts of :meth:`value`."""
        state, values, future = self.position.state, self.values, self.future
        me, (coins, glory) = self.board.me, self._scored()
        ending = self._ending()
        terms = [
            Term("coins", coins, number=round(coins)),
            Term("glory", glory - ending.value, number=len(me.glory)),
            ending,
            *(
                Term(NEARER[category], future * worth)
                for category, worth in values.promises.items()
            ),
            Term("power", future * estimates.TRACK[me.power], number=me.power),
            Term("guile", future * estimates.TRACK[me.guile], number=me.guile),
            Term("cards", future * (values.held - values.promised - values.stock)),
            Term("refresh", future * self._fresh),
        ]
        if self.position.own and state.shifted:
            terms.append(Term("pending", sum([self._pending(frame) for frame in state.stack])))
            terms.append(Term("rest", self._rest(state.todo)))
        else:
            terms.append(Term("place", self.reach(self.board.me.cell)))
        return tuple(terms)

    @property
    def _fresh(self) -> float:
        return FRESH if self.board.me.spot == "refresh" else 0.0

    def _scored(self) -> tuple[float, float]:
        """Return the score so far: coins, and tokens of glory as what they will be worth."""
        me, content, future = self.board.me, self.figures.content, self.future
        score = scoring.score(content, me)
        token = future * estimates.token_worth(me) + (1 - future) * estimates.token_now(me)
        total = token * len(me.glory)
        if len(me.glory) == content.glory:
            total += self._ending().value
        return score.coins + score.items + score.corruption, total

    def _ending(self) -> Term:
        """Return what it is worth that the last token lies, and by how much who is behind."""
        me, state, content = self.board.me, self.position.state, self.figures.content
        if len(me.glory) < content.glory:
            return Term("finish", 0.0)
        others: dict[int | str, int] = {
            seat: scoring.score(content, mat).total
            for seat, mat in enumerate(state.mats)
            if mat is not me
        }
        if state.automa is not None:
            others[scoring.RIVAL] = automa.score(content, state.automa)
        best = max(others, key=others.__getitem__)
        lead = scoring.score(content, me).total - others[best]
        worth = estimates.FINISH + min(6.0, max(-4.0, 0.3 * lead))
        rival = best if lead > 0 else None
        return Term("finish", worth, number=max(0, lead), rival=rival, is_points=False)

    # --- the rest of the turn -----------------------------------------------------------------

    def _rest(self, todo: Sequence[Action]) -> float:
        """Return what the actions still to be taken bring, and where the mech ends."""
        if "move" in todo:
            ways = [self.way(to) for to in self._destinations()]
            if ways:
                return max(ways)
        cell = self.board.me.cell
        here = self._here(cell, play="play" in todo, gather="gather" in todo)
        return here + self.reach(cell)

    def way(self, to: Cell) -> float:
        """Return what the actions still to be taken bring if the mech goes to a place."""
        before, before_play, before_gather, play, gather = self._before
        best = max(
            self._here(to, play=play, gather=gather),
            before_play + self._here(to, play=False, gather=gather),
            before_gather + self._here(to, play=play, gather=False),
            before,
        )
        return best + (self.reach(to) + self.values.found(to))

    @cached_property
    def _before(self) -> tuple[float, float, float, bool, bool]:
        """Return what the other actions bring before the Move: both, Play, Gather; and which."""
        cell, todo = self.board.me.cell, self.position.state.todo
        play, gather = "play" in todo, "gather" in todo
        return (
            self._here(cell, play=play, gather=gather),
            self._here(cell, play=play, gather=False),
            self._here(cell, play=False, gather=gather),
            play,
            gather,
        )

    def _here(self, cell: Cell, *, play: bool, gather: bool) -> float:
        """Return what playing and gathering at a place bring together."""
        worth = 0.0
        if play:
            worth += self.values.best_play(cell)
        if gather:
            worth += self.values.gather(cell)
            if play:
                worth += self.values.exposing(cell)
        return worth

    def _destinations(self) -> tuple[Cell, ...]:
        """Return where the mech may move."""
        board, ways = self.board, self.position.map.destinations
        key = board.me.cell, self.values.range, self._taken, frozenset(board.automa_cells())
        known = ways.get(key)
        if known is None:
            known = ways[key] = targets.destinations(board, None)
        return known

    def reach(self, cell: Cell) -> float:
        """Return what a place is worth as a start for the following turns."""
        if not self.future:
            return 0.0
        turns = self.figures.turns(self.values.range)[cell]
        worths = [worth * LATER[turns[to]] for worth, to in self.values.goals(self._taken)]
        return self.future * faded(worths, 0.8, 0.35)

    # --- what is pending ----------------------------------------------------------------------

    def _pending(self, frame: stack.Frame) -> float:
        """Return what a frame of the stack still brings."""
        values, cell, nodes = self.values, self.board.me.cell, self.figures.content.nodes
        match frame:
            case stack.Effect(at=at, times=times):
                worth = values.node(nodes[at], cell, 0)
                node = nodes[at]
                if times is not None and isinstance(node, Draw | GainCorruption):
                    worth *= times / node.count
                return worth
            case stack.Parts(left=left):
                return sum([values.node(nodes[at], cell, 0) for at in left])
            case stack.Gathering(cell=where, left=left):
                exposed = self.board.exposed(where)
                return sum([values.node(nodes[at], cell, 0) for at in left if at in exposed])
            case stack.Playing(card=card, core=core, worker=worker):
                worth = values.points(*self.board.core(card)) if core else 0.0
                active = self.board.active(card)
                if worker and active is not None and active.worker is None and values.staffs(card):
                    worth += max(0.0, values.staffed(card, cell, 0))
                return worth
            case stack.Solving(card=card):
                return values.tucked_quest - self.future * values.keep(self.board.card(card))
            case stack.Paying(at=at, discard=discard, trash=trash, doubt=doubt):
                worth = values.node(nodes[at + "/1"], cell, 0)
                if doubt is not None:  # neither loses it for nothing nor asks for ever
                    discard, trash = discard - bool(discard), trash - (not discard)
                    worth -= UNSURE
                elif not values.spare(discard, trash):
                    worth -= UNSURE
                return worth - self.future * estimates.cards_paid(discard, trash)
            case stack.Vanquishing(at=at, cell=where):
                node = nodes[at]
                assert isinstance(node, Vanquish)
                if where is None:
                    return values.vanquish(cell, node.most, node.discount, adjacent=node.adjacent)
                return values.buy(where, frame, node.most, node.discount)[0]
            case stack.Drafting(cards=cards):
                return max(map(values.card, cards))
            case stack.Gaining(card=card):
                return values.card(card) + self.future * 0.5
            case _:
                return 0.0
