"""The rounds of a game: together they tell everything, each thing once and in its round."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.history.moments import Mark, marks_of, round_of
from bot.features.history.rounds import Round, rounds_of
from engines.core import RoundBegan
from engines.registry import games
from tests.features.history.test_moments import SEATS, began, played
from tests.tables.club import ADA, BO, Club


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
async def test_every_event_is_told_once_in_its_round(club: Club, game: str) -> None:
    table, _seen = await played(club, await began(club, game), 150)
    for seat in SEATS:
        history = await club.tables.repository.history(table, seat)
        marks, none = await marks_of(club.reader, table, seat)
        rounds = rounds_of(marks)
        assert none is None
        assert len(rounds) > 1 or marks[0].round is None, "a game without rounds is a single one"
        assert [each.number for each in rounds] == list(
            range(rounds[0].number, rounds[-1].number + 1)
        )
        told = [entry for each in rounds for entry in each.happened(history)]
        assert told == history
        for each in rounds:
            parts = zip(each.marks, each.marks[1:], strict=False)
            again = [entry for one, other in parts for entry in each.between(history, one, other)]
            assert again == each.happened(history)
            begun = [event for _row, event in again if isinstance(event, RoundBegan)]
            assert [event.round for event in begun] in ([], [each.number])


async def test_a_moment_is_found_by_its_name(club: Club) -> None:
    table, seen = await played(club, await began(club, "luxor"), 41)
    for seat in SEATS:
        marks, _none = await marks_of(club.reader, table, seat)
        names = [mark.name for mark in marks]
        assert len(set(names)) == len(names)
        assert len(names) == len(seen[seat])
        for name, view in zip(names, seen[seat], strict=True):
            _marks, moment = await marks_of(club.reader, table, seat, name)
            assert moment is not None
            assert moment.view == view
            assert name in ("now", str(view.turn))
    _marks, nothing = await marks_of(club.reader, table, None, "999")
    assert nothing is None


def marked(name: str, ply: int, number: int) -> Mark:
    return Mark(name, ply, number)


def test_a_round_ends_where_the_next_begins() -> None:
    marks = [marked("0", 0, 1), marked("1", 3, 1), marked("2", 5, 2), marked("now", 6, 2)]
    assert rounds_of(marks) == [
        Round(1, (*marks[:3],)),
        Round(2, (*marks[2:],)),
    ]


async def test_the_round_of_a_view_is_the_one_told(club: Club) -> None:
    table: Any = await club.opened(ADA, BO)
    assert round_of(table, table.view(None)) == 1
