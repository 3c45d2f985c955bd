"""How well a view's own seat stands; the computer player goes by it.

Everything is counted in coins: what would score now, and what it may still lead to. The look-ahead
of the player is one small move, so what is pending and the actions of the turn that are still to be
taken are worth their effects before they happen (:mod:`position_value`).
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.values import Term
from engines.siberia.content.model import Content
from engines.siberia.player import estimates, shortlist
from engines.siberia.player.effect_values import EffectValues
from engines.siberia.player.estimates import Figures
from engines.siberia.player.position import KnownMaps, Position, position_of
from engines.siberia.player.position_value import PositionValue
from engines.siberia.rules import automa, scoring
from engines.siberia.rules.moves import Move
from engines.siberia.rules.state import State
from engines.siberia.rules.view import View
from engines.siberia.rules.views import state_of

MOST = 256
"""The values of so many positions are remembered; the next ones differ from them in little."""

KNOWN: dict[object, dict[bool, EffectValues]] = {}
"""What is worth what by :attr:`Position.key`, which names a map of one :class:`Evaluator` only, and
by whether a Gather is to come."""


class Evaluator:
    """What can be said of some content once for all positions."""

    def __init__(self, content: Content) -> None:
        self._figures = Figures(content)
        self._maps = KnownMaps(self._figures)

    def evaluate(self, view: View) -> float:
        """Return how good the position is for the view's own seat, in coins; higher is better."""
        assert view.seat is not None
        return self.standing(state_of(view), view.seat)

    def standing(self, state: State, seat: int) -> float:
        """Return what :meth:`evaluate` says of the seat's view of a state, in less time."""
        if state.over:
            return self._ended(state, seat)
        return self._value(position_of(self._maps, state, seat)).value()

    def terms(self, view: View) -> tuple[Term, ...]:
        """Return the parts of :meth:`evaluate`."""
        assert view.seat is not None
        state = state_of(view)
        if state.over:
            return (Term("lead", self._ended(state, view.seat)),)
        return self._value(position_of(self._maps, state, view.seat)).terms()

    def lead(self, state: State, seat: int) -> float:
        """Return how far the seat is likely to be ahead of the best of the others at the end.

        :meth:`standing` always finds it good to end the game. It is, for whoever is ahead.
        """
        scores = [self._expected(state, each) for each in range(state.seats)]
        lead = self._ahead(state, seat, scores)
        if state.trigger is None:
            return lead
        return lead + estimates.FINISH if lead > 0 else lead - estimates.FINISH

    def points_ahead(self, state: State, seat: int) -> float:
        """Return how many points the seat is likely to be ahead of the best of the others.

        What does not score yet counts the less, the nearer the end: the fewer tokens of glory the
        foremost has left.
        """
        content, scores = self._figures.content, list[float]()
        left = 1 - max(len(mat.glory) for mat in state.mats) / content.glory
        for each, mat in enumerate(state.mats):
            now = scoring.score(content, mat).total
            scores.append(now + left * (self._expected(state, each) - now))
        return self._ahead(state, seat, scores)

    def _ahead(self, state: State, seat: int, scores: Sequence[float]) -> float:
        """Return how far scores put the seat ahead of the best of the others."""
        others = [*scores[:seat], *scores[seat + 1 :]]
        if state.automa is not None:
            others.append(automa.score(self._figures.content, state.automa))
        return scores[seat] - max(others)

    def _expected(self, state: State, seat: int) -> float:
        """Return what the seat will probably score."""
        mat, content = state.mats[seat], self._figures.content
        if state.over:
            return scoring.score(content, mat).total
        return self.standing(state, seat) - estimates.FINISH * (len(mat.glory) == content.glory)

    def shortlist(self, state: State, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves worth a look, in order; see :mod:`shortlist`."""
        if len(moves) <= shortlist.ENOUGH:
            return moves
        return shortlist.of(self._value(position_of(self._maps, state, seat)), moves)

    def _value(self, position: Position) -> PositionValue:
        """Return what is asked of a position; many moves change only the place and the rest."""
        key, gathers = position.key, "gather" in position.state.todo
        known = KNOWN.get(key)
        if known is None:
            if len(KNOWN) >= MOST:
                KNOWN.clear()
            known = KNOWN[key] = {gathers: EffectValues(self._figures, position)}
        if gathers not in known:
            known[gathers] = known[not gathers].with_gather(gathers)
        return PositionValue(self._figures, position, known[gathers])

    def _ended(self, state: State, seat: int) -> float:
        """Return the lead, and a little for what settles ties (SB-908)."""
        outcome = scoring.outcome(self._figures.content, state)
        assert outcome is not None
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        others += [rival.score for rival in outcome.rivals]
        ties = dict(outcome.sources).get("tie", ())
        tie = ties[seat] / 1000 if ties else 0
        return outcome.scores[seat] - max(others) / 1000 + tie
