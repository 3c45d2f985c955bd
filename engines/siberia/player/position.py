"""What a seat knows, as a state in which it is its turn: what is hidden is not in it.

What the position is worth is found from it (:mod:`position_value`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.siberia.content.model import Cell
from engines.siberia.player.estimates import Figures
from engines.siberia.rules.stack import Ability, Solving
from engines.siberia.rules.state import Location, State, copied
from engines.siberia.rules.views import REST

UNKNOWN = {with_map: Location("", up=False, map=with_map) for with_map in (False, True)}
"""A location that is face down, with or without a map."""

BENEFITS = 0.35
"""The part of what a location gives that it is worth to be near it."""

MOST = 64
"""So many maps are remembered."""


class KnownMap:
    """The locations in the order of the map's cells, with all that follows from them alone.

    Those face down are all :data:`UNKNOWN`. Hardly a small move changes the map, so that most
    positions have it in common.
    """

    def __init__(self, figures: Figures, locations: tuple[Location, ...]) -> None:
        content = figures.content
        self.locations = locations
        self.at = dict(zip(content.map.cells, locations, strict=True))
        tiles = {cell: content.tiles[place.tile] for cell, place in self.at.items() if place.up}
        self.hidden = [cell for cell, place in self.at.items() if not place.up]
        self.cell_of = {tile.id: cell for cell, tile in tiles.items()}
        self.heart = next((cell for cell, tile in tiles.items() if tile.heart), None)
        self.worth = {cell: BENEFITS * figures.benefits[tile.id] for cell, tile in tiles.items()}
        """What the benefits are worth that are always exposed, by location face up."""

        self.covered = {
            cell: tile.covered for cell, tile in tiles.items() if tile.covered is not None
        }
        self.tokens = {
            cell: sum([int(token[1:]) for token in place.corruption])
            for cell, place in self.at.items()
            if place.corruption
        }
        """The sum of the corruption by location that has some."""

        self.exposed = {
            cell: (*tile.benefits, self.covered[cell])
            if cell in self.covered and cell not in self.tokens
            else tile.benefits
            for cell, tile in tiles.items()
        } | dict.fromkeys(self.hidden, ())
        """The benefits that each location gives now (SB-701)."""

        self.destinations: dict[object, tuple[Cell, ...]] = {}
        """Where a mech may move, as far as it was asked."""


class KnownMaps:
    """The maps of states; those with the same face-up locations have the same."""

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self._maps: dict[tuple[int, ...], KnownMap] = {}

    def of(self, locations: tuple[Location, ...]) -> KnownMap:
        """Return the map with a state's locations."""
        known = tuple([place if place.up else UNKNOWN[place.map] for place in locations])
        # A map keeps its locations, so that no others get their ids.
        key = tuple(map(id, known))
        if key not in self._maps:
            if len(self._maps) >= MOST:
                self._maps.clear()
            self._maps[key] = KnownMap(self._figures, known)
        return self._maps[key]


@dataclass(frozen=True, slots=True)
class Position:
    """A state without secrets, whose active seat is ``seat``.

    ``own`` says whether it really is the seat's turn. ``future`` is how much the future counts: 1
    with many own turns to come, 0 in the last one.
    """

    state: State
    map: KnownMap
    seat: int
    own: bool
    future: float

    @property
    def key(self) -> object:
        """What all depends on that is worth something, but where the mech is and what it does next.

        No two positions that are in use at the same time have the same key if they differ in it.
        """
        state, me = self.state, self.state.mats[self.seat]
        own = me.power, me.guile, me.maps, me.workers, me.hand, me.row
        tucked = me.solved, me.melded, me.upgraded, me.corruption, me.glory
        table = state.market, state.workers, state.maps, len(state.bag), state.lent
        working = tuple([frame for frame in state.stack if isinstance(frame, Ability | Solving)])
        return self.future, me.mech, own, tucked, id(self.map), table, working


def position_of(maps: KnownMaps, state: State, seat: int) -> Position:
    """Return what a seat knows of a state."""
    known, position = maps.of(state.locations), copied(state)
    position.chance, position.locations, position.active = REST, known.locations, seat
    position.deck = ("",) * bool(state.deck)
    if state.automa is not None:
        position.automa = replace(state.automa, deck=(), aside=())
    return Position(position, known, seat, state.active == seat, _future(state, seat))


def _future(state: State, seat: int) -> float:
    """Return how much the future counts."""
    own = state.active == seat
    if state.last is not None:
        seats = len(state.mats)
        ahead = seats if own else (seat - state.active) % seats
        return 0.5 if state.last > ahead else 0.0
    if state.trigger is not None:
        return 0.5 if own else 1.0
    return 1.0
