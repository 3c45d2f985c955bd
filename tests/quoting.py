"""What is quoted to a player whose move is refused, at every kind of table of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, product
from typing import Any

from engines.core import AnyGame, Chance, play_move

POSITIONS = 10
"""In so many positions for each kind of question, moves are tried that are not offered there."""

KEPT = 40
"""So many moves of each kind are kept to be tried."""


def tables(switches: Iterable[str]) -> tuple[dict[str, bool], ...]:
    """Return every set of options that turns some of the switches on."""
    names = tuple(switches)
    return tuple(
        dict.fromkeys(chosen, True)
        for count in range(len(names) + 1)
        for chosen in combinations(names, count)
    )


def clauses(every: Iterable[str], *ranges: str) -> frozenset[str]:
    """Return the clauses of some ranges such as ``"LX-601 LX-652"``, both ends included."""
    found = set[str]()
    for one in ranges:
        first, _space, last = one.partition(" ")
        found |= {
            clause
            for clause in every
            if clause.split("-")[0] == first.split("-")[0] and first <= clause <= (last or first)
        }
    return frozenset(found)


def positions(game: AnyGame, seats: int, options: Mapping[str, Any], seed: str) -> list[Any]:
    """Return the positions of a game played by chance: first a kind of move is drawn."""
    state = game.start(seats, game.options(dict(options)), seed)
    chance, found = Chance.from_seed(f"quoting {seed}"), [state]
    while asked := game.decisions(state):
        question, chance = chance.chosen(asked)
        kind, chance = chance.chosen(dict.fromkeys(type(move) for move in question.moves))
        move, chance = chance.chosen(m for m in question.moves if type(m) is kind)
        state = play_move(game, state, question.seat, move).state
        chance = chance.without_log()
        found.append(state)
    return found


def moves_of(game: AnyGame, games: Iterable[list[Any]], seats: int) -> tuple[Any, ...]:
    """Return moves of every kind that was offered anywhere in these games."""
    known: dict[type, dict[Any, None]] = {}
    for states in games:
        for state in states:
            free_actions = (game.free_action(state, seat) for seat in range(seats))
            for one in (
                *game.decisions(state),
                *(free_action for free_action in free_actions if free_action),
            ):
                for move in (*one.moves[:2], *one.moves[-2:]):
                    same = known.setdefault(type(move), {})
                    if len(same) < KEPT:
                        same[move] = None
    return tuple(move for same in known.values() for move in same)


def quoted(
    game: AnyGame, states: Iterable[Any], moves: Iterable[Any], seats: int
) -> dict[str, set[str]]:
    """Return every clause that a refusal quotes in some of the positions, with its codes."""
    found: dict[str, set[str]] = {}
    every, by_kind = tuple(moves), dict[str, list[Any]]()
    for state in states:
        kinds = [one.kind for one in game.decisions(state)]
        by_kind.setdefault(kinds[0] if kinds else "over", []).append(state)
    for same in by_kind.values():
        for state, seat in product(same[:: len(same) // POSITIONS + 1], range(seats)):
            for move in every:
                why = game.refusal(state, seat, move)
                if why is not None:
                    found.setdefault(why.rule, set()).add(why.code)
    return found
