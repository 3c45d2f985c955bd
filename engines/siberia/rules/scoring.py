"""Scores, ties and the result (section 9 of the rules, SB-1115, SB-1116)."""

from __future__ import annotations

from engines.core import Outcome, Rival
from engines.siberia.content.model import Content
from engines.siberia.rules import automa
from engines.siberia.rules.board import worker_count
from engines.siberia.rules.events import CORRUPTION
from engines.siberia.rules.mats import Mat
from engines.siberia.rules.state import State
from engines.siberia.rules.view import Score

GLORY = (5, 6, 8, 10)
"""What a glory token is worth with 0, 1, 2, and 3 or more solved quests (SB-906)."""

RIVAL = "automa"


def glory(mat: Mat) -> int:
    """Return what each glory token of a player is worth (SB-906)."""
    return GLORY[min(len(mat.solved), len(GLORY) - 1)]


def score(content: Content, mat: Mat) -> Score:
    """Return what a player scores as things are (SB-905)."""
    return Score(
        coins=mat.coins,
        glory=len(mat.glory) * glory(mat),
        items=sum(content.cards[card].value for card in mat.upgraded),
        corruption=len(mat.corruption) * CORRUPTION,
    )


def tie_sum(mat: Mat) -> int:
    """Return the sum over all categories, which breaks a tie for first (SB-909)."""
    return (
        len(mat.solved)
        + len(mat.melded)
        + len(mat.upgraded)
        + len(mat.corruption)
        + len(mat.hand)
        + len(mat.row)
        + worker_count(mat)
        + mat.maps
    )


def outcome(content: Content, state: State) -> Outcome | None:
    """Return the result, ``None`` while the game is being played."""
    if not state.over:
        return None
    parts = [score(content, mat) for mat in state.mats]
    totals = tuple(part.total for part in parts)
    sources: tuple[tuple[str, tuple[int, ...]], ...] = (
        ("coins", tuple(part.coins for part in parts)),
        ("glory", tuple(part.glory for part in parts)),
        ("items", tuple(part.items for part in parts)),
        ("corruption", tuple(part.corruption for part in parts)),
    )
    if state.automa is not None:
        rival = automa.score(content, state.automa)
        won = totals[0] > rival  # a tie is a loss (SB-1116)
        return Outcome(
            scores=totals,
            ranks=(1 if won else 2,),
            sources=sources,
            rivals=(Rival(name=RIVAL, score=rival, rank=2 if won else 1),),
            lost=not won,
        )
    best = max(totals)
    leaders = [seat for seat, total in enumerate(totals) if total == best]
    ties = tuple(tie_sum(mat) if seat in leaders else 0 for seat, mat in enumerate(state.mats))
    if len(leaders) < 2:
        ties = (0,) * len(ties)
    order = [(total, tie) for total, tie in zip(totals, ties, strict=True)]
    ranks = tuple(1 + sum(other > own for other in order) for own in order)
    return Outcome(scores=totals, ranks=ranks, sources=(*sources, ("tie", ties)))
