"""What of a view the hand shows."""

from __future__ import annotations

from engines.expedition_1996.view import View
from render.blank import only, own

KEPT = "variant_b", "expeditions", "chips", "hand", "given", "drawn", "sunk"
OWN = "tickets", "hand_sizes", "opened", "taken", "to_place", "collected", "scores"


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show.

    The expeditions and chips stay: they are on the small maps of the missions.
    """
    return only(view, *KEPT, phase="turn", **own(view, *OWN))
