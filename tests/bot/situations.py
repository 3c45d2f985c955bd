"""Tables in every phase of every game, built without a database and without Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.ui import TextDisplay
from typing_extensions import override

from bot.features import FEATURES
from bot.messages import openings
from bot.store.rows import SeatRow, Status, TableRow
from bot.tables import Table
from bot.tables.position import Position
from bot.texts import Words
from engines.core import AnyGame, Chance, Decision, Event, play_move
from engines.laws import option_sets
from tests import offered
from tests.core.walks import FREE_ACTIONS
from tests.nightly import thinned
from tests.offered import is_first_or_last, some_tables

GAMES = offered.GAMES

FEATURE_NAMES = tuple(feature.name for feature in FEATURES)

LONG_NAMES = (
    "Maximilian-Alexander v. und zu W",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "*_~`|>#[](){}@everyone<@1234567>",
    "日本語 😀 𝓕𝓪𝓷𝓬𝔂 ✨ name of many kinds",
    "Ada",
    "Bo",
)
"""Display names as Discord allows them: 32 characters, and everything that Markdown takes up."""

SNOWFLAKE = 2**63 - 1
"""The longest id that Discord gives."""

SEEDS = ("moments", "one", "two")

TABLE, VERSION = 999_999_999, 99_999


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game, and what happened since the moment before."""

    state: Any
    events: tuple[Event, ...]


class Keys(Words):
    """Words in no language: the text of a key is the key and its facts."""

    def __init__(self) -> None:
        self.locale = "en"

    @override
    def has(self, key: str, /) -> bool:
        return "-detail-" not in key  # answers that have details stand in menus

    @override
    def __call__(self, key: str, /, **facts: str | int | date) -> str:
        return f"{key} {' '.join(map(str, facts.values()))}".rstrip()


def walk(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> Iterator[Moment]:
    """Yield every moment of a randomly played game, from the start to the end.

    Two kinds of answers are drawn, and the one played less often so far is used, so that every
    kind comes up.
    """
    state, chance = game.start(seats, game.options(options), seed), Chance.from_seed(seed)
    given = Counter[type]()
    yield Moment(state, ())
    while asked := game.decisions(state):
        question, chance = chance.without_log().chosen(asked)
        free_actions = [
            free_action
            for seat in range(seats)
            if (free_action := game.free_action(state, seat)) is not None
        ]
        if free_actions:
            number, chance = chance.below(FREE_ACTIONS)
            question, chance = (question, chance) if number else chance.chosen(free_actions)
        kinds = tuple(dict.fromkeys(type(move) for move in question.moves))
        first, chance = chance.chosen(kinds)
        second, chance = chance.chosen(kinds)
        kind = min(first, second, key=lambda kind: given[kind])
        given[kind] += 1
        move, chance = chance.chosen(move for move in question.moves if type(move) is kind)
        played = play_move(game, state, question.seat, move)
        state = played.state
        yield Moment(state, played.events)


@cache
def moments(game_id: str, seats: int, which: int, seed: str = "moments") -> tuple[Moment, ...]:
    """Return every moment of a game played with option set number ``which``."""
    game = GAMES[game_id]
    return tuple(walk(game, seats, option_sets(game)[which], seed))


def every_game() -> list[tuple[str, int, int]]:
    """Return every game with every number of seats and with every option set, for parametrizing."""
    return [
        (game.id, seats, which) for game in GAMES.values() for seats, which in some_tables(game)
    ]


def first_and_last() -> list[Any]:
    """Return the same; the gate has two of each game: the first and the last."""
    return thinned(
        every_game(),
        lambda game_id, seats, which: is_first_or_last(
            GAMES[game_id], seats, option_sets(GAMES[game_id])[which]
        ),
    )


def asked_in(game: AnyGame, state: Any) -> Iterator[Decision[Any]]:
    """Yield the questions of a state as their seats see them, and the free actions."""
    for question in game.decisions(state):
        asked = game.view(state, question.seat).decision
        assert asked == question
        yield asked
    for seat in range(game.seats[-1]):
        if (free_action := game.free_action(state, seat)) is not None:
            yield free_action


def kinds_asked(game: AnyGame, state: Any, seats: int) -> set[str]:
    """Return the kinds of the questions of a state, and of the free actions."""
    free_actions = (game.free_action(state, seat) for seat in range(seats))
    return {asked.kind for asked in (*game.decisions(state), *free_actions) if asked is not None}


def table_of(
    game: AnyGame,
    state: Any,
    *,
    seats: int,
    status: Status = "running",
    names: tuple[str, ...] = LONG_NAMES,
    options: str = "{}",
    bot: str | None = None,
) -> Table:
    """Return a table with the longest possible ids; the last seat is played by ``bot``."""
    people = [
        SeatRow(seat=seat, user_id=SNOWFLAKE - seat, name=names[seat]) for seat in range(seats)
    ]
    if bot is not None:
        people[-1] = SeatRow(seat=seats - 1, bot=bot, name=names[seats - 1])
    row = TableRow(
        id=TABLE,
        guild_id=SNOWFLAKE,
        channel_id=SNOWFLAKE,
        game=game.id,
        ruleset=game.ruleset,
        content_hash=game.content_hash,
        options=options,
        seed="secret",
        status=status,
        host_id=SNOWFLAKE,
        locale="en",
        version=VERSION,
        ply=1,
        turn=0,
        told=0,
        card_since=0,
        pictured=None,
        brief=None,
        card_message_id=None,
        card_channel_id=None,
        asks=None,
        asks_bots=False,
        announced=None,
        result=None,
        created_at=1,
        updated_at=1,
    )
    position = None if state is None else Position(game, state, (0,) * seats)
    return Table(row, tuple(people), game, position)


def asking(locale: str = "en", **filled: str) -> Any:
    """Return an interaction with no more than the suggestions use."""
    preferences = SimpleNamespace(language=lambda _user, of_discord: of_discord)
    return cast(
        Any,
        SimpleNamespace(
            locale=SimpleNamespace(value=locale),
            namespace=filled.items(),
            user=SimpleNamespace(id=11),
            client=SimpleNamespace(tables=SimpleNamespace(preferences=preferences)),
        ),
    )


def at_table(monkeypatch: pytest.MonkeyPatch, module: Any, table: Any, seat: int) -> None:
    """Make the suggestions believe that the asker has this seat at this table."""

    async def asker(*_given: object) -> tuple[Any, int]:
        return table, seat

    monkeypatch.setattr(module, "asker_at_table", asker)


def help_texts(words: Words) -> list[str]:
    """Return what a bot with all features says to ``/help``, and what follows."""
    pages = openings.helped(words, FEATURE_NAMES), openings.helped_more(words, FEATURE_NAMES)
    parts = (part for page in pages for part in page.view.walk_children())
    return [part.content for part in parts if isinstance(part, TextDisplay)]
