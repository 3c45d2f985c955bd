"""How well a view's own seat stands; the computer player goes by it.

Everything is counted in coins: what would score now, and what it may still lead to. The look-ahead
of the player is one small move, so what is pending and the actions of the turn that are still to be
taken are worth their effects before they happen (:mod:`outlook`).
"""

from __future__ import annotations

from engines.siberia.content.model import Content
from engines.siberia.player import shortlist
from engines.siberia.player.land import Lands
from engines.siberia.player.outlook import Outlook
from engines.siberia.player.prospects import Chart
from engines.siberia.player.sight import Sight, of_state, of_view
from engines.siberia.player.yields import Yields
from engines.siberia.rules import scoring
from engines.siberia.rules.moves import Move
from engines.siberia.rules.state import State
from engines.siberia.rules.view import View

MOST = 256
"""So many positions are remembered; the next ones differ from them in little."""

KNOWN: dict[object, dict[bool, Yields]] = {}
"""What is worth what by :attr:`Sight.key`, which names a map of one :class:`Judge` only."""


class Judge:
    """What can be said of some content once for all positions."""

    def __init__(self, content: Content) -> None:
        self._chart = Chart(content)
        self._lands = Lands(self._chart)

    def evaluate(self, view: View) -> float:
        """Return how good the position is for the view's own seat, in coins; higher is better."""
        assert view.seat is not None
        return self._judged(of_view(self._lands, view, view.seat))

    def standing(self, state: State, seat: int) -> float:
        """Return what :meth:`evaluate` says of the seat's view of a state, in less time."""
        return self._judged(of_state(self._lands, state, seat))

    def shortlist(self, state: State, seat: int, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return the moves worth a look, in order; see :mod:`shortlist`."""
        if len(moves) <= shortlist.ENOUGH:
            return moves
        sight = of_state(self._lands, state, seat)
        return shortlist.of(Outlook(self._chart, sight, self._yields(sight)), moves)

    def _judged(self, sight: Sight) -> float:
        if sight.state.over:
            return self._ended(sight)
        return Outlook(self._chart, sight, self._yields(sight)).value()

    def _yields(self, sight: Sight) -> Yields:
        """Return what is worth what; many moves change nothing of it but the place and the rest."""
        key, gathers = sight.key, "gather" in sight.state.todo
        known = KNOWN.get(key)
        if known is None:
            if len(KNOWN) >= MOST:
                KNOWN.clear()
            known = KNOWN[key] = {gathers: Yields(self._chart, sight)}
        if gathers not in known:
            known[gathers] = known[not gathers].with_gather(gathers)
        return known[gathers]

    def _ended(self, sight: Sight) -> float:
        """Return the lead, and a little for what settles ties (SB-908)."""
        outcome, seat = scoring.outcome(self._chart.content, sight.state), sight.seat
        assert outcome is not None
        others = [score for other, score in enumerate(outcome.scores) if other != seat]
        others += [rival.score for rival in outcome.rivals]
        ties = dict(outcome.sources).get("tie", ())
        tie = ties[seat] / 1000 if ties else 0
        return outcome.scores[seat] - max(others) / 1000 + tie
