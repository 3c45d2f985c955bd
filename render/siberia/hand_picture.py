"""A player's mat: mech, action token, tracks, workers, glory, tucked cards, active row and hand.

Of so many cards as usual it is as wide as a desktop shows pictures (:mod:`wide_mat`), of more it is
as high as wide.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engines.siberia.content.terms import COLOURS
from engines.siberia.rules.mats import Mat, News
from engines.siberia.rules.view import Goal, View
from render.blank import only, own
from render.cache import cached
from render.faces import STEEL
from render.fonts import wrapped
from render.frame import SQUARE, letter
from render.heading import owned
from render.page import Page
from render.picture import Picture, Piece
from render.sentences import drawn_names
from render.siberia import tokens, wide_mat
from render.siberia.alt import mat_alt
from render.siberia.card_sprites import FORMS, SIZES, Form
from render.siberia.content import content
from render.siberia.icons import bare, icon, written
from render.siberia.looks import CATEGORY_ICONS
from render.siberia.mat_parts import Groups, apart, cards, corruption, plate, ring, tuck
from render.siberia.phrases import ability_of
from render.symbols import disc
from render.theme import CREAM, FREE, INK, Colour, rgb
from render.words import Words

LEAST = letter(SQUARE)
HEADER, EDGE, GAP, INSIDE = 74, 18, 12, 14
MECH, TRACK, STOCK, GOALS, TUCKED, TITLE = 150, 70, 74, 108, 102, 40
HALF = (SQUARE - 2 * EDGE - GAP) // 2
SPOTS = ("refresh", "blank", "move", "play", "gather")
EMPTY = rgb(0x84919B)


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's mat with all cards."""
    assert view.seat is not None, "only a player has a mat"
    return player_picture(view, view.seat, words, names)


def player_picture(view: View, seat: int, words: Words, names: Sequence[str]) -> Picture:
    """Draw the mat of a player."""
    own = view.mats[seat]
    groups = _groups(own, words)
    if (shown := wide_mat.form_of(own)) is not None:
        page = wide_mat.drawn(view, seat, words, groups, shown)
        _owner(page, view, seat, words, names)
        return page.picture(mat_alt(view, seat, words, names))
    counts = [len(group) for _title, group in groups]
    top = HEADER + GAP
    fixed = top + MECH + GAP + TRACK + GAP + STOCK + GAP + GOALS + GAP + TUCKED + GAP
    form, beside = _form(counts, SQUARE - fixed - 6)
    high = _height(counts, form, beside=beside)
    page = Page(SQUARE, min(SQUARE, fixed + high + 6), STEEL.ground)
    _owner(page, view, seat, words, names)
    _mech(page, top, seat, own, words)
    _spots(page, top, seat, own)
    top += MECH + GAP
    _tracks(page, top, own)
    top += TRACK + GAP
    _stock(page, top, own)
    top += STOCK + GAP
    _goals(page, top, view.goals[seat])
    top += GOALS + GAP
    _tucked(page, top, own)
    top += TUCKED + GAP
    if beside:
        _side_by_side(page, top, groups, form, words)
    else:
        for title, group in groups:
            _title(page, EDGE, top, title, len(group))
            cards(page, EDGE, top + TITLE, _columns(form), group, form, words)
            top += TITLE + _high(len(group), form)
    return page.picture(mat_alt(view, seat, words, names))


def _owner(page: Page, view: View, seat: int, words: Words, names: Sequence[str]) -> None:
    """Write whose mat it is, and the points."""
    total = words("siberia-board-points", count=view.scores[seat].total)
    name, title = drawn_names(len(view.mats), words, names)[seat], words("siberia-mat-title")
    owned(page, STEEL, HEADER, title, (total, 38), name, disc(seat, 44), EDGE)


def _groups(own: Mat, words: Words) -> Groups:
    """Return the active row and the hand with their titles, cards with their workers."""
    row = tuple((active.card, active.worker) for active in own.row)
    hand_ = tuple((card, None) for card in own.hand)
    return (words("siberia-mat-row"), row), (words("siberia-mat-hand"), hand_)


def _form(counts: Sequence[int], room: int) -> tuple[Form, bool]:
    """Return the largest form in which all cards fit, and whether the groups share a line then."""
    for form in FORMS:
        for beside in (False, True):
            may = not beside or 0 < counts[0] < _columns(form)
            if may and _height(counts, form, beside=beside) <= room:
                return form, beside
    return FORMS[-1], False


def _height(counts: Sequence[int], form: Form, *, beside: bool) -> int:
    """Return how high both groups are with their titles."""
    if beside:
        return TITLE + _high(sum(counts), form)
    return sum(TITLE + _high(count, form) for count in counts)


def _title(page: Page, x: float, top: int, title: str, count: int) -> None:
    page.write(x, top + TITLE / 2 - 4, f"{title} {count}", 32, STEEL.ink)


def _side_by_side(page: Page, top: int, groups: Groups, form: Form, words: Words) -> None:
    """Draw a short active row on a plate, and the hand beside and below it."""
    (row_title, row), (hand_title, held) = groups
    wide, high = SIZES[form]
    step = wide + apart(form)[0]
    right = EDGE + step * len(row)
    plate(page, 4, top, right - 4, top + TITLE + high + 5)
    _title(page, EDGE, top, row_title, len(row))
    _title(page, right, top, hand_title, len(held))
    cards(page, EDGE, top + TITLE, _columns(form), (*row, *held), form, words)


def _columns(form: Form) -> int:
    return (SQUARE - 2 * EDGE + GAP) // (SIZES[form][0] + apart(form)[0])


def _high(count: int, form: Form) -> int:
    """Return how high so many cards are."""
    lines = -(-count // _columns(form))
    return lines * (SIZES[form][1] + apart(form)[1])


def _mech(page: Page, top: int, seat: int, own: Mat, words: Words) -> None:
    """Draw the mech with its name and what it can do."""
    plate(page, EDGE, top, EDGE + HALF, top + MECH)
    page.sign(tokens.mech(seat, 122), EDGE + INSIDE, top + 14)
    left = EDGE + INSIDE + 122 + INSIDE
    room = EDGE + HALF - INSIDE - left
    mech = content().mechs[own.mech]
    page.write(left, top + 32, mech.name, 38, STEEL.ink)
    lines = wrapped(ability_of(mech, words), LEAST, room, 3, "Medium")
    for number, line in enumerate(lines):
        page.write(left, top + 70 + 31 * number, line, LEAST, STEEL.muted, weight="Medium")


def _spots(page: Page, top: int, seat: int, own: Mat) -> None:
    """Draw the spots of the action token; it covers one of them."""
    start = EDGE + HALF + GAP
    wide = (HALF - 4 * 8) // len(SPOTS)
    icons = {"refresh": "refresh", "move": "move", "play": "play", "gather": "gather"}
    for number, spot in enumerate(SPOTS):
        left = start + number * (wide + 8)
        plate(page, left, top, left + wide, top + MECH)
        middle = left + wide / 2
        if spot in icons:
            page.sign(icon(icons[spot], 64), middle - 32, top + 12)
        y = top + MECH - 66
        if spot == own.spot:
            page.sign(disc(seat, 58), middle - 29, y)
        else:
            page.draw.ellipse((middle - 22, y + 7, middle + 22, y + 51), STEEL.ground)


def _tracks(page: Page, top: int, own: Mat) -> None:
    """Draw power and guile from 0 to the end of the track."""
    most = content().track
    for side, (name, value) in enumerate((("power", own.power), ("guile", own.guile))):
        left = EDGE + side * (HALF + GAP)
        plate(page, left, top, left + HALF, top + TRACK)
        page.sign(icon(name, 52), left + INSIDE - 4, top + (TRACK - 52) / 2)
        start = left + INSIDE + 56
        step = (left + HALF - INSIDE - start) / (most + 1)
        for number in range(most + 1):
            middle, y = start + step * (number + 0.5), top + TRACK / 2
            here = number == value
            if here:
                page.lay(_marker(name, number), middle - 29, y - 29)
                page.pieces.append(
                    Piece("number", (middle - 28, y - 28, middle + 28, y + 28), LEAST)
                )
            else:
                colour = STEEL.trim if number < value else EMPTY
                page.write(middle, y, str(number), LEAST, colour, "m", "Medium")


@cached
def _marker(name: str, value: int) -> Image.Image:
    """Return the marker on a track, its value in it."""
    picture = bare(name, 58)
    written(picture, str(value), 29, 29, 36 if value < 10 else 30, INK)
    return picture


def _stock(page: Page, top: int, own: Mat) -> None:
    """Draw coins, maps, available workers and corruption."""
    bottom, middle = top + STOCK, top + STOCK / 2
    items = [("coin", own.coins), ("map", own.maps)]
    items += [
        (f"worker-{colour}", count) for colour, count in zip(COLOURS, own.workers, strict=True)
    ]
    wides = [110, *[88] * (len(items) - 1)]
    split = EDGE + sum(wides) + INSIDE
    plate(page, EDGE, top, split, bottom)
    for number, (name, count) in enumerate(items):
        x = EDGE + 8 + sum(wides[:number])
        page.sign(icon(name, 48), x, middle - 24)
        page.write(x + 52, middle, str(count), 34, CREAM if count else STEEL.muted)
    left, right = split + GAP, SQUARE - EDGE
    plate(page, left, top, right, bottom)
    corruption(page, left, right, top, STOCK, own)


def _goals(page: Page, top: int, goals: Sequence[Goal]) -> None:
    """Draw how far each category of glory is; a star stands where a token lies."""
    wide = (SQUARE - 2 * EDGE - (len(goals) - 1) * 8) // len(goals)
    for number, goal in enumerate(goals):
        left = EDGE + number * (wide + 8)
        right, bottom = left + wide, top + GOALS
        plate(page, left, top, right, bottom)
        if goal.met and not goal.placed:
            page.lay(ring(wide, GOALS), left, top)
        page.sign(icon(CATEGORY_ICONS[goal.category], 52), left + 10, top + 8)
        if goal.category == "workers":
            page.sign(icon("map", 38), left + 64, top + 16)
        page.sign(tokens.glory(44, STEEL.frame if goal.placed else None), right - 54, top + 12)
        colour: Colour = FREE if goal.met else STEEL.ink
        text = f"{goal.has}/{goal.needs}"
        page.write((left + right) / 2, bottom - 24, text, 34, colour, "m")


def _tucked(page: Page, top: int, own: Mat) -> None:
    """Draw solved quests, melded meteorites with their bonuses, upgraded items with what lasts."""
    wide = (SQUARE - 2 * EDGE - 2 * GAP) // 3
    groups = (("quest", own.solved), ("meteorite", own.melded), ("item", own.upgraded))
    for number, (kind, held) in enumerate(groups):
        left = EDGE + number * (wide + GAP)
        plate(page, left, top, left + wide, top + TUCKED)
        page.sign(icon(kind, 48), left + 6, top + (TUCKED - 48) / 2)
        places = max(4, len(held))
        start = left + 58
        step = (left + wide - 6 - start) / places
        for place in range(places):
            x = start + step * (place + 0.5)
            if place >= len(held):
                page.draw.ellipse(
                    (x - 12, top + TUCKED / 2 - 12, x + 12, top + TUCKED / 2 + 12), STEEL.ground
                )
                continue
            card = content().cards[held[place]]
            page.write(x, top + 26, card.id, LEAST, STEEL.ink, "m")
            tuck(page, x, top + 68, step - 4, card.id)


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the mat do not show."""
    seat = view.seat
    assert seat is not None, "only a player has a mat"
    return only(
        view, news=News(seat=seat), workers=(0,) * 5, **own(view, "mats", "goals", "scores")
    )
