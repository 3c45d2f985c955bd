"""Reviews: judged from what a seat could know, the same each time, right about what is clear."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from engines.core import Chance
from engines.core.course import course
from engines.players import choose
from engines.players import review as reviewing
from engines.players.review import Over, Review
from engines.players.search import Search
from engines.registry import games
from tests.nightly import closely, crossed, thinned

LUXOR = games()["luxor"]
FEW = 10
"""Moves of a game in which a seat may have nothing to choose."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at less than for people."""
    for name, value in (
        ("MOMENTS", 3),
        ("PLAYOUTS", 2),
        ("WORLDS", 2),
        ("LEAST_WORLDS", 2),
        ("TURN_SECONDS", 0.2),
    ):
        monkeypatch.setattr(reviewing, name, value)
    begun = reviewing._begun
    monkeypatch.setattr(reviewing, "_begun", lambda *given: begun(*given)[:8])


def review(game: Any, start: Any, moves: Any, seat: int | None) -> Review:
    """Return a review that was worked out part by part."""
    over = Over(start, moves, (), seat)
    found = [reviewing.look(game, over, part) for part in reviewing.parts(game, over)]
    return reviewing.review(game, over, found)


@cache
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


def decision(game: Any, state: Any, seat: int) -> Any:
    """Return what a seat is asked."""
    return next(each for each in game.decisions(state) if each.seat == seat)


def worth(game: Any, state: Any, seat: int, move: Any) -> float:
    """Return how a seat stands after a move."""
    return float(game.standing(game.apply(state, seat, move)[0], seat))


def most_points(game: Any, state: Any, moves: Any) -> int:
    """Return the points of whoever had most in the end."""
    for seat, move in moves:
        state, _events = game.apply(state, seat, move)
    return int(max(game.outcome(state).scores))


@pytest.mark.parametrize("game_id", thinned(games(), lambda game: game == "expedition_1996"))
@pytest.mark.parametrize("seat", [0, None])
def test_every_game_can_be_reviewed_and_twice_it_is_the_same(
    monkeypatch: pytest.MonkeyPatch, game_id: str, seat: int | None
) -> None:
    game = games()[game_id]
    start, moves = played(game, players=("random", "medium"))
    # In a game of few points no turn need make a difference of one.
    monkeypatch.setattr(reviewing, "LEAST", min(1.0, most_points(game, start, moves) / 20))
    found = review(game, start, moves, seat)
    assert found == review(game, start, moves, seat)
    assert all(98 <= sum(percents) <= 102 for percents in found.likely)
    assert set(found.likely[-1]) <= {0, 50, 100}
    points = course(game, 2, game.options({}), "review", moves)
    if points is not None:  # a new game may have no chart of points
        assert (len(found.likely), found.rounds) == (points.last + 1, points.rounds)
    assert len(found.turns) <= 3
    assert bool(found.turns) == (seat is not None)
    for turn in found.turns:
        own = [move for by, move in moves[turn.ply :] if by == 0]
        assert turn.played == tuple(own[: len(turn.played)])
        assert turn.gain
        assert turn.other != turn.played


@pytest.mark.parametrize("playouts", closely(3, 6))
def test_who_plays_at_random_loses_by_its_turns_and_has_no_chance_in_the_end(
    monkeypatch: pytest.MonkeyPatch, playouts: int
) -> None:
    monkeypatch.setattr(reviewing, "PLAYOUTS", playouts)
    start, moves = played(LUXOR, players=("random", "medium"))
    found = review(LUXOR, start, moves, 0)
    assert found.likely[-1] == (0, 100)
    assert found.likely[-2][0] < found.likely[0][0]
    assert all(turn.gain < 0 for turn in found.turns)
    assert any(turn.reasons for turn in found.turns)


def twins(game: Any, stages: Any, seat: int | None, places: list[int]) -> Iterator[list[Any]]:
    """Yield two stages of which what is hidden from a seat differs, from the middle of a game."""
    for place in sorted(places, key=lambda place: abs(place - len(stages) // 2)):
        state = stages[place].state
        for number in range(8):
            other = game.resample(state, seat, Chance(number))
            if game.states.dump(other) != game.states.dump(state):
                assert game.view(other, seat) == game.view(state, seat)
                turn = game.view(state, None).turn
                yield [reviewing._Stage(place, each, turn) for each in (state, other)]
                break


@pytest.mark.slow
@pytest.mark.parametrize("positions", closely(80, 200))
@pytest.mark.parametrize(("game_id", "seat"), crossed(games(), [0, 1]))
def test_a_review_uses_nothing_that_its_seat_did_not_know(
    game_id: str, seat: int, positions: int
) -> None:
    """What is dealt in secret differs, the seat's views and all moves are the same."""
    game = games()[game_id]
    start, moves = played(game)
    stages = reviewing._played(game, Over(start, moves, (), seat)).stages
    begun = [ply for ply, _own in reviewing._begun(game, stages, moves, seat)]
    many = [ply for ply in begun if len(decision(game, stages[ply].state, seat).moves) > 1]
    found, differ = None, False
    for pair in twins(game, stages, seat, many):
        worths = {
            move: worth(game, pair[0].state, seat, move)
            for move in decision(game, pair[0].state, seat).moves
        }
        worst = min(worths, key=worths.__getitem__)
        differ |= worths[worst] < max(worths.values())
        found, other = (
            reviewing._turn(
                Search(game, seat, positions), each, each, (worst,), positions, Chance(7)
            )
            for each in pair
        )
        assert found == other
        for find in (
            lambda each: reviewing._expected(game, each, seat, Chance(3), 2),
            lambda each: reviewing._medium(game, each, seat, Chance(4)),
            lambda each: game.states.dump(reviewing._played_out(game, each, seat, 5)[0]),
        ):
            assert find(pair[0]) == find(pair[1])
        if found is not None:
            break
    # In a new game of a few moves a seat may have no choice that makes a difference.
    assert found is not None or not differ
    assert differ or len(moves) < FEW


@pytest.mark.parametrize("game_id", games())
def test_who_was_likely_to_win_follows_from_what_everybody_knew(game_id: str) -> None:
    game = games()[game_id]
    start, moves = played(game)
    stages = reviewing._played(game, Over(start, moves, (), None)).stages
    pair = next(twins(game, stages, None, [*range(len(stages) - 1)]))
    ends = [game.states.dump(reviewing._played_out(game, each, None, 5)[0]) for each in pair]
    assert ends[0] == ends[1]


def test_luck_is_judged_by_the_points_of_the_end() -> None:
    start, moves = played(LUXOR)
    stages = reviewing._played(LUXOR, Over(start, moves, (), 0)).stages
    for seat in range(2):
        ended = reviewing._expected(LUXOR, stages[-1], seat, Chance(1), 2)
        assert ended == LUXOR.in_points(stages[-1].state, seat)
    assert ended != reviewing._expected(LUXOR, stages[0], 1, Chance(1), 2)


@pytest.mark.parametrize("game_id", games())
def test_points_go_on_evenly_when_the_game_ends(game_id: str) -> None:
    """To win and to end the game counts for the hard player, but it brings no points."""
    game = games()[game_id]
    state, moves = played(game)
    for seat, move in moves[:-40]:
        state, _events = game.apply(state, seat, move)
    points = [[game.in_points(state, each) for each in range(2)]]
    for seat, move in moves[-40:]:
        state, _events = game.apply(state, seat, move)
        points.append([game.in_points(state, each) for each in range(2)])
    for before, after in itertools.pairwise(points):
        assert max(abs(one - two) for one, two in zip(before, after, strict=True)) < 20
    outcome = game.outcome(state)
    assert outcome is not None
    assert (points[-1][0] > points[-1][1]) == (outcome.scores[0] > outcome.scores[1])


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


@pytest.mark.parametrize(("positions", "worlds"), [(0, 5), (80, 8), (10_000, 12)])
def test_a_turn_is_compared_in_as_many_worlds_as_positions_allow(
    positions: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    start, _moves = played(LUXOR)
    dealt = list[Chance]()

    def played_on(search: Search, state: Any, _moves: Any, chance: Chance) -> Any:
        search.left -= 5
        dealt.append(chance)
        return state

    first, second, *_more = LUXOR.decisions(start)[0].moves
    monkeypatch.setattr(Search, "played_on", played_on)
    monkeypatch.setattr(reviewing, "plan", lambda *_given: (first,))
    monkeypatch.setattr(reviewing, "_medium", lambda *_given: (first,))
    stage = reviewing._Stage(0, start, 0)
    reviewing._turn(Search(LUXOR, 0, positions), stage, stage, (second,), 1, Chance(1))
    assert len({*dealt}) == worlds
    assert len(dealt) == 2 * worlds, "both meet the same ones"


def test_alone_nobody_is_likely_to_win() -> None:
    game = games()["explorers"]
    start, moves = played(game, seats=1)
    over = Over(start, moves, (), None)
    assert reviewing.parts(game, over) == ()
    assert reviewing.review(game, over, ()).likely == ()
