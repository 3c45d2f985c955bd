"""Turns a view into what both route games draw: the scene on the map, and what is to be done."""

from __future__ import annotations

from engines.expedition_1996.moves import Chip
from engines.expedition_1996.view import View
from render.routes import phrases
from render.routes.say import Say
from render.routes.scene import LETTERS, Scene, asked
from render.routes.scene import scene_of as shared
from render.worldmap import EXPEDITION_1996

APART = True
"""Q96-301: an expedition's first arrow must take a free line of the start, if there is one."""


def scene_of(view: View) -> Scene:
    """Return what the picture of a view shows."""
    moves = asked(view)
    return shared(
        view,
        EXPEDITION_1996,
        view.chips,
        marking=view.phase == "chips",
        apart=APART,
        letters=dict(zip(view.row, LETTERS, strict=False)),
        moves=moves,
        places=(move.place for move in moves if isinstance(move, Chip)),
    )


def owed(view: View, say: Say) -> list[str]:
    """Say what is to be done in this turn, what may be spent, and whether the end is near."""
    if view.outcome is not None or view.active is None:
        return []
    if view.phase == "chips":
        return [say("owed-marks", count=view.to_place[view.active])]
    facts = phrases.owed_in_turn(view, say)
    return [say("owed-exchange"), *facts] if view.exchanging else facts


def own_places(view: View, scene: Scene) -> list[str]:
    """Return the places of the reader's missions; in variant B, which has none, of the chips."""
    if view.seat is None:
        return []
    return list(scene.numbers) or list(view.chips[view.seat] if view.variant_b else ())
