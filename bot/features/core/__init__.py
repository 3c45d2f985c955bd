"""The bot's own commands: tables, moves, settings, help, and those that games declare.

Everything but ``/settings`` can be done with buttons too, which are the bot's own whatever
features there are.
"""

from __future__ import annotations

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature
from bot.features.core.game import GameCog
from bot.features.core.moves import MovesCog
from bot.features.core.settings import SettingsCog
from bot.features.core.shortcuts import ShortcutsCog


class CoreFeature(Feature):
    """Playing by commands."""

    name = "core"

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [MovesCog(dispatcher), SettingsCog(dispatcher), ShortcutsCog(dispatcher)]

    @override
    def game_commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [GameCog(dispatcher)]
