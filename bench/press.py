"""How much of the program a press passes: ``python -m bench.press --game luxor``.

People play some turns by the controls that the bot sends them, through the whole bot with a Discord
in the same process. A profile hook notes which files and functions of the project a press runs on
the event loop, from the event to the answer; what is drawn beside it in threads and what is posted
afterwards do not count, nor do the first turns, in which caches fill.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from bench.played import playing
from engines.registry import games

ROOMS = tuple(f"/{room}/" for room in ("engines", "render", "bot"))
WARM = 6
"""Turns that are not counted."""

_counted: ContextVar[Counter[CodeType] | None] = ContextVar("counted", default=None)


@contextmanager
def counting() -> Iterator[Counter[CodeType]]:
    """Count the calls of functions of the project in what is begun within, by their code."""
    calls = Counter[CodeType]()
    root = str(Path(__file__).parent.parent)

    def hook(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        # Comprehensions are part of their function, as they are in newer Pythons.
        if event == "call" and code.co_filename.startswith(root) and code.co_name[0] != "<":
            counted = _counted.get()
            if counted is not None and code.co_filename[len(root) :].startswith(ROOMS):
                counted[code] += 1

    token = _counted.set(calls)
    sys.setprofile(hook)
    try:
        yield calls
    finally:
        sys.setprofile(None)
        _counted.reset(token)


async def turns(game: str, count: int, seed: str) -> dict[str, list[Counter[CodeType]]]:
    """Play so many turns; return the calls of each press by what it was."""
    found = defaultdict[str, list[Counter[CodeType]]](list)
    async with playing(game, seed=seed) as people:
        publisher = people.discord.bot.publisher
        wake = publisher.wake
        for turn in range(WARM + count):
            publisher.wake = lambda: None  # type: ignore[method-assign]
            presses = people.turn()
            while True:
                with counting() as calls:
                    pressed = await anext(presses, None)
                if pressed is None:
                    break
                if turn >= WARM:
                    found[_kind(pressed.press.verb, calls)].append(calls)
            publisher.wake = wake  # type: ignore[method-assign]
            publisher.wake()
            await people.discord.rest()
    return found


def _kind(verb: str, calls: Counter[CodeType]) -> str:
    """Return what a press was: its verb, and whether it played a move."""
    played = any(code.co_qualname == "TableService._settled" for code in calls)
    return f"{verb} that plays" if played else verb


def main() -> int:
    """Count and print; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.press",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=[*games()], default="luxor")
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seed", default="press")
    parser.add_argument("--list", action="store_true", help="name the functions, by how often")
    given = parser.parse_args()
    found = asyncio.run(turns(given.game, given.turns, given.seed))
    print(f"{'press':20} {'how many':>8} {'files':>12} {'functions':>12} {'calls':>12}")
    for kind, presses in sorted(found.items()):
        columns = (
            [len({code.co_filename for code in calls}) for calls in presses],
            [len(calls) for calls in presses],
            [calls.total() for calls in presses],
        )
        shown = [f"{statistics.median(values):.0f} / {max(values)}" for values in columns]
        print(f"{kind:20} {len(presses):8}", *(f"{text:>12}" for text in shown))
        if given.list:
            together = sum(presses, Counter[CodeType]())
            for code, calls in together.most_common():
                among = sum(code in each for each in presses)
                name = f"{Path(code.co_filename).parent.name}/{Path(code.co_filename).name}"
                print(f"  {calls:6} in {among:3}  {name}: {code.co_qualname}")
    print("median / most")
    return 0


if __name__ == "__main__":
    sys.exit(main())
