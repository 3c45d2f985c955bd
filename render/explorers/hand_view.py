"""What of a view the score sheet shows."""

from __future__ import annotations

from engines.explorers.view import View
from render.blank import only
from render.explorers.scene import own_sheet

KEPT = (
    "expert", "round", "layout", "terrain", "symbols", "villages", "temples", "start", "gem_line",
    "temple_values", "struck", "wanted", "achievements",
)  # fmt: skip


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the sheet do not show."""
    phase = "over" if view.phase == "over" else "mark"
    return only(view, *KEPT, phase=phase, sheets=(own_sheet(view),) * view.players)
