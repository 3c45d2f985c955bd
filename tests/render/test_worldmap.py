"""The static world map: complete, nothing covers anything else, safe to share between threads."""

from __future__ import annotations

import itertools
import math
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageStat

from render import worldmap
from render.fonts import font
from render.picture import encode
from render.worldmap import EXPEDITION_1996, FAMOUS_EXPLORERS, REGIONS, Window, marker, world
from render.worldmap.coast import FILE, coast
from render.worldmap.labels import LEADING, LETTERS, Label, labels_of
from render.worldmap.markers import EDGE_SIZE, SIZES
from render.worldmap.window import Box
from tests.render.conftest import Approve

pytestmark = pytest.mark.slow

NETWORK = worldmap.network()
SMALL = 0.5


def box_of(kind: str, label: Label) -> Box:
    """Return the box that the letters of a name cover, from capitals to descenders."""
    size, weight, _ink = LETTERS[kind]  # type: ignore[index]
    face = font(10 * size, weight)
    wide = max(face.getlength(line) for line in label.lines) / 10
    high = size * (0.94 + LEADING * (len(label.lines) - 1))
    left = label.x - wide * {"l": 0, "m": 0.5, "r": 1}[label.anchor]
    return left, label.y - high / 2, left + wide, label.y + high / 2


NAMES = [(spot.id, box_of(spot.kind, label)) for spot, label in labels_of(NETWORK)]

MARKERS = [
    (spot.id, spot.position(half), EDGE_SIZE[1] / 2 if half else SIZES[spot.kind] / 2)
    for spot in NETWORK.points
    for half in (("L", "R") if spot.edge else (None,))
]


def test_every_point_has_its_name_once_and_edge_dots_twice() -> None:
    assert len(NAMES) == 121 + 3
    assert {id_ for id_, _box in NAMES} == set(NETWORK.ids)


def test_names_stay_inside_the_frame() -> None:
    for id_, (left, top, right, bottom) in NAMES:
        assert left > 20, id_
        assert top > 20, id_
        assert right < coast().width - 20, id_
        assert bottom < coast().height - 20, id_


def test_no_name_touches_another() -> None:
    for (name, a), (other_name, b) in itertools.combinations(NAMES, 2):
        apart = a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]
        assert apart, (name, other_name)


def test_no_name_covers_a_point() -> None:
    for id_, (left, top, right, bottom) in NAMES:
        for other, (x, y), reach in MARKERS:
            dx, dy = max(left - x, 0, x - right), max(top - y, 0, y - bottom)
            assert math.hypot(dx, dy) >= reach - 3, (id_, other)


def test_each_name_stands_nearest_to_its_own_point() -> None:
    for id_, (left, top, right, bottom) in NAMES:
        gaps = sorted(
            (math.hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom)) - reach, other)
            for other, (x, y), reach in MARKERS
        )
        assert gaps[0][1] == id_


def test_point_the_board_does_not_have_gets_its_name_beside_it() -> None:
    data = {
        "points": [
            {"id": "start", "kind": "start", "name": "Oslo", "x": 100, "y": 100},
            {"id": "e1", "kind": "red", "edge": 1, "name": "N", "left": [0, 9], "right": [2048, 9]},
        ],
        "lines": [],
    }
    (_, oslo), (_, left), (_, right) = labels_of(type(NETWORK).from_json(data))
    assert (oslo.lines, oslo.x > 100, oslo.anchor) == (("Oslo",), True, "l")
    assert (left.x > 0, left.anchor) == (True, "l")
    assert (right.x < 2048, right.anchor) == (True, "r")


@pytest.mark.parametrize("size", [1.0, SMALL])
def test_whole_map_has_the_size_asked_for(size: float) -> None:
    assert worldmap.whole(size).width == round(2048 * size)
    image = worldmap.base_map(SMALL)
    assert (image.mode, image.size) == ("RGB", (1024, 595))


def test_every_point_is_drawn_in_its_own_way() -> None:
    window = worldmap.whole(SMALL)
    image = worldmap.ground(window)
    for spot in NETWORK.points:
        if spot.edge is None:
            x, y = window.at(*spot.position())
            around = image.crop((round(x) - 5, round(y) - 5, round(x) + 5, round(y) + 5))
            assert max(ImageStat.Stat(around.convert("L")).stddev) > 15, spot.id


def test_kinds_differ_in_shape_also_without_any_colour() -> None:
    sprites = {kind: marker(kind, 2.0).getchannel("A").resize((64, 64)) for kind in SIZES}
    inside = {kind: marker(kind, 2.0).convert("L").resize((64, 64)) for kind in SIZES}
    assert difference(sprites["red"], sprites["green"]) > 40
    for kind, other_kind in itertools.combinations(SIZES, 2):
        both = difference(sprites[kind], sprites[other_kind]) + difference(
            inside[kind], inside[other_kind]
        )
        assert both > 20, (kind, other_kind)


def difference(first: Image.Image, second: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(first, second)).mean[0]


def test_regions_have_the_colours_of_each_game() -> None:
    wanted = {
        FAMOUS_EXPLORERS: ("blue", "green", "red", "yellow", "purple", "orange"),
        EXPEDITION_1996: ("purple", "orange", "blue", "yellow", "green", "pink"),
    }
    for look, names in wanted.items():
        assert len({look.of(region).land for region in REGIONS}) == 6
        for region, name in zip(REGIONS, names, strict=True):
            assert name in hues(look.of(region).point), (look.name, region)


def hues(colour: tuple[int, ...]) -> set[str]:
    red, green, blue = colour[:3]
    pixel = Image.new("RGB", (1, 1), (red, green, blue)).convert("HSV").getpixel((0, 0))
    assert isinstance(pixel, tuple)
    hue = pixel[0] * 360 / 255
    names = {
        "red": hue < 25, "orange": 25 <= hue < 40, "yellow": 40 <= hue < 60,
        "green": 85 <= hue < 160, "blue": 190 <= hue < 225, "purple": 255 <= hue < 290,
        "pink": 320 <= hue < 345,
    }  # fmt: skip
    return {name for name, fits in names.items() if fits}


def test_looks_differ_on_land_and_nowhere_in_the_sea() -> None:
    famous, older = (worldmap.base_map(SMALL, look) for look in (FAMOUS_EXPLORERS, EXPEDITION_1996))
    window = worldmap.whole(SMALL)
    siberia, pacific = (tuple(map(round, window.at(*xy))) for xy in ((1560, 240), (330, 760)))
    assert famous.getpixel(siberia) != older.getpixel(siberia)  # type: ignore[arg-type]
    assert famous.getpixel(pacific) == older.getpixel(pacific)  # type: ignore[arg-type]


def test_titles_are_written_as_given() -> None:
    german = ("Nordamerika", "Südamerika", "Europa", "Afrika", "Asien", "Südsee und Australien")
    plain, titled = worldmap.base_map(SMALL), worldmap.base_map(SMALL, titles=german)
    changed = ImageChops.difference(plain, titled).getbbox()
    assert changed is not None


def test_names_can_be_laid_over_arrows() -> None:
    window = worldmap.whole(SMALL)
    image = worldmap.ground(window).copy()
    layer = worldmap.names(window)
    image.paste(layer, (0, 0), layer)
    assert ImageChops.difference(image, worldmap.picture(window)).getbbox() is None


# --- parts of the map ----------------------------------------------------------------------


def test_crop_shows_its_box_at_the_width_asked_for() -> None:
    box = (1000, 400, 1500, 800)
    image, window = worldmap.crop(box, 750), Window(box, 750)
    assert image.size == (750, 600) == (window.width, window.height)
    giza = NETWORK.points[NETWORK.numbers["giza"]]
    x, y = window.at(*giza.position())
    whole = worldmap.base_map(1.5)
    same = whole.crop((1500, 600, 2250, 1200))
    assert max(ImageStat.Stat(ImageChops.difference(image, same)).mean) < 6
    assert image.getpixel((round(x), round(y)))[0] < 80  # type: ignore[index]


@pytest.mark.parametrize("ids", ["giza", "venice troy", "nome", "cape_evans", "dezhnev", "marib"])
def test_box_around_points_shows_them_and_reads_well_on_a_phone(ids: str) -> None:
    spots = [NETWORK.points[NETWORK.numbers[id_]].position() for id_ in ids.split()]
    left, top, right, bottom = worldmap.around(spots)
    assert left >= 0
    assert top >= 0
    assert right <= coast().width
    assert bottom <= coast().height
    assert right - left <= worldmap.PHONE
    assert (right - left) / (bottom - top) == pytest.approx(4 / 3)
    assert all(Window((left, top, right, bottom), 400).shows(x, y) for x, y in spots)
    size, _weight, _ink = LETTERS["place"]
    assert size * 400 / (right - left) >= 11


def test_box_around_far_points_grows_to_the_whole_height() -> None:
    ends = [NETWORK.points[NETWORK.numbers[id_]].position() for id_ in ("nome", "cape_evans")]
    left, top, right, bottom = worldmap.around(ends)
    assert (left, right) == (0, coast().width) or (top, bottom) == (0, coast().height)


# --- caching -------------------------------------------------------------------------------


def test_layers_are_kept_and_shared_between_threads() -> None:
    window = Window((900, 150, 1300, 450), 300)
    for layer in (partial(world._names, window), partial(world.bare_whole, 300, FAMOUS_EXPLORERS)):
        with ThreadPoolExecutor(8) as pool:
            images = list(pool.map(lambda _n, layer=layer: layer(), range(16)))
        assert all(image is images[0] for image in images)


def test_a_ground_may_be_drawn_on_and_a_part_is_cut_out_of_it() -> None:
    window = Window((900, 150, 1300, 450), 300)
    first = worldmap.ground(window)
    part = worldmap.ground(window, part=(20, 30, 90, 60))
    assert ImageChops.difference(part, first.crop((20, 30, 90, 60))).getbbox() is None
    first.paste((255, 0, 255), (0, 0, 50, 50))
    assert worldmap.ground(window).getpixel((10, 10)) != (255, 0, 255)


def test_files_stay_small() -> None:
    assert FILE.stat().st_size < 150_000
    assert len(encode(worldmap.base_map(SMALL))) < 150 * 1024
    box = worldmap.around([NETWORK.points[NETWORK.numbers["venice"]].position()])
    assert len(encode(worldmap.crop(box, 1000))) < 150 * 1024


def test_map_looks_as_approved(approve: Approve) -> None:
    approve("worldmap", worldmap.base_map().reduce(4))
