"""What the last turns have changed on the board, so that a reader is shown what is new.

A state keeps what the last round changed, one :class:`Changes` a turn. Who reads decides how much
of it is new: see :func:`since`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from engines.routes.board import Board
from engines.routes.moves import COLOURS
from engines.routes.network import Arrow, head_of
from engines.routes.playing import Step
from engines.routes.stored import ColouredArrows, Points

Coloured: TypeAlias = tuple[int, Arrow]
"""A colour and an arrow of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """What one turn of ``seat`` has changed on the board."""

    turn: int
    seat: int
    laid: ColouredArrows = ()
    """Arrows laid and not removed again in the same turn, in the order in which they were laid."""

    removed: ColouredArrows = ()
    """Arrows of earlier turns that were removed; one that was laid again stands in both."""

    points: Points = ()
    """Points that expeditions reached or left, or the place that was marked."""


News: TypeAlias = tuple[Changes, ...]
"""The oldest first: those of the last round, or of the last turn that changed anything."""


def with_step(news: News, turn: int, before: Board, step: Step) -> News:
    """Return the news after an arrow was laid or removed in ``turn`` on the board ``before``."""
    colour, point = step.colour, step.point
    assert colour is not None
    assert point is not None
    if news and news[-1].turn == turn:
        *earlier, now = news
    else:
        earlier, now = _last_round(news, turn, before.seats), Changes(turn=turn, seat=step.seat)
    laid, removed, points = now.laid, now.removed, now.points
    if step.laid:
        new = colour, step.board.routes[colour].arrows[-1]
        laid = (*laid, new)
    else:
        gone = colour, before.routes[colour].arrows[-1]
        points = (*_without(points, head_of(gone[1])), head_of(gone[1]))
        if gone in laid:
            laid = _without(laid, gone)
        else:
            removed = (*removed, gone)
    points = (*_without(points, point), point)
    now = Changes(turn=turn, seat=now.seat, laid=laid, removed=removed, points=points)
    return (*earlier, now)


def with_mark(news: News, turn: int, seats: int, seat: int, place: int) -> News:
    """Return the news after a seat has marked a place before the first turn."""
    return (*_last_round(news, turn, seats), Changes(turn=turn, seat=seat, points=(place,)))


def since(news: News, turn: int, board: Board, seat: int) -> int:
    """Return the index of the first change that is new to a seat in ``turn``.

    New is what changed after the seat's own last turn: while its turn runs, what the others did
    before and what it has done itself so far; after it, only what the others do. Before its first
    turn, marking a place was its last. The turn in which the game ends still runs.
    """
    ago = (board.active - seat) % board.seats or board.seats
    if ago < board.turn:
        last = turn - ago
    else:
        last = max((was.turn for was in news if was.seat == seat and was.turn != turn), default=0)
    for index, was in enumerate(news):
        if was.turn > last:
            return index
    return len(news)


def without_undone(news: News) -> News:
    """Return the news without what later changes have undone.

    An arrow laid and removed since is in neither list; one removed and laid again is a new one.
    """
    if not any(changes.removed for changes in news):
        return news
    laid, removed, before = dict[Coloured, int](), dict[Coloured, int](), set[Coloured]()
    for index, changes in enumerate(news):
        for arrow in changes.removed:
            if laid.pop(arrow, None) is None:
                before.add(arrow)
            if arrow in before:
                removed[arrow] = index
        for arrow in changes.laid:
            removed.pop(arrow, None)
            laid.pop(arrow, None)
            laid[arrow] = index
    told: list[Changes] | None = None
    for index, was in enumerate(news):
        new = tuple([arrow for arrow in was.laid if laid.get(arrow) == index])
        gone = tuple([arrow for arrow in was.removed if removed.get(arrow) == index])
        if (len(new), len(gone)) != (len(was.laid), len(was.removed)):
            told = told or list(news)
            told[index] = replace(was, laid=new, removed=gone)
    return news if told is None else tuple(told)


def broken(news: News, turn: int, board: Board) -> tuple[str, ...]:
    """Return what is wrong with the news of a board; normally nothing."""
    faults: list[str] = []
    turns = [changes.turn for changes in news]
    if turns != sorted(set(turns)) or (turns and not turns[-1] - board.seats < turns[0] <= turn):
        faults.append("the news are not those of the last round")
    new: list[list[Arrow]] = [[], [], []]
    for changes in without_undone(news):
        for colour, arrow in changes.laid:
            new[colour].append(arrow)
    if any(
        list(route.arrows[len(route.arrows) - len(arrows) :]) != arrows
        for route, arrows in zip(board.routes, new, strict=True)
    ):
        faults.append("new arrows are not the last of their colour")
    return tuple(faults)


def as_formerly_stored(state: dict[str, Any]) -> dict[str, Any]:
    """Return a stored state as it was when only the last turn's changes were kept, by colour."""
    news: list[dict[str, Any]] = state["news"]
    nothing: dict[str, Any] = {"turn": 0, "points": [], "laid": [], "removed": []}
    last = news[-1] if news else nothing
    laid = last["laid"]
    recent = {
        "turn": last["turn"],
        "points": last["points"],
        "fresh": [sum(by == colour for by, _arrow in laid) for colour in range(len(COLOURS))],
        "removed": [arrow for arrow in last["removed"] if arrow not in laid],
    }
    return {**{name: value for name, value in state.items() if name != "news"}, "recent": recent}


def _last_round(news: News, turn: int, seats: int) -> list[Changes]:
    """Return the changes that are less than a round old when another turn changes something."""
    return [changes for changes in news if changes.turn > turn - seats]


def _without(items: tuple[Any, ...], item: Any) -> tuple[Any, ...]:
    return tuple([other for other in items if other != item]) if item in items else items
