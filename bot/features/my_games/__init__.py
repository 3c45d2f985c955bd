"""``/my-games``: all tables of the person who asks."""

from bot.dispatch.feature import Feature
from bot.features.my_games.answers import MyGames


class MyGamesFeature(Feature):
    """The tables of a person, on all servers."""

    name = "my_games"
    answered_by = (MyGames,)
