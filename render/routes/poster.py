"""The posters of both route games: a plate at the start, and the ranks over the map at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from render.faces import EDGE, FACES, STROKE, Face, border, emblem
from render.fonts import Weight, font, size_for, width_of, wrapped
from render.frame import HIGH, WIDE
from render.page import Page, crown
from render.placing import Ground, Item, place, single
from render.plate import banner, inset, seats
from render.poster import LEAST
from render.routes import chart, mapping, tokens
from render.routes.results import Ending, Rank
from render.routes.say import Say
from render.routes.scene import Scene
from render.sentences import cut_to, drawn_names
from render.theme import CREAM, GOLD, Colour
from render.words import signed
from render.worldmap import whole, window_on

SPACE = 24
"""What is left free between the columns of the poster."""

PIN = 40

FRAME = 16
"""How broad the map's own frame is, in pixels."""

FEW = 4
"""Up to so many players there is room for a larger map and larger rows."""

Box = tuple[int, int, int, int]


# --- the end -----------------------------------------------------------------------------------


def ending(scene: Scene, ended: Ending, say: Say, names: Sequence[str]) -> Page:
    """Draw the poster at the end: on the left the map and who has won, on the right the ranks."""
    face = FACES[scene.look.name]
    page = Page(WIDE, HIGH, face.ground)
    border(page, face)
    drawn = drawn_names(len(ended.ranks), say.words, names)
    wide = 550 if len(ended.ranks) > FEW else 610
    left, top = inset(face), EDGE + 16
    right, bottom = WIDE - left, HIGH - top
    middle = left + wide
    table = middle + SPACE, top, right, bottom
    top = _title(page, face, say("board-title"), left, top, wide)
    image = _trails(scene, wide)
    page.lay(image, left, top)
    page.draw.rectangle((left, top, middle - 1, top + image.height - 1), None, face.frame, 3)
    _winners(page, face, (left, top + image.height + 12, middle, bottom), ended, say, drawn)
    _table(page, face, table, ended.ranks, say, drawn)
    return page


def _title(page: Page, face: Face, title: str, left: int, top: int, wide: int) -> int:
    """Write the game's title with its emblem; return where the next thing may begin."""
    high = 76
    room = wide - high - 14
    size = size_for(title, 62, LEAST, room, face.title)
    stroke = STROKE.get(face.title, 0) * size
    across = high + 14 + width_of(title, font(size, face.title))
    x = left + (wide - across) / 2
    page.lay(emblem(face, high), x, top)
    page.write(x + high + 14, top + high / 2, title, size, face.ink, "l", face.title, stroke)
    return top + high + 14


def _trails(scene: Scene, wide: int) -> Image.Image:
    """Return the whole map, so many pixels wide, with all ways and a pin where each ends."""
    world = mapping.trails(scene.expeditions, scene.look)
    image = world.resize(
        (wide, round(world.height * wide / world.width)), Image.Resampling.BILINEAR
    )
    window = window_on(whole().box, mapping.WORLD)
    scale = wide / world.width
    pins = {
        f"{expedition.colour} {number}": (expedition, window.at(*at))
        for expedition in scene.expeditions
        for number, at in enumerate(chart.positions(expedition.tip))
    }
    ends = {key: (x * scale, y * scale) for key, (_expedition, (x, y)) in pins.items()}
    items = [
        Item(key=key, of=pins[key][0].tip, at=(at,), kind="pin", shapes=single((PIN, PIN)))
        for key, at in ends.items()
    ]
    bounds = (4.0, 4.0, image.width - 4.0, image.height - 4.0)
    placed = place(items, Ground((), bounds))
    for key, at in ends.items():
        expedition = pins[key][0]
        tokens.lay_pin(image, expedition.colour, at, placed[key].box, expedition.begun)
    return image


def _winners(
    page: Page, face: Face, box: Box, ended: Ending, say: Say, names: Sequence[str]
) -> None:
    """Draw the shields of those who have won under crowns, and say so.

    What decided among equals, the rounds and the dates follow. One winner stands beside the words.
    """
    left, top, right, bottom = box
    seats = ended.outcome.winners
    alone = len(seats) == 1
    shield = 184 if alone else min(112, (right - left) // len(seats) - 14)
    room = right - left - (shield + 28 if alone else 0)
    tall = round(shield * 1.52)
    space = bottom - top - (0 if alone else tall)
    decided = [ended.decided] if ended.decided is not None else []
    for ties, lines, limit in (
        (ended.ties, 2, 32), (ended.ties, 2, 12), (decided, 2, 32), (decided, 2, 16),
        (decided, 1, 16), (decided, 1, 9), (decided, 1, 5),
    ):  # fmt: skip
        short = cut_to(limit, names)
        words = [
            *_won(seats, say, names, room, lines),
            *_facts(face, ended, [tie.said(say, short) for tie in ties], room),
        ]
        high = sum(step for _line, _size, _fill, _weight, step in words)
        if high <= space:
            break
    x = float(left if alone else left + (right - left - len(seats) * (shield + 14) + 14) / 2)
    y = top + (bottom - top - tall - (0 if alone else high)) / 2
    for seat in seats:
        _crowned(page, seat, x, y, shield)
        x += shield + 14
    start = x + 14 if alone else (left + right) / 2
    y = top + (bottom - top - high) / 2 if alone else y + tall
    for line, size, fill, weight, step in words:
        page.write(start, y + step / 2, line, size, fill, "l" if alone else "m", weight)
        y += step


def _crowned(page: Page, seat: int, x: float, y: float, shield: int) -> None:
    """Draw a shield under a crown."""
    tall = round(shield * 0.62)
    page.lay(crown(tall), x + (shield - tall) / 2, y - shield * 0.04)
    y += shield * 0.52
    tokens.lay_shield(page, seat, shield, x, y)


Words = tuple[str, int, Colour, Weight, int]
"""A line, its size, its colour, its weight, and its height with what is free around it."""


def _won(
    seats: Sequence[int], say: Say, names: Sequence[str], room: int, most: int
) -> Iterator[Words]:
    """Yield at most so many lines that say who has won; names are cut before anything else."""
    for limit in range(max(3, *(len(names[seat]) for seat in seats)), 2, -1):
        cut = cut_to(limit, (names[seat] for seat in seats))
        key = "winner" if len(seats) == 1 else "shared"
        text = say(f"board-{key}", name=cut[0], names=", ".join(cut))
        size = size_for(text, 46, 36, room)
        lines = wrapped(text, size, room, most)
        if " ".join(lines) == text and all(width_of(line, font(size)) <= room for line in lines):
            break
    for line in lines:
        yield line, size, GOLD, "Heavy", size + 10


def _facts(face: Face, ended: Ending, ties: Sequence[str], room: int) -> Iterator[Words]:
    """Yield the lines with what decided among equals, the rounds, and the dates."""
    for tie in ties:
        for line in wrapped(tie, LEAST, room, 6, "Medium"):
            yield line, LEAST, face.ink, "Medium", 36
    first, *last = ended.days.split(" – ")
    days = " – ".join(map(_whole, [first, *last])).replace(" –", "\N{NO-BREAK SPACE}–")
    for fact in (ended.rounds, days):
        for line in wrapped(fact, LEAST, room, 2, "Medium"):
            yield line, LEAST, face.muted, "Medium", 38


def _whole(text: str) -> str:
    """Return the text with spaces at which no line ends."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")


LINE, BETWEEN, INSIDE = 34, 7, 14


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of a row's first line: its height, the shield, the largest name, the points."""

    head: int
    shield: int
    name: int
    points: int


SMALL, LARGE = Sizes(46, 48, 36, 44), Sizes(74, 68, 46, 62)


def _table(
    page: Page, face: Face, box: Box, ranks: Sequence[Rank], say: Say, names: Sequence[str]
) -> None:
    """Draw a row for each player: rank, shield, name and points, and below the sources."""
    left, top, right, bottom = box
    room = right - left - 2 * INSIDE
    sizes = SMALL if len(ranks) > FEW else LARGE
    least = sizes.head + 4
    free = (bottom - top - (least + BETWEEN) * len(ranks) + BETWEEN) // LINE
    notes = [_notes(rank, say, room) for rank in ranks]
    while sum(map(len, notes)) > free:
        longest = max(range(len(ranks)), key=lambda number: len(notes[number]))
        notes[longest] = _notes(ranks[longest], say, room, bare=True)
    heights = [least + LINE * len(lines) for lines in notes]
    spare = bottom - top - sum(heights) - BETWEEN * (len(ranks) - 1)
    padding = min(spare // len(ranks), 60)
    top += (spare - padding * len(ranks)) // 2
    for rank, lines, high in zip(ranks, notes, heights, strict=True):
        page.plate(left, top, right, top + high + padding, face.band, face.ground)
        y = top + padding / 2
        middle = y + sizes.head / 2 + 2
        _head(page, face, sizes, rank, names[rank.seat], (left + INSIDE, right - INSIDE), middle)
        for number, line in enumerate(lines):
            middle = y + sizes.head + LINE * (number + 0.5)
            page.write(left + INSIDE, middle, line, LEAST, face.muted, weight="Medium")
        top += high + padding + BETWEEN


def _head(
    page: Page,
    face: Face,
    sizes: Sizes,
    rank: Rank,
    name: str,
    across: tuple[int, int],
    middle: float,
) -> None:
    """Write rank, shield, name and points."""
    left, right = across
    won, shield = rank.rank == 1, sizes.shield
    if won:
        page.lay(crown(38), left, middle - 20)
    else:
        page.write(left + 19, middle, str(rank.rank), LEAST, face.muted, "m")
    x = left + 48
    tokens.lay_shield(page, rank.seat, shield, x, middle - shield / 2)
    x += shield + 12
    points = signed(rank.points)
    page.write(right, middle, points, sizes.points, GOLD if won else CREAM, "r")
    room = right - width_of(points, font(sizes.points)) - 18 - x
    page.fit(x, middle, name, sizes.name, room, CREAM)


def _notes(rank: Rank, say: Say, room: int, *, bare: bool = False) -> tuple[str, ...]:
    """Return the sources of a player's points in lines; ``bare``: without their words."""
    if rank.note:
        return wrapped(rank.note, LEAST, room, 2, "Medium")
    parts = []
    for word, points in rank.sources:
        if points:
            part = str(points)
            if not bare:
                part = say.words("result-source", source=word, points=points)
            parts.append(_whole(part.replace("-", "\N{MINUS SIGN}")))
    text = "\N{NO-BREAK SPACE}· ".join(parts)
    return wrapped(text, LEAST, room, 9, "Medium") if text else ()


# --- the start ---------------------------------------------------------------------------------


def beginning(
    scene: Scene, options: Sequence[str], first: int, say: Say, names: Sequence[str]
) -> Page:
    """Draw the plate at the start: title and options over the map, below it the seats."""
    face = FACES[scene.look.name]
    page = Page(WIDE, HIGH, scene.look.sea)
    world = mapping.trails(scene.expeditions, scene.look)
    inner = world.crop((FRAME, FRAME, world.width - FRAME, world.height - FRAME))
    page.lay(inner, FRAME, (HIGH - inner.height) // 2)
    border(page, face)
    banner(page, face, say("board-title"), " · ".join(map(_whole, options)))
    called = drawn_names(len(names), say.words, names)
    seats(page, face, called, first, say("start-begins"), tokens.lay_shield)
    return page
