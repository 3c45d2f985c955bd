"""The frames in which Discord shows a picture, and the sizes that follow from them.

Discord's desktop client fits the one picture of a gallery into 550 x 350 points, whatever its
height; a phone shows it about 400 points wide.
"""

from __future__ import annotations

from math import ceil

DESKTOP = 550, 350
PHONE = 400

WIDE, HIGH = 1320, 840
"""The size of a picture that is wider than high, in pixels: the shape of the desktop's frame."""

SQUARE = 1200
"""The width of a picture that may be as high as wide, in pixels."""

ON_DESKTOP, ON_PHONE = 11, 9
"""The least height of letters and signs, in points, 550 and 400 points wide."""


def letter(width: int) -> int:
    """Return the least size of letters and signs in a picture of that width, both in pixels."""
    return max(ceil(ON_DESKTOP * width / DESKTOP[0]), ceil(ON_PHONE * width / PHONE))
