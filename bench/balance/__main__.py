"""``python -m bench.balance``: a Markdown report on many games between greedy players."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from bench.balance import explorers, report, siberia
from bench.balance.playing import game_of, jobs_of, played
from engines.explorers import Explorers
from engines.siberia import Siberia

FOLDER = Path(__file__).parents[2] / "docs" / "balance"


def main(given: list[str] | None = None) -> int:
    """Play, write the report, and print its path."""
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--game", required=True, help="a game's id")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, nargs="+", help="default: all")
    parser.add_argument(
        "--games", type=int, nargs="+", default=[1000],
        help="for every number of seats, or one number for each",
    )  # fmt: skip
    parser.add_argument("--duels", type=int, default=100, help="of greedy and random")
    parser.add_argument(
        "--special", type=int, default=40,
        help="solo games of each special kind: with one achievement, at a level of the automa",
    )  # fmt: skip
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the report goes")
    chosen = parser.parse_args(given)
    game = game_of(chosen.game)
    options: dict[str, Any] = {
        name: json.loads(value)
        for name, _equals, value in (option.partition("=") for option in chosen.option)
    }
    game.options(options)
    tables, every = {}, chosen.seats or [*game.seats]
    counts = chosen.games * len(every) if len(chosen.games) == 1 else chosen.games
    for seats, count in zip(every, counts, strict=True):
        if seats == 1 and isinstance(game, Siberia):
            continue  # those are played at each level of the automa
        jobs = jobs_of(game.id, ["medium"] * seats, options, count)
        tables[seats] = played(jobs, chosen.jobs)
        print(f"{seats} seats: {len(jobs)} games", file=sys.stderr)

    def duels(seats: int) -> list[Any]:
        players = ["medium", *["random"] * (seats - 1)]
        return played(jobs_of(game.id, players, options, chosen.duels), chosen.jobs)

    def alone(level: int) -> list[Any]:
        asked = {**options, "level": level}
        return played(jobs_of(game.id, ["medium"], asked, chosen.special), chosen.jobs)

    if isinstance(game, Explorers):
        against = {seats: duels(seats) for seats in every if seats > 1}
        text = explorers.section(tables, against)
        if chosen.special:
            text += "\n\n" + explorers.special(game, options, chosen.special)
    elif isinstance(game, Siberia):
        if tables:
            against = {seats: duels(seats) for seats in tables if chosen.duels}
            text = siberia.section(game, tables, against)
            print(report.write(chosen.folder, game, options, text))
        if chosen.special:
            text = siberia.levels({level: alone(level) for level in game.content.levels})
            print(f"{text}\n\n{report.write(chosen.folder, game, options, text, 'Alone')}")
        return 0
    else:
        text = report.section(game, tables, duels(2))
    print(report.write(chosen.folder, game, options, text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
