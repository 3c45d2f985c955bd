"""The order of offered moves, on which messages already posted depend, in given positions."""

from __future__ import annotations

import pytest

from engines.luxor.state import State

from .positions import offered, opened, play, position, row, started


def listed(state: State) -> str:
    return " | ".join(offered(state))


@pytest.mark.rule("LX-801")
def test_starting_tiles_in_the_order_of_set_1() -> None:
    for seed in ("one", "two"):
        assert offered(started(4, seed), 3) == ["keep Td", "keep Ed", "keep M"]


@pytest.mark.rule("LX-803")
def test_the_first_turn_of_two() -> None:
    # By tile, in the order of the hand; then by row, by column.
    cells = ["F5", "G5", "E6", "H6", "E7", "H7", "F8", "G8"]
    assert offered(opened(2, keep="M")) == [
        f"{tile} {cell}" for tile in ("Cd", "M") for cell in cells
    ]


@pytest.mark.rule("LX-802", "LX-803")
def test_after_a_draw_the_new_tile_comes_last() -> None:
    state = position(board=row("F6", "Ed Ed"), hand=("Ed2", "Cd4"), pile=("Po3",), seats=2)
    assert listed(play(state, "Ed E6 ok")) == (
        "Cd E5 | Cd F5 | Cd G5 | Cd D6 | Cd H6 | Cd E7 | Cd F7 | Cd G7 | "
        "Po E5 | Po F5 | Po G5 | Po D6 | Po H6 | Po E7 | Po F7 | Po G7 | end"
    )


@pytest.mark.rule("LX-807", "LX-808", "LX-809", "LX-810")
def test_a_turn_with_actions() -> None:
    # By tile and cell; then by mountain, by kind of action; then the end of the turn.
    state = position(
        board=row("E6", "L M:10 Td:0 Ed") | row("E7", "Ed Ed M:0 L"),
        hand=("M4",),
        placed=1,
        adventures=True,
        actions=("caravan", "sandstorm", "snakes"),
    )
    assert listed(state) == (
        "M E5 | M F5 | M G5 | M H5 | M D6 | M I6 | M D7 | M I7 | M E8 | M F8 | M G8 | M H8 | "
        "snakes from F6 | sandstorm from F6 | caravan from F6 | "
        "snakes from G7 | sandstorm from G7 | caravan from G7 | end"
    )
    assert listed(play(state, "snakes from G7")) == (
        "target E6 | target H6 | target E7 | target F7 | target G7 | target H7"
    )
    assert offered(play(state, "sandstorm from F6")) == ["target G6", "target G7"]
    assert offered(play(state, "caravan from F6")) == ["target G6", "target F7"]


@pytest.mark.rule("LX-804", "LX-805", "LX-806", "LX-811")
def test_a_camp_and_its_walk() -> None:
    board = row("E6", "Ed . Ed Td") | {"F5": "Ed", "F7": "Ed"}
    state = play(position(board=board, hand=("Cd2", "Ed2")), "Cd F6")
    assert offered(state) == ["deploy 1", "deploy 2", "deploy 3", "deploy 4", "deploy 5"]
    state = play(state, "4")
    assert offered(state) == ["stand", "north", "east", "south", "west"]
    state = play(state, "east")
    assert offered(state) == ["leave 1", "leave 2", "leave 3"]
    state = play(state, "1 1 2")
    assert offered(state) == ["ok", "ok end"]


@pytest.mark.rule("LX-803", "LX-809", "LX-810")
def test_the_order_does_not_depend_on_how_the_position_came_about() -> None:
    original = position(board=row("F6", "Ed Td Pd"), hand=("Ed2", "M2"))
    same_board = position(board=dict(reversed(row("F6", "Ed Td Pd").items())), hand=("Ed2", "M2"))
    assert offered(original) == offered(same_board)
    mountains = {"F6": "M:0", "G6": "M:0", "F7": "M:0", "G7": "Td:0", "H6": "Pd:0"}
    both = [
        position(
            board=dict(items),
            hand=(),
            placed=1,
            adventures=True,
            actions=("caravan", "sandstorm"),
        )
        for items in (mountains.items(), reversed(mountains.items()))
    ]
    assert offered(both[0]) == offered(both[1])
    assert offered(play(both[0], "sand F6")) == offered(play(both[1], "sand F6"))
    assert offered(play(both[0], "caravan F6")) == offered(play(both[1], "caravan F6"))
