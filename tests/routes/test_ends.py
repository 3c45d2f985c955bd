"""RT-809 to RT-814: how a game ends."""

from __future__ import annotations

import pytest

from engines.core import Chance, RoundBegan
from engines.routes import playing
from engines.routes.board import Board, RouteRules
from engines.routes.cards import Cards, refilled
from engines.routes.events import LastRound, TurnEnded

from .sketching import board, offered, play, play_with_events, refused, route_rules, step

ROAD = "S-a-b-c-d-e-f-h S-i"


def rounds(on: RouteRules, now: Board) -> list[int]:
    """Play one arrow a turn until the game is over; return the seats of those turns."""
    seats = []
    while not now.ended:
        seats.append(now.active)
        now = play(on, now, offered(on, now)[0], "end")
    return seats


@pytest.mark.rule("RT-809")
@pytest.mark.parametrize(
    ("first", "active", "turns"),
    [
        (0, 0, [0, 1, 2]),
        (0, 1, [1, 2]),
        (0, 2, [2]),
        (1, 1, [1, 2, 0]),
        (1, 0, [0]),
        (2, 0, [0, 1]),
    ],
)
@pytest.mark.parametrize("emptied", [0, 1, 2])
def test_the_round_under_way_is_completed(
    first: int, active: int, turns: list[int], emptied: int
) -> None:
    on = route_rules(ROAD)
    number = 1 + 3 + (active - first) % 3
    now = board(on, seats=3, first=first, active=active, turn=number, red="S>a")
    closing, events = playing.last_round(now, emptied)
    assert events == (LastRound(seat=emptied),)
    assert rounds(on, closing) == turns
    assert now.round == 2


@pytest.mark.rule("RT-810")
def test_the_turn_under_way_is_played_to_its_end() -> None:
    on = route_rules("S-g-a-b-g b-c S-d")
    now, _events = playing.last_round(board(on, red="S>g>a>b", active=1, turn=2), 1)
    owed = play(on, now, "red g")
    assert offered(on, owed) == ["branch red b>c"]
    bonus = play(on, owed, "branch red b>c")
    assert bonus.bonuses == 1
    done = play(on, bonus, "bonus yellow d", "ticket blue d", "remove blue")
    assert not done.ended
    ended = play(on, done, "end")
    assert ended.ended
    assert (ended.active, ended.turn) == (1, 2)
    assert offered(on, ended) == []
    refused(on, ended, "end", "RT-809", "game-over")


@pytest.mark.rule("RT-811")
def test_the_last_round_is_triggered_once_and_for_good() -> None:
    on = route_rules(ROAD)
    closing, _events = playing.last_round(board(on), 1)
    again, none = playing.last_round(closing, 0)
    assert (again, none) == (closing, ())
    after = play(on, closing, "red a", "ticket red b")
    assert after.closing
    assert play(on, after, "end", "red c", "end").ended


@pytest.mark.rule("RT-812")
def test_a_player_with_an_empty_hand_takes_his_turn_in_full() -> None:
    on = route_rules(ROAD)
    # Seat 1 has emptied its hand in seat 0's turn.
    closing, _events = playing.last_round(board(on), 1)
    now = play(on, closing, "red a", "end")
    assert (now.active, now.main) == (1, True)
    assert "ticket red b" in offered(on, now)
    refused(on, now, "end", "RT-702", "main-owed")


@pytest.mark.rule("RT-813")
def test_the_game_ends_at_once_when_all_colours_are_over() -> None:
    on = route_rules("S-a-g", arrows=2)
    last = board(on, red="S>a", yellow="S>a>g", blue="S>a>g", seats=4)
    reached = step(on, last, "ticket red g")
    # The game sees the point before the end; the bonus and the main arrow lapse.
    assert (reached.point, reached.board.bonuses) == (on.network.numbers["g"], 1)
    ended, _events = playing.settle(on, reached.board)
    assert (ended.ended, ended.bonuses, ended.active) == (True, 0, 0)
    assert offered(on, ended) == []
    for text in ("bonus red a", "end", "ticket red a", "remove red", "decline", "red a"):
        refused(on, ended, text, "RT-813", "game-over")
    # Two colours are not enough.
    assert not play(on, board(on, red="S>a", yellow="S>a>g"), "red g").ended


@pytest.mark.rule("RT-813")
def test_a_game_may_end_itself() -> None:
    on = route_rules("S-g-a-b-g b-c")
    owed = play(on, board(on, red="S>g>a>b"), "red g")
    ended = playing.finished(owed)
    assert (ended.ended, ended.branch, ended.bonuses) == (True, None, 0)
    assert playing.settle(on, ended) == (ended, ())
    assert playing.last_round(ended, 0) == (ended, ())


@pytest.mark.rule("RT-814")
def test_nothing_else_ends_the_game() -> None:
    on = route_rules(ROAD, tickets=6)
    # No card to draw, no ticket in the supply or in hand, no arrow that can be laid.
    assert refilled(Cards(hands=((), ())), 0, Chance(0))[0] == Cards(hands=((), ()))
    blocked = route_rules("S-a", arrows=3)
    now = board(blocked, red="S>a", yellow="S>a", blue="S>a", tickets=(0, 0), supply=0)
    for _turn in range(9):
        now, events = play_with_events(blocked, now, "end")
        assert not now.ended
        assert {type(event) for event in events} <= {TurnEnded, RoundBegan}
    after = play(on, board(on), "red a", "ticket red b", "end", "red c", "end")
    assert not after.ended
