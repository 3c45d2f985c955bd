"""Wide pictures in two halves."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.files import LEAST_WIDTH, OVERLAP, halves
from render.picture import encode


def picture(width: int, height: int) -> Image.Image:
    """Return a picture in which every column has a shade of its own."""
    image = Image.new("L", (width, height))
    image.putdata([at * 255 // width for _row in range(height) for at in range(width)])
    return image.convert("P")


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def test_both_halves_together_are_the_picture() -> None:
    whole = picture(1100, 700)
    found = halves(encode(whole))
    assert found is not None
    left, right = map(opened, found)
    wide = 550 + 1100 // OVERLAP
    assert left.size == right.size == (wide, 700)
    pixels = opened(encode(whole))
    assert left.tobytes() == pixels.crop((0, 0, wide, 700)).tobytes()
    assert right.tobytes() == pixels.crop((1100 - wide, 0, 1100, 700)).tobytes()


@pytest.mark.parametrize("size", [(LEAST_WIDTH - 1, 300), (900, 900), (800, 1200)])
def test_narrow_and_high_pictures_stay_whole(size: tuple[int, int]) -> None:
    assert halves(encode(picture(*size))) is None
