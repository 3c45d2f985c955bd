"""The placing of names, badges, shields and pins: what always holds, and crowded pictures."""

from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from render.fonts import font, width_of
from render.placing import (
    GAP,
    STEM,
    Box,
    Ground,
    Item,
    Line,
    Placed,
    Point,
    Spot,
    place,
    single,
    together,
)
from render.placing.ground import ROW
from render.placing.offsets import offsets
from render.routes import chart
from render.worldmap import network, whole
from tests.nightly import closely

BOUNDS = (0.0, 0.0, 800.0, 500.0)
SCALE = 1320 / 2048


def token(of: str, at: Point, *, key: str = "", count: int = 1) -> Item:
    shapes = together([(42, 42)] * count)
    return Item(key=key or f"token {of}", of=of, at=(at,), kind="token", shapes=shapes)


def name(of: str, at: Point, *, wide: float = 150, importance: float = 10.0) -> Item:
    shapes = single((wide, 34))
    return Item(
        key=f"name {of}", of=of, at=(at,), kind="name", shapes=shapes, importance=importance
    )


def pin(of: str, at: Point, key: str = "pin") -> Item:
    return Item(key=f"{key} {of}", of=of, at=(at,), kind="pin", shapes=single((44, 44)))


def overlap(first: Box, second: Box, gap: float = 0) -> bool:
    return (
        min(first[2], second[2]) - max(first[0], second[0]) > -gap
        and min(first[3], second[3]) - max(first[1], second[1]) > -gap
    )


def gap(at: Point, box: Box) -> float:
    return math.hypot(
        max(box[0] - at[0], 0, at[0] - box[2]), max(box[1] - at[1], 0, at[1] - box[3])
    )


def middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def check(items: Sequence[Item], ground: Ground, placed: dict[str, Placed]) -> None:
    """Assert every rule that holds without exception."""
    boxes = [box for there in placed.values() for box in there.parts]
    assert not any(overlap(a, b, GAP - 1e-6) for a, b in itertools.combinations(boxes, 2))
    for item in items:
        if item.key not in placed:
            assert item.kind == "name"
            continue
        there = placed[item.key]
        left, top, right, bottom = ground.bounds
        assert left <= there.box[0] < there.box[2] <= right
        assert top <= there.box[1] < there.box[3] <= bottom
        assert len(there.parts) == len(item.shapes[there.shape])
        assert there.at in item.at
        others = [spot for spot in ground.spots if spot.id != item.of]
        own = [spot for spot in ground.spots if spot.id == item.of]
        assert all(gap(spot.at, box) >= spot.reach for spot in others for box in there.parts)
        if item.kind == "name":
            assert all(gap(spot.at, there.box) >= spot.reach for spot in own)
        if item.kind == "token" and there.leader is None:
            for part in there.parts:
                nearest = min(math.dist(middle(part), spot.at) for spot in own)
                assert all(math.dist(middle(part), spot.at) > nearest for spot in others)
        if item.kind == "pin":
            far = math.dist(middle(there.box), there.at)
            assert far >= STEM * (there.box[3] - there.box[1]) - 1
        if there.leader is not None:
            start, end = there.leader
            assert gap(start, there.box) == 0
            assert math.dist(end, there.at) <= max(spot.reach for spot in own) + 1e-6


def alone(*items: Item, ground: Ground | None = None) -> dict[str, Placed]:
    ground = ground or Ground([Spot("a", (400, 250), 15)], BOUNDS)
    placed = place(items, ground)
    check(items, ground, placed)
    return placed


def test_a_name_alone_is_to_the_right_of_its_point() -> None:
    there = alone(name("a", (400, 250)))["name a"]
    assert there.box == (418, 233, 568, 267)
    assert there.leader is None


def test_a_name_keeps_clear_of_a_large_marker_behind_a_small_one() -> None:
    spots = Spot("a", (400, 250), 15), Spot("b", (470, 214), 3), Spot("c", (520, 212), 25)
    alone(name("a", (400, 250)), ground=Ground(spots, BOUNDS))


def test_a_token_alone_is_above_its_point_and_close() -> None:
    there = alone(token("a", (400, 250)))["token a"]
    assert middle(there.box)[0] == 400
    assert 225 <= there.box[3] <= 245


def test_a_name_keeps_clear_of_its_token_and_pin() -> None:
    at = (400, 250)
    placed = alone(token("a", at), pin("a", at), name("a", at))
    assert len(placed) == 3
    assert not any(there.leader for there in placed.values())


def test_at_the_edge_of_the_picture_a_name_goes_inwards() -> None:
    ground = Ground([Spot("a", (790, 490), 15)], BOUNDS)
    there = alone(name("a", (790, 490)), token("a", (790, 490)), ground=ground)["name a"]
    assert there.box[2] <= 800


def test_a_name_takes_the_shape_that_fits() -> None:
    ground = Ground([Spot("a", (60, 250), 15)], (0, 0, 160, 500))
    item = Item(key="n", of="a", at=((60, 250),), kind="name", shapes=single((200, 34), (100, 64)))
    there = place([item], ground)["n"]
    assert there.shape == 1
    assert there.box[2] - there.box[0] == 100


def test_several_tokens_of_a_point_stand_together() -> None:
    there = alone(token("a", (400, 250), count=3))["token a"]
    assert len(there.parts) == 3
    assert not any(overlap(a, b) for a, b in itertools.combinations(there.parts, 2))


def test_together_offers_every_number_of_columns() -> None:
    row, two, column = together([(40, 46)] * 3, gap=2)
    assert row == ((0, 0, 40, 46), (42, 0, 82, 46), (84, 0, 124, 46))
    assert two == ((0, 0, 40, 46), (42, 0, 82, 46), (21, 48, 61, 94))
    assert column == ((0, 0, 40, 46), (0, 48, 40, 94), (0, 96, 40, 142))
    assert together([(42, 42)]) == (((0, 0, 42, 42),),)


def test_names_avoid_arrows() -> None:
    ground = Ground([Spot("a", (400, 250), 15)], BOUNDS)
    right = Line((400, 250), (700, 250), 1)
    there = place([name("a", (400, 250))], ground, [right])["name a"]
    assert there.box[2] < 400 or there.box[3] < 250 or there.box[1] > 250


def test_a_point_drawn_twice_has_its_name_at_one_of_both() -> None:
    spots = [Spot("a", (10, 250), 15), Spot("a", (790, 250), 15)]
    ground = Ground([*spots, Spot("b", (60, 250), 15), Spot("c", (10, 200), 15)], BOUNDS)
    item = Item(key="n", of="a", at=((10, 250), (790, 250)), kind="name", shapes=single((150, 34)))
    assert place([item], ground)["n"].at == (790, 250)


def test_the_least_important_name_is_left_out() -> None:
    ground = Ground([Spot("a", (80, 30), 5)], (0, 0, 160, 60))
    items = [
        Item(key=key, of="a", at=((80, 30),), kind="name", shapes=single((150, 20)), importance=n)
        for key, n in (("second", 2), ("third", 1), ("first", 3))
    ]
    assert set(place(items, ground)) == {"first", "second"}


def wall(left: float, right: float) -> list[Spot]:
    """Return points all around the middle of the picture, from ``left`` to ``right``."""
    ring = [(math.cos(n), math.sin(n)) for n in range(7)]
    return [
        Spot(f"{x} {n}", (x + 45 * east, 250 + 45 * south), 15)
        for x in {left, right}
        for n, (east, south) in enumerate(ring)
    ]


@pytest.mark.parametrize(("far", "both"), [(345, False), (350, True)])
def test_names_side_by_side_do_not_read_as_one(far: int, both: bool) -> None:
    """Each has room only between the points; a space is about six pixels wide."""
    ends = {"a": (200, 250), "b": (200 + far, 250)}
    ground = Ground([Spot(id_, at, 15) for id_, at in ends.items()], (175, 225, 220 + far, 275))
    placed = alone(*(name(id_, at) for id_, at in ends.items()), ground=ground)
    assert (len(placed) == 2) is both


def test_a_number_stands_upon_its_line_or_beside_it() -> None:
    ground = Ground([Spot("a", (300, 250), 15), Spot("b", (500, 250), 15)], BOUNDS)
    arrow = Line((315, 250), (485, 250), 1)

    def number(*places: Point) -> Item:
        return Item(key="1", of="", at=places, kind="number", shapes=single((40, 40)))

    there = place([number((400, 250))], ground, [arrow])["1"]
    assert middle(there.box) == (400, 250)
    # There is no room upon a short line, and a line leads to what is far away.
    close = Ground([Spot("a", (380, 250), 15), Spot("b", (420, 250), 15)], BOUNDS)
    there = place([number((400, 250))], close, [arrow])["1"]
    assert there.leader is None
    assert 20 < gap((400, 250), there.box) + 20 < 60
    there = place([number((400, 250))], Ground(wall(380, 420), BOUNDS), [arrow])["1"]
    assert there.leader is not None
    assert there.leader[1] == pytest.approx((400, 250))


def test_a_pin_has_a_longer_stem_where_there_is_no_room() -> None:
    ground = Ground([Spot("a", (400, 250), 15), *wall(400, 400)], BOUNDS)
    there = place([pin("a", (400, 250))], ground)["pin a"]
    assert math.dist(middle(there.box), (400, 250)) > 1.5 * 44


def test_tokens_are_never_left_out() -> None:
    ground = Ground([Spot("a", (50, 50), 10)], (0, 0, 100, 100))
    items = [token("a", (50, 50), key=str(n)) for n in range(9)]
    items.append(name("a", (50, 50), wide=40))
    placed = place(items, ground)
    assert {str(n) for n in range(9)} <= set(placed)
    assert all(there.box[0] >= 0 and there.box[3] <= 100 for there in placed.values())


def positions(id_: str) -> tuple[Point, ...]:
    return tuple((x * SCALE, y * SCALE) for x, y in chart.positions(id_))


LINES = tuple(
    Line((a[0] * SCALE, a[1] * SCALE), (b[0] * SCALE, b[1] * SCALE), 0.15)
    for a, b in map(network().ends, range(len(network().lines)))
)


def world() -> Ground:
    points = network().points
    spots = [Spot(point.id, at, 15.5) for point in points for at in positions(point.id)]
    wide, high = whole().box[2:]
    return Ground(spots, (2, 2, wide * SCALE - 2, high * SCALE - 2), LINES)


GROUND = world()
PLACES = tuple(point.id for point in network().points)
EUROPE = tuple(
    sorted(
        (id_ for id_ in PLACES if chart.spot(id_).kind == "place"),
        key=lambda id_: math.dist(positions(id_)[0], positions("venice")[0]),
    )
)


@cache
def sizes(text: str) -> tuple[tuple[float, float], ...]:
    """Return the sizes of a name in one line, and in two if it has several words."""
    words, letters = text.split(), font(30)
    one = width_of(text, letters), 34
    if len(words) == 1:
        return (one,)
    halves = ((" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words)))
    return one, (min(max(width_of(part, letters) for part in half) for half in halves), 64)


def on_map(id_: str, kind: str, count: int = 1) -> Item:
    shapes = together([(42, 42)] * count) if kind == "token" else single(*sizes(chart.name(id_)))
    return Item(
        key=f"{kind} {id_}",
        of=id_,
        at=positions(id_),
        kind="token" if kind == "token" else "name",
        shapes=shapes,
    )


@pytest.mark.parametrize("named", [False, True])
def test_twenty_tokens_that_meet_in_europe(named: bool) -> None:
    items = [on_map(id_, "token", 1 + (n % 5 == 0)) for n, id_ in enumerate(EUROPE[:16])]
    assert sum(len(item.shapes[0]) for item in items) == 20
    if named:
        items += [on_map(id_, "name") for id_ in EUROPE[:16]]
    placed = place(items, GROUND)
    check(items, GROUND, placed)
    assert len(placed) >= len(items) - 1
    led = [key for key, there in placed.items() if key.startswith("token") and there.leader]
    assert len(led) <= 2


@pytest.mark.parametrize(("of", "count"), [("darien", 2), ("timbuktu", 2), ("mesa_verde", 3)])
def test_tokens_that_cannot_stand_together_stand_on_several_sides(of: str, count: int) -> None:
    item = on_map(of, "token", count)
    there = place([item], GROUND)[item.key]
    check([item], GROUND, {item.key: there})
    assert there.leader is None
    first, *others = map(middle, there.parts)
    assert max(math.dist(first, other) for other in others) > 60


def test_shields_of_all_seats_and_a_badge_at_one_point() -> None:
    item = on_map("venice", "token", 7)
    placed = place([item], GROUND)
    check([item], GROUND, placed)


items_on_map = st.dictionaries(
    st.sampled_from(PLACES), st.tuples(st.booleans(), st.integers(0, 3)), max_size=25
)
"""Points with whether they are named and how many tokens they have."""

arrows = st.lists(st.integers(0, len(network().lines) - 1), unique=True, max_size=60)


@pytest.mark.slow
@example(
    # Tokens that stand on several sides of a point once gave way to a name that came later.
    {
        "benin": (False, 1),
        "meroe": (True, 2),
        "carthage": (True, 0),
        "lalibela": (False, 2),
        "goree": (True, 2),
        "ujiji": (True, 3),
        "tassili": (True, 1),
    },
    [],
)
@given(items_on_map, arrows)
def test_what_always_holds(wanted: dict[str, tuple[bool, int]], numbers: list[int]) -> None:
    items = [on_map(id_, "name") for id_, (named, _count) in wanted.items() if named]
    items += [on_map(id_, "token", count) for id_, (_named, count) in wanted.items() if count]
    lines = [Line(LINES[n].a, LINES[n].b, 1) for n in numbers]
    placed = place(items, GROUND, lines)
    check(items, GROUND, placed)
    assert placed == place(items, GROUND, lines)
    # Neither the order of what is given nor what was drawn before changes anything.
    afresh = Ground(reversed(GROUND.spots), GROUND.bounds, reversed(LINES))
    assert placed == place(reversed(items), afresh, reversed(lines))


# Names that found room only once others gave way.
@example(
    [
        "start",
        "angkor",
        "borobudur",
        "mactan",
        "changan",
        "olkhon",
        "g03",
        "fuji",
        "mohenjo_daro",
        "nome",
        "klondike",
        "gjoa_haven",
        "cape_columbia",
        "g19",
    ]
)
@given(st.lists(st.sampled_from(PLACES), unique=True, max_size=15))
def test_names_that_matter_are_not_left_out(places: list[str]) -> None:
    items = [on_map(id_, kind) for id_ in places for kind in ("name", "token")]
    items = [replace(item, importance=20.0) for item in items]
    assert len(place(items, GROUND)) == len(items)


def test_what_is_kept_of_a_place_is_small() -> None:
    """Thousands of names and badges are looked at; as tuples their places took 230 bytes each."""
    row = offsets("name", single((150, 34)), 15.0, True)
    assert len(row) // 4 > 400
    assert sys.getsizeof(row) < 50 * (len(row) // 4)
    places = Ground([Spot("a", (400, 250), 15)], BOUNDS).places(name("a", (400, 250)))
    found = len(list(places.best()))
    assert found > 400
    assert len(places._found) == ROW * found, "what cannot be is not kept"
    assert sys.getsizeof(places._found) + sys.getsizeof(places._order) < 65 * found


@pytest.mark.slow
@pytest.mark.parametrize("tries", closely(1, 3))
def test_threads_that_place_on_the_same_ground_find_what_each_finds_alone(tries: int) -> None:
    """Pictures are drawn in several threads, and what a ground remembers is for all of them."""
    spots = [Spot(f"{n}", (60.0 * (n % 12) + 50, 60.0 * (n // 12) + 60), 12) for n in range(72)]
    items = [name(spot.id, spot.at) for spot in spots]
    alone = place(items, Ground(spots, BOUNDS))
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _try in range(tries):
            ground = Ground(spots, BOUNDS)
            with ThreadPoolExecutor(3) as threads:
                found = [*threads.map(lambda _n: place(items, ground), range(3))]  # noqa: B023
            assert found == [alone] * 3
    finally:
        sys.setswitchinterval(interval)
