"""LX-401 to LX-407: how adventurers come into play."""

from __future__ import annotations

import pytest

from engines.luxor.moves import Deploy, Leave, Walk
from engines.luxor.state import State

from .positions import asked, offered, play, position, refused, row, stack

ROAD = row("E6", "Td Pd Ed Td")
"""Four deserts, so that a camp at D6 can send a group of any size east."""


def before(tile: str, supply: int = 30) -> State:
    """Return the state in which a camp can be placed at D6."""
    return position(board=ROAD, hand=(f"{tile}2", "Ed2"), supplies=(supply, 30))


def camp(tile: str, supply: int = 30) -> State:
    """Return the state in which a camp at D6 has been drafted."""
    return play(before(tile, supply), f"{tile} D6")


def deploys(*counts: int) -> list[str]:
    return [f"deploy {count}" for count in counts]


@pytest.mark.rule("LX-401")
@pytest.mark.parametrize("tile", ["Td", "To", "Pd", "Po", "Ed", "M", "L"])
def test_adventurers_enter_play_on_camps_only(tile: str) -> None:
    drafted = camp(tile)
    assert offered(drafted) == ["ok", "ok end"]
    refused(drafted, Deploy(1), "LX-401", "no-camp")
    refused(drafted, Walk("stand"), "LX-401", "no-camp")
    after = play(drafted, "ok")
    assert (after.stacks, after.supplies) == ({}, (30, 30))


@pytest.mark.rule("LX-401")
def test_adventurers_enter_play_only_in_the_moment_of_placing() -> None:
    state = play(camp("Cd"), "1 ok")
    assert asked(state).kind == "turn"
    refused(state, Deploy(1), "LX-401", "no-camp")
    refused(state, Walk("east"), "LX-401", "no-camp")
    # Nor with the next tile, though it lies beside that camp; nor twice on the same camp.
    refused(play(state, "Ed C6"), Deploy(1), "LX-401", "no-camp")
    refused(play(camp("Cd"), "2"), Deploy(1), "LX-401", "no-camp")


@pytest.mark.rule("LX-401")
def test_the_adventurers_are_those_of_who_places_the_camp() -> None:
    state = position(board=ROAD, active=1, hand=("Cd2", "Ed2"))
    after = play(state, "Cd D6 2 stay ok")
    assert (stack(after, "D6"), after.supplies) == ("11", (30, 28))


@pytest.mark.rule("LX-402")
def test_at_least_one_on_a_desert_camp_two_on_an_oasis_camp() -> None:
    assert offered(camp("Cd")) == deploys(1, 2, 3, 4, 5)
    assert offered(camp("Co")) == deploys(2, 3, 4, 5)
    refused(before("Cd"), "Cd D6 0", "LX-402", "camp-minimum", minimum=1)
    refused(before("Cd", 1), "Cd D6 0", "LX-402", "camp-minimum", minimum=1)
    for supply in (2, 30):
        for count in (0, 1):
            line = f"Co D6 {count}"
            refused(before("Co", supply), line, "LX-402", "camp-minimum", minimum=2)


@pytest.mark.rule("LX-403")
@pytest.mark.parametrize("tile", ["Cd", "Co"])
def test_at_most_five_on_the_camp(tile: str) -> None:
    refused(before(tile), f"{tile} D6 6", "LX-403", "camp-maximum", maximum=5)
    assert play(before(tile), f"{tile} D6 5 east 2 1 1 1 ok").supplies == (25, 30)


@pytest.mark.rule("LX-403")
@pytest.mark.parametrize("supply", [1, 2, 3, 4])
def test_never_more_than_the_supply_holds(supply: int) -> None:
    for count in range(supply + 1, 6):
        line = f"Cd D6 {count}"
        refused(before("Cd", supply), line, "LX-403", "supply-left", supply=supply)
    if supply > 1:
        assert offered(camp("Cd", supply)) == deploys(*range(1, supply + 1))
        assert asked(camp("Cd", supply)).facts == (("supply", supply),)


@pytest.mark.rule("LX-404")
@pytest.mark.parametrize("tile", ["Cd", "Co"])
def test_with_an_empty_supply_the_camp_is_placed_without_adventurers(tile: str) -> None:
    drafted = camp(tile, supply=0)
    assert asked(drafted).kind == "confirm"
    after = play(drafted, "ok")
    assert (stack(after, "D6"), after.supplies, after.stacks) == ("", (0, 30), {})
    for count in (1, 2, 5):
        line = f"{tile} D6 {count}"
        refused(before(tile, 0), line, "LX-404", "supply-short", supply=0)


@pytest.mark.rule("LX-405")
def test_the_last_adventurer_stays_in_the_supply_beside_an_oasis_camp() -> None:
    drafted = camp("Co", supply=1)
    assert asked(drafted).kind == "confirm"
    after = play(drafted, "ok")
    assert (stack(after, "D6"), after.supplies, after.stacks) == ("", (1, 30), {})
    for count in (1, 2):
        refused(before("Co", 1), f"Co D6 {count}", "LX-405", "supply-short", supply=1)


@pytest.mark.rule("LX-405")
def test_the_last_adventurer_does_go_on_a_desert_camp() -> None:
    after = play(camp("Cd", supply=1), "ok")
    assert (stack(after, "D6"), after.supplies) == ("0", (0, 30))


@pytest.mark.rule("LX-406")
@pytest.mark.parametrize(("tile", "least"), [("Cd", 1), ("Co", 2)])
def test_the_minimum_stays_in_the_camp(tile: str, least: int) -> None:
    for crew in range(least + 1, 6):
        line = f"{tile} D6 {crew} east"
        refused(before(tile), f"{line} {least - 1}", "LX-406", "camp-stays", minimum=least)
        walkers = [1] * (crew - least)
        after = play(before(tile), " ".join([line, str(least), *map(str, walkers), "ok"]))
        assert stack(after, "D6") == "0" * least


@pytest.mark.rule("LX-406")
def test_four_at_most_walk_from_a_desert_camp_three_from_an_oasis_camp() -> None:
    assert offered(play(camp("Cd"), "5")) == ["leave 1", "leave 2", "leave 3", "leave 4"]
    assert offered(play(camp("Co"), "5")) == ["leave 2", "leave 3", "leave 4"]


@pytest.mark.rule("LX-406")
@pytest.mark.parametrize(("tile", "crew", "least"), [("Cd", 1, 1), ("Co", 2, 2), ("Cd", 0, 1)])
def test_nobody_walks_from_a_crew_that_must_stay(tile: str, crew: int, least: int) -> None:
    drafted = camp(tile, supply=crew)
    assert asked(drafted).kind == "confirm"
    for walk in (Walk("north"), Walk("east"), Walk("stand")):
        refused(drafted, walk, "LX-406", "no-walkers", minimum=least)
    refused(drafted, Leave(1), "LX-421", "no-walk")


@pytest.mark.rule("LX-407")
@pytest.mark.parametrize("crew", [2, 3, 4])
def test_walking_is_optional(crew: int) -> None:
    state = play(camp("Cd"), f"{crew}")
    assert offered(state) == ["stand", "east"]
    after = play(state, "stand ok")
    assert stack(after, "D6") == "0" * crew
    assert len(after.stacks) == 1
