"""The automa, with decks fed by hand (SB-1101 to SB-1118)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core import BadOptions
from engines.siberia.rules.state import Automa, Location

from .abilities import automa, automa_turns, pack, solo
from .packs import to
from .tables import GAME, Table

CELLS = GAME.content.map.cells
NORTH = tuple(f"n{number}" for number in range(1, 8))
CENTRAL = tuple(f"c{number}" for number in range(7, 0, -1))
NOTHING: Any = {"sweep": False, "act": "none", "need": 0, "reach": 0, "steps": 1}


def at(table: Table, cell: str) -> Location:
    """Return the location on a cell."""
    return table.state.locations[CELLS.index(cell)]


def orders(folder: Path, **of: Any) -> Any:
    """Return the game in which decision card A01 has these orders, none for a mech not given."""
    changed = {mech: {**NOTHING, **of.get(mech, {})} for mech in ("north", "central")}
    return pack(folder, to("A01", progress=False, **changed))


@pytest.mark.rule("SB-1101", "SB-1102")
def test_the_set_up_is_that_of_one_player_and_the_automa_has_nothing() -> None:
    state = GAME.start(1, GAME.options({"level": 4}), "a")
    assert state.automa == Automa(level=4)
    assert (state.automa.marker, state.automa.glory, state.automa.maps) == (0, 0, 0)
    assert (state.automa.north, state.automa.central) == (None, None)
    assert (state.maps, len(state.bag), state.workers) == (10, 36, (10, 10, 10, 10, 10))
    assert sum(location.map for location in state.locations) == 14
    assert GAME.start(1, GAME.options({}), "a").automa == Automa(level=2)
    with pytest.raises(BadOptions):
        GAME.start(2, GAME.options({"level": 4}), "a")


@pytest.mark.rule("SB-1103")
def test_the_human_begins_and_turns_alternate() -> None:
    table = Table(GAME.start(1, GAME.options({}), "a"))
    assert (table.state.active, automa(table).shown) == (0, None)
    for turn in range(3):
        assert table.state.turn == turn
        automa_turns(table)
        assert len(table.happened("automa-turned")) == 1
        assert table.state.active == 0


@pytest.mark.rule("SB-1104", "SB-1117")
def test_two_of_fourteen_cards_are_set_aside_and_shuffled_in_when_the_deck_is_empty() -> None:
    table = automa_turns(solo(""))
    own = automa(table)
    assert (len(own.deck), len(own.aside)) == (11, 2)
    assert {*own.deck, *own.aside, own.shown} == set(GAME.content.automa)
    aside = own.aside
    shown = {own.shown}
    for _turn in range(11):
        automa_turns(table)
        assert automa(table).aside == aside
        shown.add(automa(table).shown)
    assert shown == set(GAME.content.automa) - set(aside)
    assert automa(table).deck == ()
    own = automa(automa_turns(table))
    assert (len(own.deck), len(own.aside)) == (11, 2)
    assert sum(card.progress for card in GAME.content.automa.values()) == 11


@pytest.mark.rule("SB-1104")
def test_the_top_card_is_turned_up() -> None:
    table = automa_turns(solo("A03 A07"))
    assert (automa(table).shown, automa(table).deck) == ("A03", ("A07",))


@pytest.mark.rule("SB-1104")
@pytest.mark.parametrize(
    ("card", "marker", "after", "glory"),
    [("A01", 0, 1, 0), ("A12", 0, 0, 0), ("A01", 7, 8, 1), ("A12", 7, 7, 0), ("A01", 8, 9, 0)],
)
def test_progress_and_stars(card: str, marker: int, after: int, glory: int) -> None:
    table = automa_turns(solo(card, automa={"marker": marker}))
    assert (automa(table).marker, automa(table).glory) == (after, glory)
    (event,) = table.happened("automa-turned")
    assert (event.card, event.marker, event.star) == (card, after, bool(glory))


@pytest.mark.rule("SB-1104", "SB-1108")
def test_the_star_counts_for_the_orders_of_the_same_turn() -> None:
    # A04: the north mech needs 1 glory to vanquish.
    given: Any = {"up": {"n2": "T14"}, "corruption": {"n2": "P3 G4 P5"}}
    table = automa_turns(solo("A04", automa={"marker": 7, "north": "n1"}, **given))
    assert automa(table).corruption == ("P5", "G4")


STEPS = [
    # the mech, where it is, where the human is, steps, where it goes
    ("north", None, "s1", 1, "n1"),
    ("north", None, "s1", 3, "n3"),
    ("north", "n1", "s1", 1, "n2"),
    ("north", "n6", "s1", 1, "n7"),
    ("north", "n6", "s1", 2, "n1"),
    ("north", "n7", "s1", 3, "n3"),
    ("north", "n1", "n2", 1, "n3"),
    ("north", None, "n1", 1, "n2"),
    ("north", "n6", "n1", 2, "n2"),
    ("central", None, "s1", 1, "c7"),
    ("central", None, "s1", 3, "c5"),
    ("central", "c7", "s1", 1, "c6"),
    ("central", "c1", "s1", 1, "c7"),
    ("central", "c2", "s1", 3, "c6"),
    ("central", "c4", "c3", 1, "c2"),
    ("central", None, "c7", 2, "c5"),
]


@pytest.mark.slow
@pytest.mark.rule("SB-1105", "SB-1106", "SB-1110")
@pytest.mark.parametrize(("mech", "start", "human", "steps", "goal"), STEPS)
def test_mechs_go_round_and_leave_out_the_human_s_location(
    mech: str, start: str | None, human: str, steps: int, goal: str, tmp_path: Path
) -> None:
    game = orders(tmp_path, **{mech: {"steps": steps}})
    up = {} if human == "s1" else {human: "T14" if human[0] == "n" else "T07"}
    table = automa_turns(solo("A01", cell=human, up=up, game=game, automa={mech: start}))
    assert getattr(automa(table), mech) == goal
    assert not at(table, goal).up  # SB-1110: it ends there without turning it up
    assert at(table, goal).map
    assert [event.mech for event in table.happened("automa-went")] == ["north", "central"]


@pytest.mark.rule("SB-1107")
@pytest.mark.parametrize(
    ("where", "swept"),
    [({}, ()), ({"north": "n4"}, (1,)), ({"north": "n3"}, (0, 1))],
)
def test_a_sweep_takes_the_cards_adjacent_to_where_the_mech_is_now(
    where: Any, swept: tuple[int, ...], tmp_path: Path
) -> None:
    game = orders(tmp_path, north={"sweep": True, "steps": 2})
    given: Any = {"market": "I01 I02 I03 I04 I05", "deck": "I06 I07", "game": game}
    table = automa_turns(solo("A01", automa=where, **given))
    old = ("I01", "I02", "I03", "I04", "I05")
    assert table.state.swept == tuple(old[number] for number in swept)
    new = iter(("I06", "I07"))
    expected = [next(new) if number in swept else card for number, card in enumerate(old)]
    assert list(table.state.market) == expected  # h1 first
    assert all(event.seat == "automa" for event in table.happened("swept"))


@pytest.mark.rule("SB-1107")
def test_the_sweep_comes_before_the_mech_moves_and_each_mech_has_its_own(tmp_path: Path) -> None:
    sweep: Any = {"sweep": True}
    game = orders(tmp_path, north=sweep, central=sweep)
    given: Any = {"market": "I01 I02 I03 I04 I05", "game": game}
    table = automa_turns(solo("A01", automa={"north": "n7", "central": "c1"}, **given))
    assert table.state.swept == ("I03", "I01")
    kinds = [e.kind for e in table.events if e.kind in ("swept", "automa-went")]  # type: ignore[attr-defined]
    assert kinds == ["swept", "automa-went", "swept", "automa-went"]


EXPLORE: Any = {"act": "explore", "reach": 2, "steps": 3}


@pytest.mark.rule("SB-1108", "SB-1109")
def test_explore_takes_the_nearest_face_down_location_its_map_and_lays_corruption(
    tmp_path: Path,
) -> None:
    game = orders(tmp_path, north=EXPLORE)
    table = automa_turns(solo("A01", up={"n1": "T14"}, game=game))
    own = automa(table)
    assert (own.north, own.maps) == ("n2", 1)
    location = at(table, "n2")
    assert (location.up, location.map) == (True, False)
    tile = GAME.content.tiles[location.tile]
    total = sum(int(token[1:]) for token in location.corruption)
    assert total >= (20 if tile.heart else tile.level)
    assert tile.heart or total - int(location.corruption[-1][1:]) < tile.level
    (event,) = table.happened("automa-explored")
    assert (event.mech, event.tokens) == ("north", location.corruption)
    assert event.reveals


@pytest.mark.rule("SB-1108", "SB-1110")
def test_without_target_in_reach_it_goes_its_steps(tmp_path: Path) -> None:
    game = orders(tmp_path, north=EXPLORE)
    table = automa_turns(solo("A01", up={"n1": "T14", "n2": "T15"}, game=game))
    assert automa(table).north == "n3"
    assert not at(table, "n3").up
    assert automa(table).maps == 0


@pytest.mark.rule("SB-1108", "SB-1106")
def test_its_own_location_is_never_a_target(tmp_path: Path) -> None:
    game = orders(tmp_path, north={**EXPLORE, "reach": 6, "steps": 1})
    up = {f"n{number}": f"T{13 + number}" for number in range(2, 8)}
    table = automa_turns(solo("A01", cell="n7", up=up, automa={"north": "n1"}, game=game))
    assert (automa(table).north, at(table, "n1").up) == ("n2", False)


VANQUISH: Any = {"act": "vanquish", "n": 2, "reach": 3, "steps": 1}


@pytest.mark.rule("SB-1108", "SB-1109")
@pytest.mark.parametrize(
    ("tokens", "goal", "taken"),
    [
        ({"n2": "P3 G4 P5"}, "n2", ("P5", "G4")),
        ({"n2": "P3", "n1": "G4"}, "n1", ("G4",)),
        ({"n1": "H20", "n3": "P3"}, "n3", ("P3",)),
        ({"n1": "H20"}, "n1", ()),
        ({"n4": "P3"}, "n1", ()),  # out of reach
        ({}, "n1", ()),
    ],
)
def test_vanquish_takes_tokens_from_the_top_but_never_the_heart(
    tokens: dict[str, str], goal: str, taken: tuple[str, ...], tmp_path: Path
) -> None:
    game = orders(tmp_path, north=VANQUISH)
    up = {"n1": "T20", "n2": "T15", "n3": "T16", "n4": "T17"}
    table = automa_turns(solo("A01", up=up, corruption=tokens, game=game))
    assert (automa(table).north, automa(table).corruption) == (goal, taken)
    left = tokens.get(goal, "").split()
    assert at(table, goal).corruption == tuple(left[: len(left) - len(taken)])


@pytest.mark.rule("SB-1108", "SB-1109")
@pytest.mark.parametrize(("glory", "taken"), [(2, ()), (3, ("H20",))])
def test_the_heart_is_taken_once_it_has_the_glory(glory: int, taken: Any) -> None:
    given: Any = {"up": {"n2": "T20"}, "corruption": {"n2": "H20"}}
    table = automa_turns(solo("A05", automa={"glory": glory}, **given))  # need 3, reach 3, steps 3
    assert automa(table).corruption == taken
    assert automa(table).north == ("n2" if taken else "n3")
    assert at(table, "n2").corruption == (() if taken else ("H20",))


@pytest.mark.rule("SB-1108", "SB-1105")
def test_the_location_of_the_human_is_no_target_and_not_counted(tmp_path: Path) -> None:
    game = orders(tmp_path, north={**VANQUISH, "reach": 2})
    up = {"n1": "T14", "n2": "T15", "n3": "T16"}
    tokens = {"n2": "P3", "n3": "G4"}
    table = automa_turns(solo("A01", cell="n2", up=up, corruption=tokens, game=game))
    assert (automa(table).north, automa(table).corruption) == ("n3", ("G4",))


@pytest.mark.rule("SB-1111", "SB-612")
def test_it_gains_no_benefit_and_exposes_what_was_covered(tmp_path: Path) -> None:
    game = orders(tmp_path, north=VANQUISH)
    given: Any = {"up": {"n1": "T14"}, "corruption": {"n1": "P3 G4"}, "game": game}
    table = solo("A01", **given)
    before = (table.state.maps, table.state.bag)
    automa_turns(table)
    assert [event.at for event in table.happened("exposed")] == ["T14/covered"]
    assert (automa(table).maps, automa(table).glory) == (0, 0)
    assert (table.state.maps, table.state.bag) == before  # its tokens do not return to the bag
    assert (table.me.corruption, table.me.maps) == ((), 0)


@pytest.mark.rule("SB-1112")
def test_the_human_does_not_stop_where_an_automa_mech_is() -> None:
    table = solo(cell="s1", automa={"central": "c1"}).only("move", "play")
    assert "go c1" not in table.offered
    refusal = table.refused("go c1")
    assert (refusal.rule, refusal.code) == ("SB-1112", "automa-there")
    table = solo(up={"c1": "T07"}, automa={"central": "c1"}).only("move", "play")
    assert table.refused("go 7").code == "automa-there"


@pytest.mark.rule("SB-1112", "SB-406")
def test_the_human_passes_a_face_down_location_with_an_automa_mech() -> None:
    table = solo(automa={"central": "c1"}).only("move", "play")
    assert "go n1" in table.offered  # two steps, through c1
    assert "go n2" not in table.offered  # n1 is face down: the path ends there
    table.play("go n1")
    assert not at(table, "c1").up
    assert at(table, "c1").map
    table = solo(automa={"central": "c2"}).only("move", "play")
    assert "go n1" not in table.offered
