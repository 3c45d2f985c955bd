"""The plate at the start of a game, and the sheet of all points at its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise

from engines.core import Course
from engines.explorers.content import TERRAINS
from engines.explorers.sheet import Sheet
from engines.explorers.view import View
from render import poster
from render.curve import chart
from render.explorers import objects, phrases, progress, terrain
from render.explorers.land import marked
from render.explorers.scene import bare_land, crosses
from render.faces import EDGE, PINES, border, heading
from render.fonts import size_for, wrapped
from render.frame import HIGH, WIDE, letter
from render.page import Page, crown, pointer
from render.picture import Picture
from render.sentences import drawn_names, plain_names, upper
from render.symbols import disc
from render.theme import CREAM, GOLD
from render.words import Words, signed

LEAST = letter(WIDE)
MARGIN = EDGE + 22


def length(view: View, words: Words, days: tuple[date, date]) -> str:
    """Say how many turns a game that is over has had, and its dates."""
    return poster.length(words, view.turn, days)


def start(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the plate of a game that begins: its options, who sits where, and who begins."""
    page = Page(WIDE, HIGH, PINES.ground)
    border(page, PINES)
    heading(page, PINES, MARGIN + 56, words("explorers-board-title"), 76, WIDE - 2 * MARGIN - 40)
    middle = _strip(page, MARGIN + 120) + 42
    facts = _options(view, words)
    line = " · ".join(facts)
    room = WIDE - 2 * MARGIN - 20
    size = size_for(line, 36, LEAST, room, "Medium")
    lines = wrapped(line, size, room, 2, "Medium")
    for text in lines:
        page.write(WIDE / 2, middle, text, size, PINES.muted, "m", "Medium")
        middle += 42
    box = (MARGIN + 30, middle, WIDE - MARGIN - 30, HIGH - MARGIN - 10)
    begins = view.first if view.players > 1 else None
    drawn = drawn_names(view.players, words, names)
    poster.seats(page, PINES, box, drawn, begins, words("explorers-start-first"))
    called = plain_names(view.players, words, names)
    first = [words("explorers-start-begins", name=called[view.first])] if view.players > 1 else []
    facts += [*first, poster.seated(called)]
    return page.picture(poster.start_alt(words, words("explorers-start-alt"), facts))


def _strip(page: Page, top: int) -> int:
    """Draw what there is on the landscape; return where that ends."""
    size, gap = 84, 12
    kinds = ("P", "k", "h", "W", "a", "c", "f", "D", "g", "m", "M")
    x = (WIDE - len(kinds) * (size + gap) + gap) // 2
    for kind in kinds:
        sprite = terrain.swatch(kind, size) if kind in TERRAINS else objects.counter(kind, size)
        page.lay(sprite, x, top)
        x += size + gap
    return top + size


def _options(view: View, words: Words) -> list[str]:
    """Return the options in words."""
    expert = [words(f"explorers-option-expert-{name}") for name in view.expert]
    facts = expert or [words("explorers-option-expert-none")]
    return [*facts, words(f"explorers-option-achievements-{view.wanted}")]


COLUMN, NARROW, SUM = 270, 240, 76
"""The width of a player's column, of one among four, and of the sum in it."""

NAME, ROW, TASK, TOTAL, LINE = 84, 62, 64, 84, 44


def end(view: View, words: Words, names: Sequence[str], days: tuple[date, date]) -> Picture:
    """Draw the sheet of a game that is over: every category of every player, totals and ranks."""
    outcome = view.outcome
    assert outcome is not None, "only a game that is over has a poster"
    page = Page(WIDE, HIGH, PINES.ground)
    border(page, PINES)
    heading(page, PINES, MARGIN + 36, words("explorers-board-title"), 60, WIDE - 2 * MARGIN - 40)
    drawn = drawn_names(view.players, words, names)
    lasted = length(view, words, days)
    bottom = HIGH - MARGIN - LINE
    size = size_for(lasted, LEAST + 4, LEAST, WIDE - 2 * MARGIN, "Medium")
    page.write(WIDE / 2, HIGH - MARGIN - LINE / 2 + 4, lasted, size, PINES.muted, "m", "Medium")
    top, left = MARGIN + 82, MARGIN + 4
    if view.players < 3:
        left = _map(page, view, words, (left, top, bottom)) + 30
    _table(page, view, words, drawn, (left, top, WIDE - MARGIN - 4, bottom))
    called = plain_names(view.players, words, names)
    rows = poster.standings("explorers", outcome, words, called, disc)
    result = phrases.result(view, words, called)
    return page.picture(poster.end_alt(words, words("explorers-end-alt"), result, rows, lasted))


def _map(page: Page, view: View, words: Words, place: tuple[int, int, int]) -> int:
    """Draw the winner's map, and below it the scale of a solo game; return where it ends."""
    left, top, bottom = place
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    size = 26 if view.players == 2 else 23
    side = 16 * size
    free = bottom - top - side - (6 * SCALE + 16 if view.players == 1 else 0)
    y = top + max(0, free) // 2
    marks = crosses(view.sheets[outcome.winners[0]])
    page.draw.rectangle((left, y, left + side + 5, y + side + 5), PINES.frame)
    page.lay(marked(bare_land(view), size, marks), left + 3, y + 3)
    if view.players == 1:
        _scale(page, view, words, (left, y + side + 18, left + side + 6))
    return left + side + 6


SCALE = 38


def _scale(page: Page, view: View, words: Words, place: tuple[int, int, int]) -> None:
    """Write the ranks of a solo game, the highest first; the one reached is in gold."""
    left, top, right = place
    assert view.outcome is not None, "the game is over"
    for number, (grade, span) in enumerate(reversed(progress.ranks(view))):
        y = top + SCALE * (number + 0.5)
        reached = grade == view.outcome.grade
        colour = GOLD if reached else PINES.muted
        if reached:
            page.lay(pointer(28), left + 4, y - 14)
        page.write(left + 44, y, words(f"explorers-grade-{grade}"), LEAST + 2 * reached, colour)
        page.write(right - 4, y, span, LEAST, colour, "r")


def _table(
    page: Page,
    view: View,
    words: Words,
    names: Sequence[str],
    box: tuple[int, int, int, int],
) -> None:
    """Draw the table: a row for each category, a column for each player."""
    left, top, right, bottom = box
    column = NARROW if view.players == 4 else min(COLUMN, (right - left) // (view.players + 1))
    starts = [right - column * (view.players - seat) for seat in range(view.players)]
    tasks = len(view.achievements)
    spare = bottom - top - NAME - 4 * ROW - tasks * TASK - TOTAL
    gap = max(0, min(10, spare // (6 + tasks)))
    y = top + max(0, spare - gap * (5 + tasks)) // 2
    for seat, x in enumerate(starts):
        _name(page, view, seat, names[seat], (x, y, column))
    y += NAME + gap
    sheets, scores = view.sheets, view.scores
    villages = [_villages(view, sheet) for sheet in sheets]
    categories = (
        ("a", "explorers-source-provisions", [s.provision_points for s in sheets],
         [s.provisions for s in scores]),
        ("g", "explorers-source-gems", [s.gem_points for s in sheets], [s.gems for s in scores]),
        ("T", "explorers-source-temples", [s.temples for s in sheets], [s.temples for s in scores]),
        ("*", "explorers-source-villages", villages, [s.villages for s in scores]),
    )  # fmt: skip
    for kind, key, parts, sums in categories:
        _row(page, (left, y, right, y + ROW), starts)
        middle = y + ROW / 2
        page.sign(objects.counter(kind, 48), left + 12, middle - 24)
        _label(page, upper(words(key)), (left + 70, middle, starts[0] - 18))
        for x, values, total in zip(starts, parts, sums, strict=True):
            _cell(page, values, total, (x, middle, column))
        y += ROW + gap
    for number, each in enumerate(view.achievements):
        _row(page, (left, y, right, y + TASK), starts)
        middle = y + TASK / 2
        _label(page, words(f"explorers-achievement-{each.id}"), (left + 16, middle, starts[0] - 18))
        for x, sheet in zip(starts, sheets, strict=True):
            gained = progress.of_sheet(view, number, sheet).points
            page.write(x + column - 20, middle, signed(gained), 36, CREAM, "r")
        y += TASK + gap
    _row(page, (left, y, right, y + TOTAL), starts)
    _totals(page, view, words, (left, y + TOTAL / 2), starts, column)


def _villages(view: View, sheet: Sheet) -> tuple[int | None, ...]:
    """Return the points of the villages; with the expert side ``None`` for those not counted."""
    points = (village.points for village in progress.villages_of(view, sheet.crosses))
    return tuple((each or None) if "villages" in view.expert else each for each in points)


def _row(page: Page, box: tuple[int, int, int, int], starts: Sequence[int]) -> None:
    """Draw the plates of a row: what it is about, then one for each player."""
    left, top, right, bottom = box
    for begin, end_ in pairwise((left, *starts, right + 6)):
        page.plate(begin, top, end_ - 6, bottom, PINES.band, PINES.ground)


def _label(page: Page, text: str, span: tuple[float, float, float]) -> None:
    """Write what a row is about, in two lines if it is long."""
    left, middle, right = span
    room = round(right - left)
    size = size_for(text, 34, LEAST, room, "Medium")
    lines = wrapped(text, size, room, 2, "Medium")
    for number, line in enumerate(lines):
        y = middle + (LEAST + 2) * (number - (len(lines) - 1) / 2)
        page.write(left, y, line, size, PINES.muted, weight="Medium")


def _cell(
    page: Page, values: Sequence[int | None], total: int, place: tuple[int, float, int]
) -> None:
    """Write the parts of a player's points in a category, and their sum."""
    left, middle, wide = place
    step = (wide - SUM) / len(values)
    for number, value in enumerate(values):
        text = "–" if value is None else signed(value)
        x = left + 3 + step * (number + 0.5)
        if number:  # else numbers of two digits would be read as one
            line = round(x - step / 2)
            page.draw.rectangle((line, middle - 18, line + 1, middle + 17), PINES.ground)
        page.write(x, middle, text, LEAST, PINES.muted, "m", "Medium")
    text = signed(total)
    size = size_for(text, 38, LEAST, SUM - 22)
    page.write(left + wide - 18, middle, text, size, CREAM, "r")


def _name(page: Page, view: View, seat: int, name: str, place: tuple[int, int, int]) -> None:
    """Write a player's rank and name above the column."""
    left, top, wide = place
    assert view.outcome is not None, "the game is over"
    won = seat in view.outcome.winners and view.players > 1
    middle, sign = top + NAME / 2, 44
    page.sign(disc(seat, sign), left + 4, middle - sign / 2)
    if won:
        page.lay(crown(30), left + 4 + 7, middle - sign / 2 - 26)
    room = wide - sign - 34
    size = min(size_for(word, 36, LEAST, room) for word in name.split(" "))
    lines = wrapped(name, size, room, 2)
    for number, line in enumerate(lines):
        y = middle + 38 * (number - (len(lines) - 1) / 2)
        page.write(left + sign + 14, y, line, size, GOLD if won else CREAM)


def _totals(
    page: Page,
    view: View,
    words: Words,
    place: tuple[int, float],
    starts: Sequence[int],
    column: int,
) -> None:
    """Write everybody's total and rank; the winner's in gold."""
    left, middle = place
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    text = upper(words("explorers-end-total"))
    room = starts[0] - 12 - left - 16
    page.fit(left + 16, middle, text, 42, room, CREAM)
    for seat, x in enumerate(starts):
        won = view.players > 1 and seat in outcome.winners
        colour = GOLD if won else CREAM
        page.write(x + column - 20, middle, signed(outcome.scores[seat]), 56, colour, "r")
        if view.players > 1:
            page.write(x + 10, middle, f"{outcome.ranks[seat]}.", 38, PINES.muted)


def curve(course: Course, words: Words, names: Sequence[str]) -> Picture:
    """Draw how the points of a game that is over went."""
    return chart("explorers", PINES, course, words, names, disc)
