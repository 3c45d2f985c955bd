"""Section 3 of the catalogue, without the size of the display: turns and placements."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.core import Chance
from engines.luxor.board import CODES, DIRECTIONS
from engines.luxor.events import TurnEnded
from engines.luxor.moves import Confirm, End, Place, Tile
from engines.luxor.tiles import face

from .games import random_game, states_of
from .positions import (
    GAME,
    asked,
    at,
    cells_offered,
    events,
    offered,
    opened,
    play,
    position,
    refused,
    row,
    started,
)

START = row("F6", "Ed Td") | row("F7", "M Ed")


# --- turns ---------------------------------------------------------------------------------


@pytest.mark.rule("LX-301")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_turns_clockwise(seats: int) -> None:
    board = row("G8", "Ed Td Ed") | row("G9", "M Ed Td")
    for active in range(seats):
        state = position(seats=seats, board=board, active=active)
        for waiting in set(range(seats)) - {active}:
            refused(state, "Ed F8", "LX-301", "not-your-turn", seat=waiting, turn_seat=active)
        after = play(state, "Ed F8 ok end")
        assert after.active == (active + 1) % seats
        assert [question.seat for question in GAME.decisions(after)] == [after.active]
        assert after.turn == state.turn + 1


@pytest.mark.rule("LX-302")
def test_the_first_placement_is_mandatory() -> None:
    state = position(board=START)
    refused(state, "end", "LX-302", "place-one")
    assert "end" not in offered(state)


@pytest.mark.rule("LX-302")
def test_the_second_and_third_placement_are_optional_and_there_is_no_fourth() -> None:
    state = position(board=START, hand=("Ed2", "Ed2"), pile=("Ed3",) * 9)
    for number, cell in enumerate(("E6", "D6", "C6"), start=1):
        drafted = play(state, f"Ed {cell}")
        if number < 3:
            assert offered(drafted) == ["ok", "ok end"]
            assert play(drafted, "ok end").active == 1
            state = play(drafted, "ok")
            assert (state.active, state.placed) == (0, number)
            assert "end" in offered(state)
            assert play(state, "end").active == 1
        else:
            assert offered(drafted) == ["ok end"]
            refused(drafted, Confirm(end=False), "LX-302", "turn-must-end")
            state = play(drafted, "ok")
            assert (state.active, state.placed) == (1, 0)


@pytest.mark.rule("LX-302")
def test_a_fourth_tile_is_refused_also_where_an_action_may_follow() -> None:
    state = position(
        board=START | {"F7": "M:0"},
        hand=("Ed2", "Ed2"),
        adventures=True,
        actions=("caravan",),
        placed=3,
    )
    assert not [move for move in asked(state).moves if isinstance(move, Place)]
    refused(state, "Ed E6", "LX-302", "three-tiles", maximum=3)


# --- where a tile may lie ------------------------------------------------------------------


@pytest.mark.rule("LX-303")
def test_a_tile_must_share_an_edge_with_the_display() -> None:
    state = position(board=START, hand=("Ed2", "Ed2"))
    assert cells_offered(state, "Ed") == {"F5", "G5", "E6", "H6", "E7", "H7", "F8", "G8"}
    for corner in ("E5", "H5", "E8", "H8"):
        refused(state, f"Ed {corner}", "LX-303", "no-edge", cell=corner)
    refused(state, "Ed B2", "LX-303", "no-edge", cell="B2")


@pytest.mark.rule("LX-303")
@pytest.mark.parametrize("cell", [-33, -32, -1, 31, 10_000])
def test_a_cell_off_the_frame_is_refused_also_beside_its_edge(cell: int) -> None:
    state = position(board=row("A1", "Ed Ed") | {"A2": "Ed"}, hand=("Ed2", "Ed2"))
    assert GAME.refusal(state, 0, Place("Ed", cell)) is not None


@pytest.mark.rule("LX-303")
def test_a_tile_goes_to_an_empty_cell() -> None:
    state = position(board=START)
    for cell in START:
        refused(state, f"Ed {cell}", "LX-303", "taken", cell=cell)


@pytest.mark.rule("LX-303")
def test_a_tile_comes_from_the_own_hand() -> None:
    state = position(board=START, hand=("Ed2", "Cd2"), pile=("M3",), others=("Pd2", "M2"))
    for tile in set(CODES) - {"Ed", "Cd"}:
        refused(state, f"{tile} E6", "LX-303", "not-in-hand", tile=tile)


@pytest.mark.rule("LX-304")
@pytest.mark.parametrize("tile", CODES)
def test_any_terrain_may_lie_beside_any_other(tile: Tile) -> None:
    state = position(board=row("B6", "Cd Co Td To Pd Po Ed"), hand=(f"{tile}2",))
    assert {f"{letter}5" for letter in "BCDEFGH"} <= cells_offered(state, tile)
    for neighbour in CODES:
        pair = position(board={"F6": neighbour, "G6": "Ed"}, hand=(f"{tile}2",))
        assert len(cells_offered(pair, tile)) == 6
        for cell in ("E6", "F5", "F7"):
            assert GAME.refusal(pair, 0, Place(tile, at(cell))) is None


@pytest.mark.rule("LX-304")
def test_holes_may_be_left_and_filled_later() -> None:
    ring = row("E5", "Ed Ed Ed") | row("E6", "Ed . Ed") | row("E7", "Ed Ed .")
    state = position(board=ring, hand=("Ed2", "Ed2"), pile=("Ed3", "Ed3"))
    state = play(state, "Ed G7 ok")
    assert at("F6") not in state.board
    assert "F6" in cells_offered(state, "Ed")
    assert play(state, "Ed F6 ok").board[at("F6")] == "Ed"


# --- drawing -------------------------------------------------------------------------------


@pytest.mark.rule("LX-308")
def test_after_a_placement_the_top_tile_of_the_own_stack_is_drawn() -> None:
    state = position(board=START, hand=("Ed2", "Cd2"), pile=("Po3", "L3", "M4"), others=("Pd2",))
    state = play(state, "Ed E6 ok")
    assert (state.hands[0], state.piles[0]) == (("Cd2", "Po3"), ("M4", "L3"))
    state = play(state, "Po D6 ok end")
    assert (state.hands[0], state.piles[0]) == (("Cd2", "L3"), ("M4",))
    assert (state.hands[1], state.piles[1]) == (("Pd2",), ())


@pytest.mark.rule("LX-309")
def test_the_draw_comes_after_the_camp_and_its_walk_are_settled() -> None:
    state = position(board=START, hand=("Cd2", "Ed2"), pile=("Po3", "L3"))
    hand, pile = state.hands[0], state.piles[0]
    for words, question in [
        ("Cd E6", "deploy"),
        ("3", "walk"),
        ("east", "leave"),
        ("1", "leave"),
        ("1", "confirm"),
    ]:
        assert not events(state, words)
        state = play(state, words)
        assert asked(state).kind == question
        assert (state.hands[0], state.piles[0]) == (hand, pile)
    happened = events(state, "ok")
    assert [type(event).__name__ for event in happened] == [
        "Placed",
        "Held",
        "Held",
        "Drew",
        "DrewTile",
    ]


@pytest.mark.rule("LX-309")
def test_the_draw_comes_before_deciding_on_a_further_placement() -> None:
    state = position(board=START, hand=("Ed2", "Cd2"), pile=("Po3",))
    state = play(state, "Ed E6 ok")
    assert asked(state).kind == "turn"
    assert "Po3" in state.hands[0]
    assert cells_offered(state, "Po")
    assert "end" in offered(state)


@pytest.mark.rule("LX-310")
def test_a_tile_just_drawn_may_be_placed_in_the_same_turn() -> None:
    state = position(board=START, hand=("Ed2", "Cd2"), pile=("Po3", "L3", "M4"))
    state = play(state, "Ed E6 ok Po D6 ok L C6 ok")
    assert [state.board[at(cell)] for cell in ("E6", "D6", "C6")] == ["Ed", "Po", "L"]
    assert state.hands[0] == ("Cd2", "M4")


@pytest.mark.rule("LX-311")
def test_with_an_empty_stack_the_hand_shrinks_to_one_and_none() -> None:
    state = position(board=START, hand=("Ed2", "M2"))
    state = play(state, "Ed E6 ok")
    assert (state.hands[0], state.active) == (("M2",), 0)
    drafted = play(state, "M D6")
    assert offered(drafted) == ["ok end"]
    refused(drafted, Confirm(end=False), "LX-311", "turn-must-end")
    state = play(drafted, "ok")
    # With an empty hand the placements are over, though it was the second only.
    assert (state.hands[0], state.active) == ((), 1)


@pytest.mark.rule("LX-312")
def test_a_player_without_tiles_is_skipped() -> None:
    board = row("G8", "Ed Td Ed") | row("G9", "M Ed Td")
    state = position(seats=3, board=board, hand=("Ed5", "Ed5"), others=("Ed5",), active=1)
    state = play(state, "Ed F8 ok end")
    assert state.active == 2
    state = play(state, "Ed F9 ok")
    assert state.active == 0
    state = play(state, "Ed E8 ok")
    # Seats 2 and 0 are done; seat 1 plays on alone.
    assert (state.active, state.hands) == (1, ((), ("Ed5",), ()))
    refused(state, "Ed E9", "LX-301", "not-your-turn", seat=2, turn_seat=1)


@pytest.mark.rule("LX-312")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_without_tiles_is_ever_asked(seats: int) -> None:
    skipped = 0
    for played in random_game(seats, adventures=True, seed="skipped"):
        state = played.state
        if any(isinstance(event, TurnEnded) for event in played.events) and not state.finished:
            assert state.hands[state.active]
            skipped += any(not hand for hand in state.hands)
    assert skipped


@pytest.mark.rule("LX-313")
@pytest.mark.parametrize("adventures", [False, True])
def test_placed_tiles_never_move_and_are_never_covered(adventures: bool) -> None:
    before = started(3, "covered", adventures=adventures).board
    for state in states_of(3, adventures=adventures, seed="covered"):
        assert {cell: state.board[cell] for cell in before} == before
        if not state.finished and state.turn and state.draft is None:
            cell = next(iter(state.board))
            for tile in map(face, state.hands[state.active]):
                why = GAME.refusal(state, state.active, Place(tile, cell))
                assert why is not None
                assert why.code == ("three-tiles" if state.placed == 3 else "taken")
        before = state.board


# --- counts --------------------------------------------------------------------------------


@pytest.mark.rule("LX-307")
@pytest.mark.parametrize(("seats", "tiles", "size"), [(2, 48, 7), (3, 72, 9), (4, 96, 10)])
@pytest.mark.parametrize("side", ["north-west", "south", "spread"])
def test_there_is_a_cell_for_every_tile(seats: int, tiles: int, size: int, side: str) -> None:
    """Pile the tiles up on one side, or spread them so that the window is fixed early."""
    state = opened(seats, f"{side} {seats}")
    chance = Chance.from_seed(side)
    while not state.finished:
        places = [move for move in asked(state).moves if isinstance(move, Place)]
        if places:
            mixed, chance = chance.shuffled(places)
            if side == "north-west":
                move = min(mixed, key=lambda place: place.cell % 32 + place.cell // 32)
            elif side == "south":
                move = max(mixed, key=lambda place: place.cell)
            else:
                near = Counter(
                    (place.tile, place.cell)
                    for place in mixed
                    for step in DIRECTIONS.values()
                    if place.cell + step in state.board
                )
                move = min(mixed, key=lambda place: near[place.tile, place.cell])
            state, _events = GAME.apply(state, state.active, move)
        else:
            state, _events = GAME.apply(state, state.active, asked(state).moves[-1])
    cells = [divmod(cell, 32) for cell in state.board]
    assert len(cells) == tiles
    for numbers in zip(*cells, strict=True):
        assert max(numbers) - min(numbers) + 1 <= size


@pytest.mark.rule("LX-302")
def test_ending_is_refused_while_a_tile_is_drafted() -> None:
    refused(play(position(board=START), "Ed E6"), End(), "LX-702", "draft-open")
