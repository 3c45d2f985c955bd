"""``duel``: how often one level of computer player beats another, with how sure that is."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Iterator
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from engines import players
from engines.cli.calls import WrongCall
from engines.core import AnyGame, Chance, Outcome
from engines.registry import games

Z = 1.96
"""How many standard errors a 95 % interval extends to either side."""


class Match(NamedTuple):
    """One game to be played: by seat, the level of its player; ``content`` is a folder or none."""

    content: Path | None
    game: str
    levels: tuple[str, ...]
    options: str
    seed: str
    positions: int | None


def duel(
    game: AnyGame,
    levels: list[str],
    seats: int,
    options: dict[str, Any],
    *,
    count: int,
    seed: str,
    positions: int | None = None,
    jobs: int = 1,
    content: Path | None = None,
    file: Path | None = None,
) -> int:
    """Play ``count`` games of one of the first level against others of the second; return 0.

    The first one moves on by a seat from game to game. A victory that is shared counts in parts: a
    half if two share it. Alone, each level plays every game, and the median of its points is told.
    The same call prints the same figures with any number of ``jobs``.

    :raises WrongCall: if a level is unknown, or there are not two of them.
    :raises BadOptions: if the number of seats or the options do not fit.
    """
    for name in levels:
        if name not in players.PLAYERS:
            raise WrongCall(f"no player {name!r}; there are: {', '.join(players.PLAYERS)}")
    if len(levels) != 2 or count < 1 or jobs < 1:
        raise WrongCall("a duel is of two levels, as in --levels medium,easy, in at least one game")
    game.start(seats, game.options(options), seed)  # so a wrong option is told before any process
    first, second = levels
    made = (
        tuple(first if seat == number % seats else second for seat in range(seats))
        for number in range(count)
    )
    tables = [*made] if seats > 1 else [(name,) for name in levels for _number in range(count)]
    matches = [
        Match(content, game.id, table, json.dumps(options), f"{seed} {number % count}", positions)
        for number, table in enumerate(tables)
    ]
    ends = [*_played(matches, jobs)]
    figures: dict[str, Any] = {"game": game.id, "levels": levels, "seats": seats, "games": count}
    figures |= {"options": options, "seed": seed}
    if seats == 1:
        halves = ends[:count], ends[count:]
        figures["median"] = [statistics.median(end.scores[0] for end in half) for half in halves]
        for name, points in zip(levels, figures["median"], strict=True):
            print(f"{game.title}, {name} alone, {count} games: median {points:g} points")
    else:
        won = sum(share(end, number % seats) for number, end in enumerate(ends)) / count
        low, high = wilson(won, count)
        figures |= {"share": won, "interval": [low, high]}
        against = second if seats == 2 else f"{seats - 1} of {second}"
        print(
            f"{game.title}, {first} against {against}, {count} games: {first} wins "
            f"{100 * won:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f} %)"
        )
    if file is not None:
        file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        print(f"written: {file}", file=sys.stderr)
    return 0


def share(outcome: Outcome, seat: int) -> float:
    """Return how much of the victory is a seat's: a part of it where several share it."""
    return (seat in outcome.winners) / max(1, len(outcome.winners))


def wilson(value: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share that was found in so many games (Wilson, 1927)."""
    spread = Z * sqrt(value * (1 - value) / count + (Z / count / 2) ** 2)
    middle, scale = value + Z * Z / count / 2, 1 + Z * Z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def _played(matches: list[Match], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(end_of, matches)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(end_of, matches)


def end_of(match: Match) -> Outcome:
    """Play a game to its end; each seat thinks as long about a turn as at a table."""
    game = _games(match.content)[match.game]
    state = game.start(len(match.levels), game.options(json.loads(match.options)), match.seed)
    chance = Chance.from_seed(f"players {match.seed}")
    while asked := game.decisions(state):
        seat = asked[0].seat
        number, chance = chance.without_log().below(1 << 63)
        level = match.levels[seat]
        played = players.turn(game, state, seat, level, Chance(number), match.positions)
        state = played[-1].state
    outcome = game.outcome(state)
    assert outcome is not None, "a game that asks nothing is over"
    return outcome


@cache
def _games(content: Path | None) -> dict[str, AnyGame]:
    return games(content)
