"""How well a seat stands, judged from what it may know."""

from __future__ import annotations

from engines.luxor.view import View


def evaluate(view: View) -> float:
    """Return the seat's lead over the best other player, in points."""
    own = view.seat or 0
    best = max(score.total for seat, score in enumerate(view.scores) if seat != own)
    return float(view.scores[own].total - best)
