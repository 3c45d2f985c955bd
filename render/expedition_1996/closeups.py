"""Parts of the map, large enough for a telephone: around each expedition that may go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engines.expedition_1996.view import View
from engines.routes.moves import Colour
from render import theme
from render.expedition_1996 import arrows, chart, mapping, phrases, tokens
from render.expedition_1996.panel import EDGE, GAP, SMALL, TINY, WIDTH, tint
from render.expedition_1996.scene import Choice, Scene, by_colour, touched
from render.fonts import fitted, font, size_for, width_of
from render.page import Page
from render.symbols import disc
from render.theme import CREAM, FREE, GOLD, INK, MUTED, NIGHT, PANEL
from render.words import Words
from render.worldmap import around, marker
from render.worldmap.window import Box

MAP = 620
"""Width of a closeup beside a list."""

WIDE = WIDTH - 2 * EDGE
LINE = 56
TITLE = 60
MARGIN = 56
"""Pixels of the board around what a closeup is about."""

LONGEST = 24
"""Branches that are listed one by one; of more, only where they lead to."""

FARTHEST = 900
"""Pixels of the board between branches that one closeup may show."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A point that may be chosen: its badge, and what there is to say about it."""

    point: str
    badge: Image.Image | None
    tail: str | None = None
    loop: bool = False


def _letter(words: Words, choice: Choice) -> str:
    if len(choice.colours) > 1:
        return ""
    return words(f"expedition_1996-letter-{choice.colours[0]}")


def _entries(view: View, choice: Choice, words: Words, size: int) -> list[Entry]:
    letter, seen = _letter(words, choice), touched(by_colour(view, choice.colours[0]))
    fill: theme.Colour = FREE
    ink: theme.Colour = INK
    if letter:
        fill, ink = arrows.INKS[choice.colours[0]], arrows.SIGNS[choice.colours[0]]
    return [
        Entry(to, tokens.choice(f"{letter}{number}", size, fill, ink), loop=to in seen)
        for number, to in enumerate(choice.targets, start=1)
    ]


LOWEST, HIGHEST = 244, 340


def _choice_height(choice: Choice) -> int:
    """Return the height of a closeup: as much as list and map need."""
    ys = [chart.ends(choice.start, to)[end][1] for to in choice.targets for end in (0, 1)]
    wanted = min(max(round(max(ys) - min(ys) + 2 * MARGIN), LOWEST), HIGHEST)
    return max(wanted, TITLE + LINE * len(choice.targets) + 14) + GAP


def covers(view: View, scene: Scene) -> bool:
    """Whether the closeups say of every expedition that goes on what there is to say."""
    shown = {colour for choice in scene.choices for colour in choice.colours}
    return all(expedition.over or expedition.colour in shown for expedition in view.expeditions)


def height(view: View, scene: Scene) -> int:
    """Return the height of all closeups."""
    total = sum(map(_choice_height, scene.choices))
    if scene.branches:
        total += _branch_height(scene) + GAP
    return total


def draw(page: Page, top: int, view: View, scene: Scene, words: Words) -> None:
    """Draw the closeups one below the other."""
    for choice in scene.choices:
        high = _choice_height(choice) - GAP
        page.plate(EDGE, top, WIDTH - EDGE, top + high, PANEL)
        entries = _entries(view, choice, words, 58)
        badges = {entry.point: entry.badge for entry in entries if entry.badge}
        image = _around(view, scene, choice.start, choice.targets, (MAP, high), badges)
        page.lay(image, EDGE, top)
        _frame(page, EDGE, top, MAP, high)
        _list(page, top, view, scene, choice, entries, words)
        top += high + GAP
    if scene.branches:
        _branches(page, top, view, scene, words)


def _frame(page: Page, left: int, top: int, wide: int, high: int) -> None:
    page.draw.rectangle((left, top, left + wide - 1, top + high - 1), outline=GOLD, width=3)


def _list(
    page: Page,
    top: int,
    view: View,
    scene: Scene,
    choice: Choice,
    entries: list[Entry],
    words: Words,
) -> None:
    left, right = EDGE + MAP + 18, WIDTH - EDGE - 14
    x, middle = left, top + TITLE // 2 + 4
    for colour in choice.colours:
        page.lay(arrows.emblem(colour, 46), x, middle - 23)
        x += 54
    names = ", ".join(phrases.colour(colour, words) for colour in choice.colours)
    title = words(
        "expedition_1996-close-title", colour=phrases.upper(names), place=chart.name(choice.start)
    )
    rest = phrases.short(by_colour(view, choice.colours[0]), words)
    page.write(right, middle, rest, SMALL, MUTED, "r", "Medium")
    right -= width_of(rest, font(SMALL, "Medium")) + 16
    size = size_for(title, 40, SMALL, right - x - 4)
    page.write(x + 4, middle, fitted(title, size, right - x - 4), size, GOLD)
    right = WIDTH - EDGE - 14
    for number, entry in enumerate(entries):
        middle = top + TITLE + LINE * number + LINE // 2
        _entry(page, left, right, middle, view, scene, entry)


def _entry(
    page: Page, left: int, right: int, middle: int, view: View, scene: Scene, entry: Entry
) -> None:
    x = left
    if entry.badge is not None:
        page.lay(entry.badge, left, middle - entry.badge.height // 2)
        x += 66
    if entry.tail is None:
        page.lay(_kind(entry.point), x, middle - 20)
        x += 50
    for sprite in _notes(view, scene, entry):
        right -= sprite.width
        page.lay(sprite, right, middle - sprite.height // 2)
        right -= 8
    name = chart.name(entry.point)
    if entry.tail is not None:
        name = f"{chart.name(entry.tail)} → {name}"
    size = size_for(name, 40, TINY, right - x)
    page.write(x, middle, fitted(name, size, right - x), size, CREAM)


def _kind(point: str) -> Image.Image:
    """Return the sprite of a point in a list."""
    spot = chart.spot(point)
    if spot.kind == "place" and spot.region:
        return marker("place", 40 / 27, tint(point))
    return marker(spot.kind, 40 / {"start": 44, "red": 37, "green": 32}.get(spot.kind, 27))


def _notes(view: View, scene: Scene, entry: Entry) -> list[Image.Image]:
    """Return what reaching a point would mean for the reader, as symbols."""
    found: list[Image.Image] = []
    if entry.loop:
        found.append(tokens.loop(44))
    if entry.point in scene.numbers:
        marked = entry.point in scene.marked
        found.append(tokens.own(str(scene.numbers[entry.point]), 46, marked))
    if entry.point in scene.letters:
        found.append(tokens.row(scene.letters[entry.point], 46))
    found += [disc(seat, 44) for seat, places in enumerate(view.chips) if entry.point in places]
    return found


def _around(
    view: View,
    scene: Scene,
    start: str,
    others: tuple[str, ...],
    size: tuple[int, int],
    badges: dict[str, Image.Image] | None,
) -> Image.Image:
    """Draw the part of the map around a point and those that lie next to it.

    An edge dot is in the middle, and what lies behind either edge of the board beside it.
    """
    least = size[0] / mapping.ZOOM
    if chart.spot(start).edge is None:
        points = [chart.positions(start)[0]]
        points += [chart.ends(start, to)[1] for to in others]
        box = around(points, margin=MARGIN, least=least, shape=size[0] / size[1])
        return mapping.closeup(view, scene, box, size, badges=badges)
    image = Image.new("RGB", size, NIGHT)
    west, _east = chart.positions(start)
    reach = max(
        [
            least / 2,
            *(abs(b[0] - a[0]) + MARGIN for a, b in (chart.ends(start, to) for to in others)),
        ]
    )
    ys = [chart.ends(start, to)[1][1] for to in others] + [west[1]]
    high = max(reach * 2 * size[1] / size[0], max(ys) - min(ys) + 2 * MARGIN)
    reach = high * size[0] / size[1] / 2
    middle = min(max((min(ys) + max(ys)) / 2, high / 2), 1191 - high / 2)
    top, bottom = middle - high / 2, middle + high / 2
    half = size[0] // 2
    boxes: list[tuple[Box, int]] = [
        ((2048 - 18 - reach + 6, top, 2048 - 12, bottom), 0),
        ((12, top, 12 + reach, bottom), half),
    ]
    for box, x in boxes:
        pane = mapping.closeup(view, scene, box, (half, size[1]), badges=badges)
        image.paste(pane, (x, 0))
    for y in range(0, size[1], 18):
        image.paste(MUTED, (half - 1, y, half + 1, min(y + 9, size[1])))
    return image


# --- branches ----------------------------------------------------------------------------------


def _box(scene: Scene) -> Box | None:
    """Return what shows all branches; nothing if that is too much to be readable."""
    points = [at for step in scene.branches for at in chart.ends(*step)]
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    if max(xs) - min(xs) > FARTHEST or max(ys) - min(ys) > FARTHEST / 2:
        return None
    shape = min(max((max(xs) - min(xs) + 2 * MARGIN) / (max(ys) - min(ys) + 2 * MARGIN), 1.8), 2.6)
    return around(points, margin=MARGIN, least=WIDE / mapping.ZOOM, shape=shape)


def _map_height(box: Box | None) -> int:
    return round(WIDE * (box[3] - box[1]) / (box[2] - box[0])) if box is not None else 0


def _branch_entries(scene: Scene, letter: str, colour: Colour, badged: bool) -> list[Entry]:
    """Return the branches, or where they lead to if they are too many."""
    if len(scene.branches) > LONGEST:
        heads = dict.fromkeys(head for _tail, head in scene.branches)
        return [Entry(head, None) for head in heads]
    fill, ink = arrows.INKS[colour], arrows.SIGNS[colour]
    return [
        Entry(head, tokens.choice(f"{letter}{number}", 54, fill, ink) if badged else None, tail)
        for number, (tail, head) in enumerate(scene.branches, start=1)
    ]


def _columns(entries: Sequence[Entry]) -> int:
    return 2 if entries[0].tail is not None else 3


def _branch_height(scene: Scene) -> int:
    entries = _branch_entries(scene, "", "red", False)
    lines = -(-len(entries) // _columns(entries))
    return TITLE + _map_height(_box(scene)) + LINE * lines + 14


def named(scene: Scene) -> bool:
    """Whether the overview has to show names, as no closeup does."""
    return bool(scene.branches) and _box(scene) is None


def _branches(page: Page, top: int, view: View, scene: Scene, words: Words) -> None:
    assert view.branch is not None
    colour, box = view.branch, _box(scene)
    page.plate(EDGE, top, WIDTH - EDGE, top + _branch_height(scene), PANEL)
    page.lay(arrows.emblem(colour, 46), EDGE + 16, top + 8)
    title = words("expedition_1996-close-branch", count=len(scene.branches))
    page.write(EDGE + 74, top + TITLE // 2 + 2, fitted(title, 40, WIDE - 100), 40, GOLD)
    letter = words(f"expedition_1996-letter-{colour}")
    entries = _branch_entries(scene, letter, colour, box is not None)
    top += TITLE
    if box is not None:
        size = WIDE, _map_height(box)
        # A point to which several branches lead has a badge for each of them.
        badges = {f"{entry.point} {entry.tail}": entry.badge for entry in entries if entry.badge}
        image = mapping.closeup(view, scene, box, size, badges=badges)
        page.lay(image, EDGE, top)
        _frame(page, EDGE, top, *size)
        top += size[1]
    columns = _columns(entries)
    wide, lines = WIDE // columns, -(-len(entries) // columns)
    for number, entry in enumerate(entries):
        x, middle = EDGE + 14 + number // lines * wide, top + 6 + number % lines * LINE + LINE // 2
        _entry(page, x, x + wide - 20, middle, view, scene, entry)
