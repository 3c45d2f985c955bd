"""What was in the past is told so, also where a stored time lies ahead of the clock."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.features.deadlines import messages as reminders
from bot.features.deadlines.rhythm import Rhythm
from bot.features.doubts import messages as doubts
from bot.features.my_games import messages as my_games
from bot.features.my_games.service import Place, page_of
from bot.messages.since import asked_since
from bot.tables import Table
from bot.texts import words_in
from tests.bot.situations import GAMES, table_of

EN = words_in("en")
NOW = 1_900_000_000


def table_asked(ago: int) -> Table:
    """Return a table whose two players choose at the same time, asked so many seconds ago."""
    game = GAMES["luxor"]
    table = table_of(game, game.start(2, game.Options(), "a"), seats=2)
    seats = [replace(row, asked_at=NOW - ago, waits_since=NOW - ago) for row in table.seats]
    row = replace(table.row, updated_at=NOW - ago, doubted_at=NOW)
    return replace(table, row=row, seats=tuple(seats), loaded_at=NOW)


def told(message: Any) -> str:
    return json.dumps(message.view.to_components())


def page(table: Table, user: int | None) -> str:
    place = Place(table.row, table.seats, user or 0, held=False)
    return told(my_games.games_page(EN, [table], user or 0, page_of([place], 0)))


def reminded(table: Table) -> str:
    waiting = [reminders.Waiting(table, 0, table.seats[0].waits_since or 0)]
    return told(reminders.reminder(EN, waiting, Rhythm()))


def doubted(table: Table) -> str:
    return told(doubts.post(table, EN, what="asked", time=NOW))


TOLD: dict[str, Callable[[Table], str]] = {
    "card": lambda table: asked_since(table, EN, table.view(None)),
    "own games": lambda table: page(table, table.user_at(0)),
    "others": lambda table: page(table, None),
    "reminder": reminded,
    "doubt": doubted,
}


@pytest.mark.parametrize("where", TOLD)
@pytest.mark.parametrize("ago", [900, 0, -5, -900])
def test_since_when_somebody_is_asked_is_never_to_come(where: str, ago: int) -> None:
    times = [int(time) for time in re.findall(r"<t:(\d+):R>", TOLD[where](table_asked(ago)))]
    assert times == [min(NOW, NOW - ago)]
