"""What a feature adds to the bot: the one seam between the bot and its features."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from discord.app_commands import Command, Group
from discord.ext.commands import Cog
from typing_extensions import override

from bot.delivery.additions import DeliveryAdditions
from bot.dispatch.additions import DispatchAdditions, FeaturesClash, Verbs, check_names, together
from bot.dispatch.commands import CommandCog, Service
from bot.dispatch.dispatcher import Dispatcher
from bot.messages.parts import MessageAdditions
from bot.tables.additions import TableAdditions
from bot.tables.repository import TableRepository
from bot.texts import twice

Commands: TypeAlias = list[Command[Any, ..., Any] | Group]


class Feature(TableAdditions, MessageAdditions, DeliveryAdditions, DispatchAdditions[Dispatcher]):
    """One feature of a bot. Every part has a default: nothing is added."""

    answered_by: ClassVar[Sequence[type[CommandCog]]] = ()
    """Who answers its slash commands, and presses of its controls."""

    def __init__(self, repository: TableRepository) -> None:
        self.repository = repository

    def answers(self, dispatcher: Dispatcher) -> Sequence[CommandCog]:
        """Return who answers slash commands, and presses of controls."""
        return [answering(dispatcher, self) for answering in self.answered_by]

    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        """Return the slash commands."""
        return [cog for cog in self.answers(dispatcher) if not cog.under_game]

    def game_commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        """Return those whose commands stand under ``/game``."""
        return [cog for cog in self.answers(dispatcher) if cog.under_game]

    @override
    def verbs(self, dispatcher: Dispatcher) -> Verbs:
        return together(cog.verbs() for cog in self.answers(dispatcher))


class ServiceFeature(Feature, Generic[Service]):
    """A feature with a service, by way of which it answers (:class:`FeatureCog`)."""

    served_by: Callable[[TableRepository], Service]

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self.service = self.served_by(repository)


def commands_in(cogs: Iterable[Cog]) -> Commands:
    """Return the commands of cogs."""
    return [command for cog in cogs for command in cog.get_app_commands()]


def commands_of(features: Sequence[Feature], dispatcher: Dispatcher) -> tuple[Commands, Commands]:
    """Return the slash commands that features add, and those that stand under ``/game``.

    :raises FeaturesClash: if two add the same command, or the same text.
    """
    usual = [(each.name, commands_in(each.commands(dispatcher))) for each in features]
    under_game = [(each.name, commands_in(each.game_commands(dispatcher))) for each in features]
    for what, added in (("command", usual), ("command under /game", under_game)):
        check_names([(name, [each.name for each in found]) for name, found in added], what)
    if (both := twice()) is not None:
        raise FeaturesClash(both)
    return _all(usual), _all(under_game)


def _all(added: Iterable[tuple[str, Commands]]) -> Commands:
    return [command for _name, commands in added for command in commands]
