"""Effects as rows of icons: what each node of the effect language looks like."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from engines.siberia.content import effects
from engines.siberia.content.effects import Node
from engines.siberia.content.ongoing import Moment, Ongoing, Static, Whenever
from engines.siberia.content.terms import BASIC, COLOURS, Colour, Condition, Cost, Filter, Per
from render.cache import cached
from render.canvas import Canvas
from render.page import Page
from render.picture import Piece
from render.siberia.icons import BARE, icon, valued, written
from render.theme import CREAM, INK

NARROW = {"or": 0.42, "then": 0.5}
"""How wide strokes between icons are, in parts of an icon; all others are as wide as high."""

TAG = 1.75
"""How wide the tag of a condition is, in parts of an icon."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """An icon with a number in it; ``adjacent`` puts it in its ring.

    ``tag`` makes it a dark tag: what has to hold, or what is counted, with the number beside it.
    """

    name: str
    number: str = ""
    adjacent: bool = False
    tag: bool = False

    @property
    def width(self) -> float:
        """How wide it is, in parts of its height."""
        return TAG if self.tag else NARROW.get(self.name, 1)


Row: TypeAlias = tuple[Glyph, ...]
OR, THEN = Glyph("or"), Glyph("then")


def glyphs(node: Node) -> Row:
    """Return an effect's icons in a row."""
    return tuple(_glyphs(node))


def paid(cost: Cost) -> Row:
    """Return a cost in icons."""
    parts = (("power", cost.power), ("guile", cost.guile), ("map", cost.map))
    cards = (("discard", cost.discard), ("trash", cost.trash))
    return (
        *(Glyph(name, str(count)) for name, count in parts if count),
        *(Glyph(name) for name, count in cards for _ in range(count)),
    )


def lasting(ongoing: Ongoing) -> Row:
    """Return an ongoing part in icons: what it waits for and brings, or what it changes."""
    match ongoing:
        case Whenever(moment=moment, filter=wanted, effect=effect):
            return Glyph(_moment(moment, wanted), "!", tag=True), *glyphs(effect)
        case Static(kind="move_range", value=value):
            return (Glyph("move", f"+{value}", tag=True),)
        case Static(kind="vanquish_discount" | "first_of_colour_discount", value=value):
            return (Glyph("vanquish", f"\N{MINUS SIGN}{value}", tag=True),)
        case Static(kind="solve_discount", value=value):
            return (Glyph("solve", f"\N{MINUS SIGN}{value}", tag=True),)
        case Static(kind="to_hand"):
            return (Glyph("take", "\N{RIGHTWARDS ARROW}", tag=True), Glyph("hand"))
        case Static(kind="wild_worker", colour=colour):
            return (Glyph(f"worker-{colour}", "=", tag=True), Glyph("worker-any"))
        case Static(kind="wild_card", colour=colour):
            return (Glyph(f"card-{colour}", "=", tag=True), Glyph("worker-any"))
        case Static(value=value):
            return (Glyph("solve", str(value), tag=True),)


def _moment(moment: Moment, wanted: Filter) -> str:
    """Return the icon of what an ongoing part waits for."""
    match moment:
        case "gain-power" | "gain-guile" | "gain-map" | "gain-corruption":
            return moment.removeprefix("gain-")
        case "gain-worker":
            return "worker-any"
        case "gain-card":
            return f"take-{wanted.type}" if wanted.type else "take"
        case "play":
            return f"card-{wanted.colour}" if wanted.colour else wanted.type or "play"
        case "explore":
            return "explore"
        case "tuck-quest":
            return "solve"
        case "tuck-item":
            return "upgrade"
        case "tuck-meteorite":
            return "meld"
        case "rescue":
            return "rescue-card"


def _glyphs(node: Node) -> Iterator[Glyph]:
    match node:
        case effects.Gain(what=what, amount=Per() as per):
            yield Glyph(what, "1")
            yield Glyph(_counted(per), "\N{MULTIPLICATION SIGN}", tag=True)
        case effects.Gain(what=what, amount=amount):
            yield Glyph(what, str(amount))
        case effects.GainMap(count=count):
            yield Glyph("map", str(count) if count > 1 else "")
        case effects.GainCorruption(count=count):
            yield from [Glyph("corruption")] * count
        case effects.GainWorker(colours=colours):
            yield from _workers(colours)
        case effects.Draw(count=count):
            yield from [Glyph("draw")] * count
        case effects.Draft():
            yield Glyph("draft")
        case effects.Take(adjacent=adjacent, filter=wanted):
            yield Glyph(f"take-{wanted.type}" if wanted.type else "take", adjacent=adjacent)
        case effects.Sweep():
            yield Glyph("sweep")
        case effects.PlayCard():
            yield Glyph("play")
        case effects.MoveMech(steps=steps):
            yield Glyph("move", str(steps or ""))
        case effects.GatherHere():
            yield Glyph("gather")
        case effects.RefreshAll():
            yield Glyph("refresh")
        case effects.Rescue(what=what):
            yield Glyph(f"rescue-{what}")
        case effects.Activate(where=where):
            yield Glyph("activate", adjacent=where == "adjacent")
        case effects.Borrow():
            yield Glyph("borrow")
        case effects.Solve():
            yield Glyph("solve")
        case effects.Vanquish(adjacent=adjacent):
            yield Glyph("vanquish", adjacent=adjacent)
        case effects.Destroy(adjacent=adjacent):
            yield Glyph("destroy", adjacent=adjacent)
        case effects.Upgrade():
            yield Glyph("upgrade")
        case effects.Meld():
            yield Glyph("meld")
        case effects.Boast():
            yield Glyph("boast")
        case effects.OneOf(parts=parts):
            for number, part in enumerate(parts):
                if number:
                    yield OR
                yield from _glyphs(part)
        case effects.All(parts=parts) | effects.Then(parts=parts):
            for part in parts:
                yield from _glyphs(part)
        case effects.Pay(cost=cost, effect=effect):
            yield from paid(cost)
            yield THEN
            yield from _glyphs(effect)
        case effects.If(condition=condition, effect=effect):
            yield _condition(condition)
            yield from _glyphs(effect)


def _counted(per: Per) -> str:
    """Return the icon of what an amount counts."""
    if per.count == "row":
        return _cards(per.filter)
    return {
        "glory": "boast",
        "melded": "meteorite",
        "solved": "quest",
        "upgraded": "item",
        "maps": "map",
        "corruption": "corruption",
        "hand": "hand",
        "idle": "worker-any",
        "here": "corruption",
    }[per.count]


def _cards(wanted: Filter) -> str:
    """Return the icon of cards that match."""
    if wanted.staffed:
        return "worker-any"
    return wanted.type or (f"card-{wanted.colour}" if wanted.colour else "play")


def _condition(condition: Condition) -> Glyph:
    """Return the tag of what has to hold."""
    least = f"{condition.least}+"
    match condition.kind:
        case "region":
            return Glyph("", condition.region or "", tag=True)
        case "clean":
            return Glyph("destroy", "0", tag=True)
        case "previous":
            return Glyph(_cards(condition.filter), "\N{LEFTWARDS ARROW}", tag=True)
        case kind:
            counted = {"glory": "boast", "melded": "meteorite", "solved": "quest", "maps": "map"}
            return Glyph(counted[kind], least, tag=True)


def _workers(colours: tuple[Colour, ...]) -> Iterator[Glyph]:
    if colours == BASIC:
        yield Glyph("worker-basic")
    elif colours == COLOURS:
        yield Glyph("worker-any")
    else:
        for number, colour in enumerate(colours):
            if number:
                yield OR
            yield Glyph(f"worker-{colour}")


def sprite(glyph: Glyph, size: int, least: int) -> Image.Image:
    """Return the icon of a glyph, its number in letters of at least that size."""
    if glyph.tag:
        return _tag(glyph, size, least)
    if glyph.number and glyph.name in BARE:
        return valued(glyph.name, glyph.number, size, least)
    picture = icon(glyph.name, size, adjacent=glyph.adjacent)
    if glyph.number:
        picture = picture.copy()
        written(picture, glyph.number, size * 0.36, size * 0.36, max(least, size // 2), CREAM)
    return picture


@cached
def _tag(glyph: Glyph, size: int, least: int) -> Image.Image:
    """Return a dark tag with an icon and a few letters."""
    wide = round(size * TAG)
    canvas = Canvas(wide, size, units=wide)
    canvas.box(0, 0, wide, size, size * 0.28, INK)
    picture = canvas.done()
    inner = round(size * 0.8)
    if glyph.name:
        edge = (size - inner) // 2
        picture.alpha_composite(icon(glyph.name, inner), (edge, edge))
        written(picture, glyph.number, size * 1.29, size / 2, max(least, round(size * 0.6)), CREAM)
    else:
        written(picture, glyph.number, wide / 2, size / 2, max(least, round(size * 0.7)), CREAM)
    return picture


def width(row: Row, size: int, gap: float) -> float:
    """Return how wide a row of icons is."""
    return sum(
        (gap if before is not None and _apart(before, glyph) else 0) + glyph.width * size
        for before, glyph in zip((None, *row), row, strict=False)
    )


def _apart(before: Glyph, glyph: Glyph) -> bool:
    return OR not in (before, glyph) and THEN not in (before, glyph)


def draw(page: Page, row: Row, x: float, y: float, size: int, gap: float, least: int) -> float:
    """Draw a row of icons, their middle on ``y``; return where it ends."""
    before = None
    for glyph in row:
        if before is not None and _apart(before, glyph):
            x += gap
        image = sprite(glyph, size, least)
        page.lay(image, x + (glyph.width * size - image.width) / 2, y - size / 2)
        x += glyph.width * size
        if glyph.name not in NARROW:
            box = (x - image.width, y - size / 2, x, y + size / 2)
            page.pieces.append(Piece("sign", box, size))
        before = glyph
    return x


def fitting(row: Row, room: float, size: int, smallest: int, gap: float) -> int:
    """Return the largest size, at most ``size``, at which a row fits; at least the smallest."""
    while size > smallest and width(row, size, gap) > room:
        size -= 1
    return size
