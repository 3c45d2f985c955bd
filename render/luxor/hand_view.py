"""What of a view the hand shows."""

from __future__ import annotations

from dataclasses import replace

from engines.luxor.view import View
from render.luxor.planned import planned


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show."""
    view = planned(view)
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    everybody = view.players
    return replace(
        view,
        turn=min(view.turn, 1),  # in turn 0 it shows which tiles may be kept
        to_act=(),
        decision=None,
        outcome=None,
        limit=0,
        first=0,
        window=None,
        active=None,
        placed=0,
        board={},
        stacks={},
        boats={},
        snakes={},
        recent=(),
        news=(),
        scores=(),
        supplies=(view.supplies[seat],) * everybody,
        captives=(view.captives[seat],) * everybody,
        chosen=(),
        backs=(),
        piles=(view.piles[seat],) * everybody,
        pile_tops=(view.pile_tops[seat],) * everybody,
        action_counts=(),
        action_piles=(view.action_piles[seat],) * everybody,
        used=(),
        draft=None,
        free=(),
    )
