"""``/my-games``: all tables of a person, those that wait for them first."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.features.my_games.service import Place, page_of
from bot.store.rows import SeatRow, TableRow
from bot.tables import Table
from bot.texts import LOCALES, words_in
from tests.bot.situations import FEATURE_NAMES, GAMES, table_of
from tests.e2e.driver import World, answer_of, controls, text_of

EN = words_in("en")
HOUR = 60 * 60


async def games_of(world: World, name: str) -> Any:
    return answer_of(await world.person(name).slash(world.channel, "my-games"))


def lines(message: Any) -> list[str]:
    return [line for line in text_of(message).splitlines() if line.startswith("- ")]


async def test_who_sits_nowhere_is_told_how_to_begin(world: World) -> None:
    answer = await games_of(world, "Ada")
    assert answer.ephemeral
    assert EN.extended("my-games-none", FEATURE_NAMES) in text_of(answer)


async def test_tables_that_wait_for_the_player_come_first_the_longest_waiting_on_top(
    world: World,
) -> None:
    rooms = [world.guild.create_text_channel(f"room-{number}") for number in range(4)]
    await world.person("Ada").slash(rooms[0], "game new", game="luxor")
    await world.started("Ada", "Bo", game="expedition_1996", channel=rooms[1], first_player=2)
    await world.env.advance_time(HOUR)
    await world.started("Ada", "Bo", channel=rooms[2])
    await world.env.advance_time(HOUR)
    await world.started("Bo", "Ada", game="explorers", channel=rooms[3], first_player=2)
    answer = await games_of(world, "Ada")
    text = text_of(answer)
    found = lines(answer)
    order = [next(room for room in rooms if f"/{room.id}" in line) for line in found]
    waiting = [line for line in found if EN("my-games-you", when="", since="")[3:16] in line]
    assert EN("my-games-waiting", count=len(waiting)) in text
    assert order[0] == rooms[2], "asked before the other one"
    assert order[-1] == rooms[0]
    assert "in the lobby, 1 of 4 seats taken" in found[-1]
    assert all("/channels/" in line and "<t:" in line for line in waiting)


async def test_nothing_of_others_is_listed_nor_daily_games(world: World) -> None:
    await world.started("Ada", "Bo")
    await world.person("Zoe").slash(world.channel, "daily", game="luxor")
    assert EN.extended("my-games-none", FEATURE_NAMES) in text_of(await games_of(world, "Zoe"))


async def test_finished_games_tell_the_place(world: World) -> None:
    table = await world.started("Ada", "Bo")
    async with world.bot.database.writing() as tx:
        await tx.run(
            "update game_table set status = 'finished', result = ? where id = ?",
            ('{"scores": [31, 40], "ranks": [2, 1]}', table.id),
        )
    (line,) = lines(await games_of(world, "Ada"))
    assert "place 2 of 2 with 31 points" in line
    async with world.bot.database.writing() as tx:
        await tx.run("update game_table set updated_at = updated_at - ?", (29 * 24 * HOUR,))
    assert EN.extended("my-games-none", FEATURE_NAMES) in text_of(await games_of(world, "Ada"))


@pytest.mark.parametrize("locale", LOCALES)
async def test_many_tables_come_in_pages(
    world: World, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, ada = words_in(locale), world.person("Ada")
    repository, loaded = world.bot.tables.repository, list[int]()
    glimpse = repository.glimpse

    async def noted(row: TableRow) -> Table:
        loaded.append(row.id)
        return await glimpse(row)

    monkeypatch.setattr(repository, "glimpse", noted)
    for number in range(23):
        room = world.guild.create_text_channel(f"room-{number}")
        await ada.slash(room, "game new", game="luxor")
    world.locales[ada.id] = locale
    page = await games_of(world, "Ada")
    assert len(lines(page)) == 10
    seen = {*lines(page)}
    for number in (2, 3):
        assert words("my-games-page", page=number - 1, count=3) in text_of(page)
        after = next(
            found["custom_id"]
            for found in controls(page)
            if found.get("label") == words("button-page-after")
        )
        page = answer_of(await ada.click(page, custom_id=after))
        seen |= {*lines(page)}
    assert len(seen) == 23
    assert len(loaded) == len({*loaded}) == 23, "each with the page on which it stands"


def place(number: int, *, since: int | None = None, status: Any = "running", **given: Any) -> Place:
    """Return a table of Ada, whose user id is 1, that has asked her or not."""
    row = replace(table_of(GAMES["luxor"], None, seats=1).row, id=number, updated_at=number)
    seats = SeatRow(seat=0, user_id=1, name="Ada", waits_since=since), given.pop("other", None)
    return Place(
        replace(row, status=status), tuple(filter(None, seats)), 1, **{"held": False} | given
    )


def test_tables_are_in_order_without_their_games() -> None:
    bo = SeatRow(seat=1, user_id=2, name="Bo", waits_since=50)
    places = [
        place(1, status="finished"),
        place(2, status="lobby"),
        place(3, since=None, other=bo),
        place(4, since=40, held=True),
        place(5, since=30),
        place(6, since=20),
        place(7, status="finished"),
    ]
    page = page_of(places, 0)
    assert [each.row.id for each in page.places] == [6, 5, 3, 4, 2, 7, 1]
    assert (page.number, page.count, page.waiting) == (0, 1, 2)
    assert page_of(places * 2, 7).places == page_of(places * 2, 1).places
    assert page_of([], 0).places == ()
