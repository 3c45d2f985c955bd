"""The action tiles of New Adventures (section 6 of the rules)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.core import Refusal
from engines.luxor.board import ROOM, cell_name, neighbours
from engines.luxor.setup import ACTIONS
from engines.luxor.state import State


def mountains_of(state: State, seat: int) -> tuple[int, ...]:
    """Return the mountains on which the seat has an adventurer, row by row (LX-604)."""
    return tuple(
        sorted(
            cell
            for cell, stack in state.stacks.items()
            if seat in stack and state.board[cell] == "M"
        )
    )


def target_refusal(
    state: State, seat: int, action: str, source: int, target: int
) -> Refusal | None:
    """Say why an action from that mountain cannot have that target, or return ``None``."""
    name = {"cell": cell_name(target)}
    if target not in state.board:
        return Refusal("LX-642" if action == "caravan" else "LX-606", "target-no-tile", name)
    match action:
        case "boat":
            return _boat_refusal(state, target, name)
        case "snakes":
            return _snakes_refusal(state, seat, source, target, name)
        case "sandstorm":
            return _sandstorm_refusal(state, seat, source, target, name)
        case _:
            return _caravan_refusal(state, source, target, name)


def _boat_refusal(state: State, target: int, name: dict[str, str]) -> Refusal | None:
    if state.board[target] != "L":
        return Refusal("LX-611", "boat-needs-lake", name)
    if target in state.boats:
        return Refusal("LX-611", "boat-taken", name)
    return Refusal("LX-623", "boat-snakes", name) if target in state.snakes else None


def _snakes_refusal(
    state: State, seat: int, source: int, target: int, name: dict[str, str]
) -> Refusal | None:
    if target in state.boats or target in state.snakes:
        return Refusal("LX-621", "snakes-taken", name)
    if target == source and state.stacks[source] == (seat,):
        return None
    return Refusal("LX-621", "snakes-occupied", name) if state.stacks.get(target) else None


def _sandstorm_refusal(
    state: State, seat: int, source: int, target: int, name: dict[str, str]
) -> Refusal | None:
    if target == source:
        return Refusal("LX-633", "sandstorm-same", name)
    stack = state.stacks.get(target, ())
    own = stack.count(seat)
    if own == 0 or any(stack.count(owner) >= own for owner in set(stack) if owner != seat):
        return Refusal("LX-632", "sandstorm-majority", name)
    return Refusal("LX-634", "sandstorm-full", name) if own >= ROOM else None


def _caravan_refusal(
    state: State, source: int, target: int, name: dict[str, str]
) -> Refusal | None:
    if target not in neighbours(source):
        return Refusal("LX-641", "caravan-far", name)
    if state.board[target] == "L":
        return Refusal("LX-642", "lake", name)
    if target in state.snakes:
        return Refusal("LX-642", "snakes", name)
    present = len(state.stacks.get(target, ()))
    return Refusal("LX-642", "no-room", {**name, "present": present}) if present >= ROOM else None


def targets(state: State, seat: int, action: str, source: int) -> Iterator[int]:
    """Yield the possible targets of the action, row by row."""
    candidates: Iterable[int]
    match action:
        case "caravan":
            candidates = sorted(neighbours(source))
        case "sandstorm":
            candidates = sorted(state.stacks)
        case _:
            candidates = sorted(state.board)
    for cell in candidates:
        if target_refusal(state, seat, action, source, cell) is None:
            yield cell


def use_refusal(state: State, seat: int, action: str, source: int) -> Refusal | None:
    """Say why an action tile cannot be used from that mountain, or return ``None``."""
    if action not in state.action_hands[seat]:
        return Refusal("LX-601", "action-not-in-hand", {"action": action})
    if state.board.get(source) != "M" or seat not in state.stacks.get(source, ()):
        return Refusal("LX-604", "no-mountain", {"cell": cell_name(source)})
    if next(targets(state, seat, action, source), None) is None:
        return Refusal("LX-606", "no-effect", {"action": action})
    return None


def usable(state: State, seat: int) -> Iterator[tuple[str, int]]:
    """Yield the action tiles in hand that have an effect, with the mountains to use them from."""
    hand = state.action_hands[seat]
    if not hand:
        return
    for source in mountains_of(state, seat):
        for action in ACTIONS:
            if action in hand and use_refusal(state, seat, action, source) is None:
                yield action, source


def without_lowest(stack: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the stack without the seat's lowest adventurer, the others' order kept (LX-607)."""
    index = stack.index(seat)
    return stack[:index] + stack[index + 1 :]


def swept(stack: tuple[int, ...], seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a sandstorm's target after it, and whose adventurers were taken (LX-635)."""
    own = tuple(owner for owner in stack if owner == seat)
    return (*own, seat), tuple(owner for owner in stack if owner != seat)
