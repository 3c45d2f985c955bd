"""Faults of the bot itself, planted to see that a run finds them; ``LOCAL_PLANTED`` names one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from bot.delivery.messenger import Messenger
from bot.delivery.streams import Batch
from bot.features.deadlines.reminders import Reminders
from bot.features.deadlines.reminding import ReminderService
from bot.messages.message import Message
from bot.tables import Table

EVERY = 5
"""One in so many posts is treated badly."""


def drop_calls() -> None:
    """Let every fifth post that calls somebody call nobody."""
    post, numbers = Messenger.post, count(1)

    async def calling_less(
        self: Messenger, channel: int, message: Message, nonce: str, users: Sequence[int] = ()
    ) -> int:
        is_dropped = bool(users) and next(numbers) % EVERY == 0
        return await post(self, channel, message, nonce, () if is_dropped else users)

    setattr(Messenger, "post", calling_less)  # noqa: B010


def post_twice() -> None:
    """Send every fifth post, private or not, once more with another mark."""
    send, numbers = Messenger._send, count(1)

    async def sent_twice(
        self: Messenger, channel: Any, message: Message, nonce: str, users: Sequence[int] = ()
    ) -> Any:
        if next(numbers) % EVERY == 0:
            other = f"{nonce[:-1]}{'1' if nonce[-1] == '0' else '0'}"
            await send(self, channel, message, other, users)
        return await send(self, channel, message, nonce, users)

    setattr(Messenger, "_send", sent_twice)  # noqa: B010


def lose_reminders() -> None:
    """Take every second reminder as sent that is not."""
    send, numbers = Reminders.send, count(1)

    async def sending_less(self: Reminders, table: Table, user: int, batch: Batch) -> None:
        if next(numbers) % 2:
            await batch.done()
        else:
            await send(self, table, user, batch)

    setattr(Reminders, "send", sending_less)  # noqa: B010


def forget_reminders() -> None:
    """Note that people were reminded, and announce nothing."""

    async def forgotten(self: ReminderService, *_given: int | Any) -> None:
        return

    setattr(ReminderService, "_write", forgotten)  # noqa: B010


PLANTED = {
    "calls": drop_calls,
    "posts": post_twice,
    "reminders": lose_reminders,
    "reminders-forgotten": forget_reminders,
}
