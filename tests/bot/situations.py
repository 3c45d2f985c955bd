"""Tables in every phase of every game, as values that no database and no Discord has seen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from typing_extensions import override

from bot.store import SeatRow, Status, TableRow
from bot.tables import Table
from bot.texts import Words
from engines.core import AnyGame, Chance, Decision, Event, play_move
from engines.registry import games

GAMES = games()

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
"""No id of Discord is longer."""

TABLE, VERSION = 999_999_999, 99_999


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game, and what happened since the moment before."""

    state: Any
    events: tuple[Event, ...]


class Keys(Words):
    """Words of no language: a sentence is its key and its facts."""

    def __init__(self) -> None:
        self.locale = "en"

    @override
    def has(self, key: str, /) -> bool:
        return True

    @override
    def __call__(self, key: str, /, **facts: str | int) -> str:
        return f"{key} {' '.join(map(str, facts.values()))}".rstrip()


def option_sets(game: AnyGame) -> tuple[dict[str, Any], ...]:
    """Return the defaults, and the options with every switch turned over."""
    defaults = game.options({}).model_dump()
    return {}, {name: not value for name, value in defaults.items() if isinstance(value, bool)}


def walk(game: AnyGame, seats: int, options: dict[str, Any], seed: str) -> Iterator[Moment]:
    """Yield every moment of a game played by chance, from the start to the end.

    First the kind of answer is drawn, then the answer, so that rare kinds come up as well.
    """
    state, chance = game.start(seats, game.options(options), seed), Chance.from_seed(seed)
    yield Moment(state, ())
    while asked := game.decisions(state):
        question, chance = chance.hushed().chosen(asked)
        kind, chance = chance.chosen(dict.fromkeys(type(move) for move in question.moves))
        move, chance = chance.chosen(move for move in question.moves if type(move) is kind)
        played = play_move(game, state, question.seat, move)
        state = played.state
        yield Moment(state, played.events)


@cache
def moments(game_id: str, seats: int, which: int, seed: str = "moments") -> tuple[Moment, ...]:
    """Return a whole game; ``which`` of the option sets it is played with."""
    game = GAMES[game_id]
    return tuple(walk(game, seats, option_sets(game)[which], seed))


def every_game() -> list[tuple[str, int, int]]:
    """Return every game with every number of seats and every option set, as ids for a test."""
    return [
        (game.id, seats, which)
        for game in GAMES.values()
        for seats in game.seats
        for which in range(len(option_sets(game)))
    ]


def asked_in(game: AnyGame, state: Any) -> Iterator[Decision[Any]]:
    """Yield the questions of a state as their seats are asked them."""
    for one in game.decisions(state):
        asked = game.view(state, one.seat).decision
        assert asked == one
        yield asked


def table_of(
    game: AnyGame,
    state: Any,
    *,
    seats: int,
    status: Status = "running",
    names: tuple[str, ...] = LONG_NAMES,
    options: str = "{}",
    program: str | None = None,
) -> Table:
    """Return a table with ids as long as they get; the last seat is played by ``program``."""
    people = [
        SeatRow(seat=seat, user_id=SNOWFLAKE - seat, name=names[seat]) for seat in range(seats)
    ]
    if program is not None:
        people[-1] = SeatRow(seat=seats - 1, program=program, name=names[seats - 1])
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
        card_message_id=None,
        card_channel_id=None,
        result=None,
        created_at=1,
        updated_at=1,
    )
    return Table(row, tuple(people), game, state)
