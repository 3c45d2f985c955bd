"""Moving the mech (SB-401 to SB-407, SB-413 to SB-415)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engines.siberia.content.model import BASE

from .tables import Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
CENTRAL = {f"c{number}": f"T{number + 6:02}" for number in range(1, 8)}


def moving(cell: str, *, up: Mapping[str, str] = SOUTH, **given: Any) -> Table:
    """Return a table at which the mech on a cell has to move."""
    given = {"seats": 5, "hand": "", "mech": "tatanka", **given}
    return table_of(cell=cell, up=up, **given).only("move")


def cells(table: Table) -> set[str]:
    """Return the cells of the locations that the mech may move to."""
    found = {table.place(cell): cell for cell in table.game.content.map.cells}
    return {found[line.removeprefix("go ")] for line in table.offered if line.startswith("go ")}


@pytest.mark.rule("SB-401")
def test_one_to_three_steps_between_adjacent_locations() -> None:
    table = moving("s1")
    assert cells(table) == {"s2", "s3", "s4", "c1", "c2"}
    table.play("go 3")
    assert table.me.cell == "s3"
    assert [event.place for event in table.happened("moved")] == ["3"]


@pytest.mark.rule("SB-401")
def test_a_move_ends_on_another_location() -> None:
    refusal = moving("s1").refused("go 1")
    assert (refusal.rule, refusal.code) == ("SB-401", "other-location")
    assert refusal.facts == {"place": "1 Ferry Landing"}


@pytest.mark.rule("SB-401")
def test_a_location_out_of_range() -> None:
    refusal = moving("s1").refused("go 5")
    assert (refusal.rule, refusal.code) == ("SB-401", "too-far")
    assert refusal.facts == {"place": "5 Powder Store", "steps": 4, "range": 3}
    refusal = moving("s1").refused("go 6")
    assert refusal.facts == {"place": "6 Tea House", "steps": 5, "range": 3}


@pytest.mark.rule("SB-401", "SB-206")
def test_a_location_that_nobody_has_found_yet() -> None:
    refusal = moving("s1").refused("go 20")
    assert (refusal.rule, refusal.code, refusal.facts) == (
        "SB-206",
        "not-found-yet",
        {"place": "20"},
    )


@pytest.mark.rule("SB-402")
def test_an_occupied_location_is_no_destination() -> None:
    table = moving("s1", others={1: {"cell": "s2"}})
    assert "s2" not in cells(table)
    refusal = table.refused("go 2")
    assert (refusal.rule, refusal.code) == ("SB-402", "occupied")
    assert refusal.facts == {"place": "2 Fur Market"}


@pytest.mark.rule("SB-403")
def test_occupied_locations_may_be_passed_and_count_as_steps() -> None:
    others = {1: {"cell": "s2"}, 2: {"cell": "s3"}}
    table = moving("s1", others=others)
    assert cells(table) == {"s4", "c1", "c2"}
    assert table.refused("go 5").facts["steps"] == 4


@pytest.mark.rule("SB-404")
def test_the_mech_cannot_enter_a_card_spot() -> None:
    refusal = moving("s3").refused("go h4")
    assert (refusal.rule, refusal.code, refusal.facts) == ("SB-404", "hole", {"place": "h4"})


@pytest.mark.rule("SB-404")
def test_the_mech_cannot_cross_a_card_spot() -> None:
    # From c2 to s4 it would be two steps across h4; on the ground it is three.
    given = {"hand": "I12", "workers": "green"}
    table = moving("c2", up=SOUTH | CENTRAL, **given).only("play")
    table.play("play I12", "staff green")
    assert cells(table) == {"c1", "c3", "c4", "n1", "n3", "s1", "s2", "s3"}
    assert table.refused("go 4").facts == {"place": "4 Survey Camp", "steps": 3, "range": 2}


@pytest.mark.rule("SB-404")
@pytest.mark.parametrize("cell", ["s3", BASE])
def test_nobody_returns_to_basecamp(cell: str) -> None:
    table = moving(cell)
    assert not any("base" in line for line in table.offered)
    refusal = table.refused("go base")
    assert (refusal.rule, refusal.code) == ("SB-404", "basecamp")


@pytest.mark.rule("SB-404")
def test_basecamp_is_no_shortcut() -> None:
    given: dict[str, Any] = {"hand": "I12", "workers": "green", "up": SOUTH | CENTRAL}
    table = moving("s3", **given).only("play").play("play I12", "staff green")
    assert cells(table) == {"s2", "s4", "s1", "c2", "c4", "s5"}
    assert table.refused("go 6").facts["steps"] == 3


@pytest.mark.rule("SB-405", "SB-406", "SB-1072")
def test_from_basecamp_the_first_step_goes_to_one_of_three_south_cells() -> None:
    table = moving(BASE)
    assert cells(table) == {"s1", "s2", "s3", "s4", "s5", "s6", "c2", "c4", "c6"}
    given: dict[str, Any] = {"hand": "I12", "workers": "green"}
    table = moving(BASE, **given).only("play").play("play I12", "staff green")
    assert cells(table) == {"s2", "s3", "s4", "s5", "s6", "c4"}  # two steps


@pytest.mark.rule("SB-406")
def test_a_face_down_location_ends_the_movement() -> None:
    table = moving("s1", up=SOUTH | {"c3": "T12"})
    assert cells(table) == {"s2", "s3", "s4", "c1", "c2"}
    refusal = table.refused("go 12")
    assert (refusal.rule, refusal.code) == ("SB-406", "stop-face-down")
    assert refusal.facts == {"place": "12 Bone Field"}
    table = moving("s1", up=SOUTH | {"c2": "T13", "c3": "T12"})
    assert cells(table) == {"s2", "s3", "s4", "c1", "c2", "c3", "n3", "c4"}


@pytest.mark.rule("SB-413")
def test_destinations_are_offered_by_number_and_what_is_face_down_comes_last() -> None:
    up = {"s1": "T05", "s2": "T02", "s3": "T06", "s4": "T01", "c2": "T13", "n3": "T18"}
    offered = [line for line in moving("s1", up=up).offered if line.startswith("go ")]
    face_up = [line for line in offered if line.removeprefix("go ").isdigit()]
    assert face_up == sorted(face_up, key=lambda line: int(line.removeprefix("go ")))
    assert {"go 1", "go 2", "go 6", "go 13"} <= {*face_up}
    assert offered[: len(face_up)] == face_up
    assert offered[len(face_up) :] == ["go c1", "go c3"]


@pytest.mark.rule("SB-407", "SB-311")
def test_without_a_destination_the_move_is_forfeited() -> None:
    others = {1: {"cell": "n6"}, 2: {"cell": "c7"}}
    table = table_of(5, cell="n7", hand="I05 I16", up={"n7": "T17"}, others=others)
    table.change(workers=(0, 0, 0, 0, 0))
    table.play("cover gather")
    assert table.offered == ["play I05", "play I16"]
    table.play("play I16", "done")
    assert table.offered == ["end"]
    refusal = table.refused("go n6")
    assert (refusal.rule, refusal.code) == ("SB-407", "nowhere-to-go")
    table.play("end")
    assert [event.actions for event in table.happened("forfeited")] == [("move",)]
    assert table.state.mats[0].cell == "n7"


@pytest.mark.rule("SB-413")
def test_only_the_destination_is_chosen() -> None:
    table = moving("c3", up=SOUTH | CENTRAL)  # c2, s2 and c4 lie on several ways
    assert len(table.offered) == len(set(table.offered)) == len(cells(table))
    assert cells(table) == {
        *("c1", "c2", "c4", "c5", "c6", "n1", "n3", "n5"),
        *("s1", "s2", "s3", "s4", "s5"),
    }


@pytest.mark.rule("SB-413", "SB-403", "SB-406")
def test_any_path_that_obeys_the_rules_will_do() -> None:
    # The short way from s4 to c5 leads across the face-down c4; the other is too long.
    table = moving("s4", up=SOUTH | {"c5": "T11", "c6": "T12"})
    assert "c5" not in cells(table)
    table = moving("s5", up=SOUTH | {"c5": "T11", "c6": "T12"})
    assert "c5" in cells(table)  # by s6 and c6


@pytest.mark.rule("SB-414", "SB-1061")
def test_a_printed_range_is_not_made_longer() -> None:
    given = {"hand": "I12", "row": "I13+green", "workers": "green"}
    table = moving("s1", up=SOUTH, **given)
    assert "s5" in cells(table)  # the Move action: four steps
    table.only("play").play("play I12", "staff green")
    assert cells(table) == {"s2", "s3", "c1", "c2"}
    assert table.refused("go 4").facts == {"place": "4 Survey Camp", "steps": 3, "range": 2}


@pytest.mark.rule("SB-414", "SB-401")
def test_a_move_of_an_ability_has_the_standard_range_of_the_player() -> None:
    given = {"hand": "M11", "row": "I13+green", "workers": "green"}
    table = moving("s1", up=SOUTH, **given).only("play").play("play M11", "staff green")
    assert cells(table) == {"s2", "s3", "s4", "s5", "c1", "c2", "c4"}
    refusal = table.refused("go 6")
    assert refusal.facts == {"place": "6 Tea House", "steps": 5, "range": 4}
    table = moving("s1", mech="marsh_strider")
    assert cells(table) == {"s2", "s3", "s4", "s5", "c1", "c2", "c4"}


@pytest.mark.rule("SB-415", "SB-704")
def test_only_a_move_of_an_effect_may_be_declined() -> None:
    table = moving("s1")
    assert "skip" not in table.offered
    refusal = table.refused("skip")
    assert (refusal.rule, refusal.code, refusal.facts) == (
        "SB-704",
        "must-choose",
        {"kind": "action"},
    )
    table = moving("s1", hand="M11", workers="green").only("play")
    table.play("play M11", "staff green", "skip", "done")
    assert table.me.cell == "s1"
    assert table.offered == ["end"]
