"""The route of one colour: its arrows in order, and what laying or removing an arrow does.

A :class:`Route` is an immutable value and knows nothing of turns, tickets or other colours. What
reaching a point gives the player, and in which order, is in :mod:`engines.routes.playing`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, TypeAlias

from pydantic import Field

from engines.routes.network import START, Arrow, Network, bits_of, head_of, line_of, tail_of
from engines.routes.stored import Arrows

ARROWS = 45
"""RT-201: arrows of each colour."""

UNKNOWN = -1

Derived: TypeAlias = Annotated[int, Field(exclude=True)]
"""A field that is computed from the arrows and not stored."""


@dataclass(frozen=True, slots=True)
class Route:
    """The arrows of one colour, the oldest first (RT-202).

    The first three fields are the value. The others are computed from them and kept, because
    nearly every function needs them; code that makes a route from another may pass them to save
    time. ``stuck`` says that the colour is over although arrows are left (RT-518).
    """

    arrows: Arrows = ()
    left: int = ARROWS
    """RT-205: the number of arrows that are not laid."""

    stuck: bool = False
    tip: Derived = field(default=UNKNOWN, kw_only=True, repr=False, compare=False)
    """RT-203: the point at which the expedition is."""

    heads: Derived = field(default=UNKNOWN, kw_only=True, repr=False, compare=False)
    """The points to which an arrow leads; the start only if one leads there (RT-509)."""

    used: Derived = field(default=UNKNOWN, kw_only=True, repr=False, compare=False)
    """The lines that carry an arrow of this colour (RT-206)."""

    def __post_init__(self) -> None:
        if self.tip == UNKNOWN:
            put = object.__setattr__  # the dataclass is frozen
            put(self, "tip", head_of(self.arrows[-1]) if self.arrows else START)
            put(self, "heads", bits_of(map(head_of, self.arrows)))
            put(self, "used", bits_of(map(line_of, self.arrows)))

    @property
    def touched(self) -> int:
        """The points that the colour has visited, the start always among them (RT-204)."""
        return self.heads | 1

    @property
    def begun(self) -> bool:
        """Whether any arrow has been laid (RT-208)."""
        return bool(self.arrows)

    @property
    def over(self) -> bool:
        """Whether no arrow may be laid or removed any more (RT-209, RT-210)."""
        return not self.left or self.stuck

    @property
    def closed(self) -> bool:
        """Whether the last arrow closes a loop: it leads to a visited point (RT-501)."""
        return bool(self.arrows) and _leads_back(self.arrows, len(self.arrows) - 1)

    @property
    def reopens(self) -> bool:
        """Whether removing the last arrow would form a loop (RT-503)."""
        return len(self.arrows) > 1 and _leads_back(self.arrows, len(self.arrows) - 2)

    @classmethod
    def along(
        cls, network: Network, steps: Iterable[tuple[str, str]], arrows: int = ARROWS
    ) -> Route:
        """Return the route with these arrows, given as ids of tail and head (RT-110).

        :raises ValueError: if an arrow cannot follow those before it in any game.
        """
        route = cls(left=arrows)
        for tail, head in steps:
            arrow = network.arrow(network.numbers[tail], network.numbers[head])
            if arrow is None:
                raise ValueError(f"no line joins {tail} and {head}")
            if (wrong := misstep(route, arrow)) is not None:
                raise ValueError(f"{tail} > {head}: {wrong}")
            route = lay(network, route, arrow).route
        return route


def _leads_back(arrows: tuple[Arrow, ...], index: int) -> bool:
    """Whether the arrow with that index leads to the start or to the head of an earlier one."""
    head = head_of(arrows[index])
    return head == START or head in map(head_of, arrows[:index])


def misstep(route: Route, arrow: Arrow) -> str | None:
    """Return why the arrow cannot be the next one of the route in any game, or ``None``.

    Where a branch may start is not checked, because games and effects differ in that.
    """
    tail, head, line = tail_of(arrow), head_of(arrow), line_of(arrow)
    if route.over:
        return "the colour is over (RT-209)"
    if route.used >> line & 1:
        return "the line carries an arrow already (RT-206)"
    if not route.closed:
        return None if tail == route.tip else "it does not start at the tip (RT-301)"
    if not route.touched >> tail & 1:
        return "a branch starts on the route (RT-507)"
    return "a branch leads to a new point (RT-507)" if route.touched >> head & 1 else None


class Reach(NamedTuple):
    """The result of laying or removing an arrow: the new route, and the point that was reached.

    ``loop`` says that a loop was formed, ``branch`` that a branch must follow (RT-506), which needs
    an arrow that is left (RT-517).
    """

    route: Route
    point: int
    ticket: bool
    """RT-401: the point is a red dot."""

    bonus: bool
    """RT-403: the point is a green dot."""

    loop: bool

    @property
    def branch(self) -> bool:
        """Whether a branch must be laid next."""
        return self.loop and not self.route.over

    @property
    def over(self) -> bool:
        """Whether that was the colour's last arrow."""
        return self.route.over


def lay(network: Network, route: Route, arrow: Arrow) -> Reach:
    """Lay a legal arrow, ordinary or a branch (RT-301, RT-507)."""
    head = head_of(arrow)
    bit = 1 << head
    after = Route(
        (*route.arrows, arrow),
        route.left - 1,
        tip=head,
        heads=route.heads | bit,
        used=route.used | 1 << line_of(arrow),
    )
    loop = head == START or bool(route.heads & bit)
    return Reach(after, head, bool(network.reds & bit), bool(network.greens & bit), loop)


def remove(network: Network, route: Route) -> Reach:
    """Remove the last arrow, which must be legal (RT-601 to RT-605)."""
    *earlier, removed = route.arrows
    visited = list(map(head_of, earlier))
    gone = head_of(removed)
    # RT-603: the new tip is the head of the new last arrow, not the tail of the removed one.
    tip = visited[-1] if visited else START
    after = Route(
        route.arrows[:-1],
        route.left + 1,
        tip=tip,
        heads=route.heads if gone in visited else route.heads & ~(1 << gone),
        used=route.used & ~(1 << line_of(removed)),
    )
    loop = bool(visited) and (tip == START or visited.index(tip) < len(visited) - 1)
    bit = 1 << tip
    return Reach(after, tip, bool(network.reds & bit), bool(network.greens & bit), loop)


def ordinary(network: Network, route: Route, *, may_close: bool = True) -> tuple[Arrow, ...]:
    """Return the legal ordinary arrows, sorted by the point they lead to (RT-301).

    If ``may_close`` is false, arrows that would close a loop are left out (RT-504).
    """
    if not route.left or route.stuck:
        return ()
    barred = 0 if may_close else route.heads | 1
    used = route.used
    return tuple(
        arrow
        for arrow in network.arrows[route.tip]
        if not (used >> (arrow >> 16) & 1 or barred >> (arrow & 255) & 1)
    )
