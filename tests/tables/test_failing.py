"""When the database fails in the middle of a change, nothing of the change is left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot import store
from bot.features import table_service
from bot.features.seats import rows
from bot.tables import SavedButFailed, Table
from engines.registry import games
from tests.features.seats.services import seating_of

from .club import ADA, BO, CHANNEL, Club


class DiskFull(Exception):
    """The text of the database's error in these tests."""


Change = Callable[[Club, Table], Awaitable[Any]]


async def play(club: Club, table: Table) -> Any:
    """A line that draws a tile: it touches everything that a move can touch."""
    tile = next(move for move in club.asked(table, ADA).moves if move.tile[0] != "C")
    line = f"{table.game.format(tile)} ok end"
    return await club.tables.play(table.id, ADA.id, line=line, interaction_id=1)


async def undo(club: Club, table: Table) -> Any:
    return await club.tables.undo(table.id, ADA.id, interaction_id=2)


async def abandon(club: Club, table: Table) -> Any:
    return await club.tables.lobby.abandon(table.id, ADA)


async def leave(club: Club, table: Table) -> Any:
    return await seating_of(club.tables).leave(table.id, ADA, bot="random")


async def announce(club: Club, table: Table) -> Any:
    return await club.tables.lobby.announce(table.id)


async def lose(club: Club, table: Table) -> Any:
    return await club.tables.lobby.lose_channel(table.row.channel_id)


async def join(club: Club, table: Table) -> Any:
    return await club.tables.lobby.join(table.id, BO)


async def choose(club: Club, table: Table) -> Any:
    return await club.tables.lobby.set_option(table.id, ADA, "adventures", value=True)


async def start(club: Club, table: Table) -> Any:
    return await club.tables.lobby.start(table.id, ADA)


async def create(club: Club, table: Table) -> Any:
    return await club.lobby(BO, channel=CHANNEL + 1)


async def run_bots(club: Club, table: Table) -> Any:
    return await club.tables.run_bots(table.id)


IN_GAME: list[tuple[Change, tuple[str, ...]]] = [
    (
        play,
        (
            "bump",
            "set_of_seats",
            "append_moves",
            "append_events",
            "put_snapshot",
            "prune_snapshots",
            "mark_answered",
            "add_outbox",
        ),
    ),
    (undo, ("bump", "take_back", "set_of_seats", "mark_answered")),
    (abandon, ("bump", "add_outbox")),
    (leave, ("bump", "add_replacement", "set_seat", "cancel_waiting", "add_outbox")),
    (announce, ("bump", "add_outbox")),
    (lose, ("bump", "cancel_waiting", "add_outbox")),
]
IN_LOBBY: list[tuple[Change, tuple[str, ...]]] = [
    (join, ("bump", "set_seats", "add_outbox")),
    (choose, ("bump", "add_outbox")),
    (start, ("bump", "put_snapshot", "add_outbox")),
    (create, ("create_table", "set_seats", "add_outbox")),
    (lose, ("bump", "cancel_waiting", "add_outbox")),
]


def breaks(monkeypatch: pytest.MonkeyPatch, name: str, *, after: int) -> list[int]:
    """Make a function of the store, or of seats, fail after some calls, once that work is done."""
    places = (store.moves, store.outbox, store.tables, rows)
    place = next(each for each in places if hasattr(each, name))
    calls, works = list[int](), getattr(place, name)

    async def failing(*given: Any, **named: Any) -> Any:
        calls.append(len(calls))
        done = await works(*given, **named)
        if len(calls) > after:
            raise DiskFull(name)
        return done

    monkeypatch.setattr(place, name, failing)
    return calls


async def check_nothing_is_left(
    club: Club,
    table: Table,
    change: Change,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    after: int = 0,
) -> None:
    before, wakes = await club.everything(), club.wakes
    with monkeypatch.context() as broken:
        calls = breaks(broken, name, after=after)
        with pytest.raises(DiskFull):
            await change(club, table)
    assert len(calls) == after + 1
    assert await club.everything() == before
    assert club.wakes == wakes, "there is nothing to be sent"
    assert await club.tables.repository.get(table.id) == table, (
        "the state in memory is not ahead of the database"
    )
    assert (
        await table_service(club.tables.repository.database, games()).repository.get(table.id)
        == table
    )
    await change(club, table)
    assert await club.everything() != before, "the same once more, and it works"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "name"), [(change, name) for change, names in IN_GAME for name in names]
)
async def test_a_change_of_a_game_is_made_whole_or_not_at_all(
    change: Change, name: str, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.opened(ADA, BO)
    if change is undo:
        camp = next(move for move in club.asked(table, ADA).moves if move.tile[0] == "C")
        table = (await club.tables.play(table.id, ADA.id, move=camp)).table
    await check_nothing_is_left(club, table, change, name, monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "name"), [(change, name) for change, names in IN_LOBBY for name in names]
)
async def test_a_change_of_a_lobby_is_made_whole_or_not_at_all(
    change: Change, name: str, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.lobby(ADA)
    if change is start:
        table = await club.tables.lobby.add_bot(table.id, ADA, "random")
    await check_nothing_is_left(club, table, change, name, monkeypatch)


@pytest.mark.parametrize("after", [1, 2])
async def test_announcements_are_all_written_or_none(
    after: int, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.lobby(ADA, BO)
    await check_nothing_is_left(club, table, start, "add_outbox", monkeypatch, after)


async def test_a_bot_whose_turn_fails_plays_it_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.started(ADA, bots=("random",))
    await check_nothing_is_left(club, table, run_bots, "append_events", monkeypatch)
    assert (await club.tables.repository.get(table.id)).view(None).to_act == (0,)


async def test_a_change_that_fails_frees_the_table(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock is released: the next user does not wait for ever."""
    table = await club.opened(ADA, BO)
    with monkeypatch.context() as broken:
        breaks(broken, "append_moves", after=0)
        for _time in range(3):
            with pytest.raises(DiskFull):
                await play(club, table)
    assert (await play(club, table)).passed


async def test_a_failing_wake_loses_nothing(club: Club) -> None:
    """The change is stored before the publisher is woken; the outbox holds the announcements."""
    table = await club.opened(ADA, BO)

    def asleep() -> None:
        raise DiskFull

    club.tables.repository.wake = asleep
    with pytest.raises(SavedButFailed) as caught:
        await play(club, table)
    assert isinstance(caught.value.__cause__, DiskFull)
    assert caught.value.change == "move"
    assert (await club.tables.repository.get(table.id)).version == table.version + 1
    assert await club.kinds()
