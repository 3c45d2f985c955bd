"""``fuzz``: play random games under all laws; save the record of each game that breaks one."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path
from typing import Any

from engines.core import AnyGame
from engines.laws import LawBroken, Laws, check_game, option_sets

WIDTH = 30

ENOUGH = 10
"""So many findings end the run: one mistake in a new game breaks a law in nearly every game."""


def fuzz(
    game: AnyGame,
    seats: list[int],
    options: list[dict[str, Any]] | None,
    count: int,
    seed: str,
    out: Path,
) -> int:
    """Check ``count`` games per number of seats and option set; return 1 if any broke a law.

    ``options`` are the option sets, or ``None`` for those of :func:`option_sets`. After ten
    findings no more games are played. Progress is printed to stderr, findings and the summary
    to stdout.
    """
    laws, findings, moves, games_played = Laws(game), 0, 0, 0
    sets = option_sets(game) if options is None else options
    begin = time.perf_counter()
    total = count * len(seats) * len(sets)
    for chosen in sets:
        shown = ", ".join(f"{key}={value}" for key, value in chosen.items()) or "defaults"
        for number in seats:
            for index in range(count):
                name = f"{seed}-{number}-{index}"
                try:
                    checked = check_game(game, number, chosen, name, laws=laws)
                    moves += checked.moves
                except LawBroken as broken:
                    findings += 1
                    _write(broken, out, f"{game.id}-{name}-{shown}")
                games_played += 1
                _progress(games_played, total, findings)
                if findings == ENOUGH:
                    print(f"stopped after {ENOUGH} findings")
                    return _summary(games_played, moves, begin, findings)
            _clear()
            print(f"{game.id}, {number} seats, {shown}: {count} games")
    return _summary(games_played, moves, begin, findings)


def _summary(games_played: int, moves: int, begin: float, findings: int) -> int:
    seconds = time.perf_counter() - begin
    print(f"{games_played} games, {moves} moves in {seconds:.0f} s; findings: {findings}")
    return 1 if findings else 0


def _write(broken: LawBroken, out: Path, name: str) -> None:
    _clear()
    print(f"{broken}")
    if broken.record is not None:
        out.mkdir(parents=True, exist_ok=True)
        file = out / (re.sub(r"[^\w.=-]+", "_", name) + ".json")
        file.write_text(broken.record.to_json(), encoding="utf-8")
        print(f"  the game so far: {file}")


def _progress(done: int, total: int, findings: int) -> None:
    if sys.stderr.isatty() or done == total:
        filled = WIDTH * done // total
        bar = "#" * filled + "." * (WIDTH - filled)
        print(f"\r[{bar}] {done}/{total}, findings: {findings}", end="", file=sys.stderr)
        sys.stderr.flush()


def _clear() -> None:
    if sys.stderr.isatty():
        print("\r" + " " * (WIDTH + 40) + "\r", end="", file=sys.stderr)
        sys.stderr.flush()
