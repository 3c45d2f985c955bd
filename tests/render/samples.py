"""Games and views to draw: played at random, or set up by hand for what is rare."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from engines.core import Chance
from engines.luxor.board import bits_of, cell_at, window
from engines.luxor.moves import End, Use
from engines.luxor.state import State
from engines.luxor.tiles import Turn
from engines.luxor.view import Score, View
from engines.registry import game_named

GAME = game_named("luxor")
NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri")
LONG = (
    "Maximilian-Alexander von und zu W",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "日本語 😀 𝓕𝓪𝓷𝓬𝔂 ✨ name of many kinds",
    "*_~`|>#[](){}@everyone<@12345678>",
)


def at(name: str) -> int:
    """Return the cell of that name."""
    cell = cell_at(name)
    assert cell is not None
    return cell


def states(seats: int, seed: str, *, adventures: bool) -> Iterator[State]:
    """Yield every state of a random game in which actions are used whenever they can be."""
    options = GAME.options({"adventures": adventures})
    state, chance = GAME.start(seats, options, seed), Chance.from_seed(seed)
    while True:
        yield state
        decisions = GAME.decisions(state)
        if not decisions:
            return
        decision, chance = chance.without_log().chosen(decisions)
        moves: list[Any] = [move for move in decision.moves if isinstance(move, Use)]
        moves = moves or list(decision.moves)
        if End() in moves:
            pause, chance = chance.below(3)
            moves = [End()] if pause == 0 else moves
        move, chance = chance.without_log().chosen(moves)
        state, _events = GAME.apply(state, decision.seat, move)


@cache
def phases(seats: int, *, adventures: bool) -> tuple[State, ...]:
    """Return states of one game: the first and last, and one for each kind of question and plan."""
    seen: dict[Any, State] = {}
    last: State | None = None
    for number, state in enumerate(states(seats, f"phases {seats}", adventures=adventures)):
        last = state
        decisions = GAME.decisions(state)
        kind = decisions[0].kind if decisions else "over"
        draft = GAME.view(state, decisions[0].seat).draft if decisions else None
        action = getattr(draft, "action", None)
        seen.setdefault((kind, action, number > 3, len(state.board) // 25), state)
    assert last is not None
    return (*seen.values(), last)


def first_state(seats: int, test: Callable[[View], bool], *, adventures: bool) -> State:
    """Return the first state whose mover's view passes the test, of the first game that has one."""
    for seed in range(60):
        for state in states(seats, f"search {seed}", adventures=adventures):
            decisions = GAME.decisions(state)
            if decisions and test(GAME.view(state, decisions[0].seat)):
                return state
    raise AssertionError("no such state in 60 games")


def laid_out() -> View:
    """Return a late position of New Adventures by hand: every tile and token, every stack size."""
    options = GAME.options({"adventures": True, "first_player": 1})
    base: View = GAME.view(GAME.start(4, options, "laid out"), None)
    rows = {
        6: ("Cd", "Co", "Td", "To", "Pd", "Po", "L"),
        7: ("Ed", "M", "L", "Cd", "Td", "Pd", "M"),
        8: ("Po", "L", "Co", "Ed", "M", "To", "Cd"),
        9: ("Td", "Pd", "Cd", "L", "Co", "Ed", "Ed"),
    }
    board: dict[int, Any] = {
        at(f"{'EFGHIJK'[column]}{row}"): tile
        for row, tiles in rows.items()
        for column, tile in enumerate(tiles)
    }
    stacks = {
        "E6": (0,), "F6": (1, 1), "G6": (2, 2, 2), "H6": (3, 3, 3, 3), "I6": (0, 1, 2, 3),
        "J6": (3, 2), "F7": (0, 0, 0), "H7": (1, 2, 1), "J7": (2,), "K7": (3, 0, 0),
        "G8": (1, 1, 0, 0), "K8": (2, 2), "E9": (3,), "G9": (0, 3), "I9": (1, 1, 1),
    }  # fmt: skip
    return replace(
        base,
        turn=31,
        to_act=(2,),
        active=2,
        board=board,
        window=window(bits_of(board), 4),
        stacks={at(name): owners for name, owners in stacks.items()},
        boats={at("K6"): 0, at("H9"): 3},
        snakes={at("G7"): 1, at("E8"): 2},
        recent=(at("J8"), at("K8")),
        news=(Turn(seat=1, cells=(at("J8"), at("K8")), steps=(0, 1)),),
        scores=tuple(Score(structures=7 + n, boats=n, captives=n % 2) for n in range(4)),
        supplies=(9, 0, 14, 21),
        captives=((0, 1, 0, 0), (0, 0, 0, 0), (2, 0, 0, 1), (0, 0, 0, 0)),
        chosen=(True,) * 4,
        backs=((4, 5), (5,), (4, 4), (3, 4)),
        piles=(5, 0, 7, 9),
        pile_tops=(5, 0, 4, 4),
        action_counts=(3, 3, 2, 3),
        action_piles=(4, 5, 0, 5),
        used=(("boat",), (), ("sandstorm", "boat"), ()),
    )


def held(view: View) -> View:
    """Return the view of seat 2, with tiles and action tiles in hand."""
    return replace(view, seat=2, hand=("Po4", "Cd4"), actions=("snakes", "caravan"))
