"""Where drawing and thinking is done: in threads, or in processes that use the other cores.

A thread shares one interpreter with the event loop, so that people wait while pictures are drawn.
Processes do not, but each has memory of its own.
"""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

from engines.core import AnyGame
from engines.players import SECONDS
from engines.registry import games
from render.cache import limit_memory
from render.registry import draw_content_of, map_renderer

T = TypeVar("T")

THREADS = 2
"""Pictures drawn at a time without processes; a small machine is no faster with more."""

SEARCHED = 7000
"""New objects after which the newest are searched for garbage; Python's own number is 700."""

BRIEF = 0.0005
"""Seconds after which a thread that thinks lets others go on, if they want to."""

LOWEST = 19
"""The priority of who may wait for everybody else, as ``nice`` counts it."""

# A copy of this process would have its threads' locks, but not its threads.
_SPAWNED = multiprocessing.get_context("spawn")

_games: dict[str, AnyGame] = {}
"""The games of this process, if it is one of the workers'."""


class Workers:
    """Runs functions beside the event loop.

    :param processes: how many; with 0 threads do it. They start when they are first needed, and end
        with the bot, also if it is killed.
    :param content: the folder with content of one's own, as the bot has it.
    :param memory: MiB that drawn things may take in each process.
    :param patience: seconds that a computer player may think about a turn, on a slow core.
    """

    def __init__(
        self,
        processes: int = 0,
        content: Path | None = None,
        memory: int = 40,
        patience: float = SECONDS,
    ) -> None:
        self.at_once, self.patience = processes or THREADS, patience
        self._processes, self._given = processes, (content, memory)
        self._pool, self._slow_pool = self._new_pool(), self._new_slow_pool()
        self._slow = asyncio.Semaphore(1)

    async def run(self, function: Callable[..., T], *given: Any) -> T:
        """Return what a function returns; with processes it must be one of a module.

        If the process dies that runs it, it is run once more in a new one.

        :raises BrokenProcessPool: if that dies as well.
        :raises Exception: what the function raises.
        """
        if self._pool is None:
            return await asyncio.to_thread(function, *given)
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, function, *given)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, function, *given)

    async def think(self, function: Callable[..., T], game: AnyGame, *given: Any) -> T:
        """Return what a function returns that is given a game and more, as :meth:`run` does.

        Games do not travel between processes: each has its own.
        """
        if self._pool is None:
            return await self.run(function, game, *given)
        return await self.run(_thought, function, _named(game), *given)

    async def ponder(self, function: Callable[..., T], game: AnyGame, *given: Any) -> T:
        """Return the same as :meth:`think`, from a function that takes long.

        One such is done at a time. With processes it has one of its own, which starts when it is
        first needed and has the lowest priority, so that nobody waits for it.
        """
        async with self._slow:
            if self._slow_pool is None:
                # With Python's own interval presses take twice as long meanwhile, or longer.
                usual = sys.getswitchinterval()
                sys.setswitchinterval(BRIEF)
                try:
                    return await asyncio.to_thread(function, game, *given)
                finally:
                    sys.setswitchinterval(usual)
            loop, thought = asyncio.get_running_loop(), (_thought, function, _named(game), *given)
            try:
                return await loop.run_in_executor(self._slow_pool, *thought)
            except BrokenProcessPool:
                self._slow_pool = self._new_slow_pool()
                return await loop.run_in_executor(self._slow_pool, *thought)

    def start(self) -> bool:
        """Start the processes and let them draw what pictures share; return whether there are any.

        Without it that is done when the first pictures are drawn.
        """
        if self._pool is None:
            return False
        for _process in range(self._processes):
            self._pool.submit(_draw_layers)
        return True

    def close(self) -> None:
        """End the processes as soon as each has done what it is doing."""
        for pool in (self._pool, self._slow_pool):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor | None:
        if not self._processes:
            return None
        return ProcessPoolExecutor(self._processes, _SPAWNED, _begin, self._given)

    def _new_slow_pool(self) -> ProcessPoolExecutor | None:
        if not self._processes:
            return None
        return ProcessPoolExecutor(1, _SPAWNED, _begin_slow, self._given[:1])


def _begin(content: Path | None, memory: int) -> None:
    """Prepare a process that draws and thinks."""
    limit_memory(memory)
    _load(content)
    draw_content_of(_games.values())
    set_aside()


def set_aside() -> None:
    """Leave what there is now out of all later searches for garbage, and search less often.

    To look through what is loaded at the start would hold everybody up for 0.1 s, and searching as
    often as Python does by itself is two parts in a hundred of a turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(SEARCHED)


def _begin_slow(content: Path | None) -> None:
    """Prepare a process that takes long over what it does, and draws nothing."""
    os.nice(LOWEST)
    _load(content)


def _load(content: Path | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the bot, which ends this one
    threading.Thread(target=_end_with_bot, daemon=True).start()
    _games.update(games(content))


def _draw_layers() -> None:
    for painter in filter(None, map(map_renderer, _games)):
        for layer in painter.layers():
            layer()


def _end_with_bot() -> None:
    """End this process when the bot has ended: one that was killed tells nobody."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


def _named(game: AnyGame) -> tuple[str, str, int]:
    return game.id, game.content_hash, game.ruleset


def _thought(function: Callable[..., T], named: tuple[str, str, int], *given: Any) -> T:
    game_id, content_hash, ruleset = named
    return function(_games[game_id].begun_with(content_hash, ruleset), *given)
