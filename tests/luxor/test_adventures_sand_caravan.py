"""LX-631 to LX-652: sandstorm, caravan, and the final score."""

from __future__ import annotations

import pytest

from engines.luxor.board import CODES
from engines.luxor.events import Acted
from engines.luxor.state import State

from .positions import (
    GAME,
    Board,
    asked,
    at,
    column,
    ended,
    events,
    names,
    offered,
    play,
    points,
    position,
    refused,
    row,
    stack,
)


def turn(board: Board, **more: object) -> State:
    """Return a turn with a tile placed, with a sandstorm and a caravan in hand."""
    known: dict[str, object] = {
        "seats": 3,
        "placed": 1,
        "adventures": True,
        "actions": ("sandstorm", "caravan"),
    }
    return position(board=board, **(known | more))  # type: ignore[arg-type]


def storms(state: State) -> list[str]:
    """Return the tiles that a sandstorm from F6 may come upon."""
    drafted = GAME.apply(state, 0, GAME.parse("sandstorm from F6", ())[0])[0]
    return names(move.cell for move in asked(drafted).moves)


# --- sandstorm -----------------------------------------------------------------------------


@pytest.mark.rule("LX-631")
def test_a_disc_goes_from_a_mountain_to_another_tile_at_any_distance() -> None:
    board = row("F6", "M:10 Ed Ed Ed Ed Td:0") | {"B2": "Pd:00"}
    state = turn(board)
    assert storms(state) == ["B2", "K6"]
    after = play(state, "sandstorm from F6 to B2 ok")
    assert [stack(after, cell) for cell in ("F6", "B2", "K6")] == ["1", "000", "0"]
    assert after.supplies == state.supplies
    refused(state, "sandstorm from F6 to E2", "LX-606", "target-no-tile", cell="E2")


@pytest.mark.rule("LX-632")
@pytest.mark.parametrize(
    ("there", "majority"),
    [
        ("0", True),
        ("01", False),
        ("10", False),
        ("001", True),
        ("100", True),
        ("0012", True),
        ("0120", True),
        ("0112", False),
        ("0011", False),
        ("012", False),
        ("0001", True),
        ("1", False),
        ("1112", False),
    ],
)
def test_the_majority_is_more_than_each_other_player(there: str, majority: bool) -> None:
    state = turn(row("F6", f"M:000 Ed Ed Po:{there} Ed Td:0"))
    assert ("I6" in storms(state)) is majority
    if majority:
        after = play(state, "sandstorm from F6 to I6 ok")
        assert stack(after, "I6") == "0" * (there.count("0") + 1)
    else:
        refused(state, "sandstorm from F6 to I6", "LX-632", "sandstorm-majority", cell="I6")


@pytest.mark.rule("LX-632")
def test_an_empty_tile_holds_no_majority() -> None:
    state = turn(row("F6", "M:000 Ed L Td:0"))
    assert storms(state) == ["I6"]
    refused(state, "sandstorm from F6 to G6", "LX-632", "sandstorm-majority", cell="G6")


@pytest.mark.rule("LX-632", "LX-631")
def test_the_majority_is_held_before_the_move() -> None:
    # With the disc to come there would be 2 against 1.
    state = turn(row("F6", "M:00 Ed Po:01 Td:0"))
    refused(state, "sandstorm from F6 to H6", "LX-632", "sandstorm-majority", cell="H6")


@pytest.mark.rule("LX-633")
def test_source_and_target_differ() -> None:
    state = turn(row("F6", "M:001 Ed Td:0"))
    assert storms(state) == ["H6"]
    refused(state, "sandstorm from F6 to F6", "LX-633", "sandstorm-same", cell="F6")


@pytest.mark.rule("LX-634")
def test_three_own_at_most_before_the_move() -> None:
    board = row("F6", "M:0 Td:0000 Pd:000 Ed:0001 Ed:1000")
    state = turn(board)
    assert storms(state) == ["H6", "I6", "J6"]
    refused(state, "sandstorm from F6 to G6", "LX-634", "sandstorm-full", cell="G6")
    # 3 own and 1 foreign: five lie there during the move, four after it.
    after = play(state, "sandstorm from F6 to I6 ok")
    assert (stack(after, "I6"), after.captives[0]) == ("0000", (0, 1, 0))


@pytest.mark.rule("LX-635")
def test_all_of_others_are_taken_captive() -> None:
    state = turn(row("F6", "M:0 Ed Td:0120 Ed"))
    after = play(state, "sandstorm from F6 ok")
    assert stack(after, "H6") == "000"
    assert after.captives == ((0, 1, 1), (0, 0, 0), (0, 0, 0))
    (acted, *_) = events(state, "sandstorm from F6 ok")
    assert acted == Acted(
        seat=0, action="sandstorm", source=at("F6"), target=at("H6"), captured=(1, 2)
    )


@pytest.mark.rule("LX-635")
def test_a_target_without_rivals_is_allowed() -> None:
    state = turn(row("F6", "M:0 Ed Td:00 Ed"))
    after = play(state, "sandstorm from F6 ok")
    assert stack(after, "H6") == "000"
    assert after.captives == ((0, 0, 0),) * 3


@pytest.mark.rule("LX-635")
def test_captives_are_added_up() -> None:
    state = turn(row("F6", "M:0 Ed Td:001 Ed"), captives={0: "12", 2: "1"})
    after = play(state, "sandstorm from F6 ok")
    assert after.captives == ((0, 2, 1), (0, 0, 0), (0, 1, 0))


@pytest.mark.rule("LX-636")
@pytest.mark.parametrize("tile", [code for code in CODES if code != "L"])
def test_terrain_and_minimum_of_the_target_do_not_matter(tile: str) -> None:
    state = turn(row("F6", f"M:0 Ed {tile}:001 Ed"))
    after = play(state, "sandstorm from F6 to H6 ok")
    assert (stack(after, "H6"), stack(after, "F6")) == ("000", "")


@pytest.mark.rule("LX-637")
def test_captives_are_points_and_nobodys_supply() -> None:
    state = ended(seats=3, board=row("F6", "Td:1 Ed:1"), captives={0: "122"}, adventures=True)
    result = GAME.outcome(state)
    assert result is not None
    assert result.scores == (3, 2, 0)
    assert ("captives", (3, 0, 0)) in result.sources
    assert state.supplies == (30, 27, 28)


@pytest.mark.rule("LX-637")
def test_captives_do_not_count_in_a_tie() -> None:
    # Both have 2 points and 5 in supply; seat 0 has two captives besides.
    state = ended(board=row("F6", "Ed Td:1"), captives={0: "11"}, supplies=(5, 5))
    result = GAME.outcome(state)
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ((2, 2), (1, 1), (0, 1))
    # Nor for those whom they came from.
    state = ended(board=row("F6", "Ed Td:1"), captives={0: "11"}, supplies=(6, 5))
    result = GAME.outcome(state)
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rule("LX-637", "LX-635")
def test_taking_captives_changes_no_supply() -> None:
    state = turn(row("F6", "M:0 Ed Td:0012 Ed"), supplies=(3, 4, 5))
    after = play(state, "sandstorm from F6 ok")
    assert after.supplies == (3, 4, 5)
    # 2 for the temple, and 1 for each captive.
    assert points(after) == [2 + 2, 0, 0]


@pytest.mark.rule("LX-638", "LX-643")
@pytest.mark.parametrize("action", ["sandstorm", "caravan"])
def test_the_used_tile_leaves_the_game(action: str) -> None:
    actions = ("sandstorm", "caravan")
    state = turn(row("F6", "M:0 Td:0"), actions=actions)
    after = play(state, f"{action} from F6 ok")
    assert after.action_hands[0] == tuple(held for held in actions if held != action)
    assert after.action_piles[0] == ()
    assert GAME.view(after, None).used == ((action,), (), ())
    assert (after.boats, after.snakes) == ({}, {})


# --- caravan -------------------------------------------------------------------------------


@pytest.mark.rule("LX-641")
@pytest.mark.parametrize("cell", ["F5", "G6", "F7", "E6"])
def test_a_disc_goes_to_a_tile_beside_the_mountain_and_lands_on_top(cell: str) -> None:
    board = column("F5", "Td:1 M:20 Td:1") | row("E6", "Td:1 M:20 Td:1")
    state = turn(board)
    after = play(state, f"caravan from F6 to {cell} ok")
    assert (stack(after, cell), stack(after, "F6")) == ("10", "2")
    assert after.supplies == state.supplies
    assert points(after)[0] == 2


@pytest.mark.rule("LX-641")
def test_a_caravan_goes_one_step_and_not_diagonally() -> None:
    board = row("E5", "Ed Ed Ed") | row("E6", "Ed M:0 Ed Ed") | row("E7", "Ed Ed Ed")
    drafted = play(turn(board), "caravan from F6")
    assert names(move.cell for move in asked(drafted).moves) == ["F5", "E6", "G6", "F7"]
    for cell in ("E5", "G5", "E7", "G7", "H6", "F6"):
        refused(turn(board), f"caravan from F6 to {cell}", "LX-641", "caravan-far", cell=cell)


@pytest.mark.rule("LX-642")
def test_what_a_caravan_cannot_enter() -> None:
    board = column("F5", "L M:0 Ed*") | row("E6", "Td:1212 M:0")
    state = turn(board | {"B2": "Ed"})
    refused(turn(board), "caravan from F6", "LX-606", "no-effect", action="caravan")
    assert "caravan from F6" not in offered(state)
    state = turn(board | {"G6": "Ed"})
    refused(state, "caravan from F6 to F5", "LX-642", "lake", cell="F5")
    refused(state, "caravan from F6 to F7", "LX-642", "snakes", cell="F7")
    refused(state, "caravan from F6 to E6", "LX-642", "no-room", cell="E6", present=4)
    assert stack(play(state, "caravan from F6 ok"), "G6") == "0"
    refused(
        turn(row("F6", "M:0 Ed")), "caravan from F6 to F5", "LX-642", "target-no-tile", cell="F5"
    )


@pytest.mark.rule("LX-642")
@pytest.mark.parametrize("there", ["Co", "To:11", "Po:121", "M", "M:12", "M:112", "Ed:111"])
def test_the_minimum_does_not_apply_to_a_caravan(there: str) -> None:
    state = turn(row("F6", f"M:0 {there}"))
    after = play(state, "caravan from F6 to G6 ok")
    assert stack(after, "G6") == there.partition(":")[2] + "0"


# --- final score ---------------------------------------------------------------------------


@pytest.mark.rule("LX-652")
def test_the_final_score_is_structures_boats_and_captives() -> None:
    board = row("F6", "Pd:0 L^0 Td:1 L^2 Ed:2")
    state = ended(
        seats=3, board=board, captives={0: "1", 1: "22"}, supplies=(1, 9, 9), adventures=True
    )
    result = GAME.outcome(state)
    assert result is not None
    assert result.sources == (
        ("structures", (3, 2, 0)),
        ("boats", (2, 0, 1)),
        ("captives", (1, 2, 0)),
        ("supply", (1, 9, 9)),
    )
    assert result.scores == (6, 4, 1)
    assert result.ranks == (1, 2, 3)


@pytest.mark.rule("LX-652")
def test_a_tie_of_the_final_score_is_broken_as_in_the_base_game() -> None:
    board = row("F6", "Td:0 L^1 Cd:2 Ed")
    for supplies, ranks in (((5, 4, 9), (1, 2, 3)), ((4, 5, 9), (2, 1, 3)), ((4, 4, 9), (1, 1, 3))):
        result = GAME.outcome(ended(seats=3, board=board, supplies=supplies, adventures=True))
        assert result is not None
        assert (result.scores, result.ranks) == ((2, 2, 1), ranks)
