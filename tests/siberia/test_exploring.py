"""Exploring locations (SB-408 to SB-412)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.siberia.rules.events import Explored
from engines.siberia.rules.state import Location

from .tables import GAME, Table, table_of

SOUTH = {f"s{number}": f"T0{number}" for number in range(1, 7)}
CELLS = GAME.content.map.cells


def under(hidden: str, tile: str, *, bag: tuple[str, ...] | None = None, **given: Any) -> Table:
    """Return a table at which the mech moves from s1, with a location face down.

    With ``bag`` there is nothing else in the bag.
    """
    given = {"hand": "", "mech": "tatanka", "cell": "s1", **given}
    table = table_of(up={**SOUTH, hidden: tile}, **given)
    locations = list(table.state.locations)
    number = CELLS.index(hidden)
    locations[number] = Location(tile=tile, up=False, map=True)
    table.change(locations=tuple(locations))
    if bag is not None:
        table.change(bag=bag)
    return table.only("move")


def explored(table: Table) -> Explored:
    """Return what was explored."""
    (event,) = table.happened("explored")
    assert isinstance(event, Explored)
    return event


def stack(table: Table, cell: str) -> tuple[str, ...]:
    """Return the corruption on a cell."""
    return table.state.locations[CELLS.index(cell)].corruption


@pytest.mark.rule("SB-408")
def test_the_map_is_gained_the_location_turned_up_and_corruption_drawn_at_once() -> None:
    table = under("c1", "T12", row="M01", hand="I05")
    supply = table.state.maps
    table.only("move", "play").play("go c1")
    location = table.state.locations[CELLS.index("c1")]
    assert (location.up, location.map) == (True, False)
    assert table.me.maps == 1
    assert table.state.maps == supply  # it came from the location
    assert sum(int(token[1:]) for token in location.corruption) >= 7
    assert table.me.cell == "c1"
    assert explored(table).place == "12"
    assert explored(table).tokens == location.corruption
    assert explored(table).reveals


@pytest.mark.rule("SB-408")
def test_a_face_up_location_is_not_explored_again() -> None:
    table = table_of(cell="s1", up={**SOUTH, "c1": "T12"}, hand="").only("move").play("go 12")
    assert not table.happened("explored")
    assert table.me.maps == 0
    assert stack(table, "c1") == ()


@pytest.mark.rule("SB-408", "SB-518", "SB-1024")
def test_whenevers_of_exploring_come_afterwards_in_the_player_s_order() -> None:
    table = under("c1", "T12", row="I11+green I14+green", bag=("P4", "P4")).play("go c1")
    assert table.asked.kind == "order"
    assert table.offered == ["do I14.ongoing", "do I11.ongoing", "in order"]
    assert stack(table, "c1") == ("P4", "P4")
    table.play("do I11.ongoing", "do I14.ongoing/1")
    assert (table.me.coins, table.me.power) == (2, 2)
    assert [event.what for event in table.happened("gained")] == ["coin", "power"]


@pytest.mark.rule("SB-409")
@pytest.mark.parametrize("seed", list("abcdefgh"))
def test_corruption_is_drawn_until_the_level_is_reached(seed: str) -> None:
    for tile, level in (("T07", 4), ("T12", 7), ("T10", 6), ("T08", 5)):
        table = under("c1", tile, seed=seed).play("go c1")
        values = [int(token[1:]) for token in stack(table, "c1")]
        assert sum(values) >= level
        assert sum(values[:-1]) < level
        assert sorted((*stack(table, "c1"), *table.state.bag)) == sorted(GAME.content.tokens)


@pytest.mark.rule("SB-409")
def test_the_token_drawn_last_is_on_top() -> None:
    found = set[tuple[str, ...]]()
    for seed in "abcdefghij":
        # A 5 is enough alone, so after a 3 it is drawn last.
        table = under("c1", "T08", seed=seed, bag=("P3", "P5")).play("go c1")
        found.add(stack(table, "c1"))
        assert explored(table).tokens == stack(table, "c1")
    assert found == {("P5",), ("P3", "P5")}
    table = table_of(
        hand="M01",
        workers="red",
        cell="c1",
        up={"c1": "T08"},
        corruption={"c1": "P3 P5"},
        power=8,
        mech="tatanka",
    ).only("play")
    table.play("play M01", "staff red")
    assert table.offered[0] == "vanquish 8 5 0"  # the last one of the stack


@pytest.mark.rule("SB-409")
def test_a_level_reached_exactly_needs_no_more() -> None:
    table = under("c1", "T07", bag=("G4",) * 3).play("go c1")
    assert stack(table, "c1") == ("G4",)


@pytest.mark.rule("SB-410")
def test_location_20_gets_the_heart() -> None:
    table = under("n1", "T20", cell="n2").play("go n1")
    assert stack(table, "n1") == ("H20",)
    assert len(table.state.bag) == 36
    table = under("n1", "T20", cell="n2", bag=()).play("go n1")
    assert stack(table, "n1") == ("H20",)


@pytest.mark.rule("SB-411")
def test_an_empty_bag_stops_the_drawing() -> None:
    table = under("c1", "T12", bag=("P3",)).play("go c1")
    assert stack(table, "c1") == ("P3",)
    assert table.state.bag == ()


@pytest.mark.rule("SB-411")
def test_without_corruption_the_covered_benefit_is_exposed_at_once() -> None:
    table = under("c1", "T12", bag=(), maps=5).only("move", "gather").play("go c1")
    assert stack(table, "c1") == ()
    view = table.game.view(table.state, None)
    (place,) = (place for place in view.places if place.cell == "c1")
    assert place.exposed == ("T12/1", "T12/2", "T12/covered")
    assert "do T12/covered" in table.offered  # the Gather, with 6 maps for a Boast


@pytest.mark.rule("SB-411")
def test_a_location_is_not_topped_up_later() -> None:
    table = under("c1", "T12", bag=("P3",), hand="I03", workers="red")
    locations = list(table.state.locations)
    number = CELLS.index("s1")
    locations[number] = Location(tile="T01", up=True, corruption=("G5",))
    table.change(locations=tuple(locations)).only("move", "play").play("go c1")
    assert stack(table, "c1") == ("P3",)
    table.play("staff red", "do I03/1", "destroy 1")
    assert table.state.bag == ("G5",)
    assert stack(table, "c1") == ("P3",)


@pytest.mark.rule("SB-412")
def test_corruption_and_covered_benefits_are_public() -> None:
    up = {"c1": "T12", "c2": "T07"}
    table = table_of(3, up=up, corruption={"c1": "P3 G5 P4"})
    for seat in (None, 0, 1):
        places = {place.cell: place for place in table.game.view(table.state, seat).places}
        assert places["c1"].corruption == ("P3", "G5", "P4")
        assert places["c1"].tile == "T12"  # so that its covered benefit is known
        assert places["c1"].exposed == ("T12/1", "T12/2")
        assert places["c2"].exposed == ("T07/1", "T07/2", "T07/covered")
        assert places["c3"].tile is None
        assert (places["c3"].exposed, places["c3"].map) == ((), True)
