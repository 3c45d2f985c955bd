"""What a view shows on the map: missions with their badges, and what its reader may choose."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from engines.expedition_1996.moves import Chip
from engines.expedition_1996.view import Expedition, Step, View
from engines.routes.moves import Branch, Colour, Lay
from render.expedition_1996 import chart

LETTERS = "ABCDEFGHIJ"


@dataclass(frozen=True, slots=True)
class Choice:
    """Arrows that may be laid from one point; several colours if all stand there alike."""

    colours: tuple[Colour, ...]
    start: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is drawn besides arrows and chips."""

    numbers: dict[str, int]
    """Missions in the reader's hand, numbered from 1."""

    letters: dict[str, str]
    """Missions in the row."""

    marked: frozenset[str]
    choices: tuple[Choice, ...]
    branches: tuple[Step, ...]
    """Branches that may be laid (RT-507)."""

    places: tuple[str, ...]
    """Places on which a chip may be placed."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All arrows that may be laid."""
        ordinary = [(choice.start, to) for choice in self.choices for to in choice.targets]
        return tuple(dict.fromkeys([*ordinary, *self.branches]))

    @property
    def targets(self) -> tuple[str, ...]:
        """All points that may be chosen."""
        return tuple(dict.fromkeys([*(head for _tail, head in self.steps), *self.places]))


def scene_of(view: View) -> Scene:
    """Return what the picture of a view shows."""
    moves = view.decision.moves if view.decision is not None and view.seat is not None else ()
    own = [held.place for held in view.hand]
    own += [place for place in view.drawn if place not in own]
    return Scene(
        numbers={place: number for number, place in enumerate(own, start=1)},
        letters=dict(zip(view.row, LETTERS, strict=False)),
        marked=frozenset(held.place for held in view.hand if held.marked),
        choices=_choices(view),
        branches=tuple((move.start, move.to) for move in moves if isinstance(move, Branch)),
        places=tuple(move.place for move in moves if isinstance(move, Chip)),
    )


def _choices(view: View) -> tuple[Choice, ...]:
    if view.decision is None or view.seat is None:
        return ()
    by_colour: dict[Colour, dict[str, None]] = defaultdict(dict)
    for move in view.decision.moves:
        if isinstance(move, Lay):
            by_colour[move.colour][move.to] = None
    alike: dict[tuple[str, tuple[str, ...]], list[Colour]] = defaultdict(list)
    for expedition in view.expeditions:
        targets = tuple(by_colour.get(expedition.colour, ()))
        if targets:
            alike[expedition.tip, targets].append(expedition.colour)
    return tuple(
        Choice(tuple(colours), start, targets) for (start, targets), colours in alike.items()
    )


def touched(expedition: Expedition) -> frozenset[str]:
    """Return the points that a colour has touched (RT-204)."""
    return frozenset([chart.start(), *(head for _tail, head in expedition.arrows)])


def open_ways(view: View, expedition: Expedition) -> tuple[str, ...]:
    """Return where the next arrow of a colour may lead, for all the table knows (RT-301).

    A first arrow needs a free line of the start, if there is one (Q96-301).
    """
    if expedition.over:
        return ()
    used = {chart.line(*step) for step in expedition.arrows}
    ways = chart.ways(expedition.tip)
    found = tuple(to for to in ways if chart.line(expedition.tip, to) not in used)
    if not expedition.begun:
        taken = {chart.line(*step) for other in view.expeditions for step in other.arrows}
        free = tuple(to for to in found if chart.line(expedition.tip, to) not in taken)
        return free or found
    return found


def by_colour(view: View, colour: Colour) -> Expedition:
    """Return an expedition."""
    return next(found for found in view.expeditions if found.colour == colour)
