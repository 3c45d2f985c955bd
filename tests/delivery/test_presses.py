"""A post that was pressed lately is edited by way of its press, which Discord does not count."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any
from unittest import mock

import discord
import pytest

from bot.delivery import presses
from bot.delivery.presses import Presses
from bot.messages.message import note

POST = 7


@dataclass
class Webhook:
    """What discord.py edits with the token of an interaction."""

    error: Exception | None = None
    edited: list[int] = field(default_factory=list)

    async def edit_message(self, message_id: int, **_given: Any) -> None:
        self.edited.append(message_id)
        if self.error is not None:
            raise self.error


def press(webhook: Webhook, *, post: int = POST, private: bool = False, minutes: int = 15) -> Any:
    until: datetime = discord.utils.utcnow() + timedelta(minutes=minutes)
    message = SimpleNamespace(id=post, flags=SimpleNamespace(ephemeral=private))
    return SimpleNamespace(message=message, followup=webhook, expires_at=until)


async def test_the_newest_press_of_a_post_edits_it_again_and_again() -> None:
    known, older, newer = Presses(), Webhook(), Webhook()
    known.note(press(older))
    known.note(press(newer))
    assert [await known.edit(POST, note("Two")) for _time in range(2)] == [True, True]
    assert (older.edited, newer.edited) == ([], [POST, POST])
    assert not await known.edit(POST + 1, note("Two"))


@pytest.mark.parametrize("given", [{"minutes": 0}, {"private": True}])
async def test_a_press_that_is_too_old_or_of_a_private_message_edits_nothing(given: Any) -> None:
    known, webhook = Presses(), Webhook()
    known.note(press(webhook, **given))
    assert not await known.edit(POST, note("Two"))
    assert webhook.edited == []


async def test_what_fails_once_is_not_tried_that_way_again() -> None:
    refused = discord.NotFound(mock.Mock(status=404), "Unknown Message")
    known, webhook = Presses(), Webhook(refused)
    known.note(press(webhook))
    assert not await known.edit(POST, note("Two"))
    assert not await known.edit(POST, note("Two"))
    assert webhook.edited == [POST]
    known.note(press(Webhook(OSError())))
    with pytest.raises(OSError, match=r"^$"):
        await known.edit(POST, note("Two"))
    assert not await known.edit(POST, note("Two"))


async def test_the_presses_of_so_many_posts_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presses, "KEPT", 2)
    known = Presses()
    for post in (1, 2, 1, 3):
        known.note(press(Webhook(), post=post))
    assert [await known.edit(post, note("Two")) for post in (1, 2, 3)] == [True, False, True]


async def test_if_discord_refuses_again_and_again_it_is_not_tried_any_more() -> None:
    known, webhook = Presses(), Webhook(discord.NotFound(mock.Mock(status=404), "Unknown Message"))
    for post in range(10):
        known.note(press(webhook, post=post))
        assert not await known.edit(post, note("Two"))
    assert webhook.edited == [*range(presses.ENOUGH)]
