"""A hint: the move the computer would make, from what a seat may know alone, and why."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from engines.core import AnyGame, Chance, Event
from engines.core.line import decision_of
from engines.players.player import choices

WORLDS = 3
"""Worlds that the seat thinks possible in which the moves are compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """The best of ``compared`` moves for a seat, and the ``second`` best if there are others.

    ``events`` are what the move leads to at once, whatever is hidden; ``reveals`` is true if
    something hidden may become known by it. ``equal`` is true if the second is as good.
    """

    move: Any
    compared: int
    events: tuple[Event, ...] = ()
    reveals: bool = False
    second: Any = None
    equal: bool = False


def hint(game: AnyGame, state: Any, seat: int) -> Hint:
    """Return a hint for what a seat is asked now.

    It follows from the seat's view alone (:meth:`Game.resample`), and is always the same for it:
    asking again shows nothing more.

    :raises ValueError: if the seat is asked nothing.
    """
    if decision_of(game, state, seat) is None:
        raise ValueError(f"seat {seat} has nothing to decide")
    moves = choices(game, state, seat)
    digest = hashlib.blake2b(game.views.dump(game.view(state, seat)).encode(), digest_size=16)
    chance = Chance.from_seed(digest.hexdigest())
    values = dict.fromkeys(range(len(moves)), 0.0)
    happened, looked_at = dict[int, list[tuple[Event, ...]]](), set[Any]()
    for _world in range(WORLDS):
        number, chance = chance.below(1 << 63)
        chance = chance.without_log()
        world = game.resample(state, seat, Chance(number))
        looked_at.update(game.shortlist(world, seat, moves))
        for place, move in enumerate(moves):
            after, events = game.apply(world, seat, move)
            values[place] += game.evaluate(game.view(after, seat))
            happened.setdefault(place, []).append(events)
    order = {place: (moves[place] not in looked_at, -values[place], place) for place in values}
    best, *others = sorted(values, key=order.__getitem__)
    shown = [event for event in happened[best][0] if _concerns(event, seat)]
    common = [event for event in shown if all(event in events for events in happened[best])]
    return Hint(
        move=moves[best],
        compared=len(moves),
        events=tuple(event for event in common if not event.reveals),
        reveals=any(event.reveals for events in happened[best] for event in events),
        second=moves[others[0]] if others else None,
        equal=bool(others) and values[others[0]] == values[best],
    )


def _concerns(event: Event, seat: int) -> bool:
    return event.audience is None or seat in event.audience
