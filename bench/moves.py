"""How fast our engines play random games, compared with others: ``python bench/moves.py``.

python-chess and Catanatron are measured in the same run if they are installed::

    pip install chess catanatron

They are not dependencies of the project. All engines play random legal moves on one core and list
the legal moves before each; the figures count single decisions. Ours also check the move again in
``apply``. The figures depend on the machine, so this is not a test. Time is the CPU time of this
process.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engines.cli.bench import measured
from engines.core import Chance
from engines.laws import option_sets
from engines.registry import games

BUDGETS = {
    "moves per second": (20_000, 1),
    "moves per second with all views": (6_667, 1),
    "legal moves + apply, median ms": (0.3, -1),
    "legal moves + apply, worst ms": (30, -1),
    "replay of that game, ms": (100, -1),
    "replay of 1,000 of its moves, ms": (150, -1),
    "largest state, KiB": (32, -1),
}
"""The limits that the design sets; 1: at least, -1: at most."""

HEAVY = {
    "siberia": {
        "moves per second": 5_000,
        "moves per second with all views": 1_667,
        "replay of that game, ms": 1_000,
    }
}
"""Games with budgets of their own. Expeditions by chance take up to 7,000 moves."""


def chess(seconds: float) -> tuple[str, float]:
    """Return python-chess's version and its random moves per second."""
    library: Any = importlib.import_module("chess")
    chance, moves, begin = Chance.from_seed("chess"), 0, time.process_time()
    while time.process_time() - begin < seconds:
        board = library.Board()
        while not board.is_game_over():
            legal = list(board.legal_moves)
            index, chance = chance.without_log().below(len(legal))
            board.push(legal[index])
            moves += 1
    return library.__version__, moves / (time.process_time() - begin)


def catanatron(seconds: float) -> tuple[str, float]:
    """Return Catanatron's version and its random moves per second, with four players."""
    library: Any = importlib.import_module("catanatron")
    version = importlib.import_module("importlib.metadata").version("catanatron")
    moves, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        game = library.Game([library.RandomPlayer(color) for color in library.Color])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            moves += 1
    return version, moves / (time.process_time() - begin)


OTHERS: dict[str, Callable[[float], tuple[str, float]]] = {
    "python-chess": chess,
    "Catanatron": catanatron,
}


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of the others")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON too")
    chosen = parser.parse_args()
    results: dict[str, Any] = {"python": platform.python_version(), "others": {}, "games": {}}
    print(f"Python {results['python']}, {platform.machine()}")
    for name, measure in OTHERS.items():
        try:
            version, rate = measure(chosen.seconds)
        except ImportError:
            print(f"{name:34} not installed")
            continue
        results["others"][name] = {"version": version, "moves per second": rate}
        print(f"{f'{name} {version}':34}{rate:>12,.0f} moves per second")
    for game in games().values():
        for options in option_sets(game):
            title = f"{game.title}, {options or 'defaults'}"
            rows = {seats: measured(game, seats, options) for seats in game.seats}
            results["games"][title] = rows
            report(game.id, title, rows)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


def report(game_id: str, title: str, rows: dict[int, dict[str, float]]) -> None:
    """Print a game's figures; those outside the budget are marked with ``!``."""
    print(f"\n{title:34}" + "".join(f"{f'{seats} seats':>12}" for seats in rows) + "   budget")
    for name in next(iter(rows.values())):
        limit, sign = BUDGETS.get(name, (0, 0))
        limit = HEAVY.get(game_id, {}).get(name, limit)
        figures = [row[name] for row in rows.values()]
        cells = "".join(
            f"{f'{figure:,.2f}' + ('!' if sign * (figure - limit) < 0 else ' '):>12}"
            for figure in figures
        )
        budget = f"   {'at least' if sign > 0 else 'at most'} {limit:,}" if sign else ""
        print(f"{name:34}{cells}{budget}")


if __name__ == "__main__":
    main()
