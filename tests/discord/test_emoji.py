"""The signs of the games become emoji of the application, whatever goes wrong on the way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import discord as library
import pytest
from discord.http import Route

from bot.delivery import emoji, pauses
from bot.delivery.emoji import Upload, show_signs, uploads
from render.signs import SIGNS, Sign, show, sign
from tests.discord.faults import Fault
from tests.discord.server import LocalDiscord
from tests.discord.world import World

LONG_AGO = 1_700_000_000.0
EMOJI: dict[str, Any] = {"route": "/applications/*/emojis"}
REFUSED: dict[str, Any] = {"status": 400, "code": 50035}


@pytest.fixture(autouse=True)
def _stand_ins() -> Iterator[None]:
    yield
    show({})


@pytest.fixture(autouse=True)
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let pauses pass at once; return how long they would have been."""
    seconds: list[float] = []
    sleep = asyncio.sleep

    async def at_once(delay: float, *_result: Any) -> None:
        seconds.append(delay)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", at_once)
    return seconds


@pytest.fixture
async def application(
    discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[library.Client]:
    async with await connected(discord, monkeypatch) as client:
        yield client


async def connected(discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> library.Client:
    """Return a client that is logged in, with no connection to the gateway."""
    monkeypatch.setattr(Route, "BASE", discord.url)
    client = library.Client(intents=library.Intents.none(), max_ratelimit_timeout=30)
    await client.login(discord.world.token)
    return client


def names(discord: LocalDiscord) -> set[str]:
    return {entry["name"] for entry in discord.world.emojis.values()}


def wanted() -> set[str]:
    return {upload.name for upload in uploads()}


def shown() -> set[str]:
    """Return the signs that texts show as emoji."""
    return {name for name in SIGNS if sign(name) != SIGNS[name].stand_in}


async def test_the_signs_are_uploaded_and_shown(
    application: library.Client, discord: LocalDiscord
) -> None:
    await show_signs(application)
    assert names(discord) == wanted()
    assert shown() == SIGNS.keys()
    by_name = {entry["name"]: entry["id"] for entry in discord.world.emojis.values()}
    for upload in uploads():
        assert sign(upload.sign) == f"<:{upload.name}:{by_name[upload.name]}>"


async def test_what_is_there_is_not_uploaded_again(
    application: library.Client, discord: LocalDiscord
) -> None:
    await show_signs(application)
    show({})
    await show_signs(application)
    assert shown() == SIGNS.keys()
    assert len(discord.requests("POST")) == len(wanted())


@pytest.mark.slow
@pytest.mark.parametrize(
    "given",
    [
        {"status": 429, "retry_after": 0.2},
        {"status": 429, "retry_after": 0.2, "times": 7},
        {"status": 429, "retry_after": 500.0},
        {"status": 500},
        {"status": 500, "times": 6},
        {"status": 503, "times": 3},
        {"status": 503, "after": True},
        {"kind": "drop"},
        {"kind": "drop", "after": True},
        {"kind": "cloudflare"},
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_what_fails_is_tried_again(
    method: str,
    given: dict[str, Any],
    application: library.Client,
    discord: LocalDiscord,
    slept: list[float],
) -> None:
    fault = {"kind": "status", "method": method, **EMOJI, **given}
    met = discord.faults.add(Fault(**fault, skip=2 * (method == "POST")))
    await show_signs(application)
    assert met.is_over
    assert max(slept, default=0.0) >= given.get("retry_after", 0)
    assert names(discord) == wanted()
    assert len(discord.world.emojis) == len(wanted())
    assert shown() == SIGNS.keys()


async def test_the_log_tells_of_one_trouble_once(
    application: library.Client, discord: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    for times, status in ((6, 403), (1, 404)):
        discord.faults.add(Fault("status", method="GET", status=status, times=times, **EMOJI))
    with caplog.at_level(logging.WARNING, emoji.__name__):
        await show_signs(application)
    assert shown() == SIGNS.keys()
    texts = [line.partition(",")[0] for line in caplog.messages]
    assert texts == ["signs not uploaded (403 0)", "signs not uploaded (404 0)"]


async def test_a_request_that_hangs_is_given_up(
    application: library.Client, discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pauses, "REQUEST", 0.2)
    met = discord.faults.add(Fault("hang", method="POST", **EMOJI))
    await show_signs(application)
    assert met.is_over
    assert shown() == SIGNS.keys()


async def test_what_is_refused_keeps_its_stand_in(
    application: library.Client, discord: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    is_red = {upload.name for upload in uploads() if upload.sign == "red"}
    discord.faults.add(
        Fault(
            "status",
            method="POST",
            times=None,
            where=lambda request: request.payload["name"] in is_red,
            **EMOJI,
            **REFUSED,
        )
    )
    with caplog.at_level(logging.WARNING, emoji.__name__):
        await show_signs(application)
    assert SIGNS.keys() - shown() == {"red"}
    (line,) = caplog.messages
    assert f"Discord refuses the emoji {is_red.pop()} (400 50035)" == line


async def test_an_application_that_is_full_is_asked_once(
    application: library.Client, discord: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    full: dict[str, Any] = {"status": 400, "code": 30008, "times": None, "skip": 2}
    discord.faults.add(Fault("status", method="POST", **EMOJI, **full))
    with caplog.at_level(logging.WARNING, emoji.__name__):
        await show_signs(application)
    assert len(shown()) == 2
    assert len(discord.requests("POST")) == 3
    (line,) = caplog.messages
    assert line == f"Discord refuses the emoji {uploads()[2].name} (400 30008)"


async def test_what_is_refused_is_logged_in_one_line(
    application: library.Client, discord: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    discord.faults.add(Fault("status", method="POST", times=None, **EMOJI, **REFUSED))
    with caplog.at_level(logging.WARNING, emoji.__name__):
        await show_signs(application)
    assert shown() == set()
    (line,) = caplog.messages
    assert all(f"{upload.name} (400 50035)" in line for upload in uploads())


async def test_a_request_given_up_while_all_are_limited_holds_up_no_other(
    application: library.Client, discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pauses, "REQUEST", 0.2)
    limit = Fault("status", method="POST", status=429, retry_after=20.0, is_global=True, **EMOJI)
    discord.faults.add(limit)
    at_once = asyncio.sleep

    async def for_ever_if_limited(delay: float) -> None:
        await (asyncio.Event().wait() if delay == limit.retry_after else at_once(delay))

    monkeypatch.setattr(asyncio, "sleep", for_ever_if_limited)
    async with asyncio.timeout(20):
        await show_signs(application)
    assert limit.is_over
    assert shown() == SIGNS.keys()


async def test_until_all_is_uploaded_stand_ins_are_shown(
    application: library.Client, discord: LocalDiscord
) -> None:
    stuck = Fault("hang", method="POST", skip=3, **EMOJI)
    discord.faults.add(stuck)
    task = asyncio.create_task(show_signs(application))
    await discord.world.until(lambda: stuck.hits == 1)
    assert len(shown()) == 3
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    discord.release()
    discord.faults.clear()
    await show_signs(application)
    assert shown() == SIGNS.keys()
    assert len(discord.world.emojis) == len(wanted())


async def test_two_processes_of_one_application_get_along(
    application: library.Client, discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await connected(discord, monkeypatch) as other:
        await asyncio.gather(show_signs(application), show_signs(other))
    assert names(discord) == wanted()
    assert len(discord.world.emojis) == len(wanted())
    assert shown() == SIGNS.keys()


async def test_what_another_process_was_quicker_with_is_shown(
    application: library.Client, discord: LocalDiscord
) -> None:
    fault = Fault("status", method="POST", after=True, times=2, **EMOJI, **REFUSED)
    discord.faults.add(fault)
    await show_signs(application)
    assert fault.is_over
    assert shown() == SIGNS.keys()


def test_a_name_tells_what_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def named(sign: Sign) -> str:
        monkeypatch.setattr(emoji, "all_signs", lambda: (sign,))
        (upload,) = uploads.__wrapped__()
        return upload.name

    red, blue = SIGNS["red"], SIGNS["blue"]
    assert named(red) == named(red) == named(replace(red, stand_in="?"))
    assert named(replace(red, draw=blue.draw)) != named(red)
    assert named(replace(red, name="seat-0")).startswith("seat_0_")


def changed() -> tuple[Upload, ...]:
    """Return the signs after one was drawn anew."""
    (red,) = [upload for upload in uploads() if upload.sign == "red"]
    (other,) = [upload for upload in uploads() if upload.sign == "blue"]
    new = Upload(red.sign, "red_0a1b2c", other.image)
    return tuple(new if upload is red else upload for upload in uploads())


async def test_a_changed_picture_replaces_the_former_one(
    application: library.Client, discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    await show_signs(application)
    before = names(discord)
    monkeypatch.setattr(emoji, "uploads", changed)
    await show_signs(application)
    assert sign("red").startswith("<:red_0a1b2c:")
    assert names(discord) == {*before, "red_0a1b2c"}, "posts still show the former one"


@pytest.fixture
async def old_discord() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(World(clock=lambda: LONG_AGO)) as local:
        yield local


async def test_a_former_picture_is_deleted_when_it_was_replaced_long_ago(
    old_discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = ("red", "red_", "red_1a2b3", "red_1a2b3g", "red_1A2B3C", "ted_1a2b3c", "red_1a2b3c4")
    async with await connected(old_discord, monkeypatch) as client:
        for name in own:
            await client.create_application_emoji(name=name, image=uploads()[0].image)
        await show_signs(client)
        assert names(old_discord) == {*own, *wanted()}
        monkeypatch.setattr(emoji, "uploads", changed)
        await show_signs(client)
    assert names(old_discord) == {*own, *(upload.name for upload in changed())}


async def test_what_somebody_else_uploaded_is_never_deleted(
    old_discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await connected(old_discord, monkeypatch) as client:
        for name in ("red_202311", "red_202312"):
            await client.create_application_emoji(name=name, image=uploads()[0].image)
        for entry in old_discord.world.emojis.values():
            if entry["name"] == "red_202311":
                entry["user"] = {**entry["user"], "id": "12345"}
        await show_signs(client)
    assert names(old_discord) == {"red_202311", *wanted()}


async def test_a_former_picture_stays_while_the_new_one_is_refused(
    old_discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await connected(old_discord, monkeypatch) as client:
        await show_signs(client)
        before = names(old_discord)
        monkeypatch.setattr(emoji, "uploads", changed)
        old_discord.faults.add(Fault("status", method="POST", **EMOJI, **REFUSED))
        await show_signs(client)
    assert names(old_discord) == before
    assert sign("red") == SIGNS["red"].stand_in


async def test_a_former_picture_that_another_process_has_deleted(
    old_discord: LocalDiscord, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with await connected(old_discord, monkeypatch) as client:
        await show_signs(client)
        monkeypatch.setattr(emoji, "uploads", changed)
        fault = Fault("status", method="DELETE", status=404, code=10014, after=True)
        old_discord.faults.add(fault)
        await show_signs(client)
    assert fault.is_over
    assert "signs not uploaded" not in caplog.text, "it need not be tried again"
    assert len(old_discord.world.emojis) == len(wanted())


async def test_an_error_of_the_program_is_logged_and_stops_it(
    application: library.Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def broken() -> tuple[Upload, ...]:
        raise ValueError

    monkeypatch.setattr(emoji, "uploads", broken)
    with caplog.at_level(logging.ERROR, emoji.__name__):
        await show_signs(application)
    assert caplog.messages[0].startswith("signs not uploaded: ValueError")


def test_the_pictures_are_what_discord_takes() -> None:
    assert uploads(), "there are signs"
    for upload in uploads():
        assert upload.image.startswith(b"\x89PNG")
        assert len(upload.image) <= 16 * 1024
        assert 2 <= len(upload.name) <= 32
        assert upload.name.replace("_", "").isalnum()
        assert upload.name.isascii()
    assert len(wanted()) == len(uploads())
