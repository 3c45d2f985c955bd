"""The service of daily games, for tests."""

from __future__ import annotations

from bot.features.daily.service import DailyService
from bot.tables import TableService


def dailies_of(tables: TableService) -> DailyService:
    return DailyService(tables.repository)
