"""``python -m bench.pictures``: what pictures of whole games cost, and whether they can be read.

Games between greedy players are played with all numbers of seats and all options. Every kind of
picture is drawn for every reader at six moments of each game, and for the mover at some between. It
is drawn as at first sight: what other pictures of the same position have left in the cache is
forgotten, what came before is not. Times are of the CPU; ratios are to a picture in plain Pillow
that is drawn in the same run. The exit code is 1 if anything stands badly or breaks the law of
formats.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from bench.pictures import baseline, law, report
from bench.pictures.measures import counts
from bench.pictures.report import Measured
from bench.pictures.shots import Shot, moments, played, shots
from bot.delivery.pictures import Pictures
from bot.texts import LOCALES, words_in
from engines.core import AnyGame, Chance
from engines.laws import option_sets
from engines.registry import games
from render.cache import CACHE
from render.palettes import palette_for
from render.picture import encode

T = TypeVar("T")

NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri", "Eve", "Farid")
MOMENTS, BETWEEN = 6, 16
MOVERS = ("board", "closeups")
"""The kinds that are drawn at further moments, of which only the mover sees the closeups."""

EVERY, LATEST = 3, 5
"""The baseline is drawn before every third picture; the median of its latest five times counts."""

EXAMPLES = 25
"""How many of the pictures that are wrong are named."""


def main(given: list[str] | None = None) -> int:
    """Play, draw, and print; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each kind: with 5, all seats")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--game", action="append", choices=[*games()], help="default: all")
    parser.add_argument("--out", type=Path, help="a folder for the pictures")
    chosen = parser.parse_args(given)
    if chosen.games < 1:
        parser.error("--games: at least 1")
    Pictures().warm(games()).join()
    watch, measured = Stopwatch(), list[Measured]()
    wrong: list[str] = []
    for game_id in chosen.game or games():
        for position in positions(games()[game_id], chosen.games, chosen.seed):
            for name, one, png, alt in watch.position(position):
                measured.append(one)
                if report.is_faulty(one):
                    wrong.append(f"{name}: {'; '.join(one.broken) or one.counts}")
                if chosen.out is not None:
                    _write(chosen.out, name.replace(" ", "-"), png, alt)
    print("\n".join(report.lines(measured)))
    if wrong:
        print(f"\n{len(wrong)} pictures are wrong:")
        print("\n".join(wrong[:EXAMPLES]))
    return int(bool(wrong))


def tables(game: AnyGame) -> list[tuple[int, dict[str, Any]]]:
    """Return numbers of seats and options; all seats come first, and all options with them."""
    sets = option_sets(game)
    return [
        (seats, sets[(number + turn) % len(sets)])
        for turn in range(len(sets))
        for number, seats in enumerate(reversed(game.seats))
    ]


def positions(game: AnyGame, count: int, seed: str) -> Iterator[dict[str, Shot]]:
    """Yield positions of so many games: their pictures by names that tell how to come to them."""
    chance = Chance.from_seed(f"pictures {seed}")
    for number, (seats, options) in enumerate(islice(cycle(tables(game)), count)):
        words = words_in(LOCALES[number % len(LOCALES)])
        states = played(game, seats, options, f"{seed} {number}")
        wanted, chance = moments(states, MOMENTS, chance)
        between, chance = moments(states, BETWEEN, chance)
        settings = ",".join(f"{name}={value}" for name, value in options.items()) or "defaults"
        for moment in sorted({*wanted, *between}):
            asked = game.decisions(states[moment])
            movers = [asked[0].seat] if asked else []
            about = (game.id, settings, words.locale, f"{seats}-seats", f"game-{number}")
            drawn = shots(
                game,
                states[moment],
                words,
                NAMES[:seats],
                Chance.from_seed(f"{seed} {number} {moment}"),
                begins=moment == 0,
                seats=range(seats) if moment in wanted else movers,
            )
            yield {
                " ".join((*about, f"move-{moment}", shot.kind, _reader(shot))): shot
                for shot in drawn
                if moment in wanted or shot.kind in MOVERS
            }


def _reader(shot: Shot) -> str:
    return "public" if shot.seat is None else f"seat-{shot.seat}"


class Stopwatch:
    """Measures pictures, and the baseline between them."""

    def __init__(self) -> None:
        self._latest: deque[float] = deque(maxlen=LATEST)
        self._drawn = 0
        baseline.ground()

    def position(self, drawn: dict[str, Shot]) -> Iterator[tuple[str, Measured, bytes, str]]:
        """Draw the pictures of a position; yield each with its name, figures, file and alt text."""
        before, new = CACHE.values(), dict[Hashable, object]()
        for name, shot in drawn.items():
            for number, (one, png, alt) in enumerate(self._measure(shot)):
                yield f"{name} {number}" if number else name, one, png, alt
            left = CACHE.values()
            added = {key: value for key, value in left.items() if key not in before}
            CACHE.forget(added)
            new |= added
        for key, value in new.items():
            CACHE.keep(key, value)

    def _measure(self, shot: Shot) -> Iterator[tuple[Measured, bytes, str]]:
        """Draw at first sight; yield the figures of each picture, its file and alt text."""
        if self._drawn % EVERY == 0:
            self._latest.append(_timed(baseline.drawn)[1])
        self._drawn += 1
        pictures, drawing = _timed(shot.draw)
        palette = palette_for(shot.game, shot.kind)
        for picture in pictures:
            png, encoding = _timed(partial(encode, picture.image, palette))
            each = drawing / len(pictures)
            one = Measured(
                game=shot.game,
                kind=shot.kind,
                size=picture.image.size,
                draw=each,
                encode=encoding,
                ratio=(each + encoding) / median(self._latest),
                kib=len(png) / 1024,
                smallest=law.smallest(picture),
                counts=counts(picture),
                broken=tuple(law.broken(shot.game, shot.kind, picture)),
            )
            yield one, png, picture.alt


def _timed(call: Callable[[], T]) -> tuple[T, float]:
    """Return what a function returns, and the milliseconds of CPU that it took."""
    begin = time.process_time()
    result = call()
    return result, 1000 * (time.process_time() - begin)


def _write(folder: Path, name: str, png: bytes, alt: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.png").write_bytes(png)
    (folder / f"{name}.txt").write_text(f"{alt}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
