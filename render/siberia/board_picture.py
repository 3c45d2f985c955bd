"""The board's picture: the whole map, and beside it glory and supplies, or the automa's track."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engines.siberia.content.model import BASE
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.view import View
from render.blank import only
from render.cache import cached
from render.faces import STEEL
from render.frame import HIGH, WIDE
from render.page import Page
from render.picture import Picture
from render.siberia import corners, hexes, mapping
from render.siberia.alt import board_alt
from render.siberia.content import content
from render.siberia.hexes import Chart
from render.siberia.mapping import Cell
from render.siberia.scene import choosing, quest_cards, scene_of
from render.words import Words

BOX = (8, 8, WIDE - 8, HIGH - 8)


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map with what has changed and what the reader may choose."""
    where = hexes.chart(content().map, BOX)
    page = Page.over(ground(mapping.cells_of(view, where.at.keys())))
    mapping.draw(page, where, view, scene_of(view), where.at.keys())
    _beside(page, where, view)
    corners.draw(page, view, words, names)
    return page.picture(board_alt(view, words, names))


TREES = (
    (40, 70, 54), (84, 88, 40), (128, 66, 60), (168, 84, 34), (1196, 60, 56), (1240, 84, 38),
    (1284, 68, 50), (380, 70, 40), (470, 64, 52), (736, 66, 44), (838, 62, 54), (910, 74, 36),
    (36, 690, 60), (82, 716, 44), (128, 686, 52), (200, 676, 46),
    (1000, 742, 40), (1050, 720, 52), (1096, 742, 38), (926, 816, 34), (890, 800, 46),
    (452, 806, 38), (500, 812, 48), (412, 792, 30),
)  # fmt: skip
"""Where trees stand beside the map, and how high they are, in pixels."""


@cached
def ground(cells: tuple[Cell, ...]) -> Image.Image:
    """Return the ground with its holes and Basecamp, and these locations."""
    page = Page(WIDE, HIGH, STEEL.ground)
    where = hexes.chart(content().map, BOX)
    for x, y, size in TREES:
        page.lay(hexes.fir(size), x - size / 2, y - size)
    for spot in (*content().map.holes, BASE):
        mapping.pit(page, where, spot)
    mapping.grounds(page, where, cells)
    return page.image


def _beside(page: Page, where: Chart, view: View) -> None:
    """Draw the automa's mechs that are off the map, where the first cells of their ways are."""
    if view.automa is None:
        return
    regions = content().map.region
    rows = {
        region: [cell for cell in content().map.cells if regions[cell] == region] for region in "NC"
    }
    if view.automa.north is None:
        x, y = where.at[rows["N"][0]]
        mapping.mech(page, None, x - 80, y - 104, now=False)
    if view.automa.central is None:
        x, y = where.at[rows["C"][-1]]
        mapping.mech(page, None, x + 84, y + 48, now=False)


KEPT = (
    "outcome", "active", "round", "last", "places", "market", "deck", "bag", "maps", "automa",
    "news", "before", "earlier",
)  # fmt: skip


def board_view(view: View) -> View:
    """Return the view with everything blank that picture and alt text of the board do not show.

    So steps that change only a mat do not draw the map anew. Of the question it has the moves that
    choose something on the map, of mats where their mechs are, glory, and the reader's quests.
    """
    decision, chosen = None, tuple(choosing(view))
    if view.decision is not None and chosen:
        decision = replace(view.decision, kind="", moves=chosen, steps=(), facts=())
    mats = tuple(Mat(mech=mat.mech, cell=mat.cell, glory=mat.glory) for mat in view.mats)
    if (seat := view.seat) is not None:
        own = replace(mats[seat], hand=quest_cards(view))
        mats = (*mats[:seat], own, *mats[seat + 1 :])
    return only(view, *KEPT, decision=decision, mats=mats, workers=(0,) * 5)
