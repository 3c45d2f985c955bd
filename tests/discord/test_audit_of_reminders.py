"""Every check of reminders notices what it is for, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.discord.audit_of_reminders import (
    HOUR,
    LOOKS,
    not_announced,
    not_posted,
    reminded_too_often,
)
from tests.discord.journal import Journal, SeenMove, SeenNotice, Step

USER, EVERY = 7, 4
START = 1_000_000


def at(hour: float) -> int:
    """Return the time so many hours after the start."""
    return START + round(hour * HOUR)


class Past:
    """Two days of which a table waits for a user during the first."""

    def __init__(self) -> None:
        self.journal = Journal(cast(Any, None))
        self.announced: list[SeenNotice] = []
        self.posted: set[str] = set()
        self.steps = [Step("wait", at(0), 1, 0)]
        for look in range(96):
            self.steps.append(Step("look", at(look / 2)))
            if look == 47:
                self.steps.append(Step("wait", 0, 1, 0))

    def remind(self, hour: float, *, is_posted: bool = True, sent: float = 0.1) -> None:
        """Announce a reminder, sent so many hours later."""
        number = len(self.announced)
        nonce = f"m1-{number:010x}"
        self.announced.append(
            SeenNotice(number, 1, "reminder", nonce, {"user": USER}, at(hour), at(hour + sent))
        )
        if is_posted:
            self.posted.add(nonce)

    def move(self, hour: float) -> None:
        self.journal.moves[1, 1] = SeenMove(1, 1, 1, False, True, made_at=at(hour))

    def found(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """Return the names of the checks that find something."""
        monkeypatch.setattr(self.journal, "notices", lambda: self.announced)
        problems = {
            "too often": reminded_too_often(self.announced, EVERY),
            "not posted": not_posted(self.announced, self.journal, self.posted),
            "not announced": not_announced(self.steps, {(1, 0): USER}, self.journal, EVERY),
        }
        return [name for name, some in problems.items() if list(some)]


def as_it_should_be(past: Past) -> None:
    for hour in range(4, 25, 4):
        past.remind(hour)


def remind_twice(past: Past) -> None:
    as_it_should_be(past)
    past.remind(26)


def lose_a_post(past: Past) -> None:
    for hour in range(4, 25, 4):
        past.remind(hour, is_posted=hour != 12)


def play_before_a_post(past: Past) -> None:
    lose_a_post(past)
    past.move(12.05)


def play_long_before_a_post(past: Past) -> None:
    lose_a_post(past)
    past.move(10)


def send_two_as_one(past: Past) -> None:
    for hour in range(4, 25, 4):
        past.remind(hour, is_posted=hour != 12, sent=5)


def remind_once(past: Past) -> None:
    past.remind(4)


def be_away(past: Past) -> None:
    past.remind(4)
    past.journal.aways[USER] = [(at(5), at(60))]


def be_back_now_and_then(past: Past) -> None:
    past.journal.backs[USER] = [at(hour) for hour in range(0, 24, 4)]


def look_too_seldom(past: Past) -> None:
    past.remind(4)
    looks = [step for step in past.steps if step.at > at(9)][: LOOKS - 1]
    past.steps = [s for s in past.steps if s in looks or s.at <= at(9)]


@pytest.mark.parametrize(
    ("happened", "names"),
    [
        (as_it_should_be, []),
        (remind_twice, ["too often"]),
        (lose_a_post, ["not posted"]),
        (play_before_a_post, []),
        (play_long_before_a_post, ["not posted"]),
        (send_two_as_one, []),
        (remind_once, ["not announced"]),
        (be_away, []),
        (be_back_now_and_then, []),
        (look_too_seldom, []),
    ],
)
def test_what_each_check_finds(
    happened: Callable[[Past], None], names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    past = Past()
    happened(past)
    assert past.found(monkeypatch) == names


@pytest.mark.parametrize(("hours", "count"), [((0, 24, 48), 0), ((0, 24, 30), 1)])
def test_nobody_is_reminded_more_often_than_they_have_chosen(
    hours: tuple[int, ...], count: int
) -> None:
    past = Past()
    for hour in hours:
        past.remind(hour)
    assert len(list(reminded_too_often(past.announced, 24))) == count
