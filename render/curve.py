"""The chart of a game that is over: everybody's points over its rounds, one line each.

It also shows how likely each was to win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from engines.core import Course
from render.canvas import Canvas, Point
from render.faces import Face, header
from render.fonts import font, readable, width_of
from render.frame import WIDE, letter
from render.page import Page
from render.picture import ALT_LIMIT, Picture
from render.theme import CREAM, GOLD, INK, SEATS, Colour
from render.words import Words, signed

HIGH = 760
HEAD = 92
LEAST = letter(WIDE)
LEFT, LABELS, GAP = 30, 372, 34
"""What is free at the edges, how broad the names at the right are, and what lies before them."""

FOOT = 76
"""The height of the numbers below the chart."""

LOW, LEGEND = 390, 84
"""The height of a chart of who was likely to win, and of the row of names above it."""

ROW, SIGN, SMALL, MARK = 66, 54, 46, 32
"""The height of a name's row, the sign in it, or beside other names, and the sign upon a line, in
pixels."""

THICK, CASE = 9, 3
"""How thick a line is, and its edge on either side."""

BESIDE = 5
"""How far lines with the same points are drawn from each other."""

DARK = 390
"""Colours whose parts add up to less get a light edge, as the grounds are dark; others a dark one.
"""

BETWEEN = 215
"""Pixels between two signs upon a line."""

ALONG, ACROSS = 12, 7
"""The most numbers below the chart, and beside it."""

TOLD = 8
"""How many moments the alt text tells, at most."""

Sign = Callable[[int, int], Image.Image]


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the chart lies on the page, and which points are its bottom and its top."""

    left: float
    top: float
    right: float
    bottom: float
    low: int
    high: int
    steps: float
    """How many steps from one moment to the next fill its width."""

    def y(self, points: float) -> float:
        return self.bottom - (points - self.low) / (self.high - self.low) * (self.bottom - self.top)

    def x(self, step: float) -> float:
        return self.left + step / self.steps * (self.right - self.left)


def chart(
    game_id: str, face: Face, course: Course, words: Words, names: Sequence[str], sign: Sign
) -> Picture:
    """Draw how the points went; ``sign`` draws the sign of a seat in a size.

    The lines have the colours of the seats, and their signs, so that nobody needs to tell colours
    apart.
    """
    rivals = [words(f"{game_id}-rival-{name}") for name in course.rivals]
    called, drawn = list[str](), list[str]()
    for seat, name in enumerate(names[: course.seats], start=1):
        instead = words("name-of-seat", seat=seat)
        called.append(" ".join(name.split()) or instead)
        drawn.append(readable(name, instead))
    likely = course.is_likely
    high, head = (LOW, LEGEND) if likely else (HIGH, HEAD + 40)
    page = Page(WIDE, high, face.ground)
    unit = words("curve-turn" if course.rounds is None else "curve-round")
    low, top, step = _scale(course)
    numbers = range(low, top + 1, step)
    values = [_value(course, words, number) for number in numbers]
    beside = max(width_of(text, font(LEAST, "Medium")) for text in (unit, *values))
    plot = _Plot(
        left=LEFT + beside + 20,
        top=head,
        right=WIDE - LEFT - (0 if likely else LABELS + GAP),
        bottom=high - FOOT - 10,
        low=low,
        high=top,
        steps=_places(course)[-1],
    )
    _grid(page, face, plot, course, words, unit, numbers)
    _lines(page, face, plot, course, sign)
    if likely:
        _legend(page, drawn, sign)
    else:
        header(page, face, HEAD, words("curve-title"), WIDE - LEFT)
        _labels(page, face, plot, course, words, [*drawn, *rivals], sign)
    return page.picture(alt(course, words, [*called, *rivals]))


def alt(course: Course, words: Words, names: Sequence[str]) -> str:
    """Say how the points went, whoever had most at the end first."""
    told = _told(course)
    numbers = [str(number) for _place, number in told[1:]]
    key = "curve-alt-turns" if course.rounds is None else "curve-alt-rounds"
    moments = words(
        "curve-alt-likely" if course.is_likely else key,
        count=len(numbers),
        when=", ".join(numbers),
        counted=str(course.counted).lower(),
    )
    places = [place for place, _number in told]
    if course.counted:
        places.append(len(course.points) - 1)
    order = sorted(range(len(names)), key=course.ranks.__getitem__)
    lines = [
        f"{names[seat]}: {', '.join(signed(course.points[place][seat]) for place in places)}."
        for seat in order
    ]
    return " ".join((moments, *lines))[:ALT_LIMIT]


def _value(course: Course, words: Words, points: int) -> str:
    return words("curve-percent", number=points) if course.is_likely else signed(points)


def _ends(course: Course) -> list[tuple[int, int]]:
    """Return the places of the points at which a round, or else a turn, ended; and its number."""
    ends = course.rounds or range(1, course.last + 1)
    return [(place, number) for number, place in enumerate(ends, start=1)]


def _told(course: Course) -> list[tuple[int, int]]:
    """Return the first place, the last, and some between them, with the numbers of rounds."""
    ends = [(0, 0), *_ends(course)]
    every = -(-(len(ends) - 1) // TOLD)
    chosen = {*range(0, len(ends), every), len(ends) - 1}
    return [ends[place] for place in sorted(chosen)]


def _places(course: Course) -> list[float]:
    """Return how many steps from the left each of the points is; the final counting lies apart."""
    places = [float(step) for step in range(course.last + 1)]
    if course.counted:
        places.append(course.last + max(1.0, course.last / 9))
    return places


def _scale(course: Course) -> tuple[int, int, int]:
    """Return the points at the bottom and at the top, and the step of the numbers between them."""
    if course.is_likely:
        return 0, 100, 50
    every = [points for moment in course.points for points in moment]
    low, high = min(0, *every), max(1, *every)
    step = _step(high - low, ACROSS)
    return low // step * step, -(-high // step) * step, step


def _step(length: int, most: int) -> int:
    """Return the least round number that divides a length into at most so many parts."""
    step = 1
    while length > step * most:
        step = step * 5 // 2 if str(step)[0] == "2" else 2 * step
    return step


def _grid(
    page: Page,
    face: Face,
    plot: _Plot,
    course: Course,
    words: Words,
    unit: str,
    numbers: Sequence[int],
) -> None:
    """Draw the ground with its lines, the points at the left, and the rounds below."""
    left, right = round(plot.left), round(plot.right)
    page.draw.rectangle((left, plot.top, right, plot.bottom), face.band)
    if course.counted:
        x = round(plot.x(_places(course)[-2])) + 1
        page.draw.rectangle((x, plot.top, right, plot.bottom), face.ground)
    quiet = _between(face.band, face.muted)
    for points in numbers:
        y = round(plot.y(points))
        thick = 2 if points == 0 else 1
        page.draw.rectangle((left, y - thick, right, y), face.muted if thick > 1 else quiet)
        value = _value(course, words, points)
        page.write(left - 14, y, value, LEAST, face.muted, "r", "Medium")
    below = plot.bottom + 42
    page.write(left - 14, below, unit, LEAST, face.muted, "r", "Medium")
    places, ends = _places(course), _ends(course)
    free = plot.right + GAP
    if course.counted:
        x, text = round(plot.x(places[-1])), words("curve-final")
        half = width_of(text, font(LEAST, "Medium")) / 2
        page.draw.rectangle((x - 1, plot.top, x, plot.bottom), quiet)
        page.write(x, below, text, LEAST, face.ink, "m", "Medium")
        free = x - half - 14
    every = _step(len(ends), ALONG)
    shown = {len(ends), *range(every, len(ends) + 1, every)}
    for place, number in reversed(ends):
        x = round(plot.x(places[place]))
        half = width_of(str(number), font(LEAST, "Medium")) / 2
        if number not in shown or x + half > free:
            continue
        page.draw.rectangle((x - 1, plot.bottom - 10, x, plot.bottom + 10), face.muted)
        page.write(x, below, str(number), LEAST, face.muted, "m", "Medium")
        free = x - half - 14


def _between(one: Colour, other: Colour) -> Colour:
    """Return a colour between two, nearer to the first."""
    red, green, blue = ((3 * a + b) // 4 for a, b in zip(one[:3], other[:3], strict=True))
    return red, green, blue


def _lines(page: Page, face: Face, plot: _Plot, course: Course, sign: Sign) -> None:
    """Draw everybody's line with signs upon it, the first seat's above all; rivals get dashes."""
    wide, above = round(plot.right) + GAP, round(plot.top) - GAP
    high = round(plot.bottom) + GAP - above
    canvas = Canvas(wide, high, units=wide, oversampling=2)
    everybody = range(len(course.ranks))
    lines = [list(_line(plot, course, place)) for place in everybody]
    for seat in (*reversed(range(course.seats)), *everybody[course.seats :]):
        line = [(x, y - above) for x, y in lines[seat]]
        if seat >= course.seats:
            canvas.dashes(line, face.ink, THICK - 3, 20, 18)
            continue
        look = SEATS[seat]
        canvas.line(line, CREAM if sum(look.disc[:3]) < DARK else INK, THICK + 2 * CASE)
        canvas.line(line, look.disc, THICK)
    drawn = canvas.done()
    page.lay(drawn, 0, above)
    for seat in reversed(range(course.seats)):
        for x, y in _upon(plot, lines[seat], seat, course.seats):
            page.lay(sign(seat, MARK), x - MARK / 2, y - MARK / 2)


def _line(plot: _Plot, course: Course, seat: int) -> Iterator[Point]:
    """Yield the points of a line; where others have the same, the lines lie beside each other."""
    for step, points in zip(_places(course), course.points, strict=True):
        equal = [other for other, their in enumerate(points) if their == points[seat]]
        aside = (equal.index(seat) - (len(equal) - 1) / 2) * BESIDE
        yield plot.x(step), plot.y(points[seat]) + aside


def _upon(plot: _Plot, line: Sequence[Point], seat: int, seats: int) -> Iterator[Point]:
    """Yield where signs lie upon a line: at other places than upon those of other seats."""
    first = plot.left + BETWEEN * (seat + 0.5) / seats + MARK
    for middle in range(round(first), round(plot.right - 2 * MARK), BETWEEN):
        yield next(
            (middle, y0 + (y1 - y0) * (middle - x0) / (x1 - x0))
            for (x0, y0), (x1, y1) in pairwise(line)
            if x0 <= middle <= x1
        )


def _legend(page: Page, names: Sequence[str], sign: Sign) -> None:
    """Write sign and name of everybody in a row above the chart, each as wide as the name.

    If that is too wide, all have the same room.
    """
    whole, around, middle = WIDE - 2 * LEFT, SMALL + 8 + 24, 8 + SMALL / 2
    rooms = [whole // len(names)] * len(names)
    for size in (36, LEAST):
        wanted = [around + width_of(name, font(size)) for name in names]
        if sum(wanted) <= whole:
            rooms = wanted
            break
    x = LEFT
    for seat, (name, room) in enumerate(zip(names, rooms, strict=True)):
        page.sign(sign(seat, SMALL), x, middle - SMALL / 2)
        page.fit(x + SMALL + 8, middle, name, 36, room - around, CREAM)
        x += room


def _labels(
    page: Page,
    face: Face,
    plot: _Plot,
    course: Course,
    words: Words,
    names: Sequence[str],
    sign: Sign,
) -> None:
    """Write sign, name and points of everybody beside the end of the line, as near as it can be."""
    final = course.points[-1]
    order = sorted(range(len(final)), key=lambda seat: (-final[seat], course.ranks[seat]))
    middles = _apart([plot.y(final[seat]) for seat in order], plot.bottom)
    ends = {seat: [*_line(plot, course, seat)][-1] for seat in order}
    left, right = round(plot.right) + GAP, WIDE - LEFT
    for seat, middle in zip(order, middles, strict=True):
        x, y = ends[seat]
        bend = (x + GAP * 0.35, y), (left - GAP * 0.25, middle), (left + SIGN / 2, middle)
        page.draw.line([(x, y), *bend], face.muted, 3, "curve")
    for seat, middle in zip(order, middles, strict=True):
        if seat < course.seats:
            page.sign(sign(seat, SIGN), left, middle - SIGN / 2)
        points, best = _value(course, words, final[seat]), course.ranks[seat] == 1
        page.write(right, middle, points, 44, GOLD if best else CREAM, "r")
        start = left + SIGN + 12
        room = right - width_of(points, font(44)) - 16 - start
        ink = CREAM if seat < course.seats else face.muted
        page.fit(start, middle, names[seat], 36, room, ink)


def _apart(wanted: Sequence[float], bottom: float) -> list[float]:
    """Return heights, from above, near those wanted, with room for a row each."""
    placed = list[float]()
    for middle in wanted:
        placed.append(max(middle, placed[-1] + ROW) if placed else middle)
    limit = bottom
    for number in reversed(range(len(placed))):
        placed[number] = limit = min(placed[number], limit)
        limit -= ROW
    return placed
