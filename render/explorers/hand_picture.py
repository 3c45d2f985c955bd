"""The reader's score sheet: every round, temple and village, the tracks, and the achievements."""

from __future__ import annotations

from collections.abc import Sequence

from engines.explorers.landscape import NOWHERE, QUADRANT_LETTERS
from engines.explorers.turns import ROUNDS
from engines.explorers.view import View
from render.blank import only
from render.explorers import objects, progress, tokens
from render.explorers.scene import own_sheet
from render.faces import PINES
from render.fonts import Weight, fitted, font, width_of
from render.frame import SQUARE
from render.heading import owned
from render.page import Page
from render.picture import Picture
from render.sentences import alt_text, drawn_names
from render.symbols import disc
from render.theme import CREAM, GOLD, INK, Colour
from render.words import Words, signed

HEADER, EDGE, GAP, INSIDE = 74, 24, 14, 14
SIGN, PLACE = 44, 50
TITLE = 48
ROUND, TEMPLE, VILLAGE, TRACK, TASK = 150, 122, 86, 74, 92
QUARTER = (SQUARE - 2 * EDGE - 3 * GAP) // 4


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the score sheet, the running turn included."""
    assert view.seat is not None, "only a player has a sheet"
    tasks = len(view.achievements)
    rows = [TITLE + ROUND, TITLE + TEMPLE, TITLE + VILLAGE, TRACK]
    if tasks:
        rows.append(TITLE + tasks * (TASK + GAP) - GAP)
    page = Page(SQUARE, HEADER + GAP + sum(rows) + GAP * len(rows), PINES.ground)
    sums, y, title = progress.totals(view), HEADER + GAP, words("explorers-hand-title")
    total = words("explorers-board-points", count=sums.all)
    name = drawn_names(view.players, words, names)[view.seat]
    owned(page, PINES, HEADER, title, (total, 40), name, disc(view.seat, SIGN), EDGE)
    _title(page, y, words("explorers-hand-rounds"), sums.rounds)
    _rounds(page, view, words, y + TITLE)
    y += rows[0] + GAP
    _title(page, y, words("explorers-hand-temples"), sums.temples)
    _temples(page, view, y + TITLE)
    y += rows[1] + GAP
    _title(page, y, words("explorers-hand-villages"), sums.villages)
    _villages(page, view, y + TITLE)
    y += rows[2] + GAP
    _tracks(page, view, y)
    y += rows[3] + GAP
    if tasks:
        _title(page, y, words("explorers-hand-achievements"), sums.achievements)
        _achievements(page, view, words, y + TITLE)
    parts = [f"{title}.", *progress.facts(view, words)]
    return page.picture(alt_text((part.replace("**", "") for part in parts), words))


def _title(page: Page, top: int, title: str, points: int) -> None:
    """Write the title of a part, and its points at the right."""
    middle = top + TITLE / 2 - 2
    page.write(EDGE, middle, title, 36, PINES.ink, weight=PINES.title)
    page.write(SQUARE - EDGE, middle, signed(points), 40, CREAM, "r")


def _plate(page: Page, left: int, top: int, high: int, *, now: bool = False) -> tuple[int, int]:
    """Draw a quarter's plate, in gold if it is the one of now; return its left and right."""
    right = left + QUARTER
    if now:
        page.plate(left - 4, top - 4, right + 4, top + high + 4, GOLD, PINES.ground)
    page.plate(left, top, right, top + high, PINES.band, GOLD if now else PINES.ground)
    return left, right


def _quarter(number: int) -> int:
    return EDGE + number * (QUARTER + GAP)


def _rounds(page: Page, view: View, words: Words, top: int) -> None:
    """Draw the provisions of each round, and the points for them and for gems."""
    sheet = own_sheet(view)
    for number in range(ROUNDS):
        now = number + 1 == view.round and view.phase != "over"
        left, _right = _plate(page, _quarter(number), top, ROUND, now=now)
        title = words("explorers-board-round", round=number + 1)
        room = QUARTER - 2 * INSIDE
        page.write(left + INSIDE, top + 28, fitted(title, 32, room, "Medium"), 32, PINES.muted,
                   weight="Medium")  # fmt: skip
        x = left + INSIDE
        for kind, filled in progress.places(view, number, sheet.baskets[number]):
            page.sign(tokens.place(kind, PLACE, filled=filled), x, top + 50)
            x += PLACE + 8
        scored = progress.round_points(view, number + 1)
        y = top + ROUND - 26
        if scored is not None:
            for start, kind, points in (
                (left + INSIDE, "a", scored[0]),
                (left + 140, "g", scored[1]),
            ):
                page.sign(objects.counter(kind, 34), start, y - 17)
                page.write(start + 42, y, signed(points), 34, CREAM)
        elif now:
            running = progress.running_points(view, number + 1)
            page.sign(objects.counter("a", 34), left + INSIDE, y - 17)
            page.write(left + INSIDE + 42, y, signed(running), 34, PINES.muted)


def _temples(page: Page, view: View, top: int) -> None:
    """Draw the values of each temple, those struck crossed out, or what the own visit gave."""
    sheet = own_sheet(view)
    plus = "+" if "temples" in view.expert else ""
    for quadrant, square in enumerate(view.temples):
        if square == NOWHERE:
            continue
        left, right = _plate(page, _quarter(quadrant), top, TEMPLE)
        page.lay(objects.bare("T", 52), left + INSIDE, top + 8)
        page.write(left + INSIDE + 62, top + 36, QUADRANT_LETTERS[quadrant], 42, CREAM)
        own = sheet.temples[quadrant]
        if own is not None:
            page.plate(right - 100, top + 12, right - INSIDE, top + 60, objects.VISITED, PINES.band)
            page.write(right - 50 - INSIDE / 2, top + 36, str(own), 38, INK, "m")
        x = left + INSIDE + 18
        step = (QUARTER - 2 * INSIDE) / max(4, len(view.temple_values))
        for place, value in enumerate(view.temple_values):
            struck, is_next = place < view.struck[quadrant], place == view.struck[quadrant]
            text = f"{plus}{value}"
            bright = is_next and own is None
            weight: Weight = "Heavy" if bright else "Medium"
            page.write(x + step * place, top + 92, text, 32, CREAM if bright else PINES.muted, "m",
                       weight)  # fmt: skip
            if struck:
                tokens.strike_out(page, x + step * place, top + 92, text, 32, weight)


def _villages(page: Page, view: View, top: int) -> None:
    """Draw how many crosses are beside each village, and what it gives."""
    for number, village in enumerate(progress.villages(view)):
        left, right = _plate(page, _quarter(number), top, VILLAGE)
        house = objects.village(str(village.number), 62, 30)
        page.sign(house, left + INSIDE - 2, top + 12)
        for pip in range(4):
            x, y = left + INSIDE + 84 + 30 * pip, top + VILLAGE / 2
            fill: Colour = CREAM if pip < village.beside else PINES.ground
            page.draw.ellipse((x - 11, y - 11, x + 11, y + 11), fill, PINES.muted, 2)
        points = signed(village.points)
        colour = CREAM if village.points else PINES.muted
        page.write(right - INSIDE, top + VILLAGE / 2, points, 38, colour, "r")


def _tracks(page: Page, view: View, top: int) -> None:
    """Draw keys, maps and gems, found and used."""
    sheet, wide = own_sheet(view), 46
    keys, maps, gems = (view.symbols.count(kind) for kind in "kmg")
    tracks = (
        ("k", keys, sheet.keys, sheet.keys_used),
        ("m", maps, sheet.maps, sheet.maps_used),
        ("g", gems, sheet.gems, 0),
    )
    left, places = EDGE, keys + maps + gems
    room = SQUARE - 2 * EDGE - 2 * GAP
    step = min(60, (room - 6 * INSIDE) // max(1, places))
    for kind, count, found, used in tracks:
        right = left + room * count // max(1, places)
        if kind == "g":
            right = SQUARE - EDGE
        page.plate(left, top, right, top + TRACK, PINES.band, PINES.ground)
        line = "gems" in view.expert and kind == "g"
        middle = (left + right - step * count + step - wide) / 2
        for place in range(count):
            x, y = middle + step * place, top + (TRACK - wide) / 2
            if line and place < len(view.gem_line):
                _number(page, x + wide / 2, top + TRACK / 2, view.gem_line[place], place < found)
            else:
                sprite = tokens.place(kind, wide, filled=place < found, used=place < used)
                page.sign(sprite, x, y)
        left = right + GAP


def _number(page: Page, x: float, y: float, value: int, found: bool) -> None:
    """Draw a number of the expert gem track: negative ones are struck, positive ones circled."""
    circled = found and value > 0
    if circled:
        page.draw.ellipse((x - 22, y - 22, x + 22, y + 22), objects.VIOLET_LIGHT)
    page.write(x, y, signed(value), 32, INK if circled else CREAM, "m")
    if found and value < 0:
        tokens.strike_out(page, x, y, signed(value), 32, "Heavy")


def _achievements(page: Page, view: View, words: Words, top: int) -> None:
    """Draw each achievement in play: what it demands, how far it is, and its points."""
    for number, each in enumerate(view.achievements):
        far = progress.of_achievement(view, number)
        bottom = top + TASK
        page.plate(EDGE, top, SQUARE - EDGE, bottom, PINES.band, PINES.ground)
        points, right = signed(far.points), SQUARE - EDGE - INSIDE
        page.write(right, top + TASK / 2, points, 40, CREAM if far.points else PINES.muted, "r")
        right -= 90
        state = progress.said(view, number, words)
        title = words(f"explorers-achievement-{each.id}")
        wide = width_of(state, font(32, "Medium"))
        page.write(right, top + 27, state, 32, PINES.muted, "r", "Medium")
        room = right - wide - 20 - EDGE - INSIDE
        page.fit(EDGE + INSIDE, top + 27, title, 34, room, CREAM)
        demand = words(f"explorers-demand-{each.id}")
        x, y, room = EDGE + INSIDE, top + 66, right - EDGE - INSIDE
        page.fit(x, y, demand, 30, room, PINES.muted, weight="Medium")
        top = bottom + GAP


KEPT = (
    "expert", "round", "layout", "terrain", "symbols", "villages", "temples", "start", "gem_line",
    "temple_values", "struck", "wanted", "achievements",
)  # fmt: skip


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the sheet do not show."""
    phase = "over" if view.phase == "over" else "mark"
    return only(view, *KEPT, phase=phase, sheets=(own_sheet(view),) * view.players)
