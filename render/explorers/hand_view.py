"""What of a view the score sheet shows."""

from __future__ import annotations

from dataclasses import replace

from engines.explorers.view import View
from render.explorers.scene import own_sheet


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the sheet do not show."""
    seat = view.seat
    assert seat is not None, "only a player has a sheet"
    return replace(
        view,
        turn=0,
        to_act=(),
        decision=None,
        outcome=None,
        phase="over" if view.phase == "over" else "mark",
        number=0,
        first=0,
        active=None,
        changes=0,
        changes_left=0,
        card=None,
        turned=(),
        pile=0,
        near=None,
        side=None,
        cards=(),
        sheets=(own_sheet(view),) * view.players,
        scores=(),
        committed=(),
        news=(),
        own=None,
        closed=0,
    )
