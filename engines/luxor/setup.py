"""The start of a game (section 2 of the rules)."""

from __future__ import annotations

from typing import Any

from engines.core import Chance, first_seat
from engines.luxor.content import TileSets
from engines.luxor.state import LuxorOptions, State
from engines.luxor.tiles import HandTile, face

SUPPLY = 30
"""LX-102: adventurers per player."""

ACTION_HAND = 3
"""LX-601: action tiles drawn at the start."""

ACTIONS = ("boat", "snakes", "sandstorm", "caravan")
"""The order in which action tiles lie in hand and are offered."""


def start(content: TileSets, seats: int, options: LuxorOptions, seed: str) -> State:
    """Return the state in which everybody chooses a starting tile (LX-201 to LX-209, LX-601).

    :raises BadOptions: if the first player is a seat that nobody has.
    """
    first, chance = first_seat(options.first_player, seats, Chance.from_seed(seed))
    opening = tuple(f"{tile}1" for tile in content.sets[0])
    piles: list[tuple[HandTile, ...]] = []
    actions: list[tuple[Any, ...]] = []
    for _seat in range(seats):
        pile: tuple[HandTile, ...] = ()
        for number in range(5, 1, -1):  # the next tile is the last one: set 5 lies at the bottom
            tiles = [f"{tile}{number}" for tile in content.sets[number - 1]]
            mixed, chance = chance.shuffled(tiles)
            pile += mixed
        piles.append(pile)
        if options.adventures:
            stack, chance = chance.shuffled(content.actions)
            actions.append(stack)
        else:
            actions.append(())
    return State(
        chance=chance,
        adventures=options.adventures,
        first=first,
        turn=0,
        round=0,
        active=first,
        placed=0,
        finished=False,
        board={},
        stacks={},
        kept=(None,) * seats,
        hands=(opening,) * seats,
        piles=tuple(piles),
        supplies=(SUPPLY,) * seats,
        draft=None,
        action_hands=tuple(in_order(stack[-ACTION_HAND:]) for stack in actions),
        action_piles=tuple(stack[:-ACTION_HAND] for stack in actions),
        used=((),) * seats,
        boats={},
        snakes={},
        captives=((0,) * seats,) * seats,
        recent=(),
        news=(),
    )


def in_order(actions: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return action tiles in the order in which they lie in hand."""
    return tuple(sorted(actions, key=ACTIONS.index))


def gifts(state: State, seat: int) -> tuple[Any, ...]:
    """Return the two tiles the seat gives to the starting display, once it has chosen (LX-204)."""
    kept = state.kept[seat]
    rest = [face(tile) for tile in state.hands[seat] if face(tile)[0] != "C"]
    if kept is None:
        return ()
    rest.remove(kept)
    return tuple(rest)
