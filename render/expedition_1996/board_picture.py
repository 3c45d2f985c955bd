"""The board's picture: map and closeups above, row, own hand and players below."""

from __future__ import annotations

from collections.abc import Sequence

from engines.expedition_1996.view import View
from render.expedition_1996 import chart, closeups, mapping, panel
from render.expedition_1996.alt import board_alt
from render.expedition_1996.scene import scene_of
from render.page import Page
from render.picture import Picture
from render.words import Words
from render.worldmap import whole

WIDTH = panel.WIDTH


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map, the row, the players, and what the view's own reader may see and choose."""
    scene, titles = scene_of(view), chart.regions(words)
    marks = panel.marks(view, scene, words)
    first = panel.HEADER + panel.owed_height(view, words)
    closer = closeups.height(view, scene)
    heights = {
        "map": round(whole().box[3] * WIDTH / whole().box[2]),
        "legend": panel.LEGEND if marks else panel.GAP,
        "closeups": closer,
        "hand": panel.hand_height(view, scene),
        "expeditions": 0 if closer and closeups.covers(view, scene) else panel.EXPEDITIONS,
        "row": panel.row_height(view),
        "table": panel.table_height(view),
    }
    page = Page(WIDTH, first + sum(heights.values()))
    panel.header(page, view, words, names)
    if first > panel.HEADER:
        panel.owed(page, panel.HEADER, view, words)
    top = first
    for part, high in heights.items():
        match part if high else "":
            case "map":
                # With closeups, names would but hide what the overview is for.
                named = not closer or closeups.named(scene)
                page.lay(mapping.overview(view, scene, WIDTH, titles, named=named), 0, top)
            case "legend":
                panel.legend(page, top, marks)
            case "closeups":
                closeups.draw(page, top, view, scene, words)
            case "hand":
                panel.hand(page, top, view, scene, words)
            case "expeditions":
                panel.expeditions(page, top, view, words)
            case "row":
                panel.row(page, top, view, scene, words)
            case "table":
                panel.table(page, top, view, words, names)
        top += high
    return Picture(page.image, board_alt(view, words, names))
