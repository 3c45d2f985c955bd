"""The world map of both route games: coasts, points and lines, without arrows and tokens."""

from render.worldmap.looks import EXPEDITION_1996, FAMOUS_EXPLORERS, LOOKS, REGIONS, Look, Tint
from render.worldmap.markers import grown, marker, size_at
from render.worldmap.window import Box, Window, around, whole
from render.worldmap.world import ground, layers, network, window_on

__all__ = [
    "EXPEDITION_1996",
    "FAMOUS_EXPLORERS",
    "LOOKS",
    "REGIONS",
    "Box",
    "Look",
    "Tint",
    "Window",
    "around",
    "ground",
    "grown",
    "layers",
    "marker",
    "network",
    "size_at",
    "whole",
    "window_on",
]
