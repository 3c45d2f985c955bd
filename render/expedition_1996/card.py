"""The words under a picture of Expedition (1996)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engines.expedition_1996.view import View
from render.expedition_1996.scene import own_places, scene_of
from render.routes import card
from render.routes.say import Say
from render.signs import sign


def public(view: View, say: Say, names: Sequence[str]) -> Iterator[list[str]]:
    """Yield the only form: how everybody stands. The row is on the map."""
    yield card.players(view, names, partial(_standing, view, say))


def private(view: View, say: Say) -> Iterator[list[str]]:
    """Yield forms: with all, with fewer signs."""
    scene, seat = scene_of(view), view.seat
    assert seat is not None, "only a player has a view of the own"
    title = say("hand-chips" if view.variant_b else "hand-title")
    shield = sign(f"seat-{seat}")
    cards = [card.Own(scene.numbers.get(place, shield), place) for place in own_places(view, scene)]
    standing = card.shielded(seat, " · ".join(_standing(view, say, seat, own=True)))
    for signed, near in ((True, True), (False, True), (False, False)):
        lines = card.own(title, cards, scene, seat, say, signed=signed)
        if not view.variant_b:
            lines += card.row(scene, view.row, say, near=near)
        yield [*lines, standing]


def _standing(
    view: View, say: Say, seat: int, brief: bool = False, *, own: bool = False
) -> Iterator[str]:
    """Yield the public facts about a player that have room in a line; the chips are on the map.

    How the score would be now is said only of the reader's ``own``. While chips are to be placed,
    nothing is ``brief``.
    """
    score, brief = view.scores[seat], brief and not any(view.to_place)
    if view.variant_b:
        yield card.counted(say, "board-collected", score.chips, brief=brief)
    elif view.outcome is not None:
        yield card.counted(say, "board-points", score.total, brief=brief)
    elif view.phase != "chips":
        points = score.missions + score.chips + score.row
        gained = card.counted(say, "board-points", points, brief=brief)
        yield say("board-now", points=gained, now=score.total) if own else gained
    yield card.tickets(view.tickets[seat])
    if view.to_place[seat]:
        yield say("board-to-mark", count=view.to_place[seat])
    elif not view.variant_b:
        yield card.counted(say, "board-hand", view.hand_sizes[seat], brief=brief)
