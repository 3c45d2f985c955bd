"""What of a view the hand shows."""

from __future__ import annotations

from engines.luxor.view import View
from render.blank import only, own
from render.luxor.planned import planned


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show."""
    view = planned(view)
    by_seat = own(view, "supplies", "captives", "piles", "pile_tops", "action_piles")
    turn = min(view.turn, 1)  # in turn 0 it shows which tiles may be kept
    return only(view, "adventures", "hand", "gifts", "actions", turn=turn, **by_seat)
