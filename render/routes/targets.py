"""The reader's own targets, the nearest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from render.page import Page
from render.picture import ALT_LIMIT, Picture
from render.routes import chart, mapping, panel, phrases
from render.routes.layout import GAP, HEADER, WIDTH
from render.routes.phrases import TEXT_LIMIT
from render.routes.say import Say
from render.routes.scene import Scene


def nearest(scene: Scene, place: str) -> int:
    """Return the distance of the nearest expedition that is not over; if all are, of any."""
    going = [expedition for expedition in scene.expeditions if not expedition.over]
    tips = [expedition.tip for expedition in going or scene.expeditions]
    return min(chart.distance(tip, place) for tip in tips)


def ordered(scene: Scene, places: Sequence[str], seat: int) -> list[str]:
    """Return the places, the nearest to an expedition first; at equal distance marked ones."""
    own = scene.marks[seat]
    return sorted(places, key=lambda place: (nearest(scene, place), place not in own))


def numbered(scene: Scene, places: Sequence[str]) -> dict[str, int]:
    """Return the numbers of the cards in hand; other places get the numbers after them."""
    further = [place for place in places if place not in scene.numbers]
    return scene.numbers | {
        place: number for number, place in enumerate(further, start=len(scene.numbers) + 1)
    }


def picture(
    scene: Scene,
    places: Sequence[str],
    seat: int,
    say: Say,
    names: Sequence[str],
    notes: Mapping[str, str],
) -> Picture:
    """Draw the map with the places large and numbered, above the list of them."""
    order = ordered(scene, places, seat)
    numbers = numbered(scene, order)
    own = frozenset(place for place in order if place in scene.marks[seat])
    shown = replace(scene.without_choices, numbers=numbers, letters={}, marked=own)
    world = mapping.world(shown, names=order)
    high = world.image.height
    page = Page(WIDTH, HEADER + high + GAP + panel.own_height(order))
    name = panel.drawn_names(len(scene.marks), say, names)[seat]
    panel.hand_header(page, say("targets-title"), seat, name)
    page.lay(world.image, 0, HEADER)
    texts = phrases.upper(say("hand-distance")), say("targets-none")
    panel.own(page, HEADER + high + GAP, shown, seat, order, texts)
    alt = phrases.within(_facts(scene, order, seat, say, notes), ALT_LIMIT)
    return Picture(page.image, alt)


def text(scene: Scene, places: Sequence[str], seat: int, say: Say, notes: Mapping[str, str]) -> str:
    """List the places, the nearest first, with the notes that some have."""
    first, *rest = _facts(scene, ordered(scene, places, seat), seat, say, notes)
    return phrases.within([f"**{first}**", *rest], TEXT_LIMIT, "\n")


def _facts(
    scene: Scene, order: Sequence[str], seat: int, say: Say, notes: Mapping[str, str]
) -> list[str]:
    facts, numbers = [f"{say('targets-title')}."], numbered(scene, order)
    for place in order:
        about = [chart.region(place, say)]
        if place in scene.marks[seat]:
            about.append(say("targets-marked"))
        if place in notes:
            about.append(notes[place])
        about.append(phrases.distances(scene, place, say))
        title = f"{say.place(place)} ({numbers[place]})"
        facts.append(phrases.listed(say, title, ", ".join(about)))
    if not order:
        facts.append(phrases.sentence(phrases.upper(say("targets-none"))))
    return facts
