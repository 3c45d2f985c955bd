"""Golden transcripts: what every reader sees at every step of a fixed game, line by line.

``pytest tests/luxor --update-goldens`` writes them anew; the difference is for the review.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from engines.core import Chance
from engines.luxor.state import State

from .games import picked
from .positions import GAME, started, text

FOLDER = Path(__file__).parent / "transcripts"
HEAD = re.compile(r"(seat \d+|own|gifts|actions|draft|asked| *\d+(?= )|   )")


def lines_of(state: State, reader: int | None) -> dict[str, str]:
    """Return what a reader sees, each line by what it is about."""
    found = {}
    for line in text(state, reader).splitlines():
        match = HEAD.match(line)
        found[match[1].strip() or "columns" if match else "game"] = line
    return found


def transcript(seats: int, seed: str, *, adventures: bool) -> Iterator[str]:
    """Yield the lines of a game: moves, events, and for every reader the lines that changed."""
    yield f"{seats} seats, {'adventures' if adventures else 'base'}, seed {seed!r}"
    state = started(seats, seed, adventures=adventures)
    chance = Chance.from_seed(f"choices {seed}")
    known: dict[int | None, dict[str, str]] = {}
    yield from changes(state, known)
    step = 0
    while not state.finished:
        step += 1
        seat, move, chance = picked(state, chance)
        state, told = GAME.apply(state, seat, move)
        yield f"\n[{step}] seat {seat}: {GAME.format(move)}"
        for event in told:
            yield f"  ! {GAME.events.dump(event)}"
        yield from changes(state, known)
    yield f"\n{GAME.outcome(state)}"


def changes(state: State, known: dict[int | None, dict[str, str]]) -> Iterator[str]:
    """Yield, per reader, the lines that differ from those of the reader's view before."""
    for reader in (None, *range(state.seats)):
        name = "all" if reader is None else f"  {reader}"
        before, now = known.get(reader, {}), lines_of(state, reader)
        known[reader] = now
        yield from (f"{name} | {line}" for key, line in now.items() if before.get(key) != line)
        yield from (f"{name} | no {key}" for key in before if key not in now)


@pytest.mark.rule("LX-701", "LX-703")
@pytest.mark.parametrize(
    ("name", "seats", "seed", "adventures"),
    [("three-adventures", 3, "game 296", True), ("two-base", 2, "game 1", False)],
)
def test_a_fixed_game_looks_as_approved(
    name: str, seats: int, seed: str, adventures: bool, update_goldens: bool
) -> None:
    played = "\n".join(transcript(seats, seed, adventures=adventures)) + "\n"
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
    state = started(3, "game 296", adventures=True)
    chance = Chance.from_seed("choices game 296")
    while not state.finished:
        seat, move, chance = picked(state, chance)
        state, _events = GAME.apply(state, seat, move)
        for reader in (None, 0, 1, 2):
            assert [*lines_of(state, reader).values()] == text(state, reader).splitlines()
