"""``python -m bench.engines``: measure how fast the engines are on one core, in CPU time."""

from __future__ import annotations

import argparse
import gc
import json
import platform
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from engines.cli import values_of
from engines.core import AnyGame, Chance, play_move
from engines.core.record import Record, Recorder, replay
from engines.registry import games

SECONDS = 2.0
"""How long each rate is measured."""

GAMES = 10
"""How many games are played step by step."""


def main(given: list[str] | None = None) -> None:
    """Measure one game, or all with their default options."""
    loaded = games()
    parser = argparse.ArgumentParser(prog="python -m bench.engines", description=__doc__)
    parser.add_argument("--game", choices=loaded, help="default: all")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON too")
    chosen = parser.parse_args(given)
    if chosen.json is not None and chosen.game is None:
        parser.error("--json: of which --game?")
    for game in loaded.values() if chosen.game is None else [loaded[chosen.game]]:
        bench(game, values_of(chosen.option), chosen.json)


def bench(game: AnyGame, options: dict[str, Any], file: Path | None) -> None:
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


def measured(game: AnyGame, seats: int, options: dict[str, Any]) -> dict[str, float]:
    """Return the figures for one number of seats, from random games."""
    rate, playouts = _rate(game, seats, options, views=False)
    with_views, _playouts = _rate(game, seats, options, views=True)
    times, longest, largest = _steps(game, seats, options)
    replayed = 1000 * min(_replayed(game, longest) for _time in range(3))
    return {
        "moves per second": rate,
        "moves per second with all views": with_views,
        "playouts per second": playouts,
        "legal moves + apply, median ms": 1000 * statistics.median(times),
        "legal moves + apply, worst ms": 1000 * max(times),
        "moves in the longest of 10 games": float(len(longest.moves)),
        "replay of that game, ms": replayed,
        "replay of 1,000 of its moves, ms": 1000 * replayed / len(longest.moves),
        "largest state, KiB": largest / 1024,
    }


def _rate(
    game: AnyGame, seats: int, options: dict[str, Any], *, views: bool
) -> tuple[float, float]:
    """Return how many random moves and whole games are played per second."""
    chosen, readers = game.options(options), (None, *range(seats))
    moves = games = 0
    chance = Chance.from_seed("bench")
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        state = game.start(seats, chosen, f"bench {games}")
        while asked := game.decisions(state):
            decision = asked[0]
            index, chance = chance.without_log().below(len(decision.moves))
            state, _events = game.apply(state, decision.seat, decision.moves[index])
            moves += 1
            if views:
                for reader in readers:
                    game.view(state, reader)
        games += 1
    seconds = time.process_time() - begin
    return moves / seconds, games / seconds


def _steps(game: AnyGame, seats: int, options: dict[str, Any]) -> tuple[list[float], Record, int]:
    """Return the times of all steps of some games, the longest record, and the largest state.

    The garbage collector is off meanwhile: how long it takes depends on everything in memory. It
    made a move of 0.6 ms seem to take 45 to 150 ms where the records of ten games lay about.
    """
    times, longest, largest = list[float](), None, 0
    chance = Chance.from_seed("steps")
    for number in range(GAMES):
        gc.collect()
        gc.disable()
        recorder = Recorder(game, seats, game.options(options), f"bench {number}")
        while True:
            begin = time.process_time()
            asked = game.decisions(recorder.state)
            if not asked:
                break
            decision = asked[0]
            index, chance = chance.without_log().below(len(decision.moves))
            played = play_move(game, recorder.state, decision.seat, decision.moves[index])
            times.append(time.process_time() - begin)
            recorder.note(played)
            largest = max(largest, len(game.states.dump(played.state)))
        gc.enable()
        record = recorder.record()
        if longest is None or len(record.moves) > len(longest.moves):
            longest = record
    assert longest is not None
    return times, longest, largest


def _replayed(game: AnyGame, record: Record) -> float:
    begin = time.process_time()
    for _played in replay(game, record):
        pass
    return time.process_time() - begin


if __name__ == "__main__":
    main()
