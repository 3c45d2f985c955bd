"""The picture for everybody: the maps of all players side by side, each with what its owner has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.explorers.landscape import SIZE
from engines.explorers.view import View
from render.explorers import layout_picture, owner
from render.explorers.alt import board_alt
from render.explorers.heading import HEADER, header
from render.explorers.land import draw_marks, ground
from render.explorers.scene import bare_land, is_laid_out, public_marks
from render.faces import PINES
from render.frame import HIGH, WIDE
from render.page import Page
from render.picture import Picture
from render.sentences import drawn_names
from render.words import Words

MARGIN, GAP = 12, 12


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How the maps stand: the size of their squares, how many in a row, and what belongs to them.

    ``beside`` is the width of what stands beside each map, ``below`` the most height of what stands
    below it; one of them is 0.
    """

    size: int
    columns: int
    beside: int = 0
    below: int = 0


ARRANGEMENTS = {
    1: Arrangement(46, 1, beside=520),
    2: Arrangement(37, 2, below=156),
    3: Arrangement(26, 3, below=210),
    4: Arrangement(23, 2, beside=268),
}
"""By the number of players: the largest maps that fit the frame."""


def maps(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the maps of all players, or while it is laid out the one map that all will have."""
    if not is_laid_out(view):
        return layout_picture.proposed(view, words, names)
    plan = ARRANGEMENTS[view.players]
    side, rows = plan.size * SIZE, -(-view.players // plan.columns)
    below = min(plan.below, owner.height(view, words, side)) if plan.below else 0
    high = HEADER + rows * (side + below + GAP) + GAP
    assert high <= HIGH, "no picture is higher than the frame"
    page = Page(WIDE, high, PINES.ground)
    header(page, view, words, names)
    cell = (WIDE - 2 * MARGIN + GAP) // plan.columns
    land, shown = bare_land(view), drawn_names(view.players, words, names)
    for seat in range(view.players):
        row, column = divmod(seat, plan.columns)
        left = MARGIN + column * cell + (cell - GAP - side - plan.beside) // 2
        top = HEADER + GAP + row * (side + below + GAP)
        page.image.paste(PINES.frame, (left - 3, top - 3, left + side + 3, top + side + 3))
        page.lay(ground(land, plan.size), left, top)
        draw_marks(page.image, left, top, land, plan.size, public_marks(view, seat))
        box = (left, top + side + 3, left + side, top + side + below)
        if plan.beside:
            box = (left + side + 3, top, left + side + plan.beside, top + side)
        owner.draw(page, view, seat, words, shown[seat], box)
    return page.picture(board_alt(view, words, names))
