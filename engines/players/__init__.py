"""Computer players: they choose the moves of the seats that bots play.

A computer player never uses what its seat cannot know: it looks at worlds in which everything of
that kind is dealt again (:meth:`Game.resample`). Two states that look the same to the seat give the
same move with the same chance. Begin at :func:`choose`.
"""

from engines.players.hints import Hint, Reason, hint
from engines.players.player import (
    LEVELS,
    PLAYERS,
    SECONDS,
    USUAL,
    Planner,
    Player,
    UnknownPlayer,
    budget,
    choose,
    greedy,
    turn,
)

__all__ = [
    "LEVELS",
    "PLAYERS",
    "SECONDS",
    "USUAL",
    "Hint",
    "Planner",
    "Player",
    "Reason",
    "UnknownPlayer",
    "budget",
    "choose",
    "greedy",
    "hint",
    "turn",
]
