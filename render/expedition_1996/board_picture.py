"""The board's picture: whose turn it is, and the map with all that matters now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engines.expedition_1996.view import View
from render.expedition_1996.alt import board_alt
from render.expedition_1996.scene import say_in, scene_of
from render.picture import Picture
from render.routes import board as board_of
from render.routes import mapping
from render.words import Words
from render.worldmap import EXPEDITION_1996


def board(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map, whose turn it is, and what the view's own reader may see and choose."""
    say, scene = say_in(words), scene_of(view)
    page, pieces = board_of.board(view, scene, say, names, last_round=view.last_round)
    return Picture(page.image, board_alt(view, words, names), pieces)


def whole_map(view: View, words: Words, names: Sequence[str]) -> Picture:
    """Draw the map with the names of all points, large, for zooming."""
    say = say_in(words)
    drawn = mapping.whole_map(scene_of(view), called=say.place)
    return Picture(drawn.image, board_alt(view, words, names, say("map-alt")), drawn.pieces)


def layers() -> Iterator[Callable[[], object]]:
    """Yield functions that each draw and cache one layer that all pictures share."""
    return mapping.layers(EXPEDITION_1996)
