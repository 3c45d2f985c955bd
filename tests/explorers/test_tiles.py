"""Our terrain tiles: the constraints C1 to C8 of the rules catalogue, and their figures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import pytest

from bench.explorers_tiles import (
    CHECKS,
    EDGES,
    LAYOUTS,
    Plan,
    faults,
    layout_faults,
    layouts,
    main,
    report,
    symbols_of,
    tied_share,
)
from engines.explorers.content import SYMBOLS, TERRAINS, TerrainTile
from engines.explorers.landscape import Landscape, closest_villages, landscape, quarter_turn
from tests.explorers.maps import CONTENT, at, blank

EVERY = 211
"""One layout in so many is looked at."""

tiles = pytest.mark.parametrize("tile", CONTENT.tiles, ids=lambda tile: tile.name)


@cache
def maps() -> list[Landscape]:
    return [landscape(CONTENT.tiles, layout) for layout in layouts(EVERY)]


def changed(squares: Mapping[str, str]) -> TerrainTile:
    """Return tile 1 with some squares changed, unchecked: ``{"B3": "W k"}``."""
    tile = CONTENT.tiles[0]
    terrain, symbols = ([list(row) for row in rows] for rows in (tile.terrain, tile.symbols))
    for square, letters in squares.items():
        row, column = divmod(at(square), 16)
        terrain[row][column], _, symbol = letters.partition(" ")
        symbols[row][column] = symbol or "."
    return TerrainTile.model_construct(
        number=1,
        name="changed",
        terrain=tuple("".join(row) for row in terrain),
        symbols=tuple("".join(row) for row in symbols),
    )


@tiles
@pytest.mark.parametrize("constraint", CHECKS)
@pytest.mark.rule("XP-102", "XP-103")
def test_each_tile_is_fair(tile: TerrainTile, constraint: str) -> None:
    assert list(CHECKS[constraint](Plan(tile))) == []


@pytest.mark.parametrize(
    ("squares", "fault"),
    [
        ({"A1": "W k"}, "C1: 2 of k, not 1"),
        ({"F1": "P"}, "C1: 0 of m, not 1"),
        ({"B3": "* k", "F6": "W"}, "C1: k lies on the village"),
        ({"A1": "P"}, "C2: 19 squares of P"),
        ({"A1": "P"}, "C2: 13 squares of W"),
        ({"A5": "W", "H5": "W"}, "C2: 5 areas of W"),
        (dict.fromkeys(("C5", "D5", "E5", "F5", "G5", "H5"), "M"), "C2: 1 areas of M"),
        ({"H8": "M"}, "C2: an area of 1 squares of M"),
        ({"D3": "P"}, "C2: an area of 9 squares of P"),
        ({"A1": "P", "B1": "P"}, "C2: fewer than 3 terrains on the upper side"),
        ({"H5": "M", "H1": "D"}, "C2: fewer than 3 terrains on the right side"),
        ({"B3": "W", "A3": "*"}, "C3: the village lies at the side"),
        ({"C3": "W"}, "C3: 2 terrains beside the village"),
        ({"B2": "W a"}, "C3: a provision beside the village"),
        ({"B2": "W g", "B4": "M g"}, "C3: more than one symbol beside the village"),
        ({"C2": "W"}, "C4: 1 safe start crosses on P"),
        ({"C2": "P c"}, "C4: 1 safe start crosses on P"),
        ({"C2": "P T"}, "C4: 1 safe start crosses on P"),
        ({"A2": "W a", "B1": "W T"}, "C5: the free squares are not connected"),
        ({"A1": "W a", "C1": "P a", "E1": "P T"}, "C5: 5 free squares on the upper side"),
        ({"A1": "W a", "A5": "M a", "A8": "P T"}, "C5: 5 free squares on the left side"),
        (
            {"H6": "D a", "H7": "D T", "H8": "D c"},
            "C6: an area of D has only temple and provisions",
        ),
        ({"G4": "P", "D4": "D T"}, "C7: the temple is too near the village"),
        ({"F4": "P k"}, "C7: the temple is too near the key"),
        ({"A8": "P T"}, "C7: the temple lies in a corner"),
        ({"F4": "P a"}, "C7: more than one provision beside the temple"),
        ({"A1": "W f"}, "C7: a provision lies in a corner"),
        ({"F5": "P g"}, "C7: two of g are too near each other"),
        ({"H6": "D h"}, "C7: two of h are too near each other"),
        ({"C6": "M h"}, "C7: two of h on the same terrain"),
        ({"F7": "W g"}, "C7: a symbol has more than two symbols beside it"),
    ],
)
def test_an_unfair_tile_is_found(squares: dict[str, str], fault: str) -> None:
    assert fault in faults(changed(squares))


def test_free_squares_are_connected_on_every_layout() -> None:
    """C5 for any two sides that can meet; each tile's own free squares are connected."""
    for tile in CONTENT.tiles:
        for other in CONTENT.tiles:
            if other is not tile:
                assert all(
                    any(a and b for a, b in zip(side, reversed(facing), strict=True))
                    for side in sides(tile)
                    for facing in sides(other)
                ), f"{tile.name} beside {other.name}"


def sides(tile: TerrainTile) -> list[list[bool]]:
    """Return for each side, clockwise, which of its squares are free."""
    found, rows = [], list(zip(tile.terrain, tile.symbols, strict=True))
    terrain, symbols = (tuple(board) for board in zip(*rows, strict=True))
    for _ in range(4):
        upper = zip(terrain[0], symbols[0], strict=True)
        found.append([letter != "*" and symbol not in "Tacf" for letter, symbol in upper])
        for _ in range(3):  # anticlockwise, so that the next side is on top
            terrain, symbols = quarter_turn(terrain), quarter_turn(symbols)
    return found


def test_no_layout_of_many_has_a_dead_start_or_a_closed_corner() -> None:
    assert LAYOUTS == 430_080
    assert len(maps()) == 2039
    for on in maps():
        assert layout_faults(on) == []


def test_an_unfair_layout_is_found() -> None:
    assert layout_faults(blank({"A2": "P a", "B1": "P T"})) == [
        "C5: the free squares are not connected",
        *["C3: 1 terrains beside the start village"] * 4,
    ]
    assert "C4: no three safe start crosses on W" in layout_faults(
        blank({"D5": "W", "D6": "W", "E6": "W f"})
    )


@pytest.mark.rule("XP-208")
def test_villages_seldom_tie_for_the_start() -> None:
    """C8."""
    villages = {Plan(tile).village for tile in CONTENT.tiles}
    assert len(villages) == 8
    share = tied_share(CONTENT.tiles)
    assert share == pytest.approx(0.0705, abs=0.0001)
    tied = sum(len(closest_villages(on)) > 1 for on in maps())
    assert tied / len(maps()) == pytest.approx(share, abs=0.02)


@pytest.mark.slow
def test_the_figures_of_the_tiles() -> None:
    counts = [
        [Plan(tile).terrain[letter].bit_count() for letter in TERRAINS] for tile in CONTENT.tiles
    ]
    assert counts == [
        [18, 14, 16, 15],
        [14, 18, 14, 17],
        [16, 16, 14, 17],
        [14, 17, 14, 18],
        [15, 16, 14, 18],
        [16, 16, 17, 14],
        [14, 18, 15, 16],
        [15, 16, 16, 16],
    ]
    symbols = {"k": 1, "m": 1, "h": 2, "a": 2, "c": 2, "f": 2, "g": 2, "T": 1}
    assert symbols_of(CONTENT) == symbols == {letter: symbols[letter] for letter in SYMBOLS}
    assert (
        min((Plan(tile).free & edge).bit_count() for tile in CONTENT.tiles for edge in EDGES) == 6
    )
    for letter, mean in {"P": 10.7, "W": 10.1, "D": 10.3, "M": 9.9}.items():
        areas = sum(len(on.areas[letter]) for on in maps())
        assert areas / len(maps()) == pytest.approx(mean, abs=0.05)


@pytest.mark.nightly
@pytest.mark.slow
def test_the_report_prints_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    printed = capsys.readouterr().out
    assert "| 1 Alderford | 18 | 14 | 16 | 15 | 3 3 3 2 | 8 8 8 8 | P 6, W 5, M 7 |" in printed
    assert "tie for the start: 7.1 %" in printed
    assert printed.strip() == report(CONTENT)
    assert main([__file__]) == 1
    assert "not JSON" in capsys.readouterr().out
