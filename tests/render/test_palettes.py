"""The palettes of games: what is drawn keeps its colours, and other pictures find their own."""

from __future__ import annotations

import math
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bench.pictures.__main__ import positions
from render import palettes
from render.palettes import KINDS, palette_for
from render.picture import encode, with_palette
from tests.nightly import closely
from tests.offered import GAMES

LIKE = 44.0
"""Decibels; a palette of its own gives a picture 41 to 48."""

AREA, CLOSE = 1 / 500, 7
"""A colour with this part of the pixels is that of an area, and at most so far from the palette's
in red, green and blue.
"""


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(16, 5))
@pytest.mark.parametrize("game", sorted(palettes._palettes()))
def test_pictures_of_whole_games_keep_their_colours(game: str, every: int) -> None:
    shots = [
        shot
        for position in positions(GAMES[game], 1, "palettes kept")
        for shot in position.values()
        if shot.kind in KINDS
    ]
    for shot in shots[::every]:
        palette = palette_for(game, shot.kind)
        assert palette is not None
        chosen = (palette.getpalette() or [])[: 3 * 256]
        colours = [tuple(chosen[first : first + 3]) for first in range(0, len(chosen), 3)]
        for picture in shot.draw():
            image = picture.image.convert("RGB")
            shown = with_palette(image, palette).convert("RGB")
            found = ImageStat.Stat(ImageChops.difference(image, shown))
            error = sum(found.sum2) / (3 * image.width * image.height)
            assert 10 * math.log10(255**2 / max(error, 1e-9)) > LIKE, shot
            for count, colour in image.getcolors(image.width * image.height) or ():
                if count > AREA * image.width * image.height:
                    assert isinstance(colour, tuple)
                    away = min(
                        max(abs(a - b) for a, b in zip(colour, each, strict=True))
                        for each in colours
                    )
                    assert away <= CLOSE, (shot, colour)


def test_a_picture_gets_the_palette_that_is_given_or_one_of_its_own() -> None:
    image = Image.new("RGB", (64, 64), (10, 20, 30))
    palette = Image.new("P", (1, 1))
    palette.putpalette([0, 0, 0, 11, 20, 30])
    assert _first_colour(encode(image, palette)) == (11, 20, 30)
    assert _first_colour(encode(image)) == (10, 20, 30)


def _first_colour(png: bytes) -> object:
    return Image.open(BytesIO(png)).convert("RGB").getpixel((0, 0))


def test_pictures_that_are_drawn_seldom_and_unknown_games_have_none() -> None:
    assert palette_for("luxor", "board") == palette_for("luxor", "hand")
    assert palette_for("luxor", "end") is None
    assert palette_for("another", "board") is None
    assert palettes._palettes().keys() <= GAMES.keys()
