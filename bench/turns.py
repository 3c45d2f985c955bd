"""What a turn costs, from the first press to the post: ``python -m bench.turns --game luxor``.

People press the controls that the bot sends them (*Play*, menus, *Confirm*) until the turn passes,
in the whole bot with discord.py: they make the medium player's moves in the shortest way
(:mod:`bench.shortest`). A Discord in the same process answers below its HTTP and reads every
upload. Network, TLS and gateway are not in it. A turn of a simultaneous game is a round.

Without a rate one turn is played after another at one table: what it costs. With ``--rate`` turns
arrive at many tables, so many a second whether the bot keeps up or not: how long people wait. They
press by chance then, because to think would hold up the bot.
CPU is told in ms, and in refereed moves of python-chess in the same run, if that is installed
(``pip install chess``): 27,000 of them a second is the machine that the budgets are made for.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import json
import resource
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.discord_stub import Sent
from bench.parts import BENCH, Parts, watched
from bench.played import Playing, begun, connected
from bot.settings import Settings
from bot.workers import set_aside
from engines.core import Chance
from engines.registry import game_named, games
from render.cache import limit_memory

BEFORE = 12
"""Turns that are played at every table before it is measured: set-ups are over then."""

CHESS = "chess moves a second"
"""The name of the figure that all others are measured by."""

UNCOUNTED = ("/interactions/", "/webhooks/")
"""Requests that Discord does not count for a bot's limit of 50 a second."""


@dataclass(slots=True)
class Turn:
    """A turn as it was played; seconds count from when it was due."""

    presses: int = 0
    answered: list[float] = field(default_factory=list)
    """Seconds that each press took to be answered."""

    posted: float = 0.0


async def turn(people: Playing, due: float, *, by_chance: bool = False) -> Turn | None:
    """Let people play until the turn passes and all is posted; ``None`` if the game is over."""
    before, played = (await people.table()).view(None), Turn()
    if before.outcome is not None:
        return None
    while True:
        begin = time.perf_counter()
        async for _pressed in people.turn() if by_chance else people.visit():
            played.presses += 1
            now = time.perf_counter()
            played.answered.append(now - begin)
            begin = now
        await people.discord.rest()
        view = (await people.table()).view(None)
        if view.outcome is not None or view.turn != before.turn:
            played.posted = time.perf_counter() - due
            return played


async def ready(people: Playing, turns: int) -> None:
    """Play so many turns: the set-up, and what fills caches."""
    for _turn in range(turns):
        await turn(people, 0.0)


async def closed(game: str, turns: int, seed: str, before: int = BEFORE) -> dict[str, float]:
    """Return what a turn costs at one table: CPU in ms, uploads in KiB.

    It is less than so many turns if the game ends before.
    """
    async with connected() as discord:
        people = await begun(discord, game, seed=seed)
        await ready(people, before)
        set_aside()
        with watched(game_named(game)) as parts:
            discord.sent.clear()
            cpu, main = time.process_time(), time.thread_time()
            played: list[Turn] = []
            while len(played) < turns and (found := await turn(people, time.perf_counter())):
                played.append(found)
            cpu, main = time.process_time() - cpu, time.thread_time() - main
            return _costs(parts, cpu, main, played) | _sent(discord.sent, len(played))


def _costs(parts: Parts, cpu: float, main: float, played: Sequence[Turn]) -> dict[str, float]:
    found = parts.seconds()
    bench = found.pop(BENCH, 0.0)
    drawn = found["draw"] + found["encode"]
    costs = {"CPU": cpu - bench} | dict(found)
    costs["store's thread"] = cpu - main - drawn
    costs["rest"] = main - bench - sum(found.values()) + drawn
    per_turn = {f"{name} ms": 1000 * value / len(played) for name, value in costs.items()}
    presses = sum(turn.presses for turn in played) / len(played)
    return {"turns": len(played), "presses": presses} | per_turn


def _sent(sent: Sequence[Sent], turns: int) -> dict[str, float]:
    counted = Counter(not each.route.startswith(UNCOUNTED) for each in sent)
    return {
        "requests that count": counted[True] / turns,
        "other requests": counted[False] / turns,
        "pictures": sum(len(each.files) for each in sent) / turns,
        "upload KiB": sum(sum(each.files.values()) for each in sent) / 1024 / turns,
    }


async def opened(
    game: str,
    rate: float,
    seconds: float,
    places: int,
    seed: str,
    *,
    workers: int = 0,
    before: int = BEFORE,
) -> dict[str, float]:
    """Return how long people wait where so many turns a second arrive at some tables, in ms."""
    async with connected(workers=workers) as discord:
        tables = [await begun(discord, game, seed=f"{seed} {number}") for number in range(places)]
        for people in tables:
            await ready(people, before)
        late: list[float] = []
        watch = asyncio.create_task(_lag(late))
        free = [asyncio.Lock() for _table in tables]
        played: list[Turn] = []
        begin = time.perf_counter()

        async def play(number: int) -> None:
            due = begin + number / rate
            async with free[number % places]:
                people = tables[number % places]
                if (found := await turn(people, due, by_chance=True)) is not None:
                    played.append(found)

        tasks = []
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begin + number / rate - time.perf_counter()))
            tasks.append(asyncio.create_task(play(number)))
        await asyncio.gather(*tasks)
        wall = time.perf_counter() - begin
        watch.cancel()
    answered = [seconds for each in played for seconds in each.answered]
    figures = {"turns": float(len(played)), "turns a second": len(played) / wall}
    for name, values in (
        ("press answered", answered),
        ("turn posted", [each.posted for each in played]),
        ("loop late", late),
    ):
        ranked = sorted(values)
        figures[f"{name} median ms"] = 1000 * statistics.median(ranked)
        figures[f"{name} p99 ms"] = 1000 * ranked[int(len(ranked) * 0.99)]
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return figures | {"most memory MB": kilobytes / 1024}


async def _lag(late: list[float], pause: float = 0.005) -> None:
    """Record how late the event loop wakes up this task, until it is cancelled."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(pause)
        late.append(time.perf_counter() - before - pause)


def chess_rate(seconds: float = 1.5) -> float | None:
    """Return refereed moves per second of python-chess, ``None`` if it is not installed.

    A machine that others use is not always equally fast, so it is measured before and after a game.
    """
    try:
        library: Any = importlib.import_module("chess")
    except ImportError:
        return None
    chance, moves, begin = Chance.from_seed("chess"), 0, time.process_time()
    board = library.Board()
    while time.process_time() - begin < seconds:
        if board.outcome() is not None:
            board = library.Board()
        move, chance = chance.without_log().chosen(list(board.legal_moves))
        board.push(move)
        moves += 1
    return moves / (time.process_time() - begin)


def lines(found: dict[str, Any], earlier: dict[str, Any]) -> list[str]:
    """Return what is printed: figures of each game, beside those of an earlier run."""
    told = []
    for game, figures in found["games"].items():
        chess = figures.get(CHESS)
        for name, value in figures.items():
            line = f"{game:18} {name:24} {value:10.1f}"
            if chess is not None and name.endswith(" ms"):
                line += f" {value / 1000 * chess:10,.0f} chess moves"
            before = earlier.get("games", {}).get(game, {}).get(name)
            if before:
                line += f"   x {value / before:.2f}"
            told.append(line)
    return told


def main(given: list[str] | None = None) -> int:
    """Measure and print; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.turns",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=[*games()], help="all games, if left out")
    parser.add_argument("--turns", type=int, default=20, help="of which the costs are told")
    parser.add_argument("--rate", type=float, help="turns a second: how long people wait")
    parser.add_argument("--seconds", type=float, default=10.0, help="at that rate")
    parser.add_argument("--tables", type=int, default=10, help="at that rate")
    parser.add_argument("--workers", type=int, default=0, help="at that rate, as DRAW_WORKERS")
    parser.add_argument("--seed", default="turns")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--compare", type=Path, help="such a file of an earlier run")
    chosen = parser.parse_args(given)
    limit_memory(Settings.model_fields["picture_memory"].default)
    earlier = json.loads(chosen.compare.read_text()) if chosen.compare else {}
    found: dict[str, Any] = {"games": {}}
    chess = chess_rate()
    for game in [chosen.game] if chosen.game else games():
        figures = asyncio.run(
            closed(game, chosen.turns, chosen.seed)
            if chosen.rate is None
            else opened(
                game,
                chosen.rate,
                chosen.seconds,
                chosen.tables,
                chosen.seed,
                workers=chosen.workers,
            )
        )
        before, chess = chess, chess_rate()
        if before is not None and chess is not None:
            figures[CHESS] = (before + chess) / 2
        found["games"][game] = figures
    if chosen.json:
        chosen.json.write_text(json.dumps(found, indent=1))
    print(*lines(found, earlier), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
