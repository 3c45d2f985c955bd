"""``bench``: how fast a game's engine is on this machine."""

from __future__ import annotations

import json
import platform
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from engines.core import AnyGame, Chance
from engines.core.record import Recorder, replay

SECONDS = 2.0
"""How long each figure is measured."""


def bench(game: AnyGame, options: dict[str, Any], file: Path | None) -> int:
    """Measure every number of seats, print a table, and write JSON if a file is named."""
    figures = {
        "game": game.id,
        "options": options,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seats": {str(seats): measured(game, seats, options) for seats in game.seats},
    }
    print(f"{game.title}, {options or 'defaults'}, Python {figures['python']}")
    rows = figures["seats"]
    assert isinstance(rows, dict)
    names = list(next(iter(rows.values())))
    print(f"{'seats':34}" + "".join(f"{seats:>12}" for seats in rows))
    for name in names:
        print(f"{name:34}" + "".join(f"{row[name]:>12,.3f}" for row in rows.values()))
    if file is not None:
        file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        print(f"written: {file}", file=sys.stderr)
    return 0


def measured(game: AnyGame, seats: int, options: dict[str, Any]) -> dict[str, float]:
    """Return the figures for one number of seats."""
    rate, playouts = _rate(game, seats, options, views=False)
    with_views, _playouts = _rate(game, seats, options, views=True)
    times, recorder, largest = _one_game(game, seats, options)
    record = recorder.record()
    begin = time.perf_counter()
    for _played in replay(game, record):
        pass
    replayed = time.perf_counter() - begin
    return {
        "moves per second": rate,
        "moves per second with all views": with_views,
        "playouts per second": playouts,
        "moves plus apply, median ms": 1000 * statistics.median(times),
        "moves plus apply, worst ms": 1000 * max(times),
        "moves in a game": float(len(record.moves)),
        "largest state, KiB": largest / 1024,
        "replay of a game, ms": 1000 * replayed,
    }


def _rate(
    game: AnyGame, seats: int, options: dict[str, Any], *, views: bool
) -> tuple[float, float]:
    """Return random moves and whole games per second."""
    chosen, readers = game.options(options), (None, *range(seats))
    moves = games = 0
    chance = Chance.from_seed("bench")
    begin = time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        state = game.start(seats, chosen, f"bench {games}")
        while asked := game.decisions(state):
            one = asked[0]
            index, chance = chance.hushed().below(len(one.moves))
            state, _events = game.apply(state, one.seat, one.moves[index])
            moves += 1
            if views:
                for reader in readers:
                    game.view(state, reader)
        games += 1
    seconds = time.perf_counter() - begin
    return moves / seconds, games / seconds


def _one_game(
    game: AnyGame, seats: int, options: dict[str, Any]
) -> tuple[list[float], Recorder, int]:
    """Return the time of every step of one game, its recorder, and its largest state's bytes."""
    recorder = Recorder(game, seats, game.options(options), "bench one")
    chance, times, largest = Chance.from_seed("one"), list[float](), 0
    while True:
        begin = time.perf_counter()
        asked = game.decisions(recorder.state)
        if not asked:
            return times, recorder, largest
        one = asked[0]
        index, chance = chance.hushed().below(len(one.moves))
        recorder.play(one.seat, one.moves[index])
        times.append(time.perf_counter() - begin)
        largest = max(largest, len(game.states.dump(recorder.state)))
