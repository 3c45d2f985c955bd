"""What the board's picture and its alt text show of a view."""

from __future__ import annotations

from dataclasses import replace

from engines.siberia.rules.mats import Mat
from engines.siberia.rules.view import View
from render.blank import only
from render.siberia.scene import choosing, quest_cards

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
