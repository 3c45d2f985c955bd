"""Examples of the rulebook about turns, moving, exploring and playing (EX-1 to EX-4, EX-11)."""

from __future__ import annotations

import pytest

from engines.siberia.rules.state import Location

from .tables import GAME, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}


@pytest.mark.rule("SB-303", "SB-304")
@pytest.mark.parametrize("first", ["play", "gather"])
def test_move_is_covered_so_play_and_gather_are_taken_in_either_order(first: str) -> None:
    table = table_of(cell="s4", up=SOUTH, hand="I05 I16").play("cover move")
    assert table.offered == ["play I05", "play I16", "gather"]
    if first == "play":
        table.play("play I05", "done")  # Gather, the only action left, begins by itself
        table.play("do T04/2", "worker blue")
    else:
        table.play("gather", "do T04/2", "worker blue")
        assert table.refused("end").facts == {"actions": "play"}
        table.play("play I05", "done")
    table.play("end").change(active=0, shifted=False, todo=(), stack=())
    assert table.offered == ["cover play", "cover gather", "refresh"]
    assert table.refused("cover move").facts == {"action": "move"}


@pytest.mark.rule("SB-402", "SB-403")
def test_blue_moves_through_red_s_location_but_does_not_stop_there() -> None:
    table = table_of(cell="s2", up=SOUTH, hand="", mech="tatanka", others={1: {"cell": "s3"}})
    table.only("move")
    assert "go 3" not in table.offered
    assert table.refused("go 3").code == "occupied"
    table.play("go 4")
    assert table.me.cell == "s4"


@pytest.mark.rule("SB-409")
def test_a_value_of_four_is_too_little_for_level_five() -> None:
    table = table_of(cell="s1", up={**SOUTH, "c1": "T08"}, hand="")
    cells = GAME.content.map.cells
    locations = tuple(
        Location("T08", up=False, map=True) if cell == "c1" else location
        for cell, location in zip(cells, table.state.locations, strict=True)
    )
    table.change(locations=locations, bag=("G4",) * 5).only("move").play("go c1")
    assert table.state.locations[cells.index("c1")].corruption == ("G4", "G4")
    assert table.state.bag == ("G4",) * 3


@pytest.mark.rule("SB-107")
def test_two_power_at_nine_are_one() -> None:
    table = table_of(hand="CH1", workers="red", cell="s1", up=SOUTH, power=9).only("play")
    table.play("play CH1", "staff red")
    (gain,) = table.happened("gained")
    assert (table.me.power, gain.count) == (10, 1)


@pytest.mark.rule("SB-302", "SB-303", "SB-306")
def test_after_a_refresh_turn_all_actions_and_then_no_refresh() -> None:
    table = table_of(1, cell="s1", up=SOUTH, row="I05", hand="I16", spot="move")
    table.play("refresh", "end")  # alone, so that the next turn is one's own again
    assert table.me.spot == "blank"
    assert {line.split()[0] for line in table.offered} == {"go", "play", "gather"}
    table.play("play I16", "done", "go 2", "do T02/1", "worker green", "do T02/2")
    table.play("skip", "end")
    assert table.offered == ["cover move", "cover play", "cover gather"]
    assert table.refused("refresh").code == "token-blank"
