"""The four parts of the contract, and which of their members have no default."""

from __future__ import annotations

from typing import Any

from engines.core.game_player import GamePlayer
from engines.core.game_rules import GameRules
from engines.core.game_table import GameTable
from engines.core.game_words import GameWords

PARTS: dict[str, type[Any]] = {
    "rules": GameRules,
    "words": GameWords,
    "table": GameTable,
    "player": GamePlayer,
}
"""Each in the file ``engines/core/game_<name>.py``."""


def members(part: type[Any]) -> set[str]:
    """Return the names of what a part declares."""
    return {name for name in (*vars(part), *part.__annotations__) if not name.startswith("_")}


def needed(part: type[Any]) -> set[str]:
    """Return the names of what every game has to say itself."""
    abstract: frozenset[str] = getattr(part, "__abstractmethods__", frozenset())
    return {name for name in members(part) if name in abstract or name not in vars(part)}
