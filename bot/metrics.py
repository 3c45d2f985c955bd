"""Metrics for Prometheus, served by a thread of their own. No label names a user or a place."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from typing_extensions import override

from bot import store
from bot.client import ExpeditionBot
from bot.delivery.streams import BOTS
from bot.settings import BadSettings


class State(Collector):
    """What is looked up when Prometheus asks: trouble, and the database, which is only read.

    That is done in the thread that answers Prometheus, so the bot does not wait for it.
    """

    def __init__(
        self,
        database: Path,
        troubles: Callable[[], Counter[str]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._database = database
        self._troubles = troubles
        self._clock = clock

    @override
    def collect(self) -> Iterable[GaugeMetricFamily]:
        """Yield the metrics; without those of the database while it cannot be read."""
        trouble = _gauge("trouble", "Streams of posts that failed and wait.", labels=("trouble",))
        for code, streams in self._troubles().items():
            trouble.add_metric((code,), streams)
        yield trouble
        try:
            present = store.statistics.present(self._database, besides=(BOTS,))
        except store.errors.StoreError:
            yield _gauge("database_readable", "1 if the database can be read.", 0)
            return
        yield _gauge("database_readable", "1 if the database can be read.", 1)
        yield _gauge("database_bytes", "Size of the database and its log.", present.size)
        yield _gauge("queue_posts", "Posts in channels that wait.", present.waiting)
        waits = 0 if present.oldest is None else max(0, self._clock() - present.oldest)
        yield _gauge("queue_seconds", "For how long the first of them waits.", waits)
        tables = _gauge("tables", "Tables by game and status.", labels=("game", "status"))
        for game, statuses in present.tables.items():
            for status, count in statuses.items():
                tables.add_metric((game, status), count)
        yield tables


@contextmanager
def served(bot: ExpeditionBot, host: str, port: int | None) -> Iterator[None]:
    """Serve a bot's metrics at ``http://host:port/metrics`` inside the block; none without a port.

    :raises BadSettings: nothing can listen there.
    """
    if port is None:
        yield
        return
    registry = CollectorRegistry()
    registry.register(bot.figures.registry)
    registry.register(State(bot.path, bot.troubles))
    ProcessCollector(registry=registry)
    try:
        server, thread = start_http_server(port, host, registry)
    except OSError as error:
        raise BadSettings(
            f"setting METRICS_PORT: nothing can listen on port {port} of {host}: "
            f"{error.strerror or type(error).__name__} (see .env.example)"
        ) from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _gauge(
    name: str, told: str, value: float | None = None, labels: tuple[str, ...] | None = None
) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"expedition_{name}", told, value=value, labels=labels)
