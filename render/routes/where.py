"""One point of the map: what it is, what lies next to it, and how far it is."""

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
"""Narrower than a board, so that a telephone shows the map's names larger."""

MAP = 540
LINE = 50
BLURB = 38
FAR = 62


@dataclass(frozen=True, slots=True)
class Spot:
    """A point that somebody asks about; ``hidden`` says which face-down card it is on, if any."""

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
    badges = {entry.point: entry.badge for entry in entries if entry.badge}
    shown = replace(scene.quiet, focus=(point,))
    page.lay(mapping.around_point(shown, point, near, (WIDE, MAP), badges), 0, top)
    top += MAP
    _distances(page, top, scene, point)
    top += FAR
    for number, entry in enumerate(entries):
        middle = top + number * LINE + LINE // 2
        draw_entry(page, EDGE, WIDE - EDGE, middle, scene, entry)
    alt = phrases.within(map(phrases.sentence, _facts(scene, spot, say, names)), ALT_LIMIT)
    return Picture(page.image, alt)


def _title(page: Page, scene: Scene, spot: Spot, say: Say) -> None:
    """Write the point's name, its region, and what lies on it."""
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
    sprites = [(marker("start", 44 / 44), chart.start())]
    sprites += [(arrows.emblem(found.colour, 42), found.tip) for found in scene.expeditions]
    for number, (sprite, other) in enumerate(sprites):
        x, far = number * quarter + quarter // 2, chart.distance(other, point)
        page.lay(sprite, x - 48, middle - sprite.height // 2)
        page.write(x + 10, middle, str(far), 38, GOLD if far <= NEAR else CREAM)


def text(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> str:
    """Say what and where a point is, what lies next to it and on it, and how far it is."""
    first, *others = _facts(scene, spot, say, names)
    return phrases.within([f"**{first}**", *others], TEXT_LIMIT, "\n")


def _facts(scene: Scene, spot: Spot, say: Say, names: Sequence[str]) -> list[str]:
    point = spot.point
    found = [f"{spot.title} · {kind(point, say)}"]
    if blurb(point, say):
        found.append(blurb(point, say))
    near = ", ".join(named(other, say) for other in chart.ways(point))
    found.append(say("where-next", places=near))
    found.append(say("where-start", count=chart.distance(chart.start(), point)))
    found.append(say("where-far", distances=phrases.distances(scene, point, say)))
    here = [expedition for expedition in scene.expeditions if expedition.tip == point]
    if here:
        colours = ", ".join(phrases.colour(expedition.colour, say) for expedition in here)
        found.append(say("where-tips", colours=colours))
    if spot.hidden:
        found.append(spot.hidden)
    elif point in scene.letters:
        found.append(say("where-row", letter=scene.letters[point]))
    for seat, marked in enumerate(scene.marks):
        if point in marked:
            found.append(say("where-mark", name=names[seat]))
    if point in scene.numbers:
        found.append(say("where-own", number=scene.numbers[point]))
    return found


def kind(point: str, say: Say) -> str:
    """Return the region of a place, or what else a point is."""
    spot = chart.spot(point)
    if spot.kind == "place":
        return chart.region(point, say)
    return say(f"kind-{'edge' if spot.edge else spot.kind}", number=spot.edge or 0)


def named(point: str, say: Say) -> str:
    """Return a point's name, of dots and the start with what they are."""
    spot = chart.spot(point)
    return chart.name(point) if spot.kind == "place" else f"{kind(point, say)} {spot.name}"


def blurb(point: str, say: Say) -> str:
    """Return the sentence about a place; there is none about dots."""
    return content.blurb(point, say.words.locale)
