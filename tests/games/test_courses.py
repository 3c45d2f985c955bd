"""How the points of stored games went, compared with what every state showed."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from engines.core import AnyGame, Course, Game, course
from engines.core.record import Record, replay
from tests.games.folders import FIXTURES, TESTS
from tests.offered import GAMES

SAVES = [
    (game_id, name)
    for game_id, fixtures in FIXTURES.items()
    for name in fixtures.saves
    if type(GAMES[game_id]).points is not Game.points  # else nobody sees points in the game
]


def stored(game_id: str, name: str) -> tuple[AnyGame, Record]:
    record = Record.from_json((TESTS / game_id / "saves" / f"{name}.json").read_text("utf-8"))
    return GAMES[game_id].begun_with(record.content, record.ruleset), record


def course_of(game: AnyGame, record: Record, most: int | None = None) -> Course | None:
    """Return the course of a record, or of so many of its moves."""
    moves = [(move.seat, game.moves.load(json.dumps(move.move))) for move in record.moves]
    options = game.options(record.options)
    return course(game, record.seats, options, record.seed, moves[:most])


def seen(game: AnyGame, state: Any) -> tuple[int, tuple[int, ...]]:
    """Return the round, and the points that everybody sees, the rivals' as well."""
    view = game.view(state, None)
    points = game.points(view) or (0,) * len(view.scores)
    return int(game.turn_facts(view)["round"]), (*points, *game.rival_points(view))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name"), SAVES)
def test_each_round_ends_with_the_points_that_all_saw_then(game_id: str, name: str) -> None:
    game, record = stored(game_id, name)
    found = course_of(game, record)
    first = game.start(record.seats, game.options(record.options), record.seed)
    assert found is not None
    if "round" not in game.turn_facts(game.view(first, None)):
        assert found.rounds is None
        return
    assert found.rounds is not None
    states = [seen(game, first), *(seen(game, played.state) for played in replay(game, record))]
    ended = [
        next((points for later, points in states if later > number), states[-1][1])
        for number in range(states[-1][0] + 1)
        if number or states[0][0] == 0
    ]
    rounds = ended[1:] if states[0][0] == 0 else ended
    begins = ended[0] if states[0][0] == 0 else states[0][1]
    assert found.points[0] == begins
    assert [found.points[place] for place in found.rounds] == rounds
    assert found.last == found.rounds[-1]


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "name"), SAVES)
def test_the_last_points_are_those_of_the_outcome(game_id: str, name: str) -> None:
    game, record = stored(game_id, name)
    found, result = course_of(game, record), record.result
    assert found is not None
    assert result is not None
    rivals = result.get("rivals", [])
    assert [*found.points[-1]] == [*result["scores"], *(rival["score"] for rival in rivals)]
    assert [*found.ranks] == [*result["ranks"], *(rival["rank"] for rival in rivals)]
    assert [*found.rivals] == [rival["name"] for rival in rivals]
    assert found.seats == record.seats
    assert found.counted == (found.points[found.last] != found.points[-1])


@pytest.mark.slow
def test_what_is_counted_at_the_end_only_follows_the_last_round() -> None:
    counted = {
        key for key in SAVES if (found := course_of(*stored(*key))) is not None and found.counted
    }
    games = {game_id for game_id, _name in counted}
    assert games >= {"expedition_1996", "famous_explorers"}
    assert games.isdisjoint({"luxor", "explorers", "siberia"})
    assert ("expedition_1996", "4-b") not in counted, "variant B has no minus points"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_that_is_not_over_has_no_course(game_id: str) -> None:
    game, record = stored(game_id, next(iter(FIXTURES[game_id].saves)))
    assert course_of(game, record, len(record.moves) - 1) is None


def test_a_game_in_which_nobody_sees_points_has_no_course() -> None:
    game, record = stored("luxor", "2-base")

    class Blind(type(game)):  # type: ignore[misc]
        def points(self, view: Any) -> None:
            return None

    blind = object.__new__(Blind)
    blind.__dict__.update(game.__dict__)
    assert course_of(blind, record) is None


def test_a_game_without_rounds_is_told_by_turns() -> None:
    game, record = stored("explorers", "2-base")
    by_rounds = course_of(game, record)

    class Endless(type(game)):  # type: ignore[misc]
        def turn_facts(self, view: Any) -> dict[str, int | str]:
            return {}

    endless = object.__new__(Endless)
    endless.__dict__.update(game.__dict__)
    by_turns = course_of(endless, record)
    assert by_rounds is not None
    assert by_turns is not None
    assert by_turns.rounds is None
    assert by_turns.points[-20:] == by_rounds.points[-20:]


def test_the_last_turn_counts_once_also_if_it_passes_on() -> None:
    game, record = stored("explorers", "2-base")

    class Endless(type(game)):  # type: ignore[misc]
        def turn_facts(self, view: Any) -> dict[str, int | str]:
            return {}

    class PassesOn(Endless):
        def view(self, state: Any, seat: int | None) -> Any:
            view = super().view(state, seat)
            return replace(view, turn=view.turn + (view.outcome is not None))

    games = []
    for kind in (Endless, PassesOn):
        games.append(object.__new__(kind))
        games[-1].__dict__.update(game.__dict__)
    stays, passes_on = (course_of(each, record) for each in games)
    assert stays is not None
    assert passes_on == stays
