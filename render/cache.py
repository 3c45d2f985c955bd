"""The cache of everything that is drawn: bounded in bytes, least recently used first to go.

All sprites, layers and encoded pictures share one :data:`CACHE`. So what is drawn often stays, and
what is drawn seldom makes room for it, whichever function it comes from. A cached picture is never
changed afterwards, so that threads may share it.
"""

from __future__ import annotations

import ctypes
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial, wraps
from itertools import count
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from PIL import Image
from zlib_ng import zlib_ng as zlib

P = ParamSpec("P")
T = TypeVar("T")

DEFAULT_LIMIT = 36 * 2**20
"""Bytes; with five games in four languages more hardly makes drawing faster."""

M_ARENA_MAX = -8
"""Of ``mallopt`` in glibc's ``malloc.h``: how many heaps there may be."""

BETWEEN = 16
"""Pictures between two times at which memory is given back."""

_calls = count(1)

ENTRY = 600
"""Bytes that an entry takes beside its pixels: key, objects, and its place in the order."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A sprite compressed without loss to about a tenth, its transparent border cut off.

    ``left`` and ``top`` are where the rest lies in the whole sprite.
    """

    data: bytes
    size: tuple[int, int]
    left: int
    top: int

    @classmethod
    def of(cls, sprite: Image.Image) -> Packed:
        """Return an RGBA sprite compressed; it must not be wholly transparent."""
        box = sprite.getbbox()
        assert box is not None, "nothing is drawn"
        inside = sprite.crop(box)
        return cls(zlib.compress(inside.tobytes(), 1), inside.size, box[0], box[1])

    def image(self) -> Image.Image:
        """Return the sprite within its border."""
        pixels = zlib.decompress(self.data)
        return Image.frombuffer("RGBA", self.size, pixels, "raw", "RGBA", 0, 1)


class Cache:
    """Values by key, of at most ``limit`` bytes together; threads may share it."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._used = 0
        self._entries: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lasting: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        """What goes only when nothing else is left."""
        self._lock = Lock()

    @property
    def used(self) -> int:
        """Bytes of all values, estimated."""
        return self._used

    def find(self, key: Hashable) -> Any | None:
        """Return the value of a key, ``None`` if there is none."""
        with self._lock:
            for entries in (self._entries, self._lasting):
                if (entry := entries.get(key)) is not None:
                    entries.move_to_end(key)
                    return entry[0]
            return None

    def keep(self, key: Hashable, value: T, *, lasting: bool = False) -> T:
        """Keep a value, and return the one that is kept: another thread's, if it was earlier.

        A ``lasting`` one goes only when nothing else is left. A value larger than the whole cache
        is returned but not kept.
        """
        size = size_of(value) + ENTRY
        entries = self._lasting if lasting else self._entries
        with self._lock:
            earlier = entries.get(key)
            if earlier is not None:
                return earlier[0]  # type: ignore[no-any-return]
            if size <= self._limit:
                entries[key] = value, size
                self._used += size
                self._shrink()
        return value

    def values(self) -> dict[Hashable, Any]:
        """Return everything that is kept, by key."""
        with self._lock:
            kept = {**self._lasting, **self._entries}
            return {key: value for key, (value, _size) in kept.items()}

    def forget(self, keys: Iterable[Hashable]) -> None:
        """Forget some values; keys that there are not are passed over."""
        with self._lock:
            for key in keys:
                for entries in (self._entries, self._lasting):
                    _value, size = entries.pop(key, (None, 0))
                    self._used -= size

    def set_limit(self, limit: int) -> None:
        """Set the number of bytes; what is too much goes at once."""
        with self._lock:
            self._limit = limit
            self._shrink()

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._entries.clear()
            self._lasting.clear()
            self._used = 0

    def _shrink(self) -> None:
        while self._used > self._limit:
            _key, (_value, size) = (self._entries or self._lasting).popitem(last=False)
            self._used -= size


CACHE = Cache(DEFAULT_LIMIT)
"""The cache of this process; the setting ``PICTURE_MEMORY`` is its limit."""


def limit_memory(mebibytes: int) -> None:
    """Bound what this process keeps of drawn things; to be called before threads draw.

    It also makes all threads share one heap, where the C library lets it be chosen (glibc): threads
    with heaps of their own leave more holes. Measured after 600 pictures of three games: 206 MB
    resident instead of 226, and no slower.
    """
    CACHE.set_limit(mebibytes * 2**20)
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 1)


def give_back() -> None:
    """Let the C library (glibc) give memory back that it keeps for the next drawing.

    It takes about 5 ms. After twenty seconds at 25 tables that was 50 MB; the next pictures take
    them again.
    """
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def give_back_now_and_then() -> None:
    """Do so at every so many calls; to be called after each picture.

    Without it the process kept 60 MB more after some hundred pictures.
    """
    if next(_calls) % BETWEEN == 0:
        give_back()


def cached(draw: Callable[P, T], *, lasting: bool = False) -> Callable[P, T]:
    """Decorator for a function that returns an image, or a tuple with images, :class:`Packed` too,
    or an object that has a ``weight`` in bytes.

    The arguments must be hashable. Threads that miss at the same time draw the same twice.
    """

    @wraps(draw)
    def found_or_drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        key = draw, args, tuple(kwargs.items())
        found: T | None = CACHE.find(key)
        if found is None:
            return CACHE.keep(key, draw(*args, **kwargs), lasting=lasting)
        return found

    return found_or_drawn


lasting = partial(cached, lasting=True)
"""The same for what is small and takes long to draw: it goes only when nothing else is left."""


def size_of(value: object) -> int:
    """Return how many bytes a value holds in images and packed sprites, or says to weigh."""
    if isinstance(value, Image.Image):
        # Pillow stores a pixel of several bands in four bytes, whether or not all are used.
        return value.width * value.height * (1 if len(value.getbands()) == 1 else 4)
    if isinstance(value, Packed):
        return len(value.data)
    if isinstance(value, bytes):
        return len(value)
    if isinstance(value, tuple):
        return sum(map(size_of, value))
    return int(getattr(value, "weight", 0))
