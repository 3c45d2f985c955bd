"""What of a view the hand shows."""

from __future__ import annotations

from dataclasses import replace

from engines.expedition_1996.view import View


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show.

    The expeditions and chips stay: they are on the small maps of the missions.
    """
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    everybody, placing = view.players, view.phase == "chips"
    return replace(
        view,
        turn=0,
        to_act=(),
        decision=None,
        outcome=None,
        variant_a=False,
        phase="chips" if placing else "turn",
        first=0,
        active=None,
        round=0,
        last_round=False,
        recent=view.recent if placing else (),
        main=False,
        branch=None,
        bonuses=0,
        spent=0,
        looped=(),
        exchanging=False,
        tickets=(view.tickets[seat],) * everybody,
        supply=0,
        row=(),
        deck_size=0,
        hand_sizes=(view.hand_sizes[seat],) * everybody,
        opened=(view.opened[seat],) * everybody,
        taken=(view.taken[seat],) * everybody,
        unfulfilled=(),
        to_place=(view.to_place[seat],) * everybody,
        dropped=(),
        collected=(view.collected[seat],) * everybody,
        scores=(view.scores[seat],) * everybody,
    )
