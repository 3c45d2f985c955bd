"""A move with the end of the turn after it, as one answer: legal whatever comes up by it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engines.core import Chance, Line, decision_of, play_move, play_offered
from engines.core.record import Record, replay
from engines.registry import games
from engines.routes.lines import path
from engines.routes.moves import Lay, Remove

GAMES = {name: games()[name] for name in ("expedition_1996", "famous_explorers")}
TESTS = Path(__file__).resolve().parents[1]


@cache
def asked_states(game_id: str) -> tuple[object, ...]:
    """Return states of stored games in which somebody is asked."""
    game = GAMES[game_id]
    found = [
        played.state
        for file in sorted((TESTS / game_id / "saves").glob("*.json"))
        for played in replay(game, Record.from_json(file.read_text(encoding="utf-8")))
        if game.decisions(played.state)
    ]
    return tuple(found)


def asked_seat(game_id: str, state: object) -> int:
    return GAMES[game_id].decisions(state)[0].seat


def owes_more(state: object) -> bool:
    """Whether an Event is being carried out; other moves of it come first then."""
    tasks: tuple[object, ...] = getattr(state, "tasks", ())
    return bool(tasks)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_line_is_legal_move_by_move_in_every_world_that_looks_the_same(game_id: str) -> None:
    game, kinds = GAMES[game_id], set[str]()
    for number, state in enumerate(asked_states(game_id)[::2]):
        seat = asked_seat(game_id, state)
        other = game.resample(state, seat, Chance.from_seed(f"other {number}"))
        offered = game.lines(state, seat)
        assert game.lines(other, seat) == offered
        for line in offered:
            for world in (state, other):
                played = play_offered(game, world, seat, line)
                assert [each.move for each in played[:2]] == [*line.moves]
                assert played[1].move.kind == "end"
            kinds.add(f"{line.moves[0].kind} {getattr(line.moves[0], 'by', '')}".strip())
    assert kinds == {"lay main", "lay ticket", "lay bonus", "branch", "remove", "decline"}


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_leaves_nothing_but_extras_can_be_the_end_of_the_turn(game_id: str) -> None:
    """Such a line is missing only if what the move shows makes a difference."""
    game = GAMES[game_id]
    for state in asked_states(game_id)[::5]:
        seat = asked_seat(game_id, state)
        asked = decision_of(game, state, seat)
        assert asked is not None
        if asked.kind not in ("turn", "bonus", "branch") or game.view(state, seat).decision is None:
            continue
        ending = {line.moves[0] for line in game.lines(state, seat)}
        for move in asked.moves:
            if move.kind not in ("lay", "branch", "remove", "decline"):
                assert move not in ending
                continue
            now = decision_of(game, play_move(game, state, seat, move).state, seat)
            ends = now is not None and any(way.kind == "end" for way in now.moves)
            assert ends == (move in ending) or owes_more(state), game.format(move)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_line_is_warned_of_as_its_move_is(game_id: str) -> None:
    game, warned = GAMES[game_id], 0
    for state in asked_states(game_id)[::3]:
        seat = asked_seat(game_id, state)
        view = game.view(state, seat)
        for line in game.lines(state, seat):
            assert line.warning == game.warning(view, line.moves[0])
            warned += line.warning is not None
            reveals = any(
                event.reveals for event in play_move(game, state, seat, line.moves[0]).events
            )
            assert line.warning is not None or not reveals
    assert warned > 50


@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_else_is_offered_lines_and_no_path_is_there_twice(game_id: str) -> None:
    game = GAMES[game_id]
    for state in asked_states(game_id)[::3]:
        seat = asked_seat(game_id, state)
        assert game.lines(state, 1 - seat if seat < 2 else 0) == ()
        moves = [*game.decisions(state)[0].moves, *game.lines(state, seat)]
        paths = [move.path if isinstance(move, Line) else game.path(move) for move in moves]
        begun = {path[:count] for path in paths for count in range(1, len(path))}
        assert len({*paths}) == len(paths)
        assert not begun.intersection(paths)


def test_the_same_arrow_by_main_and_by_ticket_are_two_lines() -> None:
    """If no main arrow is left after the ticket's, the turn can be ended after both."""
    main, ticket = Lay("red", "venice", "main"), Lay("red", "venice", "ticket")
    assert len({path(main), path(ticket), path(Remove("red"))}) == 3
