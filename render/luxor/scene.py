"""The display as it is, or as it would be after the reader's plan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engines.luxor.board import DIRECTIONS
from engines.luxor.moves import Target, Tile, Walk
from engines.luxor.tiles import Adventure, Placement, Turn, face
from engines.luxor.view import View
from engines.luxor.walking import reach


@dataclass(frozen=True, slots=True)
class Way:
    """Where a walk may lead: the cells after ``start`` in their order, counted from ``first``."""

    direction: str
    start: int
    cells: tuple[int, ...]
    first: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is in which cell, what a plan would change, and which cells may be chosen.

    ``fresh`` has the cells that were changed since the reader's own last turn: whose turn it was,
    and the number of the step by which they were reached.
    """

    seat: int | None
    board: dict[int, Tile]
    stacks: dict[int, tuple[int, ...]]
    boats: dict[int, int]
    snakes: dict[int, int]
    planned: tuple[int, ...] = ()
    walkers: tuple[int, int, str] | None = None
    source: int | None = None
    targets: tuple[int, ...] = ()
    free: tuple[int, ...] = ()
    fresh: dict[int, tuple[int, int]] = field(default_factory=dict)
    ways: tuple[Way, ...] = ()


def scene_of(view: View) -> Scene:
    """Return what the picture of a view shows."""
    scene = Scene(
        seat=view.seat,
        board=view.board,
        stacks=view.stacks,
        boats=view.boats,
        snakes=view.snakes,
        free=view.free,
        fresh=_fresh(view.news),
    )
    if view.seat is None:
        return scene
    if view.decision is not None:
        cells = tuple(move.cell for move in view.decision.moves if isinstance(move, Target))
        scene = replace(scene, targets=cells)
    if isinstance(view.draft, Placement):
        return _placed(scene, view, view.draft)
    if isinstance(view.draft, Adventure):
        return _acted(scene, view.seat, view.draft)
    return scene


def _fresh(news: Sequence[Turn]) -> dict[int, tuple[int, int]]:
    """Return whose turn changed each cell, and by which step of a walk.

    If a later turn changed where a walk began, the sign of its seat is at the next of its cells:
    by the colour of numbers alone nobody is known.
    """
    latest = {cell: number for number, turn in enumerate(news) for cell in turn.cells}
    found: dict[int, tuple[int, int]] = {}
    for number, turn in enumerate(news):
        pairs = zip(turn.cells, turn.steps, strict=True)
        shown = [(cell, step) for cell, step in pairs if latest[cell] == number]
        for place, (cell, step) in enumerate(shown):
            found[cell] = turn.seat, step if place else 0
    return found


def _placed(scene: Scene, view: View, plan: Placement) -> Scene:
    assert view.seat is not None
    seat = view.seat
    board = {**scene.board, plan.cell: face(plan.tile)}
    stacks, planned = dict(scene.stacks), [plan.cell]
    walking = plan.direction is not None and plan.direction != "stand"
    counts = plan.left if walking else (plan.crew or 0,)
    step = DIRECTIONS[plan.direction] if walking and plan.direction else 0
    for number, count in enumerate(counts):
        cell = plan.cell + step * number
        stacks[cell] = stacks.get(cell, ()) + (seat,) * count
        planned.append(cell)
    on_the_way = (plan.crew or 0) - sum(counts)
    walkers = None
    if on_the_way and plan.direction is not None:
        walkers = (plan.cell + step * len(counts), on_the_way, plan.direction)
        planned.append(walkers[0])
    return replace(
        scene,
        board=board,
        stacks={cell: stack for cell, stack in stacks.items() if stack},
        planned=tuple(dict.fromkeys(planned)),
        walkers=walkers,
        ways=_ways(view, plan),
    )


def _ways(view: View, plan: Placement) -> tuple[Way, ...]:
    """Return where the plan's adventurers may walk, as long as that is being asked."""
    if view.decision is None:
        return ()
    if view.decision.kind == "walk":
        moves = (move for move in view.decision.moves if isinstance(move, Walk))
        return tuple(
            Way(move.direction, plan.cell, reach(view, plan, move.direction))
            for move in moves
            if move.direction != "stand"
        )
    if view.decision.kind == "leave" and plan.direction is not None:
        reached = len(plan.left)
        start = plan.cell + DIRECTIONS[plan.direction] * reached
        ahead = reach(view, plan, plan.direction)[min(reached, 1) :]
        return (Way(plan.direction, start, ahead, reached + 1),)
    return ()


def _acted(scene: Scene, seat: int, plan: Adventure) -> Scene:
    stacks = dict(scene.stacks)
    left = list(stacks.get(plan.source, ()))
    if seat in left:
        left.remove(seat)
    stacks[plan.source] = tuple(left)
    boats, snakes, target = scene.boats, scene.snakes, plan.target
    if target is not None:
        match plan.action:
            case "boat":
                boats = {**boats, target: seat}
            case "snakes":
                snakes = {**snakes, target: seat}
            case "caravan":
                stacks[target] = (*stacks.get(target, ()), seat)
            case "sandstorm":
                stacks[target] = (seat,) * (stacks.get(target, ()).count(seat) + 1)
    return replace(
        scene,
        stacks={cell: stack for cell, stack in stacks.items() if stack},
        boats=boats,
        snakes=snakes,
        planned=(plan.source,) if target is None else (plan.source, target),
        source=plan.source,
    )
