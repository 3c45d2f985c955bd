"""Section 11 of the catalogue: edge cases that break naive implementations, in its order."""

from __future__ import annotations

import pytest

from engines.luxor.state import State

from .positions import (
    GAME,
    asked,
    at,
    cells_offered,
    ended,
    offered,
    play,
    points,
    position,
    refused,
    row,
    stack,
)


def before_camp(board: dict[str, str], tile: str = "Cd", **more: object) -> State:
    """Return the state in which a camp can be placed at D6, with another tile in hand."""
    return position(board=board, hand=(f"{tile}2", "Ed2"), **more)  # type: ignore[arg-type]


@pytest.mark.rule("LX-415", "LX-416")
def test_the_limit_of_4_concerns_who_is_left_not_who_passes() -> None:
    state = before_camp(row("E6", "Ed:111 Ed:111 Ed"))
    after = play(state, "Cd D6 5 east 1 1 1 2 ok")
    assert [stack(after, cell) for cell in ("E6", "F6", "G6")] == ["1110", "1110", "00"]


@pytest.mark.rule("LX-413", "LX-417")
def test_those_present_do_not_count_for_the_minimum() -> None:
    state = before_camp(row("E6", "M:0 Ed"))
    refused(state, "Cd D6 3 east", "LX-412", "entry-minimum", minimum=3, cell="E6")


@pytest.mark.rule("LX-417")
def test_a_full_tile_is_not_crossed_without_stopping() -> None:
    state = before_camp(row("E6", "Ed:0011 Ed Ed"))
    refused(state, "Cd D6 4 east", "LX-417", "no-room", cell="E6", present=4)
    assert offered(play(state, "Cd D6 4")) == ["ok", "ok end"]


@pytest.mark.rule("LX-415")
def test_five_do_not_stay_on_the_camp() -> None:
    refused(before_camp(row("E6", "Ed")), "Cd D6 5 stand", "LX-415", "must-walk", room=4)


@pytest.mark.rule("LX-406")
def test_the_minimum_of_the_camp_does_not_walk_off() -> None:
    state = before_camp(row("E6", "Ed Ed"), "Co")
    refused(state, "Co D6 4 east 1", "LX-406", "camp-stays", minimum=2)
    refused(state, "Co D6 4 east 0", "LX-406", "camp-stays", minimum=2)


@pytest.mark.rule("LX-406")
def test_an_oasis_camp_has_three_walkers() -> None:
    # Two oases in a row need four walkers: too many for an oasis camp, not for a desert camp.
    board = row("E6", "To Po")
    assert stack(play(before_camp(board), "Cd D6 5 east 1 2 2 ok"), "F6") == "00"
    state = before_camp(board, "Co")
    assert stack(play(state, "Co D6 5 east 2 3 ok"), "E6") == "000"
    refused(state, "Co D6 5 east 2 2 1", "LX-412", "entry-minimum", minimum=2, cell="F6")


@pytest.mark.rule("LX-404", "LX-405")
@pytest.mark.parametrize(("tile", "supply"), [("Cd", 0), ("Co", 0), ("Co", 1)])
def test_a_camp_is_placeable_with_too_few_in_supply(tile: str, supply: int) -> None:
    after = play(before_camp(row("E6", "Ed"), tile, supplies=(supply, 9)), f"{tile} D6 ok")
    assert (after.board[at("D6")], stack(after, "D6")) == (tile, "")
    assert after.supplies == (supply, 9)


@pytest.mark.rule("LX-306")
def test_the_limit_is_not_row_by_row() -> None:
    board = row("C6", "Ed Ed Ed Ed Ed Ed Ed") | {"C7": "Ed", "I7": "Ed"}
    cells = cells_offered(position(board=board), "Ed")
    assert not cells & {"B6", "B7", "J6", "J7"}


@pytest.mark.rule("LX-306")
def test_the_window_is_not_fixed_too_early() -> None:
    # Six wide: it may become wider on either side, but not on both.
    state = position(board=row("D6", "Ed Ed Ed Ed Ed Ed"), hand=("Ed2", "Ed2"))
    assert {"C6", "J6"} <= cells_offered(state, "Ed")
    assert "J6" not in cells_offered(play(state, "Ed C6 ok"), "Ed")
    assert "C6" not in cells_offered(play(state, "Ed J6 ok"), "Ed")


@pytest.mark.rule("LX-410")
def test_a_hole_is_not_walkable() -> None:
    state = before_camp(row("E6", ". Ed") | {"D7": "Ed"})
    refused(state, "Cd D6 3 east", "LX-410", "no-tile")
    assert offered(play(state, "Cd D6 3")) == ["stand", "south"]


@pytest.mark.rule("LX-309")
def test_nothing_is_drawn_before_the_walk_is_settled() -> None:
    state = before_camp(row("E6", "Ed Ed"), pile=("Po3", "L3"))
    drafted = play(state, "Cd D6 4 east 1")
    assert (drafted.hands, drafted.piles) == (state.hands, state.piles)
    assert GAME.view(drafted, 0).hand == ("Cd2", "Ed2")
    assert play(drafted, "1 2 ok").hands[0] == ("Ed2", "Po3")


@pytest.mark.rule("LX-802")
def test_a_hand_of_two_equal_tiles_is_one_option() -> None:
    state = position(board=row("E6", "Ed"), hand=("Td2", "Td3"))
    assert offered(state) == ["Td E5", "Td D6", "Td F6", "Td E7"]


@pytest.mark.rule("LX-311", "LX-312")
def test_the_last_player_with_tiles_plays_on_alone() -> None:
    state = position(board=row("E6", "Ed"), hand=("Td5", "Td5"), pile=("Ed5", "Ed5"), others=())
    sizes = []
    for cell in ("F6", "G6", "H6", "I6"):
        sizes.append(len(state.hands[0]))
        turn, tile = state.turn, state.hands[0][0][:-1]
        state = play(state, f"{tile} {cell} ok end")
        assert state.turn == turn + 1
    assert sizes == [2, 2, 2, 1]
    assert state.finished


@pytest.mark.rule("LX-501", "LX-609")
def test_the_last_action_comes_after_the_very_last_tile() -> None:
    board = row("E6", "Ed M:01 Td:0")
    state = position(board=board, hand=("Ed5",), others=(), adventures=True, actions=("sandstorm",))
    state = play(state, "Ed D6 ok")
    assert (state.finished, offered(state)) == (False, ["sandstorm from F6", "end"])
    after = play(state, "sand F6 ok")
    assert (after.finished, stack(after, "G6")) == (True, "00")


@pytest.mark.rule("LX-609", "LX-312")
def test_no_action_when_skipped() -> None:
    board = row("E6", "Ed M:01 Td:1")
    state = position(
        board=board, hand=("Ed5", "Ed5"), others=(), adventures=True, actions=("sandstorm",)
    )
    state = play(state, "Ed D6 ok end")
    assert state.active == 0
    assert {question.seat for question in GAME.decisions(state)} == {0}


@pytest.mark.rule("LX-632", "LX-634")
def test_three_own_and_one_foreign_is_a_target_four_own_is_not() -> None:
    board = row("E6", "M:0 Ed Td:0001 Pd:0000 Cd:01")
    state = position(board=board, placed=1, adventures=True, actions=("sandstorm",))
    after = play(state, "sand E6 ok")
    assert (stack(after, "G6"), after.captives[0]) == ("0000", (0, 1))
    refused(state, "sand E6 to H6", "LX-634", "sandstorm-full", cell="H6")
    refused(state, "sand E6 to I6", "LX-632", "sandstorm-majority", cell="I6")


@pytest.mark.rule("LX-637", "LX-651")
def test_captives_are_in_no_supply_returned_adventurers_are() -> None:
    board = row("E6", "M:00 L Td:001 Ed Ed:0")
    state = position(
        board=board, placed=1, adventures=True, actions=("sandstorm", "boat"), supplies=(4, 4)
    )
    swept = play(state, "sand E6 to G6 ok")
    assert (swept.captives[0], swept.supplies) == ((0, 1), (4, 4))
    shipped = play(state, "boat E6 ok")
    assert (shipped.captives[0], shipped.supplies) == ((0, 0), (5, 4))
    tied = GAME.outcome(ended(board={"F6": "Cd:1"}, captives={0: "1"}, supplies=(5, 5)))
    assert tied is not None
    assert tied.ranks == (1, 1)


@pytest.mark.rule("LX-612", "LX-613", "LX-623")
def test_what_a_boat_counts() -> None:
    board = row("E6", "Cd:1 L^0 Pd*") | {"F5": "Td", "E5": "Po", "G7": "Po"}
    assert points(ended(board=board)) == [3, 1]
    lake = position(board=row("E6", "M:0 L* Td"), placed=1, adventures=True, actions=("boat",))
    assert offered(lake)[-1] == "end"
    assert "boat from E6" not in offered(lake)


@pytest.mark.rule("LX-608", "LX-412")
def test_a_thinned_mountain_may_be_entered_again() -> None:
    for present, enterable in (("11", False), ("1", True), ("", True)):
        there = f"M:{present}" if present else "M"
        state = before_camp(row("E6", there))
        assert ("east" in [*offered(play(state, "Cd D6 4"))]) is enterable


@pytest.mark.rule("LX-604", "LX-607")
def test_an_own_adventurer_below_three_foreign_ones_still_qualifies() -> None:
    state = position(board=row("E6", "M:0111 Ed"), placed=1, adventures=True, actions=("caravan",))
    assert "caravan from E6" in offered(state)
    after = play(state, "caravan ok")
    assert (stack(after, "E6"), stack(after, "F6")) == ("111", "0")
    assert asked(after).kind == "turn"
