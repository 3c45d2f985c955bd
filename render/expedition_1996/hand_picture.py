"""The hand's picture: each mission with where it lies and how far the expeditions are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engines.expedition_1996.view import View
from render.expedition_1996 import arrows, chart, mapping, tokens
from render.expedition_1996.alt import hand_alt
from render.expedition_1996.panel import (
    EDGE,
    GAP,
    HEADER,
    NEAR,
    SMALL,
    TINY,
    WIDTH,
    drawn_names,
    tint,
)
from render.expedition_1996.scene import Scene, scene_of
from render.fonts import fitted, font, size_for, width_of
from render.page import Page
from render.picture import Picture
from render.symbols import disc
from render.theme import CREAM, FREE, GOLD, INK, MUTED, PANEL, PANEL_LIGHT
from render.words import Words

COLUMNS = 3
CARD = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) // COLUMNS
NAME, THUMB, FACTS = 106, 200, 64
TALL = NAME + THUMB + FACTS
QUESTION = 62
PILES = 56


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's missions as cards, and the exchange in progress."""
    seat = view.seat
    assert seat is not None, "only a player has a hand"
    scene = replace(scene_of(view), choices=(), branches=(), places=())
    drawn = list(view.drawn)
    places = [held.place for held in view.hand if held.place not in drawn]
    if view.variant_b:
        places = list(view.chips[seat])
    lines = -(-len(places) // COLUMNS)
    piles = _piles(view, words)
    height = HEADER + lines * (TALL + GAP) + PILES * len(piles) + (GAP if piles else 0)
    if drawn:
        height += QUESTION + 2 * GAP + TALL
    if not places and not drawn:
        height += 90
    page = Page(WIDTH, height + 6)
    _title(page, view, words, names)
    top = HEADER
    if drawn:
        given = chart.name(view.given) if view.given is not None else "–"
        text = words("expedition_1996-hand-question", place=given)
        size = size_for(text, 40, SMALL, WIDTH - 2 * EDGE)
        page.write(WIDTH / 2, top + QUESTION // 2 - 4, fitted(text, size, WIDTH - 2 * EDGE), size,
                   FREE, "m")  # fmt: skip
        top += QUESTION
        left = (WIDTH - len(drawn) * CARD - (len(drawn) - 1) * GAP) // 2
        for number, place in enumerate(drawn):
            x = left + number * (CARD + GAP)
            _card(page, x, top, view, scene, place, words)
            page.draw.rectangle((x - 4, top - 4, x + CARD + 3, top + TALL + 3), outline=FREE,
                                width=5)  # fmt: skip
        top += TALL + 2 * GAP
    if not places and not drawn:
        page.write(WIDTH / 2, top + 40, words("expedition_1996-hand-none"), 44, CREAM, "m")
        top += 90
    for number, place in enumerate(places):
        x, y = EDGE + number % COLUMNS * (CARD + GAP), top + number // COLUMNS * (TALL + GAP)
        _card(page, x, y, view, scene, place, words)
    top += lines * (TALL + GAP)
    for text in piles:
        size = size_for(text, 37, SMALL, WIDTH - 2 * EDGE - 10, "Medium")
        text = fitted(text, size, WIDTH - 2 * EDGE - 8, "Medium")
        page.write(EDGE + 4, top + PILES // 2, text, size, MUTED, weight="Medium")
        top += PILES
    return Picture(page.image, hand_alt(view, words, names))


def _title(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    assert view.seat is not None
    key = "chips" if view.variant_b else "title"
    middle, title = HEADER // 2, words(f"expedition_1996-hand-{key}")
    page.write(EDGE + 4, middle, title, 48, GOLD)
    room = WIDTH - 2 * EDGE - width_of(title, font(48)) - 140
    name = drawn_names(view, words, names)[view.seat]
    size = size_for(name, 42, SMALL, room)
    name = fitted(name, size, room)
    wide = width_of(name, font(size)) + 110
    page.plate(WIDTH - EDGE - wide, 12, WIDTH - EDGE, HEADER - 12, PANEL_LIGHT)
    page.lay(disc(view.seat, 54), WIDTH - EDGE - wide + 14, middle - 27)
    page.write(WIDTH - EDGE - 24, middle, name, size, CREAM, "r")


def _piles(view: View, words: Words) -> list[str]:
    """Return a line for each kind of mission that is no longer in hand."""
    assert view.seat is not None
    found = []
    for key, places in (
        ("opened", view.opened[view.seat]),
        ("taken", view.taken[view.seat]),
        ("collected", view.collected[view.seat] if view.variant_b else ()),
        ("sunk", view.sunk),
    ):
        if places:
            title, items = words(f"expedition_1996-hand-{key}"), ", ".join(map(chart.name, places))
            found.append(f"{title} ({len(places)}): {items}")
    return found


def _card(
    page: Page,
    x: int,
    y: int,
    view: View,
    scene: Scene,
    place: str,
    words: Words,
) -> None:
    assert view.seat is not None
    page.plate(x, y, x + CARD, y + TALL, PANEL)
    page.plate(x, y, x + CARD, y + NAME + 20, tint(place))
    name, room = chart.name(place), CARD - 84
    size = size_for(name, 40, TINY, room)
    page.write(x + 74, y + 36, fitted(name, size, room), size, INK)
    region = chart.region(place, words, short=True)
    size = size_for(region, 36, TINY, room)
    page.write(x + 74, y + 78, fitted(region, size, room), size, INK, weight="Medium")
    marked = place in scene.marked or view.variant_b
    if place in scene.numbers:
        sprite = tokens.own(str(scene.numbers[place]), 52, place in scene.marked)
        page.lay(sprite, x + 11, y + 10 if marked else y + 26)
        if marked:
            page.lay(disc(view.seat, 40), x + 17, y + 63)
    elif marked:
        page.lay(disc(view.seat, 50), x + 12, y + 28)
    at = chart.positions(place)[0]
    wide, high = CARD / mapping.ZOOM, THUMB / mapping.ZOOM
    left = min(max(at[0] - wide / 2, 0), 2048 - wide)
    top = min(max(at[1] - high / 2, 0), 1191 - high)
    box = (left, top, left + wide, top + high)
    image = mapping.closeup(view, scene, box, (CARD, THUMB))
    page.lay(image, x, y + NAME)
    ring = tokens.ring(50, FREE)
    px, py = x + (at[0] - left) * mapping.ZOOM, y + NAME + (at[1] - top) * mapping.ZOOM
    page.lay(ring, px - 25, py - 25)
    third = CARD // 3
    middle = y + NAME + THUMB + FACTS // 2
    for number, expedition in enumerate(view.expeditions):
        left_ = x + third * number + third // 2 - 46
        page.lay(arrows.emblem(expedition.colour, 44), left_, middle - 22)
        far = chart.distance(expedition.tip, place)
        page.write(left_ + 56, middle, str(far), 42, GOLD if far <= NEAR else CREAM)
