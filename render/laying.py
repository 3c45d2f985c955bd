"""Laying sprites upon a picture, and filling shapes with a colour: most of what drawing does."""

from __future__ import annotations

from PIL import Image

from render.theme import Colour


def lay(image: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    """Paste a sprite upon a picture with its left upper corner on a point.

    Where no colours must be converted this is done without what :meth:`PIL.Image.Image.paste`
    asks before: a board has hundreds of sprites, and asking takes as long as pasting a small one.
    """
    box = x, y, x + sprite.width, y + sprite.height
    if sprite.mode == "RGBA":
        image.im.paste(sprite.im, box, sprite.im)
    elif sprite.mode == image.mode:
        image.im.paste(sprite.im, box)
    else:
        image.paste(sprite, box)


def fill(image: Image.Image, colour: Colour, mask: Image.Image, x: int, y: int) -> None:
    """Fill what a mask shows with a colour, the mask's left upper corner on a point."""
    image.im.paste(colour, (x, y, x + mask.width, y + mask.height), mask.im)
