"""The display as it is, or as it would be after the reader's plan."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.luxor.board import DIRECTIONS, STRIDE, bits_of, extent, starting_cells
from engines.luxor.moves import Target, Tile
from engines.luxor.tiles import Adventure, Placement, face
from engines.luxor.view import View


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is in which cell, what a plan would change, and which cells may be chosen."""

    board: dict[int, Tile]
    stacks: dict[int, tuple[int, ...]]
    boats: dict[int, int]
    snakes: dict[int, int]
    planned: tuple[int, ...] = ()
    walkers: tuple[int, int, str] | None = None
    source: int | None = None
    targets: tuple[int, ...] = ()
    free: tuple[int, ...] = ()


def scene_of(view: View) -> Scene:
    """Return what the picture of a view shows."""
    scene = Scene(
        board=view.board,
        stacks=view.stacks,
        boats=view.boats,
        snakes=view.snakes,
        free=view.free,
    )
    if view.seat is None:
        return scene
    if view.decision is not None:
        cells = tuple(move.cell for move in view.decision.moves if isinstance(move, Target))
        scene = replace(scene, targets=cells)
    if isinstance(view.draft, Placement):
        return _placed(scene, view.seat, view.draft)
    if isinstance(view.draft, Adventure):
        return _acted(scene, view.seat, view.draft)
    return scene


def _placed(scene: Scene, seat: int, plan: Placement) -> Scene:
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
    )


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


def shown_area(view: View, scene: Scene) -> tuple[int, int, int, int]:
    """Return the first and last column, and the first and last row of the picture.

    That is the display and a ring of cells around it, unless no tile may be placed there.
    """
    if not scene.board:
        return extent(bits_of(starting_cells(view.players)))
    left, right, top, bottom = extent(bits_of(scene.board))
    area = left - 1, right + 1, top - 1, bottom + 1
    if view.window is None:
        return area
    limits = view.window
    return (
        max(area[0], limits[0]),
        min(area[1], limits[1]),
        max(area[2], limits[2]),
        min(area[3], limits[3]),
    )


def cell_of(column: int, row: int) -> int:
    """Return the cell in a column and a row."""
    return row * STRIDE + column
