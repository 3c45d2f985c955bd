"""The contract that every game follows, and the types it uses.

Begin at :class:`engines.core.game.Game`.
"""

from engines.core.chance import Chance
from engines.core.codec import Codec
from engines.core.course import Course, course
from engines.core.decision import Decision, Line
from engines.core.errors import (
    BadContent,
    BadNotation,
    BadOptions,
    BadRecord,
    Facts,
    IllegalMove,
    NotTogether,
    Refusal,
    RulesError,
)
from engines.core.event import END_NEAR, Event, RoundBegan, SeatEvent, events_in
from engines.core.game import AnyGame, Game
from engines.core.line import (
    Played,
    choices_for,
    decision_of,
    offered_to,
    play_after,
    play_forced,
    play_in_turn,
    play_line,
    play_move,
    play_offered,
    play_together,
)
from engines.core.option_values import OptionValues, first_seat, option_values, read_value
from engines.core.phrase import Fact, Phrase, chain, phrase, signed
from engines.core.shortcut import Part, Shortcut
from engines.core.typed import WordReader, no_cell, words_of
from engines.core.values import Options, Outcome, Place, Rival, Thing, View

__all__ = [
    "END_NEAR",
    "AnyGame",
    "BadContent",
    "BadNotation",
    "BadOptions",
    "BadRecord",
    "Chance",
    "Codec",
    "Course",
    "Decision",
    "Event",
    "Fact",
    "Facts",
    "Game",
    "IllegalMove",
    "Line",
    "NotTogether",
    "OptionValues",
    "Options",
    "Outcome",
    "Part",
    "Phrase",
    "Place",
    "Played",
    "Refusal",
    "Rival",
    "RoundBegan",
    "RulesError",
    "SeatEvent",
    "Shortcut",
    "Thing",
    "View",
    "WordReader",
    "chain",
    "choices_for",
    "course",
    "decision_of",
    "events_in",
    "first_seat",
    "no_cell",
    "offered_to",
    "option_values",
    "phrase",
    "play_after",
    "play_forced",
    "play_in_turn",
    "play_line",
    "play_move",
    "play_offered",
    "play_together",
    "read_value",
    "signed",
    "words_of",
]
