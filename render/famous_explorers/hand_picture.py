"""The hand's picture: each card, what its place is known for, where and how far it is."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.famous_explorers.view import Held, View
from render.famous_explorers import tokens
from render.famous_explorers.alt import about_held, hand_alt, piles
from render.famous_explorers.hand_view import hand_view
from render.famous_explorers.market_words import effects
from render.famous_explorers.scene import beneath, full, peeked, say_in, scene_of, title
from render.picture import Picture
from render.routes.cards import BADGE, SMALL, Card
from render.routes.hand import Hand, picture
from render.routes.say import Say
from render.routes.where import blurb
from render.words import Words


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's cards, the Secrets that the reader has seen, and a running exchange."""
    seat, view = view.seat, hand_view(view)
    assert seat is not None, "only a player has a hand"
    say = say_in(words)
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

    shown = Hand(
        title=say("hand-title"),
        purse=say("board-tickets", count=view.tickets[seat]),
        cards=[card(place) for place in [*held, *peeked(view)] if place not in view.drawn],
        drawn=[card(place) for place in view.drawn],
        question=say("hand-question", place=given),
        nothing=say("hand-none"),
        notes=effects(view, seat, say),
        piles=[(name, list(map(say.place, pile))) for name, pile in piles(view, say)],
    )
    return picture(scene_of(view), seat, shown, say, hand_alt(view, words, names))


def state(held: Held | None, say: Say) -> tuple[Image.Image, str] | None:
    """Return symbol and word of a card that may be scored, is held back or was reached."""
    if held is None or not about_held(held, say):
        return None
    draw = tokens.ready if held.scorable else tokens.held_back if held.held else tokens.reached
    return draw(SMALL), about_held(held, say)
