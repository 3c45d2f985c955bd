"""``/doctor``: what whoever looks after the bot wants to know."""

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature
from bot.features.doctor.answers import Doctor


class DoctorFeature(Feature):
    """A look at the bot itself."""

    name = "doctor"

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [Doctor(dispatcher)]
