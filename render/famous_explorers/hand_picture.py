"""The hand's picture: each card, what its place is known for, where and how far it is."""

from __future__ import annotations

from collections.abc import Sequence

from engines.famous_explorers.view import View
from render.famous_explorers.alt import hand_alt, piles
from render.famous_explorers.board_picture import badges_of, notes_of
from render.famous_explorers.scene import beneath, full, peeked, say_in, scene_of, title
from render.fonts import fitted, size_for
from render.page import Page
from render.picture import Picture
from render.routes import cards, chart, panel
from render.routes.cards import CARD, COLUMNS, card
from render.routes.layout import EDGE, GAP, HEADER, SMALL, WIDTH
from render.routes.say import Say
from render.routes.where import blurb
from render.theme import CREAM, FREE, MUTED
from render.words import Words

QUESTION = 52
PILES = 47
NOTHING = 76
BLURB = 3
"""Lines on a card about what the place is known for."""

MANY = 9
"""The most cards with room for these lines."""


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's cards, the Secrets that the reader has seen, and a running exchange."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    say, scene = say_in(words), scene_of(view).without_choices
    drawn = list(view.drawn)
    places = [held.place for held in view.hand if held.place not in drawn] + peeked(view)
    blurb_lines = BLURB if len(places) + len(drawn) <= MANY else 0
    tall = cards.card_height(blurb_lines)
    lines = -(-len(places) // COLUMNS)
    pile_lines = [
        f"{name} ({len(pile)}): {', '.join(map(chart.name, pile))}"
        for name, pile in piles(view, say)
    ]
    height = HEADER + lines * (tall + GAP) + PILES * len(pile_lines) + (GAP if pile_lines else 0)
    if drawn:
        height += QUESTION + 2 * GAP + tall
    if not places and not drawn:
        height += NOTHING
    page = Page(WIDTH, height + 6)
    name = panel.drawn_names(view.players, say, names)[seat]
    panel.hand_header(page, say("hand-title"), seat, name)
    badges, notes = badges_of(view), notes_of(view)

    def lay(place: str, x: int, y: int) -> None:
        texts = title(place), beneath(place, say)
        badge, note, known = badges.get(place), notes.get(place), blurb(place, say)
        card(
            page,
            x,
            y,
            scene,
            place,
            seat,
            texts,
            lines=blurb_lines,
            known=known,
            badge=badge,
            note=note,
        )

    top = HEADER
    if drawn:
        _question(page, top, view, say)
        top += QUESTION
        left = (WIDTH - len(drawn) * CARD - (len(drawn) - 1) * GAP) // 2
        for number, place in enumerate(drawn):
            x = left + number * (CARD + GAP)
            lay(place, x, top)
            edges = (x - 4, top - 4, x + CARD + 3, top + tall + 3)
            page.draw.rectangle(edges, outline=FREE, width=5)
        top += tall + 2 * GAP
    if not places and not drawn:
        page.write(WIDTH / 2, top + 34, say("hand-none"), 37, CREAM, "m")
        top += NOTHING
    for number, place in enumerate(places):
        x, y = EDGE + number % COLUMNS * (CARD + GAP), top + number // COLUMNS * (tall + GAP)
        lay(place, x, y)
    top += lines * (tall + GAP)
    for text in pile_lines:
        room = WIDTH - 2 * EDGE - 7
        panel.fit(page, EDGE + 4, top + PILES // 2, text, room, (31, SMALL), MUTED, "Medium")
        top += PILES
    return Picture(page.image, hand_alt(view, words, names))


def _question(page: Page, top: int, view: View, say: Say) -> None:
    given = full(view.given) if view.given is not None else "–"
    text, room = say("hand-question", place=given), WIDTH - 2 * EDGE
    size = size_for(text, 34, SMALL, room)
    page.write(WIDTH / 2, top + QUESTION // 2 - 4, fitted(text, size, room), size, FREE, "m")
