"""What is new to whom: the last turn to everybody, to a seat all since its own last turn."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from engines.core.record import is_stored
from engines.famous_explorers.moves import Mark
from engines.registry import games
from engines.routes.recent import Changes, broken, since, without_undone
from engines.routes.view import Turn
from tests.expedition_1996 import positions as q96
from tests.famous_explorers import positions as fe
from tests.games.fixtures import Fixture, played

NET = "start-pa-pb-pc-pd-pe start-r1-pf start-pg-ph-pi-pj pe-pk-pl-pm-pn-po"
Q96, FE = q96.sketched(NET), fe.sketched(NET)
HANDS = ("pd pe", "pm po", "pn pl")


def step(text: str) -> tuple[str, tuple[str, str]]:
    colour, arrow = text.split()
    tail, head = arrow.split(">")
    return colour, (tail, head)


def turn(seat: int, laid: str = "", removed: str = "", points: str = "") -> Turn:
    """Return a turn; arrows are written as ``red pa>pb``, separated by commas."""
    return Turn(
        seat=seat,
        laid=tuple(step(arrow) for arrow in laid.split(", ") if arrow),  # type: ignore[misc]
        removed=tuple(step(arrow) for arrow in removed.split(", ") if arrow),  # type: ignore[misc]
        points=tuple(points.split()),
    )


def news(state: Any) -> list[tuple[Turn, ...]]:
    """Return what is new to everybody and to each seat."""
    return [Q96.view(state, reader).news for reader in (None, 0, 1, 2)]


def at_round(**changed: Any) -> Any:
    """Return a position of three in which the first seat begins the second round."""
    return q96.position(game=Q96, seats=3, hands=HANDS, turn=4, active=0, **changed)


def go(state: Any, *lines: str) -> Any:
    """Play lines of moves, each by the seat whose turn it is."""
    for line in lines:
        state = q96.play(state, line, game=Q96)
    return state


def test_everybody_is_told_the_last_turn_and_a_seat_all_since_its_own() -> None:
    state = at_round(red="start>pa")
    assert news(state) == [(), (), (), ()]
    first = turn(0, "red pa>pb", points="pb")
    state = go(state, "red pb")
    assert news(state) == [(first,), (first,), (first,), (first,)]
    state = go(state, "end")
    # Nothing has happened in the turn that runs: the last one is still what is new to everybody.
    assert news(state) == [(first,), (), (first,), (first,)]
    second = turn(1, "blue start>pg, red pb>pc", points="pg pc")
    state = go(state, "blue pg voucher red pc")
    assert news(state) == [(second,), (second,), (first, second), (first, second)]
    state = go(state, "end")
    third = turn(2, "yellow start>r1", points="r1")
    state = go(state, "yellow r1 end")
    assert news(state) == [(third,), (second, third), (third,), ()]
    # A round later the first turn is over for everybody.
    fourth = turn(0, "red pc>pd", points="pd")
    state = go(state, "red pd")
    assert news(state) == [
        (fourth,), (second, third, fourth), (third, fourth), (fourth,)
    ]  # fmt: skip
    assert [changes.seat for changes in state.news] == [1, 2, 0]


def test_an_arrow_laid_and_removed_among_the_turns_is_told_to_nobody() -> None:
    state = at_round(red="start>pa")
    state = go(state, "red pb end", "remove red blue pg end")
    laid, mover = turn(0, points="pb"), turn(1, "blue start>pg", points="pb pa pg")
    gone = turn(1, "blue start>pg", "red pa>pb", points="pb pa pg")
    # Who laid the arrow has seen it: to that seat it is gone.
    assert news(state) == [(gone,), (gone,), (), (laid, mover)]


def test_an_arrow_removed_and_laid_again_is_a_new_one() -> None:
    state = at_round(red="start>pa>pb", tickets=(3, 3, 3))
    again = turn(0, "red pa>pb, red pb>pc", points="pa pb pc")
    state = go(state, "remove red voucher red pb red pc")
    assert news(state)[0] == (again,)
    state = go(state, "end", "remove red remove red blue pg end")
    assert news(state)[3] == (
        turn(0, points="pa pb pc"),
        turn(1, "blue start>pg", "red pa>pb", points="pc pb pa pg"),
    ), "an arrow that was there before is gone, however often it was laid meanwhile"


def test_a_turn_that_changes_nothing_hides_nothing() -> None:
    state = at_round(red="start>pa>pb")
    before = turn(0, "blue start>pg", points="pg")
    state = go(state, "blue pg end")
    state = replace(state, board=replace(state.board, main=False))
    state = go(state, "end")
    assert news(state) == [(before,), (), (), (before,)]
    assert since(state.news, state.turn, state.board, 2) == 0


def test_marks_before_the_first_turn() -> None:
    state = fe.started(3, "marks", first_player=1)
    places = []
    for _time in range(4):
        asked = fe.GAME.decisions(state)[0]
        move = asked.moves[0]
        assert isinstance(move, Mark)
        places.append(move.place)
        state, _events = fe.GAME.apply(state, asked.seat, move)
    turns = [turn(seat, points=place) for seat, place in zip((0, 2, 1, 0), places, strict=True)]
    told = [fe.GAME.view(state, reader).news for reader in (None, 0, 1, 2)]
    assert told == [(turns[3],), (), (turns[3],), (turns[2], turns[3])]


def test_arrows_of_events_are_told_too() -> None:
    known: dict[str, Any] = {"game": FE, "ee": True, "red": "start>pa>pb", "hands": HANDS[:2]}
    state = fe.play(fe.position(**known, kept=("wind",)), "play wind extra red pc", game=FE)
    assert FE.view(state, None).news == (turn(0, "red pb>pc", points="pc"),)
    state = fe.play(fe.position(**known, market="bridge"), "buy bridge lift red", game=FE)
    assert FE.view(state, None).news == (turn(0, "", "red pa>pb", points="pb pa"),)


def test_news_that_cannot_be_are_found() -> None:
    state = go(at_round(red="start>pa"), "red pb end", "blue pg end")
    turn_now, board = state.turn, state.board
    first, second = state.news
    assert broken(state.news, turn_now, board) == ()
    assert broken((second, first), turn_now, board)
    assert broken((first, first), turn_now, board)
    old = Changes(turn=turn_now - 9, seat=0)
    assert broken((old, second), turn_now, board)
    wrong = Changes(turn=first.turn, seat=0, laid=second.laid)
    assert broken((wrong,), turn_now - 3, board)
    route = board.routes[0].arrows
    assert broken((Changes(turn=4, seat=0, laid=((0, route[0]),)),), turn_now, board)
    assert without_undone((first, second)) == (first, second)


@pytest.mark.parametrize("game_id", ["expedition_1996", "famous_explorers"])
def test_a_state_stored_before_is_known_though_it_is_not_read(game_id: str) -> None:
    """It lacks what the turns before the last one changed; the moves lead to all of it."""
    game = games()[game_id]
    start = game.start(3, game.options({}), "former")
    states = [start, *(p.state for p in played(game, start, Fixture(seats=3, seed="former")))]
    for state in (*states[:20:4], *states[20::40], states[-1]):
        for text in game.former_forms(state):
            data = json.loads(text)
            assert {"turn", "points", "fresh", "removed"} == {*data["recent"]}
            assert "news" not in data
            assert is_stored(game, state, text)
            assert not is_stored(game, state, text.replace('"turn":', '"turn":1', 1))
            with pytest.raises(ValueError, match="news"):
                game.states.load(text)
