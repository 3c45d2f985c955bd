"""What waits after a failed try, and for how long; kept in memory, as the disk may be full."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass

from bot.delivery import pauses
from bot.delivery.streams import BOTS, CHANNEL, EVERYWHERE, Key
from bot.delivery.trouble import Trouble

log = logging.getLogger(__name__)

LOGGED_EVERY = 12
"""At the longest pause: one line an hour."""


@dataclass
class Hold:
    """One stream that failed. While ``timer`` is set it is not tried again."""

    trouble: Trouble
    failed: int = 0
    timer: asyncio.TimerHandle | None = None


class Holds:
    """The streams that failed; ``wake`` is called when one may be tried again.

    ``public`` are the streams of posts in channels, besides that of the cards.
    """

    def __init__(self, wake: Callable[[], None], public: Collection[str] = ()) -> None:
        self._wake = wake
        self._streams = (CHANNEL, *public, BOTS)
        self._holds: dict[Key, Hold] = {}

    def __len__(self) -> int:
        return len(self._holds)

    def keeps(self, key: Key) -> bool:
        """Whether a stream must not be tried now."""
        return any(
            hold is not None and hold.timer is not None
            for hold in (self._holds.get(EVERYWHERE), self._holds.get(key))
        )

    def only_one(self) -> bool:
        """Whether everything failed, so that one stream is to be tried before all others."""
        return EVERYWHERE in self._holds

    def is_news(self, key: Key, trouble: Trouble) -> bool:
        """Whether a stream has not failed for this reason before."""
        hold = self._holds.get(EVERYWHERE if trouble.everywhere else key)
        return hold is None or hold.trouble.code != trouble.code

    def fail(self, key: Key, trouble: Trouble) -> None:
        """Hold a stream back, or all of them, longer each time."""
        is_news = self.is_news(key, trouble)
        key = EVERYWHERE if trouble.everywhere else key
        hold = self._holds.setdefault(key, Hold(trouble))
        hold.trouble, hold.failed = trouble, hold.failed + 1
        seconds = pauses.pause(hold.failed, trouble.wait)
        if hold.timer is not None:
            hold.timer.cancel()
        hold.timer = asyncio.get_running_loop().call_later(seconds, self._release, key)
        if is_news or hold.failed % LOGGED_EVERY == 0:
            log.warning("%s: %s", place_of(key), sentence(trouble, hold.failed))

    def succeed(self, key: Key) -> None:
        """Note that a stream works, and so does everything it needs.

        Bots need the database, but not Discord.
        """
        everywhere = self._holds.get(EVERYWHERE)
        needs_all = everywhere and (key[1] != BOTS or everywhere.trouble.code == "store")
        for passed in (key, EVERYWHERE) if needs_all else (key,):
            hold = self._holds.pop(passed, None)
            if hold is not None:
                if hold.timer is not None:
                    hold.timer.cancel()
                log.info("%s: works again after %s tries", place_of(passed), hold.failed)

    def forget(self, waiting: Collection[Key]) -> None:
        """Forget what failed in streams in which nothing waits any more: it is in nobody's way.

        A time for which Discord asks to wait is not forgotten before it is over.
        """
        for key, hold in list(self._holds.items()):
            is_over = not waiting if key == EVERYWHERE else key not in waiting
            if is_over and (hold.timer is None or not hold.trouble.wait):
                del self._holds[key]
                if hold.timer is not None:
                    hold.timer.cancel()

    def hurry(self, table_id: int | None = None) -> None:
        """Let what is held back at a table be tried again at once.

        Without ``table_id``: what Discord has forbidden, at any table. Where Discord asks to wait,
        that is done all the same.
        """
        for key, hold in self._holds.items():
            meant = hold.trouble.code == "permissions" if table_id is None else key[0] == table_id
            if meant and hold.timer is not None and not hold.trouble.wait:
                hold.timer.cancel()
                hold.timer = None
        self._wake()

    def trouble(self, table_id: int) -> Trouble | None:
        """Return what is in the way of a table's posts, or of its bots; ``None`` if nothing is."""
        for key in (*((table_id, stream) for stream in self._streams), EVERYWHERE):
            if key in self._holds:
                return self._holds[key].trouble
        return None

    def codes(self, streams: Collection[str]) -> Counter[str]:
        """Return for each kind of trouble how many of these streams wait; from any thread."""
        held = list(self._holds.items())
        return Counter(hold.trouble.code for key, hold in held if key[1] in streams)

    def close(self) -> None:
        """Forget all timers."""
        for hold in self._holds.values():
            if hold.timer is not None:
                hold.timer.cancel()

    def _release(self, key: Key) -> None:
        self._holds[key].timer = None
        self._wake()


def place_of(key: Key) -> str:
    """Return where something failed, for the log."""
    return "sending" if key == EVERYWHERE else f"table {key[0]}, {key[1].split()[0]}"


def sentence(trouble: Trouble, failed: int) -> str:
    """Return what the host should know, for the log."""
    advice = {
        "discord": "Discord does not take it; tried again",
        "token": "Discord does not know the token any more: set DISCORD_TOKEN and restart",
        "permissions": "Discord forbids it; tried again. Grant the bot: "
        + (", ".join(trouble.missing) or "access to the channel"),
        "store": "the database cannot be written; tried again",
        "held": "the game is held (docs/hosting.md, Upgrade); tried again",
        "bot": "a computer player fails; tried again. A person can take its seat",
        "own": "an error of the program; tried again",
    }[trouble.code]
    return f"{advice} ({trouble.detail}, {failed} failed)"
