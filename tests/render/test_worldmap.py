"""The static world map: complete, the same at every cut, safe to share between threads."""

from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageChops, ImageStat

from render import worldmap
from render.frame import WIDE, letter
from render.picture import encode
from render.worldmap import EXPEDITION_1996, FAMOUS_EXPLORERS, LOOKS, REGIONS, Look, Window, marker
from render.worldmap.coast import FILE, coast, plain_coast
from render.worldmap.markers import DIGIT, EDGE_SIZE, SIZES, WORLD, grown
from render.worldmap.window import Box
from render.worldmap.world import ZOOMS, colours, drawn_at, tile
from tests.render.conftest import Approve

pytestmark = pytest.mark.slow

NETWORK = worldmap.network()
SIZE = WIDE, 768


def world(look: Look = FAMOUS_EXPLORERS) -> Image.Image:
    return worldmap.ground(worldmap.window_on(worldmap.whole().box, SIZE), look)


# --- the whole map ---------------------------------------------------------------------------


def test_signs_of_points_can_be_read_wherever_the_map_is_shown() -> None:
    window = worldmap.window_on(worldmap.whole().box, SIZE)
    for point in NETWORK.points:
        boxes = drawn_at(point, window)
        assert len(boxes) == (2 if point.edge else 1)
        for left, top, right, bottom in boxes:
            assert left >= 0
            assert top >= 0
            assert right <= window.width
            assert bottom <= window.height
            if point.kind != "place":
                assert min(right - left, bottom - top) >= letter(WIDE), point.id
    assert letter(WIDE) <= DIGIT < EDGE_SIZE[0]


def test_no_point_touches_another() -> None:
    for zoom in ZOOMS:
        window = Window(worldmap.whole().box, round(coast().width * zoom))
        boxes = [(point.id, box) for point in NETWORK.points for box in drawn_at(point, window)]
        for (point_id, a), (other_id, b) in itertools.combinations(boxes, 2):
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (point_id, other_id, zoom)


def test_every_point_is_drawn_in_its_own_way() -> None:
    window, image = worldmap.window_on(worldmap.whole().box, SIZE), world()
    for spot in NETWORK.points:
        if spot.edge is None:
            x, y = window.at(*spot.position())
            around = image.crop((round(x) - 5, round(y) - 5, round(x) + 5, round(y) + 5))
            assert max(ImageStat.Stat(around.convert("L")).stddev) > 15, spot.id


def test_kinds_differ_in_shape_also_without_any_colour() -> None:
    sprites = {kind: marker(kind, 60).getchannel("A").resize((64, 64)) for kind in SIZES}
    inside = {kind: marker(kind, 60).convert("L").resize((64, 64)) for kind in SIZES}
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


def test_looks_differ_on_land_and_in_the_sea_but_not_in_where_points_are() -> None:
    famous, older = (world(look) for look in (FAMOUS_EXPLORERS, EXPEDITION_1996))
    window = worldmap.window_on(worldmap.whole().box, SIZE)
    for place in ((1560, 240), (330, 760)):
        at = tuple(map(round, window.at(*place)))
        assert famous.getpixel(at) != older.getpixel(at)  # type: ignore[arg-type]
    x, y = (round(n) for n in window.at(*NETWORK.points[0].position()))
    star = (x - 8, y - 8, x + 8, y + 8)
    assert difference(famous.crop(star).convert("L"), older.crop(star).convert("L")) < 4


def test_grounds_have_their_exact_colours() -> None:
    for look in LOOKS.values():
        image = world(look)
        seen = {colour for _count, colour in image.getcolors(image.width * image.height) or ()}
        assert {*look.grounds, look.route} <= seen
        assert {*look.grounds, look.route} <= set(colours(look))


# --- parts of the map ----------------------------------------------------------------------


@pytest.mark.parametrize("zoom", ZOOMS)
def test_a_window_shows_its_box_as_large_as_it_can(zoom: float) -> None:
    wide = 1000 / zoom * 0.99
    box = (300.0, 200.0, 300 + wide, 200 + wide / 2)
    window = worldmap.window_on(box, (1000, 520))
    assert (window.width, window.height) == (1000, 520)
    assert window.scale == pytest.approx(zoom)
    assert window.box[0] <= box[0] + 1 / zoom
    assert window.box[2] >= box[2] - 1 / zoom
    assert window.box[0] * zoom == pytest.approx(round(window.box[0] * zoom))


def test_a_window_stays_on_the_board_unless_it_is_larger() -> None:
    for corner in ((0, 0), (2000, 0), (0, 1150), (2000, 1150)):
        x, y = corner
        left, top, right, bottom = worldmap.window_on((x, y, x + 40, y + 40), (900, 600)).box
        assert left >= 0
        assert top >= 0
        assert right <= coast().width + 1
        assert bottom <= coast().height + 1
    larger = worldmap.window_on(worldmap.whole().box, (2000, 1000))
    assert larger.scale == pytest.approx(ZOOMS[0])
    assert larger.box[2] - larger.box[0] > coast().width


def test_parts_are_cut_out_of_the_same_map_across_its_tiles() -> None:
    size = 700, 400
    for look in LOOKS.values():
        first = worldmap.window_on((900, 420, 1300, 640), size)
        step = 100 / first.scale
        left, top, right, bottom = first.box
        moved: Box = (left + step, top + step, right + step, bottom + step)
        second = worldmap.window_on(moved, size)
        assert second.scale == pytest.approx(first.scale)
        a, b = worldmap.ground(first, look), worldmap.ground(second, look)
        dx = round((second.box[0] - first.box[0]) * first.scale)
        dy = round((second.box[1] - first.box[1]) * first.scale)
        assert (dx, dy) == (100, 100)
        same = ImageChops.difference(a.crop((dx, dy, *size)), b.crop((0, 0, 600, 300)))
        assert same.getbbox() is None


@pytest.mark.parametrize("ids", ["giza", "venice troy", "nome", "cape_evans", "dezhnev", "marib"])
def test_box_around_points_shows_them(ids: str) -> None:
    spots = [NETWORK.points[NETWORK.numbers[id_]].position() for id_ in ids.split()]
    left, top, right, bottom = worldmap.around(spots)
    assert left >= 0
    assert top >= 0
    assert right <= coast().width
    assert bottom <= coast().height
    assert (right - left) / (bottom - top) == pytest.approx(4 / 3)
    assert all(Window((left, top, right, bottom), 400).shows(x, y) for x, y in spots)


def test_box_around_far_points_grows_to_the_whole_height() -> None:
    ends = [NETWORK.points[NETWORK.numbers[id_]].position() for id_ in ("nome", "cape_evans")]
    left, top, right, bottom = worldmap.around(ends)
    assert (left, right) == (0, coast().width) or (top, bottom) == (0, coast().height)


def test_markers_grow_slower_than_the_map() -> None:
    assert grown(WORLD) == 1
    assert grown(WORLD / 2) == 1
    for zoom in ZOOMS[1:]:
        assert 1 < grown(zoom) < zoom / WORLD


def test_smaller_pictures_have_fewer_details() -> None:
    lengths = [
        sum(len(piece.coast) for piece in plain_coast(scale).land) for scale in (0.2, *ZOOMS)
    ]
    assert lengths == sorted(set(lengths))
    detailed = sum(len(piece.coast) for piece in coast().land)
    assert 200 < lengths[0] < lengths[-1] < detailed
    assert {piece.region for piece in plain_coast(ZOOMS[0]).land} >= set(REGIONS)


# --- caching -------------------------------------------------------------------------------


def test_tiles_are_kept_and_shared_between_threads() -> None:
    with ThreadPoolExecutor(8) as pool:
        tiles = list(pool.map(lambda _n: tile(FAMOUS_EXPLORERS, 0, 2, 1), range(16)))
    assert all(one is tiles[0] for one in tiles)


def test_a_ground_may_be_drawn_on() -> None:
    window = worldmap.window_on((900, 150, 1300, 450), (300, 200))
    first = worldmap.ground(window, FAMOUS_EXPLORERS)
    first.paste((255, 0, 255), (0, 0, 50, 50))
    assert worldmap.ground(window, FAMOUS_EXPLORERS).getpixel((10, 10)) != (255, 0, 255)


def test_files_stay_small() -> None:
    assert FILE.stat().st_size < 150_000
    for look in LOOKS.values():
        assert len(encode(world(look))) < 85 * 1024
        total = sum(len(tile(look, zoom, 1, 1)[0]) for zoom in range(len(ZOOMS)))
        assert total < 200 * 1024, "tiles are kept compressed"


@pytest.mark.parametrize("look", LOOKS.values(), ids=lambda look: look.name)
def test_map_looks_as_approved(approve: Approve, look: Look) -> None:
    approve(f"worldmap-{look.name}", world(look).reduce(2))
