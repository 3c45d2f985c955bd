"""Find the palettes of the games' pictures: ``python -m bench.palettes`` writes them.

Games between medium players are played with all numbers of seats and all options, and pictures are
drawn at moments of each, for every reader. The colours of areas come first, then those of edges
that most pictures would get by themselves; one that is hardly different from another is left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from typing import cast

from bench.pictures.__main__ import positions
from engines.registry import games
from render.palettes import FILE, KINDS
from render.picture import Rgb, apart, colours_of

MOST = 256
"""A palette's colours."""

APART = 60
"""The least distance between two of them."""

ROW = 12
"""So many are in a line of the file."""

AREA = 1000
"""A colour of one in so many pixels of a picture is that of an area; those are chosen first."""


def found(game_id: str, count: int, seed: str) -> tuple[list[Rgb], list[Rgb]]:
    """Return the colours of areas in pictures of so many games, and those of edges.

    Those that most pictures have come first.
    """
    areas, edges = Counter[Rgb](), Counter[Rgb]()
    for position in positions(games()[game_id], count, seed):
        for shot in position.values():
            for picture in shot.draw() if shot.kind in KINDS else ():
                image, pixels = picture.image, picture.image.width * picture.image.height
                counted = cast("list[tuple[int, Rgb]]", image.getcolors(pixels))
                areas.update(colour for number, colour in counted if number * AREA > pixels)
                for rank, colour in enumerate(colours_of(image)):
                    edges[colour] += 1000 // (rank + 5)
    return [colour for colour, _n in areas.most_common()], [c for c, _n in edges.most_common()]


def main(given: list[str] | None = None) -> int:
    """Play, draw, and write; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.palettes", description=__doc__)
    parser.add_argument("--game", action="append", choices=[*games()], help="default: all")
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    parser.add_argument("--seed", default="palettes")
    chosen = parser.parse_args(given)
    palettes = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    for game_id in chosen.game or games():
        areas, edges = found(game_id, chosen.games, chosen.seed)
        colours = apart((*areas, *edges), APART, MOST)
        palettes[game_id] = _rows(colours)
        print(f"{game_id}: {len(colours)} colours, {len(areas)} of areas, {len(edges)} of edges")
    FILE.write_text(json.dumps(palettes, indent=1) + "\n", encoding="utf-8")
    return 0


def _rows(colours: Iterable[Rgb]) -> list[str]:
    digits = [bytes(colour).hex() for colour in colours]
    return ["".join(digits[first : first + ROW]) for first in range(0, len(digits), ROW)]


if __name__ == "__main__":
    sys.exit(main())
