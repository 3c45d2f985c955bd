"""The contract that every game follows, and the values that travel through it."""

from engines.core.chance import Chance
from engines.core.decision import Decision
from engines.core.errors import (
    BadContent,
    BadNotation,
    BadOptions,
    BadRecord,
    Facts,
    IllegalMove,
    Refusal,
    RulesError,
)
from engines.core.event import Event
from engines.core.game import AnyGame, Codec, Game, Options, Outcome, View
from engines.core.line import Played, decision_of, play_forced, play_line, play_move
from engines.core.shortcut import Part, Shortcut, continuations_of_line

__all__ = [
    "AnyGame",
    "BadContent",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Codec",
    "Decision",
    "Event",
    "Facts",
    "Game",
    "IllegalMove",
    "Options",
    "Outcome",
    "Part",
    "Played",
    "Refusal",
    "RulesError",
    "Shortcut",
    "View",
    "continuations_of_line",
    "decision_of",
    "play_forced",
    "play_line",
    "play_move",
]
