"""Whose turn it is, for the headers of pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.heading import with_names
from render.routes.say import Say


def on_turn(view: Any) -> tuple[int, ...]:
    """Return whose turn it is, or who has won."""
    if view.outcome is not None:
        return tuple(view.outcome.winners)
    return () if view.active is None else (view.active,)


def status(
    view: Any, say: Say, names: Sequence[str], seats: Sequence[int], room: int, size: int
) -> str:
    """Return the sentence for the header; long names are cut, not the sentence."""

    def sentence(cut: Sequence[str]) -> str:
        if view.outcome is not None:
            key = "shared" if len(seats) > 1 else "winner"
            winners = ", ".join(cut[seat] for seat in seats)
            return say(f"board-{key}", name=cut[seats[0]], names=winners)
        if view.seat == seats[0]:
            return say("board-your-turn")
        return say("board-turn", name=cut[seats[0]])

    return with_names(sentence, names, room, size)
