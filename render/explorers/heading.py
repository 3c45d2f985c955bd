"""The header of pictures for everybody: the game's name, the card, and who is asked what."""

from __future__ import annotations

from collections.abc import Sequence

from engines.explorers.view import View
from render import faces
from render.explorers import terrain
from render.explorers.phrases import status
from render.explorers.scene import card_sides
from render.faces import PINES
from render.fonts import fitted, font, size_for, width_of
from render.frame import WIDE, letter
from render.page import Page, crown
from render.sentences import cut_to, drawn_names
from render.symbols import disc
from render.theme import CREAM, GOLD
from render.words import Words

HEADER = 66
EDGE, SIGN, SWATCH = 20, 42, 38
LARGE, LEAST = 38, letter(WIDE)


def header(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    """Write the game's name, round and turn, the card, and who is asked what."""
    middle = (HEADER - faces.RULE) // 2
    x = faces.header(page, PINES, HEADER, words("explorers-board-title"), WIDE // 4) + 28
    if view.round and view.outcome is None:
        when = words("explorers-board-when", round=view.round, number=view.number)
        page.write(x, middle, when, LEAST, PINES.muted, weight="Medium")
        x += width_of(when, font(LEAST, "Medium")) + 24
        x = _card(page, view, middle, x) + 12
    _status(page, view, words, drawn_names(view.players, words, names), (x, middle))


def _card(page: Page, view: View, middle: int, x: int) -> int:
    """Draw the sides of the card; a gold frame is around the chosen or the near one."""
    for side in card_sides(view):
        wide = (SWATCH + 4) * len(side.terrains) + 8
        if side.named:
            page.draw.rectangle((x, middle - 25, x + wide + 1, middle + 24), GOLD)
            page.draw.rectangle((x + 4, middle - 21, x + wide - 3, middle + 20), PINES.band)
        for number, letter_ in enumerate(side.terrains):
            left, top = x + 6 + (SWATCH + 4) * number, middle - SWATCH // 2
            page.sign(terrain.plain(letter_, SWATCH), left, top)
        x += wide + 6
    return x


def _status(
    page: Page, view: View, words: Words, names: Sequence[str], place: tuple[int, int]
) -> None:
    """Write at the right who is asked what, or who has won; long names are cut."""
    left, middle = place
    seats: tuple[int, ...] = ()
    if view.outcome is not None:
        seats = view.outcome.winners if view.players > 1 else ()
    elif len(view.to_act) == 1 and view.phase != "mark" and view.players > 1:
        seats = view.to_act
    over = view.outcome is not None
    signs = (SIGN + 6) * len(seats) + (SIGN + 10 if over and seats else 0) + 6 * bool(seats)
    room = WIDE - EDGE - left - signs
    text, size = "", LEAST
    for limit in range(max(4, *map(len, names)), 3, -1):
        cut = cut_to(limit, names)
        text = status(view, words, cut)
        size = size_for(text, LARGE, LEAST, room)
        if width_of(text, font(size)) <= room:
            break
    text = fitted(text, size, room)
    x = WIDE - EDGE - width_of(text, font(size)) - signs
    if over and seats:
        page.lay(crown(SIGN), x, middle - SIGN // 2)
        x += SIGN + 10
    for seat in seats:
        page.sign(disc(seat, SIGN), x, middle - SIGN // 2)
        x += SIGN + 6
    page.write(WIDE - EDGE, middle, text, size, CREAM, "r")
