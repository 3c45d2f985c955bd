"""Games of Explorers to draw: states of games between greedy players, by phase."""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.core import Chance
from engines.explorers import Explorers, load
from engines.explorers.state import State
from engines.explorers.view import View
from engines.players import choose

GAME: Explorers = load(None)
NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri")
EXPERT = ("temples", "provisions", "villages", "gems")
FULL = (("expert", EXPERT), ("achievements", 3))
SETS: tuple[tuple[tuple[str, Any], ...], ...] = ((), (("achievements", 3),), FULL)


@cache
def played(
    seats: int, options: tuple[tuple[str, Any], ...] = (), seed: str = "drawn"
) -> tuple[State, ...]:
    """Return every state of a game; the seats that are asked answer in turns."""
    state, chance = GAME.start(seats, GAME.options(dict(options)), seed), Chance.from_seed(seed)
    states = [state]
    while asked := GAME.decisions(state):
        seat = asked[len(states) % len(asked)].seat
        move, chance = choose("greedy", GAME, state, seat, chance)
        state, _events = GAME.apply(state, seat, move)
        states.append(state)
    return tuple(states)


def asked(kind: str, seats: int, part: float = 0.0, **options: Any) -> View:
    """Return the view of a seat that is asked a question of this kind, from a part of a game on."""
    states = played(seats, tuple(options.items()))
    for state in states[int(len(states) * part) :]:
        for decision in GAME.decisions(state):
            if decision.kind == kind:
                return GAME.view(state, decision.seat)
    raise AssertionError(f"nobody is asked {kind}")


def phases(seats: int, options: tuple[tuple[str, Any], ...] = (), count: int = 12) -> list[State]:
    """Return states from the first to the last, about evenly apart."""
    states = played(seats, options)
    return [states[(len(states) - 1) * n // (count - 1)] for n in range(count)]
