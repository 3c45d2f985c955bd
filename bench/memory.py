"""How much memory pictures take: ``python -m bench.memory --pictures 600``.

Fresh views of random games of every game are drawn, in four languages and all kinds of pictures, as
the bot draws them. The tool prints the resident memory of the process at the start, after the
layers that pictures share, on the way, and after memory has been given back as upkeep does it; and
the CPU time for each picture. Both depend on the machine, so this is not a test.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.delivery.pictures import Kind, Pictures
from bot.settings import Settings
from bot.texts import words_in
from engines.core import AnyGame, Chance
from engines.laws import option_sets
from engines.registry import games
from render.cache import give_back, limit_memory
from render.registry import map_renderer

LOCALES = ("en", "de", "fr", "it")
NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri")
SEATS = len(NAMES)
BETWEEN = 6
"""Moves between two pictures of a game."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture to be drawn."""

    game: AnyGame
    kind: Kind
    seat: int | None
    view: Any
    place: str | None


def resident() -> float:
    """Return the resident memory of this process, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def wanted(seed: str) -> Iterator[Wanted]:
    """Yield pictures without end, of one game after the other, every view another one."""
    sources = [_of_game(game, f"{seed} {game.id}") for game in games().values()]
    while True:
        for source in sources:
            yield next(source)


def _of_game(game: AnyGame, seed: str) -> Iterator[Wanted]:
    """Yield pictures of random games of one game, with one set of options after the other."""
    chance, number = Chance.from_seed(seed), 0
    kinds: list[tuple[Kind, bool]] = [("board", False), ("board", True), ("hand", True)]
    if map_renderer(game.id) is not None:
        kinds += [("targets", True), ("where", True), ("closeups", True), ("whole_map", True)]
    options, drawn = list(option_sets(game)), 0
    while True:
        chosen = options[number % len(options)]
        state, moves = game.start(SEATS, game.options(chosen), f"{seed} {number}"), 0
        number += 1
        while decisions := game.decisions(state):
            decision, chance = chance.without_log().chosen(decisions)
            move, chance = chance.without_log().chosen(decision.moves)
            state, _events = game.apply(state, decision.seat, move)
            moves += 1
            if moves % BETWEEN:
                continue
            kind, own = kinds[drawn % len(kinds)]
            seat, place = decision.seat if own else None, None
            if kind == "where":
                found, chance = chance.without_log().chosen(game.places())
                place = found.id
            drawn += 1
            yield Wanted(game, kind, seat, game.view(state, seat), place)


async def measured(count: int, seed: str, step: int, limit: int) -> dict[str, Any]:
    """Draw so many pictures; return memory in MB on the way, and milliseconds for each picture."""
    memory: dict[str, float] = {"start": resident()}
    limit_memory(limit)
    pictures = Pictures()
    pictures.warm(games()).join()
    memory["layers drawn"] = resident()
    took: list[float] = []
    for number, picture in enumerate(wanted(seed), start=1):
        if number > count:
            break
        words = words_in(LOCALES[number % len(LOCALES)])
        begin = time.process_time()
        await pictures.draw(
            picture.game, picture.kind, picture.view, words, NAMES, about=picture.place
        )
        took.append(1000 * (time.process_time() - begin))
        if number % step == 0:
            memory[f"{number} pictures"] = resident()
    give_back()
    memory["after upkeep"] = resident()
    return {
        "memory": memory,
        "mean ms": statistics.mean(took),
        "median ms": statistics.median(took),
        "p95 ms": sorted(took)[int(len(took) * 0.95)],
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("--pictures", type=int, default=600)
    parser.add_argument("--step", type=int, default=100, help="pictures between two lines")
    parser.add_argument("--seed", default="1")
    limit = Settings.model_fields["picture_memory"].default
    parser.add_argument("--limit", type=int, default=limit, help="MiB, as PICTURE_MEMORY")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    figures = asyncio.run(measured(given.pictures, given.seed, given.step, given.limit))
    if given.json:
        print(json.dumps(figures, indent=1))
        return
    for name, resident_mb in figures.pop("memory").items():
        print(f"{name:24} {resident_mb:10.1f} MB")
    for name, value in figures.items():
        print(f"{name:24} {value:10.1f}")


if __name__ == "__main__":
    main()
