"""A hint: the move the computer would make, from what a seat may know alone, and why."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

from engines.core import AnyGame, Chance, Event
from engines.core.line import decision_of
from engines.core.values import Term
from engines.players.player import choices, ranked

WORLDS = 3
"""Worlds that the seat thinks possible in which the moves are compared."""

REASONS = 3
"""So many reasons a hint has at most."""

STEPS = 40
"""So many small moves finish whatever a move begins."""

SLIGHT = 0.1
"""What brings less is no reason, and a move that is better by less is no better."""

FURTHER = 24
"""In so many more worlds what a move leads to must be the same, if it may reveal something."""


class Reason(NamedTuple):
    """By how much a :class:`Term` is better after a move than after the second best.

    ``number`` is the term's after the move, and ``otherwise`` that after the second best, or
    ``None`` if it has no such term. ``instead`` is the name that the term has after the second
    best, or nothing. ``rival`` is whom it concerns: after the second best, or else after the move.
    ``is_points`` says whether the gain is one in points.
    """

    name: str
    about: str
    gain: float
    number: int
    otherwise: int | None
    instead: str = ""
    rival: int | str | None = None
    is_points: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """The best of ``compared`` moves for a seat, and the ``second`` best if there are others.

    ``events`` are what the move leads to at once, whatever is hidden; ``reveals`` is true if
    something hidden may become known by it. ``equal`` is true if the second is about as good.
    ``worse`` is the best of those that are not: without an equal one it is the second.
    ``reasons`` tell why the move is better than that, the largest first; a game without terms
    gives none.
    """

    move: Any
    compared: int
    events: tuple[Event, ...] = ()
    reveals: bool = False
    second: Any = None
    equal: bool = False
    worse: Any = None
    reasons: tuple[Reason, ...] = ()


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
    worlds, looked_at = _worlds(game, state, seat, chance, WORLDS), set[Any]()
    for world in worlds:
        looked_at.update(game.advisable(world, seat, moves))
    # The best two are among those that are looked at, if these are two.
    tried = [place for place, move in enumerate(moves) if len(looked_at) < 2 or move in looked_at]
    values = dict.fromkeys(tried, 0.0)
    happened = dict[int, list[tuple[Event, ...]]]()
    for world, place in product(worlds, tried):
        after, events = game.apply(world, seat, moves[place])
        values[place] += game.evaluate(game.view(after, seat))
        happened.setdefault(place, []).append(events)
    order = {place: (moves[place] not in looked_at, -values[place], place) for place in values}
    best, *others = sorted(values, key=order.__getitem__)
    reveals = any(event.reveals for events in happened[best] for event in events)
    if reveals:
        more = _worlds(game, state, seat, Chance.from_seed(f"{digest.hexdigest()} more"), FURTHER)
        happened[best] += [game.apply(world, seat, moves[best])[1] for world in more]
    second = moves[others[0]] if others else None
    enough = values[best] - SLIGHT * WORLDS
    beaten = (at for at in others if values[at] <= enough or moves[at] not in looked_at)
    worse = next((moves[place] for place in beaten), None)
    return Hint(
        move=moves[best],
        compared=len(moves),
        events=_certain(happened[best], seat),
        reveals=reveals,
        second=second,
        equal=second != worse,
        worse=worse,
        reasons=() if worse is None else reasons(game, worlds, seat, (moves[best],), (worse,)),
    )


def _worlds(game: AnyGame, state: Any, seat: int, chance: Chance, count: int) -> list[Any]:
    """Return so many worlds that look the same to a seat."""
    worlds = list[Any]()
    for _world in range(count):
        number, chance = chance.below(1 << 63)
        chance = chance.without_log()
        worlds.append(game.resample(state, seat, Chance(number)))
    return worlds


def _certain(happened: Sequence[tuple[Event, ...]], seat: int) -> tuple[Event, ...]:
    """Return the events for a seat that come in every world, revealing ones left out.

    What it alone learns once something is revealed was drawn: alike only by chance, if at all.
    """
    first, revealed, certain = happened[0], False, list[Event]()
    for event in first:
        revealed = revealed or event.reveals
        if event.reveals or (revealed and event.audience is not None):
            continue
        if _concerns(event, seat) and all(event in events for events in happened):
            certain.append(event)
    return tuple(certain)


def reasons(
    game: AnyGame,
    worlds: Sequence[Any],
    seat: int,
    best: tuple[Any, ...],
    second: tuple[Any, ...],
) -> tuple[Reason, ...]:
    """Return what is better after the best moves of a seat than after others, the largest first.

    Only what is so in every world is told: what only one of them has is not known.

    :raises IllegalMove: if they cannot be made in these worlds.
    """
    found, before = list[Reason](), _by_subject(game.terms(game.view(worlds[0], seat)))
    pairs = [
        (_after(game, world, best, seat), _after(game, world, second, seat)) for world in worlds
    ]
    for subject, term in pairs[0][0].items():
        both = [(mine.get(subject), other.get(subject)) for mine, other in pairs]
        told = {(one and one._replace(value=0), two and two._replace(value=0)) for one, two in both}
        used_up = subject in before and both[0][1] is None  # the second best has it at once
        if len(told) > 1 or used_up:
            continue
        gain = sum((one.value if one else 0.0) - (two.value if two else 0.0) for one, two in both)
        ((_same, other),) = told
        if gain < SLIGHT * len(pairs):
            continue
        rival = term.rival if other is None or other.rival is None else other.rival
        found.append(
            Reason(
                term.name,
                term.about,
                gain / len(pairs),
                term.number,
                other and other.number,
                other.name if other else "",
                rival,
                term.is_points,
            )
        )
    return tuple(sorted(found, key=lambda reason: -reason.gain)[:REASONS])


def _after(game: AnyGame, world: Any, moves: Iterable[Any], seat: int) -> dict[str, Term]:
    """Return the terms after moves and, if they begin something, after finishing that well."""
    after = world
    for move in moves:
        after, _events = game.apply(after, seat, move)
    for _step in range(STEPS):
        if not game.is_midway(game.view(after, seat)) or decision_of(game, after, seat) is None:
            break
        after, _events = game.apply(after, seat, ranked(game, after, seat)[0][1][0])
    return _by_subject(game.terms(game.view(after, seat)))


def _by_subject(terms: Iterable[Term]) -> dict[str, Term]:
    """Return terms by what they are about, or by name and rival if that is nothing of its own."""
    found = dict[str, Term]()
    for term in terms:
        subject = term.about or f"{term.name} {term.rival}"
        known = found.get(subject)
        found[subject] = term if known is None else known._replace(value=known.value + term.value)
    return found


def _concerns(event: Event, seat: int) -> bool:
    return event.audience is None or seat in event.audience
