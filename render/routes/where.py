"""One point of the map: what it is, its neighbours, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase

from PIL import Image

from engines.routes import content
from render.faces import FACES, Face
from render.fonts import font, width_of
from render.frame import WIDE
from render.page import Page
from render.picture import Picture
from render.routes import arrows, chart, mapping, phrases, tokens
from render.routes.cards import NEAR
from render.routes.say import Say
from render.routes.scene import Scene
from render.routes.strip import EDGE, GAP, HEIGHT, LARGE, LETTERS, page_with, there
from render.sentences import alt_text, long_text, sentence, upper
from render.theme import CREAM, INK, PANEL_LIGHT
from render.worldmap import marker

SIZE = WIDE, 700 - HEIGHT
"""Size of the map, in pixels."""

FAR = 74
"""Height of the line with the distances."""

SYMBOL = 46
"""Width of the signs of points and expeditions."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point to show; ``hidden`` says on which face-down card it is, if the reader knows one."""

    point: str
    title: str
    hidden: str = ""


def picture(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> Picture:
    """Draw the part of the map around a point; its neighbours are lettered and named."""
    point, near = spot.point, chart.ways(spot.point)
    shown, badges = (
        replace(scene.without_choices, focus=(point,), fresh=(), gone=()),
        dict[str, tokens.Badge](),
    )
    for to, letter in zip(near, ascii_lowercase, strict=False):
        badges[f"{to} letter"] = tokens.choice_badge(letter, LETTERS, PANEL_LIGHT, CREAM)
        badges |= there(scene, to)
    box = mapping.around_steps([(point, to) for to in near], SIZE)
    drawn = mapping.closeup(
        shown, box, SIZE, badges=badges, called=say.place, leaving=(point, *near)
    )
    face, sign = FACES[say.game], symbol(scene, point)
    page = page_with(face, [sign], spot.title, kind(point, say), drawn, FAR)
    _distances(page, HEIGHT + SIZE[1], scene, point, say, face)
    return page.picture(alt_text(map(sentence, _facts(scene, spot, say, names)), say.words))


def symbol(scene: Scene, point: str) -> Image.Image:
    """Return the sign of a point."""
    spot = chart.spot(point)
    if spot.kind == "place" and spot.region:
        return marker("place", SYMBOL, scene.tint(point).point)
    return marker(spot.kind, SYMBOL)


def _distances(page: Page, top: int, scene: Scene, point: str, say: Say, face: Face) -> None:
    """Say how far the point is from the start and from each expedition."""
    page.draw.rectangle((0, top, WIDE - 1, top + FAR - 1), face.band)
    middle, title = top + FAR // 2, upper(say("hand-distance"))
    ends = [(marker("start", SYMBOL), say.place(chart.start()), chart.start())]
    ends += [
        (
            arrows.emblem(expedition.colour, SYMBOL),
            upper(phrases.colour(expedition.colour, say)),
            expedition.tip,
        )
        for expedition in scene.expeditions
    ]
    medium = font(LETTERS, "Medium")
    widths = [SYMBOL + width_of(called, medium) + 2 * GAP + PLATE for _sign, called, _end in ends]
    first = width_of(title, medium)
    gap = (WIDE - 2 * EDGE - first - sum(widths)) // len(ends)
    page.write(EDGE, middle, title, LETTERS, face.muted, weight="Medium")
    x = EDGE + first + gap
    for (sign, called, end), wide in zip(ends, widths, strict=True):
        page.lay(sign, x, middle - sign.height // 2)
        page.write(x + SYMBOL + GAP, middle, called, LETTERS, face.muted, weight="Medium")
        far, right = chart.distance(end, point), x + wide
        if far <= NEAR:
            page.plate(right - PLATE, middle - 24, right, middle + 24, CREAM, face.band)
        ink = INK if far <= NEAR else CREAM
        page.write(right - PLATE / 2, middle, str(far), LARGE, ink, "m")
        x = right + gap


PLATE = 56
"""Width of the plate under a short distance."""


def text(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> str:
    """Say what and where a point is, its neighbours, what is on it, and how far it is."""
    first, *rest = _facts(scene, spot, say, names)
    return long_text(say.words, [f"**{first}**", *rest])


def _facts(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> list[str]:
    point = spot.point
    facts = [f"{spot.title} · {kind(point, say)}"]
    if blurb(point, say):
        facts.append(blurb(point, say))
    near = ", ".join(named(neighbour, say) for neighbour in chart.ways(point))
    facts.append(say("where-next", places=near))
    facts.append(say("where-start", count=chart.distance(chart.start(), point)))
    facts.append(say("where-far", distances=phrases.distances(scene.expeditions, point, say)))
    here = [expedition for expedition in scene.expeditions if expedition.tip == point]
    if here:
        colours = ", ".join(phrases.colour(expedition.colour, say) for expedition in here)
        facts.append(say("where-tips", colours=colours))
    if spot.hidden:
        facts.append(spot.hidden)
    elif point in scene.letters:
        facts.append(say("where-row", letter=scene.letters[point]))
    for seat, marked in enumerate(scene.marks):
        if point in marked:
            facts.append(say("where-mark", name=names[seat]))
    if point in scene.numbers:
        facts.append(say("where-own", number=scene.numbers[point]))
    return facts


def kind(point: str, say: Say) -> str:
    """Return the region of a place; of another point, its kind."""
    spot = chart.spot(point)
    if spot.kind == "place":
        return chart.region(point, say)
    return say(f"kind-{'edge' if spot.edge else spot.kind}", number=spot.edge or 0)


def named(point: str, say: Say) -> str:
    """Return a point's name; dots and the start get their kind before it."""
    spot = chart.spot(point)
    name = say.place(point)
    return name if spot.kind == "place" else f"{kind(point, say)} {name}"


def blurb(point: str, say: Say) -> str:
    """Return the sentence about a place; dots have none."""
    return content.blurb(point, say.words.locale)
