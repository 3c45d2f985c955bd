"""Lessons in the database: one for each person and game, apart from all tables."""

from __future__ import annotations

from bot.features.learn import rows
from bot.features.learn.rows import LessonRow
from bot.store.database import Database
from tests.store.helpers import ANNA, BEN


async def begun(db: Database, user: int, game: str = "luxor", name: str = "Anna") -> int:
    """Store that somebody has begun a lesson; return its number."""
    async with db.writing() as tx:
        return await rows.begin_lesson(tx, user, game, name=name, version="v1", now=100)


async def test_a_person_has_one_lesson_of_each_game(open_database: Database) -> None:
    db = open_database
    first = await begun(db, ANNA)
    others = [await begun(db, BEN), await begun(db, ANNA, "siberia")]
    assert len({first, *others}) == 3
    assert await rows.lesson(db.reader, first) == LessonRow(
        id=first, user_id=ANNA, name="Anna", game="luxor", version="v1", moves="[]"
    )
    assert await rows.lesson_of(db.reader, BEN, "siberia") is None
    assert await rows.lesson(db.reader, 99) is None
    assert await db.reader.rows("select id from game_table") == []


async def test_beginning_it_once_more_keeps_the_moves(open_database: Database) -> None:
    db = open_database
    number = await begun(db, ANNA)
    async with db.writing() as tx:
        await rows.set_lesson(tx, number, version="v2", moves='[["x"]]', now=200)
    assert await begun(db, ANNA, name="Annie") == number
    row = await rows.lesson_of(db.reader, ANNA, "luxor")
    assert row is not None
    assert (row.name, row.version, row.moves) == ("Annie", "v2", '[["x"]]')
