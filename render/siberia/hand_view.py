"""What of a view a player's mat shows."""

from __future__ import annotations

from engines.siberia.rules.mats import News
from engines.siberia.rules.view import View
from render.blank import only, own


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the mat do not show."""
    seat = view.seat
    assert seat is not None, "only a player has a mat"
    return only(
        view, news=News(seat=seat), workers=(0,) * 5, **own(view, "mats", "goals", "scores")
    )
