"""The service of what is stored about people, for tests."""

from __future__ import annotations

from bot.features.my_data.service import PeopleService
from bot.tables import TableService


def people_of(tables: TableService) -> PeopleService:
    return PeopleService(tables.repository, tables.preferences)
