"""The board's picture: map and closeups above; own cards, row, market and players below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PIL import Image

from engines.famous_explorers.view import View
from render.famous_explorers import strips, tokens
from render.famous_explorers.alt import board_alt
from render.famous_explorers.scene import (
    buying,
    only_tickets,
    owed,
    own_places,
    say_in,
    scene_of,
)
from render.picture import Picture
from render.routes import board as board_of
from render.routes import panel, row
from render.routes.board import Part
from render.routes.say import Say
from render.routes.scene import Scene
from render.words import Words
from render.worldmap import FAMOUS_EXPLORERS

NOTE = 34
ROOMY = 4
"""The most players with room to say what the cards of the market do."""


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map, the cards, the players, and what the view's own reader may see and choose."""
    say, scene = say_in(words), scene_of(view)
    to_do = owed(view, say)
    if only_tickets(view):
        to_do[0] = say("board-only-tickets").rstrip(".")
    parts = [
        *board_of.world(view, scene, say, names, to_do),
        own_part(view, scene, say),
        board_of.expeditions(scene, say),
        row_part(view, scene, say),
        *market_parts(view, say),
        board_of.table(view, strips.columns(view, say), say, names),
    ]
    return Picture(board_of.stacked(parts).image, board_alt(view, words, names))


def market_parts(view: View, say: Say) -> list[Part]:
    """Return the market and what was bought, unless the reader has to choose something else."""
    asked = panel.asked(view)
    if asked and not buying(view):
        return []
    return [
        strips.market(view, say, brief=asked or view.players > ROOMY),
        (strips.before_height(view), lambda page, top: strips.before(page, top, view, say)),
    ]


def layers() -> Iterator[Callable[[], object]]:
    """Yield functions that each draw and cache one layer that all pictures share."""
    return board_of.layers(FAMOUS_EXPLORERS)


def own_part(view: View, scene: Scene, say: Say) -> Part:
    """Return the reader's cards, and the Secrets that the reader has seen."""
    seat, places = view.seat, own_places(view, scene)
    if seat is None:
        return 0, lambda _page, _top: None
    texts = say("hand-title"), say("hand-none")
    badges, notes = badges_of(view), notes_of(view)
    return (
        panel.own_height(places),
        lambda page, top: panel.own(
            page, top, scene, seat, places, texts, badges=badges, notes=notes
        ),
    )


def badges_of(view: View) -> dict[str, Image.Image]:
    """Return the badges of the Secrets that the reader has seen, by place."""
    held = {card.place for card in view.hand}
    return {
        secret.place: tokens.secret(secret.slot.upper(), 42)
        for secret in view.secrets
        if secret.place is not None and secret.place not in held
    }


def notes_of(view: View) -> dict[str, Image.Image]:
    """Return symbols of cards that may be scored now, are held back or were reached, by place."""
    symbols: dict[str, Image.Image] = {}
    for card in view.hand:
        if card.scorable:
            symbols[card.place] = tokens.ready(NOTE)
        elif card.held:
            symbols[card.place] = tokens.held_back(NOTE)
        elif card.reached:
            symbols[card.place] = tokens.reached(NOTE)
    return symbols


def row_part(view: View, scene: Scene, say: Say) -> Part:
    """Return the row, Secrets first, with the sizes of deck and discards."""
    sizes = say("board-deck", count=view.deck_size), say("board-discards", count=view.discard_size)
    note = " · ".join(text.rstrip(".") for text in sizes)
    cards = strips.row_cards(view, scene, say)
    return row.part(scene, (say("board-row"), note), cards, brief=panel.asked(view))
