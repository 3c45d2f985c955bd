"""The colours of the map; the two games colour the regions differently."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from render.theme import Colour, rgb

NORTH_AMERICA = "North America"
SOUTH_AMERICA = "South America"
EUROPE = "Europe"
AFRICA = "Africa"
ASIA = "Asia"
SOUTH_PACIFIC = "South Pacific and Australia"

REGIONS = (NORTH_AMERICA, SOUTH_AMERICA, EUROPE, AFRICA, ASIA, SOUTH_PACIFIC)

SEA = rgb(0x15203A)
SHELF = rgb(0x213257)
ICE = rgb(0x8391AD)
LAKE = SHELF


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a region: dull on land, bright on its points, between them for its title."""

    land: Colour
    point: Colour

    @property
    def title(self) -> Colour:
        """The colour of the region's title, on land and sea."""
        red, green, blue = (
            (2 * a + 3 * b) // 5 for a, b in zip(self.land[:3], self.point[:3], strict=True)
        )
        return red, green, blue


@dataclass(frozen=True, slots=True)
class Look:
    """One way to colour the map."""

    name: str
    tints: tuple[Tint, Tint, Tint, Tint, Tint, Tint]

    def of(self, region: str) -> Tint:
        """Return the colours of a region."""
        return self.tints[REGIONS.index(region)]


BLUE = Tint(rgb(0x476A93), rgb(0x6FB1F2))
GREEN = Tint(rgb(0x4D7A5A), rgb(0x7FD08F))
RUST = Tint(rgb(0x8C5040), rgb(0xEE8A68))
YELLOW = Tint(rgb(0x917D44), rgb(0xF2D36B))
PURPLE = Tint(rgb(0x655089), rgb(0xBFA0F5))
ORANGE = Tint(rgb(0x9C6538), rgb(0xFFAE5C))
VIOLET = Tint(rgb(0x664F87), rgb(0xC3A2F2))
LIGHT_GREEN = Tint(rgb(0x5A8052), rgb(0xA5DE7E))
PINK = Tint(rgb(0x945973), rgb(0xF59AC0))

FAMOUS_EXPLORERS = Look("famous_explorers", (BLUE, GREEN, RUST, YELLOW, PURPLE, ORANGE))
EXPEDITION_1996 = Look("expedition_1996", (VIOLET, ORANGE, BLUE, YELLOW, LIGHT_GREEN, PINK))
LOOKS: Mapping[str, Look] = {look.name: look for look in (FAMOUS_EXPLORERS, EXPEDITION_1996)}
