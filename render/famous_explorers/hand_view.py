"""What of a view the hand shows."""

from __future__ import annotations

from dataclasses import replace

from engines.famous_explorers.view import View
from render.routes.hand import seen


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show.

    The expeditions and marks stay: they are on the small maps of the cards.
    """
    assert view.seat is not None, "only a player has a hand"
    explorers = tuple(replace(worth, points=0) for worth in view.explorers[view.seat])
    return replace(
        view,
        **seen(view, "tickets", "scored", "taken", "claimed", "kept_events"),
        explorers=(explorers,) * view.players,
        free_action=None,
        new_rule_1=False,
        new_rule_2=False,
        explorers_events=False,
        secret_destinations=False,
        owed=None,
        window=None,
        bought=False,
        near_start=(),
        discard_size=0,
        shown_discards=(),
        hand_sizes=(),
        marked_cards=(),
        to_mark=(),
        market=(),
        away=None,
        event_deck_size=0,
        hand=tuple(
            replace(card, reached=card.reached and not (card.scorable or card.held))
            for card in view.hand
        ),
        secrets=tuple(
            replace(secret, peeked=() if view.seat is None else (view.seat,), empty=False)
            for secret in view.secrets
            if secret.place is not None and view.seat in secret.peeked
        ),
        scores=(),
    )
