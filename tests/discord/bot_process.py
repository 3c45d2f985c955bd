"""``python -m tests.discord.bot_process``: the real bot, told where the local Discord is.

``LOCAL_API`` and ``LOCAL_GATEWAY`` are the addresses; ``DATABASE``, ``DISCORD_TOKEN`` and
``LOG_LEVEL`` are the bot's own settings. Everything else only makes the run shorter:

* ``LOCAL_PICTURES=0`` draws one picture of each kind and repeats it;
* ``LOCAL_PAUSES=0.05,0.5,2`` are the shortest and the longest pause before sending again, and that
  between two looks at what is lost or late, in seconds;
* ``LOCAL_TIMEOUT=10`` is how long a request may hang, in seconds;
* ``LOCAL_AHEAD`` is a file with the seconds by which the bot's clock is ahead (optional);
* ``LOCAL_PLANTED`` names a fault that the bot shall have (optional).
"""

from __future__ import annotations

import os
import sys
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import yarl
from discord import gateway, http

from bot import __main__ as program
from bot import client
from bot.delivery import pauses, pictures
from bot.tables.repository import TableRepository
from render import files
from render.files import Drawn
from tests.discord.planted import PLANTED


def connect_locally() -> None:
    """Make discord.py speak to the local Discord, as the environment says."""
    http.Route.BASE = os.environ["LOCAL_API"]
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["LOCAL_GATEWAY"])
    seconds = float(os.environ["LOCAL_TIMEOUT"])
    pauses.REQUEST = seconds
    # Of answers to interactions: discord.py sets none, so aiohttp's own holds for a new session.
    setattr(aiohttp.client, "DEFAULT_TIMEOUT", aiohttp.ClientTimeout(seconds))  # noqa: B010


def draw_once() -> None:
    """Draw the first picture of each kind only, and no layers in advance."""
    original = files.draw
    first: dict[tuple[str, str], tuple[Drawn, ...]] = {}

    def sketched(game_id: str, kind: str, *given: Any) -> tuple[Drawn, ...]:
        if (game_id, kind) not in first:
            first[game_id, kind] = original(game_id, kind, *given)
        return first[game_id, kind]

    files.draw = sketched
    pictures._animated = lambda *_given: Drawn(b"RIFF", "animation")
    pictures.Pictures.warm = lambda self, games: None  # type: ignore[assignment, method-assign, return-value]


def shorten_pauses(shortest: float, longest: float, looks: float) -> None:
    """Set the pauses of the bot's delivery, and that between two looks, in seconds."""
    pauses.SHORTEST = shortest
    pauses.LONGEST = longest
    pauses.COMPARE_EVERY = looks


def go_ahead(ahead: Path) -> None:
    """Let the clock of the tables be ahead by the seconds in a file."""

    def clock() -> float:
        return time.time() + float(ahead.read_text(encoding="ascii"))

    setattr(client, "TableRepository", partial(TableRepository, clock=clock))  # noqa: B010


def end_with_parent() -> None:
    """End the process when whoever has started it is gone, and with it the other end of stdin."""

    def watch() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main() -> int:
    """Run the bot until it is stopped or killed; return its exit code."""
    end_with_parent()
    connect_locally()
    if os.environ.get("LOCAL_PICTURES") == "0":
        draw_once()
    shorten_pauses(*map(float, os.environ["LOCAL_PAUSES"].split(",")))
    if "LOCAL_AHEAD" in os.environ:
        go_ahead(Path(os.environ["LOCAL_AHEAD"]))
    if "LOCAL_PLANTED" in os.environ:
        PLANTED[os.environ["LOCAL_PLANTED"]]()
    return program.main()


if __name__ == "__main__":
    sys.exit(main())
