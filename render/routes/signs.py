"""The signs of the route games: shields of players, expeditions, tickets, points of the map."""

from __future__ import annotations

from functools import partial
from typing import get_args

from PIL import Image

from engines.routes.moves import Colour
from render.canvas import Canvas, arc
from render.routes import arrows, tokens
from render.signs import Sign, add, outlined
from render.theme import CREAM
from render.worldmap.markers import RED, marker, star

SHIELDS = ("🟧", "🟪", "🤍", "⬛", "🟩", "🌺")
"""What stands in for the players' shields, in the order of :data:`render.theme.SEATS`."""

EXPEDITIONS: dict[Colour, str] = {"red": "🔺", "yellow": "🟡", "blue": "🔷"}


def _ticket(size: int) -> Image.Image:
    canvas = Canvas(size)
    outline = [
        (7, 18),
        (93, 18),
        *arc(93, 50, 11, 11, 270, 90, 12),
        (93, 82),
        (7, 82),
        *arc(7, 50, 11, 11, 90, -90, 12),
    ]
    outlined(canvas, outline, RED)
    canvas.dashes([(67, 26), (67, 80)], CREAM, 6, 5, 12)
    canvas.polygon(star(40, 52, 21, 9, 5), CREAM)
    return canvas.done()


add(
    *(
        Sign(f"seat-{seat}", stand_in, partial(tokens.shield, seat))
        for seat, stand_in in enumerate(SHIELDS)
    ),
    *(
        Sign(colour, EXPEDITIONS[colour], partial(arrows.emblem, colour))
        for colour in get_args(Colour)
    ),
    Sign("ticket", "🎟️", _ticket),
    Sign("plus", "➕", partial(marker, "green")),
    Sign("star", "⭐", partial(marker, "start")),
)
