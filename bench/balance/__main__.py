"""``python -m bench.balance``: a Markdown report on many games between computer players."""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

from bench.balance import explorers, report, siberia
from bench.balance.playing import game_of, jobs_of, played
from engines.explorers import Explorers
from engines.players import LEVELS, USUAL
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
    parser.add_argument("--level", choices=LEVELS, default=USUAL, help="of all players")
    parser.add_argument(
        "--positions", type=int,
        help="that a hard player looks at in a turn; default: as many as at a table",
    )  # fmt: skip
    parser.add_argument("--duels", type=int, default=100, help="of medium and random")
    parser.add_argument(
        "--special", type=int, default=40,
        help="solo games of each special kind: with one achievement (only of medium players), "
        "at a level of the automa",
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
        jobs = jobs_of(game.id, [chosen.level] * seats, options, count, chosen.positions)
        tables[seats] = played(jobs, chosen.jobs)
        print(f"{seats} seats: {len(jobs)} games", file=sys.stderr)

    usual = chosen.level == USUAL
    players = "" if usual else f"{chosen.level} players"
    if chosen.positions is not None:
        players += f" with {chosen.positions:,} positions a turn"
    write = partial(report.write, chosen.folder, game, options, players=players)

    def duels(seats: int) -> list[Any]:
        if not usual:
            return []
        players = [USUAL, *["random"] * (seats - 1)]
        return played(jobs_of(game.id, players, options, chosen.duels), chosen.jobs)

    def alone(level: int) -> list[Any]:
        asked = {**options, "level": level}
        jobs = jobs_of(game.id, [chosen.level], asked, chosen.special, chosen.positions)
        return played(jobs, chosen.jobs)

    if isinstance(game, Explorers):
        against = {seats: duels(seats) for seats in every if seats > 1 and usual}
        text = explorers.section(tables, against)
        if chosen.special and usual:
            text += "\n\n" + explorers.special(game, options, chosen.special)
    elif isinstance(game, Siberia):
        if tables:
            against = {seats: duels(seats) for seats in tables if chosen.duels and usual}
            print(write(siberia.section(game, tables, against)))
        if chosen.special:
            text = siberia.levels({level: alone(level) for level in game.content.levels})
            print(f"{text}\n\n{write(text, 'Alone')}")
        return 0
    else:
        text = report.section(game, tables, duels(2))
    print(write(text))
    return 0


if __name__ == "__main__":
    sys.exit(main())
