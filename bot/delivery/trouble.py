"""Why something could not be sent: what passes by itself, and what somebody has to mend."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Literal

import aiohttp
import discord

from bot.store.errors import CommitUnsure, DamagedDatabase, StoreUnavailable
from bot.tables import TableRefused

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
TOO_FAST = 40003
"""Discord's error code for opening private channels too fast; it passes."""
ARCHIVED = 50083
CLOSED = (50007, 50278)
"""Discord's error codes when a user takes no private messages."""

Code = Literal["discord", "token", "permissions", "store", "held", "bot", "own"]


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is in the way.

    ``code``: Discord does not answer or asks to wait (``discord``), does not know the bot's token
    (``token``) or forbids it (``permissions``); the disk is in trouble (``store``); the
    game is held (``held``); a bot's choice
    fails (``bot``); the program itself fails (``own``).
    """

    code: Code
    detail: str
    """For the log: no secrets, no addresses."""
    wait: float = 0
    """Seconds for which Discord asks to wait."""
    everywhere: bool = False
    """Whether it concerns all tables."""
    unsure: bool = False
    """Whether the message may have been posted all the same."""
    missing: tuple[str, ...] = ()
    """Permissions to grant, by discord.py's names."""


def where_failed(error: Exception) -> str:
    """Return an error's kind and where it came up, and the same of its cause, for the log.

    Not its own words, in which a hidden card may stand.
    """
    lines = "".join(traceback.format_tb(error.__traceback__)).rstrip()
    cause = error.__cause__
    because = f"\nbecause of {where_failed(cause)}" if isinstance(cause, Exception) else ""
    return f"{type(error).__name__}\n{lines}{because}"


@contextmanager
def logged(what: str) -> Iterator[None]:
    """Let what fails in the block stop nothing else; the log says ``what`` that was, and where.

    :raises StoreUnavailable: or ``DamagedDatabase``, which concern everything.
    """
    try:
        yield
    except (StoreUnavailable, DamagedDatabase):
        raise
    except Exception as error:
        log.error("%s: %s", what, where_failed(error))


def trouble_of(error: Exception, *, is_bot: bool = False) -> Trouble:
    """Return what an error of a try to send means, or of a bot's turn."""
    name = type(error).__name__
    match error:
        case discord.RateLimited():
            return Trouble("discord", "429", error.retry_after)
        case discord.HTTPException():
            return _refused(error)
        case StoreUnavailable() | DamagedDatabase():
            return Trouble("store", error.reason, everywhere=True)
        case CommitUnsure():
            return Trouble("store", "commit", everywhere=True)
        case TableRefused():
            return Trouble("held", error.code)
        # A connection that broke may have delivered the message before.
        case aiohttp.ClientError() | OSError():
            return Trouble("discord", name, unsure=True)
        case _ if is_bot:
            return Trouble("bot", name)
        case _:
            return Trouble("own", name, unsure=True)


def _refused(error: discord.HTTPException) -> Trouble:
    detail = f"{error.status} {error.code}"
    match error.status:
        case 429:
            headers: Mapping[str, str] = getattr(error.response, "headers", {})
            wait = 0.0
            with suppress(ValueError):
                wait = float(headers.get("Retry-After", 0))
            # Discord's own answer names its bucket. Cloudflare's concerns the whole machine.
            return Trouble("discord", detail, wait, everywhere="Via" not in headers)
        case 401:
            return Trouble("token", detail, everywhere=True)
        case 403 | 404:
            return Trouble("permissions", detail)
        case 400 if error.code == ARCHIVED:  # and locked: opening it is not permitted
            return Trouble("permissions", detail)
        case 408:
            return Trouble("discord", detail, unsure=True)
        case status if status >= 500:
            return Trouble("discord", detail, unsure=True)
        case _:
            return Trouble("own", detail)


def is_closed(error: discord.Forbidden | discord.NotFound) -> bool:
    """Whether the user takes no private messages, or is no longer there."""
    if isinstance(error, discord.Forbidden):
        return error.code != TOO_FAST
    return error.code == UNKNOWN_USER
