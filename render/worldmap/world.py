"""The finished static map, whole or in part; games draw arrows, marks and names on it.

Its layers are cached with a palette, which takes a quarter of the memory; callers get copies.
"""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from engines.routes.content import NETWORK
from engines.routes.network import Network
from render.cache import cached
from render.canvas import Canvas
from render.fonts import font
from render.picture import plain, with_palette
from render.theme import CREAM, GOLD, NIGHT, Colour, rgb
from render.worldmap.coast import coast
from render.worldmap.labels import draw_names, draw_titles
from render.worldmap.looks import FAMOUS_EXPLORERS, REGIONS, Look
from render.worldmap.markers import EDGE_SIZE, GREEN, RED, half_marker, marker
from render.worldmap.relief import FRAME, draw_frame, draw_ground
from render.worldmap.window import Box, Window, whole

ROUTE = rgb(0xE9DFC8)
CASING = 5.2
THREAD = 2.0


@cache
def network() -> Network:
    """Return the network that the map shows."""
    return Network.from_json(NETWORK)


def base_map(
    scale: float = 1.0, look: Look = FAMOUS_EXPLORERS, titles: tuple[str, ...] = REGIONS
) -> Image.Image:
    """Return the whole board with all names, 2048 pixels wide at scale 1."""
    return picture(whole(scale), look, titles)


def crop(
    box: Box, width: int, look: Look = FAMOUS_EXPLORERS, titles: tuple[str, ...] = REGIONS
) -> Image.Image:
    """Return a part of the board, drawn ``width`` pixels wide."""
    return picture(Window(box, width), look, titles)


def picture(
    window: Window, look: Look = FAMOUS_EXPLORERS, titles: tuple[str, ...] = REGIONS
) -> Image.Image:
    """Return what a window shows, names included."""
    image, layer = ground(window, look, titles), names(window)
    image.paste(layer, (0, 0), layer)
    return image


def ground(
    window: Window,
    look: Look = FAMOUS_EXPLORERS,
    titles: tuple[str, ...] = REGIONS,
    part: tuple[int, int, int, int] | None = None,
) -> Image.Image:
    """Return the same without the names of the points: the layer under arrows.

    ``part`` is the box of a part of it, in pixels of the picture.
    """
    layer = _ground(window, look, titles)
    return (layer if part is None else layer.crop(part)).convert("RGB")


def names(window: Window, part: tuple[int, int, int, int] | None = None) -> Image.Image:
    """Return the names of the points on a transparent layer, to be pasted over arrows."""
    layer = _names(window)
    return (layer if part is None else layer.crop(part)).convert("RGBA")


@cache
def colours(look: Look) -> tuple[Colour, ...]:
    """Return the colours that distinguish the points."""
    return RED, GREEN, GOLD, *(tint.point for tint in look.tints)


def lay_points(image: Image.Image, window: Window, look: Look = FAMOUS_EXPLORERS) -> None:
    """Draw all points of the window on a picture, for example again over the ends of arrows."""
    draw = ImageDraw.Draw(image)
    for spot in network().points:
        if spot.edge is None:
            tint = look.of(spot.region).point if spot.region else CREAM
            sprite = marker(spot.kind, window.scale, tint)
            x, y = window.at(*spot.position())
            place = round(x - sprite.width / 2), round(y - sprite.height / 2)
            image.paste(sprite, place, sprite)
        else:
            _lay_halves(image, draw, window, spot.edge, spot.position("L")[1])


def _lay_halves(
    image: Image.Image, draw: ImageDraw.ImageDraw, window: Window, number: int, height: float
) -> None:
    width, scale = coast().width, window.scale
    face = font(max(6, round(20 * scale)))
    for side, x in (("L", FRAME), ("R", width - FRAME)):
        sprite = half_marker("L" if side == "L" else "R", scale)
        left, middle = window.at(x, height)
        if side == "R":
            left -= sprite.width
        image.paste(sprite, (round(left), round(middle - sprite.height / 2)), sprite)
        inside = EDGE_SIZE[0] * 0.32 * scale
        at = left + (inside if side == "L" else sprite.width - inside)
        draw.text((at, middle + 20 * scale * 0.36), str(number), CREAM, face, anchor="ms")


@cached
def _ground(window: Window, look: Look, titles: tuple[str, ...]) -> Image.Image:
    if window.box == whole().box:
        image = bare_whole(window.width, look).copy()
    else:
        image = _bare(window, look)
    draw_titles(image, window, look, titles)
    lay_points(image, window, look)
    return plain(image, colours(look))


@cached
def _names(window: Window) -> Image.Image:
    return with_palette(draw_names(network(), window))


@cached
def bare_whole(width: int, look: Look) -> Image.Image:
    """Return the whole board without points and titles: the same in all languages, but slow.

    It is shared: copy it before drawing on it.
    """
    return _bare(Window(whole().box, width), look)


def _bare(window: Window, look: Look) -> Image.Image:
    canvas = draw_ground(window, look)
    _draw_lines(canvas, window)
    draw_frame(canvas, coast())
    return canvas.done()


def _draw_lines(canvas: Canvas, window: Window) -> None:
    lines = map(network().ends, range(len(network().lines)))
    ends = [pair for pair in lines if window.touches(pair, 10)]
    for pair in ends:
        canvas.line(pair, NIGHT, CASING)
    for pair in ends:
        canvas.line(pair, ROUTE, THREAD)
