"""Metrics for Prometheus: what they say, where they can be reached, and how a mistake is told."""

from __future__ import annotations

import re
import socket
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock
from urllib.request import urlopen

import pytest
from aiohttp import TraceRequestEndParams
from multidict import CIMultiDict
from prometheus_client import CollectorRegistry, generate_latest
from yarl import URL

from bot import __main__ as program
from bot.client import ExpeditionBot
from bot.metrics import State, served
from bot.settings import BadSettings
from bot.store.database import Database
from bot.store.errors import StoreUnavailable
from bot.store.outbox import add_outbox
from tests.store.helpers import new_table

from .hosts import TOKEN, one_line, written

pytestmark = pytest.mark.usefixtures("bare")

LOCAL = "127.0.0.1"


def free_port() -> int:
    with socket.socket() as server:
        server.bind((LOCAL, 0))
        return int(server.getsockname()[1])


def read(port: int) -> str:
    with urlopen(f"http://{LOCAL}:{port}/metrics") as answer:
        return str(answer.read().decode())


async def test_what_is_said_of_the_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    async with await Database.open(path) as db:
        table_id = await new_table(db)
        async with db.writing() as tx:
            for nonce, payload in (("a", "{}"), ("b", '{"user": 11}')):
                await add_outbox(
                    tx, table_id=table_id, kind="card", payload=payload, nonce=nonce, now=100
                )
        registry = CollectorRegistry()
        registry.register(State(path, lambda: Counter({"permissions": 2}), lambda: 160))
        lines = generate_latest(registry).decode().splitlines()
        for line in (
            'expedition_trouble{trouble="permissions"} 2.0',
            "expedition_database_readable 1.0",
            f"expedition_database_bytes {float(db.size())}",
            "expedition_queue_posts 1.0",
            "expedition_queue_seconds 60.0",
            'expedition_tables{game="luxor",status="lobby"} 1.0',
        ):
            assert line in lines


def test_a_database_that_cannot_be_read_keeps_the_others_readable(tmp_path: Path) -> None:
    registry = CollectorRegistry()
    registry.register(State(tmp_path / "none.sqlite3", Counter))
    told = generate_latest(registry).decode()
    assert "expedition_database_readable 0.0" in told
    assert "expedition_tables" not in told


@pytest.mark.slow
async def test_they_are_served_while_the_bot_runs_and_not_after(tmp_path: Path) -> None:
    bot, port = ExpeditionBot(tmp_path / "tables.sqlite3", {}), free_port()
    bot.figures.took("acknowledgement", 0.2)
    bot.figures.failures.labels("discord").inc()
    with served(bot, LOCAL, port):
        told = read(port)  # this blocks the event loop: they do not need it
    assert 'expedition_acknowledgement_seconds_bucket{le="0.2"} 1.0' in told
    assert 'expedition_failures_total{trouble="discord"} 1.0' in told
    assert "process_resident_memory_bytes" in told
    with pytest.raises(OSError, match="refused"):
        read(port)


@pytest.mark.slow
async def test_only_known_labels_are_used(tmp_path: Path) -> None:
    """None could hold a user, a place or a card."""
    bot, port = ExpeditionBot(tmp_path / "tables.sqlite3", {}), free_port()
    bot.figures.moved("luxor", 77, 1, is_over=True)
    with served(bot, LOCAL, port):
        labels = set(re.findall(r'[{,](\w+)="', read(port)))
    assert labels <= {"game", "status", "trouble", "le"}
    assert "game" in labels


async def test_answers_of_discord_and_the_connection_are_counted(tmp_path: Path) -> None:
    bot = ExpeditionBot(tmp_path / "tables.sqlite3", {})
    (trace,) = (bot.http.http_trace,)
    assert trace is not None
    for status in (200, 429, 429):
        params = TraceRequestEndParams("GET", URL("http://x"), CIMultiDict(), Mock(status=status))
        for watching in trace.on_request_end:
            await watching(Mock(), SimpleNamespace(), params)
    counted = bot.figures.registry.get_sample_value
    assert counted("expedition_responses_total", {"status": "429"}) == 2
    assert counted("expedition_responses_total", {"status": "200"}) == 1
    for event, connected in ((bot.on_connect, 1), (bot.on_disconnect, 0), (bot.on_resumed, 1)):
        await event()
        assert counted("expedition_connected") == connected


async def test_without_a_port_nothing_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.metrics.start_http_server", None)
    before = threading.active_count()
    with served(ExpeditionBot(tmp_path / "tables.sqlite3", {}), LOCAL, None):
        assert threading.active_count() == before


@pytest.mark.parametrize("host", [LOCAL, "0.0.0.0"])
async def test_a_port_is_bound_where_it_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    asked = list[tuple[object, ...]]()

    def refuse(*given: object) -> None:
        asked.append(given[:2])
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("bot.metrics.start_http_server", refuse)
    bot = ExpeditionBot(tmp_path / "tables.sqlite3", {})
    with pytest.raises(BadSettings, match="Permission denied"), served(bot, host, 80):
        pass
    assert asked == [(80, host)]


def taken() -> str:
    server = socket.socket()
    server.bind((LOCAL, 0))
    server.listen()
    HELD.append(server)
    return f"METRICS_PORT={server.getsockname()[1]}"


HELD = list[socket.socket]()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("setting", "words"),
    [
        (lambda: "METRICS_PORT=http", "setting METRICS_PORT: "),
        (lambda: "METRICS_PORT=65536", "setting METRICS_PORT: "),
        (taken, "Address already in use"),
        (lambda: f"METRICS_PORT={free_port()}\nMETRICS_HOST=nowhere.invalid", "nowhere.invalid"),
    ],
)
def test_a_port_that_cannot_be_used_ends_the_start_with_one_line(
    setting: Callable[[], str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    written(f"DISCORD_TOKEN={TOKEN}\n{setting()}\n")
    assert program.main() == 2
    line = one_line(capsys)
    while HELD:
        HELD.pop().close()
    assert line.startswith("setting METRICS_PORT: ")
    assert words in line
    assert not Path("data").exists(), "nothing is written before the port is open"


def test_a_database_that_is_locked_is_not_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(*_given: object, **_named: object) -> None:
        raise StoreUnavailable(tmp_path, "locked")

    monkeypatch.setattr("bot.store.statistics.present", locked)
    registry = CollectorRegistry()
    registry.register(State(tmp_path, Counter))
    assert "expedition_database_readable 0.0" in generate_latest(registry).decode()
