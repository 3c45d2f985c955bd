"""What is stored about a person: told to them, and erased so that no row names them any more."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import zipfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.features import table_service
from bot.features.deadlines.rhythm import Rhythm
from bot.features.my_data.service import FILE
from bot.features.results.service import ResultService
from bot.features.seats import rows as replacements
from bot.store import people
from bot.tables import Person, Table, TableRefused, outgoing
from engines.core.record import replay
from tests.features.daily.services import dailies_of
from tests.features.deadlines.services import reminders_of
from tests.features.learn.helpers import lessons_of
from tests.features.my_data.services import people_of
from tests.features.practice.helpers import practice_of
from tests.features.records.test_fairness import played, proven
from tests.features.seats.services import seating_of
from tests.tables.club import BO, CHANNEL, CLEO, DAN, GUILD, MANAGER, Club

QUETZAL = Person(918273645546372819, "Quetzalcoatl")
MARKS = (str(QUETZAL.id), QUETZAL.name)

HOLDS = {
    "game_table", "seat", "outbox", "hand_message", "closed_dms", "setting", "replacement",
    "lesson", "practice", "reminder", "consent",
}  # fmt: skip
"""The tables of the database that name people."""

GROWING = "game_table|seat|move|event|outbox|setting|lesson|practice"
"""Those of which none is read as a whole."""


def results_of(club: Club) -> ResultService:
    return ResultService(club.tables.repository)


async def rows_naming(club: Club, *marks: str) -> dict[str, list[str]]:
    """Return all rows of the database in which one of the marks occurs, by table."""
    names = await club.reader.rows("select name from sqlite_master where type = 'table'")
    found: dict[str, list[str]] = {}
    for (name,) in names:
        for row in await club.reader.rows(f"select * from {name}"):
            text = repr(row)
            if any(mark in text for mark in marks):
                found.setdefault(name, []).append(text)
    return found


async def archive(club: Club, person: Person) -> dict[str, list[dict[str, Any]]]:
    """Return what a person is sent."""
    content = await people_of(club.tables).archive(person.id)
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        assert file.namelist() == [FILE]
        told: dict[str, list[dict[str, Any]]] = json.loads(file.read(FILE))
    return told


async def finished(club: Club, *people: Person, channel: int, game: str = "luxor") -> Table:
    return await played(club, await club.started(*people, channel=channel, game=game))


LEFT = list[tuple[Path, dict[str, Table], int]]()
"""What was left once: the database, the tables, and when that was."""


@pytest.fixture
async def everywhere(
    club: Club, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Table]:
    """Leave traces of one person wherever the database can have any; return the tables.

    They are left once: other tests get a copy.
    """
    path, repository = tmp_path / "tables.sqlite3", club.tables.repository
    if LEFT:
        copied(LEFT[0][0], path)
    else:
        found, kept = await left_everywhere(club), tmp_path_factory.mktemp("left") / "left.sqlite3"
        copied(path, kept)
        LEFT.append((kept, found, repository.now()))
    _copy, found, then = LEFT[0]
    while repository.now() < then:
        pass  # every call is a second later
    return {**found}


def copied(path: Path, to: Path) -> None:
    """Copy a database; both may be open."""
    with closing(sqlite3.connect(path)) as database, closing(sqlite3.connect(to)) as copy:
        database.backup(copy)


async def left_everywhere(club: Club) -> dict[str, Table]:
    tables, database = club.tables, club.tables.repository.database
    await lessons_of(tables).open("luxor", QUETZAL)
    await tables.preferences.choose(QUETZAL.id, "pictures", "halves")
    found = {"finished": await finished(club, BO, QUETZAL, channel=1)}
    await practice_of(tables).begin(found["finished"].id, QUETZAL, 0)
    found["alone over"] = await finished(club, QUETZAL, channel=2, game="explorers")
    found["abandoned"] = await club.started(QUETZAL, BO, channel=3)
    await tables.lobby.abandon(found["abandoned"].id, QUETZAL)
    found["running"] = await club.opened(QUETZAL, BO, CLEO, channel=4)
    found["guest"] = await club.opened(BO, QUETZAL, CLEO, channel=5)
    found["alone"] = await club.started(QUETZAL, channel=6, bots=("random",))
    found["lobby"] = await club.lobby(QUETZAL, BO, channel=7)
    found["own lobby"] = await club.lobby(QUETZAL, channel=8)
    found["hosted"] = await club.lobby(QUETZAL, BO, channel=9)
    question = await seating_of(tables).replace(found["guest"].id, BO, 2, newcomer=MANAGER)
    await seating_of(tables).press(found["guest"].id, QUETZAL, "agree", str(question.id))
    found["asked"] = await club.opened(BO, CLEO, DAN, channel=10)
    await seating_of(tables).replace(found["asked"].id, BO, 2, newcomer=QUETZAL)
    found["passed on"] = await club.opened(QUETZAL, BO, channel=11)
    await seating_of(tables).leave(found["passed on"].id, QUETZAL, bot="random")
    found["decided"] = await club.opened(BO, CLEO, DAN, channel=12)
    question = await seating_of(tables).replace(found["decided"].id, BO, 2, bot="random")
    manager = Person(QUETZAL.id, QUETZAL.name, manages=True)
    await seating_of(tables).press(found["decided"].id, manager, "decide", str(question.id))
    found["paused"] = await club.opened(BO, QUETZAL, CLEO, channel=13)
    await tables.consents.ask(found["paused"].id, QUETZAL.id, "pause")
    found["refused"] = await club.opened(BO, QUETZAL, CLEO, channel=14)
    request = await tables.consents.ask(found["refused"].id, BO.id, "pause")
    await tables.consents.press(found["refused"].id, QUETZAL.id, "agree", str(request.id))
    await tables.consents.press(found["refused"].id, CLEO.id, "refuse", str(request.id))
    found["refusing"] = await club.opened(BO, QUETZAL, channel=15)
    request = await tables.consents.ask(found["refusing"].id, BO.id, "pause")
    await tables.consents.press(found["refusing"].id, QUETZAL.id, "refuse", str(request.id))
    found["taken over"] = await club.opened(DAN, CLEO, channel=16)
    question = await seating_of(tables).replace(found["taken over"].id, DAN, 0, newcomer=QUETZAL)
    await seating_of(tables).press(found["taken over"].id, QUETZAL, "take", str(question.id))
    daily = await dailies_of(tables).open(
        "explorers", QUETZAL, guild_id=GUILD, channel_id=CHANNEL, locale="en", day=None
    )
    found["daily"] = daily
    await reminders_of(tables).choose(QUETZAL.id, "remind-every", "12")
    shown = json.dumps(
        {"rematch": {"table": 1, "called": [QUETZAL.id, BO.id], "gone": [QUETZAL.name]}}
    )
    voted = await store.consents.consent(club.reader, request.id)
    assert voted is not None
    async with database.writing() as tx:
        await store.consents.set_consent(tx, replace(voted, against=(QUETZAL.id,)))
        await store.tables.set_card(tx, found["hosted"].id, card_shows=shown)
        await outgoing.write(tx, found["hosted"].id, 99, [outgoing.lobby([QUETZAL.id])], 5)
        await store.messages.set_closed_dms(tx, QUETZAL.id, 5)
        place = {"channel_id": 1, "message_id": 2}
        await store.messages.set_hand_message(tx, found["running"].id, QUETZAL.id, **place)
        await store.messages.set_hand_message(tx, found["running"].id, BO.id, **place)
    return found


async def again(club: Club, table: Table) -> Table:
    return await club.tables.repository.get(table.id)


async def tables_of_users(club: Club) -> set[str]:
    """Return the tables of the database that have a column for a user."""
    rows = await club.reader.rows(
        "select t.name from sqlite_master t, pragma_table_info(t.name) c"
        " where t.type = 'table' and c.name in ('user_id', 'host_id', 'asker_id')"
    )
    return {name for (name,) in rows}


@pytest.mark.slow
async def test_nothing_names_a_person_after_their_data_were_erased(
    club: Club, everywhere: dict[str, Table]
) -> None:
    before = await rows_naming(club, *MARKS)
    assert not await tables_of_users(club) - set(before), "leave a row there in `everywhere`"
    assert set(before) == HOLDS, "or this test looks at too little"
    letters = await club.reader.rows("select * from hand_message where user_id = ?", (BO.id,))
    await people_of(club.tables).forget(QUETZAL)
    assert await rows_naming(club, *MARKS) == {}
    assert await club.reader.rows("select * from hand_message") == letters


async def test_neither_reading_nor_erasing_reads_all_tables(club: Club) -> None:
    """Nobody can make a move meanwhile, and a bot may have stored 100,000 tables."""
    short = ("outbox_waiting", "game_table_of_rematch")
    values = {"user": QUETZAL.id, "names": "[]", "gone": "{}", "bot": "medium"}
    for statement in (*people.KNOWN.values(), *people.ERASED):
        plan = await club.reader.rows(f"explain query plan {statement}", values)
        for *_numbers, step in plan:
            whole = re.match(
                r"SCAN (game_table|seat|move|event|outbox|setting|lesson|practice)\b", step
            )
            assert whole is None or step.endswith(short), (statement, step)


@pytest.mark.slow
async def test_games_stay_as_they_are_and_follow_from_their_seeds(
    club: Club, everywhere: dict[str, Table]
) -> None:
    over = everywhere["finished"]
    moves, result = await store.moves.moves_of(club.reader, over.id), over.row.result
    await people_of(club.tables).forget(QUETZAL)
    table = await again(club, over)
    assert table.names == ("Bo", "Ehemaliger Spieler")
    assert (await store.moves.moves_of(club.reader, over.id), table.row.result) == (moves, result)
    assert (await proven(club, over)).fault is None
    record = await club.tables.repository.export(over.id)
    assert [*replay(table.game, record)]
    fresh = table_service(club.tables.repository.database, club.tables.repository.games)
    for known in everywhere.values():
        if known.own is None and known.row.id not in (everywhere["own lobby"].id,):
            latest = await fresh.repository.get(known.id)
            assert QUETZAL.name not in latest.names
            assert all(latest.names)


@pytest.mark.slow
async def test_a_computer_plays_on_where_others_play_and_the_rest_ends(
    club: Club, everywhere: dict[str, Table]
) -> None:
    await people_of(club.tables).forget(QUETZAL)
    running = await again(club, everywhere["running"])
    assert running.row.status == "running"
    assert [seat.bot for seat in running.seats] == ["medium", None, None]
    assert running.row.host_id == BO.id
    await club.tables.run_bots(running.id)
    assert BO.id in [running.user_at(s) for s in (await again(club, running)).view(None).to_act]
    expected = {
        "guest": "running", "paused": "running", "alone": "abandoned", "daily": "abandoned",
        "lobby": "lobby", "own lobby": "cancelled",
    }  # fmt: skip
    found = {name: (await again(club, everywhere[name])).row.status for name in expected}
    assert found == expected
    lobby = await again(club, everywhere["lobby"])
    assert (lobby.row.host_id, [seat.user_id for seat in lobby.seats]) == (BO.id, [BO.id])


@pytest.mark.slow
async def test_open_questions_by_or_for_the_person_end(
    club: Club, everywhere: dict[str, Table]
) -> None:
    await people_of(club.tables).forget(QUETZAL)
    assert await replacements.open_questions_of(club.reader, QUETZAL.id) == []
    (asked,) = await replacements.replacements_of(club.reader, everywhere["asked"].id)
    assert (asked.status, asked.settled_by) == ("objected", "Ehemaliger Spieler")
    assert await store.consents.open_consent(club.reader, everywhere["paused"].id) is None


async def test_two_erased_people_are_two_at_a_table(club: Club) -> None:
    other = Person(5_000_000_000, "Ixchel")
    table = await finished(club, QUETZAL, other, channel=1)
    for person in (QUETZAL, other):
        await people_of(club.tables).forget(person)
    latest = await again(club, table)
    assert latest.names == ("Ehemaliger Spieler", "Ehemaliger Spieler (2)")
    users = [seat.user_id for seat in latest.seats]
    assert len(set(users)) == 2
    assert all(user is not None and user < 0 for user in users)


async def test_a_game_that_cannot_be_played_now_is_left_all_the_same(club: Club) -> None:
    table = await club.opened(QUETZAL, BO)
    async with club.tables.repository.database.writing() as tx:
        await tx.run("update game_table set game = 'chess' where id = ?", (table.id,))
    await people_of(club.tables).forget(QUETZAL)
    assert await rows_naming(club, *MARKS) == {}
    seats = await store.tables.seats_of(club.reader, table.id)
    assert [(seat.user_id, seat.bot) for seat in seats] == [(None, "medium"), (BO.id, None)]


@pytest.mark.parametrize(
    ("status", "seats", "host", "after"),
    [
        ("lobby", (QUETZAL, BO), QUETZAL, ("cancelled", None)),
        ("running", (QUETZAL,), QUETZAL, ("abandoned", None)),
        ("running", (BO, CLEO), QUETZAL, ("running", BO.id)),
        ("lobby", (BO, CLEO), QUETZAL, ("lobby", BO.id)),
        ("running", (), QUETZAL, ("abandoned", None)),
    ],
)
async def test_tables_of_games_that_are_not_known_any_more(
    club: Club, status: str, seats: tuple[Person, ...], host: Person, after: tuple[str, int | None]
) -> None:
    table = await club.lobby(BO)
    async with club.tables.repository.database.writing() as tx:
        values = [
            store.rows.SeatRow(seat=number, user_id=person.id, name=person.name)
            for number, person in enumerate(seats)
        ]
        await store.tables.set_seats(tx, table.id, values)
        await tx.run(
            "update game_table set game = 'chess', status = ?, host_id = ? where id = ?",
            (status, host.id, table.id),
        )
    await people_of(club.tables).forget(QUETZAL)
    assert await rows_naming(club, *MARKS) == {}
    row = await store.tables.table(club.reader, table.id)
    assert row is not None
    assert (row.status, row.host_id if row.host_id > 0 else None) == after
    assert row.version > table.row.version


async def test_a_daily_game_that_is_not_known_any_more_ends(club: Club) -> None:
    daily = await dailies_of(club.tables).open(
        "explorers", QUETZAL, guild_id=GUILD, channel_id=CHANNEL, locale="en", day=None
    )
    async with club.tables.repository.database.writing() as tx:
        await tx.run("update game_table set game = 'chess' where id = ?", (daily.id,))
    await people_of(club.tables).forget(QUETZAL)
    row = await store.tables.table(club.reader, daily.id)
    assert row is not None
    assert row.status == "abandoned"
    assert await rows_naming(club, *MARKS) == {}


async def test_who_has_the_same_name_keeps_it(club: Club) -> None:
    twin = Person(77, QUETZAL.name)
    table = await finished(club, QUETZAL, twin, channel=1)
    await people_of(club.tables).forget(QUETZAL)
    assert (await again(club, table)).names == ("Ehemaliger Spieler", QUETZAL.name)


async def test_others_keep_their_ratings_and_nobody_erased_is_listed(club: Club) -> None:
    await finished(club, QUETZAL, BO, channel=1)
    await finished(club, QUETZAL, BO, channel=2)
    before = {s.name: r for s, r in (await results_of(club).ranking(GUILD)).people}
    await people_of(club.tables).forget(QUETZAL)
    after = {s.name: r for s, r in (await results_of(club).ranking(GUILD)).people}
    assert set(before) == {"Quetzalcoatl", "Bo"}
    assert set(after) == {"Bo"}
    assert after["Bo"] is not None
    assert (await results_of(club).of_person(BO.id, GUILD, BO.id)).opponents == ()


@pytest.mark.slow
async def test_a_person_is_told_all_that_names_them(
    club: Club, everywhere: dict[str, Table]
) -> None:
    told = await archive(club, QUETZAL)
    seats = {row["id"] for row in told["tables"]}
    assert {everywhere[name].id for name in ("finished", "running", "lobby", "daily")} <= seats
    assert [row["game"] for row in told["lessons"]] == ["luxor"]
    assert [row["table_id"] for row in told["practice"]] == [everywhere["finished"].id]
    assert {row["key"] for row in told["settings"]} == {"pictures", "remind-every"}
    assert told["closed_private_messages"] == [{"told_at": 5}]
    assert [row["table_id"] for row in told["private_messages"]] == [everywhere["running"].id]
    assert {row["table_id"] for row in told["requests"]} == {
        everywhere["paused"].id,
        everywhere["refused"].id,
        everywhere["refusing"].id,
    }
    passed = {row["table_id"]: row for row in told["seats_passed_on"]}
    assert passed[everywhere["passed on"].id]["left"]
    assert passed[everywhere["asked"].id]["came"]
    table = everywhere["finished"]
    moves = [row["ply"] for row in told["moves"] if row["table_id"] == table.id]
    stored = await store.moves.moves_of(club.reader, table.id)
    assert moves == [move.ply for move in stored if move.seat == 1]
    times = {row["id"]: ("updated_at" in row, "since" in row) for row in told["tables"]}
    shown = {name: times[everywhere[name].id] for name in ("finished", "abandoned", "running")}
    assert shown == {
        "finished": (True, True),
        "abandoned": (True, False),
        "running": (False, False),
    }
    known = await people_of(club.tables).known(QUETZAL.id)
    assert (known.finished, known.settings) == (2, 2)
    counts = {key: count for key, count in known.others if count}
    assert counts == {"data-lessons": 1, "data-practice": 1}


@pytest.mark.slow
async def test_what_others_have_or_are_called_is_not_told(
    club: Club, everywhere: dict[str, Table]
) -> None:
    text = json.dumps(await archive(club, QUETZAL))
    for person in (BO, CLEO, DAN):
        assert person.name not in text.replace("random", "").replace("lobby", "")
    table = everywhere["running"]
    own = (await store.moves.moves_of(club.reader, table.id))[0]
    assert own.seat == 0
    told = [row for row in json.loads(text)["moves"] if row["table_id"] == table.id]
    assert told == [{"table_id": table.id, "move": json.loads(own.move)}], "no number, no time"
    assert table.row.seed is not None
    assert table.row.seed not in text


async def test_the_moves_of_who_sat_there_before_are_not_told(club: Club) -> None:
    table = await club.opened(BO, CLEO, DAN)
    step = await seating_of(club.tables).replace(table.id, BO, 0, newcomer=QUETZAL)
    await seating_of(club.tables).press(table.id, QUETZAL, "take", str(step.id))
    assert (await again(club, table)).user_at(0) == QUETZAL.id
    assert (await archive(club, QUETZAL))["moves"] == []


async def test_who_is_unknown_is_told_nothing_and_can_be_erased(club: Club) -> None:
    assert not any((await archive(club, QUETZAL)).values())
    before = await club.everything()
    await people_of(club.tables).forget(QUETZAL)
    assert await club.everything() == before


@pytest.mark.slow
async def test_an_erased_person_is_a_stranger_and_can_begin_anew(
    club: Club, everywhere: dict[str, Table]
) -> None:
    await people_of(club.tables).forget(QUETZAL)
    with pytest.raises(TableRefused, match="not-seated"):
        await club.tables.play(everywhere["running"].id, QUETZAL.id, line="end")
    assert club.tables.preferences.of(QUETZAL.id, "pictures") == "whole"
    table = await club.lobby(QUETZAL, channel=99)
    assert table.names == (QUETZAL.name,)


async def test_a_reminder_is_not_noted_for_who_was_erased_meanwhile(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.opened(QUETZAL, BO)
    reminders = reminders_of(club.tables)
    rhythm = reminders.rhythm

    async def erased(user_id: int) -> Rhythm:
        if user_id == QUETZAL.id:
            await people_of(club.tables).forget(QUETZAL)
        return await rhythm(user_id)

    monkeypatch.setattr(reminders, "rhythm", erased)
    await reminders.announce()
    assert await rows_naming(club, *MARKS) == {}
    assert await club.reader.rows("select user_id from seat where user_id = ?", (BO.id,))
