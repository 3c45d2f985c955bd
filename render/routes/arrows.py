"""The arrows of the three expeditions; each has its own colour, body and head."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from engines.routes.moves import Colour
from engines.routes.view import Expedition, Step
from render import theme
from render.cache import Packed, cached
from render.canvas import Canvas, Point
from render.routes import chart
from render.theme import CREAM, FREE, INK, NIGHT, rgb
from render.worldmap import Window

INKS: dict[Colour, theme.Colour] = {
    "red": rgb(0xF0402E),
    "yellow": rgb(0xFFE430),
    "blue": rgb(0x2E8BFF),
}
SIGNS: dict[Colour, theme.Colour] = {"red": CREAM, "yellow": INK, "blue": CREAM}
"""Colours of signs that are drawn on an expedition's colour."""

BODY, SPACING = 9.0, 14.0
HEAD, WING = 21.0, 11.5
CASING, GLOW = 2.6, 3.6
GAP = 3.0
"""Widths and lengths in pixels of the board."""

Lane = tuple[Step, Colour, float, bool]
"""An arrow, its colour, its distance from the middle of the line, and whether it is recent."""


def lanes(expeditions: Iterable[Expedition]) -> list[Lane]:
    """Return all arrows; those on the same line are side by side, recent ones come last."""
    by_line: dict[int, list[tuple[Step, Colour, bool]]] = defaultdict(list)
    for expedition in expeditions:
        old = len(expedition.arrows) - expedition.fresh
        for number, step in enumerate(expedition.arrows):
            by_line[chart.line(*step)].append((step, expedition.colour, number >= old))
    arrows: list[Lane] = []
    for shared in by_line.values():
        for number, (step, colour, fresh) in enumerate(shared):
            # Counted from the line, not the arrow: so opposite arrows do not overlap.
            beside = (number - (len(shared) - 1) / 2) * SPACING
            arrows.append((step, colour, beside if chart.forward(step) else -beside, fresh))
    arrows.sort(key=lambda lane: lane[3])
    return arrows


def lay(image: Image.Image, window: Window, lane: Lane) -> None:
    """Draw an arrow on a map."""
    step, colour, beside, fresh = lane
    tail, head = _along(step, beside)
    if window.touches((tail, head), 20):
        style = f"{colour}!" if fresh else colour
        _paste(image, window, tail, head, style)


def lay_gone(image: Image.Image, window: Window, step: Step, colour: Colour) -> None:
    """Draw the trace of an arrow that was removed."""
    tail, head = _along(step, 0)
    if window.touches((tail, head), 20):
        _paste(image, window, tail, head, f"{colour}?")


def lay_free(image: Image.Image, window: Window, step: Step) -> None:
    """Draw the trace of an arrow that may be laid."""
    tail, head = _along(step, 0)
    if window.touches((tail, head), 20):
        _paste(image, window, tail, head, "free")


@lru_cache(maxsize=4096)
def _along(step: Step, beside: float) -> tuple[Point, Point]:
    """Return where an arrow begins and ends, at the edges of the points' markers."""
    (ax, ay), (bx, by) = chart.ends(*step)
    length = math.dist((ax, ay), (bx, by))
    ux, uy = (bx - ax) / length, (by - ay) / length
    first = math.sqrt(max(0.0, chart.radius(step[0]) ** 2 - beside**2)) + GAP
    last = length - math.sqrt(max(0.0, chart.radius(step[1]) ** 2 - beside**2)) - GAP
    dx, dy = -uy * beside, ux * beside
    return (ax + ux * first + dx, ay + uy * first + dy), (ax + ux * last + dx, ay + uy * last + dy)


def _paste(image: Image.Image, window: Window, tail: Point, head: Point, style: str) -> None:
    (ax, ay), (bx, by) = window.at(*tail), window.at(*head)
    left, top = math.floor(min(ax, bx)), math.floor(min(ay, by))
    quarter = tuple(round(4 * n) / 4 for n in (ax - left, ay - top, bx - left, by - top))
    # Rounded, because the scales of closeups differ in the last bits of their floats.
    packed, margin = _sprite(style, quarter, round(window.scale, 9))
    sprite = packed.image()
    image.paste(sprite, (left - margin + packed.left, top - margin + packed.top), sprite)


@cached
def _sprite(style: str, ends: tuple[float, ...], scale: float) -> tuple[Packed, int]:
    """Return an arrow to be pasted. Games need thousands, so they are kept packed."""
    sprite, margin = _drawn(style, ends, scale)
    return Packed.of(sprite), margin


def _drawn(style: str, ends: tuple[float, ...], scale: float) -> tuple[Image.Image, int]:
    """Return the drawing of an arrow between two pixels, and how far it reaches around them."""
    ax, ay, bx, by = ends
    margin = math.ceil((WING + CASING + GLOW + 1) * scale)
    wide, high = math.ceil(max(ax, bx)) + 2 * margin, math.ceil(max(ay, by)) + 2 * margin
    canvas = Canvas(wide, high, units=wide)
    length = math.dist((ax, ay), (bx, by))
    ux, uy = (bx - ax) / length, (by - ay) / length

    def at(along: float, across: float) -> Point:
        """Return a point of the arrow, from its tail, in pixels of the board."""
        along, across = along * scale, across * scale
        x = ax + ux * along - uy * across + margin
        return x, ay + uy * along + ux * across + margin

    units = length / scale
    if style == "free":
        points = [at(0, 0), at(units, 0)]
        canvas.line(points, NIGHT, (BODY + 2) * scale)
        canvas.dashes(points, FREE, (BODY - 2) * scale, 9 * scale, 9 * scale)
        return canvas.done(), margin
    name = style.rstrip("!?")
    colour: Colour = "red" if name == "red" else "blue" if name == "blue" else "yellow"
    ink, sign = INKS[colour], SIGNS[colour]
    neck = max(units - HEAD, 2.0)
    if style.endswith("?"):
        points = [at(0, 0), at(units, 0)]
        canvas.dashes(points, NIGHT, (BODY + 1) * scale, 11 * scale, 13 * scale)
        canvas.dashes(points, ink, (BODY - 4) * scale, 11 * scale, 13 * scale)
        middle = units / 2
        for fill, width in ((NIGHT, 9.0), (CREAM, 5.0)):
            canvas.line([at(middle - 8, -8), at(middle + 8, 8)], fill, width * scale)
            canvas.line([at(middle - 8, 8), at(middle + 8, -8)], fill, width * scale)
        return canvas.done(), margin
    heads = _head(colour, units)
    outlines = [(NIGHT, CASING)]
    if style.endswith("!"):
        outlines = [(NIGHT, CASING + GLOW + 1.4), (CREAM, CASING + GLOW), (NIGHT, CASING)]
    for fill, more in outlines:
        canvas.line([at(0, 0), at(neck, 0)], fill, (BODY + 2 * more) * scale)
        for outline in heads:
            corners = [at(*corner) for corner in outline]
            canvas.polygon(corners, fill, fill, 2 * more * scale)
    canvas.polygon(
        [at(0, -BODY / 2), at(neck, -BODY / 2), at(neck, BODY / 2), at(0, BODY / 2)], ink
    )
    if colour == "blue":
        canvas.line([at(2, 0), at(neck - 1, 0)], sign, 2.8 * scale)
    elif colour == "yellow":
        n = 4.0
        while n < neck - 3:
            canvas.line([at(n, -BODY / 2), at(n, BODY / 2)], sign, 2.6 * scale)
            n += 9
    for outline in heads:
        canvas.polygon([at(*corner) for corner in outline], ink)
    return canvas.done(), margin


def _head(colour: Colour, tip: float) -> list[list[Point]]:
    """Return the outlines of an arrow's head, along and across."""
    base = tip - HEAD
    if colour == "red":
        return [[(tip, 0), (base, WING), (base, -WING)]]
    if colour == "blue":
        return [[(tip, 0), (base - 3, WING + 1), (base + 5, 0), (base - 3, -WING - 1)]]
    return [
        [(tip, 0), (tip - 11, WING), (tip - 19, WING), (tip - 8, 0), (tip - 19, -WING),
         (tip - 11, -WING)],
        [(tip - 11, 0), (tip - 21, WING), (tip - 29, WING), (tip - 19, 0), (tip - 29, -WING),
         (tip - 21, -WING)],
    ]  # fmt: skip


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


@cached
def sample(colour: Colour, width: int, *, fresh: bool) -> Image.Image:
    """Return an arrow that points to the right, for a legend."""
    style = f"{colour}!" if fresh else colour
    sprite, margin = _drawn(style, (0.0, 0.0, float(width), 0.0), 1.0)
    return sprite.crop((margin // 2, 0, sprite.width - margin // 2, sprite.height))


@cached
def emblem(colour: Colour, size: int) -> Image.Image:
    """Return a disc with an expedition's colour and sign."""
    canvas = Canvas(size)
    canvas.ellipse(50, 50, 50, fill=CREAM)
    canvas.ellipse(50, 50, 45, fill=NIGHT)
    canvas.ellipse(50, 50, 42, fill=INKS[colour])
    draw_sign(canvas, colour, 50, 50, 24, SIGNS[colour])
    return canvas.done()


PIN_TURNS = 24


@cached
def pin(colour: Colour, size: int, turn: int, begun: bool) -> tuple[Image.Image, Point]:
    """Return the token of an expedition, and where on it the pin's point is.

    ``size`` is the width of its head in pixels; ``turn`` counts 24ths of a circle, clockwise from
    the east, and is the way from the point to the head. A colour not begun has a hollow pin.
    """
    reach = 0.92
    wide = math.ceil(size * (2 * reach + 1.2))
    canvas = Canvas(wide, wide, units=wide)
    middle, angle = wide / 2, math.tau * turn / PIN_TURNS
    ux, uy = math.cos(angle), math.sin(angle)
    x, y = middle + ux * size * reach, middle + uy * size * reach
    for more, fill in ((0.06, NIGHT), (0.0, CREAM)):
        half = size * (0.4 + more)
        base = (x - ux * size * 0.2, y - uy * size * 0.2)
        tip = (middle - ux * size * more, middle - uy * size * more)
        canvas.polygon(
            [(base[0] - uy * half, base[1] + ux * half), tip,
             (base[0] + uy * half, base[1] - ux * half)], fill, fill, size * more,
        )  # fmt: skip
        canvas.ellipse(x, y, size * (0.5 + more), fill=fill)
    canvas.ellipse(x, y, size * 0.43, fill=INKS[colour])
    if not begun:
        canvas.ellipse(x, y, size * 0.36, fill=NIGHT)
    draw_sign(canvas, colour, x, y, size * 0.24, SIGNS[colour] if begun else INKS[colour])
    return canvas.done(), (middle, middle)
