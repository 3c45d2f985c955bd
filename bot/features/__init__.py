"""The features of the bot. Whatever is not in this list is not there."""

from bot.dispatch.feature import Feature
from bot.features.consent import ConsentFeature
from bot.features.doctor import DoctorFeature
from bot.features.hints import HintsFeature
from bot.features.history import HistoryFeature
from bot.features.my_games import MyGamesFeature
from bot.features.records import RecordsFeature
from bot.features.results import ResultsFeature
from bot.features.seats import SeatsFeature

FEATURES: tuple[type[Feature], ...] = (
    ConsentFeature,
    SeatsFeature,
    HintsFeature,
    MyGamesFeature,
    RecordsFeature,
    HistoryFeature,
    ResultsFeature,
    DoctorFeature,
)
