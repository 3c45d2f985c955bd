"""The expeditions in a view. Points are named by ids, colours by words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from typing_extensions import override

from engines.routes.board import Board
from engines.routes.moves import COLOURS, Colour
from engines.routes.network import Network, head_of, tail_of
from engines.routes.recent import Recent
from engines.routes.route import Route

Step: TypeAlias = tuple[str, str]
"""An arrow: the ids of its tail and of its head."""

REMEMBERED = 256
"""How many routes the memo below keeps; a move changes at most one of three."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expedition:
    """One colour: its arrows, the oldest first; the last ``fresh`` ones are recent.

    ``removed`` are arrows that were removed recently. ``over`` says that no arrow may be laid or
    removed any more (RT-210); ``left`` is the number of arrows that are not laid (RT-205).
    """

    colour: Colour
    arrows: tuple[Step, ...]
    fresh: int
    removed: tuple[Step, ...]
    tip: str
    left: int
    over: bool

    @property
    def begun(self) -> bool:
        """Whether any arrow has been laid (RT-208)."""
        return bool(self.arrows)


class Steps(dict[int, Step]):
    """The arrows of a network as pairs of ids. It never changes and is hashed by identity."""

    __slots__ = ()

    def __init__(self, network: Network) -> None:
        ids = network.ids
        super().__init__(
            (arrow, (ids[tail_of(arrow)], ids[head_of(arrow)]))
            for leaving in network.arrows
            for arrow in leaving
        )

    @override
    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


def expeditions(
    network: Network, steps: Steps, board: Board, recent: Recent
) -> tuple[Expedition, ...]:
    """Return the three expeditions, with what changed recently."""
    return tuple(
        [
            _expedition(network, steps, colour, route, recent.fresh[colour], recent.removed)
            for colour, route in enumerate(board.routes)
        ]
    )


@lru_cache(maxsize=REMEMBERED)
def _expedition(
    network: Network,
    steps: Steps,
    colour: int,
    route: Route,
    fresh: int,
    removed: tuple[tuple[int, int], ...],
) -> Expedition:
    return Expedition(
        colour=COLOURS[colour],
        arrows=tuple([steps[arrow] for arrow in route.arrows]),
        fresh=fresh,
        removed=tuple([steps[arrow] for by, arrow in removed if by == colour]),
        tip=network.ids[route.tip],
        left=route.left,
        over=route.over,
    )


def line_of(expedition: Expedition) -> str:
    """Return an expedition as a plain line: its tip, and its arrows, recent ones behind a bar."""
    chain, at = "", ""
    old = len(expedition.arrows) - expedition.fresh
    for number, (tail, head) in enumerate(expedition.arrows):
        if number == old and number:
            chain += " |"
        chain += (f" {tail}" if tail != at or number == old else "") + f">{head}"
        at = head
    removed = "".join(f" -{tail}>{head}" for tail, head in expedition.removed)
    over = ", over" if expedition.over else ""
    where = f"at {expedition.tip}, {expedition.left} left{over}"
    return f"{expedition.colour} {where}:{chain or ' -'}{removed}"
