"""One point of the map: what it is, its neighbours, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase

from engines.routes import content
from render.fonts import font, width_of, wrapped
from render.page import Page
from render.picture import ALT_LIMIT, Picture
from render.routes import arrows, chart, mapping, phrases, tokens
from render.routes.entries import SYMBOL, Entry, draw_entry, notes, symbol
from render.routes.layout import EDGE, GAP, HEADER, NEAR, SMALL, TINY
from render.routes.panel import fit
from render.routes.phrases import TEXT_LIMIT
from render.routes.say import Say
from render.routes.scene import Scene
from render.theme import CREAM, GOLD, MUTED, PANEL, PANEL_LIGHT
from render.worldmap import marker

WIDE = 760
"""Narrower than a board, so that names on the map are larger on a phone."""

MAP = 540
LINE = 50
BLURB = 38
FAR = 62


@dataclass(frozen=True, slots=True)
class Spot:
    """A point to show; ``hidden`` says on which face-down card it is, if the reader knows one."""

    point: str
    title: str
    hidden: str = ""


def picture(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> Picture:
    """Draw the part of the map around a point; its neighbours are lettered and listed."""
    point, near = spot.point, chart.ways(spot.point)
    known = blurb(point, say)
    lines = wrapped(known, SMALL, WIDE - 2 * EDGE - 8, 2, "Medium") if known else ()
    height = HEADER + BLURB * len(lines) + GAP + MAP + FAR + LINE * len(near) + GAP
    page = Page(WIDE, height)
    _title(page, scene, spot, say)
    top = HEADER
    for line in lines:
        page.write(EDGE + 4, top + BLURB // 2 - 4, line, SMALL, MUTED, weight="Medium")
        top += BLURB
    top += GAP
    entries = [
        Entry(to, tokens.choice(letter, 46, PANEL_LIGHT, CREAM))
        for to, letter in zip(near, ascii_lowercase, strict=False)
    ]
    badges = {entry.point: tokens.Badge(entry.badge, 30) for entry in entries if entry.badge}
    shown = replace(scene.without_choices, focus=(point,))
    drawn = mapping.around_point(shown, point, near, (WIDE, MAP), badges=badges)
    page.lay(drawn.image, 0, top)
    top += MAP
    _distances(page, top, scene, point)
    top += FAR
    for number, entry in enumerate(entries):
        middle = top + number * LINE + LINE // 2
        draw_entry(page, EDGE, WIDE - EDGE, middle, scene, entry)
    alt = phrases.within(map(phrases.sentence, _facts(scene, spot, say, names)), ALT_LIMIT)
    return Picture(page.image, alt)


def _title(page: Page, scene: Scene, spot: Spot, say: Say) -> None:
    """Write the point's name, its region, and what is on it."""
    middle, x, right = HEADER // 2, EDGE + 4, WIDE - EDGE
    page.lay(symbol(scene, spot.point), x, middle - SYMBOL // 2)
    x += SYMBOL + 14
    for sprite in notes(scene, Entry(spot.point, None)):
        right -= sprite.width
        page.lay(sprite, right, middle - sprite.height // 2)
        right -= 8
    region = kind(spot.point, say)
    wide = width_of(region, font(SMALL, "Medium"))
    page.write(right - 6, middle, region, SMALL, MUTED, "r", "Medium")
    fit(page, x, middle, spot.title, right - wide - 30 - x, (44, TINY), GOLD)


def _distances(page: Page, top: int, scene: Scene, point: str) -> None:
    """Show how far the point is from the start and from each expedition."""
    page.plate(EDGE, top + 6, WIDE - EDGE, top + FAR - 4, PANEL)
    middle, quarter = top + FAR // 2 + 1, WIDE // 4
    sprites = [(marker("start", 44), chart.start())]
    sprites += [
        (arrows.emblem(expedition.colour, 42), expedition.tip) for expedition in scene.expeditions
    ]
    for number, (sprite, end) in enumerate(sprites):
        x, far = number * quarter + quarter // 2, chart.distance(end, point)
        page.lay(sprite, x - 48, middle - sprite.height // 2)
        page.write(x + 10, middle, str(far), 38, GOLD if far <= NEAR else CREAM)


def text(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> str:
    """Say what and where a point is, its neighbours, what is on it, and how far it is."""
    first, *rest = _facts(scene, spot, say, names)
    return phrases.within([f"**{first}**", *rest], TEXT_LIMIT, "\n")


def _facts(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> list[str]:
    point = spot.point
    facts = [f"{spot.title} · {kind(point, say)}"]
    if blurb(point, say):
        facts.append(blurb(point, say))
    near = ", ".join(named(neighbour, say) for neighbour in chart.ways(point))
    facts.append(say("where-next", places=near))
    facts.append(say("where-start", count=chart.distance(chart.start(), point)))
    facts.append(say("where-far", distances=phrases.distances(scene, point, say)))
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
