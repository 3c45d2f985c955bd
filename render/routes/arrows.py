"""The arrows of the three expeditions; each has its own colour, body and head."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image

from engines.routes.moves import Colour
from engines.routes.view import Expedition, Step
from render import theme
from render.cache import Packed, cached
from render.canvas import Canvas, Point
from render.laying import lay as lay_sprite
from render.picture import Piece
from render.routes import chart
from render.theme import CREAM, FREE, INK, NIGHT, rgb
from render.worldmap import Window, grown

INKS: Mapping[Colour, theme.Colour] = {
    "red": rgb(0xFF7A66),
    "yellow": rgb(0xFFE430),
    "blue": rgb(0x5FB0FF),
}
"""Colours of new arrows, pins and emblems."""

FADED: Mapping[Colour, theme.Colour] = {
    "red": rgb(0xF0725F),
    "yellow": rgb(0xDDC84A),
    "blue": rgb(0x4C94DD),
}
"""Colours of older arrows: they recede, and still reach 3:1 against every ground."""

SIGNS: Mapping[Colour, theme.Colour] = {"red": INK, "yellow": INK, "blue": INK}
"""Colours of signs that are drawn on an expedition's colour."""

Age: TypeAlias = Literal["new", "old", "gone", "whole"]


@dataclass(frozen=True, slots=True)
class Build:
    """Sizes of an arrow in pixels of the whole map.

    ``rims`` are the edges around the body, the outermost first: colour and width.
    """

    body: float
    head: float
    wing: float
    rims: tuple[tuple[theme.Colour, float], ...]

    @property
    def width(self) -> float:
        """The width of the body with its edges."""
        return self.body + 2 * max(wide for _colour, wide in self.rims)


BUILDS: Mapping[Age, Build] = {
    "old": Build(7.0, 15.0, 8.5, ((NIGHT, 2.0),)),
    "new": Build(11.0, 21.0, 13.0, ((NIGHT, 5.5), (CREAM, 4.5), (NIGHT, 1.8))),
    "gone": Build(5.0, 0.0, 0.0, ((NIGHT, 1.5),)),
    "whole": Build(11.0, 23.0, 14.0, ((NIGHT, 3.0),)),
}

FEW = 2
"""Arrows are drawn so many times as large, because few shades make small files."""

GAP = 1.5
"""Distance of an arrow from the markers of its points."""

FREE_GAP = 5.0
"""Distance of the trace of an arrow that may be laid from the arrows on its line."""

BESIDE = 1.0
"""Distance of arrows on the same line from each other."""


@dataclass(frozen=True, slots=True)
class Lane:
    """An arrow, and its distance from the middle of its line in pixels of the whole map."""

    step: Step
    colour: Colour
    beside: float
    age: Age


def lanes(
    expeditions: Iterable[Expedition],
    fresh: frozenset[tuple[Colour, Step]] = frozenset(),
    others: Age = "old",
) -> list[Lane]:
    """Return all arrows; those on the same line are side by side, ``fresh`` ones come last."""
    by_line: dict[int, list[tuple[Step, Colour, Age]]] = defaultdict(list)
    for expedition in expeditions:
        for step in expedition.arrows:
            age: Age = "new" if (expedition.colour, step) in fresh else others
            by_line[chart.line(*step)].append((step, expedition.colour, age))
    arrows: list[Lane] = []
    for shared in by_line.values():
        widths = [BUILDS[age].width for _step, _colour, age in shared]
        across = -(sum(widths) + BESIDE * (len(shared) - 1)) / 2
        for (step, colour, age), width in zip(shared, widths, strict=True):
            # Counted from the line, not the arrow: so opposite arrows do not overlap.
            beside = across + width / 2
            arrows.append(Lane(step, colour, beside if chart.forward(step) else -beside, age))
            across += width + BESIDE
    arrows.sort(key=lambda lane: lane.age == "new")
    return arrows


def lay(image: Image.Image, window: Window, lane: Lane) -> None:
    """Draw an arrow on a map."""
    tail, head = along(lane.step, window, lane.beside)
    if _shows(window, tail, head):
        _paste(image, tail, head, lane.age, lane.colour, grown(window.scale))


def lay_whole(canvas: Canvas, window: Window, lane: Lane) -> None:
    """Draw an arrow upon a map that is reduced afterwards, which smooths its hard edges."""
    (ax, ay), (bx, by) = along(lane.step, window, lane.beside)
    length, grow = math.dist((ax, ay), (bx, by)), grown(window.scale)
    ux, uy = (bx - ax) / length, (by - ay) / length

    def at(along: float, across: float) -> Point:
        along, across = along * grow, across * grow
        return ax + ux * along - uy * across, ay + uy * along + ux * across

    _body(canvas, at, length / grow, lane.colour, lane.age, grow)


def lay_gone(image: Image.Image, window: Window, step: Step, colour: Colour) -> None:
    """Draw the trace of an arrow that was removed."""
    tail, head = along(step, window)
    if _shows(window, tail, head):
        _paste(image, tail, head, "gone", colour, grown(window.scale))


def lay_free(image: Image.Image, window: Window, step: Step, lanes: Iterable[Lane] = ()) -> None:
    """Draw the trace of an arrow that may be laid, beside the arrows that are on its line."""
    line, edges = chart.line(*step), list[float]()
    for lane in lanes:
        if chart.line(*lane.step) == line:
            same = chart.forward(lane.step) == chart.forward(step)
            edges.append((lane.beside if same else -lane.beside) + BUILDS[lane.age].width / 2)
    tail, head = along(step, window, max(edges) + FREE_GAP if edges else 0.0)
    if _shows(window, tail, head):
        _paste(image, tail, head, "free", "red", grown(window.scale))


def _shows(window: Window, tail: Point, head: Point) -> bool:
    """Whether something of an arrow between two pixels may be in the picture."""
    reach = 20 * grown(window.scale)
    return (
        max(tail[0], head[0]) > -reach
        and min(tail[0], head[0]) < window.width + reach
        and max(tail[1], head[1]) > -reach
        and min(tail[1], head[1]) < window.height + reach
    )


@lru_cache(maxsize=4096)
def along(step: Step, window: Window, beside: float = 0.0) -> tuple[Point, Point]:
    """Return where an arrow begins and ends in a picture, at the edges of the points' markers."""
    (ax, ay), (bx, by) = (window.at(*end) for end in chart.ends(*step))
    grow = grown(window.scale)
    length, beside = math.dist((ax, ay), (bx, by)), beside * grow
    ux, uy = (bx - ax) / length, (by - ay) / length
    ends = [
        math.sqrt(max(0.0, chart.reach(point, window.scale) ** 2 - beside**2)) + GAP * grow
        for point in step
    ]
    first, last = ends[0], length - ends[1]
    dx, dy = -uy * beside, ux * beside
    return (ax + ux * first + dx, ay + uy * first + dy), (ax + ux * last + dx, ay + uy * last + dy)


@lru_cache(maxsize=4096)
def head(lane: Lane, window: Window) -> tuple[Piece, ...]:
    """Return the head of an arrow if it is in a picture: it alone shows where the arrow leads.

    A head is about as long as broad: its box is the square around its middle, whichever way it
    points.
    """
    grow, build = grown(window.scale), BUILDS[lane.age]
    tail, (x, y) = along(lane.step, window, lane.beside)
    length = math.dist(tail, (x, y))
    half = (build.head + 2 * build.wing) * grow / 4
    back = min(build.head * grow, length) / 2 / length
    x, y = x + (tail[0] - x) * back, y + (tail[1] - y) * back
    box = x - half, y - half, x + half, y + half
    if min(box) < 0 or box[2] > window.width or box[3] > window.height:
        return ()
    return (Piece("head" if lane.age == "new" else "old-head", box, 2 * half, lane.step[1]),)


Style: TypeAlias = Literal["new", "old", "gone", "whole", "free"]
_At: TypeAlias = Callable[[float, float], Point]


def _paste(
    image: Image.Image, tail: Point, head: Point, style: Style, colour: Colour, grow: float
) -> None:
    (ax, ay), (bx, by) = tail, head
    left, top = math.floor(min(ax, bx)), math.floor(min(ay, by))
    quarter = tuple(round(4 * n) / 4 for n in (ax - left, ay - top, bx - left, by - top))
    # Rounded, because the scales of closeups differ in the last bits of their floats.
    packed, margin = _sprite(style, colour, quarter, round(grow, 6))
    sprite = packed.image()
    lay_sprite(image, sprite, left - margin + packed.left, top - margin + packed.top)


@cached
def _sprite(
    style: Style, colour: Colour, ends: tuple[float, ...], grow: float
) -> tuple[Packed, int]:
    """Return an arrow to be pasted. Games need thousands, so they are kept packed."""
    sprite, margin = _drawn(style, colour, ends, grow)
    return Packed.of(sprite), margin


def _drawn(
    style: Style, colour: Colour, ends: tuple[float, ...], grow: float
) -> tuple[Image.Image, int]:
    """Return the drawing of an arrow between two pixels, and how far it reaches around them."""
    ax, ay, bx, by = ends
    margin = math.ceil(20 * grow)
    wide, high = math.ceil(max(ax, bx)) + 2 * margin, math.ceil(max(ay, by)) + 2 * margin
    canvas = Canvas(wide, high, units=wide, oversampling=FEW)
    length = math.dist((ax, ay), (bx, by))
    ux, uy = (bx - ax) / length, (by - ay) / length

    def at(along: float, across: float) -> Point:
        """Return a point of the arrow, from its tail, in pixels of the whole map."""
        along, across = along * grow, across * grow
        x = ax + ux * along - uy * across + margin
        return x, ay + uy * along + ux * across + margin

    units = length / grow
    if style == "free":
        canvas.line([at(0, 0), at(units, 0)], NIGHT, 8 * grow)
        canvas.dashes([at(0, 0), at(units, 0)], FREE, 5 * grow, 7 * grow, 8 * grow)
    elif style == "gone":
        _gone(canvas, at, units, INKS[colour], grow)
    else:
        _body(canvas, at, units, colour, style, grow)
    return canvas.done(), margin


def _gone(canvas: Canvas, at: _At, units: float, ink: theme.Colour, grow: float) -> None:
    """Draw a dashed line, crossed out in its middle."""
    points, middle = [at(0, 0), at(units, 0)], units / 2
    canvas.dashes(points, NIGHT, 8 * grow, 9 * grow, 10 * grow)
    canvas.dashes(points, ink, 4 * grow, 9 * grow, 10 * grow)
    for fill, width in ((NIGHT, 9.0), (CREAM, 5.0)):
        canvas.line([at(middle - 8, -8), at(middle + 8, 8)], fill, width * grow)
        canvas.line([at(middle - 8, 8), at(middle + 8, -8)], fill, width * grow)


def _body(canvas: Canvas, at: _At, units: float, colour: Colour, age: Age, grow: float) -> None:
    """Draw an arrow; each colour has its own head, and its own pattern along its body."""
    build = BUILDS[age]
    ink = (FADED if age == "old" else INKS)[colour]
    # On the shortest lines there is room for little more than a head.
    part = min(1.0, units / build.head)
    body = build.body
    neck = max(units - build.head * part, 0.5)
    heads = [
        [at(units - back * build.head * part, across * build.wing) for back, across in outline]
        for outline in HEADS[colour]
    ]
    for fill, more in build.rims:
        canvas.line([at(0, 0), at(neck, 0)], fill, (body + 2 * more) * grow)
        for outline in heads:
            canvas.polygon(outline, fill, fill, 2 * more * grow)
    half = body / 2
    canvas.polygon([at(0, -half), at(neck, -half), at(neck, half), at(0, half)], ink)
    match colour:
        case "red":
            canvas.line([at(1, 0), at(neck, 0)], INK, body * 0.16 * grow)
            step = body * 1.9
            for number in range(int((neck - body / 2) / step) + 1):
                x, y = at(step * (number + 0.5), 0)
                if step * (number + 0.5) < neck:
                    canvas.ellipse(x, y, body * 0.32 * grow, fill=INK)
        case "blue":
            canvas.line([at(1, 0), at(neck, 0)], CREAM, body * 0.34 * grow)
        case "yellow":
            along = body * 0.5
            while along < neck - 1:
                canvas.line([at(along, -half), at(along, half)], INK, body * 0.28 * grow)
                along += body
    for outline in heads:
        canvas.polygon(outline, ink)


HEADS: Mapping[Colour, tuple[tuple[Point, ...], ...]] = {
    "red": (((0, 0), (1, 1), (1, -1)),),
    "blue": (((0, 0), (1.15, 1.1), (0.76, 0), (1.15, -1.1)),),
    "yellow": (
        ((0, 0), (0.52, 1), (0.9, 1), (0.38, 0), (0.9, -1), (0.52, -1)),
        ((0.52, 0), (1, 1), (1.38, 1), (0.9, 0), (1.38, -1), (1, -1)),
    ),
}
"""The outlines of heads: how far back from the tip, in lengths of the head, and across."""


def draw_sign(
    canvas: Canvas, colour: Colour, x: float, y: float, r: float, ink: theme.Colour
) -> None:
    """Draw an expedition's sign around a centre: its arrowhead, pointing up."""
    if colour == "red":
        canvas.polygon(
            [(x, y - r), (x + r * 0.92, y + r * 0.72), (x - r * 0.92, y + r * 0.72)], ink
        )
    elif colour == "blue":
        canvas.polygon([(x, y - 1.15 * r), (x + r, y + r), (x, y + 0.3 * r), (x - r, y + r)], ink)
    else:
        for low in (-0.1, 0.75):
            points = [(x - r * 0.85, y + low * r), (x, y + (low - 0.8) * r),
                      (x + r * 0.85, y + low * r)]  # fmt: skip
            canvas.line(points, ink, r * 0.42)


def sample(style: Style, colour: Colour, width: int) -> Image.Image:
    """Return an arrow so many pixels wide, or what else is drawn along a line, for the key."""
    packed, _margin = _sprite(style, colour, (0.0, 0.0, float(width), 0.0), 1.0)
    return packed.image()


@cached
def emblem(colour: Colour, size: int) -> Image.Image:
    """Return a disc with an expedition's colour and sign."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=CREAM)
    canvas.ellipse(50, 50, 45, fill=NIGHT)
    canvas.ellipse(50, 50, 42, fill=INKS[colour])
    draw_sign(canvas, colour, 50, 50, 29, SIGNS[colour])
    return canvas.done()
