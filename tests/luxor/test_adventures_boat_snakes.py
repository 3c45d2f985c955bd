"""LX-611 to LX-625: boats and snakes."""

from __future__ import annotations

import pytest

from engines.luxor.state import State

from .positions import (
    GAME,
    Board,
    asked,
    at,
    cells_offered,
    column,
    ended,
    names,
    offered,
    play,
    points,
    position,
    refused,
    row,
    stack,
)

LAND = row("E6", "Ed M:010 L Td:0 L")


def turn(board: Board = LAND, **more: object) -> State:
    """Return a turn with a tile placed, with a boat and snakes in hand."""
    known: dict[str, object] = {"placed": 1, "adventures": True, "actions": ("boat", "snakes")}
    return position(board=board, **(known | more))  # type: ignore[arg-type]


def targets(state: State) -> list[str]:
    assert asked(state).kind == "target"
    return names(move.cell for move in asked(state).moves)


# --- boat ----------------------------------------------------------------------------------


@pytest.mark.rule("LX-611")
def test_a_disc_goes_to_the_supply_and_the_boat_on_a_lake() -> None:
    state = turn()
    after = play(state, "boat from F6 to G6 ok")
    assert after.boats == {at("G6"): 0}
    assert after.supplies == (state.supplies[0] + 1, state.supplies[1])
    assert stack(after, "F6") == "10"
    assert targets(play(state, "boat from F6")) == ["G6", "I6"]
    # It stays there.
    later = play(after, "Ed E5 ok end")
    assert later.boats == {at("G6"): 0}


@pytest.mark.rule("LX-611")
def test_a_boat_needs_a_lake_without_boat_and_snakes() -> None:
    board = row("E6", "L M:0 L^0 L^1 L* L")
    state = turn(board)
    assert targets(play(state, "boat from F6")) == ["E6", "J6"]
    refused(state, "boat from F6 to G6", "LX-611", "boat-taken", cell="G6")
    refused(state, "boat from F6 to H6", "LX-611", "boat-taken", cell="H6")
    refused(state, "boat from F6 to I6", "LX-623", "boat-snakes", cell="I6")
    for there in ("Ed", "M:0", "To"):
        board = row("E6", f"L M:0 {there} L")
        refused(turn(board), "boat from F6 to G6", "LX-611", "boat-needs-lake", cell="G6")


@pytest.mark.rule("LX-611", "LX-621")
def test_boats_and_snakes_that_lie_there_stay() -> None:
    board = row("E6", "L^1 M:00 L Td* Ed")
    shipped = play(turn(board), "boat from F6 to G6 ok")
    assert shipped.boats == {at("E6"): 1, at("G6"): 0}
    assert shipped.snakes == {at("H6"): 0}
    bitten = play(turn(board), "snakes from F6 to I6 ok")
    assert bitten.boats == {at("E6"): 1}
    assert bitten.snakes == {at("H6"): 0, at("I6"): 0}


@pytest.mark.rule("LX-612")
@pytest.mark.parametrize(
    ("near", "worth"),
    [
        (("Cd", ".", ".", "."), 1),
        (("Cd", "Td", ".", "."), 2),
        (("Co", "To", "Po", "."), 3),
        (("Cd", "Td", "Pd", "Pd"), 4),
        (("Ed", "M", "L", "Pd"), 1),
        (("Ed", "M", "L", "."), 0),
    ],
)
def test_a_boat_is_worth_one_for_every_structure_beside_it(
    near: tuple[str, ...], worth: int
) -> None:
    north, east, south, west = near
    board = column("F5", f"{north} L^1 {south}") | row("E6", f"{west} L^1 {east}")
    assert points(ended(board=board)) == [0, worth]


@pytest.mark.rule("LX-612")
def test_control_of_the_structures_does_not_matter() -> None:
    board = row("E6", "Td:0 L^1 Pd:01") | {"F5": "Cd"}
    # The boat's 3 come on top of the tiles' own points.
    assert points(ended(board=board)) == [2, 3 + 3]
    view = GAME.view(ended(board=board), None)
    assert [(score.structures, score.boats) for score in view.scores] == [(2, 0), (3, 3)]


@pytest.mark.rule("LX-612")
def test_every_boat_counts_for_its_own_player() -> None:
    board = row("E6", "Td L^0 Pd L^1 Cd L^0")
    assert points(ended(board=board)) == [2 + 1, 2]


@pytest.mark.rule("LX-613")
def test_structures_placed_after_the_boat_count() -> None:
    state = turn(hand=("Pd5", "Ed5"), others=("Td5", "Ed5"))
    state = play(state, "boat from F6 to G6 ok")
    assert points(state) == [2 + 1, 0]
    state = play(state, "Td G5 ok end")
    assert points(state) == [2 + 2, 0]
    state = play(state, "Pd G7 ok end")
    assert points(state) == [2 + 3, 0]


@pytest.mark.rule("LX-613")
def test_structures_under_snakes_count_and_diagonals_do_not() -> None:
    board = row("E5", "Td Ed Pd") | row("E6", "Pd* L^0 Ed") | row("E7", "Cd Ed To")
    assert points(ended(board=board)) == [1, 0]
    assert points(ended(board=board | {"E6": "Ed"})) == [0, 0]


# --- snakes --------------------------------------------------------------------------------


@pytest.mark.rule("LX-621")
def test_a_disc_goes_to_the_supply_and_the_snakes_on_an_empty_tile() -> None:
    state = turn()
    after = play(state, "snakes from F6 to E6 ok")
    assert after.snakes == {at("E6"): 0}
    assert after.supplies == (state.supplies[0] + 1, state.supplies[1])
    assert stack(after, "F6") == "10"
    later = play(after, "Ed E5 ok end")
    assert later.snakes == {at("E6"): 0}


@pytest.mark.rule("LX-621")
def test_snakes_need_a_tile_without_discs_boat_and_snakes() -> None:
    board = row("E6", "Ed M:00 L^1 Td:0 Td:1 Pd* Po L")
    state = turn(board)
    assert targets(play(state, "snakes from F6")) == ["E6", "K6", "L6"]
    refused(state, "snakes from F6 to F6", "LX-621", "snakes-occupied", cell="F6")
    refused(state, "snakes from F6 to H6", "LX-621", "snakes-occupied", cell="H6")
    refused(state, "snakes from F6 to I6", "LX-621", "snakes-occupied", cell="I6")
    refused(state, "snakes from F6 to G6", "LX-621", "snakes-taken", cell="G6")
    refused(state, "snakes from F6 to J6", "LX-621", "snakes-taken", cell="J6")
    refused(state, "snakes from F6 to F5", "LX-606", "target-no-tile", cell="F5")


@pytest.mark.rule("LX-622")
def test_a_mountain_emptied_by_the_disc_is_allowed() -> None:
    board = row("E6", "Ed M:0 L Td:0 L")
    assert "F6" in targets(play(turn(board), "snakes from F6"))
    after = play(turn(board), "snakes from F6 to F6 ok")
    assert (after.snakes, stack(after, "F6")) == ({at("F6"): 0}, "")
    for present in ("00", "01", "10"):
        state = turn(board | {"F6": f"M:{present}"})
        refused(state, "snakes from F6 to F6", "LX-621", "snakes-occupied", cell="F6")
    # Another mountain with a single own disc is not emptied.
    two = turn(board | {"F7": "M:0"})
    refused(two, "snakes from F6 to F7", "LX-621", "snakes-occupied", cell="F7")


@pytest.mark.rule("LX-623")
def test_free_lakes_are_allowed_and_then_take_no_boat() -> None:
    state = turn()
    assert {"G6", "I6"} <= set(targets(play(state, "snakes from F6")))
    after = play(state, "snakes from F6 to G6 ok")
    again = turn(row("E6", "Ed M:10 L* Td:0 L"))
    assert after.snakes == again.snakes
    assert offered(play(again, "boat from F6")) == ["ok end"]  # I6 is the only lake left
    refused(again, "boat from F6 to G6", "LX-623", "boat-snakes", cell="G6")


@pytest.mark.rule("LX-624")
@pytest.mark.parametrize("tile", ["Ed", "Td", "Co", "M"])
def test_nobody_walks_onto_or_over_snakes(tile: str) -> None:
    near = position(board=row("E6", f"{tile}* Ed"), hand=("Cd2", "Ed2"))
    refused(near, "Cd D6 4 east", "LX-624", "snakes", cell="E6")
    assert offered(play(near, "Cd D6 4")) == ["ok", "ok end"]
    far = position(board=row("E6", f"Ed:11 {tile}* Ed"), hand=("Cd2", "Ed2"))
    refused(far, "Cd D6 3 east 1 1", "LX-624", "snakes", cell="F6")
    assert offered(play(far, "Cd D6 4 east")) == ["leave 2", "leave 3"]


@pytest.mark.rule("LX-624")
def test_no_caravan_and_no_sandstorm_comes_upon_snakes() -> None:
    state = turn(row("E6", "Td* M:00 Ed Td:0"), actions=("caravan", "sandstorm"))
    assert stack(play(state, "caravan from F6 ok"), "G6") == "0"  # the only way
    assert stack(play(state, "sandstorm from F6 ok"), "H6") == "00"
    refused(state, "caravan from F6 to E6", "LX-642", "snakes", cell="E6")
    refused(state, "sandstorm from F6 to E6", "LX-632", "sandstorm-majority", cell="E6")


@pytest.mark.rule("LX-624")
def test_the_snakes_of_everybody_stop_everybody_for_the_rest_of_the_game() -> None:
    for owner in (0, 1):
        state = position(board=row("E6", "Ed Ed"), snakes={"E6": owner}, hand=("Cd2", "Ed2"))
        refused(state, "Cd D6 2 east", "LX-624", "snakes", cell="E6")


@pytest.mark.rule("LX-625")
def test_tiles_may_be_placed_beside_snakes_and_none_scores_for_them() -> None:
    state = position(board=row("F6", "Td* Ed"), hand=("Ed2", "Ed2"))
    assert {"E6", "F5", "F7"} <= cells_offered(state, "Ed")
    assert play(state, "Ed F5 ok").board[at("F5")] == "Ed"
    assert points(ended(board=row("F6", "Pd* Td* Co*"))) == [0, 0]


@pytest.mark.rule("LX-625")
def test_snakes_are_no_disc_on_top() -> None:
    state = turn(row("E6", "Pd M:0 Ed"))
    after = play(state, "snakes from F6 to E6 ok")
    assert points(after) == [0, 0]
