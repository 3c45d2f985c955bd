"""The plate at the start of a game, and the poster at its end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PIL import Image

from engines.core import Course, Outcome
from engines.siberia.rules.view import View
from render import plate, poster
from render.cache import cached
from render.curve import chart
from render.faces import EDGE, STEEL, border
from render.fonts import fitted, size_for, wrapped
from render.frame import HIGH, WIDE, letter
from render.page import Page, pointer
from render.picture import Picture
from render.poster import Standing
from render.sentences import drawn_names, listed, plain_names
from render.siberia import hexes, mapping, phrases, tokens
from render.siberia.board_picture import BOX, ground
from render.siberia.content import content
from render.siberia.icons import icon
from render.siberia.looks import CATEGORY_ICONS
from render.siberia.scene import Scene, scene_of
from render.symbols import disc
from render.theme import CREAM, GOLD
from render.words import Words, signed

LEAST = letter(WIDE)
MARGIN = EDGE + 22


def length(view: View, words: Words, days: tuple[date, date]) -> str:
    """Say how many turns a game that is over has had, and its dates."""
    return poster.length(words, view.turn, days)


# --- the start -----------------------------------------------------------------------------


def start(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the plate of a game that begins: mechs, characters and companions, and who begins."""
    called = plain_names(len(view.mats), words, names)
    facts = [_said(view, seat, name, words) for seat, name in enumerate(called)]
    level = "" if view.automa is None else _level(view, words)
    facts.append(level or words("siberia-start-begins", name=called[view.first]))
    page = plate.over(STEEL, _land())
    top = plate.banner(page, STEEL, words("siberia-board-title"), level)
    _seats(page, top + 14, view, words, drawn_names(len(view.mats), words, names))
    return page.picture(poster.start_alt(words, words("siberia-start-alt"), facts))


@cached
def _land() -> Image.Image:
    """Return the map without anything that lies or stands there."""
    page = Page(WIDE, HIGH, STEEL.ground)
    page.lay(ground(()), 0, 0)
    board = content().map
    where = hexes.chart(board, BOX)
    for cell in board.cells:
        x, y = where.at[cell]
        sprite = hexes.ground(board.region[cell], where.wide, where.high, up=True)
        page.lay(sprite, x - where.wide / 2, y - where.high / 2)
    return page.image


def _level(view: View, words: Words) -> str:
    assert view.automa is not None
    return words(f"siberia-option-level-{view.automa.level}")


def _said(view: View, seat: int, name: str, words: Words) -> str:
    """Say what a player begins with."""
    mat = view.mats[seat]
    mech = content().mechs[mat.mech]
    cards = ", ".join(phrases.card_name(card, words) for card in mat.hand)
    facts = f"{mech.name} ({phrases.ability_of(mech, words)}), {cards}"
    return listed(words, name, facts)


def _seats(page: Page, top: int, view: View, words: Words, names: Sequence[str]) -> None:
    """Draw a plate for each player with mech, character and companion; a pointer at who begins."""
    bottom = HIGH - MARGIN - 6
    count = len(names)
    columns = 1 if count < 3 else 2
    rows = -(-count // columns)
    gap = 16
    wide = 900 if columns == 1 else (WIDE - 2 * MARGIN - 30 - gap) // 2
    high = min(188 if columns == 2 else 236, (bottom - top + gap) // rows - gap)
    top = bottom - rows * (high + gap) + gap
    for seat, name in enumerate(names):
        row, column = divmod(seat, columns)
        alone = columns == 2 and seat == count - 1 and not column
        x = (WIDE - wide) // 2 if alone or columns == 1 else MARGIN + 15 + column * (wide + gap)
        _seat(page, (x, top + row * (high + gap), x + wide, high), view, seat, name, words)


def _seat(
    page: Page,
    box: tuple[int, int, int, int],
    view: View,
    seat: int,
    name: str,
    words: Words,
) -> None:
    left, top, right, high = box
    page.draw.rectangle((left, top, right, top + high), STEEL.band, STEEL.frame, 3)
    size = min(124, high - 24)
    page.sign(tokens.mech(seat, size), left + 16, top + (high - size) / 2)
    x = left + size + 34
    room = right - 18 - x
    mat = view.mats[seat]
    mech = content().mechs[mat.mech]
    lines: tuple[str, ...] = ()
    if high > 200:
        lines = wrapped(phrases.ability_of(mech, words), LEAST, room, 2, "Medium")
    step = (high - 16) / (4 + len(lines))
    y = top + 8 + step * 0.5
    first = seat == view.first and len(view.mats) > 1
    if first:
        page.lay(pointer(28), x - 4, y - 14)
    page.fit(x + 32 * first, y, name, 40, room - 36 * first, GOLD if first else CREAM)
    y += step
    page.write(x, y, fitted(mech.name, LEAST + 2, room), LEAST + 2, STEEL.ink)
    for line in lines:
        y += step
        page.write(x, y, line, LEAST, STEEL.muted, weight="Medium")
    for card in mat.hand[:2]:
        y += step
        page.lay(icon(f"card-{content().cards[card].colour}", 32), x, y - 16)
        name = phrases.card_name(card, words)
        page.fit(x + 42, y, name, LEAST, room - 42, STEEL.muted, weight="Medium")


# --- the end -------------------------------------------------------------------------------

MAP = 640
"""How wide the map is on the poster."""


def end(view: View, words: Words, names: Sequence[str], days: tuple[date, date]) -> Picture:
    """Draw the poster of a game that is over: the map, glory, the winner, everybody's points."""
    assert view.outcome is not None, "only a game that is over has a poster"
    page = Page(WIDE, HIGH, STEEL.ground)
    border(page, STEEL)
    called = plain_names(len(view.mats), words, names)
    drawn = drawn_names(len(view.mats), words, names)
    title = words("siberia-board-title")
    middle, bottom = MARGIN + MAP / 2, HIGH - MARGIN
    page.write(
        middle, MARGIN + 24, title, size_for(title, 52, LEAST, MAP), STEEL.ink, "m", STEEL.title
    )
    small = _map(view)
    page.lay(small, MARGIN, MARGIN + 58)
    top = MARGIN + 58 + small.height + 14
    _glory(page, view, (MARGIN, top, MARGIN + MAP, bottom - 40))
    lasted = length(view, words, days)
    page.fit(middle, bottom - 14, lasted, LEAST + 2, MAP, STEEL.muted, "m", "Medium")
    left, right = MARGIN + MAP + 30, WIDE - MARGIN
    signs = [partial(disc, seat) for seat in view.outcome.winners] or [partial(tokens.mech, None)]
    said = partial(phrases.result, view, words)
    top = poster.winner(page, (left, MARGIN, right), signs, drawn, said)
    rows = _standings(view.outcome, words, drawn)
    _table(page, (left, top, right, bottom), view.outcome, words, rows)
    return page.picture(poster.end_alt(words, words("siberia-end-alt"), said(called), rows, lasted))


def _map(view: View) -> Image.Image:
    """Return the final map, small: its letters are not there to be read."""
    where = hexes.chart(content().map, BOX)
    page = Page.over(ground(mapping.cells_of(view, where.at.keys())))
    scene = Scene(scene_of(view).mechs, frozenset(), frozenset())
    mapping.draw(page, where, view, scene, where.at.keys())
    high = round(MAP * HIGH / WIDE)
    return page.image.resize((MAP, high), Image.Resampling.BOX)


def _glory(page: Page, view: View, box: tuple[int, int, int, int]) -> None:
    """Draw a line for each player with a star at each category where glory lies."""
    left, top, right, bottom = box
    goals, lines = view.goals[0], len(view.mats) + 1 + (view.automa is not None)
    step = min(60, (bottom - top) / lines)
    top += round((bottom - top - step * lines) / 2)
    wide = (right - left - 60) / len(goals)
    size = min(46, round(step) - 4)
    for number, goal in enumerate(goals):
        x = left + 60 + wide * (number + 0.5)
        page.sign(icon(CATEGORY_ICONS[goal.category], max(LEAST, size)), x - size / 2, top)
    small = max(LEAST, size - 8)
    for seat, mat in enumerate(view.mats):
        y = top + step * (seat + 1.5)
        page.sign(disc(seat, small), left + 4, y - small / 2)
        for number, goal in enumerate(goals):
            placed = goal.category in mat.glory
            _star(page, left + 60 + wide * (number + 0.5), y, small, placed=placed)
    if view.automa is not None:
        y = top + step * (lines - 0.5)
        page.sign(tokens.mech(None, small), left + 4, y - small / 2)
        for number in range(len(view.automa.stars)):
            x = left + 60 + (right - left - 60) / len(view.automa.stars) * (number + 0.5)
            _star(page, x, y, small, placed=number < view.automa.glory)


def _star(page: Page, x: float, y: float, size: int, *, placed: bool) -> None:
    page.lay(tokens.glory(size, STEEL.frame if placed else None), x - size / 2, y - size / 2)


HEAD, LINE, GAP = 56, 44, 10
SOURCES = {"coins": "coin", "glory": "boast", "items": "item", "corruption": "corruption"}


def _standings(outcome: Outcome, words: Words, names: Sequence[str]) -> list[Standing]:
    """Return how everybody ended, the automa among them, the best first."""
    rows = list(poster.standings("siberia", outcome, words, names, disc))
    rows += [
        Standing(
            rank=rival.rank,
            name=words(f"siberia-rival-{rival.name}"),
            sign=partial(tokens.mech, None),
            points=rival.score,
        )
        for rival in outcome.rivals
    ]
    return sorted(rows, key=lambda row: row.rank)


def _table(
    page: Page,
    box: tuple[int, int, int, int],
    outcome: Outcome,
    words: Words,
    rows: Sequence[Standing],
) -> None:
    """Draw a row for each player, and for the automa: rank, name, points and their sources."""
    left, top, right, bottom = box
    high = min(118, (bottom - top + GAP) // len(rows) - GAP)
    top += (bottom - top - len(rows) * (high + GAP) + GAP) // 2
    for row in rows:
        page.draw.rectangle((left, top, right, top + high), STEEL.band, STEEL.frame, 3)
        if row.seat is None:
            poster.head(page, STEEL, (left, right), top + high / 2, row)
        else:
            middle = top + 8 + (high - 16) * HEAD / (HEAD + LINE) / 2
            poster.head(page, STEEL, (left, right), middle, row)
            low = top + high - 8 - LINE / 2
            _sources(page, (left + 20, right - 16), low, outcome, row.seat, words)
        top += high + GAP


def _sources(
    page: Page, span: tuple[int, int], y: float, outcome: Outcome, seat: int, words: Words
) -> None:
    """Draw the points of a player by source, and what decided a tie."""
    (x, right), sources = span, dict(outcome.sources)
    tied = any(points[seat] for source, points in sources.items() if source not in SOURCES)
    step = 80 if tied else 112
    for source, points in sources.items():
        if source in SOURCES:
            page.sign(icon(SOURCES[source], 36), x, y - 18)
            page.write(x + 42, y, signed(points[seat]), LEAST, STEEL.muted, weight="Medium")
            x += step
        elif points[seat]:
            tie = words("siberia-end-tie", count=points[seat])
            page.write(right, y, tie, LEAST, STEEL.muted, "r", "Medium")


def curve(course: Course, words: Words, names: Sequence[str]) -> Picture:
    """Draw how the points of a game that is over went."""
    return chart("siberia", STEEL, course, words, names, disc)
