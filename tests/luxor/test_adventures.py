"""LX-601 to LX-609 and LX-651: action tiles in general."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from engines.luxor.events import Acted, BoatPaid, DrewAction, DrewActionTile, TurnEnded
from engines.luxor.moves import Confirm, Place, Use
from engines.luxor.state import State

from .positions import (
    GAME,
    Board,
    asked,
    at,
    events,
    offered,
    opened,
    play,
    position,
    refused,
    row,
    stack,
    started,
)

ALL = ("boat", "boat", "snakes", "snakes", "sandstorm", "sandstorm", "caravan", "caravan")
LAND = row("F6", "M:0 Ed L Td:0")


def placed(board: Board = LAND, actions: tuple[str, ...] = ("caravan",), **more: object) -> State:
    """Return a turn with a tile placed, in which an action may follow."""
    known: dict[str, object] = {"hand": ("Ed5", "Ed5"), "placed": 1, "adventures": True}
    return position(board=board, actions=actions, **(known | more))  # type: ignore[arg-type]


def uses(state: State) -> list[str]:
    return [GAME.format(move) for move in asked(state).moves if isinstance(move, Use)]


@pytest.mark.rule("LX-601")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_8_action_tiles_and_draws_3(seats: int) -> None:
    state = started(seats, adventures=True)
    for hand, pile in zip(state.action_hands, state.action_piles, strict=True):
        assert (len(hand), len(pile)) == (3, 5)
        assert Counter((*hand, *pile)) == Counter(ALL)
    # Without the expansion there are none.
    assert started(seats).action_hands == started(seats).action_piles == ((),) * seats
    refused(position(board=LAND, placed=1), Use("boat", at("F6")), "LX-102", "no-adventures")


@pytest.mark.rule("LX-601")
def test_the_action_tiles_are_shuffled_and_secret() -> None:
    states = [started(2, f"seed {n}", adventures=True, first_player=1) for n in range(40)]
    for seat in (0, 1):
        assert len({state.action_hands[seat] for state in states}) > 9
        assert len({state.action_piles[seat] for state in states}) > 20
    for state in states[:9]:
        assert GAME.view(state, 0).actions == state.action_hands[0]
        assert GAME.view(state, None).actions == ()
        assert GAME.view(state, 1).action_counts == (3, 3)


@pytest.mark.rule("LX-601")
def test_only_an_action_tile_in_hand_is_used() -> None:
    state = placed(actions=("caravan", "boat"), action_pile=("snakes",))
    assert uses(state) == ["boat from F6", "caravan from F6"]
    refused(state, "snakes from F6", "LX-601", "action-not-in-hand", action="snakes")


@pytest.mark.rule("LX-602")
def test_an_action_comes_after_the_first_placement() -> None:
    state = placed(placed=0)
    assert not uses(state)
    refused(state, "caravan from F6", "LX-602", "place-first")
    for done in (1, 2, 3):
        assert uses(placed(placed=done)) == ["caravan from F6"]
    # It is offered, never forced.
    assert "end" in offered(placed(placed=3))


@pytest.mark.rule("LX-602")
def test_one_action_a_turn() -> None:
    state = placed(LAND | {"F8": "M:0"}, actions=("caravan", "boat"))
    drafted = play(state, "caravan from F6")
    refused(drafted, Use("boat", at("F8")), "LX-602", "one-action")
    refused(drafted, Use("caravan", at("F6")), "LX-602", "one-action")
    after = play(drafted, "ok")
    # The turn is over.
    assert after.active == 1
    assert isinstance(events(drafted, "ok")[-1], TurnEnded)


@pytest.mark.rule("LX-603")
def test_an_action_closes_the_placements_of_the_turn() -> None:
    drafted = play(placed(), "caravan from F6")
    refused(drafted, "Ed E6", "LX-603", "action-used")
    refused(drafted, Place("Ed", at("F5")), "LX-603", "action-used")
    assert offered(drafted) == ["ok end"]
    refused(drafted, Confirm(end=False), "LX-603", "turn-must-end")
    assert play(drafted, "ok").active == 1


@pytest.mark.rule("LX-604")
@pytest.mark.parametrize("present", ["0", "01", "0111", "1011", "1110"])
def test_an_own_adventurer_on_a_mountain_is_needed_at_any_height(present: str) -> None:
    assert uses(placed(LAND | {"F6": f"M:{present}"})) == ["caravan from F6"]


@pytest.mark.rule("LX-604")
def test_without_an_own_adventurer_on_a_mountain_no_action() -> None:
    for there in ("M", "M:1", "M:111", "Ed:0", "Td:000"):
        state = placed(LAND | {"F6": there}, placed=1)
        assert not uses(state)
        refused(state, Use("caravan", at("F6")), "LX-604", "no-mountain", cell="F6")
    refused(placed(), Use("caravan", at("B2")), "LX-604", "no-mountain", cell="B2")


@pytest.mark.rule("LX-605")
def test_after_use_an_action_tile_is_drawn() -> None:
    state = placed(
        actions=("caravan", "boat", "snakes"), action_pile=("sandstorm", "caravan", "boat")
    )
    after = play(state, "boat from F6 ok")
    assert after.action_hands[0] == ("snakes", "sandstorm", "caravan")
    assert after.action_piles[0] == ("boat", "caravan")
    assert after.used[0] == ("boat",)
    kinds = [type(event) for event in events(state, "boat from F6 ok")]
    assert kinds == [Acted, BoatPaid, DrewAction, DrewActionTile, TurnEnded]


@pytest.mark.rule("LX-605")
def test_with_an_empty_action_stack_the_hand_shrinks() -> None:
    after = play(placed(actions=("caravan", "boat", "snakes")), "boat from F6 ok")
    assert after.action_hands[0] == ("snakes", "caravan")
    after = play(placed(), "caravan from F6 ok")
    assert after.action_hands[0] == ()


@pytest.mark.rule("LX-606")
@pytest.mark.parametrize(
    ("action", "board"),
    [
        ("boat", row("F6", "M:0 Ed Td")),
        ("boat", row("F6", "M:0 L^1 L* Td")),
        ("snakes", row("F6", "M:00 Ed:1 L^0 Td*")),
        ("sandstorm", row("F6", "M:00 Ed:1 Td:01 Pd:0000 Ed")),
        ("caravan", row("F6", "M:0 L Ed Td")),
        ("caravan", row("F6", "M:0 Ed* Ed Td")),
        ("caravan", row("F6", "M:0 Ed:1111 Ed Td")),
        ("caravan", row("F6", "M:0 . Ed Td")),
    ],
)
def test_an_action_without_an_effect_may_not_be_used(action: str, board: dict[str, str]) -> None:
    # The desert far away keeps every other action possible.
    state = placed(board, actions=(action,))
    assert not uses(state)
    refused(state, f"{action} from F6", "LX-606", "no-effect", action=action)


@pytest.mark.rule("LX-606")
def test_action_tiles_are_not_discarded_or_exchanged() -> None:
    state = placed(actions=("caravan", "boat", "snakes"), action_pile=("sandstorm",))
    after = play(state, "end")
    assert after.action_hands[0] == state.action_hands[0]
    assert after.action_piles[0] == state.action_piles[0]
    # Taken up, an action needs a target on the display.
    boat = play(placed(LAND | {"J6": "L"}, actions=("boat",)), "boat from F6")
    refused(boat, "target B2", "LX-606", "target-no-tile", cell="B2")


@pytest.mark.rule("LX-607")
def test_of_several_mountains_the_player_chooses_one() -> None:
    board = LAND | {"F7": "M:10", "F8": "M:1"}
    state = placed(board)
    assert uses(state) == ["caravan from F6", "caravan from F7"]
    refused(state, "caravan from F8", "LX-604", "no-mountain", cell="F8")
    upper = play(state, "caravan from F6 to G6 ok")
    assert [stack(upper, cell) for cell in ("F6", "F7", "G6")] == ["", "10", "0"]
    lower = play(placed(board | {"G7": "Ed"}), "caravan from F7 to G7 ok")
    assert [stack(lower, cell) for cell in ("F6", "F7", "G7")] == ["0", "1", "0"]


@pytest.mark.rule("LX-607")
@pytest.mark.parametrize(
    ("before", "after"),
    [("0", ""), ("10", "1"), ("01", "1"), ("0101", "101"), ("1010", "110"), ("1100", "110")],
)
def test_the_lowest_own_adventurer_is_taken_the_others_keep_their_order(
    before: str, after: str
) -> None:
    board = row("F6", f"M:{before} Ed L Td:0")
    for line in ("caravan from F6 to G6 ok", "boat from F6 to H6 ok", "sand from F6 to I6 ok"):
        state = placed(board, actions=("caravan", "boat", "sandstorm"))
        assert stack(play(state, line), "F6") == after


@pytest.mark.rule("LX-608")
def test_room_freed_on_a_mountain_counts_at_once_for_a_walk() -> None:
    # Two on the mountain: no room for three. The boat takes one of them away.
    board = row("E6", "Ed M:01 Ed L")
    state = placed(board, actions=("boat",), others=("Cd5", "Cd5"))
    blocked = play(state, "end")
    refused(blocked, "Cd F7 4 north", "LX-417", "no-room", cell="F6", present=2)
    opened_up = play(state, "boat from F6 ok")
    assert stack(play(opened_up, "Cd F7 4 north 1 3 ok"), "F6") == "1111"


@pytest.mark.rule("LX-608")
def test_room_freed_on_a_mountain_counts_at_once_for_a_caravan() -> None:
    board = row("E6", "M:1 M:0111 L")
    state = placed(board, actions=("boat",))
    full = replace(state, active=1, action_hands=((), ("caravan",)))
    assert "caravan from E6" not in uses(full)
    after = play(state, "boat from F6 ok")
    next_turn = replace(after, placed=1, action_hands=((), ("caravan",)))
    assert stack(play(next_turn, "caravan from E6 to F6 ok"), "F6") == "1111"


@pytest.mark.rule("LX-609")
def test_in_the_turn_of_the_own_last_tile_an_action_is_allowed() -> None:
    state = placed(hand=("Ed5",), placed=0)
    state = play(state, "Ed E6 ok")
    assert (state.active, state.hands[0]) == (0, ())
    assert offered(state) == ["caravan from F6", "end"]
    assert stack(play(state, "caravan from F6 to G6 ok"), "G6") == "0"


@pytest.mark.rule("LX-609")
def test_a_skipped_player_uses_no_action() -> None:
    # Seat 1 has no tiles left, but an action tile and an adventurer on a mountain.
    state = placed(row("F6", "M:01 Ed"), others=(), actions=("snakes",))
    state = replace(state, action_hands=(("snakes",), ("caravan",)))
    state = play(state, "end")
    assert state.active == 0
    assert [question.seat for question in GAME.decisions(state)] == [0]
    refused(state, Use("caravan", at("F6")), "LX-301", "not-your-turn", seat=1, turn_seat=0)


@pytest.mark.rule("LX-651")
@pytest.mark.parametrize("line", ["boat from F6 ok", "snakes from F6 to E6 ok"])
def test_adventurers_that_came_back_may_be_placed_again_and_count_in_a_tie(line: str) -> None:
    board = row("E6", "Ed M:0 Ed L Td:1")
    state = placed(board, hand=("Cd5",), supplies=(0, 0), actions=("boat", "snakes"))
    after = play(state, line)
    assert after.supplies == (1, 0)
    again = position(board=board, hand=("Cd5",), supplies=after.supplies)
    assert stack(play(again, "Cd E5 1 ok"), "E5") == "0"


@pytest.mark.rule("LX-651", "LX-506")
def test_a_returned_adventurer_breaks_a_tie() -> None:
    board = row("E6", "Ed M:0 Td:0 L Td:1")
    state = placed(board, hand=(), others=(), supplies=(5, 5), actions=("boat",))
    even = GAME.outcome(play(state, "end"))
    assert even is not None
    assert (even.scores, even.ranks) == ((2, 2), (1, 1))
    state = placed(
        board | {"J6": "Ed", "K6": "L"}, hand=(), others=(), supplies=(5, 5), actions=("boat",)
    )
    ahead = GAME.outcome(play(state, "boat from F6 to K6 ok"))
    assert ahead is not None
    assert (ahead.scores, ahead.ranks) == ((2, 2), (1, 2))


@pytest.mark.rule("LX-602")
def test_in_a_whole_game_with_nothing_on_mountains_nothing_is_asked() -> None:
    state = opened(2, adventures=True)
    assert "end" not in offered(state)
    assert not uses(state)
