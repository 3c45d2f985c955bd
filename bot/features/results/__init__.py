"""``/results`` and ``/solo``: who has played, won and reached what, with others and alone."""

from bot.dispatch.feature import Feature
from bot.features.results.answers import Results, Solo
from bot.features.results.service import ResultService
from bot.tables.repository import TableRepository


class ResultsFeature(Feature):
    """The results of a server and of its people."""

    name = "results"
    answered_by = (Results, Solo)

    def __init__(self, repository: TableRepository) -> None:
        super().__init__(repository)
        self.service = ResultService(repository)
