"""What is shown to each person once."""

from bot.features.rules.service import is_first
from tests.tables.club import Club


async def test_something_is_the_first_time_once_for_each_person_and_thing(club: Club) -> None:
    database = club.tables.repository.database
    assert await is_first(database, 1, "minute-luxor")
    assert not await is_first(database, 1, "minute-luxor")
    assert await is_first(database, 1, "minute-explorers")
    assert await is_first(database, 2, "minute-luxor")
