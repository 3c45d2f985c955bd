"""The hand's picture: the reader's tiles, as large as possible, and other possessions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engines.luxor.board import MINIMUM, VALUE
from engines.luxor.tiles import back, face
from engines.luxor.view import View
from render import faces
from render.blank import only, own
from render.faces import LAPIS
from render.fonts import Weight, fitted, font, size_for, width_of, wrapped
from render.frame import SQUARE, letter
from render.luxor import marks, tiles, tokens
from render.luxor.alt import hand_alt
from render.luxor.panel import EDGE, SIGN
from render.luxor.planned import planned
from render.page import Page
from render.picture import Picture
from render.sentences import drawn_names
from render.symbols import disc
from render.theme import CREAM, FREE, Colour
from render.words import Words

LEAST = letter(SQUARE)
HEADER, GAP, INSIDE = 74, 16, 18
TILE, CARD = 236, 272
STOCK, TOKEN = 132, 96
ACTION, TITLE, QUESTION = 124, 56, 56
LINE = 40
HALF = (SQUARE - 2 * EDGE - GAP) // 2


def hand(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the reader's tiles with names, supply, pile, action tiles, captives and gifts."""
    view = planned(view)
    assert view.seat is not None, "only a player has a hand"
    bands: list[tuple[int, Callable[[Page, int, View, Words], None]]] = []
    if view.turn == 0:
        bands.append((QUESTION, _question))
    rows = (len(view.hand) + 1) // 2
    bands.append((rows * (CARD + GAP) - GAP if rows else STOCK, _tiles))
    bands.append((STOCK, _stock))
    if view.adventures:
        bands.append((TITLE + (ACTION + INSIDE if view.actions else INSIDE), _actions))
        if any(view.captives[view.seat]):
            bands.append((TITLE + TOKEN + INSIDE, _captives))
    page = Page(SQUARE, HEADER + sum(GAP + high for high, _ in bands) + GAP, LAPIS.ground)
    _title(page, view, words, names)
    top = HEADER + GAP
    for high, draw in bands:
        draw(page, top, view, words)
        top += high + GAP
    return page.picture(hand_alt(view, words, names))


def _title(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    assert view.seat is not None
    left = faces.header(page, LAPIS, HEADER, words("luxor-hand-title"), SQUARE // 2)
    middle, room = (HEADER - faces.RULE) // 2, SQUARE - EDGE - SIGN - 12 - left - 40
    name = drawn_names(view.players, words, names)[view.seat]
    page.sign(disc(view.seat, SIGN), SQUARE - EDGE - SIGN, middle - SIGN // 2)
    page.fit(SQUARE - EDGE - SIGN - 12, middle, name, 36, room, CREAM, "r")


def _plate(page: Page, left: int, top: int, right: int, bottom: int) -> None:
    page.plate(left, top, right, bottom, LAPIS.band, LAPIS.ground)


def _column(
    page: Page, x: int, middle: float, room: int, lines: Sequence[tuple[str, int, Colour, Weight]]
) -> None:
    """Write lines below each other, as a block centred on ``middle``."""
    y = middle - LINE * (len(lines) - 1) / 2
    for text, largest, fill, weight in lines:
        page.fit(x, y, text, largest, room, fill, weight=weight)
        y += LINE


def _question(page: Page, top: int, view: View, words: Words) -> None:
    text = words("luxor-board-chosen-wait" if view.gifts else "luxor-hand-keep")
    page.fit(SQUARE / 2, top + QUESTION / 2, text, 39, SQUARE - 2 * EDGE, CREAM, "m")


def _tiles(page: Page, top: int, view: View, words: Words) -> None:
    """Draw a plate for each tile; while starting tiles are chosen, mark those to choose from."""
    if not view.hand:
        _plate(page, EDGE, top, SQUARE - EDGE, top + STOCK)
        none = words("luxor-hand-none")
        page.write(SQUARE / 2, top + STOCK / 2, none, 38, LAPIS.muted, "m", "Medium")
        return
    gifts, last = list[str](view.gifts), len(view.hand) - 1
    for number, held in enumerate(view.hand):
        code, column = face(held), number % 2
        x = EDGE + column * (HALF + GAP)
        if number == last and not column:
            x = (SQUARE - HALF) // 2
        y = top + number // 2 * (CARD + GAP)
        _plate(page, x, y, x + HALF, y + CARD)
        page.lay(tiles.tile(code, TILE), x + INSIDE, y + INSIDE)
        if view.turn == 0 and not view.gifts and code[0] != "C":
            page.lay(marks.choosable(TILE + 20), x + INSIDE - 10, y + INSIDE - 10)
        elif view.gifts and code in gifts:
            page.lay(marks.given(TILE), x + INSIDE, y + INSIDE)
        elif view.gifts:
            page.lay(marks.kept(TILE + 20), x + INSIDE - 10, y + INSIDE - 10)
        left = x + INSIDE + TILE + INSIDE + 4
        room = x + HALF - INSIDE - left
        _column(page, left, y + CARD / 2, room, _caption(held, view, words, gifts, room))


def _caption(
    held: str, view: View, words: Words, gifts: list[str], room: int
) -> list[tuple[str, int, Colour, Weight]]:
    """Return what stands beside a tile; what it names as given away leaves ``gifts``."""
    code = face(held)
    lines = _name(words(f"luxor-tile-{code}"), room)
    worth = words("luxor-hand-worth", points=VALUE[code])
    if view.turn:
        facts = [worth, words("luxor-hand-set", number=back(held))]
    elif code[0] == "C" or (gifts and code not in gifts):
        facts = [words("luxor-hand-keep-always")]
    elif gifts:
        gifts.remove(code)
        facts = [words("luxor-hand-gifts")]
    else:
        lines.append((words("luxor-hand-keep-choice"), 32, FREE, "Medium"))
        facts = [worth]
    lines += [(text, 32, LAPIS.ink, "Medium") for text in facts if text]
    minimum = words("luxor-hand-minimum", count=MINIMUM.get(code, 0))
    rest = wrapped(minimum, LEAST, room, 6 - len(lines), "Medium")
    return [*lines, *((text, LEAST, LAPIS.muted, "Medium") for text in rest)]


def _name(name: str, room: int) -> list[tuple[str, int, Colour, Weight]]:
    """Return a name in up to three lines, so large that its longest word fits."""
    size = min(size_for(word, 36, LEAST, room) for word in name.split(" "))
    return [(line, size, CREAM, "Heavy") for line in wrapped(name, size, room, 3)]


def _stock(page: Page, top: int, view: View, words: Words) -> None:
    """Draw the supply and the draw pile, each as one piece with its number."""
    assert view.seat is not None
    bottom, y = top + STOCK, top + (STOCK - TOKEN) // 2
    _plate(page, EDGE, top, EDGE + HALF, bottom)
    page.sign(disc(view.seat, TOKEN), EDGE + INSIDE, y)
    left = EDGE + INSIDE + TOKEN + INSIDE
    room = EDGE + HALF - INSIDE - left
    supply = words("luxor-hand-supply", count=view.supplies[view.seat])
    _column(page, left, top + STOCK / 2, room, [(supply, 38, CREAM, "Heavy")])
    start, pile = EDGE + HALF + GAP, view.piles[view.seat]
    _plate(page, start, top, SQUARE - EDGE, bottom)
    left = start + INSIDE
    if pile:
        page.lay(tiles.back(view.pile_tops[view.seat], TOKEN), left, y)
        left += TOKEN + INSIDE
    note = words("luxor-hand-next", number=view.pile_tops[view.seat])
    lines: list[tuple[str, int, Colour, Weight]] = [
        (words("luxor-hand-pile", count=pile), 38, CREAM, "Heavy"),
        (note if pile else words("luxor-hand-empty"), 32, LAPIS.muted, "Medium"),
    ]
    _column(page, left, top + STOCK / 2, SQUARE - EDGE - INSIDE - left, lines)


def _band_title(page: Page, top: int, title: str, note: str) -> None:
    """Write the title of a plate, and a note at its right."""
    middle = top + INSIDE / 2 + TITLE / 2
    page.write(EDGE + INSIDE, middle - 4, title, 34, LAPIS.ink)
    room = SQUARE - 2 * EDGE - 3 * INSIDE - width_of(title, font(34))
    page.write(
        SQUARE - EDGE - INSIDE, middle - 4, fitted(note, 30, room, "Medium"), 30, LAPIS.muted, "r",
        "Medium",
    )  # fmt: skip


def _actions(page: Page, top: int, view: View, words: Words) -> None:
    """Draw the action tiles in hand, and say how many are left in the pile."""
    assert view.seat is not None
    high = TITLE + (ACTION + INSIDE if view.actions else INSIDE)
    _plate(page, EDGE, top, SQUARE - EDGE, top + high)
    more = words("luxor-hand-actions-left", count=view.action_piles[view.seat])
    own = words("luxor-hand-actions")
    if not view.actions:
        own = f"{own}: {words('luxor-hand-no-actions')}"
    _band_title(page, top, own, more)
    share = (SQUARE - 2 * EDGE - INSIDE) // 3
    for number, kind in enumerate(view.actions):
        x = EDGE + INSIDE + share * number
        page.lay(tokens.action(kind, ACTION), x, top + TITLE)
        left = x + ACTION + 14
        room = share - ACTION - 14 - INSIDE
        lines = _name(words(f"luxor-action-{kind}"), room)
        _column(page, left, top + TITLE + ACTION / 2, room, lines)


def _captives(page: Page, top: int, view: View, words: Words) -> None:
    """Draw whose adventurers the reader has captured, each seat once with their number."""
    assert view.seat is not None
    _plate(page, EDGE, top, SQUARE - EDGE, top + TITLE + TOKEN + INSIDE)
    _band_title(page, top, words("luxor-hand-captives"), "")
    owners = Counter(dict(enumerate(view.captives[view.seat])))
    share = (SQUARE - 2 * EDGE - INSIDE) // 4
    for number, (owner, count) in enumerate((+owners).items()):
        x = EDGE + INSIDE + share * number
        page.sign(tokens.captive(owner, TOKEN), x, top + TITLE)
        text = f"× {count}"
        page.write(x + TOKEN + 14, top + TITLE + TOKEN / 2, text, 40, CREAM)


def hand_view(view: View) -> View:
    """Return the view with everything blank that picture and text of the hand do not show."""
    view = planned(view)
    by_seat = own(view, "supplies", "captives", "piles", "pile_tops", "action_piles")
    turn = min(view.turn, 1)  # in turn 0 it shows which tiles may be kept
    return only(view, "adventures", "hand", "gifts", "actions", turn=turn, **by_seat)
