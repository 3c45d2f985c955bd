"""What is known of the map, with all that follows from that alone.

Hardly a small move changes the map, so that most positions have what is known of it in common.
"""

from __future__ import annotations

from collections.abc import Iterable

from engines.siberia.content.model import Cell
from engines.siberia.player.prospects import Chart
from engines.siberia.rules.state import Location

UNKNOWN = {with_map: Location("", up=False, map=with_map) for with_map in (False, True)}
"""A location that is face down, with or without a map."""

BENEFITS = 0.35
"""The part of what a location gives that it is worth to be near it."""

MOST = 64
"""So many maps are remembered."""


class Land:
    """The locations in the order of the map's cells; those face down are all :data:`UNKNOWN`."""

    def __init__(self, chart: Chart, locations: tuple[Location, ...]) -> None:
        content = chart.content
        self.locations = locations
        self.at = dict(zip(content.map.cells, locations, strict=True))
        tiles = {cell: content.tiles[place.tile] for cell, place in self.at.items() if place.up}
        self.hidden = [cell for cell, place in self.at.items() if not place.up]
        self.cell_of = {tile.id: cell for cell, tile in tiles.items()}
        self.heart = next((cell for cell, tile in tiles.items() if tile.heart), None)
        self.worth = {cell: BENEFITS * chart.benefits[tile.id] for cell, tile in tiles.items()}
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


class Lands:
    """The lands of states; those with the same face-up locations are the same land."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._lands: dict[tuple[int, ...], Land] = {}

    def of(self, locations: Iterable[Location]) -> Land:
        """Return the land of a state's locations."""
        known = [place if place.up else UNKNOWN[place.map] for place in locations]
        # A land keeps its locations, so that no others get their ids.
        key = tuple(map(id, known))
        land = self._lands.get(key)
        if land is None:
            if len(self._lands) >= MOST:
                self._lands.clear()
            land = self._lands[key] = Land(self._chart, tuple(known))
        return land
