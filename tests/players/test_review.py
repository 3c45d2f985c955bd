"""Reviews: judged from what a seat could know, the same each time, right about what is clear."""

from __future__ import annotations

from typing import Any

import pytest

from engines.core import Chance
from engines.players import choose
from engines.players import review as reviewing
from engines.players.review import Over, Review
from engines.registry import games
from tests.nightly import thinned

LUXOR = games()["luxor"]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at less than for people."""
    for name, value in (("MOMENTS", 3), ("PLAYOUTS", 2), ("WORLDS", 2), ("TURN_SECONDS", 0.2)):
        monkeypatch.setattr(reviewing, name, value)
    begun = reviewing._begun
    monkeypatch.setattr(reviewing, "_begun", lambda *given: begun(*given)[:8])


def review(game: Any, start: Any, moves: Any, seat: int | None) -> Review:
    """Return a review that was worked out part by part."""
    over = Over(start, moves, (), seat)
    found = [reviewing.look(game, over, part) for part in reviewing.parts(game, over)]
    return reviewing.review(game, over, found)


def played(game: Any, seats: int = 2, players: tuple[str, ...] = ("medium",) * 5) -> Any:
    """Return the first state of a game, and its moves with their seats."""
    start = state = game.start(seats, game.options({}), "review")
    moves, chance = list[tuple[int, Any]](), Chance.from_seed("review")
    while asked := game.decisions(state):
        seat = asked[0].seat
        move, chance = choose(players[seat], game, state, seat, chance)
        state, _events = game.apply(state, seat, move)
        moves.append((seat, move))
    return start, moves


@pytest.mark.parametrize("game_id", thinned(games(), lambda game: game == "famous_explorers"))
@pytest.mark.parametrize("seat", [0, None])
def test_every_game_can_be_reviewed_and_twice_it_is_the_same(
    game_id: str, seat: int | None
) -> None:
    game = games()[game_id]
    start, moves = played(game, players=("random", "medium"))
    found = review(game, start, moves, seat)
    assert found == review(game, start, moves, seat)
    assert all(98 <= sum(percents) <= 102 for percents in found.likely)
    assert set(found.likely[-1]) <= {0, 50, 100}
    assert len(found.likely) > 3
    assert len(found.turns) <= 3
    assert bool(found.turns) == (seat is not None)
    for turn in found.turns:
        own = [move for by, move in moves[turn.ply :] if by == 0]
        assert turn.played == tuple(own[: len(turn.played)])
        assert turn.gain
        assert turn.other != turn.played


def test_who_plays_at_random_loses_by_its_turns_and_has_no_chance_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reviewing, "PLAYOUTS", 6)
    start, moves = played(LUXOR, players=("random", "medium"))
    found = review(LUXOR, start, moves, 0)
    assert found.likely[-1] == (0, 100)
    assert found.likely[-2][0] < found.likely[0][0]
    assert all(turn.gain < 0 for turn in found.turns)
    assert any(turn.reasons for turn in found.turns)


def test_a_review_uses_nothing_that_its_seat_did_not_know() -> None:
    """What is dealt in secret differs, the seat's views and all moves are the same."""
    start, moves = played(LUXOR)
    begin = start
    for number in range(8):
        other = LUXOR.resample(start, 0, Chance(number))
        if LUXOR.states.dump(other) != LUXOR.states.dump(start):
            begin = other
            break
    assert LUXOR.view(begin, 0) == LUXOR.view(start, 0)
    stage = reviewing._Stage(0, start, 0), reviewing._Stage(0, begin, 0)
    assert moves[0][0] == 0
    turns = [
        reviewing._turn(LUXOR, each, each, (moves[0][1],), 0, 400, Chance(7)) for each in stage
    ]
    assert turns[0] == turns[1]
    ends = [LUXOR.states.dump(reviewing._played_out(LUXOR, each, 0, 5)[0]) for each in stage]
    assert ends[0] == ends[1]


def test_luck_is_judged_by_the_points_of_the_end() -> None:
    start, moves = played(LUXOR)
    stages = reviewing._played(LUXOR, Over(start, moves, (), 0)).stages
    for seat in range(2):
        ended = reviewing._expected(LUXOR, stages[-1], seat, Chance(1))
        assert ended == LUXOR.close_standing(stages[-1].state, seat)
    assert ended != reviewing._expected(LUXOR, stages[0], 1, Chance(1))


@pytest.mark.parametrize(("positions", "worlds"), [(0, 3), (35, 4), (1000, 10)])
def test_a_moment_is_judged_in_as_many_worlds_as_positions_allow(
    positions: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    start, moves = played(LUXOR)
    stages, asked = reviewing._played(LUXOR, Over(start, moves, (), 0)).stages, list[int]()

    def end(_game: Any, _stage: Any, _seat: Any, number: int) -> tuple[Any, int]:
        asked.append(number)
        return stages[-1].state, 10

    monkeypatch.setattr(reviewing, "_played_out", end)
    won = reviewing._won(LUXOR, stages[0], 0, positions, Chance(1))
    assert len({*asked}) == len(asked) == worlds
    assert sum(won) == pytest.approx(1)


def test_alone_nobody_is_likely_to_win() -> None:
    game = games()["explorers"]
    start, moves = played(game, seats=1)
    over = Over(start, moves, (), None)
    assert reviewing.parts(game, over) == ()
    assert reviewing.review(game, over, ()).likely == ()
