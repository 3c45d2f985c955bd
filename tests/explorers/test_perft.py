"""Ways to place the crosses of a turn, counted by the engine and by a second, naive enumerator.

The naive one knows squares as pairs of numbers and tests each next square against the clauses
XP-401 to XP-407, XP-521 to XP-523, XP-532, XP-551 and XP-702, written out again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from engines.core import Chance
from engines.explorers.landscape import name
from engines.explorers.moves import Mark
from engines.explorers.state import State

from .games import GAME, Table, board_of, seat, states_of, table


@dataclass(frozen=True)
class Pencil:
    """A player's turn as the naive enumerator knows it."""

    crossed: frozenset[str]
    keys: int
    eaten: tuple[str, ...]
    left: int
    horses: int


def beside(square: str) -> list[str]:
    column, row = "ABCDEFGHIJKLMNOP".index(square[0]), int(square[1:])
    around = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [
        f"{'ABCDEFGHIJKLMNOP'[x]}{y}" for x, y in around if 0 <= x <= 15 and 1 <= y <= 16
    ]  # fmt: skip


def naive(on: Table, who: int) -> Counter[int]:
    """Return how many orders of crosses there are by the number of crosses placed."""
    view, draft = on.view(who), on.draft(who)
    terrain = {name(n): letter for n, letter in enumerate(view.terrain)}
    symbol = {name(n): letter for n, letter in enumerate(view.symbols)}
    round = max(view.round, 1)
    basket = draft.sheet.baskets[round - 1]
    begun = Pencil(
        frozenset(name(n) for n in range(256) if draft.sheet.crosses >> n & 1),
        draft.sheet.keys - draft.sheet.keys_used,
        tuple(kind * count for kind, count in zip("acf", basket, strict=True)),
        draft.left,
        draft.horses,
    )

    def legal(own: Pencil) -> list[str]:
        found = []
        for square in {near for mine in own.crossed for near in beside(mine)}:
            if square in own.crossed or terrain[square] == "*":
                continue
            if not own.horses and terrain[square] not in draft.allowed:
                continue
            if symbol[square] == "T" and not own.keys:
                continue
            if symbol[square] in "acf":
                count = len(own.eaten["acf".index(symbol[square])])
                if "provisions" not in view.expert and count:
                    continue
                if "provisions" in view.expert and (
                    symbol[square] != ".acf"[round - 1] or count == 4
                ):
                    continue
            found.append(square)
        return found

    def ways(own: Pencil, placed: int) -> Iterator[int]:
        squares = legal(own) if own.horses or own.left else []
        if own.horses and not squares:
            yield from ways(replace(own, horses=0), placed)
            return
        if not squares:
            yield placed
            return
        for square in squares:
            kind = symbol[square]
            eaten = tuple(
                bag + kind if kind == bag_kind else bag
                for bag, bag_kind in zip(own.eaten, "acf", strict=True)
            )
            yield from ways(
                Pencil(
                    own.crossed | {square},
                    own.keys + (kind == "k") - (kind == "T"),
                    eaten,
                    own.left - (not own.horses),
                    max(0, own.horses - 1) + (kind == "h"),
                ),
                placed + 1,
            )

    return Counter(ways(begun, 0))


def engine(on: Table, who: int) -> Counter[int]:
    """Return the same by playing every answer of every question until no cross is asked."""
    counted: Counter[int] = Counter()
    open_states: list[tuple[State, int]] = [(on.state, 0)]
    while open_states:
        state, placed = open_states.pop()
        question = next(q for q in on.game.decisions(state) if q.seat == who)
        if question.kind not in ("cross", "horse"):
            counted[placed] += 1
            continue
        for move in question.moves:
            assert isinstance(move, Mark)
            open_states.append((on.game.apply(state, who, move)[0], placed + 1))
    return counted


@pytest.mark.rule("XP-401", "XP-402", "XP-407")
@pytest.mark.parametrize(
    ("land", "own", "line", "expected"),
    [
        # One of 4, then 6 squares: two in a row have 8 squares around them, an L has 7.
        ({}, seat(), "side prairie", {3: 4 * (8 + 8 + 4 * 7)}),
        ({"D3": "W", "D2": "W", "D1": "W", "C1": "W"}, seat(), "side water", {3: 1}),
        ({"D3": "W a", "D2": "W a", "C3": "W"}, seat(), "side water", {2: 1}),
        ({"C4": "W", "E4": "W"}, seat(), "side water", {2: 2}),
        ({"C4": "W T", "M2": "W T"}, seat("M3", keys=1), "side water", {1: 2}),
        # A horse goes to one of six squares, then nothing else is water.
        ({"D3": "W h"}, seat(), "side water", {2: 6}),
    ],
)
def test_counts_by_hand(
    land: dict[str, str], own: dict[str, object], line: str, expected: dict[int, int]
) -> None:
    on = table(land, sheets=[own]).play(0, line)
    counted = engine(on, 0)
    assert counted == naive(on, 0)
    assert counted == expected


@pytest.mark.rule("XP-401", "XP-407", "XP-521", "XP-532", "XP-551", "XP-702")
@pytest.mark.parametrize("expert", [(), ("provisions",)])
def test_both_engines_count_the_same_in_positions_of_random_games(expert: tuple[str, ...]) -> None:
    compared = 0
    for number, state in enumerate(states_of(2, "perft", expert=expert)):
        if state.phase not in ("start", "mark"):
            continue
        choose = Chance(number).below(6)[0]
        for who, draft in enumerate(state.drafts):
            few = draft.stage == "cross" and draft.left + draft.horses <= 2
            if choose or not few:
                continue
            on = Table(GAME, state)
            counted = engine(on, who)
            assert counted == naive(on, who)
            compared += sum(counted.values())
            assert board_of(on).land.villages == on.view(None).villages
    assert compared > 1000
