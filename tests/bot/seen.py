"""What whole games bring up: collected once, for all tests of what is worded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Any

from engines.core import AnyGame, Decision, Event, Game, Line
from engines.core.record import Record, replay
from tests.games.folders import TESTS
from tests.offered import every_table

from .sentences import keys_of
from .situations import GAMES, SEEDS, Moment, moments


@dataclass
class Seen:
    """The questions, answers and events of whole games, each of them once."""

    asked: dict[tuple[Any, ...], Decision[Any]] = field(default_factory=dict)
    """One question of every kind with every set of facts."""

    moves: dict[tuple[str, ...], dict[Any, None]] = field(default_factory=dict)
    """All moves by the steps of the questions that they answer."""

    played: dict[tuple[int, int], dict[Any, None]] = field(default_factory=dict)
    """All moves by number of seats and option set."""

    events: list[Event] = field(default_factory=list)


def questions_of(
    game: AnyGame, seats: int, whole: tuple[Moment, ...]
) -> Iterator[tuple[Decision[Any], Any]]:
    """Yield the questions of a whole game with the states in which they are asked.

    A free action is left out where it is the same as at the moment before.
    """
    before: list[Decision[Any] | None] = [None] * seats
    for moment in whole:
        for question in game.decisions(moment.state):
            yield question, moment.state
        for seat in range(seats):
            free_action = game.free_action(moment.state, seat)
            if free_action is not None and free_action != before[seat]:
                yield free_action, moment.state
            before[seat] = free_action


@cache
def seen(game_id: str) -> Seen:
    """Return what the plays of one game with every number of seats and option set bring up."""
    game, found = GAMES[game_id], Seen()
    for seats, which in every_table(game):
        whole, played = moments(game_id, seats, which), dict[Any, None]()
        for asked, _state in questions_of(game, seats, whole):
            found.asked.setdefault((asked.kind, asked.facts), asked)
            moves = dict.fromkeys(asked.moves)
            found.moves.setdefault(asked.steps, {}).update(moves)
            played |= moves
        found.played[seats, which] = played
        found.events += chain.from_iterable(moment.events for moment in whole)
    for asked in stored_questions(game_id):
        found.asked.setdefault((asked.kind, asked.facts), asked)
    return found


def stored_questions(game_id: str) -> Iterator[Decision[Any]]:
    """Yield the questions of a game's stored games, in which rare ones come up."""
    game = GAMES[game_id]
    for file in sorted((TESTS / game_id / "saves").glob("*.json")):
        for played in replay(game, Record.from_json(file.read_text(encoding="utf-8"))):
            yield from game.decisions(played.state)


def stored_lines(game_id: str) -> Iterator[tuple[Decision[Any], tuple[Line, ...]]]:
    """Yield the questions of a game's stored games with the lines that are offered for them."""
    game = GAMES[game_id]
    for file in sorted((TESTS / game_id / "saves").glob("*.json")):
        for played in replay(game, Record.from_json(file.read_text(encoding="utf-8"))):
            for asked in game.decisions(played.state):
                yield asked, game.lines(played.state, asked.seat)


@cache
def brought(game_id: str) -> dict[str, tuple[Any, Any]]:
    """Return every code of a benefit, with a view and a move that would bring it.

    After a play of every table others follow only as long as a code that is worded has not come up.
    """
    game, examples = GAMES[game_id], dict[str, tuple[Any, Any]]()
    if type(game).benefits is Game.benefits:
        return examples  # its moves bring nothing that is worded apart
    worded = keys_of(f"{game_id}-benefit-")
    for seed in SEEDS:
        if seed != SEEDS[0] and worded <= examples.keys():
            break
        for seats, which in every_table(game):
            whole = moments(game_id, seats, which, seed)
            for asked, state in questions_of(game, seats, whole):
                view = game.view(state, asked.seat)
                for move in asked.moves:
                    for code in game.benefits(view, move):
                        examples.setdefault(code, (view, move))
    return examples
