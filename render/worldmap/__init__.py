"""The world map of both route games: coasts, points, lines and names, without arrows and tokens."""

from render.worldmap.looks import EXPEDITION_1996, FAMOUS_EXPLORERS, LOOKS, REGIONS, Look, Tint
from render.worldmap.markers import half_marker, marker
from render.worldmap.window import PHONE, Box, Window, around, whole
from render.worldmap.world import (
    bare_whole,
    base_map,
    colours,
    crop,
    ground,
    lay_points,
    names,
    network,
    picture,
)

__all__ = [
    "EXPEDITION_1996",
    "FAMOUS_EXPLORERS",
    "LOOKS",
    "PHONE",
    "REGIONS",
    "Box",
    "Look",
    "Tint",
    "Window",
    "around",
    "bare_whole",
    "base_map",
    "colours",
    "crop",
    "ground",
    "half_marker",
    "lay_points",
    "marker",
    "names",
    "network",
    "picture",
    "whole",
]
