"""What the tests of lessons share."""

from __future__ import annotations

from bot.features.learn import LearnFeature
from bot.features.learn.service import LessonService
from bot.tables import TableService


def lessons_of(tables: TableService) -> LessonService:
    """Return the lessons of a bot."""
    return next(
        each.service for each in tables.repository.features if isinstance(each, LearnFeature)
    )
