"""The board's picture: display, plan and choices above, players below."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.luxor.board import cell_name, column_name, row_name
from engines.luxor.view import View
from render.cache import cached
from render.canvas import Canvas
from render.luxor import panel, tiles, tokens
from render.luxor.alt import board_alt
from render.luxor.scene import Scene, cell_of, scene_of, shown_area
from render.page import Page
from render.picture import Picture
from render.symbols import stack
from render.theme import FIELD, MUTED, NIGHT, RULE, rgb
from render.words import Words

WIDTH = panel.WIDTH
CELLS = (140, 128, 116, 103, 93, 84)
"""The sizes in which cells are drawn; only a few, so that cached sprites are used again."""

LETTERS = 31
LEFT, RIGHT, ABOVE, BELOW = 54, 16, 42, 14
TALLEST = 980
DOT = rgb(0x31416A)


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the display, the players, and what the view's own reader may see and choose."""
    scene = scene_of(view)
    area = shown_area(view, scene)
    columns, rows = area[1] - area[0] + 1, area[3] - area[2] + 1
    cell = cell_size(columns, rows)
    top = panel.HEADER + ABOVE
    foot = top + rows * cell + BELOW
    marks = _legend(view, scene, words)
    beside = (
        view.seat is None and panel.legend_width(marks) < panel.name_room(view, words) - panel.EDGE
    )
    legend = panel.LEGEND if marks and not beside else 0
    strip = panel.strip_height(view)
    height = foot + legend + strip + panel.table_height(view)
    page = Page(WIDTH, height)
    panel.header(page, view, words, names)
    left = (WIDTH - LEFT - RIGHT - columns * cell) // 2 + LEFT
    _ground(page, view, area, left, top, cell)
    _display(page, view, scene, area, left, top, cell)
    if legend:
        x = (WIDTH - panel.legend_width(marks)) // 2
        panel.legend(page, x, foot + panel.LEGEND // 2 - 4, marks)
    elif marks:
        panel.legend(page, panel.EDGE + 12, foot + panel.HEADING // 2, marks)
    if strip:
        panel.strip(page, foot + legend, view, words)
    panel.table(page, foot + legend + strip, view, words, names)
    return Picture(page.image, board_alt(view, words, names))


def cell_size(columns: int, rows: int) -> int:
    """Return how many pixels a cell takes, so that the display fits the picture."""
    widest = (WIDTH - LEFT - RIGHT) // columns
    return next((s for s in CELLS if s <= widest and s * rows <= TALLEST), CELLS[-1])


def _ground(
    page: Page, view: View, area: tuple[int, int, int, int], left: int, top: int, cell: int
) -> None:
    """Draw the field with a dot in each cell, names of columns and rows, and the limits."""
    first, last, high, low = area
    right, bottom = left + (last - first + 1) * cell, top + (low - high + 1) * cell
    page.plate(left - 6, top - 6, right + 6, bottom + 6, FIELD)
    for column in range(first, last + 1):
        x = left + (column - first) * cell + cell // 2
        page.write(x, top - ABOVE // 2 - 4, column_name(column), LETTERS, MUTED, "m")
        for row in range(high, low + 1):
            y = top + (row - high) * cell + cell // 2
            page.lay(_dot(9), x - 4, y - 4)
    for row in range(high, low + 1):
        y = top + (row - high) * cell + cell // 2
        page.write(left - 12, y, row_name(cell_of(0, row)), LETTERS, MUTED, "r")
    if view.window is None:
        return
    walls = zip(area, view.window, ("left", "right", "top", "bottom"), strict=True)
    for shown, limit, side in walls:
        if shown == limit:
            across = side in ("left", "right")
            span = (bottom - top if across else right - left) + 12
            wall = _wall(span, across)
            place = {
                "left": (left - 9, top - 6),
                "right": (right + 1, top - 6),
                "top": (left - 6, top - 9),
                "bottom": (left - 6, bottom + 1),
            }[side]
            page.lay(wall, *place)


@cached
def _dot(size: int) -> Image.Image:
    canvas = Canvas(size, ground=FIELD)
    canvas.ellipse(50, 50, 46, fill=DOT)
    return canvas.done()


@cached
def _wall(span: int, upright: bool) -> Image.Image:
    """Return a border of stones, drawn where the display cannot grow any more."""
    size = (8, span) if upright else (span, 8)
    wall = Image.new("RGB", size, NIGHT)
    for start in range(0, span, 24):
        stop = min(start + 20, span)
        wall.paste(RULE, (0, start, 8, stop) if upright else (start, 0, stop, 8))
    return wall


def _display(
    page: Page,
    view: View,
    scene: Scene,
    area: tuple[int, int, int, int],
    left: int,
    top: int,
    size: int,
) -> None:
    first, last, high, low = area
    for row in range(high, low + 1):
        for column in range(first, last + 1):
            cell = cell_of(column, row)
            x, y = left + (column - first) * size, top + (row - high) * size
            if cell in scene.board:
                _tile(page, view, scene, cell, x, y, size)
            elif not scene.board:
                page.lay(tiles.back(1, size), x, y)
            elif cell in scene.free:
                page.lay(tokens.free(size, cell_name(cell)), x, y)


def _tile(page: Page, view: View, scene: Scene, cell: int, x: int, y: int, size: int) -> None:
    owners = scene.stacks.get(cell, ())
    crowded = bool(owners) or cell in scene.snakes
    page.lay(tiles.tile(scene.board[cell], size, occupied=crowded), x, y)
    if cell in scene.planned or cell in view.recent:
        page.lay(tokens.drafted(size) if cell in scene.planned else tokens.recent(size), x, y)
        page.lay(tiles.numbers(scene.board[cell], size), x, y)  # not hidden by the frame
    if cell in scene.boats:
        page.lay(tokens.boat(scene.boats[cell], size), x, y)
    if cell in scene.snakes:
        page.lay(tokens.snakes(scene.snakes[cell], size), x, y)
    if cell in scene.targets:
        page.lay(tokens.target(size, cell_name(cell)), x, y)
    if owners:
        pile = stack(owners, size)
        page.lay(pile, x + round(size * 0.525), y + round(size * 0.965) - pile.height)
    if scene.walkers is not None and scene.walkers[0] == cell:
        _, count, direction = scene.walkers
        page.lay(tokens.walkers(round(size * 0.8), count, direction), x, y + size * 0.1)
    if scene.source == cell:
        page.lay(tokens.leaving(size), x, y)


def _legend(view: View, scene: Scene, words: Words) -> list[panel.Mark]:
    """Return the marks in the picture that need explaining, each with its sentence."""
    size = panel.SWATCH
    marks: list[panel.Mark] = []
    if any(cell not in scene.planned for cell in view.recent):
        key = "luxor-board-mark-now" if view.placed else "luxor-board-mark-recent"
        marks.append((tokens.recent(size), words(key)))
    if scene.planned:
        marks.append((tokens.drafted(size), words("luxor-board-mark-draft")))
    if scene.free:
        marks.append((tokens.free(size, ""), words("luxor-board-mark-free")))
    if scene.targets:
        marks.append((tokens.target(size, ""), words("luxor-board-mark-free")))
    return marks
