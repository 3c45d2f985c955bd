"""The strip above the field: the game's name, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from engines.luxor.view import View
from render import faces
from render.faces import LAPIS
from render.fonts import fitted, font, size_for, width_of
from render.frame import SQUARE, letter
from render.heading import PILL, pill
from render.luxor.grid import HEADER
from render.page import Page, crown
from render.sentences import cut_to, drawn_names
from render.symbols import disc
from render.theme import CREAM
from render.words import Words

EDGE = 24
SIGN = 42
LARGE, SMALL = 36, letter(SQUARE)


def header(page: Page, view: View, words: Words, names: Sequence[str]) -> None:
    """Write the game's name and whose turn it is, or who has won."""
    width = page.image.width
    left = faces.header(page, LAPIS, HEADER, words("luxor-board-title"), width // 2)
    seats: tuple[int, ...] = ()
    if view.outcome is not None:
        seats = view.outcome.winners
    elif view.active is not None:
        seats = (view.active,)
    over = view.outcome is not None
    own = not over and bool(seats) and seats == (view.seat,)
    signs = (SIGN + 8) * len(seats) + (SIGN + 8 if over else 0) + (2 * PILL if own else 0)
    room = width - EDGE - left - 40 - signs
    text, size = _status(view, words, drawn_names(view.players, words, names), seats, room)
    right, middle = width - EDGE, (HEADER - faces.RULE) // 2
    if own:
        x = pill(page, LAPIS.band, right, middle, text, size)
    else:
        page.write(right, middle, text, size, CREAM, "r")
        x = right - width_of(text, font(size))
    for seat in reversed(seats):
        x -= SIGN + 8
        page.sign(disc(seat, SIGN), x, middle - SIGN // 2)
    if over:
        page.lay(crown(SIGN), x - SIGN - 8, middle - SIGN // 2)


def _status(
    view: View, words: Words, names: Sequence[str], seats: Sequence[int], room: int
) -> tuple[str, int]:
    """Return the sentence for the header and its size; long names are cut, not the sentence."""

    def sentence(limit: int) -> str:
        cut = cut_to(limit, names)
        if view.outcome is not None and len(seats) > 1:
            return words("luxor-board-shared", names=", ".join(cut[seat] for seat in seats))
        if view.outcome is not None:
            return words("luxor-board-winner", name=cut[seats[0]])
        if not seats:
            return words("luxor-board-choosing")
        if view.seat == seats[0]:
            return words("luxor-board-your-turn")
        return words("luxor-board-turn", name=cut[seats[0]])

    for limit in range(max((4, *map(len, names))), 3, -1):
        size = size_for(sentence(limit), LARGE, SMALL, room)
        if width_of(sentence(limit), font(size)) <= room:
            return sentence(limit), size
    return fitted(sentence(4), SMALL, room), SMALL
