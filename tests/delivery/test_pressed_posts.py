"""Posts are edited by their newest press as long as that is good."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery import pressed_posts
from bot.delivery.pressed_posts import PressedPosts
from bot.messages.message import Message, note
from tests.dispatch.stubs import dropped, http


class Press:
    """A press on a message, whose edit ends with an error or works."""

    def __init__(
        self, message_id: int, *, private: bool = False, error: Exception | None = None
    ) -> None:
        flags = SimpleNamespace(ephemeral=private)
        self.message = SimpleNamespace(id=message_id, flags=flags)
        self.error, self.is_over, self.edits = error, False, 0

    def is_expired(self) -> bool:
        return self.is_over


async def edited(press: Press, _message: Message) -> None:
    press.edits += 1
    if press.error is not None:
        raise press.error


@pytest.fixture(autouse=True)
def _no_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pressed_posts, "_edit", edited)


def noted(*presses: Press) -> PressedPosts:
    posts = PressedPosts()
    for press in presses:
        posts.note(cast("discord.Interaction[Any]", press))
    return posts


async def test_the_newest_press_edits_a_post() -> None:
    older, newer, other = Press(1), Press(1), Press(2)
    posts = noted(older, newer, other)
    assert [await posts.edit(number, note("text")) for number in (1, 1, 3)] == [True, True, False]
    assert (older.edits, newer.edits, other.edits) == (0, 2, 0)


async def test_a_private_message_is_no_post() -> None:
    assert not await noted(Press(1, private=True)).edit(1, note("text"))


async def test_after_a_refusal_or_its_time_a_press_is_forgotten() -> None:
    refused, over = Press(1, error=http(401, 50027)), Press(2)
    posts = noted(refused, over)
    over.is_over = True
    for _try in range(2):
        assert [await posts.edit(number, note("text")) for number in (1, 2)] == [False, False]
    assert (refused.edits, over.edits) == (1, 0)


async def test_without_an_answer_nobody_knows_whether_it_is_edited() -> None:
    with pytest.raises(type(dropped())):
        await noted(Press(1, error=dropped())).edit(1, note("text"))


async def test_old_presses_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pressed_posts, "KEPT", 2)
    over = Press(0)
    posts = noted(over, Press(1))
    over.is_over = True
    for number in (2, 3):
        posts.note(cast("discord.Interaction[Any]", Press(number)))
    edited = [await posts.edit(number, note("text")) for number in range(4)]
    assert edited == [False, False, True, True]
