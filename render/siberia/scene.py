"""What the picture of the map shows: where mechs are, what may be chosen, and what has changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from engines.siberia.content.model import Cell
from engines.siberia.rules import moves
from engines.siberia.rules.mats import News
from engines.siberia.rules.view import View
from render.siberia.content import content


@dataclass(frozen=True, slots=True)
class Scene:
    """What stands where, by cells and holes; ``None`` among the mechs is one of the automa's."""

    mechs: Mapping[Cell, tuple[int | None, ...]]
    chosen: frozenset[str]
    """Cells and holes that the reader may choose now."""
    fresh: frozenset[str]
    """Cells and holes that changed in this turn, and since the reader's own last one."""
    ways: tuple[tuple[int, tuple[Cell, ...]], ...] = ()
    """The seats whose mechs moved in those turns, and the cells that lie on the way."""
    quests: frozenset[Cell] = frozenset()
    """Cells where quests of the reader can be solved."""


def scene_of(view: View) -> Scene:
    """Return what the picture of a view shows."""
    mechs: dict[Cell, tuple[int | None, ...]] = {}
    for seat, mat in enumerate(view.mats):
        mechs[mat.cell] = (*mechs.get(mat.cell, ()), seat)
    if view.automa is not None:
        for cell in (view.automa.north, view.automa.central):
            if cell is not None:
                mechs[cell] = (*mechs.get(cell, ()), None)
    news = tuple(turn for turn in (*view.earlier, view.before, view.news) if turn is not None)
    fresh = {spot for turn in news for spot in (*turn.cells, *turn.holes)}
    ways = tuple((turn.seat, way) for turn in news for way in _ways(view, turn))
    return Scene(mechs, choices(view), frozenset(fresh), ways, quests(view))


def quests(view: View) -> frozenset[Cell]:
    """Return the explored locations where quests in the reader's hand or active row are solved."""
    tiles = {content().cards[card].location for card in quest_cards(view)}
    return frozenset(place.cell for place in view.places if place.tile in tiles)


def quest_cards(view: View) -> tuple[str, ...]:
    """Return the cards in the reader's hand or active row whose quests are solved there, sorted."""
    if view.seat is None:
        return ()
    mat = view.mats[view.seat]
    tiles = {place.tile for place in view.places} - {None}
    held = (*mat.hand, *(active.card for active in mat.row))
    return tuple(sorted(card for card in held if content().cards[card].location in tiles))


def _ways(view: View, turn: News) -> Iterator[tuple[Cell, ...]]:
    """Yield the cells on the way of each move of a turn, whose trail has only their ends.

    In between it is a shortest way over cells that can be passed; which one makes no difference.
    """
    passed = {place.cell for place in view.places if place.tile is not None}
    if view.automa is not None:
        passed |= {cell for cell in (view.automa.north, view.automa.central) if cell is not None}
    for start, end in pairwise(turn.trail):
        before: dict[Cell, Cell] = {start: start}
        front = [start]
        while front and end not in before:
            reached = []
            for cell in front:
                for beside in content().map.neighbours[cell]:
                    if beside not in before and (beside in passed or beside == end):
                        before[beside] = cell
                        reached.append(beside)
            front = reached
        if end in before:
            way = [end]
            while way[-1] != start:
                way.append(before[way[-1]])
            yield tuple(way[::-1])


def choices(view: View) -> frozenset[str]:
    """Return the cells and holes that the reader may choose now."""
    return frozenset(spot for spots in choosing(view).values() for spot in spots)


def choosing(view: View) -> dict[moves.Move, set[str]]:
    """Return the cells and holes that the reader may choose now, by the moves that choose them."""
    if view.decision is None:
        return {}
    cells = {place.place: place.cell for place in view.places}
    tiles = {place.tile: place.cell for place in view.places if place.tile is not None}
    holes = dict(zip(view.market, content().map.holes, strict=True))
    found = dict[moves.Move, set[str]]()
    for move in view.decision.moves:
        spots = list[str | None]()
        match move:
            case moves.Go(place=place) | moves.Vanquish(place=place) | moves.Destroy(place=place):
                spots = [cells.get(place)]
            case moves.Borrow(at=at):
                spots = [tiles.get(at.partition("/")[0])]
            case moves.Take(card=card) | moves.Activate(card=card):
                spots = [holes.get(card)]
            case moves.Sweep(cards=cards):
                spots = [holes.get(card) for card in cards]
        if chosen := {spot for spot in spots if spot is not None}:
            found[move] = chosen
    return found
