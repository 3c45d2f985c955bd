"""``/results`` and ``/solo``: who has played, won and reached what, with others and alone."""

from collections.abc import Iterable

from discord.ext.commands import Cog
from typing_extensions import override

from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.feature import Feature, Verbs
from bot.features.results.answers import Results
from bot.features.results.rankings import RankingService
from bot.features.results.service import ResultService
from bot.features.results.solo import Solo
from bot.tables.repository import TableRepository


class ResultsFeature(Feature):
    """The results of a server and of its people."""

    name = "results"

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self._results = ResultService(repository)
        self._rankings = RankingService(repository)

    @override
    def commands(self, dispatcher: Dispatcher) -> Iterable[Cog]:
        return [Results(dispatcher, self._results), Solo(dispatcher, self._rankings)]

    @override
    def verbs(self, dispatcher: Dispatcher) -> Verbs:
        results, solo = Results(dispatcher, self._results), Solo(dispatcher, self._rankings)
        return Verbs(
            edit={
                "results-page": results.turn,
                "results-game": results.choose,
                "results-own": results.own,
                "results-all": results.all,
                "solo-page": solo.turn,
                "solo-game": solo.choose,
            }
        )
