"""The map as it lies on the table: locations, holes, Basecamp, mechs, and marks upon them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import TypeAlias

from PIL import Image

from engines.siberia.content.model import BASE
from engines.siberia.content.terms import Region
from engines.siberia.rules.view import Place, View
from render.cache import cached
from render.canvas import Canvas
from render.faces import STEEL
from render.frame import WIDE, letter
from render.page import Page
from render.picture import Piece
from render.siberia import card_sprites, effects, hexes, looks, shapes, tokens
from render.siberia.content import content
from render.siberia.hexes import Chart
from render.siberia.scene import Scene
from render.theme import CREAM, GOLD, INK, SEATS

LEAST = letter(WIDE)
NUMBER, LARGEST, MECH, CHIP, TOP, SCROLL = 50, 50, 56, 42, 48, 46
GAP, REACH, STACK = 5, 95, 76
TOPMOST, MIDDLE, LOWEST = -50, 2, 53
"""The three rows of a location, from its middle: number and mech, benefits, corruption."""


Cell: TypeAlias = tuple[str, Region, bool]
"""A cell's name, its region, and whether its location lies face up."""


def cells_of(view: View, spots: Collection[str]) -> tuple[Cell, ...]:
    """Return those of the cells that are locations."""
    return tuple(
        (place.cell, place.region, place.tile is not None)
        for place in view.places
        if place.cell in spots
    )


def grounds(page: Page, where: Chart, cells: Sequence[Cell]) -> None:
    """Draw the grounds of locations."""
    for spot, region, up in cells:
        x, y = where.at[spot]
        sprite = hexes.ground(region, where.wide, where.high, up=up)
        page.lay(sprite, x - where.wide / 2, y - where.high / 2)


def draw(page: Page, where: Chart, view: View, scene: Scene, spots: Collection[str]) -> None:
    """Draw everything that lies and stands on these cells and holes.

    Locations themselves (:func:`grounds`), holes and Basecamp (:func:`pit`) are drawn before.
    """
    places = [place for place in view.places if place.cell in spots]
    for spot in sorted((scene.fresh - scene.chosen) & set(spots)):
        frame(page, where, spot, "new")
    for spot in sorted(scene.chosen & set(spots)):
        frame(page, where, spot, "now")
    _trails(page, where, scene, spots)
    for place in places:
        _location(page, where.at[place.cell], place, scene)
    for hole, card in zip(content().map.holes, view.market, strict=True):
        if hole in spots:
            _hole(page, where.at[hole], hole, card)
    if BASE in spots and BASE not in scene.mechs:
        x, y = where.at[BASE]
        page.lay(hexes.tent(92), x - 46, y - 46)
    for cell, owners in scene.mechs.items():
        if cell in spots:
            _mechs(page, where, view, cell, owners)


def pit(page: Page, where: Chart, spot: str) -> None:
    """Draw a hole, or the ground of Basecamp."""
    x, y = where.at[spot]
    sprite = (hexes.camp if spot == BASE else hexes.hole)(where.wide, where.high)
    page.lay(sprite, x - where.wide / 2, y - where.high / 2)


def frame(page: Page, where: Chart, spot: str, kind: str) -> None:
    """Draw a frame around a cell or hole, see :func:`hexes.frame`."""
    x, y = where.at[spot]
    page.lay(hexes.frame(where.wide, where.high, kind), x - where.wide / 2, y - where.high / 2)


def _location(page: Page, middle: tuple[float, float], place: Place, scene: Scene) -> None:
    """Draw a location: its number, benefits and corruption, or that it lies face down.

    A golden scroll says that a quest of the reader is solved there.
    """
    x, y = middle
    if place.tile is None:
        line = y - 20 if place.cell in scene.mechs else y
        page.write(x - 6, line, place.place, NUMBER, CREAM, "r")
        page.sign(effects.sprite(effects.Glyph("map"), 54, LEAST), x + 8, line - 27)
        return
    tile = content().tiles[place.tile]
    page.write(x - 62, y + TOPMOST, place.place, NUMBER, INK)
    rows = [effects.glyphs(node) for node in tile.benefits]
    covered = () if tile.covered is None else effects.glyphs(tile.covered)
    shown = [*rows, covered] if covered else rows
    size = LARGEST
    while size > LEAST + 2 and _width(shown, size) > 2 * REACH:
        size -= 1
    left = x - REACH if covered else x - _width(shown, size) / 2
    for row in rows:
        left = effects.draw(page, row, left, y + MIDDLE, size, GAP, LEAST) + GAP
    if covered:
        _covered(page, place, covered, x + REACH, y + MIDDLE, size)
    if place.cell not in scene.quests:
        _stack(page, place.corruption, x, y + LOWEST, STACK)
        return
    right = x + STACK if place.corruption else x + SCROLL / 2
    page.sign(scroll(SCROLL), right - SCROLL, y + LOWEST - SCROLL / 2)
    _stack(page, place.corruption, x - SCROLL / 2 - 2, y + LOWEST, STACK - SCROLL / 2 - 2)


@cached
def scroll(size: int) -> Image.Image:
    """Return the sign of a quest of the reader, to be solved at a location."""
    canvas = Canvas(size)
    canvas.box(2, 2, 98, 98, 20, INK)
    canvas.box(7, 7, 93, 93, 16, GOLD)
    shapes.kind(canvas, "quest", 50, 50, 34)
    return canvas.done()


def _width(rows: Sequence[effects.Row], size: int) -> float:
    """Return how wide benefits are beside each other."""
    return sum(effects.width(row, size, GAP) for row in rows) + GAP * (len(rows) - 1)


def _covered(page: Page, place: Place, row: effects.Row, right: float, y: float, size: int) -> None:
    """Draw the benefit under corruption at the right, on a dark plate as long as it is covered."""
    wide = effects.width(row, size, GAP)
    if place.corruption:
        page.lay(plate(round(wide) + 4, size + 4), right - wide - 2, y - size / 2 - 2)
    effects.draw(page, row, right - wide, y, size, GAP, LEAST)


@cached
def plate(wide: int, high: int) -> Image.Image:
    """Return the dark plate behind a benefit that corruption covers."""
    canvas = Canvas(wide, high, units=wide)
    canvas.box(0, 0, wide, high, 10, looks.SPIKE)
    return canvas.done()


def _stack(page: Page, stack: tuple[str, ...], x: float, y: float, reach: float) -> None:
    """Draw corruption from the top token at the left to the lowest one at the right.

    It reaches so far from its middle to both sides. The top one is larger and lies upon the next,
    that upon the one after it, and so on.
    """
    if not stack:
        return
    top = TOP + 4 * (stack[-1][0] == "H")
    step = min(CHIP - 5, (2 * reach - top) / max(1, len(stack) - 1))
    left = x - (top + step * (len(stack) - 1)) / 2
    for under in range(len(stack) - 1, -1, -1):
        size = CHIP if under else top
        start = left + top + step * under - size
        sprite = tokens.corruption(stack[-1 - under], size, LEAST, top=not under)
        page.lay(sprite, start, y - size / 2)
        seen = max(start, left + top + step * (under - 1)) if under else start
        box = (seen, y - size / 2, start + size, y + size / 2)
        page.pieces.append(Piece("sign", box, size))


def _hole(page: Page, middle: tuple[float, float], hole: str, card: str | None) -> None:
    x, y = middle
    page.write(x, y - 64, hole, LEAST, STEEL.muted, "m")
    if card is not None:
        wide, high = card_sprites.OPEN
        page.sign(card_sprites.open_card(card, LEAST), x - wide / 2, y - high / 2 + 6)


def _trails(page: Page, where: Chart, scene: Scene, spots: Collection[str]) -> None:
    """Draw arrows over the edges that mechs crossed."""
    for seat, way in scene.ways:
        for one, other in pairwise(way):
            if one not in spots or other not in spots:
                continue
            x, y = where.edge(one, other)
            (x0, y0), (x1, y1) = where.at[one], where.at[other]
            sprite = arrow(seat, round(x1 - x0), round(y1 - y0))
            page.lay(sprite, x - sprite.width / 2, y - sprite.height / 2)


@cached
def arrow(seat: int, across: int, down: int) -> Image.Image:
    """Return an arrow in a seat's colour."""
    size = 44
    canvas = Canvas(size)
    length = (across * across + down * down) ** 0.5
    dx, dy = across / length, down / length
    shape = [(-38, -14), (2, -14), (2, -34), (42, 0), (2, 34), (2, 14), (-38, 14)]
    outline = [(50 + px * dx - py * dy, 50 + px * dy + py * dx) for px, py in shape]
    canvas.polygon(outline, INK, INK, 18)
    canvas.polygon(outline, CREAM, CREAM, 9)
    canvas.polygon(outline, SEATS[seat].disc)
    return canvas.done()


def _mechs(page: Page, where: Chart, view: View, cell: str, owners: tuple[int | None, ...]) -> None:
    """Draw the mechs on a cell: beside the number, or below it where the location is face down."""
    x, y = where.at[cell]
    if cell == BASE:
        _camped(page, x, y, view, owners)
        return
    up = next(place.tile is not None for place in view.places if place.cell == cell)
    for number, owner in enumerate(owners):
        shift = 30 * (2 * number - len(owners) + 1)
        at = (x + 34, y + TOPMOST) if up and len(owners) == 1 else (x + shift, y + 42)
        mech(page, owner, *at, now=owner == view.active and view.outcome is None)


def _camped(page: Page, x: float, y: float, view: View, owners: tuple[int | None, ...]) -> None:
    """Draw mechs at Basecamp, up to three in the wide row in the middle and others above."""
    lower, upper = owners[:3], owners[3:]
    for row, line in ((lower, y + 4 + 16 * bool(upper)), (upper, y - 38)):
        for number, owner in enumerate(row):
            now = owner == view.active and view.outcome is None
            mech(page, owner, x + 62 * (number - (len(row) - 1) / 2), line, now=now)


def mech(page: Page, owner: int | None, x: float, y: float, *, now: bool) -> None:
    """Draw a mech around a point; ``None`` is one of the automa's."""
    page.sign(tokens.mech(owner, MECH, now=now), x - MECH / 2, y - MECH / 2)
