"""The expeditions in a view. Points are named by ids, colours by words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from typing_extensions import override

from engines.core.memo import memo_last
from engines.routes.board import Board
from engines.routes.moves import COLOURS, Colour
from engines.routes.network import Network, head_of, tail_of
from engines.routes.recent import Changes, News, since, without_undone
from engines.routes.route import Route

Step: TypeAlias = tuple[str, str]
"""An arrow: the ids of its tail and of its head."""

REMEMBERED = 256
"""How many routes the memo below keeps; a move changes at most one of three."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expedition:
    """One colour: its arrows, the oldest first.

    ``over`` says that no arrow may be laid or removed any more (RT-210); ``left`` is the number
    of arrows that are not laid (RT-205).
    """

    colour: Colour
    arrows: tuple[Step, ...]
    tip: str
    left: int
    over: bool

    @property
    def begun(self) -> bool:
        """Whether any arrow has been laid (RT-208)."""
        return bool(self.arrows)


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What a turn of ``seat`` changed on the board, as far as it is still so.

    Arrows stand in the order in which they were laid or removed. An arrow that was laid and
    removed among the turns that a view tells is in neither.
    """

    seat: int
    laid: tuple[tuple[Colour, Step], ...]
    removed: tuple[tuple[Colour, Step], ...]
    points: tuple[str, ...]
    """Points that expeditions reached or left, or the place that was marked."""


class Steps(dict[int, Step]):
    """The arrows of a network as pairs of ids. It never changes and is hashed by identity."""

    __slots__ = ("ids",)

    def __init__(self, network: Network) -> None:
        self.ids = ids = network.ids
        super().__init__(
            (arrow, (ids[tail_of(arrow)], ids[head_of(arrow)]))
            for leaving in network.arrows
            for arrow in leaving
        )

    @override
    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


def expeditions(steps: Steps, board: Board) -> tuple[Expedition, ...]:
    """Return the three expeditions."""
    return tuple([_expedition(steps, colour, route) for colour, route in enumerate(board.routes)])


@lru_cache(maxsize=REMEMBERED)
def _expedition(steps: Steps, colour: int, route: Route) -> Expedition:
    return Expedition(
        colour=COLOURS[colour],
        arrows=tuple([steps[arrow] for arrow in route.arrows]),
        tip=steps.ids[route.tip],
        left=route.left,
        over=route.over,
    )


def news_of(
    steps: Steps, news: News, turn: int, board: Board, seat: int | None
) -> tuple[Turn, ...]:
    """Return what is new to a seat in ``turn``; ``None`` is told the last turn's changes only."""
    first = max(len(news) - 1, 0) if seat is None else since(news, turn, board, seat)
    turns, known = _told(steps, news)
    if known is None:
        return turns[first:]
    told = known.get(first)
    if told is None:
        told = known[first] = tuple([_turn(steps, was) for was in without_undone(news[first:])])
    return told


@memo_last
def _told(steps: Steps, news: News) -> tuple[tuple[Turn, ...], dict[int, tuple[Turn, ...]] | None]:
    """Return all changes, and what was told of them, by the index of the first one.

    ``None`` if nothing in them was undone by others: then what is told is a part of them.
    """
    whole = without_undone(news) is news
    return tuple([_turn(steps, was) for was in news]), None if whole else {}


@lru_cache(maxsize=REMEMBERED)
def _turn(steps: Steps, changes: Changes) -> Turn:
    return Turn(
        seat=changes.seat,
        laid=tuple([(COLOURS[colour], steps[arrow]) for colour, arrow in changes.laid]),
        removed=tuple([(COLOURS[colour], steps[arrow]) for colour, arrow in changes.removed]),
        points=tuple([steps.ids[point] for point in changes.points]),
    )
