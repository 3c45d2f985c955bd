"""What of a view a player's mat shows."""

from __future__ import annotations

from dataclasses import replace

from engines.siberia.rules.mats import News
from engines.siberia.rules.view import View


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the mat do not show."""
    seat = view.seat
    assert seat is not None, "only a player has a mat"
    everybody = len(view.mats)
    return replace(
        view,
        turn=0,
        to_act=(),
        decision=None,
        outcome=None,
        first=0,
        active=seat,
        round=0,
        mats=(view.mats[seat],) * everybody,
        goals=(view.goals[seat],) * everybody,
        scores=(view.scores[seat],) * everybody,
        places=(),
        market=(None,) * len(view.market),
        deck=0,
        swept=(),
        bag=(),
        missing=(),
        maps=0,
        workers=(0, 0, 0, 0, 0),
        trashed=(),
        shifted=False,
        todo=(),
        pending=(),
        working=(),
        lent=(),
        counted=(),
        done=(),
        trigger=None,
        last=None,
        automa=None,
        news=News(seat=seat),
        before=None,
        earlier=(),
    )
