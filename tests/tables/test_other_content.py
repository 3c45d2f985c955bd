"""Games whose content has changed go on only if they are the same games with today's content."""

from __future__ import annotations

import asyncio
import json
import logging
import shutil
import sqlite3
import zlib
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.features import table_service
from bot.store.database import Database
from bot.store.errors import DatabaseFromFuture
from bot.store.migrate import MIGRATIONS
from bot.store.transaction import Rows
from bot.tables import Table, TableRefused, TableService, proof
from bot.texts import LOCALES, words_in
from engines.core import AnyGame, play_move
from engines.core.content import load_content
from engines.core.record import replay
from engines.expedition_1996 import Expedition
from engines.famous_explorers import FamousExplorers
from engines.luxor import Luxor
from engines.luxor.content import FILE as TILES
from engines.luxor.content import TileSets
from engines.registry import games
from engines.routes.content import NETWORK
from engines.routes.network import Network, NetworkData

from .club import ADA, PEOPLE, Club, Guest
from .former import (
    EXPEDITION,
    EXPLORERS,
    LUXOR,
    VERSION,
    Change,
    corrected,
    exchanged,
    former_database,
    games_with,
    recoloured,
    renamed,
    reordered,
    started_elsewhere,
    tiles_turned,
    unnumbered,
    with_content,
)

pytestmark = pytest.mark.slow

TABLES = (LUXOR, EXPEDITION, EXPLORERS)
NETWORKS = (EXPEDITION, EXPLORERS)


@pytest.fixture(scope="module")
def former(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return former_database(tmp_path_factory.mktemp("former"))


@pytest.fixture
def path(former: Path, tmp_path: Path) -> Path:
    """Return a database of the former version."""
    return Path(shutil.copy(former, tmp_path / "tables.sqlite3"))


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    async with await Database.open(path) as database:
        yield database


@pytest.fixture
def service(database: Database) -> TableService:
    return table_service(database, games())


async def everything(database: Database) -> dict[str, Rows]:
    return await Club(table_service(database, games())).everything()


async def refused(change: Any) -> str:
    with pytest.raises(TableRefused) as caught:
        await change
    return caught.value.code


def snapshots(path: Path, table_id: int) -> dict[int, str]:
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("select ply, state from snapshot where table_id = ?", (table_id,))
        return {ply: zlib.decompress(state).decode() for ply, state in rows}


async def from_the_seed(service: TableService, table: Table) -> Any:
    """Return the state that a table's moves lead to, played from the start."""
    game, row = table.game, table.row
    state = game.start(len(table.seats), table.options, row.seed or "")
    for move in await store.moves.moves_of(service.repository.database.reader, table.id):
        state = play_move(game, state, move.seat, game.moves.load(move.move)).state
    return state


async def played_on(service: TableService, table_id: int, moves: int) -> Table:
    """Play at random, take something back now and then, and return the table."""
    guest = Guest("goes on")
    for _move in range(moves):
        await service.run_bots(table_id)
        table = await service.repository.get(table_id)
        if table.row.status != "running":
            break
        seat = table.people_to_act()[0]
        user = table.user_at(seat)
        assert user is not None
        move = guest.choose(table.view(seat).decision.moves)
        table = (await service.play(table_id, user, move=move)).table
        if not guest.below(6) and await service.undoable(table, user):
            await service.undo(table_id, user)
    return await service.repository.get(table_id)


# --- databases of the former version --------------------------------------------------------


@pytest.mark.parametrize("table_id", TABLES)
async def test_a_game_of_the_former_version_goes_on(
    table_id: int, path: Path, service: TableService
) -> None:
    former = snapshots(path, table_id)
    table = await service.repository.get(table_id)
    assert table.state == await from_the_seed(service, table)
    if table_id in NETWORKS:
        assert '"row":["' not in former[table.row.ply]
    table = await played_on(service, table_id, 25)
    assert table.state == await from_the_seed(service, table)
    if table_id in NETWORKS:
        assert '"row":["' in snapshots(path, table_id)[table.row.ply]


async def test_a_former_version_does_not_touch_what_it_would_not_understand(
    path: Path, tmp_path: Path
) -> None:
    earlier = tmp_path / "earlier"
    earlier.mkdir()
    for step in sorted(MIGRATIONS.glob("*.sql"))[:VERSION]:
        shutil.copy(step, earlier)
    async with await Database.open(path):
        pass
    with pytest.raises(DatabaseFromFuture):
        await Database.open(path, migrations=earlier)


@pytest.mark.parametrize("table_id", TABLES)
async def test_its_record_replays(table_id: int, service: TableService) -> None:
    table = await played_on(service, table_id, 1000)
    assert table.row.status == "finished"
    record = await service.repository.export(table_id)
    *_, last = replay(table.game, record)
    assert last.state == table.state


@pytest.mark.parametrize("table_id", TABLES)
async def test_a_game_with_another_hash_is_proven_and_moved_on(
    table_id: int, path: Path, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update game_table set content_hash = 'of another form'")
    caplog.set_level(logging.INFO)
    before = await store.tables.table(database.reader, table_id)
    assert before is not None
    for service in (table_service(database, games()), table_service(database, games())):
        for _time in range(3):
            table = await service.repository.get(table_id)
            assert table.state == await from_the_seed(service, table)
            assert table.row.content_hash == table.game.content_hash
    assert (table.version, table.row.updated_at) == (before.version, before.updated_at)
    assert [entry.levelname for entry in caplog.records] == ["INFO"]
    assert (await played_on(service, table_id, 5)).row.ply > before.ply


# --- content that means the same ------------------------------------------------------------


@pytest.mark.parametrize("change", [reordered, corrected])
@pytest.mark.parametrize("table_id", NETWORKS)
async def test_content_that_means_the_same_changes_nothing(
    table_id: int, change: Change, database: Database, service: TableService, tmp_path: Path
) -> None:
    then = await service.repository.get(table_id)
    other = table_service(database, games_with(tmp_path / "pack", change))
    now = await other.repository.get(table_id)
    assert now.game is not then.game
    assert now.row.content_hash == now.game.content_hash
    assert (now.game.content_hash == then.game.content_hash) == (change is reordered)
    for seat in (None, *range(len(then.seats))):
        assert now.view(seat) == then.view(seat)
    table = await played_on(other, table_id, 25)
    assert table.state == await from_the_seed(other, table)


# --- content of one's own, from before its order meant nothing -------------------------------


def as_a_former_version_reads(folder: Path) -> dict[str, AnyGame]:
    """Return games that deal in the order of their content files."""
    tiles = Luxor(*load_content(TileSets, TILES, "luxor", folder))
    networks = [
        kind(Network(data), content_hash)
        for kind in (Expedition, FamousExplorers)
        for data, content_hash in [load_content(NetworkData, NETWORK, kind.id, folder)]
    ]
    return {game.id: game for game in (tiles, *networks)}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a folder with files of a former version in an order of their own."""

    def network(data: dict[str, Any]) -> None:
        unnumbered(data)
        reordered(data)

    return with_content(tmp_path / "own", network, tiles_turned)


FORMERLY_UNSORTED = ("luxor", "expedition_1996", "famous_explorers")
"""The games that had tables before their content was sorted."""


@pytest.mark.parametrize("game", FORMERLY_UNSORTED)
async def test_a_game_of_an_unsorted_file_goes_on_as_it_was_dealt(
    game: str, own: Path, database: Database
) -> None:
    then = table_service(database, as_a_former_version_reads(own), seeds=lambda: "own")
    table = await Club(then).started(*PEOPLE[:2], game=game, channel=1)
    table = await played_on(then, table.id, 30)
    before = await store.tables.table(database.reader, table.id)

    now = table_service(database, games(own), seeds=lambda: "own")
    again = await now.repository.get(table.id)
    assert again.row == before
    assert again.state == table.state
    again = await played_on(now, table.id, 1000)
    assert again.row.status == "finished"
    assert again.state == await from_the_seed(now, again)
    record = await now.repository.export(table.id)
    assert [*replay(games(own)[game], record)]

    new = await Club(now).started(*PEOPLE[:2], game=game, channel=2)
    assert new.game is games(own)[game]
    assert new.row.content_hash == new.game.content_hash != record.content
    first = again.game.start(2, again.options, "own")
    assert again.game.states.dump(first) != new.game.states.dump(new.state)


def test_only_unsorted_files_of_a_former_version_need_their_order(
    own: Path, tmp_path: Path
) -> None:
    assert all(games()[game].former is None for game in FORMERLY_UNSORTED)
    assert all(games(own)[game].former is not None for game in FORMERLY_UNSORTED)
    sorted_again = games_with(tmp_path / "numbered", reordered)
    assert all(sorted_again[game].former is None for game in FORMERLY_UNSORTED)


async def test_a_game_alone_goes_on_at_the_level_at_which_it_began(database: Database) -> None:
    """The levels of the automa of Expeditions have changed since."""
    today = games()["siberia"]
    former = today.former
    assert former is not None
    then = table_service(database, {former.id: former})
    options: dict[str, Any] = {"game": former.id, "level": 5}
    table = await Club(then).started(ADA, channel=1, **options)
    table = await played_on(then, table.id, 40)
    before = await store.tables.table(database.reader, table.id)

    now = table_service(database, games())
    again = await now.repository.get(table.id)
    assert again.row == before
    assert again.state == table.state
    assert again.view(None).automa == table.view(None).automa
    again = await played_on(now, table.id, 2000)
    assert again.row.status == "finished"
    assert again.outcome == former.outcome(await from_the_seed(then, again))
    assert [*replay(today, await now.repository.export(table.id))]

    new = await Club(now).started(ADA, channel=2, **options)
    assert new.game is now.repository.games[former.id]
    assert new.view(None).automa.stars != again.view(None).automa.stars


# --- content that does not ------------------------------------------------------------------


def another_tile(data: dict[str, Any]) -> None:
    """Change a tile in the last set of Luxor, which nobody has drawn yet."""
    data["sets"][4][0] = "L"


OTHERS: list[tuple[int, Change]] = [
    *((table_id, change) for table_id in NETWORKS for change in (exchanged, renamed)),
    *((table_id, change) for table_id in NETWORKS for change in (started_elsewhere, recoloured)),
    (LUXOR, another_tile),
]


def games_after(table_id: int, change: Change, folder: Path) -> dict[str, AnyGame]:
    """Return the games with other content for one of the tables."""
    loaded: dict[str, AnyGame] = (
        games_with(folder, tiles=change) if table_id == LUXOR else games_with(folder, change)
    )
    return loaded


@pytest.mark.parametrize(("table_id", "change"), OTHERS)
async def test_a_game_of_other_content_is_held(
    table_id: int,
    change: Change,
    database: Database,
    service: TableService,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await played_on(service, table_id, 1)  # until then its states have numbers and no names
    before = await everything(database)
    held = table_service(database, games_after(table_id, change, tmp_path / "pack"))
    for _time in range(2):
        for seat in range(2):
            assert await refused(held.play(table_id, PEOPLE[seat].id, line="end")) == (
                "other-content"
            )
            assert await refused(held.undo(table_id, PEOPLE[seat].id)) == "other-content"
        await held.run_bots(table_id)
    table = await held.repository.get(table_id)
    assert table.state is None
    assert table.bots_to_act() == ()
    assert not await held.undoable(table, ADA.id)
    with pytest.raises(TableRefused, match="other-content"):
        table.view(0)
    assert await held.repository.history(table, 0)
    assert await held.repository.at(table.row.channel_id) == table
    assert await everything(database) == before
    (entry,) = (entry for entry in caplog.records if f"table {table_id} " in entry.getMessage())
    assert entry.levelname == "WARNING"
    assert (table.row.seed or "") not in entry.getMessage()


@pytest.mark.parametrize(("table_id", "change"), OTHERS)
async def test_a_held_game_goes_on_when_its_content_is_back(
    table_id: int, change: Change, database: Database, service: TableService, tmp_path: Path
) -> None:
    then = await played_on(service, table_id, 1)
    held = table_service(database, games_after(table_id, change, tmp_path / "pack"))
    assert (await held.repository.get(table_id)).state is None
    again = table_service(database, games())
    assert (await again.repository.get(table_id)).state == then.state
    assert (await played_on(again, table_id, 3)).row.ply > then.row.ply


@pytest.mark.threads
async def test_a_game_is_judged_once(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    difference, judged = proof.difference, list[int]()

    async def counted(source: Any, game: Any, row: Any) -> str | None:
        judged.append(row.id)
        return await difference(source, game, row)

    monkeypatch.setattr(proof, "difference", counted)
    for change in (exchanged, corrected):
        other = table_service(database, games_with(tmp_path / change.__name__, change))
        for _time in range(2):
            tables = await asyncio.gather(*map(other.repository.get, [EXPEDITION, LUXOR] * 3))
            assert {table.state is None for table in tables[::2]} == {change is exchanged}
            assert not any(table.state is None for table in tables[1::2])
    assert judged == [EXPEDITION, EXPEDITION]


async def test_a_held_game_can_be_abandoned(database: Database, tmp_path: Path) -> None:
    held = table_service(database, games_with(tmp_path / "pack", exchanged))
    table = await held.lobby.abandon(EXPEDITION, ADA)
    assert table.row.status == "abandoned"
    assert await held.repository.at(table.row.channel_id) is None


async def test_a_held_game_that_is_over_is_not_exported(
    database: Database, service: TableService, tmp_path: Path
) -> None:
    await played_on(service, EXPEDITION, 1000)
    record = await service.repository.export(EXPEDITION)
    held = table_service(database, games_with(tmp_path / "pack", exchanged))
    assert await refused(held.repository.export(EXPEDITION)) == "other-content"
    corrections = games_with(tmp_path / "corrections", corrected)
    proven = await table_service(database, corrections).repository.export(EXPEDITION)
    assert proven.content == corrections["expedition_1996"].content_hash != record.content
    assert [*replay(corrections["expedition_1996"], proven)]


async def test_every_language_says_what_happened_and_what_helps() -> None:
    for locale in LOCALES:
        assert "`/game abandon`" in words_in(locale)("refused-other-content")


# --- what is compared -----------------------------------------------------------------------

TAMPERED = (
    ("update move set chance = '[1]' where table_id = 2 and ply = 9", "at move 9 chance"),
    ("delete from event where table_id = 2 and ply = 9", "at move 9 something else"),
    (
        'update event set event = replace(event, \'"head":"g01"\', \'"head":"g02"\')'
        " where table_id = 2 and ply = 13",
        "at move 13 something else",
    ),
    ("update move set seat = 0 where table_id = 2 and ply = 13", "beyond move 13 (IllegalMove)"),
    ("update game_table set seed = 'another' where id = 2", "beyond move"),
    ("update snapshot set ply = 59 where table_id = 2", "the state after move 59 is another"),
    ("update game_table set options = '{\"variant_c\": true}' where id = 2", "beyond move 0 (BadO"),
)


@pytest.mark.parametrize(("statement", "why"), TAMPERED)
async def test_whatever_differs_is_noticed(
    statement: str, why: str, path: Path, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update game_table set content_hash = 'of another form'")
        db.execute(statement)
    assert (await table_service(database, games()).repository.get(EXPEDITION)).state is None
    assert why in caplog.text


async def test_a_table_that_changes_while_it_is_proven_is_read_again(
    database: Database, service: TableService, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is judged, and moved on, as it is and not as it was."""
    other = table_service(database, games_with(tmp_path / "pack", corrected))
    difference, times = proof.difference, 0

    async def meanwhile(*given: Any) -> str | None:
        nonlocal times
        times += 1
        if times == 1:
            await played_on(service, EXPEDITION, 1)
            return "it was read half before and half after a move"
        return await difference(*given)

    monkeypatch.setattr(proof, "difference", meanwhile)
    table = await other.repository.get(EXPEDITION)
    assert times == 2
    assert table.state is not None
    assert table.row == await store.tables.table(database.reader, EXPEDITION)
    assert table.row.content_hash == table.game.content_hash


async def test_a_card_that_is_posted_meanwhile_changes_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = table_service(database, games_with(tmp_path / "pack", corrected))
    table_of = store.tables.table

    async def meanwhile(source: Any, table_id: int) -> Any:
        monkeypatch.setattr(store.tables, "table", table_of)
        row = await table_of(source, table_id)
        async with database.writing() as tx:
            await store.tables.set_card(tx, table_id, card_channel_id=1, card_message_id=2)
            await store.tables.set_card(tx, table_id, card_since=1, told=2)
        return row

    monkeypatch.setattr(store.tables, "table", meanwhile)
    assert (await other.repository.get(EXPEDITION)).state is not None


async def test_a_lobby_begins_with_the_content_of_the_day(
    database: Database, service: TableService, tmp_path: Path
) -> None:
    club = Club(service)
    lobby = await club.lobby(*PEOPLE[:2], game="expedition_1996", channel=1)
    other = table_service(database, games_with(tmp_path / "pack", exchanged))
    started = await other.lobby.start(lobby.id, ADA)
    assert started.row.content_hash == started.game.content_hash != lobby.row.content_hash
    assert json.loads(started.row.options) == json.loads(lobby.row.options)
    assert started.state is not None
