"""``/my-games``: all tables of the person who asks."""

from bot.dispatch.feature import ServiceFeature
from bot.features.my_games.answers import MyGames
from bot.features.my_games.service import MyGamesService


class MyGamesFeature(ServiceFeature[MyGamesService]):
    """The tables of a person, on all servers."""

    name = "my_games"
    answered_by = (MyGames,)
    served_by = MyGamesService
