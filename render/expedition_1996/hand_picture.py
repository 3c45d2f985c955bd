"""The hand's picture: each mission, its place on the map, and how far the expeditions are."""

from __future__ import annotations

from collections.abc import Sequence

from engines.expedition_1996.view import View
from render.expedition_1996.alt import hand_alt
from render.expedition_1996.scene import say_in, scene_of
from render.fonts import fitted, size_for
from render.page import Page
from render.picture import Picture
from render.routes import chart, panel
from render.routes.cards import CARD, COLUMNS, card, card_height
from render.routes.layout import EDGE, GAP, HEADER, SMALL, WIDTH
from render.routes.say import Say
from render.routes.scene import Scene
from render.theme import CREAM, FREE, MUTED
from render.words import Words

QUESTION = 52
PILES = 47
NOTHING = 76
TALL = card_height()


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's missions as cards, and a running exchange."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    say = say_in(words)
    scene = scene_of(view).without_choices
    drawn = list(view.drawn)
    places = [held.place for held in view.hand if held.place not in drawn]
    if view.variant_b:
        places = list(view.chips[seat])
    lines = -(-len(places) // COLUMNS)
    piles = _piles(view, seat, say)
    height = HEADER + lines * (TALL + GAP) + PILES * len(piles) + (GAP if piles else 0)
    if drawn:
        height += QUESTION + 2 * GAP + TALL
    if not places and not drawn:
        height += NOTHING
    page = Page(WIDTH, height + 6)
    title = say("hand-" + ("chips" if view.variant_b else "title"))
    panel.hand_header(page, title, seat, panel.drawn_names(view.players, say, names)[seat])
    top = HEADER
    if drawn:
        given = chart.name(view.given) if view.given is not None else "–"
        text, room = say("hand-question", place=given), WIDTH - 2 * EDGE
        size = size_for(text, 34, SMALL, room)
        middle = top + QUESTION // 2 - 4
        page.write(WIDTH / 2, middle, fitted(text, size, room), size, FREE, "m")
        top += QUESTION
        left = (WIDTH - len(drawn) * CARD - (len(drawn) - 1) * GAP) // 2
        for number, place in enumerate(drawn):
            x = left + number * (CARD + GAP)
            _card(page, x, top, scene, place, seat, say)
            edges = (x - 4, top - 4, x + CARD + 3, top + TALL + 3)
            page.draw.rectangle(edges, outline=FREE, width=5)
        top += TALL + 2 * GAP
    if not places and not drawn:
        page.write(WIDTH / 2, top + 34, say("hand-none"), 37, CREAM, "m")
        top += NOTHING
    for number, place in enumerate(places):
        x, y = EDGE + number % COLUMNS * (CARD + GAP), top + number // COLUMNS * (TALL + GAP)
        _card(page, x, y, scene, place, seat, say)
    top += lines * (TALL + GAP)
    for text in piles:
        room = WIDTH - 2 * EDGE - 7
        panel.fit(page, EDGE + 4, top + PILES // 2, text, room, (31, SMALL), MUTED, "Medium")
        top += PILES
    return Picture(page.image, hand_alt(view, words, names))


def _card(page: Page, x: int, y: int, scene: Scene, place: str, seat: int, say: Say) -> None:
    texts = chart.name(place), chart.region(place, say, short=True)
    card(page, x, y, scene, place, seat, texts)


def _piles(view: View, seat: int, say: Say) -> list[str]:
    """Return a line for each kind of mission that is no longer in hand."""
    lines = []
    for key, places in (
        ("opened", view.opened[seat]),
        ("taken", view.taken[seat]),
        ("collected", view.collected[seat] if view.variant_b else ()),
        ("sunk", view.sunk),
    ):
        if places:
            title, items = say(f"hand-{key}"), ", ".join(map(chart.name, places))
            lines.append(f"{title} ({len(places)}): {items}")
    return lines
