"""Pictures as files, drawn by name: what a process beside the bot can do, without Discord."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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
