"""What an error means: wait, look first, grant something, or mend the program."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.delivery.trouble import Trouble, trouble_of
from bot.store.errors import DamagedDatabase, StoreUnavailable
from bot.tables import TableRefused

DISCORD = {"Via": "1.1 google", "X-RateLimit-Bucket": "b"}


def refused(status: int, code: int = 0, headers: Any = None) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers=headers or {})
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize("status", [408, 500, 502, 503, 504, 520, 524])
def test_a_server_that_fails_may_have_done_it(status: int) -> None:
    assert trouble_of(refused(status)) == Trouble("discord", f"{status} 0", unsure=True)


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        aiohttp.ClientOSError(104, "reset"),
        TimeoutError(),
        ConnectionResetError(),
    ],
)
def test_a_connection_that_breaks_passes_and_leaves_it_unsure(error: Exception) -> None:
    trouble = trouble_of(error)
    assert (trouble.code, trouble.unsure, trouble.everywhere) == ("discord", True, False)


def test_a_limit_of_discord_concerns_one_stream_and_is_no_doubt() -> None:
    headers = {**DISCORD, "Retry-After": "7.5"}
    assert trouble_of(refused(429, headers=headers)) == Trouble("discord", "429 0", 7.5)
    assert trouble_of(discord.RateLimited(40.0)) == Trouble("discord", "429", 40.0)


def test_a_ban_by_the_network_concerns_everything() -> None:
    for given, wait in (({"Retry-After": "600"}, 600), ({}, 0), ({"Retry-After": "soon"}, 0)):
        assert trouble_of(refused(429, headers=given)) == Trouble(
            "discord", "429 0", wait, everywhere=True
        )


def test_a_token_that_is_not_known_concerns_everything() -> None:
    assert trouble_of(refused(401)) == Trouble("token", "401 0", everywhere=True)


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (404, 10003)])
def test_what_is_forbidden_is_for_somebody_to_grant(status: int, code: int) -> None:
    assert trouble_of(refused(status, code)) == Trouble("permissions", f"{status} {code}")


def test_a_message_that_discord_does_not_understand_is_our_own_fault() -> None:
    assert trouble_of(refused(400, 50035)) == Trouble("own", "400 50035")


def test_the_disk_concerns_everything() -> None:
    full = StoreUnavailable(Path("x"), "full")
    assert trouble_of(full) == Trouble("store", "full", everywhere=True)
    assert trouble_of(full, is_bot=True).code == "store"
    assert trouble_of(DamagedDatabase(Path("x"), "bad")).code == "store"


def test_a_bot_that_fails_is_told_from_the_program() -> None:
    assert trouble_of(KeyError("F5"), is_bot=True) == Trouble("bot", "KeyError")
    assert trouble_of(KeyError("F5")) == Trouble("own", "KeyError", unsure=True)
    assert "F5" not in trouble_of(KeyError("F5")).detail


def test_a_held_game_is_no_error() -> None:
    assert trouble_of(TableRefused("other-content")) == Trouble("held", "other-content")
