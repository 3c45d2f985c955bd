"""People who play the challenge of a day in Solo toy, and what the tests say of their results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.features import table_service
from bot.features.daily.service import DailyService
from bot.messages.message import Message
from bot.store.database import Database
from bot.tables import Person, Table, TableRefused
from bot.tables.results import SoloResult
from bot.texts import LOCALES, Words, words_in
from engines.core import AnyGame, Options
from tests.bot.discord_rules import payload_of
from tests.bot.situations import SNOWFLAKE
from tests.core.solo_toy import SoloToy
from tests.core.solo_words import WORDS
from tests.core.toy import Toy
from tests.shown import shown
from tests.tables.club import CHANNEL, GUILD, Club

DAY = timedelta(days=1)
FIRST = date(2026, 11, 1)
ELSEWHERE = GUILD + 1


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 1, 12, tzinfo=UTC)

    def __call__(self) -> float:
        return self.time.timestamp()


class Days(Club):
    """A club with a clock, in which people play the challenge."""

    def __init__(self, database: Database, clock: Clock) -> None:
        known: dict[str, AnyGame] = {"solo": SoloToy(), "toy": Toy()}
        super().__init__(table_service(database, known, clock=clock))
        self.clock = clock
        self.dailies = DailyService(self.tables.repository)
        self.tables.repository.wake = self.woken

    def at(self, day: date, hour: int = 12, minute: int = 0) -> None:
        self.clock.time = datetime(day.year, day.month, day.day, hour, minute, tzinfo=UTC)

    async def open(
        self, person: Person, *, day: date | None = None, guild: int | None = GUILD
    ) -> Table:
        return await self.dailies.open(
            "solo", person, guild_id=guild, channel_id=CHANNEL, locale="en", day=day
        )

    async def play(self, table: Table, person: Person, line: str) -> Table:
        return (await self.tables.play(table.id, person.id, line=line)).table

    async def finish(
        self, person: Person, *, loads: int = 1, day: date | None = None, guild: int | None = GUILD
    ) -> Table:
        """Play a challenge to its end, however far it is."""
        table = await self.open(person, day=day, guild=guild)
        while table.row.status == "running":
            line = "go" if table.state.packed else f"pack {loads} go"
            table = await self.play(table, person, line)
        return table


def refused(code: str) -> pytest.RaisesExc[TableRefused]:
    return pytest.RaisesExc(TableRefused, match=rf"^{code}\b")


NAME = "W" * 32
TODAY = date(2026, 9, 30)


class Choices(Options):
    """Options of a toy, of which some differ from what is usual."""

    expert: tuple[str, ...] = ()
    achievements: int = 0
    drawn: bool = False


class Chosen(SoloToy):
    Options = Choices  # type: ignore[assignment]


GAME = Chosen()
SENTENCES = {
    locale: f"{lines}\nsolo-option-expert = {{ $value }}\nsolo-option-achievements = achievements:"
    f" {{ $value }}\nsolo-option-drawn = {{ $value }}\nsolo-option-expert-temples = "
    f"{'expert side of the temples'}\n"
    for locale, lines in WORDS.items()
}


def payload(message: Message) -> dict[str, Any]:
    """Return what is sent for a message."""
    return payload_of(message, allowed_mentions=discord.AllowedMentions.none())


@pytest.fixture(params=LOCALES)
def words(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """Return a language in which the toy has its sentences."""
    with shown(GAME, SENTENCES, monkeypatch):
        yield words_in(request.param)


def result(number: int, **changes: object) -> SoloResult:
    one = SoloResult(
        table_id=SNOWFLAKE - number,
        user_id=SNOWFLAKE - number,
        name=NAME,
        points=199,
        lost=True,
        grade="stroller",
        options={"expert": ["temples"] * 4, "achievements": 3, "drawn": True, "gone": 1},
        daily=None,
        ended=TODAY,
    )
    return replace(one, **changes)  # type: ignore[arg-type]
