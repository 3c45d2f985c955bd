"""What of a view the hand shows."""

from __future__ import annotations

from dataclasses import replace

from engines.expedition_1996.view import View
from render.routes.hand import seen


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show.

    The expeditions and chips stay: they are on the small maps of the missions.
    """
    own = ("tickets", "hand_sizes", "opened", "taken", "to_place", "collected", "scores")
    return replace(view, **seen(view, *own), variant_a=False, exchanging=False, dropped=())
