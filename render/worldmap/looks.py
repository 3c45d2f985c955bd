"""The colours of the map: each game has its own atlas, and its own colours of the regions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from render.theme import Colour, rgb

NORTH_AMERICA = "North America"
SOUTH_AMERICA = "South America"
EUROPE = "Europe"
AFRICA = "Africa"
ASIA = "Asia"
SOUTH_PACIFIC = "South Pacific and Australia"

REGIONS = (NORTH_AMERICA, SOUTH_AMERICA, EUROPE, AFRICA, ASIA, SOUTH_PACIFIC)

Style: TypeAlias = Literal["atlas", "chart"]
"""An atlas shows shallow water and a grid, a sea chart lines along the coasts and of the winds."""


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a region: calm on land, bright on its points."""

    land: Colour
    point: Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """One way to colour the map."""

    name: str
    style: Style
    tints: tuple[Tint, Tint, Tint, Tint, Tint, Tint]
    sea: Colour
    shelf: Colour
    """Shallow water in an atlas; the lines along the coasts in a chart."""

    lake: Colour
    ice: Colour
    coast: Colour
    """The edge of the land."""

    ornament: Colour
    """The grid or the lines of the winds, and the compass rose."""

    route: Colour
    """Lines between points."""

    deep: Colour
    """Around the map, and behind names."""

    band: Colour
    """The marks in the frame."""

    def of(self, region: str) -> Tint:
        """Return the colours of a region."""
        return self.tints[REGIONS.index(region)]

    @property
    def grounds(self) -> tuple[Colour, ...]:
        """Every colour that an arrow or a token may lie on."""
        return (*(tint.land for tint in self.tints), self.sea, self.shelf, self.lake, self.ice)


FAMOUS_EXPLORERS = Look(
    name="famous_explorers",
    style="atlas",
    tints=(
        Tint(rgb(0x253A56), rgb(0x6FB1F2)),
        Tint(rgb(0x233C2F), rgb(0x7FD08F)),
        Tint(rgb(0x4F2D29), rgb(0xEE8A68)),
        Tint(rgb(0x413922), rgb(0xF2D36B)),
        Tint(rgb(0x3E3258), rgb(0xBFA0F5)),
        Tint(rgb(0x4A311D), rgb(0xFFAE5C)),
    ),
    sea=rgb(0x101B38),
    shelf=rgb(0x1A2947),
    lake=rgb(0x1A2947),
    ice=rgb(0x2D374A),
    coast=rgb(0x1A2947),
    ornament=rgb(0x1C2A4A),
    route=rgb(0x7C8290),
    deep=rgb(0x101B38),
    band=rgb(0x6C7CA0),
)
"""A night atlas."""

EXPEDITION_1996 = Look(
    name="expedition_1996",
    style="chart",
    tints=(
        Tint(rgb(0x413252), rgb(0xC3A2F2)),
        Tint(rgb(0x4C301A), rgb(0xFFAE5C)),
        Tint(rgb(0x25384A), rgb(0x6FB1F2)),
        Tint(rgb(0x3F3718), rgb(0xF2D36B)),
        Tint(rgb(0x2C3C23), rgb(0xA5DE7E)),
        Tint(rgb(0x4E2C3C), rgb(0xF59AC0)),
    ),
    sea=rgb(0x32271A),
    shelf=rgb(0x4A3A26),
    lake=rgb(0x32271A),
    ice=rgb(0x3E372A),
    coast=rgb(0x5A482E),
    ornament=rgb(0x453623),
    route=rgb(0x8F8267),
    deep=rgb(0x241B14),
    band=rgb(0x9C8458),
)
"""An old sea chart, browned by age."""

LOOKS: Mapping[str, Look] = {look.name: look for look in (FAMOUS_EXPLORERS, EXPEDITION_1996)}
