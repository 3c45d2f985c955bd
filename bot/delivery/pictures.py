"""Pictures as files: drawn and encoded in worker threads, the latest ones kept."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, Literal

from bot.messages.message import Drawn
from bot.texts import Words
from engines.core import AnyGame
from render.picture import Picture, encode
from render.registry import map_renderer, renderer

log = logging.getLogger(__name__)

KEPT = 48
AT_ONCE = 2
"""A small machine draws no faster with more threads."""

Kind = Literal["board", "hand", "where", "targets"]
"""The functions of a renderer that draw."""


class Pictures:
    """Draws views, each at most once while it is among the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Drawn] = OrderedDict()
        self._turnstile = asyncio.Semaphore(AT_ONCE)
        self._closed = threading.Event()

    def warm(self, games: Iterable[str]) -> threading.Thread:
        """Begin to draw beforehand what all pictures of a game share; return the thread that does.

        Nobody has to wait for it: the bot is ready without, only its first pictures take longer.
        So it is no task of the event loop's, and ends with the process. A failure is only logged.
        """
        thread = threading.Thread(
            target=self._draw_layers, args=(tuple(games),), name="warming", daemon=True
        )
        thread.start()
        return thread

    def close(self) -> None:
        """Begin no further layer."""
        self._closed.set()

    def _draw_layers(self, games: Sequence[str]) -> None:
        try:
            for game_id in games:
                art = map_renderer(game_id)
                for layer in art.layers() if art is not None else ():
                    if self._closed.is_set():
                        return
                    layer()
        except Exception:
            log.warning("drawing beforehand failed: first pictures take longer", exc_info=True)

    async def draw(
        self,
        game: AnyGame,
        kind: Kind,
        view: Any,
        words: Words,
        names: Sequence[str],
        *,
        place: str | None = None,
    ) -> Drawn:
        """Return the picture of a view in a language; ``where`` needs a place's id."""
        about = () if place is None else (place,)
        content = "\0".join((game.id, kind, *about, words.locale, *names, game.views.dump(view)))
        key = hashlib.blake2b(content.encode(), digest_size=16).hexdigest()
        if key not in self._kept:
            async with self._turnstile:
                drawn = await asyncio.to_thread(
                    _drawn, game.id, kind, view, *about, words, tuple(names)
                )
            self._kept[key] = drawn
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _drawn(game_id: str, kind: Kind, *given: Any) -> Drawn:
    picture: Picture = getattr(renderer(game_id), kind)(*given)
    return Drawn(encode(picture.image), picture.alt)
