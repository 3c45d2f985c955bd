"""Complete placements of a camp, counted by the engine and by a second, naive enumerator.

The naive one uses the clauses LX-402 to LX-417 and LX-624 only to test finished walks: it tries
every sequence of numbers and keeps those that break no clause.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import TypeAlias

import pytest

from engines.core import Chance
from engines.luxor.moves import Confirm
from engines.luxor.state import State
from engines.luxor.tiles import Placement

from .positions import GAME, at, cells_offered, column, position, row

Way: TypeAlias = tuple[int, str, tuple[int, ...]]
"""Adventurers put on the camp, the direction, and how many stay on each tile from the camp on."""

STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


# --- the engine ----------------------------------------------------------------------------


def engine_ways(state: State, name: str) -> dict[Way, State]:
    """Return every way to finish the camp drafted on a cell, with the state after it."""
    tile = state.hands[state.active][0][:-1]
    drafted, _events = GAME.apply(state, state.active, GAME.parse(f"{tile} {name}", ())[0])
    return dict(_settled(drafted))


def _settled(state: State) -> Iterator[tuple[Way, State]]:
    (question,) = GAME.decisions(state)
    if question.kind == "confirm":
        draft = state.draft
        assert isinstance(draft, Placement)
        crew, left = draft.crew or 0, draft.left
        after, _events = GAME.apply(state, state.active, Confirm(end=True))
        yield (crew, draft.direction or "stand", left or (crew,)), after
        return
    assert question.moves
    for move in question.moves:
        after, _events = GAME.apply(state, state.active, move)
        yield from _settled(after)


# --- the second engine ---------------------------------------------------------------------


def naive_ways(state: State, name: str) -> set[Way]:
    """Return every way to finish a camp on a cell, found by trying all sequences of numbers."""
    tile = state.hands[state.active][0]
    here = (ord(name[0]) - ord("A"), int(name[1:]) - 1)
    tiles = {(cell % 32, cell // 32): kind for cell, kind in state.board.items()}
    discs = {(cell % 32, cell // 32): len(on) for cell, on in state.stacks.items()}
    snakes = {(cell % 32, cell // 32) for cell in state.snakes}
    camp_needs = 2 if tile.startswith("Co") else 1
    supply = state.supplies[state.active]
    if supply < camp_needs:
        return {(0, "stand", (0,))}
    results: set[Way] = set()
    for crew in range(camp_needs, min(5, supply) + 1):
        if crew <= 4:
            results.add((crew, "stand", (crew,)))
        for direction, (dx, dy) in STEPS.items():
            for length in range(2, 6):
                for left in product(range(1, 5), repeat=length):
                    if sum(left) != crew or left[0] < camp_needs:
                        continue
                    way = [(here[0] + dx * n, here[1] + dy * n) for n in range(1, length)]
                    if all(
                        _fits(cell, count, tiles, discs, snakes)
                        for cell, count in zip(way, left[1:], strict=True)
                    ):
                        results.add((crew, direction, left))
    return results


def _fits(
    cell: tuple[int, int],
    count: int,
    tiles: Mapping[tuple[int, int], str],
    discs: Mapping[tuple[int, int], int],
    snakes: set[tuple[int, int]],
) -> bool:
    if cell not in tiles or tiles[cell] == "L" or cell in snakes:
        return False
    needs = 3 if tiles[cell] == "M" else 2 if tiles[cell].endswith("o") else 1
    return count >= needs and discs.get(cell, 0) + count <= 4


# --- counts --------------------------------------------------------------------------------

OPEN_LAND = row("B6", "Ed Td Pd Ed . Cd Ed Td Ed") | column("F2", "Ed Td Pd Ed . Cd Ed Td Ed")
OASES = row("D6", "To To . To To") | column("F4", "To To . To To")
MOUNTAINS = row("D6", "M M . M M")


@pytest.mark.rule("LX-806")
@pytest.mark.parametrize(
    ("board", "tile", "supply", "count"),
    [
        # By hand: 4 ways to stand, and 1 + 3 + 7 + 15 rows of numbers to each of four sides.
        (OPEN_LAND, "Cd", 30, 108),
        # Crews of 2, 3 and 4 may stand; of 3, 4 and 5 walk with one, two and three.
        (OPEN_LAND, "Co", 30, 3 + 4 * (1 + 3 + 7)),
        (OPEN_LAND, "Cd", 4, 4 + 4 * (1 + 3 + 7)),
        (OPEN_LAND, "Cd", 1, 1),
        (OPEN_LAND, "Cd", 0, 1),
        (OPEN_LAND, "Co", 1, 1),
        # Only 2, 3 and 4 walkers get into an oasis: crews 3 (1 way), 4 (2), 5 (3 and 2+2).
        (OASES, "Cd", 30, 4 + 4 * (1 + 2 + 4)),
        # Only 3 and 4 walkers get on a mountain.
        (MOUNTAINS, "Cd", 30, 4 + 2 * (1 + 2)),
        (row("G6", "Ed"), "Cd", 30, 4 + 1 + 2 + 3 + 4),
        (row("G6", "L"), "Cd", 30, 4),
    ],
)
def test_the_number_of_complete_placements(
    board: dict[str, str], tile: str, supply: int, count: int
) -> None:
    state = position(board=board, hand=(f"{tile}2", "Ed2"), supplies=(supply, 30))
    ways = engine_ways(state, "F6")
    assert len(ways) == count
    assert set(ways) == naive_ways(state, "F6")


LAND = (*["Ed"] * 4, *["Td"] * 3, "Pd", "Cd", "Cd", "To", "Po", "Co", "M", "L", ".", ".")
"""What lies on the cells of a random position, and how likely it is."""


def scattered(seed: int) -> tuple[State, str]:
    """Return a random position, with adventurers, snakes and holes, and a cell for a camp."""
    chance = Chance.from_seed(f"scattered {seed}")
    board: dict[str, str] = {}
    snakes: dict[str, int] = {}
    for letter in "CDEFGHI":
        for number in range(3, 10):
            tile, chance = chance.chosen(LAND)
            if tile == ".":
                continue
            size, chance = chance.below(15)
            owners = ""
            for _disc in range(size - 10):
                owner, chance = chance.below(2)
                owners += str(owner)
            name = f"{letter}{number}"
            if size == 0:
                snakes[name] = 1
            board[name] = tile + (f":{owners}" if owners and tile != "L" else "")
    tile, chance = chance.chosen(("Cd", "Cd", "Co"))
    supply, chance = chance.chosen((0, 1, 2, 3, 4, 5, 9, 9, 9, 9))
    state = position(
        board=board,
        hand=(f"{tile}2", "Ed2"),
        pile=("Ed3",),
        supplies=(supply, 9),
        snakes=snakes,
        adventures=True,
    )
    name, chance = chance.chosen(sorted(cells_offered(state, tile)))
    return state, name


@pytest.mark.rule("LX-402", "LX-403", "LX-406", "LX-412", "LX-414", "LX-415", "LX-417", "LX-806")
def test_both_engines_find_the_same_placements_in_random_positions() -> None:
    counts = []
    for seed in range(50):
        state, name = scattered(seed)
        ways = engine_ways(state, name)
        assert set(ways) == naive_ways(state, name), (seed, name)
        counts.append(len(ways))
        for (crew, direction, left), after in ways.items():
            expected = dict(state.stacks)
            dx, dy = STEPS.get(direction, (0, 0))
            for number, count in enumerate(left):
                cell = at(name) + number * (dx + 32 * dy)
                expected[cell] = (*expected.get(cell, ()), *(0,) * count)
            assert after.stacks == {cell: on for cell, on in expected.items() if on}
            assert after.supplies == (state.supplies[0] - crew, 9)
            assert after.board == {**state.board, at(name): state.hands[0][0][:-1]}
    # The positions vary enough: many ways in all, some positions with many, some with one.
    assert sum(counts) > 700
    assert min(counts) == 1
    assert max(counts) > 40


@pytest.mark.rule("LX-806")
def test_every_walk_begun_can_be_finished() -> None:
    """After every answer the next question has an answer, so no draft gets stuck."""
    for seed in range(50, 80):
        state, name = scattered(seed)
        for supply in (2, 3, 4, 5):
            assert engine_ways(replace(state, supplies=(supply, 9)), name)
