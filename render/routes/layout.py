"""Sizes in the pictures of the route games, in pixels."""

WIDTH = 1080
EDGE = 15
GAP = 12
HEADER = 74
OWED = 49
LEGEND = 49
TITLE = 49
LINE = 51
SMALL = 29
"""The smallest letters: 11 pixels when the picture is shown 400 pixels wide."""

TINY = 25
"""Long names of points may be this small if they would be cut otherwise."""

NEAR = 3
"""Distances up to this one are shown in gold."""
