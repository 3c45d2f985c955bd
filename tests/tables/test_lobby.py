"""Before the game and at its end: who sits, who may do what, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.tables import Person, Table, TableRefused
from bot.tables.lobby import BOT_NAMES
from engines.core import BadOptions
from engines.players import PLAYERS

from .club import ADA, BO, CHANNEL, CLEO, DAN, GUILD, MANAGER, Club


async def refused(club: Club, code: str, change: Awaitable[Any], **facts: str | int) -> None:
    """Check that a change is refused for this reason and that nothing is stored."""
    before, wakes = await club.everything(), club.wakes
    with pytest.raises(TableRefused) as caught:
        await change
    assert caught.value.code == code
    assert caught.value.facts == facts
    assert await club.everything() == before
    assert club.wakes == wakes


def seated(table: Any) -> list[str]:
    return [seat.name for seat in table.seats]


async def test_the_person_who_opens_a_table_sits_at_it(club: Club) -> None:
    table = await club.lobby(ADA, adventures=True)
    assert seated(table) == ["Ada"]
    assert (table.row.host_id, table.row.status, table.row.locale) == (ADA.id, "lobby", "de")
    assert table.options.adventures is True
    assert table.state is None
    assert await club.tables.repository.at(CHANNEL) == table
    assert await club.tables.repository.in_guild(GUILD) == [table.row]
    assert await club.tables.repository.ids_of_user(ADA.id) == [table.id]
    assert await club.tables.repository.ids_of_user(BO.id) == []


async def test_a_channel_has_one_table(club: Club) -> None:
    table = await club.lobby(ADA)
    await refused(club, "channel-taken", club.lobby(BO), table=str(table.id))
    await club.tables.lobby.cancel(table.id, ADA)
    again = await club.lobby(BO)
    assert again.id != table.id
    assert await club.tables.repository.at(CHANNEL) == again


async def test_what_is_no_game_has_no_table(club: Club) -> None:
    await refused(
        club,
        "unknown-game",
        club.tables.lobby.create("chess", ADA, channel_id=1, guild_id=None, locale="en"),
        game="chess",
    )


@pytest.mark.parametrize(
    "options", [{"camels": 3}, {"adventures": "perhaps"}, {"first_player": 5}, {"first_player": 0}]
)
async def test_options_that_do_not_fit_open_no_table(options: dict[str, Any], club: Club) -> None:
    with pytest.raises(BadOptions) as caught:
        await club.lobby(ADA, **options)
    assert str(caught.value).startswith(next(iter(options)))
    assert await club.tables.repository.at(CHANNEL) is None


async def test_seats_are_taken_in_order_until_all_are(club: Club) -> None:
    table = await club.lobby(ADA, BO, CLEO, DAN)
    assert seated(table) == ["Ada", "Bo", "Cleo", "Dan"]
    assert [seat.seat for seat in table.seats] == [0, 1, 2, 3]
    late = Person(50, "Late")
    await refused(club, "table-full", club.tables.lobby.join(table.id, late), most=4)
    await refused(club, "table-full", club.tables.lobby.add_bot(table.id, ADA, "random"), most=4)
    await refused(club, "already-seated", club.tables.lobby.join(table.id, BO))


async def test_who_leaves_frees_a_seat(club: Club) -> None:
    table = await club.lobby(ADA, BO, CLEO)
    await refused(club, "not-seated", club.tables.lobby.leave(table.id, DAN), table=table.id)
    table = await club.tables.lobby.leave(table.id, BO)
    assert [(seat.seat, seat.name) for seat in table.seats] == [(0, "Ada"), (1, "Cleo")]
    assert table.row.host_id == ADA.id


async def test_the_next_person_is_host_when_the_host_leaves(club: Club) -> None:
    table = await club.lobby(ADA)
    await club.tables.lobby.add_bot(table.id, ADA, "random")
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.join(table.id, CLEO)
    table = await club.tables.lobby.leave(table.id, ADA)
    assert table.row.host_id == BO.id
    table = await club.tables.lobby.remove(table.id, BO, 1, f"{BO.id}")
    assert table.row.host_id == CLEO.id
    assert table.row.status == "lobby"


async def test_a_table_without_people_is_cancelled(club: Club) -> None:
    table = await club.lobby(ADA)
    await club.tables.lobby.add_bot(table.id, ADA, "random")
    table = await club.tables.lobby.leave(table.id, ADA)
    assert table.row.status == "cancelled"
    assert await club.tables.repository.at(CHANNEL) is None
    await refused(club, "status-cancelled", club.tables.lobby.join(table.id, BO))


async def test_bots_have_names_of_their_own(club: Club) -> None:
    table = await club.lobby(Person(1, BOT_NAMES[0]))
    for bot in ("random", "greedy", "random"):  # as the menu of an earlier version says
        table = await club.tables.lobby.add_bot(table.id, Person(1, "x"), bot)
    assert seated(table) == list(BOT_NAMES[:4])
    assert [seat.bot for seat in table.seats] == [None, "random", "medium", "random"]
    most = max(game.seats[-1] for game in club.tables.repository.games.values())
    assert len(BOT_NAMES) >= most, "else a full table would run out of names"
    await refused(
        club,
        "unknown-bot",
        club.tables.lobby.add_bot(table.id, ADA, "deep-blue"),
        bot="deep-blue",
    )
    assert "deep-blue" not in PLAYERS


async def test_the_host_and_managers_administer_a_table(club: Club) -> None:
    table = await club.lobby(ADA, BO, CLEO)
    tables, at = club.tables, table.id
    for change in (
        tables.lobby.add_bot(at, BO, "random"),
        tables.lobby.remove(at, BO, 0, f"{ADA.id}"),
        tables.lobby.set_option(at, BO, "adventures", value=True),
        tables.lobby.start(at, BO),
        tables.lobby.cancel(at, BO),
    ):
        await refused(club, "not-host", change)
    await tables.lobby.remove(at, MANAGER, 2, f"{CLEO.id}")
    await tables.lobby.add_bot(at, MANAGER, "random")
    await tables.lobby.set_option(at, MANAGER, "adventures", value=True)
    started = await tables.lobby.start(at, MANAGER)
    assert started.row.status == "running"
    await refused(club, "not-host", tables.lobby.abandon(at, BO))
    assert (await tables.lobby.abandon(at, MANAGER)).row.status == "abandoned"


@pytest.mark.parametrize("seat", [-1, 2, 99])
async def test_a_seat_that_is_not_taken_cannot_be_freed(seat: int, club: Club) -> None:
    table = await club.lobby(ADA, BO)
    freed = club.tables.lobby.remove(table.id, ADA, seat, f"{BO.id}")
    await refused(club, "no-such-seat", freed, seats=2)


@pytest.mark.threads
async def test_two_managers_at_once_free_one_seat(club: Club) -> None:
    table = await club.lobby(ADA, BO, CLEO, DAN)
    both = [club.tables.lobby.remove(table.id, by, 1, table.occupant(1)) for by in (ADA, MANAGER)]
    first, second = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(first, Table)
    assert seated(first) == ["Ada", "Cleo", "Dan"]
    assert isinstance(second, TableRefused)
    assert (second.code, second.facts) == ("seat-changed", {"seat": 2, "name": "Cleo"})
    assert seated(await club.tables.repository.get(table.id)) == ["Ada", "Cleo", "Dan"]


async def test_a_leave_just_before_frees_no_wrong_seat(club: Club) -> None:
    table = await club.lobby(ADA, BO, CLEO)
    await club.tables.lobby.leave(table.id, BO)
    freed = club.tables.lobby.remove(table.id, ADA, 1, table.occupant(1))
    await refused(club, "seat-changed", freed, seat=2, name="Cleo")


async def test_another_computer_player_is_another_occupant(club: Club) -> None:
    table = await club.lobby(ADA)
    table = await club.tables.lobby.add_bot(table.id, ADA, "random")
    meant = table.occupant(1)
    await club.tables.lobby.remove(table.id, ADA, 1, meant)
    table = await club.tables.lobby.add_bot(table.id, ADA, "medium")
    freed = club.tables.lobby.remove(table.id, ADA, 1, meant)
    await refused(club, "seat-changed", freed, seat=2, name=table.names[1])
    assert seated(await club.tables.lobby.remove(table.id, ADA, 1, table.occupant(1))) == ["Ada"]


async def test_options_are_set_one_by_one(club: Club) -> None:
    table = await club.lobby(ADA)
    table = await club.tables.lobby.set_option(table.id, ADA, "adventures", value=True)
    table = await club.tables.lobby.set_option(table.id, ADA, "first_player", 2)
    assert table.options.model_dump() == {"adventures": True, "first_player": 2}
    before = await club.everything()
    for name, value in (("first_player", 9), ("adventures", "x"), ("camels", 1)):
        with pytest.raises(BadOptions):
            await club.tables.lobby.set_option(table.id, ADA, name, value)
    assert await club.everything() == before


async def test_a_game_needs_players(club: Club) -> None:
    table = await club.lobby(ADA)
    await refused(
        club, "wrong-seats", club.tables.lobby.start(table.id, ADA), seats=1, least=2, most=4
    )


async def test_options_must_fit_those_who_are_seated(club: Club) -> None:
    table = await club.lobby(ADA, BO, first_player=3)
    before = await club.everything()
    with pytest.raises(BadOptions) as caught:
        await club.tables.lobby.start(table.id, ADA)
    assert (caught.value.code, caught.value.facts) == ("first-player", {"players": 2})
    assert await club.everything() == before


async def test_a_game_begins_with_its_own_seed_and_options(club: Club) -> None:
    club.tables.repository.seeds = lambda: "a known seed"
    table = await club.lobby(ADA, BO, adventures=True, first_player=2)
    table = await club.tables.lobby.start(table.id, ADA)
    assert table.row.seed == "a known seed"
    assert "a known seed" not in repr(table)
    expected = table.game.start(
        2, table.game.options({"adventures": True, "first_player": 2}), "a known seed"
    )
    assert table.state == expected


async def test_what_belongs_to_the_lobby_ends_with_it(club: Club) -> None:
    table = await club.lobby(ADA, BO)
    await club.tables.lobby.start(table.id, ADA)
    tables, at = club.tables, table.id
    for change in (
        tables.lobby.join(at, CLEO),
        tables.lobby.leave(at, BO),
        tables.lobby.add_bot(at, ADA, "random"),
        tables.lobby.remove(at, ADA, 1, f"{BO.id}"),
        tables.lobby.set_option(at, ADA, "adventures", value=True),
        tables.lobby.start(at, ADA),
        tables.lobby.cancel(at, ADA),
    ):
        await refused(club, "status-running", change)


async def test_only_a_running_game_is_abandoned(club: Club) -> None:
    table = await club.lobby(ADA, BO)
    await refused(club, "status-lobby", club.tables.lobby.abandon(table.id, ADA))
    await club.tables.lobby.start(table.id, ADA)
    await club.tables.lobby.abandon(table.id, ADA)
    await refused(club, "status-abandoned", club.tables.lobby.abandon(table.id, ADA))
    assert await club.tables.repository.at(CHANNEL) is None


async def test_a_refusal_names_its_reason_for_the_log(club: Club) -> None:
    assert str(TableRefused("stale")) == "stale"
    assert str(TableRefused("table-full", most=4)) == "table-full {'most': 4}"


async def test_a_lobby_is_shown_again_without_a_change(club: Club) -> None:
    table = await club.lobby(ADA)
    await club.news()
    for mark in ("1", "2"):
        await club.tables.lobby.show_again(table.id, mark)
    rows = await club.news()
    assert [row.kind for row in rows] == ["lobby", "lobby"]
    assert await club.tables.repository.get(table.id) == table
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.start(table.id, ADA)
    await club.news()
    await club.tables.lobby.show_again(table.id, "3")
    assert await club.kinds() == []
