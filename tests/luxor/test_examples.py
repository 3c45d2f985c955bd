"""Section 9 of the catalogue: its worked examples, one test each. Cell (0,0) is E6."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.core import Chance
from engines.luxor.board import extent
from engines.luxor.moves import Place

from .positions import (
    GAME,
    asked,
    at,
    cells_offered,
    ended,
    opened,
    play,
    points,
    position,
    refused,
    stack,
    xy,
)


@pytest.mark.rule("LX-408", "LX-416", "LX-417", "LX-419")
def test_1_the_walk_of_the_rulebook() -> None:
    state = position(
        board={xy(1, 0): "Td:11", xy(2, 0): "Pd:11", xy(3, 0): "Ed"},
        hand=("Cd2", "Cd3"),
        others=("Cd2", "Cd3"),
    )
    state = play(state, f"Cd {xy(0, 0)} E: 1/2/2 ok")
    assert [stack(state, xy(x, 0)) for x in range(3)] == ["0", "1100", "1100"]
    assert points(state) == [1 + 2 + 3, 0]
    assert state.supplies[0] == 25
    # Both targets are full: nobody walks into them or over them.
    full = {"present": 4}
    refused(state, f"Cd {xy(1, 1)} 4 north", "LX-417", "no-room", cell=xy(1, 0), **full)
    refused(state, f"Cd {xy(2, -1)} 3 south", "LX-417", "no-room", cell=xy(2, 0), **full)
    refused(state, f"Cd {xy(4, 0)} 4 west 1 1", "LX-417", "no-room", cell=xy(2, 0), **full)


@pytest.mark.rule("LX-303")
def test_2_edges() -> None:
    board = {xy(x, y): "Ed" for x in (0, 1) for y in (0, 1)}
    state = position(board=board)
    assert xy(2, 1) in cells_offered(state, "Ed")
    assert at(xy(2, 1)) in play(state, f"Ed {xy(2, 1)} ok").board
    refused(state, f"Ed {xy(2, 2)}", "LX-303", "no-edge", cell=xy(2, 2))


@pytest.mark.rule("LX-305", "LX-306")
def test_3_size_for_two_players() -> None:
    board = {xy(x, 0): "Ed" for x in range(-2, 5)} | {xy(-2, 1): "Ed", xy(4, 1): "Ed"}
    state = position(board=board)
    for y in (0, 1):
        for x in (5, -3):
            refused(state, f"Ed {xy(x, y)}", "LX-305", "limit", cell=xy(x, y), size=8, limit=7)
    # Row 1 has two tiles only; the height may still grow.
    assert {xy(x, 1) for x in (-1, 3)} | {xy(x, -1) for x in range(-2, 5)} | {
        xy(-2, 2),
        xy(4, 2),
    } <= cells_offered(state, "Ed")


@pytest.mark.rule("LX-504")
def test_4_scoring() -> None:
    # Black 0, Grey 1, Yellow 2, Orange 3.
    board = {
        xy(0, 0): "Td:210",
        xy(1, 0): "Pd:01",
        xy(2, 0): "Cd:32",
        xy(3, 0): "To:1",
        xy(4, 0): "Po:0123",
    }
    assert points(ended(seats=4, board=board)) == [2, 5, 1, 3]


@pytest.mark.rule("LX-631", "LX-632", "LX-635", "LX-637")
def test_5_the_sandstorm_of_the_rulebook() -> None:
    # Black 0, Orange 1, Grey 2.
    state = position(
        seats=3,
        board={xy(0, 0): "M:0", xy(5, 3): "To:0012"},
        adventures=True,
        actions=("sandstorm",),
        placed=1,
    )
    before = state.supplies
    state = play(state, f"sandstorm from {xy(0, 0)} to {xy(5, 3)} ok")
    assert stack(state, xy(5, 3)) == "000"
    assert stack(state, xy(0, 0)) == ""
    assert state.captives[0] == (0, 1, 1)
    assert state.supplies == before
    assert points(state) == [2 + 2, 0, 0]


@pytest.mark.rule("LX-412")
def test_6_an_oasis_on_the_way() -> None:
    board = {xy(1, 0): "To", xy(2, 0): "Pd"}
    state = position(board=board, hand=("Cd2", "Ed2"))
    after = play(state, f"Cd {xy(0, 0)} 4 E: 1/2/1 ok")
    assert [stack(after, xy(x, 0)) for x in range(3)] == ["0", "00", "0"]
    refused(
        state,
        f"Cd {xy(0, 0)} 4 E: 1/1/2",
        "LX-412",
        "entry-minimum",
        minimum=2,
        cell=xy(1, 0),
    )


@pytest.mark.rule("LX-414", "LX-415", "LX-418", "LX-419")
def test_7_two_walks_in_a_column() -> None:
    # Yellow 0, Red 1.
    state = position(
        board={xy(0, 2): "Pd", xy(0, 1): "To"}, hand=("Cd2", "Ed2"), others=("Cd2", "Ed2")
    )
    state = play(state, f"Cd {xy(0, 3)} N: 1/1/2 ok end")
    assert [stack(state, xy(0, y)) for y in (1, 2, 3)] == ["00", "0", "0"]
    state = play(state, f"Cd {xy(0, 0)} 5 S: 1/2/1/1 ok end")
    assert [stack(state, xy(0, y)) for y in range(4)] == ["1", "0011", "01", "01"]
    # Red controls all four tiles: a camp, a temple, a pyramid, a camp.
    assert points(state) == [0, 1 + 2 + 3 + 1]
    # The temple is full.
    state = replace(state, hands=(("Cd3", "Ed2"), state.hands[1]))
    refused(state, f"Cd {xy(1, 1)} 4 west", "LX-417", "no-room", cell=xy(0, 1), present=4)


@pytest.mark.rule("LX-307", "LX-305")
def test_8_the_fill_of_a_game_of_two() -> None:
    state, chance = opened(2), Chance(8)
    while not state.finished:
        moves = [move for move in asked(state).moves if isinstance(move, Place)]
        move, chance = chance.chosen(moves or asked(state).moves)
        state, _events = GAME.apply(state, state.active, move)
    left, right, top, bottom = extent(sum(1 << cell for cell in state.board))
    assert (right - left, bottom - top) == (6, 6)
    assert len(state.board) == 48
