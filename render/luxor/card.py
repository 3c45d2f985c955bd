"""The text under the board in posts and panels: how everybody stands, and what a reader holds."""

from __future__ import annotations

from collections.abc import Sequence

from engines.luxor.tiles import back, face
from engines.luxor.view import View
from render.luxor import phrases
from render.luxor.planned import planned
from render.luxor.signs import action_sign, tile_sign
from render.sentences import escaped_names, listed
from render.signs import sign
from render.words import Words


def card_text(view: View, words: Words, names: Sequence[str]) -> str:
    """Return a line for each player, and for a reader with a seat what that player holds and plans.

    What the plan takes is no longer held.
    """
    view = planned(view)
    called = escaped_names(view.players, words, names)
    lines = [_player(view, seat, name, words) for seat, name in enumerate(called)]
    if view.seat is not None:
        lines += filter(None, (*_own(view, words), phrases.plan(view, words)))
    return "\n".join(lines)


def _player(view: View, seat: int, name: str, words: Words) -> str:
    parts = [f"{_mark(view, seat)}{sign(f'disc-{seat}')} **{name}**"]
    if view.turn == 0:
        parts.append(words("luxor-board-chosen" if view.chosen[seat] else "luxor-board-not-chosen"))
        return " · ".join(parts)
    parts.append(words("luxor-board-points", count=view.scores[seat].total))
    counts = {"luxor-card-supply": view.supplies}
    if view.adventures:
        pairs = zip(view.action_counts, view.action_piles, strict=True)
        counts["luxor-card-actions"] = tuple(map(sum, pairs))
        counts["luxor-card-captives"] = tuple(map(sum, view.captives))
    parts += [words(key, count=count[seat]) for key, count in counts.items() if any(count)]
    return " · ".join(parts)


def _mark(view: View, seat: int) -> str:
    """Return the sign of a winner, or of the player whose turn it is."""
    if view.outcome is not None:
        return f"{sign('crown')} " if seat in view.outcome.winners else ""
    return f"{sign('pointer')} " if seat == view.active else ""


def _own(view: View, words: Words) -> list[str]:
    """Return what the reader holds, each with its sign."""
    held = [
        f"{sign(tile_sign(face(tile)))} "
        + words("luxor-hand-tile", tile=phrases.tile(face(tile), words), number=back(tile))
        for tile in view.hand
    ]
    tiles = ", ".join(held) or words("luxor-hand-none")
    lines = [listed(words, words("luxor-card-hand"), tiles)]
    if view.adventures:
        actions = [
            f"{sign(action_sign(kind))} {words(f'luxor-action-{kind}')}" for kind in view.actions
        ]
        own = ", ".join(actions) or words("luxor-hand-no-actions")
        lines.append(listed(words, words("luxor-hand-actions"), own))
    return lines
