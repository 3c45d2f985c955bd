"""Games of Explorers to draw, by phase: states of games in which symbols are sought.

Computer players would do, but their games are others as soon as they learn something.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from engines.core import Chance
from engines.explorers import Explorers, load
from engines.explorers.moves import Accept, Mark, Move
from engines.explorers.state import State
from engines.explorers.view import View

GAME: Explorers = load(None)
NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri")
EXPERT = ("temples", "provisions", "villages", "gems")
FULL = (("expert", EXPERT), ("achievements", 3))
SETS: tuple[tuple[tuple[str, Any], ...], ...] = ((), (("achievements", 3),), FULL)


@cache
def played(
    seats: int, options: tuple[tuple[str, Any], ...] = (), seed: str = "drawn"
) -> tuple[State, ...]:
    """Return every state of a game, also of the landscape; who is asked answers in turns."""
    chosen = GAME.options({"drawn_landscape": False, **dict(options)})
    state, chance = GAME.start(seats, chosen, seed), Chance.from_seed(seed)
    states = [state]
    while asked := GAME.decisions(state):
        question = asked[len(states) % len(asked)]
        move, chance = chance.chosen(_sought(state, question.moves))
        state, _events = GAME.apply(state, question.seat, move)
        states.append(state)
    return tuple(states)


def _sought(state: State, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the best of the moves: squares with a symbol, temples first; no change of layout."""
    symbols = GAME.board(state).land.symbols
    for wanted in ("T", "kmhacfg"):
        found = [
            move for move in moves if isinstance(move, Mark) and symbols[move.square] in wanted
        ]
        if found:
            return tuple(found)
    return tuple(move for move in moves if isinstance(move, Accept)) or moves


def asked(kind: str, seats: int, part: float = 0.0, **options: Any) -> View:
    """Return the view of a seat that is asked a question of this kind, from a part of a game on."""
    states = played(seats, tuple(options.items()))
    for state in states[int(len(states) * part) :]:
        for decision in GAME.decisions(state):
            if decision.kind == kind:
                view: View = GAME.view(state, decision.seat)
                return view
    raise AssertionError(f"nobody is asked {kind}")


def phases(seats: int, options: tuple[tuple[str, Any], ...] = (), count: int = 12) -> list[State]:
    """Return states from the first to the last, about evenly apart."""
    states = played(seats, options)
    return [states[(len(states) - 1) * n // (count - 1)] for n in range(count)]
