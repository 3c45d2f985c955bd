"""Every check of what happens because of the time notices what it is for, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.tables import Table
from tests.discord.audit_of_times import HOUR, TimedTable
from tests.discord.journal import Journal, SeenMove, SeenNotice
from tests.discord.world import Message, User

LATE = 7
START = 1_000_000.0


class Past:
    """What was announced, posted and done at a table, in hours since its start."""

    def __init__(self) -> None:
        self.announced: list[SeenNotice] = []
        self.posts: list[Message] = []
        self.moves: list[float] = []
        self.backs: list[float] = []
        self.slept: list[float] = []
        self.votes: list[tuple[int, int, int, str]] = []
        self.asks = ""
        self.waits_for_computer = False

    def announce(self, kind: str, hour: float, *, posts: int = 1, **payload: Any) -> None:
        """Announce something, which was posted within a minute."""
        at, nonce = int(START + hour * HOUR), f"t1-{len(self.announced):010x}"
        self.announced.append(SeenNotice(len(self.posts), 1, kind, nonce, payload, at, at + 60))
        for _post in range(posts):
            self.ping(hour, nonce=nonce, pinged=())

    def ping(self, hour: float, *, nonce: str = "", pinged: tuple[int, ...] = (LATE,)) -> None:
        """Post something that pings the player."""
        at = START + hour * HOUR
        author = User(1, "bot")
        post = Message(len(self.posts), 5, author, at, 0, [[]], nonce=nonce, pinged=pinged)
        self.posts.append(post)

    def deadline(self, what: str, hour: float, *, posts: int = 1) -> None:
        self.announce("deadline", hour, posts=posts, what=what, seat=0)

    def vote(self, number: int, hour: float, *, posts: int = 1) -> None:
        self.announce("consent", hour, posts=posts, consent=number)
        self.votes.append((number, 0, int(START + hour * HOUR), "lapsed"))

    def timed(self, monkeypatch: pytest.MonkeyPatch) -> TimedTable:
        """Return it as a table with a journal."""
        journal = Journal(cast(Any, None))
        monkeypatch.setattr(journal, "notices", lambda: self.announced)
        for ply, hour in enumerate(self.moves):
            at = int(START + hour * HOUR)
            journal.moves[1, ply] = SeenMove(1, ply, ply, False, True, made_at=at)
        journal.backs[LATE] = [START + hour * HOUR for hour in self.backs]
        journal.slept = [START + hour * HOUR for hour in self.slept]
        bots = (1,) if self.waits_for_computer else ()
        table = SimpleNamespace(
            id=1,
            row=SimpleNamespace(status="running"),
            user_at=lambda seat: LATE,
            asks="",
            bots_to_act=lambda: bots,
        )
        return TimedTable(cast(Table, table), self.posts, journal, lambda post: post.nonce)


def found(past: Past, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the checks that find something."""
    timed = past.timed(monkeypatch)
    problems = {
        "posted": timed.posted(),
        "repeated": timed.repeated(),
        "too early": timed.too_early(),
        "called": timed.called_although_cared_for(),
        "at rest": timed.asked_at_rest(past.asks),
        "votes": timed.votes(past.votes),
    }
    return [name for name, some in problems.items() if list(some)]


def as_it_should_be(past: Past) -> None:
    past.moves = [0, 30, 50]
    past.deadline("soon", 9)
    past.deadline("caretaker", 12)
    past.backs = [29]
    past.ping(30)
    past.deadline("soon", 39)
    past.vote(1, 42)
    past.deadline("caretaker", 43)
    past.backs += [60]
    past.vote(2, 80)


def lose_a_post(past: Past) -> None:
    past.deadline("caretaker", 12, posts=0)


def answer_before_a_post(past: Past) -> None:
    past.moves = [9.005]
    past.deadline("soon", 9, posts=0)


def warn_twice(past: Past) -> None:
    past.deadline("soon", 9)
    past.deadline("soon", 10)


def care_twice(past: Past) -> None:
    past.moves = [13]
    past.deadline("caretaker", 12)
    past.deadline("caretaker", 14)


def be_late_after_a_sleep(past: Past) -> None:
    past.slept = [11.5]
    past.deadline("caretaker", 12)


def be_late_long_after_a_sleep(past: Past) -> None:
    past.slept = [10.9]
    past.deadline("caretaker", 12)


def call_who_is_cared_for(past: Past) -> None:
    past.deadline("caretaker", 12)
    past.ping(14)
    past.backs = [15]


def ask_other_than_noted(past: Past) -> None:
    past.asks = "1:0"


def stop_a_caretaker(past: Past) -> None:
    past.waits_for_computer = True


def lose_a_vote(past: Past) -> None:
    past.vote(1, 12, posts=0)


def post_a_vote_twice(past: Past) -> None:
    past.vote(1, 12, posts=2)


def vote_twice(past: Past) -> None:
    past.vote(1, 12)
    past.vote(2, 13)


@pytest.mark.parametrize(
    ("happened", "names"),
    [
        (as_it_should_be, []),
        (lose_a_post, ["posted"]),
        (answer_before_a_post, []),
        (warn_twice, ["repeated"]),
        (care_twice, ["repeated"]),
        (be_late_after_a_sleep, ["too early"]),
        (be_late_long_after_a_sleep, []),
        (call_who_is_cared_for, ["called"]),
        (ask_other_than_noted, ["at rest"]),
        (stop_a_caretaker, ["at rest"]),
        (lose_a_vote, ["votes"]),
        (post_a_vote_twice, ["votes"]),
        (vote_twice, ["votes"]),
    ],
)
def test_what_each_check_finds(
    happened: Callable[[Past], None], names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    past = Past()
    happened(past)
    assert found(past, monkeypatch) == names
