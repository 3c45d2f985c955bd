"""One palette for all pictures of a kind that a game draws again and again.

So none is sought for each picture, which takes a quarter of the time of encoding, and more of the
colours stay as they were drawn. ``python -m bench.palettes`` finds the colours in pictures of whole
games and writes the file; it is to be run when what is drawn gets other colours.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from PIL import Image

FILE = Path(__file__).with_name("palettes.json")

KINDS = frozenset(("board", "hand", "closeup", "closeups", "targets", "where"))
"""Names of the functions that draw such pictures."""


@cache
def palette_for(game_id: str, kind: str) -> Image.Image | None:
    """Return a picture with the palette of a game's pictures of a kind, ``None`` without one."""
    colours = _palettes().get(game_id)
    if colours is None or kind not in KINDS:
        return None
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes.fromhex("".join(colours)))
    return palette


@cache
def _palettes() -> dict[str, list[str]]:
    """Return the colours of each game's palette, as hexadecimal digits."""
    found: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
