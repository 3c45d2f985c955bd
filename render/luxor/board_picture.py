"""The board's picture: the field, edge to edge, with the reader's plan and choices."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.luxor.board import MINIMUM, VALUE, cell_name, column_name, row_name
from engines.luxor.view import View
from render.cache import cached
from render.canvas import Canvas
from render.faces import LAPIS
from render.frame import SQUARE, letter
from render.luxor import marks, ornament, panel, tiles, tokens
from render.luxor.alt import board_alt
from render.luxor.grid import Grid, cells, grid_of
from render.luxor.planned import planned
from render.luxor.scene import Scene, scene_of
from render.page import Page
from render.picture import Picture, Piece
from render.symbols import stack
from render.words import Words

LETTERS = 30
WALL = 7
DOT = 9


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the field with what the last turns changed, and the reader's own plan and choices."""
    view = planned(view)
    scene = scene_of(view)
    grid = grid_of(view, scene)
    page = Page(SQUARE, grid.height, LAPIS.ground)
    if grid.header:
        panel.header(page, view, words, names)
    ground(page, grid, view.window)
    display(page, scene, grid)
    return page.picture(board_alt(view, words, names))


def ground(page: Page, grid: Grid, window: tuple[int, int, int, int] | None) -> None:
    """Draw the empty field, names of columns and rows, and walls where it cannot grow."""
    left, top, right, bottom = grid.field
    first, last, high, low = grid.area
    ornament.pillars(page, grid.header, left - 62, right + 22)
    page.image.paste(LAPIS.trim, (left - 3, top - 3, right + 3, bottom + 3))
    page.image.paste(LAPIS.band, (left, top, right, bottom))
    for number, column in enumerate(range(first, last + 1)):
        x = (grid.columns[number] + grid.columns[number + 1]) / 2
        page.write(x, top - 22, column_name(column), LETTERS, LAPIS.ink, "m")
    for number, row in enumerate(range(high, low + 1)):
        y = (grid.rows[number] + grid.rows[number + 1]) / 2
        page.write(left - 11, y, row_name(row * 32), LETTERS, LAPIS.ink, "r")
    if window is not None:
        walls = (
            (left - WALL, top - WALL, left, bottom + WALL),
            (right, top - WALL, right + WALL, bottom + WALL),
            (left - WALL, top - WALL, right + WALL, top),
            (left - WALL, bottom, right + WALL, bottom + WALL),
        )
        for wall, shown, limit in zip(walls, grid.area, window, strict=True):
            if shown == limit:
                page.image.paste(LAPIS.frame, wall)


@cached
def dot(size: int) -> Image.Image:
    """Return the mark of a space without a tile."""
    canvas = Canvas(size, ground=LAPIS.band)
    canvas.ellipse(50, 50, 46, fill=LAPIS.muted)
    return canvas.done()


def display(page: Page, scene: Scene, grid: Grid) -> None:
    """Draw the tiles with everything on them, free cells, and where a walk may lead."""
    least = letter(SQUARE)
    walked = {cell for way in scene.ways for cell in way.cells}
    framed = set(scene.planned) | (set(scene.fresh) - walked)
    for cell in cells(grid):
        left, top, right, bottom = grid.box(cell)
        if cell in scene.board:
            _tile(page, scene, cell, left, top, grid.size)
            if cell not in framed:
                _tokens(page, scene, cell, left, top, grid.size)
        elif not scene.board:
            page.lay(tiles.back(1, grid.size), left, top)
        elif cell in scene.free:
            wide, high, name = right - left, bottom - top, cell_name(cell)
            letters = max(least, round(min(wide, high) * (0.42 if len(name) < 3 else 0.36)))
            page.lay(marks.free(wide, high, name, letters), left, top)
            page.pieces.append(Piece("text", (left, top, right, bottom), letters))
        else:
            page.lay(dot(DOT), (left + right - DOT) // 2, (top + bottom - DOT) // 2)
    # Frames reach over the tiles beside them, so they come after all tiles, and before what lies
    # on framed ones.
    places = {cell: grid.box(cell)[:2] for cell in sorted(framed & scene.board.keys())}
    for cell, (left, top) in places.items():
        frame = marks.planned(grid.size) if cell in scene.planned else marks.recent(grid.size)
        shift = (frame.width - grid.size) / 2
        page.lay(frame, left - shift, top - shift)
    for cell, (left, top) in places.items():
        _turn(page, scene, cell, left, top, grid.size)
        _tokens(page, scene, cell, left, top, grid.size)
    for way in scene.ways:
        seat_of_step = grid.box(way.start)
        for number, cell in enumerate(way.cells, way.first):
            left, top, _right, _bottom = box = grid.box(cell)
            page.lay(marks.way(number, grid.size), left, top)
            arrow = marks.arrow(way.direction, grid.size)
            x, y = ((a + b) / 2 for a, b in zip(_middle(seat_of_step), _middle(box), strict=True))
            page.lay(arrow, x - arrow.width / 2, y - arrow.height / 2)
            page.pieces.append(_piece("number", marks.WAY, marks.RADIUS, box, grid.size))
            seat_of_step = box


def _middle(box: tuple[int, int, int, int]) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _piece(
    kind: str, middle: tuple[float, float], radius: float, box: tuple[int, ...], size: int
) -> Piece:
    x, y = (start + part * size / 100 for start, part in zip(box, middle, strict=False))
    r = radius * size / 100
    height = tiles.digit(size) if kind == "number" else 2 * r
    return Piece("number" if kind == "number" else "sign", (x - r, y - r, x + r, y + r), height)


def _tile(page: Page, scene: Scene, cell: int, x: int, y: int, size: int) -> None:
    crowded = bool(scene.stacks.get(cell)) or cell in scene.snakes
    page.lay(tiles.tile(scene.board[cell], size, occupied=crowded, shown=_shown(scene, cell)), x, y)


def _shown(scene: Scene, cell: int) -> tiles.Shown:
    """Return which numbers a tile has; nobody can enter one with snakes."""
    return "points" if cell in scene.snakes else "all"


def _turn(page: Page, scene: Scene, cell: int, x: int, y: int, size: int) -> None:
    """Draw the numbers of a framed tile again, and whose turn or which step it was."""
    page.lay(tiles.numbers(scene.board[cell], size, _shown(scene, cell)), x, y)
    if cell not in scene.planned:
        seat, step = scene.fresh[cell]
        page.lay(marks.step(seat, step, size) if step else marks.tab(seat, size), x, y)
        box = (x, y, x + size, y + size)
        page.pieces.append(_piece("number" if step else "sign", marks.SLOT, 14, box, size))


def _tokens(page: Page, scene: Scene, cell: int, x: int, y: int, size: int) -> None:
    """Draw everything that lies on a tile, and what is marked on it."""
    code, owners = scene.board[cell], scene.stacks.get(cell, ())
    box, closed = (x, y, x + size, y + size), cell in scene.snakes
    if closed:
        page.lay(tokens.snakes(scene.snakes[cell], size), x, y)
        page.lay(tiles.numbers(code, size, "points"), x, y)  # not hidden by the net
    if cell in scene.boats:
        page.lay(tokens.boat(scene.boats[cell], size), x, y)
    if not closed and code in MINIMUM:
        page.pieces.append(_piece("number", tiles.FEET, 15, box, size))
    if VALUE[code]:
        page.pieces.append(_piece("number", tiles.COIN, 15, box, size))
    if cell in scene.targets:
        page.lay(marks.target(size, cell_name(cell)), x, y)
    if owners:
        pile = stack(owners, size)
        left, top = x + round(size * 0.525), y + round(size * 0.975) - pile.height
        page.lay(pile, left, top)
        box = (left, top, left + pile.width, top + pile.height)
        page.pieces.append(Piece("sign", box, pile.width))
    if scene.walkers is not None and scene.walkers[0] == cell:
        assert scene.seat is not None
        _, count, direction = scene.walkers
        sprite = marks.walkers(scene.seat, count, direction, size)
        page.lay(sprite, x + size * 0.04, y + size * 0.28)
    if scene.source == cell:
        page.lay(marks.leaving(size), x, y)
