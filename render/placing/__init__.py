"""Where names, badges, shields, pins and numbers stand in a picture, so that none hides another.

Own code, because the libraries for this (adjustText, textalloc, dymo) place only texts beside
points, some of them at random, and need matplotlib or numpy, which are larger than the bot.

Pure geometry in pixels of the picture. The result depends only on what is given, not on its order.

Items never overlap one another, nor the markers of other points, and stay inside the bounds; the
middle of a token is nearer to its own point than to any other, unless a line leads from it to its
point, which is the last resort. Only names may be left out, the least important first. Soft
wishes, by cost: clear of arrows and lines, not upon the own marker, close by.
"""

from render.placing.geometry import Box, Point, Size
from render.placing.ground import Ground, Part
from render.placing.items import (
    GAP,
    STEM,
    Item,
    Kind,
    Line,
    Placed,
    Shape,
    Spot,
    single,
    together,
)
from render.placing.solver import place

__all__ = [
    "GAP",
    "STEM",
    "Box",
    "Ground",
    "Item",
    "Kind",
    "Line",
    "Part",
    "Placed",
    "Point",
    "Shape",
    "Size",
    "Spot",
    "place",
    "single",
    "together",
]
