"""Golden transcripts: what every reader sees at every step of a fixed game, line by line.

``pytest tests/famous_explorers --update-goldens`` writes them anew; the difference is for the
review. What a seat sees exactly as everybody does is not repeated; long lines are cut.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from engines.core import Chance
from engines.famous_explorers.state import State

from .games import FULL, picked
from .positions import GAME, started, text

LONG = 80
FOLDER = Path(__file__).parent / "transcripts"
HEAD = re.compile(
    r"seat \d+(?=:)|red|yellow|blue|recent|row|tickets|discards|market|secret [ab]|own|put aside"
    r"|discarded|drawn|at any|asked"
)


def lines_of(state: State, reader: int | None) -> dict[str, str]:
    """Return what a reader sees, each line by what it is about."""
    found = {}
    for line in text(state, reader).splitlines():
        match = HEAD.match(line)
        found[match[0] if match else "game"] = line
    return found


def shortened(line: str) -> str:
    """Return a line of at most some 90 characters, the rest as a digest that shows any change."""
    if len(line) <= LONG:
        return line
    return f"{line[:LONG]} ... {sha256(line.encode()).hexdigest()[:8]}"


def told_of(event: Any) -> str:
    """Return an event as JSON, kind first, without what goes without saying."""
    data = json.loads(GAME.events.dump(event))
    kind = data.pop("kind")
    for name, usual in (("audience", None), ("reveals", False)):
        if data[name] == usual:
            del data[name]
    return f"{kind} {json.dumps(data)}"


def transcript(seats: int, seed: str, most: int, **options: Any) -> Iterator[str]:
    """Yield the lines of a game: moves, events, and for every reader the lines that changed.

    At most so many moves are told.
    """
    yield f"{seats} seats, {options}, seed {seed!r}"
    state = started(seats, seed, **options)
    chance = Chance.from_seed(f"choices {seed}")
    known: dict[int | None, dict[str, str]] = {}
    yield from changes(state, known)
    step = 0
    while not state.board.ended and step < most:
        step += 1
        seat, move, chance = picked(state, chance)
        state, told = GAME.apply(state, seat, move)
        yield f"\n[{step}] seat {seat}: {GAME.format(move)}"
        for event in told:
            yield f"  ! {told_of(event)}"
        yield from changes(state, known)
    yield f"\n{GAME.outcome(state)}"


def changes(state: State, known: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """Yield, per reader, the lines that differ from those of the reader's view before."""
    public = lines_of(state, None)
    for reader in (None, *range(state.seats)):
        name = "all" if reader is None else f"  {reader}"
        before, now = known.get(reader, {}), lines_of(state, reader)
        known[reader] = now
        for key, line in now.items():
            if before.get(key) != line and (reader is None or public.get(key) != line):
                yield f"{name} | {shortened(line)}"
        gone = (key for key in before if key not in now and key != "asked")
        yield from (f"{name} | no {key}" for key in gone)


@pytest.mark.parametrize(
    ("name", "seats", "seed", "most", "options"),
    [
        ("two-basic", 2, "transcript 2", 400, {}),
        ("three-full", 3, "transcript 3", 160, FULL),
    ],
)
def test_a_fixed_game_looks_as_approved(
    name: str, seats: int, seed: str, most: int, options: dict[str, bool], update_goldens: bool
) -> None:
    played = "\n".join(transcript(seats, seed, most, **options)) + "\n"
    golden, actual = FOLDER / f"{name}.txt", FOLDER / f"{name}.actual.txt"
    if update_goldens:
        FOLDER.mkdir(exist_ok=True)
        golden.write_text(played, encoding="utf-8")
    approved = golden.read_text(encoding="utf-8")
    if played == approved:
        actual.unlink(missing_ok=True)
        return
    actual.write_text(played, encoding="utf-8")
    pairs = zip_longest(played.split("\n"), approved.split("\n"))
    number, (now, then) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    pytest.fail(f"line {number} of {actual} is\n{now}\nand was approved as\n{then}")


def test_every_line_of_a_view_is_in_the_transcript() -> None:
    """No two lines of a view are taken for the same."""
    state = started(2, "transcript 3", **FULL)
    chance = Chance.from_seed("choices transcript 3")
    while not state.board.ended:
        seat, move, chance = picked(state, chance)
        state, _events = GAME.apply(state, seat, move)
        for reader in (None, 0, 1):
            assert [*lines_of(state, reader).values()] == text(state, reader).splitlines()
