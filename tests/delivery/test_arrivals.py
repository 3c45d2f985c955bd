"""Since when rows wait: from the moment at which this process first saw one of their age."""

from __future__ import annotations

from bot.delivery import arrivals
from bot.delivery.arrivals import Arrivals


def test_a_row_waits_since_it_was_seen() -> None:
    now = 0.0
    came = Arrivals(lambda: now)
    came.note(3)
    now = 2
    came.note(5)
    now = 3
    came.note(5)
    came.note(6)
    now = 10
    waited = [came.waited(row_id) for row_id in range(2, 8)]
    assert waited == [None, None, 8, 8, 7, None], "3 and less were there before, 7 never came"


def test_what_is_remembered_does_not_grow_for_ever() -> None:
    came = Arrivals(lambda: 0)
    for newest in range(10 * arrivals.MOST):
        came.note(newest)
    assert len(came._ids) == len(came._times) <= 2 * arrivals.MOST
    assert came.waited(newest) == 0
    assert came.waited(1) is None
