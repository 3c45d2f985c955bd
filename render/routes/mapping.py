"""The map, whole or in part: arrows, pins, shields, badges and names, and what can be measured.

All pictures of a part of the board are drawn at one of a few scales, whose grounds are cached.
"""

from __future__ import annotations

import math
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
from render.cache import cached
from render.canvas import Canvas, Point
from render.frame import WIDE, letter
from render.laying import lay
from render.page import Page
from render.picture import Kind, Piece, plain_palette, with_palette
from render.placing import Item, Line, Placed, place, single, together
from render.placing.geometry import moved
from render.routes import arrows, chart, nameplates, numbers, obstacles, tokens
from render.routes.arrows import Lane
from render.routes.scene import Scene
from render.routes.tokens import Badge
from render.theme import CREAM, MUTED
from render.worldmap import Box, Look, Window, around, ground, grown, network, whole, window_on
from render.worldmap.coast import coast
from render.worldmap.window import SEAM, beyond
from render.worldmap.world import colours, lay_points

WORLD = WIDE, 768
"""The size of the whole map in a board's picture, in pixels."""

LARGER = 1848, 1073
"""The size of the whole map with all names: as large as can be drawn without waiting."""

LETTERS, SMALLER = letter(WIDE), 22
"""The size of names, and of those on the whole map with all of them."""

TOKENS = (
    *(look.disc for look in theme.SEATS),
    *arrows.INKS.values(),
    *arrows.FADED.values(),
    theme.FREE,
    theme.DRAFT,
    theme.INK,
)
"""Colours that distinguish tokens; kept in the palette although tokens have few pixels."""

SHIELD, PIN = 48, 48
"""Widths of shields, and of the heads of pins."""

ARROW = 1.0
"""What it costs to cover 40 pixels of an arrow."""

HEAD, NEW_HEAD, HEADS = 5.0, 60.0, 25
"""The same of its head, and of that of a new one, and how long a head is in pixels of the whole
map: without it nobody sees where the arrow leads.
"""

RING = 18
"""How much larger than its marker a ring around a point is, on the whole map."""

MOST_NAMES = 26
"""How many points of a closeup are named: placing more takes too long."""

NEAR = 40
"""How far from its line an arrow is drawn, in pixels of the board."""

MARGIN, LEAST, MOST = 56, 512, 900
"""Pixels of the board around the points that a closeup is about, its least width, and the greatest
width of lines for which the edges of the board are joined.
"""


Called: TypeAlias = Callable[[str], str]
"""Returns the name of a point in the reader's language."""

NOTHING: Mapping[str, Badge] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Map:
    """A drawn map, with a palette, and what can be measured in it."""

    image: Image.Image
    pieces: tuple[Piece, ...]

    def lay(self, page: Page, left: int, top: int) -> None:
        """Lay the map upon a page."""
        page.lay(self.image, left, top)
        page.pieces += (
            Piece(each.kind, moved(each.box, left, top), each.size, each.of, each.cut, each.leader)
            for each in self.pieces
        )


@dataclass(frozen=True, slots=True)
class _Name:
    """A name to write, or where a line leaves the picture, that of the point where it leads."""

    text: str
    of: str
    at: tuple[Point, ...]
    ink: theme.Colour
    letters: int
    kind: Kind
    importance: float = 10.0


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
    matter = scene.named
    named = matter if names is None else {id_: matter.get(id_, 1.0) for id_ in names}
    return _drawn(window_on(whole().box, WORLD), scene, named, badges, called)


def trails(expeditions: tuple[Expedition, ...], look: Look) -> Image.Image:
    """Return the whole board with the ways of the expeditions in full colour, and nothing else.

    The ways have hard edges: the picture is to be reduced.
    """
    window = window_on(whole().box, WORLD)
    image = ground(window, look)
    canvas = Canvas.over(image)
    for lane in arrows.lanes(expeditions, others="whole"):
        arrows.lay_whole(canvas, window, lane)
    return image


def closeup(
    scene: Scene,
    box: Box,
    size: tuple[int, int],
    *,
    names: Collection[str] | None = None,
    badges: Mapping[str, Badge] = NOTHING,
    called: Called = chart.name,
    leaving: Collection[str] = (),
) -> Map:
    """Draw the part of the board around a box, at the largest scale at which it fits the size.

    Without ``names`` the points in the picture are named: those with ``badges`` before those of the
    scene, and those before others, up to :data:`MOST_NAMES` and the nearest to the middle first.
    Badges replace those that the scene has for the same points. A key is a point's id; if a point
    has several badges, a space and something unique follow. At the edges of the picture it is named
    where lines from the points ``leaving`` lead if they leave it.
    """
    window = window_on(box, size)
    badged = {key.split(" ")[0] for key in badges}
    possible = [point.id for point in network().points] if names is None else names
    matter = scene.named | dict.fromkeys(badged, 9.0)
    named = {id_: matter.get(id_, 1.0) for id_ in possible if chart.shown(id_, window)}
    middle = size[0] / 2, size[1] / 2
    order = sorted(named, key=lambda id_: (-named[id_], math.dist(_at(id_, window)[0], middle)))
    if names is None:
        named = {id_: named[id_] for id_ in order[:MOST_NAMES]}
    return _drawn(window, scene, named, badges, called, leaving=leaving)


def _drawn(
    window: Window,
    scene: Scene,
    named: Mapping[str, float],
    badges: Mapping[str, Badge],
    called: Called,
    *,
    leaving: Collection[str] = (),
    letters: int = LETTERS,
) -> Map:
    image = ground(window, scene.look)
    lanes = [
        lane
        for lane in _lanes(scene.expeditions, scene.new_arrows)
        if window.touches(chart.ends(*lane.step), NEAR)
    ]
    _travel(image, window, scene, lanes)
    _rings(image, window, scene)
    points, part = obstacles.points(window)
    bounds = moved(part.bounds, -part.corner[0], -part.corner[1])
    orders = numbers.items(scene, window, lanes)
    tokens_at = _tokens(window, scene, badges)
    inks = _head_inks(scene)
    names = {
        f"name {id_}": _Name(
            called(id_), id_, _at(id_, window), inks.get(id_, CREAM), letters, "name", named[id_]
        )
        for id_ in named
        if chart.shown(id_, window)
    }
    for id_, (at, arrow) in obstacles.exits(window, bounds, leaving).items():
        names[f"exit {id_}"] = _Name(arrow.format(called(id_)), "", (at,), MUTED, LETTERS, "text")
    pins = {
        f"pin {expedition.colour} {number}": (expedition, at)
        for expedition in scene.expeditions
        for number, at in enumerate(_at(expedition.tip, window))
    }
    items = [
        *(item for _fresh, item in orders.values()),
        *(
            Item(key=key, of=expedition.tip, at=(at,), kind="pin", shapes=single((PIN, PIN)))
            for key, (expedition, at) in pins.items()
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
                key=key,
                of=name.of or key,
                at=name.at,
                kind="name",
                shapes=nameplates.shapes(name.text, name.letters),
                importance=name.importance,
            )
            for key, name in names.items()
        ),
    ]
    ways = [line for lane in lanes for line in _arrow_lines(window, lane)]
    placed = place(items, points, ways, part)
    for item in placed.values():
        if item.leader is not None:
            tokens.lead(image, *item.leader)
    pieces = [
        *obstacles.pieces(window),
        *(piece for lane in lanes for piece in arrows.head(lane, window)),
        *numbers.draw(image, orders, placed),
    ]
    for key, name in names.items():
        if (beside := placed.get(key)) is not None:
            how = name.of, name.letters, name.ink, scene.look.deep
            piece = nameplates.write(image, beside, name.text, *how)
            pieces.append(replace(piece, kind=name.kind))
    for id_, here in tokens_at.items():
        pieces += _lay(image, placed[f"token {id_}"], here, id_)
    for key, (expedition, at) in pins.items():
        box = placed[key].box
        tokens.lay_pin(image, expedition.colour, at, box, expedition.begun)
        pieces.append(Piece("pin", box, tokens.PIN_SIGN * PIN, expedition.tip))
    return Map(with_palette(image, _palette(scene.look)), tuple(pieces))


@cached
def _palette(look: Look) -> Image.Image:
    """Return the palette of all maps of a look: nearly all of it is the ground's.

    One for each map would be no better (40 dB from what was drawn), and take as long as giving it.
    """
    return plain_palette(ground(window_on(whole().box, WORLD), look), (*colours(look), *TOKENS))


def _at(id_: str, window: Window) -> tuple[Point, ...]:
    """Return where a point is drawn in a picture; once if the edges are joined."""
    places = [window.at(*at) for at in chart.positions(id_) if window.shows(*at)]
    return tuple(places[:1] if window.joined else places)


@lru_cache(maxsize=4096)
def _arrow_lines(window: Window, lane: Lane) -> tuple[Line, ...]:
    """Return the body of an arrow, and its head, which is not to be covered.

    Of new arrows these are both sides of the head.
    """
    tail, tip = arrows.along(lane.step, window, lane.beside)
    grow, length = grown(window.scale), math.dist(tail, tip)
    part = min(1.0, HEADS * grow / length)
    neck = tip[0] + (tail[0] - tip[0]) * part, tip[1] + (tail[1] - tip[1]) * part
    body = (Line(tail, neck, ARROW),) if part < 1 else ()
    if lane.age != "new":
        return (*body, Line(neck, tip, HEAD))
    wing = arrows.BUILDS[lane.age].wing * grow / length
    x, y = (tail[1] - tip[1]) * wing, (tip[0] - tail[0]) * wing
    sides = ((neck[0] + x, neck[1] + y), (neck[0] - x, neck[1] - y))
    return (*body, *(Line(side, tip, NEW_HEAD) for side in sides))


def _travel(image: Image.Image, window: Window, scene: Scene, lanes: Sequence[Lane]) -> None:
    """Draw the arrows: removed, possible and laid ones."""
    for colour, step in scene.gone:
        if window.touches(chart.ends(*step), NEAR):
            arrows.lay_gone(image, window, step, colour)
    for step in scene.steps:
        if window.touches(chart.ends(*step), NEAR):
            arrows.lay_free(image, window, step, lanes)
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
                lay(image, sprite(size), round(x - size / 2), round(y - size / 2))


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
        lay(image, badge.sprite, x, y)
        box = (x, y, x + badge.sprite.width, y + badge.sprite.height)
        yield Piece(badge.kind, box, badge.size, of, leader=placed.leader is not None)


def around_steps(steps: Sequence[Step], size: tuple[int, int]) -> Box:
    """Return a box around lines of the board, for :func:`closeup`.

    Where that makes it smaller, it reaches beyond the right edge of the board, where the left one
    follows.
    """
    shape = size[0] / size[1]
    points = [at for step in steps for at in chart.ends(*step)]
    xs, ys = zip(*points, strict=True)
    joined = list(map(beyond, xs))
    left, right = min(joined), max(joined)
    if right <= coast().width - SEAM or right - left >= min(max(xs) - min(xs), MOST):
        return around(points, margin=MARGIN, least=LEAST, shape=shape)
    wide = max(right - left + 2 * MARGIN, LEAST, (max(ys) - min(ys) + 2 * MARGIN) * shape)
    middle, high = (left + right) / 2, wide / shape
    top = (min(ys) + max(ys) - high) / 2
    return middle - wide / 2, top, middle + wide / 2, top + high


def whole_map(scene: Scene, *, called: Called = chart.name) -> Map:
    """Draw the whole board larger, with the names of all points."""
    named = dict.fromkeys((point.id for point in network().points), 9.0)
    window = window_on(whole().box, LARGER)
    return _drawn(window, scene, named, NOTHING, called, letters=SMALLER)
