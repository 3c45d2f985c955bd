"""Icons of everything that effects are made of; each has a shape of its own, not only a colour.

Their names are those of the signs in texts, without the game's: ``power``, ``worker-red``,
``take-item``. One in a ring of six sides is about what is adjacent to the mech.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import cos, radians, sin
from typing import TypeAlias

from PIL import Image

from engines.siberia.content.terms import BASIC, COLOURS, CardType, Colour
from render.cache import cached
from render.canvas import Canvas, arc, rounded
from render.fonts import font, lettering, width_of
from render.siberia import shapes
from render.siberia.looks import CREWS, FLAME, HEART, ROT, draw_shape
from render.siberia.shapes import EDGE, MOSS, kind
from render.theme import CREAM, INK, rgb
from render.theme import Colour as Ink

TYPES: tuple[CardType, ...] = ("item", "meteorite", "quest", "character", "companion")
Draw: TypeAlias = Callable[[Canvas], None]


def _draw(canvas: Canvas) -> None:
    shapes.back(canvas)
    for x, y in ((50, 30),):
        canvas.polygon([(x, y - 14), (x + 16, y), (x, y + 14), (x - 16, y)], CREAM)
    shapes.plus(canvas, 62, 72, 26)


def _draft(canvas: Canvas) -> None:
    shapes.back(canvas, rounded(3, 3, 58, 78, 9))
    shapes.back(canvas, rounded(38, 18, 97, 97, 9))
    shapes.cross(canvas, 22, 28, 11)
    shapes.tick(canvas, 67, 60, 25)


def _take(canvas: Canvas, card: CardType | None = None) -> None:
    shapes.face(canvas)
    if card:
        kind(canvas, card, 49, 39, 31)
        shapes.plus(canvas, 72, 78, 21)
    else:
        shapes.plus(canvas, 50, 50, 32)


def _play(canvas: Canvas) -> None:
    shapes.face(canvas)
    canvas.polygon([(36, 26), (36, 74), (72, 50)], FLAME, INK, 5)


def _rescue_card(canvas: Canvas) -> None:
    shapes.face(canvas)
    shapes.returning(canvas, 52, 54, 30)


def _rescue_worker(canvas: Canvas) -> None:
    shapes.figure(canvas, BASIC)
    shapes.returning(canvas, 54, 66, 30)


def _activate(canvas: Canvas) -> None:
    shapes.face(canvas)
    shapes.bolt(canvas, 50, 50, 36)


def _borrow(canvas: Canvas) -> None:
    canvas.polygon(shapes.hexagon(29, 31, 28), rgb(0xDDB684), INK, EDGE)
    canvas.polygon(shapes.hexagon(71, 68, 28), rgb(0xE9F1F5), INK, EDGE)
    way = [(28, 30), (60, 58)]
    canvas.line(way, INK, 20)
    canvas.polygon([(80, 76), (50, 70), (74, 46)], INK, INK, 8)
    canvas.line(way, MOSS, 11)
    canvas.polygon([(80, 76), (50, 70), (74, 46)], MOSS)


def _solve(canvas: Canvas) -> None:
    kind(canvas, "quest", 46, 50, 46)
    shapes.tick(canvas, 62, 66, 32)


def _vanquish(canvas: Canvas) -> None:
    here = canvas.around(-1, 20, 0.8)
    shapes.spikes(here, ROT)
    shapes.sword(canvas.around(10, -2, 0.9))


def _destroy(canvas: Canvas) -> None:
    shapes.spikes(canvas, ROT)
    shapes.cross(canvas, 50, 50, 30)


def _upgrade(canvas: Canvas) -> None:
    kind(canvas, "item", 40, 54, 42)
    shapes.rising(canvas, 74, 42, 38)


def _meld(canvas: Canvas) -> None:
    kind(canvas, "meteorite", 52, 44, 42)
    shapes.rising(canvas, 76, 62, 34)


def _heart(canvas: Canvas) -> None:
    shapes.spikes(canvas, ROT, points=16, near=38)
    lobes = [*arc(38, 42, 14, 14, 150, 350), *arc(62, 42, 14, 14, 190, 390), (50, 76)]
    canvas.polygon(lobes, HEART, CREAM, 4)


def _slash(canvas: Canvas) -> None:
    canvas.line([(64, 8), (36, 92)], INK, 20)
    canvas.line([(64, 8), (36, 92)], CREAM, 9)


def _worker(colours: tuple[Colour, ...], canvas: Canvas) -> None:
    shapes.figure(canvas, colours)


def _discard(canvas: Canvas) -> None:
    shapes.face(canvas)
    canvas.polygon(
        [(50, 80), (24, 46), (40, 46), (40, 20), (60, 20), (60, 46), (76, 46)], FLAME, INK, 5
    )


def _trash(canvas: Canvas) -> None:
    shapes.face(canvas)
    shapes.cross(canvas, 50, 50, 22)


def _hand(canvas: Canvas) -> None:
    for turn, x in ((-22, 26), (0, 50), (22, 74)):
        shapes.face(
            canvas,
            [
                (
                    x + a * cos(radians(turn)) - b * sin(radians(turn)),
                    54 + abs(turn) * 0.35 + a * sin(radians(turn)) + b * cos(radians(turn)),
                )
                for a, b in ((-19, -42), (19, -42), (19, 36), (-19, 36))
            ],
        )


def _explore(canvas: Canvas) -> None:
    canvas.polygon(shapes.hexagon(50, 50, 47, 0.98), rgb(0x6A4A30), INK, EDGE)
    shapes.sheet(canvas.around(19, 19, 0.62))


def _colour_of_card(colour: Colour, canvas: Canvas) -> None:
    crew = CREWS[colour]
    canvas.polygon(shapes.CARD, crew.fill, INK, EDGE)
    draw_shape(canvas, crew.shape, 50, 50, 30, crew.mark)


def _kind(card: CardType, canvas: Canvas) -> None:
    kind(canvas, card, 50, 50, 48)


def _then(canvas: Canvas) -> None:
    canvas.polygon([(34, 18), (34, 82), (68, 50)], INK, CREAM, 6)


ICONS: Mapping[str, Draw] = {
    "power": shapes.cog,
    "guile": shapes.eye,
    "coin": shapes.coin,
    "map": shapes.sheet,
    "corruption": shapes.rot,
    "heart": _heart,
    **{f"worker-{colour}": partial(_worker, (colour,)) for colour in COLOURS},
    "worker-basic": partial(_worker, BASIC),
    "worker-any": partial(_worker, COLOURS),
    "draw": _draw,
    "draft": _draft,
    "take": _take,
    **{f"take-{card}": partial(_take, card=card) for card in TYPES},
    "sweep": shapes.broom,
    "play": _play,
    "move": shapes.boot,
    "gather": shapes.basket,
    "refresh": shapes.circling,
    "rescue-card": _rescue_card,
    "rescue-worker": _rescue_worker,
    "activate": _activate,
    "borrow": _borrow,
    "solve": _solve,
    "vanquish": _vanquish,
    "destroy": _destroy,
    "upgrade": _upgrade,
    "meld": _meld,
    "boast": shapes.flag,
    "discard": _discard,
    "trash": _trash,
    "or": _slash,
    "then": _then,
    "hand": _hand,
    "explore": _explore,
    **{f"card-{colour}": partial(_colour_of_card, colour) for colour in COLOURS},
    **{card: partial(_kind, card) for card in TYPES},
}
"""What draws each icon."""

BARE: Mapping[str, Draw] = {
    "power": partial(shapes.cog, hub=False),
    "guile": partial(shapes.eye, pupil=False),
    "coin": partial(shapes.coin, blank=True),
    "map": partial(shapes.sheet, blank=True),
}
"""Those in which a number can stand."""

NUMBER = 0.66
"""How large a number in an icon is, in parts of the icon."""


@cached
def icon(name: str, size: int, *, adjacent: bool = False) -> Image.Image:
    """Return an icon, ``size`` pixels wide; ``adjacent`` puts it into a ring of six sides."""
    canvas = Canvas(size)
    if not adjacent:
        ICONS[name](canvas)
        return canvas.done()
    ring = shapes.hexagon(50, 50, 47, 0.98)
    canvas.polygon(ring, INK, INK, 6)
    canvas.polygon(shapes.hexagon(50, 50, 43, 0.98), rgb(0x9FD7E8))
    ICONS[name](canvas.around(14, 14, 0.72))
    return canvas.done()


def bare(name: str, size: int) -> Image.Image:
    """Return an icon with room for a number in it, to be written upon."""
    canvas = Canvas(size)
    BARE[name](canvas)
    return canvas.done()


@cached
def valued(name: str, number: str, size: int, least: int) -> Image.Image:
    """Return an icon with a number in it, whose letters are at least so many pixels large."""
    picture = bare(name, size)
    written(picture, number, size / 2, size / 2, max(least, round(size * NUMBER)), INK)
    return picture


def written(picture: Image.Image, text: str, x: float, y: float, size: int, fill: Ink) -> None:
    """Write a short text upon a sprite, its middle on a point."""
    mask, left, top = lettering(text, size, "Heavy")
    wide = width_of(text, font(size))
    place = round(x - wide / 2) + left, round(y + size * 0.36) + top
    picture.paste(fill, (*place, place[0] + mask.width, place[1] + mask.height), mask)
