"""The bot's own commands: tables, moves, settings, help, and those that games declare.

Everything but ``/settings`` can be done with buttons too, which are the bot's own whatever
features there are.
"""

from __future__ import annotations

from bot.dispatch.feature import Feature
from bot.features.core.game import GameCog
from bot.features.core.moves import MovesCog
from bot.features.core.settings import SettingsCog
from bot.features.core.shortcuts import ShortcutsCog


class CoreFeature(Feature):
    """Playing by commands."""

    name = "core"
    answered_by = (MovesCog, SettingsCog, ShortcutsCog, GameCog)
