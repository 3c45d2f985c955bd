"""Golden transcripts of the route games: what every reader sees at every step, line by line.

What a seat sees exactly as everybody does is not repeated; long lines are cut.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import pytest

from engines.core import AnyGame, Played

LONG = 80


@dataclass(frozen=True)
class Transcripts:
    """The transcripts of one game; ``head`` matches what tells a view's lines apart."""

    game: AnyGame
    head: re.Pattern[str]
    folder: Path

    def lines_of(self, state: Any, reader: int | None) -> dict[str, str]:
        """Return what a reader sees, each line by what it is about."""
        found = {}
        for line in self.game.text(self.game.view(state, reader)).splitlines():
            match = self.head.match(line)
            found[match[0] if match else "game"] = line
        return found

    def written(self, title: str, state: Any, played: Iterable[Played], most: int) -> str:
        """Return a game from its first state on: moves, events, and the lines that changed.

        At most so many moves are told.
        """
        known: dict[int | None, dict[str, str]] = {}
        lines = [title, *self._changes(state, known)]
        for step, one in enumerate(islice(played, most), start=1):
            state = one.state
            lines.append(f"\n[{step}] seat {one.seat}: {self.game.format(one.move)}")
            lines += (f"  ! {self._told(event)}" for event in one.events)
            lines += self._changes(state, known)
        return "\n".join((*lines, f"\n{self.game.outcome(state)}", ""))

    def check(self, name: str, written: str, *, update: bool) -> None:
        """Fail unless the transcript is as approved; with ``update`` it is approved."""
        golden, actual = self.folder / f"{name}.txt", self.folder / f"{name}.actual.txt"
        if update:
            self.folder.mkdir(exist_ok=True)
            golden.write_text(written, encoding="utf-8")
        approved = golden.read_text(encoding="utf-8")
        if written == approved:
            actual.unlink(missing_ok=True)
            return
        actual.write_text(written, encoding="utf-8")
        pairs = zip_longest(written.split("\n"), approved.split("\n"))
        number, (now, then) = next(
            (n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1]
        )
        pytest.fail(f"line {number} of {actual} is\n{now}\nand was approved as\n{then}")

    def check_whole(self, state: Any, seats: int) -> None:
        """Fail if two lines of a view would be taken for the same."""
        for reader in (None, *range(seats)):
            whole = self.game.text(self.game.view(state, reader)).splitlines()
            assert [*self.lines_of(state, reader).values()] == whole

    def _told(self, event: Any) -> str:
        """Return an event as JSON, kind first, without what goes without saying."""
        data = json.loads(self.game.events.dump(event))
        kind = data.pop("kind")
        for name, usual in (("audience", None), ("reveals", False)):
            if data[name] == usual:
                del data[name]
        return f"{kind} {json.dumps(data)}"

    def _changes(self, state: Any, known: dict[int | None, dict[str, str]]) -> Iterator[str]:
        """Yield, per reader, the lines that differ from those of the reader's view before."""
        public = self.lines_of(state, None)
        for reader in (None, *range(state.seats)):
            name = "all" if reader is None else f"  {reader}"
            before, now = known.get(reader, {}), self.lines_of(state, reader)
            known[reader] = now
            for key, line in now.items():
                if before.get(key) != line and (reader is None or public.get(key) != line):
                    yield f"{name} | {_shortened(line)}"
            gone = (key for key in before if key not in now and key != "asked")
            yield from (f"{name} | no {key}" for key in gone)


def _shortened(line: str) -> str:
    """Return a line of at most some 90 characters, the rest as a digest that shows any change."""
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]} ... {sha256(line.encode()).hexdigest()[:8]}"
