"""``python -m bench.balance``: a Markdown report on many games between greedy players."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from bench.balance import report
from bench.balance.playing import game_of, jobs_of, played

FOLDER = Path(__file__).parents[2] / "docs" / "balance"


def main(given: list[str] | None = None) -> int:
    """Play, write the report, and print its path."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--game", required=True, help="a game's id")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, nargs="+", help="default: all")
    parser.add_argument("--games", type=int, default=1000, help="per number of seats")
    parser.add_argument("--duels", type=int, default=100, help="of greedy and random, two seats")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the report goes")
    chosen = parser.parse_args(given)
    game = game_of(chosen.game)
    options: dict[str, Any] = {
        name: json.loads(value)
        for name, _equals, value in (option.partition("=") for option in chosen.option)
    }
    game.options(options)
    tables = {}
    for seats in chosen.seats or game.seats:
        jobs = jobs_of(game.id, ["greedy"] * seats, options, chosen.games)
        tables[seats] = played(jobs, chosen.jobs)
        print(f"{seats} seats: {len(jobs)} games", file=sys.stderr)
    duels = jobs_of(game.id, ["greedy", "random"], options, chosen.duels)
    text = report.section(game, tables, played(duels, chosen.jobs))
    print(report.write(chosen.folder, game, options, text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
