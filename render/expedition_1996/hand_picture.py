"""The hand's picture: each mission, its place on the map, and how far the expeditions are."""

from __future__ import annotations

from collections.abc import Sequence

from engines.expedition_1996.view import View
from render.expedition_1996.alt import hand_alt
from render.expedition_1996.hand_view import hand_view
from render.expedition_1996.scene import say_in, scene_of
from render.picture import Picture
from render.routes import chart
from render.routes.cards import Card
from render.routes.hand import Hand, picture
from render.words import Words


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's missions as cards, and a running exchange."""
    seat, view = view.seat, hand_view(view)
    assert seat is not None, "only a player has a hand"
    say = say_in(words)
    places = view.chips[seat] if view.variant_b else [held.place for held in view.hand]
    given = say.place(view.given) if view.given is not None else "–"

    def card(place: str) -> Card:
        return Card(place, (say.place(place), chart.region(place, say, short=True)))

    piles = [
        ("opened", view.opened[seat]),
        ("taken", view.taken[seat]),
        ("collected", view.collected[seat] if view.variant_b else ()),
        ("sunk", view.sunk),
    ]
    shown = Hand(
        title=say("hand-chips" if view.variant_b else "hand-title"),
        purse=say("board-vouchers", count=view.tickets[seat]),
        cards=[card(place) for place in places if place not in view.drawn],
        drawn=[card(place) for place in view.drawn],
        question=say("hand-question", place=given),
        nothing=say("hand-none"),
        piles=[
            (say(f"hand-{key}"), list(map(say.place, places))) for key, places in piles if places
        ],
    )
    return picture(scene_of(view), seat, shown, say, hand_alt(view, words, names))
