"""Wide pictures in two halves, for readers who want everything larger."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

LEAST_WIDTH = 700
"""Pixels; narrower pictures are large enough as they are shown."""

OVERLAP = 12
"""Both halves reach over the middle by this part of the width: what is cut there is whole on one of
them, a tile of the largest board as well."""


def halves(png: bytes) -> tuple[bytes, bytes] | None:
    """Return the left and the right half of a PNG, each as a PNG of the same height.

    Shown one below the other they are much larger than the whole. ``None`` if the picture is no
    wider than high, or narrow.
    """
    with Image.open(BytesIO(png)) as whole:
        width, height = whole.size
        if width < LEAST_WIDTH or width <= height:
            return None
        middle, more = width // 2, width // OVERLAP
        left = _encoded(whole.crop((0, 0, middle + more, height)))
        right = _encoded(whole.crop((width - middle - more, 0, width, height)))
    return left, right


def _encoded(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
