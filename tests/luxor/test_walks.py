"""LX-408 to LX-421: one walk, tile by tile."""

from __future__ import annotations

import pytest

from engines.luxor.board import CODES, DIRECTIONS, MINIMUM
from engines.luxor.moves import Leave, Walk
from engines.luxor.state import State
from engines.luxor.tiles import Placement
from engines.luxor.walking import reach

from .games import random_game
from .positions import (
    GAME,
    asked,
    at,
    column,
    offered,
    play,
    position,
    refused,
    row,
    stack,
)

CROSS = row("C6", "Ed Ed Ed . Ed Ed Ed") | column("F3", "Ed Ed Ed . Ed Ed Ed")
"""Three empty deserts to every side of F6."""


def camp(board: dict[str, str], tile: str = "Cd", cell: str = "D6", supply: int = 30) -> State:
    """Return the state in which a camp has been drafted."""
    state = position(board=board, hand=(f"{tile}2", "Ed2"), supplies=(supply, 30))
    return play(state, f"{tile} {cell}")


# --- one group, one direction --------------------------------------------------------------


@pytest.mark.rule("LX-408")
@pytest.mark.parametrize(
    ("direction", "cells"),
    [("north", "F5 F4 F3"), ("east", "G6 H6 I6"), ("south", "F7 F8 F9"), ("west", "E6 D6 C6")],
)
def test_a_walk_goes_straight_on_tile_by_tile(direction: str, cells: str) -> None:
    drafted = camp(CROSS, cell="F6")
    after = play(drafted, f"5 {direction} 2 1 1 1 ok")
    assert [stack(after, cell) for cell in ("F6", *cells.split())] == ["00", "0", "0", "0"]
    assert set(after.stacks) == {at(cell) for cell in ("F6", *cells.split())}


@pytest.mark.rule("LX-408")
def test_who_walks_leaves_the_camp() -> None:
    state = play(camp(CROSS, cell="F6"), "3 east")
    assert offered(state) == ["leave 1", "leave 2"]
    refused(state, "3", "LX-408", "nobody-walks")


@pytest.mark.rule("LX-408", "LX-409")
def test_no_turning_no_way_back_no_second_group() -> None:
    state = camp(CROSS, cell="F6")
    for line in ("4 east west", "4 east 1 north", "5 east 1 1 west", "4 east 3 1 west"):
        refused(state, line, "LX-409", "one-direction")
    refused(state, "4 stand east", "LX-409", "one-direction")
    # Asked tile by tile, nobody is asked for a direction again.
    after = play(state, "5 east")
    while asked(after).kind == "leave":
        assert not [move for move in asked(after).moves if isinstance(move, Walk)]
        after = play(after, "1")
    assert asked(after).kind == "confirm"
    refused(after, Leave(1), "LX-421", "no-walk")


@pytest.mark.rule("LX-410")
def test_the_walk_ends_at_a_gap() -> None:
    # Room for two on E6; beyond it is a hole, and F6 behind that.
    state = camp(row("E6", "Ed:11 . Ed Ed"))
    assert offered(play(state, "3")) == ["stand", "east"]
    refused(state, "4 north", "LX-410", "no-tile")
    refused(state, "3 east 1 1", "LX-410", "no-tile")
    assert offered(play(state, "4 east")) == ["leave 2", "leave 3"]
    after = play(state, "4 east 2 2 ok")
    assert (stack(after, "D6"), stack(after, "E6"), stack(after, "G6")) == ("00", "1100", "")


@pytest.mark.rule("LX-411")
def test_lakes_are_neither_entered_nor_crossed() -> None:
    state = camp(row("E6", "L Ed Ed"))
    refused(state, "3 east", "LX-411", "lake", cell="E6")
    assert asked(play(state, "3")).kind == "confirm"
    beyond = camp(row("E6", "Ed:11 L Ed"))
    refused(beyond, "3 east 1 1", "LX-411", "lake", cell="F6")
    assert offered(play(beyond, "4 east")) == ["leave 2", "leave 3"]
    after = play(beyond, "4 east 2 2 ok")
    assert (stack(after, "E6"), stack(after, "F6"), stack(after, "G6")) == ("1100", "", "")


# --- entering ------------------------------------------------------------------------------


@pytest.mark.rule("LX-412")
@pytest.mark.parametrize("tile", [code for code in CODES if code != "L"])
def test_entering_costs_1_in_the_desert_2_in_an_oasis_3_on_a_mountain(tile: str) -> None:
    least = {"d": 1, "o": 2, "M": 3}[tile[-1]]
    state = camp(row("E6", f"{tile} Ed"))
    for walkers in range(1, 5):
        if walkers < least:
            refused(
                state, f"{walkers + 1} east", "LX-412", "entry-minimum", minimum=least, cell="E6"
            )
            continue
        line = f"{walkers + 1} east 1"
        left = list(range(least, walkers + 1))
        if len(left) > 1:
            assert offered(play(state, line)) == [f"leave {count}" for count in left]
        if least > 1:
            refused(
                state, f"{line} {least - 1}", "LX-412", "entry-minimum", minimum=least, cell="E6"
            )
        assert stack(play(state, f"{line} {walkers} ok"), "E6") == "0" * walkers


@pytest.mark.rule("LX-412")
def test_the_minimum_is_asked_for_on_every_tile_entered() -> None:
    state = camp(row("E6", "Ed To Ed"))
    refused(state, "3 east 1 1 1", "LX-412", "entry-minimum", minimum=2, cell="F6")
    assert stack(play(state, "4 east 1 1 2 ok"), "F6") == "00"
    refused(state, "5 east 1 2 1 1", "LX-412", "entry-minimum", minimum=2, cell="F6")


@pytest.mark.rule("LX-413")
@pytest.mark.parametrize("present", ["0", "1", "00", "01"])
def test_those_already_there_do_not_help(present: str) -> None:
    state = camp(row("E6", f"To:{present} Ed"))
    refused(state, "2 east", "LX-412", "entry-minimum", minimum=2, cell="E6")
    mountain = camp(row("E6", f"M:{present[0]} Ed"))
    refused(mountain, "3 east", "LX-412", "entry-minimum", minimum=3, cell="E6")
    assert stack(play(state, "3 east 1 2 ok"), "E6") == f"{present}00"
    refused(state, "4 east 1 1", "LX-412", "entry-minimum", minimum=2, cell="E6")


@pytest.mark.rule("LX-414")
def test_how_many_stay_is_chosen_and_all_others_go_on() -> None:
    state = camp(row("E6", "Ed Ed Ed Ed"))
    for left in ((1, 1, 3), (1, 3, 1), (3, 1, 1), (2, 3), (1, 4), (1, 1, 2, 1), (1, 1, 1, 1, 1)):
        after = play(state, f"5 east {' '.join(map(str, left))} ok")
        stacks = [stack(after, cell) for cell in ("D6", "E6", "F6", "G6", "H6")]
        assert stacks == ["0" * count for count in (*left, 0, 0, 0)[:5]]
        assert after.supplies == (25, 30)


@pytest.mark.rule("LX-414")
def test_nobody_is_left_over() -> None:
    # E6 takes one, F6 takes one: with a gap behind, no third can walk.
    state = camp(row("E6", "Ed:111 Ed:111"))
    refused(state, "4 east 1", "LX-414", "rest-stuck", rest=3)
    refused(state, "3 east 3", "LX-408", "nobody-walks")
    assert offered(play(state, "4 east")) == ["leave 2", "leave 3"]
    refused(state, "2 east 1 2", "LX-414", "too-many-left", walkers=1)
    drafted = play(state, "4 east 2 1")
    assert asked(drafted).kind == "confirm"
    # And a draft with walkers under way cannot be confirmed.
    refused(state, "4 east ok", "LX-702", "draft-unfinished")


# --- room ----------------------------------------------------------------------------------


@pytest.mark.rule("LX-415")
@pytest.mark.parametrize(("present", "room"), [("", 4), ("1", 3), ("10", 2), ("101", 1)])
def test_no_tile_holds_more_than_four_after_the_walk(present: str, room: int) -> None:
    state = camp(row("E6", f"Td:{present} Ed".replace(": ", " ")))
    for count in range(1, 5):
        if count <= room:
            after = play(state, f"{count + 1} east 1 {count} ok")
            assert stack(after, "E6") == present + "0" * count
        else:
            refused(state, f"5 east 1 {count}", "LX-415", "tile-crowded", room=room, cell="E6")


@pytest.mark.rule("LX-415")
def test_five_are_put_on_a_camp_only_if_one_walks_off() -> None:
    open_land = camp(row("E6", "Ed Ed"))
    assert "deploy 5" in offered(open_land)
    refused(open_land, "5 stand", "LX-415", "must-walk", room=4)
    assert offered(play(open_land, "5")) == ["leave 1", "leave 2", "leave 3", "leave 4"]
    assert stack(play(open_land, "5 east 4 1 ok"), "D6") == "0000"
    for closed in ("L Ed", "Ed:1111 Ed"):
        shut_in = camp(row("E6", closed))
        assert "deploy 5" not in offered(shut_in)
        refused(shut_in, "5", "LX-415", "camp-crowded", room=4)


@pytest.mark.rule("LX-415")
def test_the_ways_out_for_a_fifth_adventurer() -> None:
    # From a desert camp four may walk: enough for a mountain; from an oasis camp three are.
    for tile, there, enough in [
        ("Cd", "M", True),
        ("Co", "M", True),
        ("Co", "M:1", True),
        ("Co", "M:11", False),
        ("Cd", "To:11", True),
        ("Cd", "To:111", False),
        ("Cd", "Td:111", True),
    ]:
        assert ("deploy 5" in offered(camp(row("E6", there), tile))) is enough


@pytest.mark.rule("LX-416")
def test_a_larger_group_may_pass_over_a_tile() -> None:
    # Four come to tiles with room for one only.
    state = camp(row("E6", "Ed:111 Td:110 Pd Ed"))
    after = play(state, "5 east 1 1 1 2 ok")
    assert [stack(after, cell) for cell in ("E6", "F6", "G6")] == ["1110", "1100", "00"]


@pytest.mark.rule("LX-417")
@pytest.mark.parametrize(
    ("tile", "present"),
    [("Ed", 4), ("To", 3), ("To", 4), ("M", 2), ("M", 3), ("M", 4)],
)
def test_a_tile_without_room_for_its_minimum_is_shut(tile: str, present: int) -> None:
    there = f"{tile}:{'1' * present}"
    near = camp(row("E6", f"{there} Ed Ed"))
    refused(near, "4 east", "LX-417", "no-room", cell="E6", present=present)
    far = camp(row("E6", f"Ed {there} Ed"))
    refused(far, "5 east 1 1", "LX-417", "no-room", cell="F6", present=present)
    assert stack(play(far, "5 east 1 4 ok"), "E6") == "0000"


@pytest.mark.rule("LX-417")
@pytest.mark.parametrize(("tile", "present"), [("Ed", 3), ("To", 2), ("M", 1)])
def test_a_tile_with_room_for_its_minimum_can_be_crossed(tile: str, present: int) -> None:
    state = camp(row("E6", f"{tile}:{'1' * present} Ed"))
    least = MINIMUM[tile]
    assert stack(play(state, f"{least + 2} east 1 {least} 1 ok"), "F6") == "0"


@pytest.mark.rule("LX-418")
def test_own_and_foreign_adventurers_count_alike() -> None:
    for present in ("0000", "1111", "0101"):
        state = camp(row("E6", f"Ed:{present} Ed"))
        refused(state, "3 east", "LX-417", "no-room", cell="E6", present=4)
    for present in ("000", "111", "001"):
        state = camp(row("E6", f"Ed:{present} Ed"))
        refused(state, "3 east 1 2", "LX-415", "tile-crowded", room=1, cell="E6")
    # Tiles with own adventurers may be entered again.
    assert stack(play(camp(row("E6", "Ed:00")), "3 east 1 2 ok"), "E6") == "0000"


@pytest.mark.rule("LX-419")
def test_new_adventurers_go_on_top() -> None:
    after = play(camp(row("E6", "Ed:10 Td:101")), "4 east 1 2 1 ok")
    assert (stack(after, "E6"), stack(after, "F6")) == ("1000", "1010")


@pytest.mark.rule("LX-420")
@pytest.mark.parametrize("tile", [code for code in CODES if code != "L"])
def test_every_kind_of_land_may_be_entered(tile: str) -> None:
    for there in (tile, f"{tile}:0", f"{tile}:1"):
        state = camp(row("E6", there))
        assert "east" in offered(play(state, "4"))
        assert stack(play(state, "4 east 1 3 ok"), "E6").endswith("000")


@pytest.mark.rule("LX-421")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_adventurers_never_move_again_nor_return_to_the_supply(seats: int) -> None:
    stacks: dict[int, tuple[int, ...]] = {}
    supplies = (30,) * seats
    for played in random_game(seats, adventures=False, seed="standing"):
        state = played.state
        for cell, before in stacks.items():
            assert state.stacks[cell][: len(before)] == before
        assert all(
            supply <= before for supply, before in zip(state.supplies, supplies, strict=True)
        )
        stacks, supplies = state.stacks, state.supplies
    assert len(stacks) > 5 * seats


@pytest.mark.rule("LX-421")
def test_nobody_is_moved_but_those_just_placed() -> None:
    state = position(board=row("E6", "Cd:000 Ed"), hand=("Ed2", "Ed2"))
    refused(play(state, "Ed D6"), Walk("east"), "LX-401", "no-camp")
    refused(play(state, "Ed D6"), Leave(1), "LX-421", "no-walk")
    refused(play(state, "Ed D6 ok"), Leave(1), "LX-421", "no-walk")


# --- where a walk may lead, for pictures ---------------------------------------------------------


def visited(state: State) -> set[int]:
    """Return the cells on which walkers can be left, trying every answer to the questions."""
    (decision,) = GAME.decisions(state)
    if decision.kind != "leave":
        return set()
    draft = state.draft
    assert isinstance(draft, Placement)
    here = draft.cell + DIRECTIONS[draft.direction or ""] * len(draft.left)
    further = (GAME.apply(state, decision.seat, move)[0] for move in decision.moves)
    return {here}.union(*map(visited, further))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_walk_reaches_is_what_its_answers_lead_to(seats: int) -> None:
    seen: dict[str, int] = {}
    lengths = set[int]()
    for played in random_game(seats, adventures=True, seed="reach"):
        state, draft = played.state, played.state.draft
        question = next(iter(GAME.decisions(state)), None)
        if question is None or question.kind not in ("walk", "leave"):
            continue
        assert isinstance(draft, Placement)
        view = GAME.view(state, question.seat)
        if question.kind == "leave":
            after = {draft.direction or "": state}
        else:
            moves = [move for move in question.moves if move != Walk("stand")]
            after = {
                move.direction: GAME.apply(state, question.seat, move)[0]
                for move in moves
                if isinstance(move, Walk)
            }
        for direction, then in after.items():
            cells = reach(view, draft, direction)
            assert len(set(cells)) == len(cells)
            assert set(cells) == visited(then) - {draft.cell}
            lengths.add(len(cells))
        seen[question.kind] = seen.get(question.kind, 0) + 1
    assert min(seen["walk"], seen["leave"]) > 10
    assert {1, 2} <= lengths
