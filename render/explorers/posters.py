"""The plate at the start of a game, and the sheet of all points at its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from engines.core import Course
from engines.explorers.landscape import SIZE
from engines.explorers.sheet import Sheet
from engines.explorers.view import View
from render import plate, poster
from render.curve import chart
from render.explorers import objects, phrases, progress, ranking
from render.explorers.land import marked
from render.explorers.scene import bare_land, crosses
from render.faces import EDGE, PINES, border, heading
from render.fonts import size_for, wrapped
from render.frame import HIGH, WIDE, letter
from render.page import Page, pointer
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


SQUARE = 84
"""How large a square is behind the plate: a part of the landscape is to be seen."""


def start(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the plate of a game that begins: its options, who sits where, and who begins."""
    facts = _options(view, words)
    page = plate.over(PINES, marked(bare_land(view), SQUARE, {}))
    plate.banner(page, PINES, words("explorers-board-title"), " · ".join(facts))
    begins = view.first if view.players > 1 else None
    drawn = drawn_names(view.players, words, names)
    plate.seats(page, PINES, drawn, begins, words("explorers-start-first"))
    called = plain_names(view.players, words, names)
    first = [words("explorers-start-begins", name=called[view.first])] if view.players > 1 else []
    facts += [*first, poster.seated(called)]
    return page.picture(poster.start_alt(words, words("explorers-start-alt"), facts))


def _options(view: View, words: Words) -> list[str]:
    """Return the options in words."""
    expert = [words(f"explorers-option-expert-{name}") for name in view.expert]
    facts = expert or [words("explorers-option-expert-none")]
    return [*facts, words(f"explorers-option-achievements-{view.wanted}")]


LINE = 40
"""The height of a line below everything else: how ties were broken, how long the game was."""


def end(view: View, words: Words, names: Sequence[str], days: tuple[date, date]) -> Picture:
    """Draw the sheet of a game that is over: everybody's map and points, the best first.

    Alone it is the map with the scale of the game, and a table of all points.
    """
    outcome = view.outcome
    assert outcome is not None, "only a game that is over has a poster"
    page = Page(WIDE, HIGH, PINES.ground)
    border(page, PINES)
    heading(page, PINES, MARGIN + 36, words("explorers-board-title"), 60, WIDE - 2 * MARGIN - 40)
    drawn, lasted = drawn_names(view.players, words, names), length(view, words, days)
    bottom, room = HIGH - EDGE - 2, WIDE - 2 * MARGIN - 40
    for line in reversed((*_ties(view, words, drawn, room), lasted)):
        size = size_for(line, LEAST + 4, LEAST, room, "Medium")
        page.write(WIDE / 2, bottom - LINE / 2, line, size, PINES.muted, "m", "Medium")
        bottom -= LINE
    top, left, right = MARGIN + 86, MARGIN + 6, WIDE - MARGIN - 6
    if view.players > 1:
        ranking.draw(page, view, drawn, (left, top, right, bottom - 4))
    else:
        left = _map(page, view, words, (left, top, bottom)) + 30
        _table(page, view, words, drawn[0], (left, top, right, bottom))
    called = plain_names(view.players, words, names)
    rows = poster.standings("explorers", outcome, words, called, disc)
    result = phrases.result(view, words, called)
    return page.picture(poster.end_alt(words, words("explorers-end-alt"), result, rows, lasted))


def _ties(view: View, words: Words, names: Sequence[str], room: int) -> Sequence[str]:
    """Return in at most two lines what decided among equal points, and who shares a rank."""
    outcome = view.outcome
    assert outcome is not None, "the game is over"
    said = [*poster.ties_broken("explorers", outcome, words, names)]
    for rank in sorted(set(outcome.ranks)):
        sharing = [name for name, own in zip(names, outcome.ranks, strict=True) if own == rank]
        if len(sharing) > 1:
            said.append(words("explorers-end-shared", names=poster.together(words, sharing)))
    while len(lines := wrapped(" ".join(said), LEAST, room, 3, "Medium")) > 2:
        said.pop()  # the text below the picture says all
    return lines if said else ()


def _map(page: Page, view: View, words: Words, place: tuple[int, int, int]) -> int:
    """Draw a solo player's map, and below it the scale of the game; return where they end."""
    left, top, bottom = place
    side = SIZE * SQUARE
    y = top + max(0, bottom - top - side - 6 * SCALE - 16) // 2
    page.draw.rectangle((left, y, left + side + 5, y + side + 5), PINES.frame)
    page.lay(marked(bare_land(view), SQUARE, crosses(view.sheets[0])), left + 3, y + 3)
    _scale(page, view, words, (left, y + side + 18, left + side + 6))
    return left + side + 6


SQUARE, SCALE = 23, 38


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


SUM, NAME, ROW, TASK, TOTAL = 76, 84, 62, 64, 84
"""The width of a sum, and the heights of rows."""


def _table(page: Page, view: View, words: Words, name: str, box: tuple[int, int, int, int]) -> None:
    """Draw the points of a solo game: a row for each category, and the total."""
    left, top, right, bottom = box
    start = (left + right) // 2
    spare = bottom - top - NAME - 4 * ROW - len(view.achievements) * TASK - TOTAL
    gap = max(0, min(10, spare // (6 + len(view.achievements))))
    y = top + max(0, spare - gap * (5 + len(view.achievements))) // 2
    page.sign(disc(0, 44), start + 4, y + NAME / 2 - 22)
    page.fit(start + 58, y + NAME / 2, name, 36, right - start - 58, CREAM)
    y += NAME + gap
    (sheet,), (score,) = view.sheets, view.scores
    categories: tuple[tuple[str, str, Sequence[int | None], int], ...] = (
        ("a", "provisions", sheet.provision_points, score.provisions),
        ("g", "gems", sheet.gem_points, score.gems),
        ("T", "temples", sheet.temples, score.temples),
        ("*", "villages", _villages(view, sheet), score.villages),
    )
    for kind, source, parts, total in categories:
        _row(page, (left, y, right, y + ROW), start)
        middle = y + ROW / 2
        page.sign(objects.counter(kind, 48), left + 12, middle - 24)
        _label(page, upper(words(f"explorers-source-{source}")), (left + 70, middle, start - 18))
        _cell(page, parts, total, (start, middle, right - start))
        y += ROW + gap
    for number, each in enumerate(view.achievements):
        _row(page, (left, y, right, y + TASK), start)
        middle = y + TASK / 2
        _label(page, words(f"explorers-achievement-{each.id}"), (left + 16, middle, start - 18))
        gained = progress.of_sheet(view, number, sheet).points
        page.write(right - 20, middle, signed(gained), 36, CREAM, "r")
        y += TASK + gap
    _row(page, (left, y, right, y + TOTAL), start)
    total_ = upper(words("explorers-end-total"))
    page.fit(left + 16, y + TOTAL / 2, total_, 42, start - 28 - left, CREAM)
    page.write(right - 20, y + TOTAL / 2, signed(score.total), 56, CREAM, "r")


def _villages(view: View, sheet: Sheet) -> tuple[int | None, ...]:
    """Return the points of the villages; with the expert side ``None`` for those not counted."""
    points = (village.points for village in progress.villages_of(view, sheet.crosses))
    return tuple((each or None) if "villages" in view.expert else each for each in points)


def _row(page: Page, box: tuple[int, int, int, int], start: int) -> None:
    """Draw the plates of a row: what it is about, and from ``start`` on the points."""
    left, top, right, bottom = box
    for begin, end_ in ((left, start), (start, right)):
        page.plate(begin, top, end_ - 6 * (end_ == start), bottom, PINES.band, PINES.ground)


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


def curve(course: Course, words: Words, names: Sequence[str]) -> Picture:
    """Draw how the points of a game that is over went."""
    return chart("explorers", PINES, course, words, names, disc)
