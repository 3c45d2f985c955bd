"""``/my-data``: what is stored about the one who asks, sent to them or erased."""

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature, Verbs
from bot.features.my_data.answers import People
from bot.features.my_data.service import PeopleService


class MyDataFeature(Feature):
    """What is stored about a person."""

    name = "my_data"

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [self._people(dispatcher)]

    @override
    def verbs(self, dispatcher: Dispatcher) -> Verbs:
        people = self._people(dispatcher)
        return Verbs(
            edit={"data-ask": people.ask, "data-back": people.back, "data-erase": people.erase},
            private={"data-send": people.send},
        )

    def _people(self, dispatcher: Dispatcher) -> People:
        service = PeopleService(self.repository, dispatcher.tables.preferences)
        return People(dispatcher, service)
