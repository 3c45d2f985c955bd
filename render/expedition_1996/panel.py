"""What stands around the map: whose turn it is, expeditions, row, own hand, players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from engines.expedition_1996.view import View
from render.expedition_1996 import arrows, chart, phrases, tokens
from render.expedition_1996.scene import Scene
from render.fonts import fitted, font, readable, size_for, width_of
from render.page import Page, crown, pointer
from render.symbols import disc
from render.theme import CREAM, GOLD, MUTED, NIGHT, PANEL, PANEL_LIGHT, Colour
from render.words import Words
from render.worldmap import EXPEDITION_1996

WIDTH = 1280
EDGE = 18
HEADER = 88
OWED = 58
LEGEND = 58
SWATCH = 44
SMALL = 34
"""The smallest letters: 11 pixels when the picture is shown 400 pixels wide."""

TINY = 30
"""Long names of points may be as small as this where they would be cut otherwise."""

HEADING, ROW = 52, 68
TITLE = 58
LINE = 60
GAP = 14
STEP = 52
NEAR = 3
"""Distances up to this one are shown in gold."""


def drawn_names(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the players' names in letters that the font has."""
    return [
        readable(name, words("expedition_1996-board-player", number=seat + 1))
        for seat, name in enumerate(names[: view.players])
    ]


# --- header ------------------------------------------------------------------------------------


def header(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    """Write the game's name and whose turn it is, or who has won."""
    middle = HEADER // 2
    title = words("expedition_1996-board-title")
    page.write(EDGE + 4, middle, title, 42, GOLD)
    left = EDGE + 4 + width_of(title, font(42)) + 36
    drawn = drawn_names(view, words, names)
    seats: tuple[int, ...] = ()
    if view.outcome is not None:
        seats = view.outcome.winners
    elif view.active is not None:
        seats = (view.active,)
    room = WIDTH - EDGE - left - 50 - 60 * len(seats)
    text, size = _status(view, words, drawn, seats, room)
    wide = width_of(text, font(size)) + 50 + 60 * len(seats)
    page.plate(WIDTH - EDGE - wide, 12, WIDTH - EDGE, HEADER - 12, PANEL_LIGHT)
    x = WIDTH - EDGE - wide + 16
    for seat in seats:
        page.lay(disc(seat, 54), x, middle - 27)
        x += 60
    page.write(WIDTH - EDGE - 24, middle, text, size, CREAM, "r")


def _status(
    view: View, words: Words, names: Sequence[str], seats: Sequence[int], room: int
) -> tuple[str, int]:
    """Return the sentence for the header and its size; long names are cut, not the sentence."""

    def sentence(limit: int) -> str:
        cut = [name if len(name) <= limit else name[: limit - 1].rstrip() + "…" for name in names]
        if view.outcome is not None:
            key = "shared" if len(seats) > 1 else "winner"
            winners = ", ".join(cut[seat] for seat in seats)
            return words(f"expedition_1996-board-{key}", name=cut[seats[0]], names=winners)
        if view.seat == seats[0]:
            return words("expedition_1996-board-your-turn")
        return words("expedition_1996-board-turn", name=cut[seats[0]])

    for limit in range(max(map(len, names), default=1), 3, -1):
        size = size_for(sentence(limit), 44, SMALL, room)
        if width_of(sentence(limit), font(size)) <= room:
            return sentence(limit), size
    return fitted(sentence(4), SMALL, room), SMALL


def owed_height(view: View, words: Words) -> int:
    """Return the height of the line that says what is owed."""
    return OWED if phrases.owed(view, words) else 0


def owed(page: Page, top: int, view: View, words: Words) -> None:
    """Say what is to be done."""
    facts = phrases.owed(view, words)
    if phrases.only_vouchers(view):
        facts[0] = words("expedition_1996-board-only-vouchers").rstrip(".")
    text = phrases.upper(" · ".join(facts))
    size = size_for(text, 40, SMALL, WIDTH - 2 * EDGE - 20)
    page.write(WIDTH / 2, top + OWED // 2 - 4, fitted(text, size, WIDTH - 2 * EDGE), size, CREAM,
               "m")  # fmt: skip


# --- legend ------------------------------------------------------------------------------------


Mark: TypeAlias = tuple[Image.Image, str]


def marks(view: View, scene: Scene, words: Words) -> list[Mark]:
    """Return the marks on the map that need a word."""
    found: list[Mark] = []

    def add(sprite: Image.Image, key: str) -> None:
        found.append((sprite, words(f"expedition_1996-mark-{key}")))

    if view.phase == "chips":
        if view.recent:
            add(tokens.ring(SWATCH, GOLD), "recent")
    elif any(expedition.fresh for expedition in view.expeditions):
        add(_sample(), "recent")
    if scene.numbers:
        add(tokens.own("1", SWATCH), "own")
    if scene.letters:
        add(tokens.row("A", SWATCH), "row")
    if scene.targets:
        add(tokens.halo(SWATCH), "free")
    return found


@lru_cache(maxsize=1)
def _sample() -> Image.Image:
    image = Image.new("RGBA", (SWATCH + 20, SWATCH))
    sprite = arrows.sample("red", SWATCH + 14, fresh=True)
    image.paste(sprite, (3, (SWATCH - sprite.height) // 2), sprite)
    return image


def legend(page: Page, top: int, found: Sequence[Mark]) -> None:
    """Explain the marks on the map, in one line."""
    if not found:
        return
    size = SMALL
    room = WIDTH - 2 * EDGE - sum(sprite.width + 12 for sprite, _ in found) - 30 * (len(found) - 1)
    texts = [text for _, text in found]
    total = sum(width_of(text, font(size, "Medium")) for text in texts)
    if total > room:  # the longest words give way
        most = room // len(texts)
        texts = [fitted(text, size, most, "Medium") for text in texts]
        total = sum(width_of(text, font(size, "Medium")) for text in texts)
    gap = min(44, 30 + (room - total) // max(len(found) - 1, 1))
    wide = total + WIDTH - 2 * EDGE - room + (gap - 30) * (len(found) - 1)
    x, middle = (WIDTH - wide) // 2, top + LEGEND // 2
    for (sprite, _), text in zip(found, texts, strict=True):
        page.lay(sprite, x, middle - sprite.height // 2)
        page.write(x + sprite.width + 12, middle, text, size, MUTED, weight="Medium")
        x += sprite.width + 12 + width_of(text, font(size, "Medium")) + gap


# --- expeditions -------------------------------------------------------------------------------

EXPEDITIONS = 128


def expeditions(page: Page, top: int, view: View, words: Words) -> None:
    """Say of each colour where it stands and how many arrows it has left."""
    third = (WIDTH - 2 * EDGE - 2 * GAP) // 3
    for number, expedition in enumerate(view.expeditions):
        x = EDGE + number * (third + GAP)
        page.plate(x, top, x + third, top + EXPEDITIONS - GAP, PANEL)
        page.lay(arrows.emblem(expedition.colour, 58), x + 12, top + 28)
        room, left = third - 92, x + 80
        name = phrases.upper(phrases.colour(expedition.colour, words))
        tip = chart.name(expedition.tip)
        line = f"{name} · {phrases.short(expedition, words)}"
        size = size_for(line, 38, SMALL, room)
        page.write(left, top + 34, fitted(line, size, room), size, GOLD)
        size = size_for(tip, 40, TINY, room)
        page.write(left, top + 80, fitted(tip, size, room), size, CREAM)


# --- missions ----------------------------------------------------------------------------------


def title(page: Page, top: int, text: str, note: str = "") -> None:
    """Write the title of a strip, and a note at its right end."""
    wide = width_of(note, font(SMALL, "Medium")) + 20 if note else 0
    size = size_for(text, 40, SMALL, WIDTH - 2 * EDGE - 44 - wide)
    page.write(EDGE + 20, top + TITLE // 2 + 4, fitted(text, size, WIDTH - 2 * EDGE - 44 - wide),
               size, GOLD)  # fmt: skip
    if note:
        page.write(WIDTH - EDGE - 20, top + TITLE // 2 + 4, note, SMALL, MUTED, "r", "Medium")


def row_height(view: View) -> int:
    """Return the height of the strip with the row; variant B has none."""
    if view.variant_b:
        return 0
    return TITLE + 70 * max(1, (len(view.row) + 2) // 3) + GAP + 6


def row(page: Page, top: int, view: View, scene: Scene, words: Words) -> None:
    """Draw the public missions as cards in their regions' colours."""
    page.plate(EDGE, top, WIDTH - EDGE, top + row_height(view) - GAP, PANEL)
    deck = words("expedition_1996-board-deck", count=view.deck_size).rstrip(".")
    title(page, top, words("expedition_1996-board-row"), deck)
    third = (WIDTH - 2 * EDGE - 28) // 3
    for number, place in enumerate(view.row):
        x, y = EDGE + 14 + number % 3 * third, top + TITLE + number // 3 * 70
        _card(page, x, y, third - 10, place)
        page.lay(tokens.row(scene.letters[place], 48), x + 12, y + 8)
        name, room = chart.name(place), third - 10 - 84
        size = size_for(name, 38, SMALL, room)
        page.write(x + 72, y + 32, fitted(name, size, room), size, NIGHT)


def tint(place: str) -> Colour:
    """Return the colour of a place's region."""
    return EXPEDITION_1996.of(chart.spot(place).region or "Europe").point


def _card(page: Page, x: int, y: int, wide: int, place: str) -> None:
    page.plate(x, y, x + wide, y + 64, tint(place), PANEL)


def hand_height(view: View, scene: Scene) -> int:
    """Return the height of the strip with the own missions."""
    if view.seat is None or (view.variant_b and not view.chips[view.seat]):
        return 0
    count = len(scene.numbers) if not view.variant_b else len(view.chips[view.seat])
    return TITLE + 8 + LINE * max(1, (count + 1) // 2) + GAP + 6


def hand(page: Page, top: int, view: View, scene: Scene, words: Words) -> None:
    """List the reader's missions with how far each expedition is from them."""
    seat = view.seat
    assert seat is not None
    page.plate(EDGE, top, WIDTH - EDGE, top + hand_height(view, scene) - GAP, PANEL)
    places = list(scene.numbers) or list(view.chips[seat])
    name = words("expedition_1996-hand-" + ("chips" if view.variant_b else "title"))
    page.write(EDGE + 20, top + TITLE // 2 + 2, name, size_for(name, 38, SMALL, 300), GOLD)
    if not places:
        page.write(EDGE + 22, top + TITLE + LINE // 2, words("expedition_1996-hand-none"), 38,
                   CREAM)  # fmt: skip
    half, lines = (WIDTH - 2 * EDGE - 16) // 2, (len(places) + 1) // 2
    for column in range(2 if len(places) > 1 else 1):
        right = EDGE + 16 + (column + 1) * half - 46
        for expedition in reversed(view.expeditions):
            page.lay(arrows.emblem(expedition.colour, 38), right - 19, top + TITLE - 34)
            right -= STEP
    for number, place in enumerate(places):
        # Down the columns, as one reads a list.
        x, y = EDGE + 16 + number // lines * half, top + TITLE + 8 + number % lines * LINE
        middle, right = y + LINE // 2, x + half - 46
        page.lay(badge(place, seat, scene), x, middle - 25)
        for expedition in reversed(view.expeditions):
            far = chart.distance(expedition.tip, place)
            page.write(right, middle, str(far), 37, GOLD if far <= NEAR else CREAM, "m")
            right -= STEP
        room, label = right + STEP // 2 - x - 62, chart.name(place)
        size = size_for(label, 37, TINY, room)
        page.write(x + 60, middle, fitted(label, size, room), size, CREAM, weight="Medium")


def badge(place: str, seat: int, scene: Scene) -> Image.Image:
    """Return the badge of an own mission, with the chip that lies on its place."""
    if place not in scene.numbers:
        return disc(seat, 50)
    return _marked(str(scene.numbers[place]), seat if place in scene.marked else None)


@lru_cache(maxsize=256)
def _marked(text: str, seat: int | None) -> Image.Image:
    image = Image.new("RGBA", (60, 52))
    image.paste(tokens.own(text, 48, seat is not None), (0, 0))
    if seat is not None:
        chip = disc(seat, 30)
        image.paste(chip, (29, 22), chip)
    return image


# --- players -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the players' table."""

    title: str
    value: Callable[[int], str]
    strong: bool = False


def table_height(view: View) -> int:
    """Return the height of the players' table."""
    return HEADING + ROW * view.players + EDGE


def _edges(columns: Sequence[Column]) -> list[tuple[int, int]]:
    """Return the left and right edge of each column."""
    edges, right = [], WIDTH - EDGE - 18
    for column in reversed(columns):
        wide = max(width_of(column.title, font(SMALL, "Medium")), 76)
        edges.append((right - wide, right))
        right -= wide + 28
    return edges[::-1]


def table(page: Page, top: int, view: View, words: Words, names: Sequence[str]) -> None:
    """Draw a row per player."""
    columns = _columns(view, words)
    edges = _edges(columns)
    right = edges[0][0] - 24
    for column, (x0, x1) in zip(columns, edges, strict=True):
        page.write((x0 + x1) / 2, top + HEADING // 2, column.title, SMALL, MUTED, "m", "Medium")
    for seat, name in enumerate(drawn_names(view, words, names)):
        line = top + HEADING + ROW * seat
        _player(page, line, view, seat, name, right)
        for column, (x0, x1) in zip(columns, edges, strict=True):
            value, x = column.value(seat), (x0 + x1) / 2
            size, fill = (50, GOLD) if column.strong else (42, CREAM)
            page.write(x, line + ROW // 2, value, size, fill, "m",
                       "Heavy" if column.strong else "Medium")  # fmt: skip


def _player(page: Page, top: int, view: View, seat: int, name: str, right: int) -> None:
    won = view.outcome is not None and seat in view.outcome.winners
    on_turn = seat == view.active or won
    ground = PANEL_LIGHT if on_turn else PANEL
    page.plate(EDGE, top + 3, WIDTH - EDGE, top + ROW - 3, ground, NIGHT)
    middle, x = top + ROW // 2, EDGE + 12
    if on_turn:
        page.lay(crown(46) if won else pointer(38), x, middle - (23 if won else 19))
    x += 52
    page.lay(disc(seat, 56), x, middle - 28)
    x += 70
    size = size_for(name, 42, SMALL, right - x)
    page.write(x, middle, fitted(name, size, right - x), size, CREAM)


def _signed(value: int) -> str:
    return str(value).replace("-", "\N{MINUS SIGN}")


def _columns(view: View, words: Words) -> list[Column]:
    def head(name: str) -> str:
        return words(f"expedition_1996-column-{name}")

    score = view.scores
    if view.variant_b:
        return [
            Column(head("vouchers"), lambda seat: str(view.tickets[seat])),
            Column(head("board"), lambda seat: str(len(view.chips[seat]))),
            Column(head("collected"), lambda seat: str(len(view.collected[seat])), True),
        ]
    points = Column(head("points"), lambda seat: _signed(score[seat].total), True)
    if view.outcome is not None:
        return [
            Column(head("opened"), lambda seat: str(score[seat].missions)),
            Column(head("chips"), lambda seat: str(score[seat].chips)),
            Column(head("row"), lambda seat: str(score[seat].row)),
            Column(head("hand"), lambda seat: _signed(score[seat].unfulfilled)),
            Column(head("left"), lambda seat: _signed(score[seat].uncollected)),
            points,
        ]
    columns = [
        Column(head("vouchers"), lambda seat: str(view.tickets[seat])),
        Column(head("hand"), lambda seat: str(view.hand_sizes[seat])),
        Column(head("board"), lambda seat: str(len(view.chips[seat]))),
    ]
    if view.phase == "chips":
        return [*columns, Column(head("place"), lambda seat: str(view.to_place[seat]), True)]
    return [*columns, points]
