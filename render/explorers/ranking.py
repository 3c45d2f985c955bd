"""Who came where in a game of several that is over: everybody's map and points, by rank."""

from __future__ import annotations

from collections.abc import Sequence

from engines.explorers.landscape import SIZE
from engines.explorers.view import Score, View
from render.explorers import objects
from render.explorers.land import Land, marked
from render.explorers.scene import bare_land, crosses
from render.faces import PINES
from render.fonts import font, size_for, width_of, wrapped
from render.frame import WIDE, letter
from render.page import Page, crown
from render.symbols import disc
from render.theme import CREAM, GOLD
from render.words import signed

LEAST = letter(WIDE)
GAP, INSIDE = 12, 18
NAME, SIGN, BAR, EDGE = 80, 46, 7, 5

SQUARES = {2: 26, 3: 22, 4: 17}
"""How large a square of a map is, by the number of players."""

KINDS = (("a", "provisions"), ("g", "gems"), ("T", "temples"), ("*", "villages"))
ACHIEVEMENTS = ("A", "achievements")


def draw(page: Page, view: View, names: Sequence[str], box: tuple[int, int, int, int]) -> None:
    """Draw a column for each player, the best at the left; of each source the best is in gold."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    left, top, right, bottom = box
    wide = (right - left + GAP) // view.players - GAP
    land = bare_land(view)
    order = sorted(range(view.players), key=outcome.ranks.__getitem__)
    for number, seat in enumerate(order):
        x = left + number * (wide + GAP)
        page.plate(x, top, x + wide, bottom, PINES.band, PINES.ground)
        _name(page, view, seat, names[seat], (x, top, wide))
        side = SIZE * SQUARES[view.players] + 2 * EDGE
        _map(page, view, seat, land, (x + (wide - side) // 2, top + NAME))
        _sources(page, view, seat, (x, top + NAME + side + 6, x + wide, bottom - 6))


def _won(view: View, seat: int) -> bool:
    assert view.outcome is not None, "the game is over"
    return seat in view.outcome.winners


def _name(page: Page, view: View, seat: int, name: str, place: tuple[int, int, int]) -> None:
    """Write a player's name and total."""
    left, top, wide = place
    colour, middle = GOLD if _won(view, seat) else CREAM, top + NAME / 2 + 2
    inside = INSIDE if view.players < 4 else 8
    page.sign(disc(seat, SIGN), left + inside, middle - SIGN / 2)
    if _won(view, seat):
        page.lay(crown(36), left + inside + 5, middle - SIGN / 2 - 31)
    total = signed(view.scores[seat].total)
    page.write(left + wide - inside, middle, total, 56, colour, "r")
    room = wide - 2 * inside - SIGN - 10 - 14 - width_of(total, font(56))
    size = min(size_for(word, 38, LEAST, room) for word in name.split(" "))
    lines = wrapped(name, size, room, 2)
    for number, line in enumerate(lines):
        y = middle + 36 * (number - (len(lines) - 1) / 2)
        page.write(left + inside + SIGN + 10, y, line, size, colour)


def _map(page: Page, view: View, seat: int, land: Land, place: tuple[int, int]) -> None:
    """Draw a player's map, the winner's framed in gold."""
    size = SQUARES[view.players]
    x, y = place[0] + EDGE, place[1] + EDGE
    side, edge = SIZE * size, EDGE if _won(view, seat) else 3
    frame = (x - edge, y - edge, x + side + edge - 1, y + side + edge - 1)
    page.draw.rectangle(frame, GOLD if _won(view, seat) else PINES.frame)
    page.lay(marked(land, size, crosses(view.sheets[seat])), x, y)


def _sources(page: Page, view: View, seat: int, box: tuple[int, int, int, int]) -> None:
    """Draw what a player's points came from, each with a bar as long as it is worth."""
    left, top, right, bottom = box
    kinds = (*KINDS, ACHIEVEMENTS) if view.achievements else KINDS
    columns = {2: len(kinds), 3: (len(kinds) + 1) // 2, 4: 2}[view.players]
    rows = -(-len(kinds) // columns)
    cell, high = (right - left - 2 * GAP) / columns, (bottom - top) / rows
    most = {name: max(_points(score, name) for score in view.scores) for _kind, name in kinds}
    scale = (cell - SIGN - 20) / max(1, *most.values())
    for number, (kind, name) in enumerate(kinds):
        row, column = divmod(number, columns)
        x, y = left + GAP + column * cell, top + (row + 0.5) * high
        points = _points(view.scores[seat], name)
        best = points == most[name] and points > 0
        page.sign(objects.counter(kind, SIGN), x, y - SIGN / 2)
        text = x + SIGN + 10
        page.write(text, y - 4, signed(points), 38, GOLD if best else CREAM)
        if points > 0:
            colour = GOLD if best else PINES.trim
            page.image.paste(
                colour,
                (round(text), round(y + 17), round(text + scale * points), round(y + 17) + BAR),
            )


def _points(score: Score, source: str) -> int:
    points: int = getattr(score, source)
    return points
