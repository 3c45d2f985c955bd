"""What posters share: winners, points, their sources and dates at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice, pairwise

from PIL import Image

from engines.core import Outcome
from render.faces import Face
from render.fonts import fitted, font, width_of, wrapped
from render.frame import WIDE, letter
from render.page import Page, crown
from render.sentences import alt_text, cut_to, sentence
from render.theme import CREAM, GOLD
from render.words import Words, signed

LEAST = letter(WIDE)
LARGE, POINTS, SIGN = 38, 50, 46
GAP, INSIDE = 10, 16
LINE, HEAD = LEAST + 6, 58
"""The height of a line of sources, and of the line with the name above them."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player ended.

    ``sign`` draws the sign of the seat in a size, ``sources`` says in words where the points came
    from, ``tie`` what decided among equal points, and is empty where nothing had to.
    """

    rank: int
    name: str
    sign: Callable[[int], Image.Image]
    points: int
    sources: tuple[str, ...] = ()
    tie: str = ""
    seat: int | None = None
    """``None`` of a rival without a seat."""


def standings(
    game_id: str,
    outcome: Outcome,
    words: Words,
    names: Sequence[str],
    sign: Callable[[int, int], Image.Image],
) -> tuple[Standing, ...]:
    """Return how everybody ended, the best first; ``sign`` draws a seat's sign in a size.

    Sources of which nobody had anything are left out. Those with a sentence ``<game>-tie-<source>``
    are no points; they are told of seats with equal points that do not share their rank.
    """

    def ties(seat: int) -> bool:
        rivals = [other for other, points in enumerate(outcome.scores) if other != seat]
        return any(
            outcome.scores[other] == outcome.scores[seat]
            and outcome.ranks[other] != outcome.ranks[seat]
            for other in rivals
        )

    def standing(seat: int) -> Standing:
        sources, tie = list[str](), list[str]()
        for name, points in outcome.sources:
            key = f"{game_id}-tie-{name}"
            if words.has(key):
                tie += [words(key, count=points[seat])] if ties(seat) else []
            elif any(points):
                source = words(f"{game_id}-source-{name}")
                sources.append(words("result-source", source=source, points=points[seat]))
        return Standing(
            rank=outcome.ranks[seat],
            name=names[seat],
            sign=lambda size: sign(seat, size),
            points=outcome.scores[seat],
            sources=tuple(sources),
            tie=" · ".join(tie),
            seat=seat,
        )

    order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    return tuple(map(standing, order))


def ties_broken(
    game_id: str, outcome: Outcome, words: Words, names: Sequence[str]
) -> Iterator[str]:
    """Yield in words who is ahead of whom at equal points, and by what.

    That is the first source that differs and for which the game has a sentence
    ``<game>-ahead-<source>``.
    """
    key = f"{game_id}-ahead-"
    for ahead, behind in pairwise(sorted(set(outcome.ranks))):
        first, second = (
            [seat for seat, rank in enumerate(outcome.ranks) if rank == place]
            for place in (ahead, behind)
        )
        if outcome.scores[first[0]] != outcome.scores[second[0]]:
            continue
        decisive = (
            (f"{key}{name}", points[first[0]], points[second[0]])
            for name, points in outcome.sources
            if words.has(f"{key}{name}") and points[first[0]] != points[second[0]]
        )
        for sentence_, count, other in islice(decisive, 1):
            yield words(
                sentence_,
                first=together(words, [names[seat] for seat in first]),
                second=together(words, [names[seat] for seat in second]),
                count=count,
                other=other,
            )


def together(words: Words, names: Sequence[str]) -> str:
    """Return names as an enumeration, *and* before the last."""
    *first, last = names
    return words("list-and", items=", ".join(first), last=last) if first else last


def table(page: Page, face: Face, box: tuple[int, int, int, int], rows: Sequence[Standing]) -> None:
    """Draw a row for each player, in the middle of the box.

    Below each name stand the sources of the points, and below them what decided a tie. If they are
    too long for the box, lines are cut.
    """
    left, top, right, bottom = box
    spare = (bottom - top + GAP) // len(rows) - GAP - HEAD
    room = right - left - 2 * INSIDE
    free = max(0, (spare * len(rows)) // LINE)
    notes = [(*_lines(row.sources, room), *_lines((row.tie,), room)) for row in rows]
    while sum(map(len, notes)) > free:
        longest = max(range(len(rows)), key=lambda number: len(notes[number]))
        kept = notes[longest][:-1]
        cut = [fitted(f"{line} …", LEAST, room, "Medium") for line in kept[-1:]]
        notes[longest] = (*kept[:-1], *cut)
    padding = min(INSIDE, (spare * len(rows) - LINE * sum(map(len, notes))) // len(rows))
    heights = [HEAD + padding + LINE * len(note) for note in notes]
    top += (bottom - top - sum(heights) - GAP * (len(rows) - 1)) // 2
    for row, note, high in zip(rows, notes, heights, strict=True):
        _row(page, face, (left, top, right, top + high), row, note)
        top += high + GAP


def _lines(parts: Sequence[str], room: int) -> tuple[str, ...]:
    """Return the parts in lines; words of one part stay together where they can."""
    text = " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts if part)
    if not text:
        return ()
    widest = max(width_of(part, font(LEAST, "Medium")) for part in parts)
    kept = text.replace(" · ", "\N{NO-BREAK SPACE}· ") if widest <= room else " · ".join(parts)
    return wrapped(kept, LEAST, room, 9, "Medium")


def _row(
    page: Page,
    face: Face,
    box: tuple[int, int, int, int],
    row: Standing,
    note: Sequence[str],
) -> None:
    left, top, right, bottom = box
    page.plate(left, top, right, bottom, face.band, face.ground)
    middle = top + (bottom - top - LINE * len(note)) // 2 + (2 if note else 0)
    head(page, face, (left, right), middle, row)
    y = middle + HEAD / 2 + LINE / 2 - 8
    for line in note:
        page.write(left + INSIDE, y, line, LEAST, face.muted, weight="Medium")
        y += LINE


def head(page: Page, face: Face, span: tuple[int, int], middle: float, row: Standing) -> None:
    """Write rank, sign, name and points of a row of the table; winners have a crown."""
    (left, right), won = span, row.rank == 1
    x = left + INSIDE
    if won:
        page.lay(crown(LARGE), x, middle - LARGE / 2)
    else:
        page.write(x + LARGE / 2, middle, str(row.rank), LEAST, face.muted, "m")
    x += LARGE + 10
    page.sign(row.sign(SIGN), x, middle - SIGN / 2)
    x += SIGN + 12
    points = signed(row.points)
    page.write(right - INSIDE, middle, points, POINTS, GOLD if won else CREAM, "r")
    room = right - INSIDE - width_of(points, font(POINTS)) - 16 - x
    page.fit(x, middle, row.name, LARGE, room, CREAM)


def winner(
    page: Page,
    span: tuple[int, int, int],
    signs: Sequence[Callable[[int], Image.Image]],
    names: Sequence[str],
    said: Callable[[Sequence[str]], str],
) -> int:
    """Draw who has won between left and right, from the top on; return where that ends.

    Each of the signs, which are drawn in a size, gets a crown. What is ``said`` of the names stands
    beside a single winner, and below several.
    """
    left, top, right = span
    alone = len(signs) == 1
    wide = 124 if alone else 84
    room = right - left - (wide + 24 if alone else 0)
    lines, size = _verdict(said, names, room)
    block = room if not alone else wide + 24 + max(width_of(line, font(size)) for line in lines)
    x, y = (left + right - block) / 2, top + wide // 2 - 6
    middle = y + wide / 2 if alone else y + wide + 14 + 24 * len(lines)
    if not alone:
        x = (left + right - (wide + 16) * len(signs) + 16) / 2
    for sign in signs:
        high = round(wide * 0.54)
        page.lay(crown(high), x + (wide - high) / 2, y - high * 0.78)
        page.sign(sign(wide), x, y)
        x += wide + (24 if alone else 16)
    for number, line in enumerate(lines):
        place = middle + 46 * (number - (len(lines) - 1) / 2)
        page.write(
            x if alone else (left + right) / 2, place, line, size, GOLD, "l" if alone else "m"
        )
    return round(y + wide + (22 if alone else 26 + 46 * len(lines)))


def _verdict(
    said: Callable[[Sequence[str]], str], names: Sequence[str], room: int
) -> tuple[tuple[str, ...], int]:
    """Return who has won in at most two lines, and their size; long names are cut."""
    for limit in range(max(3, *map(len, names)), 2, -1):
        text = said(cut_to(limit, names))
        for size in (46, 38, LEAST):
            lines = wrapped(text, size, room, 2)
            if " ".join(lines) == text:
                return lines, size
    return wrapped(text, LEAST, room, 2), LEAST


def seated(names: Sequence[str]) -> str:
    """Return the seats with their names, for the alt text of a plate."""
    return ", ".join(f"{number}. {name}" for number, name in enumerate(names, 1))


def start_alt(words: Words, title: str, facts: Iterable[str]) -> str:
    """Return the alt text of a plate: that the game begins, and facts, each as a sentence."""
    return alt_text((title, *map(sentence, facts)), words)


def end_alt(words: Words, title: str, result: str, rows: Iterable[Standing], length: str) -> str:
    """Say who has won, everybody's points with their sources, and how long the game was."""
    parts = [title, sentence(result)]
    for row in rows:
        facts = {"sources": ", ".join(row.sources)} if row.sources else {}
        key = "result-line" if facts else "result-line-bare"
        line = words(key, rank=row.rank, name=row.name, points=row.points, **facts)
        parts.append(sentence(" · ".join(filter(None, (line, row.tie)))))
    return alt_text((*parts, sentence(length)), words)


def dates(words: Words, days: tuple[date, date]) -> str:
    """Return the first and the last day of a game in words, or its only day."""
    first, last = days
    if first == last:
        return words("poster-day", day=first)
    return words("poster-days", first=first, last=last)


def length(words: Words, turns: int, days: tuple[date, date]) -> str:
    """Return how many turns a game had, and its dates."""
    return f"{words('poster-turns', count=turns)} · {dates(words, days)}"
