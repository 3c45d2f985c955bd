"""The finished static map, whole or in part; games draw arrows, tokens and names on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import product

from PIL import Image, ImageDraw
from zlib_ng import zlib_ng as zlib

from engines.routes.content import NETWORK
from engines.routes.network import Network, Point
from render.cache import cached, lasting
from render.canvas import OVERSAMPLING
from render.fonts import INKING
from render.laying import lay
from render.picture import plain
from render.theme import CREAM, NIGHT, Colour
from render.worldmap.coast import coast
from render.worldmap.looks import LOOKS, Look
from render.worldmap.markers import GREEN, RED, edge_marker, grown, half_marker, marker, size_at
from render.worldmap.relief import FRAME, draw_frame, draw_ground
from render.worldmap.window import SEAM, Box, Window

THREAD = 2.5
"""Width of the lines between points on the whole map, in pixels."""

TILE = 512
"""The ground is kept in square tiles of this size, in pixels of the board."""

COLUMNS, LINES = 4, 3
"""How many tiles cover the board."""

ZOOMS = (1320 / 2048, 1848 / 2048, 2640 / 2048, 3696 / 2048, 5280 / 2048)
"""The scales in which the ground is kept; the tiles are whole pixels wide in each."""


@cache
def network() -> Network:
    """Return the network that the map shows."""
    return Network.from_json(NETWORK)


def window_on(box: Box, size: tuple[int, int]) -> Window:
    """Return the window of that size which shows the box, at the largest of :data:`ZOOMS`.

    It shows more than the box where the box does not fill it, and does not leave the board unless
    it is larger than the board. For a box beyond the right edge, the left edge follows there.
    """
    (left, top, right, bottom), (wide, high) = box, size
    joined = right > coast().width
    fits = [
        zoom
        for zoom in ZOOMS
        if (right - left) * zoom <= wide + 1 and (bottom - top) * zoom <= high + 1
    ]
    zoom, world = max(fits, default=ZOOMS[0]), coast()
    # Whole pixels of the tiles, so that nothing is drawn again or blurred.
    x = round((left + right) / 2 * zoom - wide / 2)
    if not joined:
        x = round(_kept(x, world.width * zoom - wide))
    y = round(_kept((top + bottom) / 2 * zoom - high / 2, world.height * zoom - high))
    return Window((x / zoom, y / zoom, (x + wide) / zoom, (y + high) / zoom), wide, joined)


def _kept(value: float, most: float) -> float:
    return min(max(value, 0.0), max(most, 0.0))


def ground(window: Window, look: Look) -> Image.Image:
    """Return what a window of :func:`window_on` shows: the map with its points, without names."""
    return _joined(window, look) if window.joined else _parts(window, look)


def _parts(window: Window, look: Look) -> Image.Image:
    """Return the ground of a window, put together of tiles."""
    image = Image.new("RGB", (window.width, window.height), look.deep)
    number = _zoom(window)
    x0, y0 = (round(edge * ZOOMS[number]) for edge in window.box[:2])
    side = round(TILE * ZOOMS[number])
    for column, line in product(range(COLUMNS), range(LINES)):
        left, top = column * side - x0, line * side - y0
        if -side < left < window.width and -side < top < window.height:
            part = _unpacked(look, number, column, line)
            # Cut first: of the largest tiles a picture shows only a small part.
            seen = max(0, -left), max(0, -top)
            edges = min(part.width, window.width - left), min(part.height, window.height - top)
            shown = part.crop((*seen, *edges)).convert("RGB")
            image.paste(shown, (left + seen[0], top + seen[1]))
    return image


def _joined(window: Window, look: Look) -> Image.Image:
    """Return the ground on both sides of the joined edges, with whole edge dots between them."""
    image = Image.new("RGB", (window.width, window.height), look.deep)
    left, top, _right, bottom = window.box
    zoom = ZOOMS[_zoom(window)]
    seam = round((coast().width - SEAM) * zoom) - round(left * zoom)
    first = round(SEAM * zoom) / zoom
    for x, start, wide in ((0, left, seam), (seam, first, window.width - seam)):
        part = Window((start, top, start + wide / zoom, bottom), wide)
        image.paste(ground(part, look), (x, 0))
    lay_points(image, window, look, [spot for spot in network().points if spot.edge is not None])
    return image


def _zoom(window: Window) -> int:
    return min(range(len(ZOOMS)), key=lambda number: abs(ZOOMS[number] - window.scale))


def zoom_of(window: Window) -> float:
    """Return the scale of a window as it is meant: scales of windows differ in the last bits."""
    return ZOOMS[_zoom(window)]


def layers(look: Look) -> Iterator[Callable[[], object]]:
    """Yield functions that each draw and cache one tile."""
    for number, column, line in product(range(len(ZOOMS)), range(COLUMNS), range(LINES)):
        yield partial(tile, look, number, column, line)


@cache
def colours(look: Look) -> tuple[Colour, ...]:
    """Return the colours that distinguish grounds, lines and points."""
    drawn = look.coast, look.ornament, look.route, look.deep, look.band
    return (RED, GREEN, CREAM, NIGHT, *(tint.point for tint in look.tints), *look.grounds, *drawn)


@lasting
def tile(look: Look, zoom: int, column: int, line: int) -> tuple[bytes, tuple[int, int], bytes]:
    """Return a tile of the ground as compressed numbers of colours, its size and its palette."""
    left, top = column * TILE, line * TILE
    box = left, top, left + TILE, min(top + TILE, coast().height)
    window = Window(box, round(TILE * ZOOMS[zoom]))
    canvas = draw_ground(window, look)
    draw_frame(canvas, coast(), look)
    image = canvas.done()
    _draw_lines(image, window, look)
    lay_points(image, window, look)
    flat = plain(image, colours(look))
    palette = flat.getpalette()
    assert palette is not None
    return zlib.compress(flat.tobytes(), 6), flat.size, bytes(palette)


@cached
def _unpacked(look: Look, zoom: int, column: int, line: int) -> Image.Image:
    """Return a tile as a picture with a palette."""
    pixels, size, palette = tile(look, zoom, column, line)
    part = Image.frombytes("P", size, zlib.decompress(pixels))
    part.putpalette(palette)
    return part


def lay_points(
    image: Image.Image, window: Window, look: Look, points: Iterable[Point] = ()
) -> None:
    """Draw these points on a picture of the window, all of them if there are none."""
    for spot in points or network().points:
        for sprite, left, top in _sprites(spot, window, look):
            if -sprite.width < left < image.width and -sprite.height < top < image.height:
                lay(image, sprite, left, top)


def _sprites(spot: Point, window: Window, look: Look) -> Iterator[tuple[Image.Image, int, int]]:
    """Yield the markers of a point with their left upper corners."""
    if spot.edge is None:
        tint = look.of(spot.region).point if spot.region else CREAM
        sprite = marker(spot.kind, size_at(spot.kind, window.scale), tint)
        x, y = window.at(*spot.position())
        yield sprite, round(x - sprite.width / 2), round(y - sprite.height / 2)
        return
    if window.joined:
        sprite = edge_marker(spot.edge, window.scale)
        x, y = window.at(*spot.position("L"))
        yield sprite, round(x - sprite.width / 2), round(y - sprite.height / 2)
        return
    for side, edge in (("L", FRAME), ("R", coast().width - FRAME)):
        sprite = half_marker("L" if side == "L" else "R", spot.edge, window.scale)
        x, y = window.at(edge, spot.position("L")[1])
        left = x if side == "L" else x - sprite.width
        yield sprite, round(left), round(y - sprite.height / 2)


def drawn_at(spot: Point, window: Window) -> list[tuple[float, float, float, float]]:
    """Return the boxes of a point's markers, in pixels of the picture."""
    return [
        (left, top, left + sprite.width, top + sprite.height)
        for sprite, left, top in _sprites(spot, window, next(iter(LOOKS.values())))
    ]


def _draw_lines(image: Image.Image, window: Window, look: Look) -> None:
    """Draw the lines between points, with few shades at their edges."""
    mask = Image.new("L", (OVERSAMPLING * image.width, OVERSAMPLING * image.height))
    draw = ImageDraw.Draw(mask)
    wide = round(OVERSAMPLING * THREAD * grown(window.scale))
    for pair in map(network().ends, range(len(network().lines))):
        if window.touches(pair, 10):
            ends = (window.at(*end) for end in pair)
            draw.line([tuple(OVERSAMPLING * n for n in end) for end in ends], 255, wide)
    image.paste(look.route, (0, 0), mask.reduce(OVERSAMPLING).point(INKING))
