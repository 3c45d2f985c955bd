"""What of a view the hand shows."""

from __future__ import annotations

from dataclasses import replace

from engines.famous_explorers.view import View
from render.blank import only, own

KEPT = "expeditions", "marks", "tossed", "given", "drawn", "discarded"
OWN = "tickets", "scored", "taken", "claimed", "kept_events"


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show.

    The expeditions and marks stay: they are on the small maps of the cards.
    """
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    explorers = tuple(replace(worth, points=0) for worth in view.explorers[seat])
    hand = (
        replace(card, reached=card.reached and not (card.scorable or card.held))
        for card in view.hand
    )
    secrets = (
        replace(secret, peeked=(seat,), empty=False)
        for secret in view.secrets
        if secret.place is not None and seat in secret.peeked
    )
    return only(
        view,
        *KEPT,
        phase="turn",
        explorers=(explorers,) * view.players,
        hand=tuple(hand),
        secrets=tuple(secrets),
        **own(view, *OWN),
    )
