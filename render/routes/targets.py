"""The reader's own targets, the nearest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from render.faces import FACES
from render.picture import Picture
from render.routes import chart, mapping, phrases, tokens
from render.routes.say import Say
from render.routes.scene import Scene
from render.routes.strip import LARGE, page_with
from render.sentences import alt_text, listed, long_text, sentence, upper

SHIELD = 48


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


Asked: TypeAlias = tuple[Scene, Sequence[str], int, Say, Mapping[str, str]]
"""Scene, places, seat, words, and notes by place: what a picture or text of targets is given."""


def picture(
    scene: Scene, places: Sequence[str], seat: int, say: Say, notes: Mapping[str, str]
) -> Picture:
    """Draw the whole map with the places large, numbered and named."""
    order = ordered(scene, places, seat)
    own = tuple(marks if owner == seat else () for owner, marks in enumerate(scene.marks))
    shown = replace(
        scene.without_choices,
        numbers=numbered(scene, order),
        letters={},
        marks=own,
        fresh=(),
        gone=(),
        focus=tuple(order),
    )
    badges = {
        place: tokens.own_badge(number, LARGE)
        for place, number in shown.numbers.items()
        if place in order
    }
    named = [*order, *scene.heads]
    drawn = mapping.world(shown, names=named, badges=badges, called=say.place)
    title = upper(say("targets-title" if order else "targets-none"))
    page = page_with(FACES[say.game], [tokens.shield(seat, SHIELD)], title, "", drawn)
    return page.picture(alt_text(_facts(scene, order, seat, say, notes), say.words))


def text(scene: Scene, places: Sequence[str], seat: int, say: Say, notes: Mapping[str, str]) -> str:
    """List the places, the nearest first, with the notes that some have."""
    first, *rest = _facts(scene, ordered(scene, places, seat), seat, say, notes)
    return long_text(say.words, [f"**{first}**", *rest])


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
        about.append(phrases.distances(scene.expeditions, place, say))
        title = f"{say.place(place)} ({numbers[place]})"
        facts.append(listed(say.words, title, ", ".join(about)))
    if not order:
        facts.append(sentence(upper(say("targets-none"))))
    return facts
