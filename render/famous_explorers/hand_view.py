"""What of a view the hand shows."""

from __future__ import annotations

from dataclasses import replace

from engines.famous_explorers.view import View


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show.

    The expeditions and marks stay: they are on the small maps of the cards.
    """
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    everybody, marking = view.players, view.phase == "marks"
    return replace(
        view,
        turn=0,
        to_act=(),
        decision=None,
        outcome=None,
        free_action=None,
        new_rule_1=False,
        new_rule_2=False,
        explorers_events=False,
        secret_destinations=False,
        phase="marks" if marking else "turn",
        first=0,
        active=None,
        round=0,
        last_round=False,
        recent=view.recent if marking else (),
        main=False,
        branch=None,
        bonuses=0,
        owed=None,
        spent=0,
        looped=(),
        window=None,
        bought=False,
        tickets=(view.tickets[seat],) * everybody,
        supply=0,
        row=(),
        near_start=(),
        deck_size=0,
        discard_size=0,
        shown_discards=(),
        hand_sizes=(),
        scored=(view.scored[seat],) * everybody,
        marked_cards=(),
        taken=(view.taken[seat],) * everybody,
        claimed=(view.claimed[seat],) * everybody,
        unfulfilled=(),
        to_mark=(),
        market=(),
        away=None,
        event_deck_size=0,
        explorers=(),
        kept_events=(),
        hand=tuple(
            replace(card, reached=card.reached and not (card.scorable or card.held))
            for card in view.hand
        ),
        secrets=tuple(
            replace(secret, peeked=(seat,), empty=False)
            for secret in view.secrets
            if secret.place is not None and seat in secret.peeked
        ),
        scores=(),
    )
