"""The achievements, over drawn maps and sets of crosses (section 8 of the rules)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.explorers.achievements import (
    counted,
    fulfilled,
    great_square,
    has_long_road,
    points,
    straight_line,
)
from engines.explorers.content import KINDS
from engines.explorers.landscape import ALL, Landscape, Placed, landscape, squares
from engines.explorers.values import RACE
from tests.explorers.maps import CONTENT, blank, mask

CROSSES = st.one_of(
    st.integers(min_value=0, max_value=ALL),
    st.builds(lambda a, b, c: a | b | c, *[st.integers(min_value=0, max_value=ALL)] * 3),
)


def worth(achievement: str, crosses: str, on: Landscape | None = None) -> int:
    return points(CONTENT.achievement(achievement), on or blank(), mask(crosses))


def is_fulfilled(race: str, crosses: str, on: Landscape | None = None) -> bool:
    return fulfilled(race, on or blank(), mask(crosses))


def test_there_are_18_achievements() -> None:
    assert len(CONTENT.achievements) == len(KINDS) == 18


@pytest.mark.rule("XP-209", "XP-804", "XP-806")
def test_worked_example_20_the_cross_of_the_start_village_counts() -> None:
    assert worth("straight-line", "D1 D2 D3 D5 D6 D4") == 6
    assert worth("great-square", "C3-E5") == 9
    assert worth("great-square", "C3-E3 C4 E4 C5-E5") == 1


@pytest.mark.rule("XP-803")
@pytest.mark.parametrize(
    ("crosses", "expected"),
    [
        ("A7-P7", 12),
        ("G1-G16", 12),
        ("A7-P7 G1-G16 A8-P8", 12),
        ("A7-O7", 0),
        ("B7-P7 A8", 0),
        ("A4-P4", 12),
        ("A4-L4 N4-P4", 0),
        ("", 0),
    ],
)
def test_long_road(crosses: str, expected: int) -> None:
    assert worth("long-road", crosses) == expected


@pytest.mark.rule("XP-803")
def test_a_row_with_a_village_that_is_not_the_start_village_is_never_full() -> None:
    everything = ALL & ~mask("M4 D13 M13")  # D4 is the start village
    rows = [
        number
        for number in range(1, 17)
        if has_long_road(everything & mask(f"A{number}-P{number}"))
    ]
    assert rows == [*range(1, 4), *range(5, 13), *range(14, 17)]


@pytest.mark.rule("XP-804")
@pytest.mark.parametrize(
    ("crosses", "expected"),
    [
        ("", 0),
        ("H8", 1),
        ("A1-B2 P1 P16", 4),
        ("O15-P16", 4),
        ("P1-P2 A2-A3", 1),
        ("A1-F4 J1-K9", 16),
        ("A1-P16", 256),
    ],
)
def test_great_square(crosses: str, expected: int) -> None:
    assert worth("great-square", crosses) == expected


@pytest.mark.rule("XP-806")
@pytest.mark.parametrize(
    ("crosses", "expected"),
    [
        ("", 0),
        ("H8", 1),
        ("A1 B2 C3 D4", 4),
        ("P1 O2 N3", 3),
        ("A5-P5", 16),
        ("P5 A6", 1),
        ("P5 A7", 1),
        ("A5 P5", 1),
        ("C1-C3 C5-C9", 5),
        ("P3-P9", 7),
        ("C9-F9 H9-I9", 4),
    ],
)
def test_straight_line(crosses: str, expected: int) -> None:
    assert worth("straight-line", crosses) == expected


@given(CROSSES)
@pytest.mark.rule("XP-803", "XP-804", "XP-806")
def test_roads_squares_and_lines_as_counted_square_by_square(crosses: int) -> None:
    crossed = {divmod(square, 16) for square in squares(crosses)}

    def run(row: int, column: int, down: int, right: int) -> int:
        length = 0
        while (row + length * down, column + length * right) in crossed:
            length += 1
        return length

    directions = ((0, 1), (1, 0), (1, 1), (1, -1))
    lines = [run(*square, *direction) for square in crossed for direction in directions]
    assert straight_line(crosses) == max(lines, default=0)
    side = 0
    for row, column in crossed:
        while all(
            (row + r, column + c) in crossed for r in range(side + 1) for c in range(side + 1)
        ):
            side += 1
    assert great_square(crosses) == side
    assert has_long_road(crosses) == any(
        run(number, 0, 0, 1) == 16 or run(0, number, 1, 0) == 16 for number in range(16)
    )


@pytest.mark.rule("XP-805")
@pytest.mark.parametrize(
    ("achievement", "symbol", "value"),
    [("untouched-maps", "m", 6), ("untouched-horses", "h", 8), ("untouched-gems", "g", 16)],
)
def test_untouched(achievement: str, symbol: str, value: int) -> None:
    on = blank({"E4": f"P {symbol}", "J9": f"W {symbol}", "F4": "P k"})
    assert worth(achievement, "D4 E5 F4 J8", on) == value
    assert worth(achievement, "D4 E5 J9", on) == 0
    others = blank({"E4": "P a", "F4": "P T"})
    assert worth(achievement, "D4 E4 F4", others) == value


@pytest.mark.rule("XP-807")
@pytest.mark.parametrize(
    ("achievement", "letter"),
    [("every-water", "W"), ("every-desert", "D"), ("every-mountain", "M")],
)
def test_every_area(achievement: str, letter: str) -> None:
    on = blank(dict.fromkeys(("G7", "H7", "I7", "J8", "P16"), letter))
    assert worth(achievement, "I7 J8 P16", on) == 10
    assert worth(achievement, "G7-I7 J8", on) == 0
    assert worth(achievement, "G7-I7 P16", on) == 0


@pytest.mark.rule("XP-807")
def test_every_prairie() -> None:
    on = blank({"A2": "W", "B1": "W"})
    assert worth("every-prairie", "A1 H8", on) == 10
    assert worth("every-prairie", "D5 H8", on) == 0


@pytest.mark.rule("XP-811", "XP-802")
@pytest.mark.parametrize("race", ["good-neighbours", "pilgrim", "four-shores", "at-home"])
def test_races_are_worth_nothing_more_at_the_end(race: str) -> None:
    on = blank({"A2": "P T", "P2": "P T", "B9": "W T", "P9": "W T"})
    assert is_fulfilled(race, "A1-P16", on)
    assert worth(race, "A1-P16", on) == 0
    assert not is_fulfilled(race, "D4", on)
    assert RACE == (10, 8, 6, 4)


@pytest.mark.rule("XP-814")
def test_good_neighbours() -> None:
    assert is_fulfilled("good-neighbours", "D5 M3 C13 N13")
    assert not is_fulfilled("good-neighbours", "D5 M3 C13 C12")
    assert not is_fulfilled("good-neighbours", "D4 M3 C13 N13")  # its own cross is not beside it
    assert not is_fulfilled("good-neighbours", "D5 M3 C13 N14")  # diagonally


@pytest.mark.rule("XP-815")
def test_pilgrim() -> None:
    on = blank({"A1": "P T", "P1": "W T", "A16": "D T", "P16": "M T"})
    assert is_fulfilled("pilgrim", "D5 M3 C13 A1 P1 P16", on)
    assert is_fulfilled("pilgrim", "D5 M3 C13 N13 A1 P1 A16 P16", on)
    assert not is_fulfilled("pilgrim", "D5 M3 A1 P1 A16 P16", on)
    assert not is_fulfilled("pilgrim", "D5 M3 C13 N13 A1 P1 A15", on)
    assert not is_fulfilled("pilgrim", "D4 M3 C13 A1 P1 P16", on)


@pytest.mark.rule("XP-816")
def test_four_shores_and_corners_for_both_edges() -> None:
    assert is_fulfilled("four-shores", "A8 P3 G1 H16")
    assert is_fulfilled("four-shores", "A1 P16")
    assert is_fulfilled("four-shores", "A16 P1")
    assert not is_fulfilled("four-shores", "A1 P1")
    assert not is_fulfilled("four-shores", "A1 P15")
    assert not is_fulfilled("four-shores", "B2-O16")


@pytest.mark.rule("XP-817", "XP-209")
def test_at_home_with_the_cross_of_the_start_village() -> None:
    assert is_fulfilled("at-home", "D4 D5 D6 I1-K1 A9 H9 H16 P9 P10 I16")
    assert not is_fulfilled("at-home", "D5 D6 I1-K1 A9 H9 H16 P9 P10 I16")
    assert not is_fulfilled("at-home", "A1-P8 A9-H16 I9 I10")


@pytest.mark.rule("XP-821", "XP-825")
@pytest.mark.parametrize(
    ("crosses", "expected"),
    [("B1-O1", 0), ("A1", 5), ("A1 P16", 10), ("A1-P1 A16", 15), ("A1 P1 A16 P16", 20)],
)
def test_lands_end(crosses: str, expected: int) -> None:
    assert worth("lands-end", crosses) == expected


@pytest.mark.rule("XP-822", "XP-821")
def test_full_baskets() -> None:
    on = blank(
        {
            f"{column}1": f"P {kind}"
            for column, kind in zip("ABCDEFGHIJKLMNO", "acf" * 5, strict=True)
        }
    )
    assert worth("full-baskets", "A1 B1 D1 E1 G1", on) == 0
    assert worth("full-baskets", "A1 B1 C1 D1 E1 G1", on) == 2
    assert worth("full-baskets", "A1-F1", on) == 4
    assert worth("full-baskets", "A1-I1 J1 M1", on) == 7
    assert worth("full-baskets", "A1-L1", on) == 10
    assert counted("full-baskets", on, mask("A1-O1")) == 5
    assert worth("full-baskets", "A1-O1", on) == 10


@pytest.mark.rule("XP-823", "XP-821", "XP-209")
@pytest.mark.parametrize(
    ("crosses", "expected"),
    [
        ("D4 D3 D5 C4", 0),
        ("D3 D5 C4 E4", 2),
        ("D3 D5 C4 E4 M3 M5 L4", 2),
        ("D3 D5 C4 E4 M3 M5 L4 N4", 4),
        ("A1-H8 M3-M5 L4 N4 A9-H16", 7),
        ("A1-P16", 10),
    ],
)
def test_village_rings(crosses: str, expected: int) -> None:
    assert worth("village-rings", crosses) == expected


@pytest.mark.rule("XP-824", "XP-821")
@pytest.mark.parametrize(
    ("crosses", "expected"),
    [
        ("A1", 0),
        ("B1", 0),
        ("B1 B2", 0),
        ("A2 B1", 3),
        ("A2 B1 J10 J12", 6),
        ("A2 B1 J10 J12 H8-I8 G7 K9", 6),
        ("A2 B1 J10 J12 P4 P6", 10),
        ("A1-P16", 15),
    ],
)
def test_temple_guard_whether_the_temple_is_crossed_or_not(crosses: str, expected: int) -> None:
    on = blank({"A1": "P T", "P5": "W T", "B14": "D T", "J11": "M T"})
    assert worth("temple-guard", crosses, on) == expected


@given(CROSSES)
def test_every_achievement_is_worth_something_once_or_nothing(crosses: int) -> None:
    on = landscape(CONTENT.tiles, tuple(Placed(tile, 0) for tile in (1, 2, 3, 4)))
    for achievement in CONTENT.achievements:
        value = points(achievement, on, crosses)
        if achievement.kind in ("road", "area"):
            assert value in (0, {"road": 12, "area": 10}[achievement.kind])
        elif achievement.points:
            assert value in (0, *achievement.points)
        else:
            assert 0 <= value <= 256
