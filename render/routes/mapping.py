"""The map, whole or in part: arrows, pins, shields, badges and names, and what can be measured.

All pictures of a part of the board are drawn at one of a few scales, whose grounds are cached.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image

from engines.routes.moves import Colour
from engines.routes.view import Expedition, Step
from render import theme
from render.canvas import Point
from render.frame import WIDE, letter
from render.picture import Piece, plainer
from render.placing import Area, Ground, Item, Line, Placed, Spot, place, single, together
from render.placing.geometry import middle
from render.routes import arrows, chart, nameplates, numbers, tokens
from render.routes.arrows import Lane
from render.routes.scene import Scene
from render.routes.tokens import Badge
from render.theme import CREAM, MUTED
from render.worldmap import Box, Look, Window, around, ground, grown, network, whole, window_on
from render.worldmap import layers as tiles
from render.worldmap.coast import coast
from render.worldmap.relief import FRAME
from render.worldmap.world import colours, drawn_at, lay_points

WORLD = WIDE, 768
"""The size of the whole map in a board's picture, in pixels."""

LETTERS = letter(WIDE)
"""The size of names."""

TOKENS = (
    *(look.disc for look in theme.SEATS),
    *arrows.INKS.values(),
    *arrows.FADED.values(),
    theme.FREE,
    theme.DRAFT,
    theme.INK,
)
"""Colours that distinguish tokens; kept in the palette although tokens have few pixels."""

SHIELD, PIN = 48, 46
"""Widths of shields, and of the heads of pins."""

ROUTE, ARROW = 0.15, 1.0
"""What it costs to cover 40 pixels of a line, and of an arrow."""

RING = 18
"""How much larger than its marker a ring around a point is, on the whole map."""

INSET = 4
"""What is placed keeps this distance from the edges of the picture."""

MARGIN, LEAST = 56, 512
"""Pixels of the board around the points that a closeup is about, and its least width."""


Called: TypeAlias = Callable[[str], str]
"""Returns the name of a point in the reader's language."""

NOTHING: Mapping[str, Badge] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Map:
    """A drawn map, and what can be measured in it."""

    image: Image.Image
    pieces: tuple[Piece, ...]


def layers(look: Look) -> Iterator[Callable[[], object]]:
    """Yield functions that each draw and cache one layer that all pictures share."""
    return tiles(look)


def world(
    scene: Scene,
    *,
    names: Collection[str] | None = None,
    badges: Mapping[str, Badge] = NOTHING,
    called: Called = chart.name,
) -> Map:
    """Draw the whole board with the names of some points.

    Without ``names`` these are the points that matter now (:attr:`Scene.named`). ``badges`` replace
    those that the scene has for the same points: see :func:`closeup`. ``called`` returns the name
    of a point.
    """
    named = scene.named if names is None else dict.fromkeys(names, 1.0)
    return _drawn(window_on(whole().box, WORLD), scene, named, badges, called)


def closeup(
    scene: Scene,
    box: Box,
    size: tuple[int, int],
    *,
    names: Collection[str] | None = None,
    badges: Mapping[str, Badge] = NOTHING,
    called: Called = chart.name,
) -> Map:
    """Draw the part of the board around a box, at the largest scale at which it fits the size.

    Without ``names`` every point in the picture is named; those of the scene, and those with
    ``badges``, before others. Badges replace those that the scene has for the same points. A key is
    a point's id; if a point has several badges, a space and something unique follow.
    """
    window = window_on(box, size)
    badged = {key.split(" ")[0] for key in badges}
    if names is None:
        here = [point.id for point in network().points if chart.shown(point.id, window)]
        named = dict.fromkeys(here, 1.0) | {
            id_: value for id_, value in scene.named.items() if id_ in here
        }
    else:
        named = dict.fromkeys(names, 1.0)
    named |= dict.fromkeys(badged & named.keys(), 9.0)
    return _drawn(window, scene, named, badges, called)


def _drawn(
    window: Window,
    scene: Scene,
    named: Mapping[str, float],
    badges: Mapping[str, Badge],
    called: Called,
) -> Map:
    image = ground(window, scene.look)
    lanes = _lanes(scene.expeditions, scene.new_arrows)
    _travel(image, window, scene, lanes)
    _rings(image, window, scene)
    points = _points(window)
    orders = numbers.items(scene, window, lanes)
    tokens_at = _tokens(window, scene, badges)
    names = {id_: called(id_) for id_ in named if chart.shown(id_, window)}
    pins = [
        (expedition, number, window.at(*at))
        for expedition in scene.expeditions
        for number, at in enumerate(chart.positions(expedition.tip))
        if window.shows(*at)
    ]
    items = [
        *(item for _fresh, item in orders.values()),
        *(
            Item(
                key=f"pin {expedition.colour} {number}",
                of=expedition.tip,
                at=(at,),
                kind="pin",
                shapes=single((PIN, PIN)),
            )
            for expedition, number, at in pins
        ),
        *(
            Item(
                key=f"token {id_}",
                of=id_,
                at=_at(id_, window),
                kind="token",
                shapes=together([badge.sprite.size for badge in here]),
            )
            for id_, here in tokens_at.items()
        ),
        *(
            Item(
                key=f"name {id_}",
                of=id_,
                at=_at(id_, window),
                kind="name",
                shapes=nameplates.shapes(name, LETTERS),
                importance=named[id_],
            )
            for id_, name in names.items()
        ),
    ]
    placed = place(items, points, _arrow_lines(window, lanes))
    for item in placed.values():
        if item.leader is not None:
            tokens.lead(image, *item.leader)
    pieces = [*_point_pieces(window), *numbers.draw(image, orders, placed)]
    inks = _head_inks(scene)
    for id_, name in names.items():
        if (beside := placed.get(f"name {id_}")) is not None:
            ink, halo = inks.get(id_, CREAM), scene.look.deep
            pieces.append(nameplates.write(image, beside, name, id_, LETTERS, ink, halo))
    for id_, here in tokens_at.items():
        pieces += _lay(image, placed[f"token {id_}"], here, id_)
    for expedition, number, at in pins:
        box = placed[f"pin {expedition.colour} {number}"].box
        tokens.lay_pin(image, expedition.colour, at, box, expedition.begun)
        pieces.append(Piece("pin", box, tokens.PIN_SIGN * PIN, expedition.tip))
    return Map(plainer(image, (*colours(scene.look), *TOKENS)), tuple(pieces))


def _at(id_: str, window: Window) -> tuple[Point, ...]:
    """Return where a point is drawn in a picture."""
    return tuple(window.at(*at) for at in chart.positions(id_) if window.shows(*at))


@lru_cache(maxsize=64)
def _points(window: Window) -> Ground:
    """Return the points and lines in and near a window, as obstacles."""
    near = 60 / window.scale
    spots = [
        Spot(point.id, at, chart.reach(point.id, window.scale))
        for point in network().points
        for at in map(middle, drawn_at(point, window))
        if -60 < at[0] < window.width + 60 and -60 < at[1] < window.height + 60
    ]
    lines = [
        Line(window.at(*a), window.at(*b), ROUTE)
        for a, b in map(network().ends, range(len(network().lines)))
        if window.touches((a, b), near)
    ]
    left, top, *_ = window.box
    edge = FRAME * window.scale
    bounds = (
        max(INSET, edge - left * window.scale),
        max(INSET, edge - top * window.scale),
        min(window.width - INSET, (coast().width - left) * window.scale - edge),
        min(window.height - INSET, (coast().height - top) * window.scale - edge),
    )
    return Ground(spots, bounds, lines)


@lru_cache(maxsize=64)
def _point_pieces(window: Window) -> tuple[Piece, ...]:
    """Return the points that are drawn whole in a picture."""
    return tuple(
        Piece("point", box, min(box[2] - box[0], box[3] - box[1]), point.id)
        for point in network().points
        for box in drawn_at(point, window)
        if box[0] >= 0 and box[1] >= 0 and box[2] <= window.width and box[3] <= window.height
    )


def _arrow_lines(window: Window, lanes: Sequence[Lane]) -> list[Line]:
    return [Line(*arrows.along(lane.step, window, lane.beside), ARROW) for lane in lanes]


def _travel(image: Image.Image, window: Window, scene: Scene, lanes: Sequence[Lane]) -> None:
    """Draw the arrows: removed, possible and laid ones."""
    for colour, step in scene.gone:
        arrows.lay_gone(image, window, step, colour)
    for step in scene.steps:
        arrows.lay_free(image, window, step)
    for lane in lanes:
        arrows.lay(image, window, lane)
    # The light edges of new arrows reach over the points at their ends.
    ends = dict.fromkeys(id_ for fresh in scene.fresh for id_ in fresh.step)
    if ends:
        lay_points(image, window, scene.look, [chart.spot(id_) for id_ in ends])


@lru_cache(maxsize=8)
def _lanes(
    expeditions: tuple[Expedition, ...], fresh: frozenset[tuple[Colour, Step]]
) -> Sequence[Lane]:
    return tuple(arrows.lanes(expeditions, fresh))


def _rings(image: Image.Image, window: Window, scene: Scene) -> None:
    """Draw rings around points that may be chosen, and those that the picture is about."""
    for points, sprite in ((scene.targets, tokens.halo), (scene.focus, tokens.focus)):
        for id_ in points:
            size = round(2 * chart.reach(id_, window.scale) + RING * grown(window.scale))
            for x, y in _at(id_, window):
                ring = sprite(size)
                image.paste(ring, (round(x - size / 2), round(y - size / 2)), ring)


def _tokens(window: Window, scene: Scene, badges: Mapping[str, Badge]) -> dict[str, list[Badge]]:
    """Return the badges and shields of each point in the picture."""
    here: dict[str, list[Badge]] = defaultdict(list)
    for key, badge in badges.items():
        here[key.split(" ")[0]].append(badge)
    badged = frozenset(here)
    for id_, letter_ in scene.letters.items():
        if id_ not in badged:
            here[id_].append(tokens.row_badge(letter_, LETTERS))
    for id_, number in scene.numbers.items():
        if id_ not in badged:
            here[id_].append(tokens.own_badge(number, LETTERS))
    for seat, places in enumerate(scene.marks):
        for id_ in places:
            here[id_].append(tokens.mark(seat, SHIELD, fresh=id_ in scene.fresh_marks))
    return {id_: found for id_, found in here.items() if chart.shown(id_, window)}


def _head_inks(scene: Scene) -> dict[str, theme.Colour]:
    """Return the inks of names where one expedition stands alone: its own colour."""
    standing: dict[str, list[Colour]] = defaultdict(list)
    for expedition in scene.expeditions:
        standing[expedition.tip].append(expedition.colour)
    return {id_: arrows.INKS[colours[0]] for id_, colours in standing.items() if len(colours) == 1}


def _lay(image: Image.Image, placed: Placed, badges: Sequence[Badge], of: str) -> Iterator[Piece]:
    """Lay the tokens of a point, and yield what was laid."""
    for badge, (left, top, _right, _bottom) in zip(badges, placed.parts, strict=True):
        x, y = round(left), round(top)
        image.paste(badge.sprite, (x, y), badge.sprite)
        box = (x, y, x + badge.sprite.width, y + badge.sprite.height)
        yield Piece(badge.kind, box, badge.size, of, leader=placed.leader is not None)


def around_point(
    scene: Scene,
    start: str,
    neighbours: Sequence[str],
    size: tuple[int, int],
    *,
    badges: Mapping[str, Badge] = NOTHING,
    called: Called = chart.name,
) -> Map:
    """Draw the part of the map around a point and its neighbours, as :func:`closeup` does.

    An edge dot is in the middle, between the parts of the map at both edges of the board.
    """
    shape = size[0] / size[1]
    if chart.spot(start).edge is None:
        points = [chart.positions(start)[0]]
        points += [chart.ends(start, to)[1] for to in neighbours]
        box = around(points, margin=MARGIN, least=LEAST, shape=shape)
        return closeup(scene, box, size, badges=badges, called=called)
    ends = [chart.ends(start, to) for to in neighbours]
    reach = max([LEAST / 2, *(abs(b[0] - a[0]) + MARGIN for a, b in ends)])
    ys = [b[1] for _a, b in ends] + [chart.positions(start)[0][1]]
    high = max(reach * 2 / shape, max(ys) - min(ys) + 2 * MARGIN)
    top, reach = (min(ys) + max(ys) - high) / 2, high * shape / 2
    image, half = Image.new("RGB", size, scene.look.deep), size[0] // 2
    width, pieces = coast().width, list[Piece]()
    for left, x in ((width - reach, 0), (0.0, half)):
        box = left, top, left + reach, top + high
        pane = closeup(scene, box, (half, size[1]), badges=badges, called=called)
        image.paste(pane.image, (x, 0))
        pieces += [moved(piece, x, 0) for piece in pane.pieces]
    for y in range(0, size[1], 15):
        image.paste(MUTED, (half - 1, y, half + 1, min(y + 8, size[1])))
    return Map(image, tuple(pieces))


def moved(piece: Piece, x: float, y: float) -> Piece:
    """Return a piece as it is where its map is laid into a larger picture."""
    left, top, right, bottom = piece.box
    return replace(piece, box=(left + x, top + y, right + x, bottom + y))


def whole_map(scene: Scene, *, called: Called = chart.name) -> Map:
    """Draw the whole board twice as large, with the names of all points."""
    wide, high = WORLD
    window = window_on(whole().box, (2 * wide, 2 * high))
    named = dict.fromkeys((point.id for point in network().points), 9.0)
    return _drawn(window, scene, named, NOTHING, called)
