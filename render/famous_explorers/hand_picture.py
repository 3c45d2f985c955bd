"""The hand's picture: each card, what its place is known for, where and how far it is."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engines.famous_explorers.view import Held, View
from render.blank import only, own
from render.famous_explorers import tokens
from render.famous_explorers.market_words import effects
from render.famous_explorers.scene import beneath, full, peeked, title
from render.famous_explorers.telling import about, piles
from render.routes.cards import BADGE, SMALL, Card
from render.routes.hand import Hand
from render.routes.say import Say
from render.routes.where import blurb
from render.symbols import tick


def hand(view: View, say: Say) -> Hand:
    """Return the reader's cards, the Secrets that the reader has seen, and a running exchange."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    held = {card.place: card for card in view.hand}
    letters = {secret.place: secret.slot.upper() for secret in view.secrets}
    given = full(view.given, say) if view.given is not None else "–"

    def card(place: str) -> Card:
        badge = None if place in held else letters.get(place)
        return Card(
            place,
            (title(place, say), beneath(place, say)),
            blurb(place, say),
            None if badge is None else tokens.secret(badge, BADGE),
            state(held.get(place), say),
        )

    return Hand(
        title=say("hand-title"),
        purse=say("board-tickets", count=view.tickets[seat]),
        cards=[card(place) for place in [*held, *peeked(view)] if place not in view.drawn],
        drawn=[card(place) for place in view.drawn],
        question=say("hand-question", place=given),
        nothing=say("hand-none"),
        notes=effects(view, seat, say),
        piles=[(name, list(map(say.place, pile))) for name, pile in piles(view, say)],
    )


def state(held: Held | None, say: Say) -> tuple[Image.Image, str] | None:
    """Return symbol and word of a card that may be scored, is held back or was reached."""
    if held is None or not about(held, say):
        return None
    draw = tick if held.scorable else tokens.held_back if held.held else tokens.reached
    return draw(SMALL), about(held, say)


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
