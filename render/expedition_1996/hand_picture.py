"""The hand's picture: each mission, its place on the map, and how far the expeditions are."""

from __future__ import annotations

from engines.expedition_1996.view import View
from render.blank import only, own
from render.expedition_1996.telling import piles
from render.routes import chart
from render.routes.cards import Card
from render.routes.hand import Hand
from render.routes.say import Say


def hand(view: View, say: Say) -> Hand:
    """Return the reader's missions as cards, and a running exchange."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    places = view.chips[seat] if view.variant_b else [held.place for held in view.hand]
    given = say.place(view.given) if view.given is not None else "–"

    def card(place: str) -> Card:
        return Card(place, (say.place(place), chart.region(place, say, short=True)))

    return Hand(
        title=say("hand-chips" if view.variant_b else "hand-title"),
        purse=say("board-tickets", count=view.tickets[seat]),
        cards=[card(place) for place in places if place not in view.drawn],
        drawn=[card(place) for place in view.drawn],
        question=say("hand-question", place=given),
        nothing=say("hand-none"),
        piles=[
            (title, list(map(say.place, places)))
            for title, places in piles(view, say, chips=view.variant_b)
        ],
    )


KEPT = "variant_b", "expeditions", "chips", "hand", "given", "drawn", "sunk"
OWN = "tickets", "hand_sizes", "opened", "taken", "to_place", "collected", "scores"


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show.

    The expeditions and chips stay: they are on the small maps of the missions.
    """
    return only(view, *KEPT, phase="turn", **own(view, *OWN))
