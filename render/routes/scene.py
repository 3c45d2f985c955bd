"""What is on the map: expeditions, marks, targets with their badges, and what may be chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engines.routes.moves import Branch, Colour, Lay
from engines.routes.view import Expedition, Step, Turn
from render.routes import chart
from render.worldmap import Look, Tint
from render.worldmap.looks import EUROPE

LETTERS = "ABCDEF"

MOST_NAMES = 24
"""More names would hide the map; the words under the picture have them all."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Arrows that may be laid from one point; several colours if they have the same ones."""

    colours: tuple[Colour, ...]
    start: str
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fresh:
    """An arrow that is new to the reader: whose it is, and its number, from 1, in their order."""

    colour: Colour
    step: Step
    number: int
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """What is drawn on the map; choices only for the reader who has to choose."""

    look: Look
    expeditions: tuple[Expedition, ...]
    marks: tuple[tuple[str, ...], ...]
    """By seat: the places with its shields."""

    fresh: tuple[Fresh, ...] = ()
    """Arrows that are new to the reader, in the order in which they were laid."""

    gone: tuple[tuple[Colour, Step], ...] = ()
    """Arrows that were removed since."""

    fresh_marks: frozenset[str] = frozenset()
    """Places with new shields."""

    numbers: dict[str, int]
    """Places of the reader's own cards, numbered from 1."""

    letters: dict[str, str]
    """Places of the public cards."""

    marked: frozenset[str] = frozenset()
    """Places of own cards that have the reader's shield."""

    choices: tuple[Choice, ...] = ()
    branches: tuple[Step, ...] = ()
    """Branches that may be laid (RT-507)."""

    branch: Colour | None = None
    """Their colour."""

    places: tuple[str, ...] = ()
    """Places that may be marked."""

    ways: tuple[str, ...] = ()
    """Points to which the expeditions may go next."""

    focus: tuple[str, ...] = ()
    """Points that the picture is about."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """All arrows that may be laid."""
        ordinary = [(choice.start, to) for choice in self.choices for to in choice.targets]
        return tuple(dict.fromkeys([*ordinary, *self.branches]))

    @property
    def targets(self) -> tuple[str, ...]:
        """All points that may be chosen."""
        return tuple(dict.fromkeys([*(head for _tail, head in self.steps), *self.places]))

    @property
    def without_choices(self) -> Scene:
        """The same scene without anything to choose."""
        return replace(self, choices=(), branches=(), branch=None, places=())

    @property
    def new_arrows(self) -> frozenset[tuple[Colour, Step]]:
        """The colours and steps of the new arrows."""
        return frozenset((arrow.colour, arrow.step) for arrow in self.fresh)

    @property
    def heads(self) -> tuple[str, ...]:
        """The points where the expeditions stand."""
        return tuple(dict.fromkeys(expedition.tip for expedition in self.expeditions))

    @property
    def named(self) -> dict[str, float]:
        """The points whose names matter now, with how much each matters; not too many."""
        groups: tuple[tuple[float, Iterable[str]], ...] = (
            (2.0, (place for places in self.marks for place in places)),
            (3.0, (head for _tail, head in self.branches)),
            (7.0, self.letters),
            (8.0, self.numbers),
            (8.5, self.ways),
            (9.0, (to for choice in self.choices for to in choice.targets)),
            (9.5, self.focus),
            (10.0, self.heads),
        )
        matters = {point: value for value, points in groups for point in points}
        most = sorted(matters, key=lambda point: -matters[point])[:MOST_NAMES]
        return {point: matters[point] for point in most}

    def tint(self, point: str) -> Tint:
        """Return the colours of a place's region; dots have none and get those of Europe."""
        return self.look.of(chart.spot(point).region or EUROPE)

    def of(self, colour: Colour) -> Expedition:
        """Return the expedition of a colour."""
        return next(expedition for expedition in self.expeditions if expedition.colour == colour)


def asked(view: Any) -> Sequence[Any]:
    """Return the moves among which the reader of a view has to choose."""
    return () if view.decision is None or view.seat is None else view.decision.moves


def scene_of(
    view: Any,
    look: Look,
    marks: tuple[tuple[str, ...], ...],
    *,
    marking: bool,
    apart: bool,
    letters: dict[str, str],
    moves: Sequence[object],
    places: Iterable[str],
) -> Scene:
    """Return what the picture of a view shows.

    ``marks`` are the places by seat, which are set while ``marking``; ``apart`` is the rule for
    first arrows of :func:`open_ways`. Of the ``moves`` arrows and branches are shown; ``places``
    may be chosen as well.
    """
    own = [held.place for held in view.hand]
    own += [place for place in view.drawn if place not in own]
    return Scene(
        look=look,
        expeditions=view.expeditions,
        marks=marks,
        fresh=fresh_of(view.news),
        gone=tuple(arrow for turn in view.news for arrow in turn.removed),
        fresh_marks=marks_of(view.news) if marking else frozenset(),
        ways=() if view.outcome is not None else all_ways(view.expeditions, apart=apart),
        numbers={place: number for number, place in enumerate(own, start=1)},
        letters=letters,
        marked=frozenset(held.place for held in view.hand if held.marked),
        choices=choices(moves, view.expeditions),
        branches=branches(moves),
        branch=view.branch,
        places=tuple(dict.fromkeys(places)),
    )


def choices(moves: Iterable[object], expeditions: Sequence[Expedition]) -> tuple[Choice, ...]:
    """Return the arrows among the moves; colours with the same choices are one choice."""
    by_colour: dict[Colour, dict[str, None]] = defaultdict(dict)
    for move in moves:
        if isinstance(move, Lay):
            by_colour[move.colour][move.to] = None
    alike: dict[tuple[str, tuple[str, ...]], list[Colour]] = defaultdict(list)
    for expedition in expeditions:
        targets = tuple(by_colour.get(expedition.colour, ()))
        if targets:
            alike[expedition.tip, targets].append(expedition.colour)
    return tuple(
        Choice(tuple(colours), start, targets) for (start, targets), colours in alike.items()
    )


def branches(moves: Iterable[object]) -> tuple[Step, ...]:
    """Return the branches among the moves."""
    return tuple((move.start, move.to) for move in moves if isinstance(move, Branch))


def all_ways(expeditions: Sequence[Expedition], *, apart: bool) -> tuple[str, ...]:
    """Return the points to which an expedition may go next: see :func:`open_ways`."""
    return tuple(
        dict.fromkeys(
            to
            for expedition in expeditions
            for to in open_ways(expeditions, expedition, apart=apart)
        )
    )


def fresh_of(news: Iterable[Turn]) -> tuple[Fresh, ...]:
    """Return the new arrows, numbered in the order in which they were laid."""
    laid = [(colour, step, turn.seat) for turn in news for colour, step in turn.laid]
    return tuple(
        Fresh(colour, step, number, seat)
        for number, (colour, step, seat) in enumerate(laid, start=1)
    )


def marks_of(news: Iterable[Turn]) -> frozenset[str]:
    """Return the places that were marked in turns before the first one."""
    return frozenset(place for turn in news for place in turn.points)


def touched(expedition: Expedition) -> frozenset[str]:
    """Return the points that a colour has touched (RT-204)."""
    return frozenset([chart.start(), *(head for _tail, head in expedition.arrows)])


def open_ways(
    expeditions: Sequence[Expedition], expedition: Expedition, *, apart: bool
) -> tuple[str, ...]:
    """Return where the next arrow of a colour may lead, from public knowledge (RT-301).

    ``apart``: a first arrow must take a free line of the start, if there is one (Q96-301).
    """
    if expedition.over:
        return ()
    used = {chart.line(*step) for step in expedition.arrows}
    ways = chart.ways(expedition.tip)
    heads = tuple(to for to in ways if chart.line(expedition.tip, to) not in used)
    if apart and not expedition.begun:
        taken = {chart.line(*step) for other in expeditions for step in other.arrows}
        free = tuple(to for to in heads if chart.line(expedition.tip, to) not in taken)
        return free or heads
    return heads
