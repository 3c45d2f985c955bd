"""``/my-data``: what is stored about the one who asks, sent to them or erased."""

from bot.dispatch.feature import Feature
from bot.features.my_data.answers import People


class MyDataFeature(Feature):
    """What is stored about a person."""

    name = "my_data"
    answered_by = (People,)
