"""The benchmark of presses counts the shortest way through the panel."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

from bench import clicks
from bench.clicks import Turn, lines, summary, watched
from bench.shortest import Step, presses_of, shortest, stretches
from engines.core import AnyGame, Chance, Line, offered_to, play_line
from engines.registry import games
from tests.nightly import closely

pytestmark = pytest.mark.slow

EXPLORERS = games()["explorers"]
COMMON = ["take", "mark", "mark", "mark", "commit"]
ARROWS = (["lay", "end"], ["lay", "lay", "end"])


@cache
def of_three(game_id: str, seat: int) -> list[Turn]:
    """Return the turns of a seat in a game of three, or of fewer if not so many can play.

    Several tests look at it.
    """
    game, seed = games()[game_id], "clicks 7" if game_id == "siberia" else f"network {seat}"
    return watched(game, seed, min(3, game.seats[-1]), seat)


def steps(game: AnyGame, state: object, seat: int, line: str) -> list[Step]:
    """Return the moves of a typed line with the states before them."""
    played = play_line(game, state, seat, line)
    before = [state, *(each.state for each in played)]
    return [Step(at, each.move) for at, each in zip(before, played, strict=False)]


@pytest.mark.parametrize("number", closely(0, 1))
def test_a_common_turn_of_explorers_takes_at_most_four_presses(number: int) -> None:
    """One terrain, three squares, commit."""
    turns = watched(EXPLORERS, f"common {number}", 3, number)
    common = [turn for turn in turns if [move.kind for move in turn.moves] == COMMON]
    assert len(common) > 3
    assert max(turn.presses for turn in common) <= 4
    assert min(turn.presses for turn in common) == 2, "terrain, all squares and the commit at once"


def test_crosses_made_in_secret_may_be_chosen_in_another_order() -> None:
    """The greedy player's own order is not offered, but the same crosses are."""
    state = EXPLORERS.start(3, EXPLORERS.options({}), "clicks 3")
    made = next(stretches(EXPLORERS, state, 0, Chance.from_seed("clicks 3")))
    asked = offered_to(EXPLORERS, made[1].state, 0)
    assert asked is not None
    wanted = [step.move for step in made[1:]]
    lines = [move.moves for move in asked.moves if isinstance(move, Line)]
    assert tuple(wanted) not in lines
    assert any({*moves} == {*wanted} for moves in lines)
    assert len(wanted) > 4
    assert presses_of(shortest(EXPLORERS, 0, made)) == 2, (
        "the terrain, and all of them with the commit"
    )


@pytest.mark.parametrize("seats", closely(1, 3))
@pytest.mark.parametrize("game_id", ["expedition_1996", "famous_explorers"])
def test_a_common_turn_on_the_network_takes_at_most_three_presses(game_id: str, seats: int) -> None:
    """The main arrow, with or without one more; the last of them also ends the turn."""
    turns = [
        turn
        for seat in range(seats)
        for turn in of_three(game_id, seat)
        if turn.moves[-1].kind == "end"
    ]
    common = [turn for turn in turns if [move.kind for move in turn.moves] in ARROWS]
    assert len(common) > 10 * seats / 3
    assert max(turn.presses for turn in common) <= 3
    single = [turn.presses for turn in common if len(turn.moves) == 2]
    assert {*single} == {1, 2}, "an arrow and the end of the turn; twice if it is for good"


@pytest.mark.parametrize("number", range(2))
def test_a_common_turn_of_luxor_takes_at_most_three_presses(number: int) -> None:
    """One tile, of a camp also the adventurers; and nineteen of twenty turns take at most four."""
    turns = [
        turn for turn in watched(games()["luxor"], f"camps {number}", 3, number) if turn.number
    ]
    common = [turn for turn in turns if [m.kind for m in turn.moves].count("place") == 1]
    camps = [turn for turn in common if any(move.kind == "deploy" for move in turn.moves)]
    assert len(common) > 10
    assert len(camps) > 4
    assert max(turn.presses for turn in common) <= 3
    presses = [turn.presses for turn in turns]
    assert sum(count <= 4 for count in presses) >= 0.95 * len(presses)


@pytest.mark.nightly
def test_a_turn_of_expeditions_takes_at_most_eight_presses() -> None:
    """Nineteen of twenty turns; with several moves in one press most take half as many.

    So it is for who has switched off the question before moves that cannot be undone.
    """
    expeditions = games()["siberia"]
    turns = [
        turn
        for seat in range(3)
        for turn in watched(expeditions, f"eight {seat}", 3, seat, asks=False)
    ]
    presses = sorted(turn.presses for turn in turns)
    assert len(presses) > 50
    assert sum(count <= 8 for count in presses) >= 0.95 * len(presses)
    assert statistics.median(presses) <= 5


def test_a_line_of_moves_is_one_press() -> None:
    expeditions = games()["siberia"]
    state = expeditions.start(2, expeditions.options({}), "line")
    seat = state.active
    line = next(line for line in expeditions.lines(state, seat) if line.moves[-1].kind == "core")
    one_by_one = steps(expeditions, state, seat, " ".join(map(expeditions.format, line.moves)))
    assert [step.move for step in one_by_one] == [*line.moves]
    assert presses_of(shortest(expeditions, seat, one_by_one)) == 1
    assert presses_of(shortest(expeditions, seat, one_by_one[:1])) == 1


def test_a_common_turn_of_expeditions_takes_at_most_three_presses() -> None:
    turns = [turn.presses for turn in of_three("siberia", 1)]
    assert statistics.median(turns) <= 3
    assert max(turns) <= 8


def test_answers_that_may_be_chosen_together_are_one_press() -> None:
    options = EXPLORERS.options({"drawn_landscape": True})
    state = EXPLORERS.start(2, options, "seed")
    while len((asked := EXPLORERS.view(state, 0).decision).moves) < 2 or asked.several < 2:
        state = play_line(EXPLORERS, state, 0, EXPLORERS.format(asked.moves[0]))[-1].state
    first, second = asked.moves[:2]
    line = f"{EXPLORERS.format(first)} {EXPLORERS.format(second)}"
    both = steps(EXPLORERS, state, 0, line)
    assert presses_of(shortest(EXPLORERS, 0, both)) == 1
    assert presses_of(shortest(EXPLORERS, 0, both[:1])) == 1


def test_presses_of_a_turn_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert clicks.main(["--game", "luxor", "--games", "1"]) == 0
    first, turns, few, setup, calls, longest = capsys.readouterr().out.splitlines()
    assert first.startswith("luxor: 1 games, ")
    assert turns.startswith("presses per turn after Play: median ")
    assert few.startswith("turns with at most 3 presses: ")
    assert setup.startswith("presses for the set-up: median 1, ")
    assert calls == "calls for the set-up: median 1, 95 % 1, most 1"
    assert longest.endswith(" presses)")


@pytest.mark.parametrize("game_id", ["expedition_1996", "famous_explorers"])
def test_marks_are_set_up_and_no_turns(game_id: str) -> None:
    turns = of_three(game_id, 0)
    marks = [move for move in turns[0].moves if move.kind in ("mark", "chip")]
    assert (turns[0].number, len(marks)) == (0, 4)
    assert (turns[0].presses, turns[0].calls) == (2, 1), "one menu, and one confirmation"
    assert all(turn.number for turn in turns[1:])
    assert not any(move.kind in ("mark", "chip") for turn in turns[1:] for move in turn.moves)


def test_the_share_of_short_turns_is_that_of_turns() -> None:
    counts = enumerate([9, 1, 3, 4, 2])  # the first is the set-up
    printed = lines(games()["luxor"], [[Turn(number, presses) for number, presses in counts]])
    assert "turns with at most 3 presses: 75 %" in printed


def test_median_and_most() -> None:
    assert summary([5, 1, 3]) == "median 3, 95 % 5, most 5"
    assert summary([2, *[1] * 99]) == "median 1, 95 % 1, most 2"
    assert summary([]) == "none"


@pytest.mark.parametrize("game_id", sorted(set(games()) - {"explorers", "luxor"}))
def test_whole_games_of_every_kind_are_watched(game_id: str) -> None:
    game, turns = games()[game_id], of_three(game_id, 1)
    assert len(turns) >= min(4, turns[-1].number // 3), "three take turns, in some games few"
    assert all(turn.presses > 0 for turn in turns)
    counted = sum(turn.number > 0 for turn in turns)
    assert lines(game, [turns])[0] == f"{game_id}: 1 games, {counted} turns"
