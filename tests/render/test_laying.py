"""Sprites are laid as Pillow would paste them."""

from __future__ import annotations

import pytest
from PIL import Image

from render.laying import fill, lay

RED = 200, 30, 60
COLOURS: dict[str, int | tuple[int, ...]] = {
    "RGB": RED,
    "RGBA": (200, 30, 60, 120),
    "P": 3,
    "L": 90,
}


@pytest.mark.parametrize("place", [(4, 5), (-3, -2), (15, 11), (40, 2)])
@pytest.mark.parametrize("mode", COLOURS)
def test_a_sprite_is_laid_as_it_would_be_pasted(mode: str, place: tuple[int, int]) -> None:
    sprite = Image.new(mode, (9, 7), COLOURS[mode])
    if mode == "P":
        sprite.putpalette([*range(30)])
    laid, pasted = (Image.new("RGB", (20, 14), (10, 20, 30)) for _copy in range(2))
    lay(laid, sprite, *place)
    pasted.paste(sprite, place, sprite if mode == "RGBA" else None)
    assert laid.tobytes() == pasted.tobytes()


@pytest.mark.parametrize("place", [(4, 5), (-3, -2), (15, 11)])
def test_a_mask_is_filled_as_it_would_be_pasted(place: tuple[int, int]) -> None:
    mask = Image.linear_gradient("L").resize((9, 7))
    laid, pasted = (Image.new("RGB", (20, 14), (10, 20, 30)) for _copy in range(2))
    fill(laid, RED, mask, *place)
    pasted.paste(RED, (*place, place[0] + 9, place[1] + 7), mask)
    assert laid.tobytes() == pasted.tobytes()
