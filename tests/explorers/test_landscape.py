"""The geometry of the map: squares, quadrants, rotation, areas, closest villages."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from engines.explorers.landscape import (
    ALL,
    COLUMNS,
    CORNERS,
    EDGES,
    NEIGHBOURS,
    NOWHERE,
    QUADRANTS,
    ROWS,
    Degrees,
    Landscape,
    Layout,
    Placed,
    Square,
    Squares,
    areas_of,
    closest_villages,
    landscape,
    mask_of,
    name,
    neighbours,
    quarter_turn,
    square_at,
    squares,
)
from tests.explorers.maps import CONTENT, LAYOUT, at, blank, content_of, mask

MASKS = st.integers(min_value=0, max_value=ALL)


def laid(*tiles: tuple[int, Degrees]) -> Landscape:
    a, b, c, d = (Placed(tile, degrees) for tile, degrees in tiles)
    return landscape(CONTENT.tiles, (a, b, c, d))


def test_squares_are_named_by_column_and_row() -> None:
    assert [name(square) for square in (0, 15, 16, 114, 255)] == ["A1", "P1", "A2", "C8", "P16"]
    assert all(square_at(name(square)) == square for square in range(256))
    assert square_at("c8") == square_at("C8") == 114
    assert [square_at(text) for text in ("", "Q1", "A0", "A17", "C08", "8C", "C8 ")] == [None] * 7


@given(MASKS)
def test_the_squares_of_a_set_are_listed_in_order(mask: int) -> None:
    listed = squares(mask)
    assert listed == tuple(square for square in range(256) if mask >> square & 1)
    assert mask_of(listed) == mask


@given(MASKS)
def test_neighbours_touch_along_an_edge(mask: int) -> None:
    touched = set()
    for square in squares(mask):
        row, column = divmod(square, 16)
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < 16 and 0 <= c < 16:
                touched.add(r * 16 + c)
    assert set(squares(neighbours(mask))) == touched


def test_edges_corners_rows_and_columns() -> None:
    assert mask("A1 P1 A16 P16") == CORNERS
    assert [edge.bit_count() for edge in EDGES] == [16] * 4
    for edge, following in pairwise((*EDGES, EDGES[0])):
        assert (edge & following & CORNERS).bit_count() == 1
    assert sum(ROWS) == sum(COLUMNS) == ALL
    assert (ROWS[7] & COLUMNS[2]) == mask("C8")
    assert NEIGHBOURS[at("A1")] == mask("B1 A2")


@pytest.mark.rule("XP-204")
def test_quadrants_are_lettered_from_the_top_left() -> None:
    for quadrant, corners in enumerate(("A1 H8", "I1 P8", "A9 H16", "I9 P16")):
        assert mask(corners) & QUADRANTS[quadrant] == mask(corners)
        assert QUADRANTS[quadrant].bit_count() == 64
    assert sum(QUADRANTS) == ALL


@given(MASKS)
def test_sets_of_squares_are_stored_by_their_names(mask: int) -> None:
    adapter: TypeAdapter[int] = TypeAdapter(Squares)
    stored = adapter.dump_json(mask)
    assert adapter.validate_json(stored) == mask
    assert stored.decode().strip('"').split() == [name(square) for square in squares(mask)]


def test_a_square_is_stored_by_its_name() -> None:
    adapter: TypeAdapter[tuple[int, ...]] = TypeAdapter(tuple[Square, ...])
    squares_and_nowhere = (*range(256), NOWHERE)
    assert adapter.validate_json(adapter.dump_json(squares_and_nowhere)) == squares_and_nowhere
    assert adapter.dump_json((114,)) == b'["C8"]'


@pytest.mark.parametrize("kind", [Square, Squares])
def test_what_is_no_square_is_refused(kind: Any) -> None:
    adapter: TypeAdapter[int] = TypeAdapter(kind)
    with pytest.raises(ValidationError, match="'Q9' is not a square of the map"):
        adapter.validate_json('"Q9"')


@pytest.mark.rule("XP-203")
def test_worked_example_11_tile_1_in_quadrant_a_turned_by_90_degrees() -> None:
    on = laid((1, 90), (2, 0), (3, 0), (4, 0))
    assert on.terrain[:8] == "PPMMMWWW"
    assert on.symbols[at("B1")] == "g"
    assert name(on.villages[0]) == "F2"


@pytest.mark.rule("XP-203")
def test_worked_example_6_tile_3_in_quadrant_b_turned_by_180_degrees() -> None:
    on = laid((1, 0), (3, 180), (2, 0), (4, 0))
    assert name(on.villages[1]) == "M7"
    assert name(on.temples[1]) == "L2"
    assert on.of_symbol["k"] & QUADRANTS[1] == mask("K7")


@pytest.mark.rule("XP-203", "XP-205")
def test_tiles_are_turned_not_mirrored_and_the_others_stay_out() -> None:
    rows = CONTENT.tiles[4].terrain
    assert quarter_turn(quarter_turn(quarter_turn(quarter_turn(rows)))) == rows
    half = quarter_turn(quarter_turn(rows))
    assert half == tuple(row[::-1] for row in reversed(rows))
    on = laid((5, 270), (5, 180), (5, 90), (5, 0))
    turned = landscape(CONTENT.tiles, (Placed(5, 270),) * 4)
    assert on.terrain[:8] == turned.terrain[:8]
    assert on.terrain[8:16] == half[0]
    assert on.terrain[-8:] == rows[-1]
    assert on.terrain[128:136] == quarter_turn(rows)[0]


@pytest.mark.rule("XP-208")
def test_worked_example_12_the_closest_village() -> None:
    on = laid((1, 0), (2, 0), (3, 0), (4, 0))
    assert [name(village) for village in on.villages] == ["B3", "K5", "D10", "M12"]
    assert closest_villages(on) == (at("K5"),)


@pytest.mark.rule("XP-208")
def test_villages_equally_close_are_all_named() -> None:
    assert closest_villages(blank()) == tuple(at(village) for village in ("D4", "M4", "D13", "M13"))
    assert closest_villages(blank(villages="H5 K6 B16 M12")) == (at("H5"), at("K6"))  # 1+49, 25+25
    assert closest_villages(blank(villages="F5 I1 G9 P16")) == (at("G9"),)


def test_a_landscape_knows_where_everything_is() -> None:
    layout: Layout = (Placed(8, 90), Placed(2, 180), Placed(7, 270), Placed(3, 0))
    on = landscape(CONTENT.tiles, layout)
    for letter in "PWDM":
        assert on.of_terrain[letter] == mask_of(s for s in range(256) if on.terrain[s] == letter)
        assert sum(on.areas[letter]) == on.of_terrain[letter]
        assert on.areas[letter] == areas_of(on.of_terrain[letter])
    assert on.of_terrain["WD"] == on.of_terrain["W"] | on.of_terrain["D"]
    assert on.of_terrain["PWDM"] == ALL & ~mask_of(on.villages)
    for letter in "kmhacfgT":
        assert on.of_symbol[letter] == mask_of(s for s in range(256) if on.symbols[s] == letter)
    for quadrant in range(4):
        assert on.terrain[on.villages[quadrant]] == "*"
        assert on.symbols[on.temples[quadrant]] == "T"
        assert QUADRANTS[quadrant] >> on.villages[quadrant] & 1
        assert QUADRANTS[quadrant] >> on.temples[quadrant] & 1
        assert on.around[quadrant] == neighbours(1 << on.villages[quadrant])
    assert landscape(CONTENT.tiles, layout) is on
    assert Landscape(on.terrain, on.symbols) == on


@pytest.mark.rule("XP-807", "XP-406")
def test_areas_reach_over_the_borders_of_tiles_but_not_over_corners() -> None:
    on = blank({"H1": "W", "I1": "W", "J2": "W", "P16": "W"})
    assert on.areas["W"] == (mask("H1 I1"), mask("J2"), mask("P16"))


def test_a_landscape_has_256_letters_and_a_village_in_each_quadrant() -> None:
    on = blank()
    assert on.temples == (NOWHERE,) * 4
    with pytest.raises(ValueError, match="256 letters"):
        Landscape(on.terrain[1:], on.symbols)
    with pytest.raises(ValueError, match="one village in each quadrant"):
        Landscape(on.terrain.replace("*", "P"), on.symbols)
    with pytest.raises(ValueError, match="one village in each quadrant"):
        Landscape("*" + on.terrain[1:], on.symbols)


def test_a_drawn_map_can_be_played_as_content() -> None:
    on = blank({"E4": "W k", "P16": "M T", "I1": "D", "A16": "W h"})
    assert landscape(content_of(on).tiles, LAYOUT) == on
