"""``/my-games``: all tables of the person who asks."""

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature, Verbs
from bot.features.my_games.commands import MyGamesCog
from bot.features.my_games.presses import MyGames
from bot.tables.repository import TableRepository


class MyGamesFeature(Feature):
    """The tables of a person, on all servers."""

    name = "my_games"

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self._my_games = MyGames(repository)

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [MyGamesCog(dispatcher, self._my_games)]

    @override
    def verbs(self, dispatcher: Dispatcher) -> Verbs:
        return Verbs(edit={"my-games": self._my_games.turn})
