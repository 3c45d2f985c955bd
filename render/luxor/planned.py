"""What the reader has left once the plan is confirmed: the hand and the supply follow the plan."""

from __future__ import annotations

from dataclasses import replace

from engines.luxor.tiles import Adventure, Placement, back
from engines.luxor.view import View


def planned(view: View) -> View:
    """Return the view with the reader's tiles and adventurers as the plan leaves them.

    The plan itself stays in it. To be called once, where a picture or text begins.
    """
    seat, draft = view.seat, view.draft
    if seat is None or draft is None:
        return view
    match draft:
        case Placement(tile=tile):
            hand, backs = list(view.hand), list(view.backs[seat])
            hand.remove(tile)
            backs.remove(back(tile))
            return replace(
                view,
                hand=tuple(hand),
                backs=_with(view.backs, seat, tuple(backs)),
                supplies=_changed(view.supplies, seat, -(draft.crew or 0)),
            )
        case Adventure(action=action):
            actions = list(view.actions)
            actions.remove(action)
            returns = action in ("boat", "snakes") and draft.target is not None
            return replace(
                view,
                actions=tuple(actions),
                action_counts=_changed(view.action_counts, seat, -1),
                supplies=_changed(view.supplies, seat, int(returns)),
            )


def _changed(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])


def _with(
    rows: tuple[tuple[int, ...], ...], seat: int, row: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
