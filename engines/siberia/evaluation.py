"""How well a view's own seat stands; the computer player goes by it.

Everything is counted in coins: what would score now, and what it may still lead to. The look-ahead
of the player is one small move, so what is pending and the actions of the turn that are still to be
taken are worth their effects before they happen (:mod:`outlook`).
"""

from __future__ import annotations

from engines.siberia.content.model import Content
from engines.siberia.outlook import Outlook
from engines.siberia.prospects import Chart
from engines.siberia.view import View


class Judge:
    """What can be said of some content once for all views."""

    def __init__(self, content: Content) -> None:
        self._chart = Chart(content)

    def evaluate(self, view: View) -> float:
        """Return how good the position is for the view's own seat, in coins; higher is better."""
        assert view.seat is not None
        if view.outcome is not None:
            return _ended(view, view.seat)
        return Outlook(self._chart, view, view.seat).value()


def _ended(view: View, seat: int) -> float:
    """Return the lead, and a little for what settles ties (SB-908)."""
    assert view.outcome is not None
    others = [score for other, score in enumerate(view.outcome.scores) if other != seat]
    others += [rival.score for rival in view.outcome.rivals]
    ties = dict(view.outcome.sources).get("tie", ())
    tie = ties[seat] / 1000 if ties else 0
    return view.outcome.scores[seat] - max(others) / 1000 + tie
