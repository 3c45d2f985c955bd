"""What failed waits, longer each time, and everything else goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest

from bot.delivery import pauses
from bot.delivery.holds import LOGGED_EVERY, Holds
from bot.delivery.streams import EVERYWHERE
from bot.delivery.trouble import Trouble

CHANNEL, HAND, OTHER = (7, "channel"), (7, "user 11"), (8, "channel")
BUSY = Trouble("discord", "503 0")
FORBIDDEN = Trouble("permissions", "403 50013", missing=("send_messages",))
BANNED = Trouble("discord", "429 0", wait=60, everywhere=True)


class Timers:
    """Timers that run when the test says so."""

    def __init__(self) -> None:
        self.set: list[tuple[float, Callable[[], None], asyncio.TimerHandle]] = []

    def call_later(
        self, seconds: float, callback: Callable[..., None], *given: object
    ) -> asyncio.TimerHandle:
        loop = asyncio.get_running_loop()
        handle = asyncio.TimerHandle(0, callback, given, loop)
        self.set.append((seconds, lambda: callback(*given), handle))
        return handle

    def fire(self) -> float:
        """Let the newest timer run; return how long it would have taken."""
        seconds, run, handle = self.set.pop()
        assert not handle.cancelled()
        run()
        return seconds


@pytest.fixture
async def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    timers = Timers()
    monkeypatch.setattr(asyncio.get_running_loop(), "call_later", timers.call_later)
    return timers


@pytest.fixture
def woken() -> list[str]:
    return []


@pytest.fixture
def holds(woken: list[str]) -> Holds:
    return Holds(lambda: woken.append("woken"), ["seats"])


async def test_pauses_grow_up_to_a_limit_and_differ(holds: Holds, timers: Timers) -> None:
    seconds = []
    for _try in range(40):
        holds.fail(CHANNEL, BUSY)
        seconds.append(timers.fire())
    for number, waited in enumerate(seconds[:8]):
        assert 2**number <= waited <= 2**number * 1.25
    assert all(pauses.LONGEST <= waited <= pauses.LONGEST * 1.25 for waited in seconds[10:])
    assert len(set(seconds[10:])) > 5, "not all at the same moment"


async def test_discord_is_given_the_time_it_asks_for(holds: Holds, timers: Timers) -> None:
    holds.fail(CHANNEL, Trouble("discord", "429", wait=4000))
    assert timers.fire() >= 4000


async def test_a_stream_holds_back_no_other(holds: Holds, timers: Timers, woken: list[str]) -> None:
    holds.fail(CHANNEL, BUSY)
    assert [holds.keeps(key) for key in (CHANNEL, HAND, OTHER)] == [True, False, False]
    assert holds.trouble(7) == BUSY
    assert holds.trouble(8) is None
    timers.fire()
    assert woken == ["woken"]
    assert not holds.keeps(CHANNEL)
    assert holds.trouble(7) == BUSY, "until it has worked"
    holds.succeed(CHANNEL)
    assert holds.trouble(7) is None


async def test_a_question_about_a_seat_that_cannot_be_posted_is_told(holds: Holds) -> None:
    holds.fail((7, "seats"), FORBIDDEN)
    assert holds.trouble(7) == FORBIDDEN


async def test_what_concerns_the_machine_holds_back_everything_until_one_try_works(
    holds: Holds, timers: Timers
) -> None:
    holds.fail(CHANNEL, BANNED)
    assert all(holds.keeps(key) for key in (CHANNEL, HAND, OTHER))
    assert holds.trouble(8) == BANNED
    assert timers.fire() >= 60
    assert not holds.keeps(OTHER)
    assert holds.only_one()
    holds.succeed(OTHER)
    assert not holds.only_one()
    assert holds.trouble(7) is None


async def test_bots_prove_nothing_of_discord(holds: Holds, timers: Timers) -> None:
    bots = (8, "bots")
    holds.fail(CHANNEL, BANNED)
    timers.fire()
    holds.succeed(bots)
    assert holds.only_one()
    holds.succeed(CHANNEL)
    holds.fail(CHANNEL, Trouble("store", "full", everywhere=True))
    holds.succeed(bots)
    assert not holds.only_one(), "but of the disk"


async def test_hurrying_a_table_lets_it_try_at_once(
    holds: Holds, timers: Timers, woken: list[str]
) -> None:
    for key in (CHANNEL, HAND, OTHER):
        holds.fail(key, BUSY)
    holds.hurry(7)
    assert [holds.keeps(key) for key in (CHANNEL, HAND, OTHER)] == [False, False, True]
    assert woken == ["woken"]
    assert [handle.cancelled() for _s, _run, handle in timers.set] == [True, True, False]


async def test_when_permissions_change_only_what_was_forbidden_is_tried_again(
    holds: Holds, timers: Timers
) -> None:
    holds.fail(CHANNEL, FORBIDDEN)
    holds.fail(OTHER, BUSY)
    holds.hurry()
    assert [holds.keeps(key) for key in (CHANNEL, OTHER)] == [False, True]
    assert len(timers.set) == 2


async def test_hurrying_does_not_break_what_discord_asked_of_all(
    holds: Holds, timers: Timers
) -> None:
    holds.fail(CHANNEL, BANNED)
    holds.hurry(7)
    holds.hurry()
    assert holds.keeps(CHANNEL)
    assert not timers.set[0][2].cancelled()


async def test_what_waits_no_more_is_in_nobodys_way(holds: Holds, timers: Timers) -> None:
    for key in (CHANNEL, OTHER):
        holds.fail(key, BUSY)
    holds.forget({CHANNEL})
    assert holds.trouble(7) == BUSY
    assert holds.trouble(8) is None
    holds.fail(CHANNEL, BANNED)
    holds.forget(set())
    assert holds.trouble(8) == BANNED, "Discord asks to wait"
    timers.fire()
    holds.forget({CHANNEL})
    assert holds.only_one(), "until one has worked"
    holds.forget(set())
    assert not len(holds)


async def test_hurrying_a_table_does_not_break_what_discord_asked_of_it(
    holds: Holds, timers: Timers
) -> None:
    holds.fail(CHANNEL, Trouble("discord", "429", wait=4000))
    holds.hurry(7)
    assert holds.keeps(CHANNEL)
    assert not timers.set[0][2].cancelled()


async def test_the_log_says_what_to_do_and_not_too_often(
    holds: Holds, timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    for _try in range(3 * LOGGED_EVERY):
        holds.fail(CHANNEL, FORBIDDEN)
        timers.fire()
    assert len(caplog.records) == 1 + 3
    assert "Grant the bot: send_messages" in caplog.messages[0]
    holds.succeed(CHANNEL)
    assert caplog.messages[-1] == f"table 7, channel: works again after {3 * LOGGED_EVERY} tries"


async def test_another_reason_is_told_at_once(
    holds: Holds, timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    holds.fail(CHANNEL, BUSY)
    holds.fail(CHANNEL, FORBIDDEN)
    assert len(caplog.records) == 2
    assert holds.is_news(CHANNEL, BUSY)
    assert not holds.is_news(CHANNEL, FORBIDDEN)
    assert timers.set[0][2].cancelled()


async def test_no_user_stands_in_the_log(
    holds: Holds, timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    holds.fail(HAND, BUSY)
    assert "11" not in caplog.text.split("table 7")[1]
    assert EVERYWHERE not in (CHANNEL, HAND, OTHER)
    assert timers.set
