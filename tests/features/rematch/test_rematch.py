"""A rematch: who sits where, who begins, and what is kept of the game before."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from bot.features.hints.service import HintService
from bot.features.rematch import RematchFeature
from bot.features.rematch.service import rematch
from bot.tables import Person, Table, TableRefused
from bot.tables.deadline import Deadline
from bot.tables.lobby import Beginning
from bot.texts import words_in
from tests.features.my_data.services import people_of
from tests.features.seats.services import seating_of
from tests.tables.club import ADA, BO, CHANNEL, CLEO, DAN, GUILD, MANAGER, Club


async def over(club: Club, *people: Person, bots: tuple[str, ...] = (), **options: int) -> Table:
    """Return a game that is over."""
    table = await club.started(*people, bots=bots, **options)
    return await club.tables.lobby.abandon(table.id, people[0])


async def opened(club: Club, asker: Person, wanted: Beginning) -> Table:
    return await club.tables.lobby.create(
        "luxor",
        asker,
        channel_id=CHANNEL,
        guild_id=GUILD,
        locale="en",
        begins=wanted,
    )


@pytest.mark.parametrize("began", [1, 2, 3])
async def test_whoever_comes_after_the_first_player_begins(began: int, club: Club) -> None:
    table = await over(club, ADA, BO, CLEO, first_player=began, adventures=True)
    wanted = rematch(table, BO, ())
    order = ["Ada", "Bo", "Cleo"]
    assert [row.name for row in wanted.seats] == order[began % 3 :] + order[: began % 3]
    assert [row.seat for row in wanted.seats] == [0, 1, 2]
    assert wanted.options == {"adventures": True, "first_player": 1}
    assert {*wanted.called} == {ADA.id, CLEO.id}
    table = await opened(club, BO, wanted)
    assert (table.row.host_id, table.row.status) == (BO.id, "lobby")
    started = await club.tables.lobby.start(table.id, BO)
    assert started.view(None).first == 0
    again = rematch(await club.tables.lobby.abandon(table.id, BO), ADA, ())
    assert again.seats[0].name == wanted.seats[1].name, "and so on round the table"


async def test_a_first_player_who_was_drawn_is_followed_too(club: Club) -> None:
    table = await over(club, ADA, BO, CLEO)
    first = table.first_view().first
    assert rematch(table, ADA, ()).seats[-1].name == table.names[first]


async def test_computer_players_keep_their_kinds_and_names(club: Club) -> None:
    table = await over(club, ADA, BO, bots=("random", "medium"), first_player=4)
    wanted = rematch(table, ADA, ())
    assert [(row.bot, row.name) for row in wanted.seats] == [
        (None, "Ada"), (None, "Bo"), ("random", "Nefru"), ("medium", "Sobek"),
    ]  # fmt: skip
    assert wanted.called == [BO.id]


async def test_who_is_gone_has_no_seat(club: Club) -> None:
    table = await over(club, ADA, BO, CLEO, first_player=1)
    wanted = rematch(table, ADA, [BO.id])
    assert [row.name for row in wanted.seats] == ["Cleo", "Ada"], "the next one begins"
    assert wanted.called == [CLEO.id]
    await club.news()
    table = await opened(club, ADA, wanted)
    (row,) = await club.news()
    assert json.loads(row.payload) == {"call": [CLEO.id]}
    said = json.loads(table.row.card_shows or "")["rematch"]
    assert said == {"table": wanted.of.id, "called": [CLEO.id], "gone": ["Bo"]}


async def test_a_seat_that_passed_on_belongs_to_the_newcomer(club: Club) -> None:
    table = await club.started(ADA, BO, first_player=1)
    await seating_of(club.tables).leave(table.id, BO, bot="medium")
    table = await club.tables.lobby.abandon(table.id, ADA)
    assert [row.bot for row in rematch(table, ADA, ()).seats] == ["medium", None]
    for stranger in (BO, DAN, MANAGER):
        with pytest.raises(TableRefused) as caught:
            rematch(table, stranger, ())
        assert caught.value.code == "rematch-others"


async def test_a_table_without_hints_stays_without(club: Club) -> None:
    table = await club.started(ADA, BO)
    await HintService(club.tables.repository).allow(table.id, ADA, allowed=False)
    table = await club.tables.lobby.abandon(table.id, ADA)
    assert not (await opened(club, ADA, rematch(table, ADA, ()))).row.hints


async def test_a_table_with_a_deadline_keeps_it(club: Club) -> None:
    table, deadline = await over(club, ADA, BO), Deadline(hours=36, then="vote")
    async with club.tables.repository.database.writing() as tx:
        text = json.dumps(asdict(deadline))
        await tx.run("update game_table set deadline = ? where id = ?", (text, table.id))
    table = await club.tables.repository.get(table.id)
    assert (await opened(club, ADA, rematch(table, ADA, ()))).deadline == deadline


async def test_a_game_that_is_held_can_be_played_again(club: Club) -> None:
    table = await over(club, ADA, BO, first_player=1)
    held = Table(table.row, table.seats, table.game, None)
    assert [row.name for row in rematch(held, ADA, ()).seats] == ["Bo", "Ada"]


async def test_who_was_erased_meanwhile_is_not_seated_again(club: Club) -> None:
    wanted = rematch(await over(club, ADA, BO, CLEO), ADA, ())
    await people_of(club.tables).forget(BO)
    with pytest.raises(TableRefused, match="stale"):
        await opened(club, ADA, wanted)
    assert await club.tables.repository.at(CHANNEL) is None


async def test_a_daily_challenge_is_not_played_again(club: Club) -> None:
    table = await over(club, ADA, BO)
    daily = replace(table, row=replace(table.row, daily="2026-11-22"))
    feature, words = RematchFeature(club.tables.repository), words_in("en")
    shown = [await feature.card_part(each, None, words, over=True) for each in (table, daily)]
    assert [len(part.look) for part in shown] == [1, 0]
    assert not (await feature.card_part(table, None, words, over=False)).look
