"""Encoding, threads and the registry."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.texts import LOCALES, words_in
from engines.luxor.board import CODES
from engines.luxor.view import View
from render.cache import CACHE
from render.famous_explorers import renderer as famous_explorers
from render.famous_explorers.scene import scene_of
from render.luxor import board
from render.picture import encode
from render.registry import renderer
from render.routes import arrows
from render.routes.cards import thumbnail
from render.theme import FREE, SEATS
from render.worldmap import FAMOUS_EXPLORERS
from render.worldmap.markers import RED
from tests.render import explorers
from tests.render.samples import GAME, NAMES, first_state, laid_out


@pytest.mark.parametrize("private", [False, True])
def test_a_late_board_of_four_is_small_and_true(private: bool) -> None:
    def late(view: View) -> bool:
        return len(view.board) > 88 and len(view.free) > 0 and len(view.hand) == 2

    state = first_state(4, late, adventures=True)
    seat = GAME.view(state, None).active if private else None
    image = board(GAME.view(state, seat), words_in("en"), NAMES).image
    data = encode(image)
    assert len(data) <= 120 * 1024
    shown = Image.open(BytesIO(data))
    quick = encode(image, quick=True)
    assert len(data) < len(quick) <= 150 * 1024
    assert Image.open(BytesIO(quick)).tobytes() == shown.tobytes(), "only made in less time"
    assert shown.format == "PNG"
    assert shown.size == image.size
    difference = ImageStat.Stat(ImageChops.difference(image, shown.convert("RGB")))
    assert max(difference.rms) < 3


def test_colours_that_say_something_are_kept_to_the_bit() -> None:
    places = ("timbuktu", "mesa_verde", "fuji", "nan_madol", "cape_cross", "cape_horn")
    view = replace(explorers.laid_out(), marks=tuple((place,) for place in places))
    for shown in (view, explorers.public(view)):
        image = famous_explorers.board(shown, words_in("en"), explorers.NAMES).image
        with Image.open(BytesIO(encode(image))) as small:
            kept = {colour for _n, colour in small.convert("RGB").getcolors(small.width * 99) or ()}
        inks = (*arrows.INKS.values(), *arrows.FADED.values(), *(seat.disc for seat in SEATS))
        for colour in (*inks, *FAMOUS_EXPLORERS.grounds):
            assert colour in kept


def test_a_single_dot_or_shield_keeps_its_colour() -> None:
    """A small part of the map, where next to everything else is land and sea."""
    view = replace(explorers.laid_out(), marks=((), (), (), (), (), ("botany_bay",)))
    image = thumbnail(scene_of(view), "botany_bay", (342, 169))
    colours = {colour for _n, colour in image.convert("RGB").getcolors(342 * 169) or ()}
    assert {RED, SEATS[5].disc, FREE} <= colours


def test_a_picture_with_a_palette_keeps_its_pixels() -> None:
    """Its rows are packed here, not by Pillow: odd widths, one colour and 256 of them."""
    for wide, colours in ((1, 1), (7, 3), (33, 256)):
        image = Image.new("P", (wide, 11))
        image.putpalette(
            [value for colour in range(colours) for value in (colour, 7, 255 - colour)]
        )
        image.putdata([number % colours for number in range(wide * 11)])
        with Image.open(BytesIO(encode(image))) as shown:
            shown.load()
            assert shown.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_tiny_pictures_are_encoded() -> None:
    for size in ((1, 1), (2, 3)):
        assert Image.open(BytesIO(encode(Image.new("RGB", size, "red")))).size == size


def test_threads_draw_the_same_with_cold_caches() -> None:
    CACHE.clear()
    with ThreadPoolExecutor(8) as pool:
        drawn = list(
            pool.map(lambda _: board(laid_out(), words_in("en"), NAMES).image.tobytes(), range(16))
        )
    assert len(set(drawn)) == 1


def test_the_registry_finds_the_renderer() -> None:
    picture = renderer("luxor").board(laid_out(), words_in("en"), NAMES)
    assert picture.alt.startswith("Expedition Luxor")
    with pytest.raises(ModuleNotFoundError):
        renderer("no-such-game")


def test_every_tile_has_its_own_name_in_every_language() -> None:
    for locale in LOCALES:
        names = {words_in(locale)(f"luxor-tile-{code}") for code in CODES}
        assert len(names) == len(CODES)
