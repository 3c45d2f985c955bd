"""Play many games in several processes.

Each game depends only on its own seed, so the number of processes does not change the figures.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from multiprocessing import get_context
from typing import Any, NamedTuple

from bench.balance import explorers, siberia, watching
from engines.core import AnyGame
from engines.explorers import Explorers
from engines.registry import game_named
from engines.siberia import Siberia

SOWN = {"medium": "greedy"}
"""What players are called in the seeds: as when the figures in ``docs/balance`` were made."""

CHUNK = 10
"""How many games a process is given at a time."""


class Job(NamedTuple):
    """One game to be played; options as JSON, ``positions`` a turn or as many as at a table."""

    game: str
    players: tuple[str, ...]
    options: str
    seed: str
    positions: int | None


@cache
def game_of(game_id: str) -> AnyGame:
    """Return the game with that id, loaded once per process."""
    return game_named(game_id)


def jobs_of(
    game: str,
    players: Sequence[str],
    options: dict[str, Any],
    count: int,
    positions: int | None = None,
) -> list[Job]:
    """Return the games to play; from game to game the players move on by a seat."""
    seats, who = len(players), " ".join(sorted({SOWN.get(name, name) for name in players}))
    return [
        Job(
            game,
            tuple(players[(seat + number) % seats] for seat in range(seats)),
            json.dumps(options),
            f"balance {who} {seats} {number}",
            positions,
        )
        for number in range(count)
    ]


def played(jobs: Sequence[Job], processes: int = 1) -> list[Any]:
    """Return the figures of the games in the order of the jobs."""
    if processes == 1:
        return list(map(_played, jobs))
    with get_context("spawn").Pool(processes) as pool:
        return list(pool.imap(_played, jobs, CHUNK))


def _played(job: Job) -> watching.Watched | explorers.Seen | siberia.Seen:
    game, options = game_of(job.game), json.loads(job.options)
    how: tuple[Any, ...] = (job.players, options, job.seed, job.positions)
    if isinstance(game, Explorers):
        return explorers.watch(game, *how)
    if isinstance(game, Siberia):
        return siberia.watch(game, *how)
    return watching.watch(game, *how)
