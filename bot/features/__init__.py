"""The features of the bot. Whatever is not in this list is not there."""

from typing import Any

from bot.dispatch.feature import Feature
from bot.features.consent import ConsentFeature
from bot.features.core import CoreFeature
from bot.features.daily import DailyFeature
from bot.features.deadlines import DeadlinesFeature
from bot.features.doctor import DoctorFeature
from bot.features.doubts import DoubtsFeature
from bot.features.hints import HintsFeature
from bot.features.history import HistoryFeature
from bot.features.learn import LearnFeature
from bot.features.lookups import LookupsFeature
from bot.features.my_data import MyDataFeature
from bot.features.my_games import MyGamesFeature
from bot.features.plans import PlansFeature
from bot.features.practice import PracticeFeature
from bot.features.records import RecordsFeature
from bot.features.rematch import RematchFeature
from bot.features.results import ResultsFeature
from bot.features.review import ReviewFeature
from bot.features.rules import RulesFeature
from bot.features.seats import SeatsFeature
from bot.features.threads import ThreadsFeature
from bot.store.database import Database
from bot.tables import TableRepository, TableService
from engines.core import AnyGame

FEATURES: tuple[type[Feature], ...] = (
    CoreFeature,
    ConsentFeature,
    SeatsFeature,
    ThreadsFeature,
    PlansFeature,
    HintsFeature,
    DeadlinesFeature,
    DoubtsFeature,
    LearnFeature,
    DailyFeature,
    MyGamesFeature,
    MyDataFeature,
    RecordsFeature,
    HistoryFeature,
    PracticeFeature,
    ReviewFeature,
    ResultsFeature,
    RematchFeature,
    LookupsFeature,
    RulesFeature,
    DoctorFeature,
)


def table_service(database: Database, games: dict[str, AnyGame], **given: Any) -> TableService:
    """Return the tables of a database with all features, without Discord.

    What is ``given`` is for :class:`TableRepository`.
    """
    return TableService(TableRepository(database, games, features=FEATURES, **given))
