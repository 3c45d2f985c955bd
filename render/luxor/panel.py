"""What is around the display: whose turn it is, the players' table, the own hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from engines.luxor.tiles import back, face
from engines.luxor.view import View
from render.fonts import fitted, font, readable, size_for, width_of, wrapped
from render.luxor import tiles, tokens
from render.page import Page, crown, pointer, tick
from render.symbols import disc
from render.theme import CREAM, GOLD, MUTED, NIGHT, PANEL, PANEL_LIGHT
from render.words import Words

WIDTH = 1000
EDGE = 18
HEADER = 84
LEGEND = 50
SWATCH = 35
SMALL = 29
"""The smallest letters: 11 pixels when the picture is shown 400 pixels wide."""

HEADING, ROW = 46, 64
TILE, ACTION = 106, 84
NO_TILE = 44
STRIP_TITLE, STRIP_GAP = 46, 12


def drawn_names(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Return the players' names, reduced to letters that the font has."""
    return [
        readable(name, words("luxor-board-player", number=seat + 1))
        for seat, name in enumerate(names[: view.players])
    ]


# --- header ------------------------------------------------------------------------------------


def header(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    """Write the game's name and whose turn it is, or who has won."""
    middle = HEADER // 2
    title = words("luxor-board-title")
    page.write(EDGE + 4, middle, title, 35, GOLD)
    left = EDGE + 4 + width_of(title, font(35)) + 36
    drawn = drawn_names(view, words, names)
    seats: tuple[int, ...] = ()
    if view.outcome is not None:
        seats = view.outcome.winners
    elif view.active is not None:
        seats = (view.active,)
    room = WIDTH - EDGE - left - 44 - 52 * len(seats)
    text, size = _status(view, words, drawn, seats, room)
    wide = width_of(text, font(size)) + 44 + 52 * len(seats)
    page.plate(WIDTH - EDGE - wide, 12, WIDTH - EDGE, HEADER - 12, PANEL_LIGHT)
    x = WIDTH - EDGE - wide + 16
    for seat in seats:
        page.lay(disc(seat, 46), x, middle - 23)
        x += 52
    page.write(WIDTH - EDGE - 22, middle, text, size, CREAM, "r")


def _status(
    view: View, words: Words, names: Sequence[str], seats: Sequence[int], room: int
) -> tuple[str, int]:
    """Return the sentence for the header and its size; long names are cut, not the sentence."""

    def sentence(limit: int) -> str:
        cut = [name if len(name) <= limit else name[: limit - 1].rstrip() + "…" for name in names]
        if view.outcome is not None and len(seats) > 1:
            return words("luxor-board-shared", names=", ".join(cut[seat] for seat in seats))
        if view.outcome is not None:
            return words("luxor-board-winner", name=cut[seats[0]])
        if not seats:
            return words("luxor-board-choosing")
        if view.seat == seats[0]:
            return words("luxor-board-your-turn")
        return words("luxor-board-turn", name=cut[seats[0]])

    for limit in range(max(map(len, names), default=1), 3, -1):
        size = size_for(sentence(limit), 37, SMALL, room)
        if width_of(sentence(limit), font(size)) <= room:
            return sentence(limit), size
    return fitted(sentence(4), SMALL, room), SMALL


# --- legend ------------------------------------------------------------------------------------


Mark: TypeAlias = tuple[Image.Image, str]


def legend_width(marks: Sequence[Mark]) -> int:
    """Return the width of the legend in pixels."""
    words_ = sum(width_of(text, font(SMALL, "Medium")) for _, text in marks)
    return words_ + (SWATCH + 12) * len(marks) + 40 * (len(marks) - 1)


def legend(page: Page, x: int, middle: int, marks: Sequence[Mark]) -> None:
    """Explain the marks over the cells."""
    for mark, text in marks:
        page.lay(mark, x, middle - SWATCH // 2)
        page.write(x + SWATCH + 12, middle, text, SMALL, MUTED, weight="Medium")
        x += SWATCH + 12 + width_of(text, font(SMALL, "Medium")) + 40


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


def name_room(view: View, words: Words) -> int:
    """Return the x position in the table where the names end."""
    return _edges(_columns(view, words))[0][0] - 24


def _edges(columns: Sequence[Column]) -> list[tuple[int, int]]:
    """Return the left and right edge of each column."""
    edges, right = [], WIDTH - EDGE - 14
    for column in reversed(columns):
        wide = max(width_of(column.title, font(SMALL, "Medium")), 68)
        edges.append((right - wide, right))
        right -= wide + 24
    return edges[::-1]


def table(page: Page, top: int, view: View, words: Words, names: Sequence[str]) -> None:
    """Draw a row per player."""
    columns = _columns(view, words)
    edges, right = _edges(columns), name_room(view, words)
    for column, (x0, x1) in zip(columns, edges, strict=True):
        page.write((x0 + x1) / 2, top + HEADING // 2, column.title, SMALL, MUTED, "m", "Medium")
    for seat, name in enumerate(drawn_names(view, words, names)):
        _player(page, top + HEADING + ROW * seat, view, seat, name, right)
        middle = top + HEADING + ROW * seat + ROW // 2
        for column, (x0, x1) in zip(columns, edges, strict=True):
            value, x = column.value(seat), (x0 + x1) / 2
            if value == "✓":
                page.lay(tick(40), x - 20, middle - 20)
            elif column.strong:
                page.write(x, middle, value, 45, GOLD, "m")
            else:
                page.write(x, middle, value, 37, CREAM, "m", "Medium")


def _player(page: Page, top: int, view: View, seat: int, name: str, right: int) -> None:
    won = view.outcome is not None and seat in view.outcome.winners
    on_turn = seat == view.active or won
    ground = PANEL_LIGHT if on_turn else PANEL
    page.plate(EDGE, top + 3, WIDTH - EDGE, top + ROW - 3, ground, NIGHT)
    middle, x = top + ROW // 2, EDGE + 12
    if on_turn:
        page.lay(crown(40) if won else pointer(34), x, middle - (20 if won else 17))
    x += 46
    page.lay(disc(seat, 50), x, middle - 25)
    x += 62
    size = size_for(name, 37, SMALL, right - x)
    page.write(x, middle, fitted(name, size, right - x), size, CREAM)


def _columns(view: View, words: Words) -> list[Column]:
    def title(name: str) -> str:
        return words(f"luxor-board-column-{name}")

    if view.turn == 0:
        return [Column(title("chosen"), lambda seat: "✓" if view.chosen[seat] else "–")]
    columns = [
        Column(title("supply"), lambda seat: str(view.supplies[seat])),
        Column(title("tiles"), lambda seat: str(len(view.backs[seat]) + view.piles[seat])),
    ]
    if view.adventures:
        columns += [
            Column(
                title("actions"),
                lambda seat: str(view.action_counts[seat] + view.action_piles[seat]),
            ),
            Column(title("captives"), lambda seat: str(sum(view.captives[seat]))),
        ]
    return [*columns, Column(title("points"), lambda seat: str(view.scores[seat].total), True)]


# --- own hand ----------------------------------------------------------------------------------


def strip_height(view: View) -> int:
    """Return the height of the strip with the own hand; 0 in a public picture."""
    if view.seat is None:
        return 0
    height = STRIP_TITLE + STRIP_GAP + (TILE if view.hand else NO_TILE)
    if len(view.hand) > 2:
        height += TILE + STRIP_GAP
    if view.adventures:
        height += ACTION + STRIP_GAP
    return height + 20


def strip(page: Page, top: int, view: View, words: Words) -> None:
    """Draw what the reader holds."""
    bottom = top + strip_height(view) - 10
    page.plate(EDGE, top, WIDTH - EDGE, bottom, PANEL)
    page.write(EDGE + 22, top + 30, words("luxor-hand-title"), 33, GOLD)
    y, half = top + STRIP_TITLE + 6, (WIDTH - 2 * EDGE - 22) // 2
    if not view.hand:
        page.write(EDGE + 22, y + NO_TILE // 2, words("luxor-hand-none"), 33, CREAM)
    for number, tile in enumerate(view.hand):
        x, row = EDGE + 22 + number % 2 * half, y + number // 2 * (TILE + STRIP_GAP)
        page.lay(tiles.tile(face(tile), TILE, ground=PANEL), x, row)
        name = words(f"luxor-tile-{face(tile)}")
        set_ = words("luxor-hand-set", number=back(tile))
        _caption(page, x + TILE + 16, row + TILE // 2, name, set_, half - TILE - 30)
    if view.adventures:
        y += (TILE + STRIP_GAP) * ((len(view.hand) + 1) // 2) if view.hand else NO_TILE + STRIP_GAP
        third = (WIDTH - 2 * EDGE - 22) // 3
        for number, kind in enumerate(view.actions):
            x = EDGE + 22 + number * third
            page.lay(tokens.action(kind, ACTION), x, y)
            name = words(f"luxor-action-{kind}")
            _caption(page, x + ACTION + 12, y + ACTION // 2, name, "", third - ACTION - 24)


def _caption(page: Page, x: int, middle: int, name: str, below: str, room: int) -> None:
    """Write a name in up to two lines, and a smaller line below it."""
    lines = wrapped(name, 33, room, 2)
    total = 38 * len(lines) + (36 if below else 0)
    y = middle - total / 2 + 19
    for line in lines:
        size = size_for(line, 33, SMALL, room)
        page.write(x, y, line, size, CREAM)
        y += 38
    if below:
        page.write(x, y - 1, below, SMALL, MUTED, weight="Medium")
