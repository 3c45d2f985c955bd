"""Which moves are offered in one go, as one answer (:class:`engines.core.Line`).

A camp's adventurers are spread by one answer instead of several, with or without the end of the
turn; and if only one tile can be placed, after which nothing but the end is left, it is placed and
the turn ended in one. Begin at :func:`lines`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engines.core import Line, Phrase, chain, phrase
from engines.luxor import playing, rules
from engines.luxor.board import DIRECTIONS, cell_name, column_name, row_name
from engines.luxor.moves import Deploy, Leave, Place, Walk
from engines.luxor.state import State
from engines.luxor.tiles import Placement, face

MOST = 25
"""Lines that a menu has room for."""

SPREAD, SPREAD_END, END = "spread", "spread-end", "-end"
"""The menus of lines, and what is added to a tile's menu if the turn ends as well."""

Way: TypeAlias = tuple[Deploy | Walk | Leave, ...]
"""How many adventurers are put on a camp, and where they go."""


def lines(state: State, seat: int) -> tuple[Line, ...]:
    """Return what the seat may do in one go instead of step by step."""
    if state.turn == 0 or state.finished or seat != state.active:
        return ()
    draft = state.draft
    if draft is None:
        last = tuple(_last_tiles(state, seat))
        # Of several tiles each would have two menus, more than can be seen at once with the board.
        return last if len({line.path[0] for line in last}) == 1 else ()
    if isinstance(draft, Placement) and face(draft.tile)[0] == "C" and draft.crew is None:
        return tuple(_spreads(state, seat))
    return ()


def _last_tiles(state: State, seat: int) -> Iterator[Line]:
    """Yield the placements after which nothing but the end of the turn is left, with the end."""
    ends = dict[str, bool]()
    for move in rules.decision(state, seat).moves:
        if not isinstance(move, Place) or move.tile[0] == "C":
            continue
        if move.tile not in ends:
            # Where the tile lies does not matter: nobody walks from it.
            placed = playing.drafted(state, seat, move)
            ends[move.tile] = rules.decision(placed, seat).moves == (rules.MUST_END,)
        if ends[move.tile]:
            yield Line(
                moves=(move, rules.MUST_END),
                path=(f"{move.tile}{END}", row_name(move.cell), column_name(move.cell)),
                label=phrase("line-place", tile=move.tile, cell=cell_name(move.cell)),
            )


def _spreads(state: State, seat: int) -> Iterator[Line]:
    """Yield the ways to spread the adventurers of a camp: first those that do not end the turn.

    If there are too many for one menu, the direction is asked first. What that has no room for can
    be done step by step.
    """
    ways = dict[str, list[Way]]()
    for way in _ways(state, seat, ()):
        ways.setdefault(_direction(way), []).append(way)
    if sum(map(len, ways.values())) < 2:
        return
    for menu, end in (SPREAD, False), (SPREAD_END, True):
        for those in ways.values():
            for way in those[:MOST]:
                yield _spread(state, menu, way, end=end)


def _ways(state: State, seat: int, made: Way) -> Iterator[Way]:
    """Yield every way to go on until a camp's placement has only to be confirmed."""
    asked = rules.decision(state, seat)
    if asked.kind == "confirm":
        yield made
        return
    for move in asked.moves:
        assert isinstance(move, Deploy | Walk | Leave)
        yield from _ways(playing.drafted(state, seat, move), seat, (*made, move))


def _direction(way: Way) -> str:
    return next((move.direction for move in way if isinstance(move, Walk)), "stand")


def _spread(state: State, menu: str, way: Way, *, end: bool) -> Line:
    draft = state.draft
    assert isinstance(draft, Placement)
    crew = next(move.count for move in way if isinstance(move, Deploy))
    stay, *others = [move.count for move in way if isinstance(move, Leave)] or [crew]
    direction = _direction(way)
    step = DIRECTIONS.get(direction, 0)
    told = [
        phrase("line-stay", count=stay, cell=cell_name(draft.cell)),
        *(
            phrase("walk", count=count, cell=cell_name(draft.cell + step * number))
            for number, count in enumerate(others, start=1)
        ),
    ]
    label: Phrase = chain("walks", told)
    return Line(
        moves=(*way, rules.MUST_END) if end else way,
        path=(menu, direction, "-".join(map(str, (stay, *others)))),
        label=phrase("line-end", line=label) if end else label,
    )
