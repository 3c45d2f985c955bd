"""Pictures as files, drawn by name: what a process beside the bot can do, without Discord."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Any

from PIL import Image

from engines.core import View
from render.cache import give_back_now_and_then
from render.palettes import palette_for
from render.picture import Picture, encode
from render.registry import renderer


@dataclass(frozen=True, slots=True)
class Drawn:
    """A PNG, or an animation as WebP, and its alt text."""

    png: bytes
    alt: str

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of a PNG in pixels; zeros if it is none."""
        return int.from_bytes(self.png[16:20]), int.from_bytes(self.png[20:24])


def draw(game_id: str, kind: str, *given: Any) -> tuple[Drawn, ...]:
    """Return what a drawing function of a game's renderer draws, as files.

    ``kind`` names the function, ``given`` are its arguments. What one reader alone sees is encoded
    quickly, what a channel sees small.

    :raises ModuleNotFoundError: if the game has no renderer.
    """
    made: Picture | tuple[Picture, ...] = getattr(renderer(game_id), kind)(*given)
    pictures = made if isinstance(made, tuple) else (made,)
    private = isinstance(given[0], View) and given[0].seat is not None
    palette = palette_for(game_id, kind)
    files = tuple(
        Drawn(encode(picture.image, palette, quick=private), picture.alt) for picture in pictures
    )
    give_back_now_and_then()
    return files


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
