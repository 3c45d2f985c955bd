"""The map, whole or in part: arrows, players' shields, badges and the pins of the expeditions."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import product

from PIL import Image

from engines.routes.view import Expedition
from render.canvas import Point
from render.picture import plainer
from render.routes import arrows, chart, tokens
from render.routes.arrows import Lane
from render.routes.scene import Scene
from render.theme import DRAFT, FREE, GOLD, MUTED, NIGHT, SEATS
from render.worldmap import Look, Window, around, bare_whole, colours, ground, names, whole
from render.worldmap.window import Box

MARGIN = 56
"""Pixels of the board around the points that a closeup is about."""

TILE = (512, 400)
"""Closeups are cut out of cached tiles of this size, in pixels of the board."""

ZOOM = 1.0625
"""Pixels of a tile per pixel of the board."""


SHIELD, BADGE, PIN, HALO = 31, 31, 31, 29
"""Sizes of tokens on the overview, in pixels."""

CLOSE_SHIELD, CLOSE_BADGE, CLOSE_PIN, CLOSE_HALO = 41, 38, 41, 46
"""Sizes of tokens in closeups."""

LEAN = 0.3
"""Distance of a shield from its place, in widths of the shield; it keeps clear of names."""

TOKENS = (*(look.disc for look in SEATS), *arrows.INKS.values(), FREE, DRAFT)
"""Colours that distinguish tokens; kept in the palette although tokens have few pixels."""

FARTHER = 1.45
"""A badge that would hide something may be so many times as far from its point."""


def overview(
    scene: Scene, width: int, titles: tuple[str, ...], *, named: bool, badge: int = BADGE
) -> Image.Image:
    """Draw the whole board ``width`` pixels wide, with the names of the points or without.

    ``badge`` is the size of badges in pixels.
    """
    window = Window(whole().box, width)
    image = ground(window, scene.look, titles)
    _travel(image, window, scene)
    _halos(image, window, scene, HALO)
    shields = _shields(image, window, scene, SHIELD)
    if named:
        layer = names(window)
        image.paste(layer, (0, 0), layer)
    _tokens(image, window, scene, shields, sizes=(SHIELD, badge, PIN), badges={})
    return plainer(image, (*colours(scene.look), *TOKENS))


UNTITLED = ("",) * 6
"""Closeups have no titles of regions, so that all languages share them."""


COLUMNS, LINES = 4, 3
"""How many tiles cover the board."""


def _tile(column: int, line: int) -> Window:
    wide, high = TILE
    box = (column * wide, line * high, (column + 1) * wide, (line + 1) * high)
    return Window(box, round(wide * ZOOM))


def layers(look: Look, widths: Sequence[int]) -> Iterator[Callable[[], object]]:
    """Yield functions that each draw and cache one layer that all pictures share.

    ``widths`` are those of the overviews; the widest one shows names.
    """
    for width in widths:
        yield partial(bare_whole, width, look)
    yield partial(names, Window(whole().box, max(widths)))
    for column, line in product(range(COLUMNS), range(LINES)):
        yield partial(ground, _tile(column, line), look, UNTITLED)
        yield partial(names, _tile(column, line))


def closeup(
    scene: Scene,
    box: Box,
    size: tuple[int, int],
    *,
    badges: dict[str, Image.Image] | None = None,
) -> Image.Image:
    """Draw a part of the board, without pins and badges unless ``badges`` are given.

    These replace the badges that the scene has for the same points. A key is a point's id; if a
    point has several badges, a space and something unique follow.
    """
    left, top, right, bottom = box
    # Whole pixels of the tiles, so that nothing is drawn again or blurred.
    x0, y0 = math.floor(left * ZOOM), math.floor(top * ZOOM)
    x1, y1 = x0 + round((right - left) * ZOOM), y0 + round((bottom - top) * ZOOM)
    if abs(x1 - x0 - size[0]) <= 2 and abs(y1 - y0 - size[1]) <= 2:
        x1, y1 = x0 + size[0], y0 + size[1]
    window = Window((x0 / ZOOM, y0 / ZOOM, x1 / ZOOM, y1 / ZOOM), x1 - x0)
    image = Image.new("RGB", (x1 - x0, y1 - y0), NIGHT)
    layers: list[tuple[Image.Image, tuple[int, int]]] = []
    wide, high = round(TILE[0] * ZOOM), round(TILE[1] * ZOOM)
    for column in range(max(x0, 0) // wide, min((x1 - 1) // wide, COLUMNS - 1) + 1):
        for line in range(max(y0, 0) // high, min((y1 - 1) // high, LINES - 1) + 1):
            tile, left, top = _tile(column, line), column * wide - x0, line * high - y0
            part = (max(-left, 0), max(-top, 0), min(image.width - left, wide),
                    min(image.height - top, high))  # fmt: skip
            image.paste(ground(tile, scene.look, UNTITLED, part), (left + part[0], top + part[1]))
            layers.append((names(tile, part), (left + part[0], top + part[1])))
    # Tokens under the names are drawn before the picture is reduced, so they must be larger.
    more = image.width / size[0]
    _travel(image, window, scene)
    _halos(image, window, scene, round(CLOSE_HALO * more))
    shields = _shields(image, window, scene, round(CLOSE_SHIELD * more))
    for layer, place in layers:
        image.paste(layer, place, layer)
    if image.size != size:
        image = image.resize(size, Image.Resampling.HAMMING)
        window = Window(window.box, size[0])
    image = plainer(image, (*colours(scene.look), *TOKENS))
    if badges is not None:
        sizes = CLOSE_SHIELD, CLOSE_BADGE, CLOSE_PIN
        _tokens(image, window, scene, shields, sizes=sizes, badges=badges)
    return image


def around_point(
    scene: Scene,
    start: str,
    neighbours: tuple[str, ...],
    size: tuple[int, int],
    badges: dict[str, Image.Image] | None,
) -> Image.Image:
    """Draw the part of the map around a point and its neighbours.

    An edge dot is in the middle, between the parts of the map at both edges of the board.
    """
    least = size[0] / ZOOM
    if chart.spot(start).edge is None:
        points = [chart.positions(start)[0]]
        points += [chart.ends(start, to)[1] for to in neighbours]
        box = around(points, margin=MARGIN, least=least, shape=size[0] / size[1])
        return closeup(scene, box, size, badges=badges)
    image = Image.new("RGB", size, NIGHT)
    west, _east = chart.positions(start)
    reach = max(
        [
            least / 2,
            *(abs(b[0] - a[0]) + MARGIN for a, b in (chart.ends(start, to) for to in neighbours)),
        ]
    )
    ys = [chart.ends(start, to)[1][1] for to in neighbours] + [west[1]]
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
        pane = closeup(scene, box, (half, size[1]), badges=badges)
        image.paste(pane, (x, 0))
    for y in range(0, size[1], 15):
        image.paste(MUTED, (half - 1, y, half + 1, min(y + 8, size[1])))
    return image


def _travel(image: Image.Image, window: Window, scene: Scene) -> None:
    """Draw the arrows: removed, possible and laid ones."""
    for expedition in scene.expeditions:
        for step in expedition.removed:
            arrows.lay_gone(image, window, step, expedition.colour)
    for step in scene.steps:
        arrows.lay_free(image, window, step)
    for lane in _lanes(scene.expeditions):
        arrows.lay(image, window, lane)


@lru_cache(maxsize=8)
def _lanes(expeditions: tuple[Expedition, ...]) -> Sequence[Lane]:
    return tuple(arrows.lanes(expeditions))


def _halos(image: Image.Image, window: Window, scene: Scene, size: int) -> None:
    """Draw rings around points that may be chosen, and those that the picture is about."""
    for points, sprite in ((scene.targets, tokens.halo(size)), (scene.focus, tokens.focus(size))):
        for id_ in points:
            for at in _shown(window, id_):
                _lay(image, sprite, window, *at)


def _shown(window: Window, id_: str) -> list[tuple[float, float]]:
    return [at for at in chart.positions(id_) if window.shows(*at, -4)]


def _tokens(
    image: Image.Image,
    window: Window,
    scene: Scene,
    shields: Mapping[Point, Point],
    *,
    sizes: tuple[int, int, int],
    badges: dict[str, Image.Image],
) -> None:
    """Draw pins and badges where they hide little."""
    shield, badge, pin = sizes
    half = shield / window.scale / 2
    taken: list[Box] = [(x - half, y - half, x + half, y + half) for x, y in shields.values()]
    _pins(image, window, scene, pin, taken)
    sprites = dict(badges)
    badged = {key.split(" ")[0] for key in badges}
    for id_, letter in scene.letters.items():
        if id_ not in badged:
            sprites[id_] = tokens.row(letter, badge)
    for id_, number in scene.numbers.items():
        if id_ not in badged:
            sprites[id_] = tokens.own(str(number), badge, id_ in scene.marked)
    for key, sprite in sprites.items():
        _badge(image, window, key.split(" ")[0], sprite, shields, taken)


def _shields(image: Image.Image, window: Window, scene: Scene, size: int) -> dict[Point, Point]:
    """Draw the players' shields; return the middle of each by the position of its place."""
    middles: dict[Point, Point] = {}
    for seat, places in enumerate(scene.marks):
        for place in places:
            at = chart.positions(place)[0]
            if window.shows(*at, 12):
                wide = size / window.scale
                middle = chart.beside(place, at, wide * LEAN, wide, [], window.box)
                if place in scene.fresh:
                    _lay(image, tokens.ring(round(size * 1.5), GOLD), window, *middle)
                _lay(image, tokens.shield(seat, size), window, *middle)
                middles[at] = middle
    return middles


def _badge(
    image: Image.Image,
    window: Window,
    id_: str,
    sprite: Image.Image,
    shields: Mapping[Point, Point],
    taken: list[Box],
) -> None:
    """Draw a badge beside a point, or beside the shield there."""
    for at in _shown(window, id_):
        size = sprite.width / window.scale
        reach = size / 2 + (chart.radius(id_) * 0.55 if at not in shields else size * 0.34)
        middle = chart.beside(id_, at, reach, size, taken, window.box, FARTHER)
        _lay(image, sprite, window, *_inside(window, middle, size / 2))


def _inside(window: Window, at: tuple[float, float], half: float) -> tuple[float, float]:
    left, top, right, bottom = window.box
    return min(max(at[0], left + half), right - half), min(max(at[1], top + half), bottom - half)


def _pins(image: Image.Image, window: Window, scene: Scene, size: int, taken: list[Box]) -> None:
    """Draw a pin for each expedition where it stands, turned so that it hides little."""
    reach = size / window.scale
    for expedition in scene.expeditions:
        for x, y in chart.positions(expedition.tip):
            if not window.shows(x, y, -4):
                continue
            mx, my = chart.beside(expedition.tip, (x, y), reach, reach, taken, window.box)
            turn = round(math.atan2(my - y, mx - x) / math.tau * arrows.PIN_TURNS)
            sprite, _middle = arrows.pin(
                expedition.colour, size, turn % arrows.PIN_TURNS, expedition.begun
            )
            _lay(image, sprite, window, x, y)


def _lay(image: Image.Image, sprite: Image.Image, window: Window, x: float, y: float) -> None:
    px, py = window.at(x, y)
    place = round(px - sprite.width / 2), round(py - sprite.height / 2)
    image.paste(sprite, place, sprite)
