"""Has pictures drawn and encoded beside the event loop, and caches the latest ones."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Any, Literal

from bot.messages.parts import Explained
from bot.texts import Words
from bot.workers import Workers
from engines.core import AnyGame, Course
from render import files
from render.cache import CACHE, give_back
from render.files import Drawn, halves
from render.picture import ALT_LIMIT, Picture
from render.registry import drawn_view, map_renderer, renderer
from render.replay import Scene, animation

log = logging.getLogger(__name__)

Kind = Literal[
    "board",
    "hand",
    "where",
    "targets",
    "start",
    "end",
    "curve",
    "whole_map",
    "closeups",
    "closeup",
    "card_picture",
    "location_picture",
    "player_picture",
    "animation",
]
"""Names of a renderer's drawing functions."""

ABOUT: frozenset[Kind] = frozenset({"where", "card_picture", "location_picture", "player_picture"})
"""Those that are about a thing, which is given after the view."""

Days = tuple[date, date]
"""The first and the last day of a game."""


class Pictures:
    """Draws views; the latest pictures are cached."""

    def __init__(self, workers: Workers | None = None) -> None:
        self._workers = workers or Workers()
        self._own = object()
        self._drawing = asyncio.Semaphore(self._workers.at_once)
        self._closed = threading.Event()
        self._begun: dict[Hashable, asyncio.Task[tuple[tuple[bytes, str], ...]]] = {}
        """What is being drawn, by key."""
        self._animations: dict[int, tuple[Hashable, asyncio.Task[Drawn]]] = {}
        """By table: what is being drawn, and where it will be found."""
        self._animating = asyncio.Semaphore()
        """An animation takes as much memory as all the rest: one is drawn at a time."""

    def warm(self, games: Iterable[str]) -> threading.Thread:
        """Start a thread that draws what all pictures of a game share; return the thread.

        The bot works without it, only its first pictures take longer. So the thread is a daemon,
        which need not be awaited and ends with the process. A failure is only logged.
        """
        thread = threading.Thread(
            target=self._draw_layers, args=(tuple(games),), name="warming", daemon=True
        )
        thread.start()
        return thread

    def close(self) -> None:
        """Stop :meth:`warm` before its next layer, and animations before their next frame."""
        self._closed.set()
        for task in (*self._begun.values(), *(task for _key, task in self._animations.values())):
            task.cancel()

    def _draw_layers(self, games: Sequence[str]) -> None:
        try:
            for game_id in games:
                painter = map_renderer(game_id)
                for layer in painter.layers() if painter is not None else ():
                    if self._closed.is_set():
                        return
                    layer()
            give_back()
        except Exception:
            log.warning("preparing pictures failed: first pictures take longer", exc_info=True)

    async def draw(
        self,
        game: AnyGame,
        kind: Kind,
        view: Any,
        words: Words,
        names: Sequence[str],
        *,
        about: str | int | Days | None = None,
    ) -> tuple[Drawn, ...]:
        """Return the pictures of a kind in the language of ``words``: one, *closeups* any
        number, *closeup* one or none.

        What is in :data:`ABOUT` is ``about`` a thing, *end* about the days of the game.
        """
        view = drawn_view(game.id, kind, view)
        about_it = () if about is None else (about,)
        content = (game.id, kind, *map(str, about_it), words.locale, *names, game.views.dump(view))
        given = view, words, tuple(names), *about_it
        if kind in ABOUT:
            given = view, *about_it, words, tuple(names)
        return await self._drawn(_digest(content), game.id, kind, *given)

    async def curve(
        self, game_id: str, course: Course, words: Words, names: Sequence[str]
    ) -> Drawn:
        """Return the chart of how the points of a game went, in the language of ``words``."""
        key = "curve", game_id, words.locale, *names, course
        (drawn,) = await self._drawn(key, game_id, "curve", course, words, tuple(names))
        return drawn

    async def halves(self, png: bytes) -> tuple[bytes, bytes] | None:
        """Return the two halves of a picture; ``None`` if it is large enough as a whole."""
        key = self._own, "halves", hashlib.blake2b(png, digest_size=16).digest()
        kept: tuple[tuple[bytes, bytes] | None] | None = CACHE.find(key)
        if kept is None:
            async with self._drawing:
                kept = CACHE.keep(key, (await self._workers.run(halves, png),))
        return kept[0]

    async def _drawn(
        self, key: Hashable, game_id: str, kind: Kind | Explained, *given: Any
    ) -> tuple[Drawn, ...]:
        drawing = partial(self._workers.run, files.draw, game_id, kind, *given)
        return await self._cached(key, drawing)

    async def _cached(
        self, key: Hashable, drawing: Callable[[], Awaitable[tuple[Drawn, ...]]]
    ) -> tuple[Drawn, ...]:
        """Return the pictures that are cached, or what is drawn when that is called.

        Who asks for what is being drawn already waits for the same.
        """
        kept: tuple[tuple[bytes, str], ...] | None = CACHE.find((self._own, key))
        if kept is None:
            if key not in self._begun:
                task = self._begun[key] = asyncio.create_task(self._kept(key, drawing))
                task.add_done_callback(lambda _task: self._begun.pop(key))
            # Whoever waits no longer does not take it from others.
            kept = await asyncio.shield(self._begun[key])
        return tuple(Drawn(*each) for each in kept)

    async def _kept(
        self, key: Hashable, drawing: Callable[[], Awaitable[tuple[Drawn, ...]]]
    ) -> tuple[tuple[bytes, str], ...]:
        """Return what is drawn, and keep it in the cache."""
        async with self._drawing:
            drawn = await drawing()
        return CACHE.keep((self._own, key), tuple((each.png, each.alt) for each in drawn))

    def is_animating(self, table_id: int, key: Hashable) -> bool:
        """Whether another animation of a table is being drawn than that with this key."""
        return table_id in self._animations and self._animations[table_id][0] != key

    async def animation(
        self,
        table_id: int,
        key: Hashable,
        game: AnyGame,
        scenes: Callable[[], Awaitable[Sequence[Scene]]],
        words: Words,
        names: Sequence[str],
    ) -> Drawn:
        """Return an animation; who asks for one that is being drawn already waits for the same.

        Of a table one is drawn at a time: another one waits for it. ``scenes`` is called only if
        it must be. The ``key`` says what is to be seen.
        """
        while self.is_animating(table_id, key):
            await asyncio.wait([self._animations[table_id][1]])
        if table_id not in self._animations:
            task = asyncio.create_task(self._animation(game, scenes, words, names))
            self._animations[table_id] = key, task
            task.add_done_callback(lambda _task: self._animations.pop(table_id, None))
        # Whoever waits no longer does not take it from others.
        return await asyncio.shield(self._animations[table_id][1])

    async def _animation(
        self,
        game: AnyGame,
        scenes: Callable[[], Awaitable[Sequence[Scene]]],
        words: Words,
        names: Sequence[str],
    ) -> Drawn:
        async with self._animating:
            shown = await scenes()
            content = [game.id, words.locale, *names]
            for scene in shown:
                content += game.views.dump(scene.view), repr(replace(scene, view=None))
            key = "animation", _digest(content)
            given = game.id, shown, words, tuple(names), self._closed

            async def drawing() -> tuple[Drawn, ...]:
                # In a process of the workers it would hold up what people wait for.
                return (await asyncio.to_thread(_animated, *given),)

            (drawn,) = await self._cached(key, drawing)
            return drawn

    async def explained(self, game_id: str, kind: Explained, words: Words) -> Drawn:
        """Return the picture of *In one minute*, or the key of a game, in a language."""
        key = kind, game_id, words.locale
        (drawn,) = await self._drawn(key, game_id, kind, words)
        return drawn


def _digest(content: Iterable[str]) -> bytes:
    return hashlib.blake2b("\0".join(content).encode(), digest_size=16).digest()


def _animated(
    game_id: str,
    scenes: Sequence[Scene],
    words: Words,
    names: tuple[str, ...],
    closed: threading.Event,
) -> Drawn:
    def board(view: Any) -> Picture:
        if closed.is_set():  # nobody waits for it any more
            raise RuntimeError("the bot stops")
        return renderer(game_id).board(view, words, names)

    data, last = animation(game_id, scenes, board)
    return Drawn(data, f"{words('replay-alt', count=len(scenes))} {last}"[:ALT_LIMIT])
