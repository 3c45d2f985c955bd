"""Closeups: enlarged parts of the map around each expedition that may travel, for phones."""

from __future__ import annotations

from collections.abc import Sequence

from engines.routes.moves import Colour
from render import theme
from render.canvas import Point
from render.fonts import fitted, font, size_for, width_of
from render.page import Page
from render.routes import arrows, chart, mapping, phrases, tokens
from render.routes.entries import Entry, draw_entry
from render.routes.layout import EDGE, GAP, SMALL, WIDTH
from render.routes.say import Say
from render.routes.scene import Choice, Scene, touched
from render.theme import FREE, GOLD, INK, MUTED, PANEL
from render.worldmap import around
from render.worldmap.window import Box

MAP = 430
"""Width of a closeup beside a list."""

WIDE = WIDTH - 2 * EDGE
LINE = 47
TITLE = 51
MAX_LISTED = 14
"""The most branches that are listed one by one; of more, only the points they lead to."""

FARTHEST = 1000
"""Width in pixels of the board that one closeup of branches may show at most."""

FEW, CLOSE = 7, 560
"""The most branches, and pixels of the board, for which the list is beside the map."""


def _letter(say: Say, choice: Choice) -> str:
    if len(choice.colours) > 1:
        return ""
    return say(f"letter-{choice.colours[0]}")


def _entries(scene: Scene, choice: Choice, say: Say, size: int) -> list[Entry]:
    letter, seen = _letter(say, choice), touched(scene.of(choice.colours[0]))
    fill: theme.Colour = FREE
    ink: theme.Colour = INK
    if letter:
        fill, ink = arrows.INKS[choice.colours[0]], arrows.SIGNS[choice.colours[0]]
    return [
        Entry(to, tokens.choice(f"{letter}{number}", size, fill, ink), loop=to in seen)
        for number, to in enumerate(choice.targets, start=1)
    ]


LOWEST, HIGHEST = 190, 245


def _choice_height(choice: Choice) -> int:
    """Return the height of a closeup: as much as its list and map need."""
    ys = [chart.ends(choice.start, to)[end][1] for to in choice.targets for end in (0, 1)]
    wanted = min(max(round(max(ys) - min(ys) + 2 * mapping.MARGIN), LOWEST), HIGHEST)
    return max(wanted, TITLE + LINE * len(choice.targets) + 12) + GAP


def covers(scene: Scene) -> bool:
    """Whether every expedition that is not over has a closeup."""
    shown = {colour for choice in scene.choices for colour in choice.colours}
    return all(expedition.over or expedition.colour in shown for expedition in scene.expeditions)


def height(scene: Scene) -> int:
    """Return the height of all closeups."""
    total = sum(map(_choice_height, scene.choices))
    if scene.branches:
        total += _branch_height(scene) + GAP
    return total


def draw(page: Page, top: int, scene: Scene, say: Say) -> None:
    """Draw the closeups one below the other."""
    for choice in scene.choices:
        high = _choice_height(choice) - GAP
        page.plate(EDGE, top, WIDTH - EDGE, top + high, PANEL)
        entries = _entries(scene, choice, say, 49)
        badges = {entry.point: tokens.Badge(entry.badge, 30) for entry in entries if entry.badge}
        drawn = mapping.around_point(
            scene, choice.start, choice.targets, (MAP, high), badges=badges
        )
        page.lay(drawn.image, EDGE, top)
        _frame(page, EDGE, top, MAP, high)
        _list(page, top, scene, choice, entries, say)
        top += high + GAP
    if scene.branches:
        _branches(page, top, scene, say)


def _frame(page: Page, left: int, top: int, wide: int, high: int) -> None:
    page.draw.rectangle((left, top, left + wide - 1, top + high - 1), outline=GOLD, width=3)


def _list(
    page: Page,
    top: int,
    scene: Scene,
    choice: Choice,
    entries: list[Entry],
    say: Say,
) -> None:
    left, right = EDGE + MAP + 15, WIDTH - EDGE - 12
    x, middle = left, top + TITLE // 2 + 4
    for colour in choice.colours:
        page.lay(arrows.emblem(colour, 39), x, middle - 19)
        x += 46
    names = ", ".join(phrases.colour(colour, say) for colour in choice.colours)
    title = chart.name(choice.start)
    if len(choice.colours) == 1:  # for several, the emblems are enough
        title = say("close-title", colour=phrases.upper(names), place=title)
    note = phrases.short(scene.of(choice.colours[0]), say)
    page.write(right, middle, note, SMALL, MUTED, "r", "Medium")
    right -= width_of(note, font(SMALL, "Medium")) + 14
    size = size_for(title, 34, SMALL, right - x - 4)
    page.write(x + 4, middle, fitted(title, size, right - x - 4), size, GOLD)
    right = WIDTH - EDGE - 12
    for number, entry in enumerate(entries):
        middle = top + TITLE + LINE * number + LINE // 2
        draw_entry(page, left, right, middle, scene, entry)


# --- branches ----------------------------------------------------------------------------------


def _points(scene: Scene) -> list[Point]:
    return [at for step in scene.branches for at in chart.ends(*step)]


def _reach(scene: Scene) -> tuple[float, float]:
    """Return the width and height of a closeup of all branches, in pixels of the board."""
    xs, ys = zip(*_points(scene), strict=True)
    return max(xs) - min(xs) + 2 * mapping.MARGIN, max(ys) - min(ys) + 2 * mapping.MARGIN


def _beside(scene: Scene) -> bool:
    """Whether the branches are so few and so close that their list is beside the map."""
    wide, high = _reach(scene)
    return len(scene.branches) <= FEW and wide <= CLOSE and high <= CLOSE


def _box(scene: Scene) -> Box | None:
    """Return the part of the board with all branches; ``None`` if too large to be readable."""
    wide, high = _reach(scene)
    if wide > FARTHEST or high > FARTHEST / 2:
        return None
    shape = min(max(wide / high, 1.8), 2.6)
    least = mapping.LEAST
    return around(_points(scene), margin=mapping.MARGIN, least=least, shape=shape)


def _map_height(box: Box | None) -> int:
    return round(WIDE * (box[3] - box[1]) / (box[2] - box[0])) if box is not None else 0


def _branch_entries(scene: Scene, letter: str, colour: Colour, badged: bool) -> list[Entry]:
    """Return the branches as entries; if there are too many, only where they lead to."""
    if len(scene.branches) > MAX_LISTED:
        heads = dict.fromkeys(head for _tail, head in scene.branches)
        return [Entry(head, None) for head in heads]
    fill, ink = arrows.INKS[colour], arrows.SIGNS[colour]
    return [
        Entry(head, tokens.choice(f"{letter}{number}", 46, fill, ink) if badged else None, tail)
        for number, (tail, head) in enumerate(scene.branches, start=1)
    ]


def _columns(entries: Sequence[Entry]) -> int:
    return 2 if entries[0].tail is not None else 3


def _branch_height(scene: Scene) -> int:
    if _beside(scene):
        return max(TITLE + LINE * len(scene.branches) + 12, HIGHEST)
    entries = _branch_entries(scene, "", "red", False)
    lines = -(-len(entries) // _columns(entries))
    return TITLE + _map_height(_box(scene)) + LINE * lines + 12


def named(scene: Scene) -> bool:
    """Whether the overview has to show names because no closeup does."""
    return bool(scene.branches) and not _beside(scene) and _box(scene) is None


def _branches(page: Page, top: int, scene: Scene, say: Say) -> None:
    assert scene.branch is not None
    colour, beside, high = scene.branch, _beside(scene), _branch_height(scene)
    box = _box(scene)
    page.plate(EDGE, top, WIDTH - EDGE, top + high, PANEL)
    entries = _branch_entries(scene, say(f"letter-{colour}"), colour, beside or box is not None)
    # A point to which several branches lead has a badge for each of them.
    badges = {
        f"{entry.point} {entry.tail}": tokens.Badge(entry.badge, 30)
        for entry in entries
        if entry.badge
    }
    left, columns = EDGE, _columns(entries)
    if beside:
        size = MAP, high
        least, shape = mapping.LEAST, MAP / high
        box = around(_points(scene), margin=mapping.MARGIN, least=least, shape=shape)
        page.lay(mapping.closeup(scene, box, size, badges=badges).image, EDGE, top)
        _frame(page, EDGE, top, *size)
        left, columns = EDGE + MAP, 1
    page.lay(arrows.emblem(colour, 39), left + 14, top + 7)
    title = say("close-branch", count=len(scene.branches))
    note, middle = phrases.short(scene.of(colour), say), top + TITLE // 2 + 2
    room = WIDTH - left - 100 - width_of(note, font(SMALL, "Medium"))
    letters = size_for(title, 34, SMALL, room)
    page.write(left + 62, middle, fitted(title, letters, room), letters, GOLD)
    page.write(WIDTH - EDGE - 12, middle, note, SMALL, MUTED, "r", "Medium")
    top += TITLE
    if box is not None and not beside:
        size = WIDE, _map_height(box)
        page.lay(mapping.closeup(scene, box, size, badges=badges).image, EDGE, top)
        _frame(page, EDGE, top, *size)
        top += size[1]
    wide, lines = (WIDTH - EDGE - left) // columns, -(-len(entries) // columns)
    for number, entry in enumerate(entries):
        x, middle = left + 12 + number // lines * wide, top + 6 + number % lines * LINE + LINE // 2
        draw_entry(page, x, x + wide - 17, middle, scene, entry)
