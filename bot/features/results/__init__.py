"""``/results`` and ``/solo``: who has played, won and reached what, with others and alone."""

from bot.dispatch.feature import ServiceFeature
from bot.features.results.answers import Results, Solo
from bot.features.results.service import ResultService


class ResultsFeature(ServiceFeature[ResultService]):
    """The results of a server and of its people."""

    name = "results"
    answered_by = (Results, Solo)
    served_by = ResultService
