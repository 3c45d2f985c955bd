"""LX-305 and LX-306: how far the display may grow, cell by cell; and the names of cells."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engines.core import Chance
from engines.luxor.board import LIMITS, STRIDE, cell_at, cell_name, frame, window
from engines.luxor.moves import Place

from .games import states_of
from .positions import (
    GAME,
    at,
    cells_offered,
    column,
    opened,
    play,
    position,
    refused,
    row,
)


def line(count: int) -> str:
    return " ".join(["Ed"] * count)


@pytest.mark.rule("LX-305")
@pytest.mark.parametrize(("seats", "limit"), [(2, 7), (3, 9), (4, 10)])
def test_the_display_is_never_wider_than_the_limit(seats: int, limit: int) -> None:
    short = position(seats=seats, board=row("C7", line(limit - 1)))
    east, west = f"{chr(ord('C') + limit - 1)}7", "B7"
    assert {east, west} <= cells_offered(short, "Ed")
    for end, beyond in ((east, ["B7", f"{chr(ord('C') + limit)}7"]), (west, ["A7", east])):
        full = play(short, f"Ed {end} ok")
        assert not cells_offered(full, "Ed").intersection(beyond)
        for cell in beyond:
            refused(full, f"Ed {cell}", "LX-305", "limit", cell=cell, size=limit + 1, limit=limit)


@pytest.mark.rule("LX-305")
@pytest.mark.parametrize(("seats", "limit"), [(2, 7), (3, 9), (4, 10)])
def test_the_display_is_never_higher_than_the_limit(seats: int, limit: int) -> None:
    full = position(seats=seats, board=column("G3", line(limit)))
    allowed = {f"{letter}{number}" for letter in "FH" for number in range(3, 3 + limit)}
    assert cells_offered(full, "Ed") == allowed
    for cell in ("G2", f"G{3 + limit}"):
        refused(full, f"Ed {cell}", "LX-305", "limit", cell=cell, size=limit + 1, limit=limit)


@pytest.mark.rule("LX-306")
def test_the_limit_holds_for_the_whole_display_also_in_a_short_row() -> None:
    # Columns C to I are taken in row 6; row 7 has two tiles at its west end.
    state = position(board=row("C6", line(7)) | row("C7", "Td Td"))
    assert cells_offered(state, "Ed") == {
        *(f"{letter}5" for letter in "CDEFGHI"),
        *(f"{letter}7" for letter in "EFGHI"),
        "C8",
        "D8",
    }
    refused(state, "Ed B7", "LX-305", "limit", cell="B7", size=8, limit=7)
    # East of I the box would be too wide in every row.
    state = position(board=row("C6", line(7)) | row("I7", "Td"))
    refused(state, "Ed J7", "LX-305", "limit", cell="J7", size=8, limit=7)


@pytest.mark.rule("LX-306")
def test_seven_tiles_in_a_row_are_too_few_to_know_the_box() -> None:
    # Three tiles to the west of one row and three to the east of another: 8 wide together.
    board = row("C6", line(4)) | row("F7", line(3))
    state = position(board=board)
    assert {"B6", "I7"} <= cells_offered(state, "Ed")
    after = play(state, "Ed B6 ok")
    assert "I7" not in cells_offered(after, "Ed")
    refused(after, "Ed I7", "LX-305", "limit", cell="I7", size=8, limit=7)


@pytest.mark.rule("LX-306")
def test_the_box_floats_until_an_extent_reaches_the_limit() -> None:
    state = opened(2)
    assert window_names(state.board, 2) == ("A1", "L12")
    state = position(board=row("E6", line(4)))
    assert window_names(state.board, 2) == ("B1", "K12")
    state = position(board=row("C6", line(7)))
    # The width is fixed, the height still floats.
    assert window_names(state.board, 2) == ("C1", "I12")
    state = position(board=row("C6", line(7)) | column("C7", line(5)))
    assert window_names(state.board, 2) == ("C5", "I12")
    state = position(board=row("C6", line(7)) | column("C7", line(6)))
    assert window_names(state.board, 2) == ("C6", "I12")


def window_names(board: Mapping[int, object], seats: int) -> tuple[str, str]:
    occupied = sum(1 << cell for cell in board)
    left, right, top, bottom = window(occupied, seats)
    return cell_name(top * STRIDE + left), cell_name(bottom * STRIDE + right)


@pytest.mark.rule("LX-303", "LX-305", "LX-306")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cells_offered_are_those_of_a_plain_count(seats: int) -> None:
    """Try every cell in and around the frame, in the positions of a whole game."""
    limit = LIMITS[seats]
    for state in states_of(seats, adventures=False, seed="plain")[seats::9]:
        if state.finished or state.draft is not None or not state.hands[state.active]:
            continue
        tile = state.hands[state.active][0][:-1]
        taken = {divmod(cell, STRIDE) for cell in state.board}
        wanted = set()
        for y in range(-1, 20):
            for x in range(-1, 20):
                box = [*taken, (y, x)]
                high = max(b[0] for b in box) - min(b[0] for b in box) < limit
                wide = max(b[1] for b in box) - min(b[1] for b in box) < limit
                beside = taken & {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)}
                if (y, x) not in taken and high and wide and beside:
                    wanted.add(y * STRIDE + x)
        allowed = {
            cell
            for cell in range(-40, 25 * STRIDE)
            if GAME.refusal(state, state.active, Place(tile, cell)) is None  # type: ignore[arg-type]
        }
        assert allowed == wanted
        assert {at(name) for name in cells_offered(state, tile)} == wanted


# --- the frame -----------------------------------------------------------------------------


@pytest.mark.rule("LX-803")
@pytest.mark.parametrize(("seats", "size"), [(2, (12, 12)), (3, (15, 16)), (4, (16, 18))])
def test_the_frame_has_room_for_every_display(seats: int, size: tuple[int, int]) -> None:
    columns, rows = frame(seats)
    assert (columns, rows) == size
    # The starting rectangle is in the middle: as many cells before it as after it.
    start = [divmod(cell, STRIDE) for cell in opened(seats).board]
    assert min(x for _y, x in start) == columns - 1 - max(x for _y, x in start)
    assert min(y for y, _x in start) == rows - 1 - max(y for y, _x in start)
    # From it the display can reach every edge, and no further.
    assert window_names(opened(seats).board, seats) == (
        "A1",
        cell_name((rows - 1) * STRIDE + columns - 1),
    )


@pytest.mark.rule("LX-803")
def test_names_never_shift_while_the_display_grows() -> None:
    state = opened(2)
    chance, named = Chance(5), dict[str, str]()
    while len(state.board) < 20:
        places = [move for move in GAME.decisions(state)[0].moves if isinstance(move, Place)]
        if places:
            move, chance = chance.chosen(places)
            named[cell_name(move.cell)] = move.tile
            state, _events = GAME.apply(state, state.active, move)
        else:
            state, _events = GAME.apply(state, state.active, GAME.decisions(state)[0].moves[-1])
    for name, tile in named.items():
        assert state.board[at(name)] == tile


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("A1", 0),
        ("f6", 5 * STRIDE + 5),
        ("P18", 17 * STRIDE + 15),
        ("Z32", 31 * STRIDE + 25),
        ("Z33", None),
        ("A0", None),
        ("6F", None),
        ("F", None),
        ("F6x", None),
        ("É6", None),
        ("F²", None),
        ("", None),
    ],
)
def test_names_of_cells(name: str, cell: int | None) -> None:
    assert cell_at(name) == cell
    if cell is not None:
        assert cell_name(cell) == name.upper()
