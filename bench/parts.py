"""Which part of the bot uses how much of the processor while it plays.

Functions where a part begins are wrapped while it is measured. Each second counts once: what a part
asks of another one counts there, but what the bench asks is its own. What is not wrapped is the
rest of its thread.
"""

from __future__ import annotations

import functools
import inspect
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

import discord

from bench.discord_stub import StubDiscord
from bench.played import Playing
from bot.delivery import pictures
from engines.core import AnyGame
from render import files
from tests.discord.interactions import Interactions

BENCH = "bench"
"""The part that is no part of the bot: the Discord that answers, and what people choose."""

WORDS = ("bot.messages", "bot.texts")
"""Rooms whose functions say things."""


class Parts:
    """CPU seconds by part."""

    def __init__(self) -> None:
        self._local = threading.local()
        self._threads: list[Counter[str]] = []

    def timed(self, part: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """Return the function, which counts for a part."""

        @functools.wraps(function)
        def run(*given: Any, **named: Any) -> Any:
            local = self._local
            outer = getattr(local, "part", None)
            if outer in (part, BENCH):
                return function(*given, **named)
            if not hasattr(local, "seconds"):
                local.seconds = Counter[str]()
                self._threads.append(local.seconds)
            now = time.thread_time()
            if outer is not None:
                local.seconds[outer] += now - local.since
            local.part, local.since = part, now
            try:
                return function(*given, **named)
            finally:
                now = time.thread_time()
                local.seconds[part] += now - local.since
                local.part, local.since = outer, now

        return run

    def seconds(self) -> Counter[str]:
        """Return the seconds of all threads by part."""
        found = Counter[str]()
        for seconds in self._threads:
            found.update(seconds)
        return found


@contextmanager
def watched(game: AnyGame) -> Iterator[Parts]:
    """Measure the parts of the bot that play a game."""
    parts = Parts()
    with ExitStack() as stack:

        def watch(part: str, owner: Any, *names: str) -> None:
            for name in names:
                timed: Any = parts.timed(part, getattr(owner, name))
                if isinstance(inspect.getattr_static(owner, name), staticmethod):
                    timed = staticmethod(timed)
                stack.enter_context(mock.patch.object(owner, name, timed))

        for name, _method in inspect.getmembers(type(game), inspect.isfunction):
            if not name.startswith("_"):
                watch("views" if name == "view" else "rules", type(game), name)
        watch("views", type(game.views), "dump", "load")
        watch("draw", files, "draw")
        watch("draw", pictures, "_animated")
        watch("encode", files, "encode")
        for owner, name in _saying():
            watch("texts", owner, name)
        watch("discord.py", discord.http, "handle_message_parameters")
        watch("discord.py", discord.state.ConnectionState, "parse_interaction_create")
        watch("discord.py", discord.ui.LayoutView, "to_components")
        watch("discord.py", discord.utils, "_to_json")
        watch(BENCH, StubDiscord, "answered")
        watch(BENCH, Interactions, "payload", "press", "command")
        watch(BENCH, Playing, "planned")
        yield parts


def _saying() -> Iterator[tuple[Any, str]]:
    """Yield all places where the functions that say things are found: an owner and a name."""
    for module in [each for name, each in sys.modules.items() if name.startswith("bot.")]:
        for name, value in [*vars(module).items()]:
            if not getattr(value, "__module__", "").startswith(WORDS):
                continue
            if inspect.isfunction(value) and not inspect.iscoroutinefunction(value):
                yield module, name
            elif inspect.isclass(value) and value.__module__ == module.__name__:
                for method, function in [*vars(value).items()]:
                    if inspect.isfunction(function) and not method.startswith("__"):
                        yield value, method
