"""``/my-games``: all tables of the person who asks."""

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature, Verbs
from bot.features.my_games.answers import MyGames


class MyGamesFeature(Feature):
    """The tables of a person, on all servers."""

    name = "my_games"

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [MyGames(dispatcher)]

    @override
    def verbs(self, dispatcher: Dispatcher) -> Verbs:
        return Verbs(edit={"my-games": MyGames(dispatcher).turn})
