"""The contract: what a game offers to the bot, to computer players, to the laws and to records.

Begin at :class:`Game`; each of its four parts has a file of its own. A game's state is an
immutable value: :meth:`Game.start` makes the first one, :meth:`Game.decisions` says who chooses now
and from which moves, :meth:`Game.apply` returns the state after a move, and :meth:`Game.view` the
part of it that a seat may see.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from engines.core.game_player import GamePlayer
from engines.core.game_rules import GameRules, MoveT, StateT
from engines.core.game_table import GameTable
from engines.core.game_words import GameWords


class Game(
    GameRules[StateT, MoveT],
    GameWords[StateT, MoveT],
    GameTable[StateT, MoveT],
    GamePlayer[StateT, MoveT],
):
    """One game: its rules and content. No game in progress is stored in an instance.

    What is remembered of states for speed stands in modules (:mod:`engines.core.memo`).
    """


AnyGame: TypeAlias = Game[Any, Any]
