"""What is around the map: whose turn it is, expeditions, own places, players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from PIL import Image

from engines.core import Decision, Outcome
from render.cache import cached
from render.fonts import Weight, fitted, font, readable, size_for, width_of
from render.page import Page, crown, pointer
from render.routes import arrows, chart, phrases, tokens
from render.routes.layout import (
    EDGE,
    GAP,
    HEADER,
    LEGEND,
    LINE,
    NEAR,
    OWED,
    SMALL,
    TINY,
    TITLE,
    WIDTH,
)
from render.routes.say import Say
from render.routes.scene import Scene
from render.theme import CREAM, GOLD, MUTED, NIGHT, PANEL, PANEL_LIGHT, Colour

SWATCH = 37
WIDEST = SWATCH + 18
"""Sizes of marks in the legend."""

HEADING, ROW = 44, 57
STEP = 44


class Seats(Protocol):
    """What a panel needs of a view: who reads, who plays, who won."""

    @property
    def seat(self) -> int | None:
        """The reader."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def active(self) -> int | None:
        """Whose turn it is."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""

    @property
    def decision(self) -> Decision[Any] | None:
        """What the reader has to choose."""


def asked(view: Seats) -> bool:
    """Whether the reader has to choose; the picture then shows only what matters for that."""
    return view.seat is not None and view.decision is not None


def drawn_names(players: int, say: Say, names: Sequence[str]) -> list[str]:
    """Return the players' names, reduced to letters that the font has."""
    return [
        readable(name, say("board-player", number=seat + 1))
        for seat, name in enumerate(names[:players])
    ]


def fit(
    page: Page,
    x: float,
    middle: float,
    text: str,
    room: int,
    sizes: tuple[int, int],
    fill: Colour,
    weight: Weight = "Heavy",
) -> None:
    """Write a line as large as fits, between two sizes; if even that is too long, it is cut."""
    size = size_for(text, *sizes, room, weight)
    page.write(x, middle, fitted(text, size, room, weight), size, fill, weight=weight)


# --- header ------------------------------------------------------------------------------------


def on_turn(view: Seats) -> tuple[int, ...]:
    """Return whose turn it is, or who has won."""
    if view.outcome is not None:
        return tuple(view.outcome.winners)
    return () if view.active is None else (view.active,)


def status(
    view: Seats, say: Say, names: Sequence[str], seats: Sequence[int], room: int, size: int
) -> str:
    """Return the sentence for the header; long names are cut, not the sentence."""

    def sentence(limit: int) -> str:
        cut = [name if len(name) <= limit else name[: limit - 1].rstrip() + "…" for name in names]
        if view.outcome is not None:
            key = "shared" if len(seats) > 1 else "winner"
            winners = ", ".join(cut[seat] for seat in seats)
            return say(f"board-{key}", name=cut[seats[0]], names=winners)
        if view.seat == seats[0]:
            return say("board-your-turn")
        return say("board-turn", name=cut[seats[0]])

    for limit in range(max(map(len, names), default=1), 3, -1):
        if width_of(sentence(limit), font(size)) <= room:
            return sentence(limit)
    return fitted(sentence(4), size, room)


def hand_header(page: Page, title: str, seat: int, name: str) -> None:
    """Write a title and the name of the owner of the cards."""
    middle = HEADER // 2
    page.write(EDGE + 4, middle, title, 40, GOLD)
    room = WIDTH - 2 * EDGE - width_of(title, font(40)) - 118
    size = size_for(name, 35, SMALL, room)
    name = fitted(name, size, room)
    wide = width_of(name, font(size)) + 93
    page.plate(WIDTH - EDGE - wide, 10, WIDTH - EDGE, HEADER - 10, PANEL_LIGHT)
    page.lay(tokens.shield(seat, 46), WIDTH - EDGE - wide + 12, middle - 23)
    page.write(WIDTH - EDGE - 20, middle, name, size, CREAM, "r")


def owed(page: Page, top: int, facts: Sequence[str]) -> None:
    """Write what is to be done."""
    text = phrases.upper(" · ".join(facts))
    size = size_for(text, 34, SMALL, WIDTH - 2 * EDGE - 17)
    page.write(WIDTH / 2, top + OWED // 2 - 4, fitted(text, size, WIDTH - 2 * EDGE), size, CREAM,
               "m")  # fmt: skip


# --- legend ------------------------------------------------------------------------------------


Mark: TypeAlias = tuple[Image.Image, str]


def marks(scene: Scene, say: Say) -> list[Mark]:
    """Return the marks on the map that need a word."""
    entries: list[Mark] = []

    def add(sprite: Image.Image, key: str) -> None:
        entries.append((sprite, say(f"mark-{key}")))

    if scene.fresh_marks:
        add(tokens.ring(SWATCH, GOLD), "recent")
    elif scene.fresh:
        add(_sample(), "recent")
    if scene.numbers:
        add(tokens.own("1", SWATCH), "own")
    if scene.letters:
        add(tokens.row(next(iter(scene.letters.values())), SWATCH), "row")
    if scene.targets:
        add(tokens.halo(SWATCH), "free")
    return entries


@cached
def _sample() -> Image.Image:
    image = Image.new("RGBA", (SWATCH + 17, SWATCH))
    sprite = arrows.sample("red", SWATCH + 12, fresh=True)
    image.paste(sprite, (3, (SWATCH - sprite.height) // 2), sprite)
    return image


def legend(page: Page, top: int, marks: Sequence[Mark]) -> None:
    """Explain the marks on the map, in one line."""
    if not marks:
        return
    size = SMALL
    room = WIDTH - 2 * EDGE - sum(sprite.width + 10 for sprite, _ in marks) - 25 * (len(marks) - 1)
    texts = [text for _, text in marks]
    total = sum(width_of(text, font(size, "Medium")) for text in texts)
    if total > room:  # the longest texts are cut
        most = room // len(texts)
        texts = [fitted(text, size, most, "Medium") for text in texts]
        total = sum(width_of(text, font(size, "Medium")) for text in texts)
    gap = min(37, 25 + (room - total) // max(len(marks) - 1, 1))
    wide = total + WIDTH - 2 * EDGE - room + (gap - 25) * (len(marks) - 1)
    x, middle = (WIDTH - wide) // 2, top + LEGEND // 2
    for (sprite, _), text in zip(marks, texts, strict=True):
        page.lay(sprite, x, middle - sprite.height // 2)
        page.write(x + sprite.width + 10, middle, text, size, MUTED, weight="Medium")
        x += sprite.width + 10 + width_of(text, font(size, "Medium")) + gap


def legend_beside(page: Page, left: int, top: int, high: int, marks: Sequence[Mark]) -> None:
    """Explain the marks on the map, one below the other, centred in ``high`` pixels."""
    first = top + (high - LEGEND * len(marks)) // 2
    room = WIDTH - EDGE - left - WIDEST
    for number, (sprite, text) in enumerate(marks):
        middle = first + number * LEGEND + LEGEND // 2
        page.lay(sprite, left + (WIDEST - sprite.width) // 2, middle - sprite.height // 2)
        fit(page, left + WIDEST + 10, middle, text, room - 10, (SMALL, TINY), MUTED, "Medium")


# --- expeditions -------------------------------------------------------------------------------

EXPEDITIONS = 108


def expeditions(page: Page, top: int, scene: Scene, say: Say) -> None:
    """Write for each colour where it stands and how many arrows it has left."""
    third = (WIDTH - 2 * EDGE - 2 * GAP) // 3
    for number, expedition in enumerate(scene.expeditions):
        x = EDGE + number * (third + GAP)
        page.plate(x, top, x + third, top + EXPEDITIONS - GAP, PANEL)
        page.lay(arrows.emblem(expedition.colour, 49), x + 10, top + 24)
        name = phrases.upper(phrases.colour(expedition.colour, say))
        line = f"{name} · {phrases.short(expedition, say)}"
        fit(page, x + 68, top + 29, line, third - 78, (32, SMALL), GOLD)
        fit(page, x + 68, top + 68, chart.name(expedition.tip), third - 78, (34, TINY), CREAM)


# --- public and own places ---------------------------------------------------------------------


def title(page: Page, top: int, text: str, note: str = "") -> None:
    """Write the title of a strip, and a note at its right end."""
    wide = width_of(note, font(SMALL, "Medium")) + 17 if note else 0
    room = WIDTH - 2 * EDGE - 37 - wide
    fit(page, EDGE + 17, top + TITLE // 2 + 4, text, room, (34, SMALL), GOLD)
    if note:
        page.write(WIDTH - EDGE - 17, top + TITLE // 2 + 4, note, SMALL, MUTED, "r", "Medium")


def own_height(places: Sequence[str]) -> int:
    """Return the height of the strip with own places."""
    return TITLE + 7 + LINE * max(1, (len(places) + 1) // 2) + GAP + 6


def own(
    page: Page,
    top: int,
    scene: Scene,
    seat: int,
    places: Sequence[str],
    texts: tuple[str, str],
    *,
    badges: Mapping[str, Image.Image] = MappingProxyType({}),
    notes: Mapping[str, Image.Image] = MappingProxyType({}),
) -> None:
    """List the reader's own places and how far each expedition is from them.

    ``texts`` are the title, and what to say if there are none. A place may have a badge of its
    own, and a note after its name.
    """
    page.plate(EDGE, top, WIDTH - EDGE, top + own_height(places) - GAP, PANEL)
    name, nothing = texts
    page.write(EDGE + 17, top + TITLE // 2 + 2, name, size_for(name, 32, SMALL, 253), GOLD)
    if not places:
        page.write(EDGE + 19, top + TITLE + LINE // 2, nothing, 32, CREAM)
    half, lines = (WIDTH - 2 * EDGE - 14) // 2, (len(places) + 1) // 2
    for column in range(2 if len(places) > 1 else 1):
        right = EDGE + 14 + (column + 1) * half - 39
        for expedition in reversed(scene.expeditions):
            page.lay(arrows.emblem(expedition.colour, 32), right - 16, top + TITLE - 29)
            right -= STEP
    for number, place in enumerate(places):
        # Column by column.
        x, y = EDGE + 14 + number // lines * half, top + TITLE + 7 + number % lines * LINE
        middle, right = y + LINE // 2, x + half - 39
        page.lay(badges.get(place) or badge(place, seat, scene), x, middle - 21)
        for expedition in reversed(scene.expeditions):
            far = chart.distance(expedition.tip, place)
            page.write(right, middle, str(far), 31, GOLD if far <= NEAR else CREAM, "m")
            right -= STEP
        room = right + STEP // 2 - x - 52
        if place in notes:
            note = notes[place]
            room -= note.width + 8
            page.lay(note, x + 51 + room + 4, middle - note.height // 2)
        fit(page, x + 51, middle, chart.name(place), room, (31, TINY), CREAM, "Medium")


def badge(place: str, seat: int, scene: Scene) -> Image.Image:
    """Return the badge of an own place, with the reader's shield if it is marked."""
    if place not in scene.numbers:
        return tokens.shield(seat, 42)
    return _marked(str(scene.numbers[place]), seat if place in scene.marked else None)


@cached
def _marked(text: str, seat: int | None) -> Image.Image:
    image = Image.new("RGBA", (51, 44))
    image.paste(tokens.own(text, 40, seat is not None), (0, 0))
    if seat is not None:
        small = tokens.shield(seat, 25)
        image.paste(small, (24, 19), small)
    return image


# --- players -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the players' table."""

    title: str
    value: Callable[[int], str]
    strong: bool = False


def table_height(rows: int) -> int:
    """Return the height of a table of ``rows`` players."""
    return HEADING + ROW * rows + EDGE


def _edges(columns: Sequence[Column]) -> list[tuple[int, int]]:
    """Return the left and right edge of each column."""
    edges, right = [], WIDTH - EDGE - 15
    for column in reversed(columns):
        wide = max(width_of(column.title, font(SMALL, "Medium")), 64)
        edges.append((right - wide, right))
        right -= wide + 24
    return edges[::-1]


def table(
    page: Page,
    top: int,
    view: Seats,
    seats: Sequence[int],
    columns: Sequence[Column],
    say: Say,
    names: Sequence[str],
) -> None:
    """Draw a row for each of these players."""
    edges = _edges(columns)
    right = edges[0][0] - 20
    for column, (x0, x1) in zip(columns, edges, strict=True):
        page.write((x0 + x1) / 2, top + HEADING // 2, column.title, SMALL, MUTED, "m", "Medium")
    drawn = drawn_names(view.players, say, names)
    for number, seat in enumerate(seats):
        line = top + HEADING + ROW * number
        _player(page, line, view, seat, drawn[seat], right)
        for column, (x0, x1) in zip(columns, edges, strict=True):
            value, x = column.value(seat), (x0 + x1) / 2
            size, fill = (42, GOLD) if column.strong else (35, CREAM)
            page.write(x, line + ROW // 2, value, size, fill, "m",
                       "Heavy" if column.strong else "Medium")  # fmt: skip


def _player(page: Page, top: int, view: Seats, seat: int, name: str, right: int) -> None:
    won = view.outcome is not None and seat in view.outcome.winners
    on_turn = seat == view.active or won
    ground = PANEL_LIGHT if on_turn else PANEL
    page.plate(EDGE, top + 3, WIDTH - EDGE, top + ROW - 3, ground, NIGHT)
    middle, x = top + ROW // 2, EDGE + 10
    if on_turn:
        page.lay(crown(39) if won else pointer(32), x, middle - (19 if won else 16))
    x += 44
    page.lay(tokens.shield(seat, 47), x, middle - 24)
    x += 59
    fit(page, x, middle, name, right - x, (35, SMALL), CREAM)


def signed(value: int) -> str:
    """Return a number with a true minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
