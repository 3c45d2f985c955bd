"""The service of seats, for tests."""

from __future__ import annotations

from bot.features.seats.service import SeatingService
from bot.tables import TableService


def seating_of(tables: TableService) -> SeatingService:
    return SeatingService(tables.repository)
