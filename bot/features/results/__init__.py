"""``/results`` and ``/solo``: who has played, won and reached what, with others and alone."""

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature, Verbs
from bot.features.results.commands import ResultsCog, SoloCog
from bot.features.results.presses import Results
from bot.features.results.rankings import RankingService
from bot.features.results.service import ResultService
from bot.features.results.solo import Solo
from bot.tables.repository import TableRepository


class ResultsFeature(Feature):
    """The results of a server and of its people."""

    name = "results"

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self._results = Results(ResultService(repository))
        self._solo = Solo(RankingService(repository))

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [ResultsCog(dispatcher, self._results), SoloCog(dispatcher, self._solo)]

    @override
    def verbs(self, dispatcher: Dispatcher) -> Verbs:
        return Verbs(
            edit={
                "results-page": self._results.turn,
                "results-game": self._results.choose,
                "results-own": self._results.own,
                "results-all": self._results.all,
                "solo-page": self._solo.turn,
                "solo-game": self._solo.choose,
            }
        )
