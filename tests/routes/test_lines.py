"""A move with the end of the turn after it, as one answer: legal whatever comes up by it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engines.core import Chance, Line, decision_of, play_move, play_offered
from engines.core.record import Record, replay
from engines.expedition_1996.warnings import ENDS
from engines.registry import games
from engines.routes.lines import BESIDE, path
from engines.routes.moves import Lay, Remove
from tests.nightly import closely
from tests.remembering import remembering

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


@cache
def lines_at(game_id: str, number: int) -> tuple[Line, ...]:
    """Return the lines that the seat asked in the state of that number is offered."""
    state = asked_states(game_id)[number]
    return tuple(GAMES[game_id].lines(state, asked_seat(game_id, state)))


def every(game_id: str, step: int) -> Iterator[tuple[object, int, tuple[Line, ...]]]:
    """Yield each state of so many, the seat asked in it, and the lines that it is offered."""
    states = asked_states(game_id)
    for number in range(0, len(states), step):
        yield states[number], asked_seat(game_id, states[number]), lines_at(game_id, number)


def owes_more(state: object) -> bool:
    """Whether an Event is being carried out; other moves of it come first then."""
    tasks: tuple[object, ...] = getattr(state, "tasks", ())
    return bool(tasks)


@pytest.mark.slow
@pytest.mark.parametrize("moments", closely(6, 2))
@pytest.mark.parametrize("game_id", GAMES)
def test_a_line_is_legal_move_by_move_in_every_world_that_looks_the_same(
    game_id: str, moments: int
) -> None:
    kinds = set[str]()
    for number, (state, seat, offered) in enumerate(every(game_id, moments)):
        game = remembering(GAMES[game_id])
        other = game.resample(state, seat, Chance.from_seed(f"other {number}"))
        assert game.lines(other, seat) == offered
        for line in offered:
            for world in (state, other):
                played = play_offered(game, world, seat, line)
                assert [each.move for each in played[: len(line.moves)]] == [*line.moves]
            kinds.add(" ".join(map(kind_of, line.moves)))
    first = {"main", "ticket", "bonus", "branch", "remove"}
    ended = {f"{kind} end" for kind in (*first, "decline")}
    assert kinds >= ended
    assert kinds >= {f"{kind} bonus" for kind in first - {"branch"}}
    assert kinds >= {"main bonus end", "main branch end", "bonus bonus end", "branch bonus end"}
    after_cards = {kind for kind in kinds - ended if kind.startswith("keep")}
    scored = {"keep score", "keep score end"} if game_id == "famous_explorers" else set()
    assert after_cards == {"keep end"} | scored


def kind_of(move: Any) -> str:
    return str(getattr(move, "by", move.kind))


def last_of(line: Line) -> int:
    """Return which of the moves of a line is the last besides the end of the turn."""
    ends = bool(line.moves[-1].kind == "end")
    return len(line.moves) - 1 - ends


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_new_comes_up_between_two_arrows_of_a_line(game_id: str) -> None:
    """Else somebody would go on without having seen it."""
    game, seen = GAMES[game_id], 0
    for state, seat, lines in every(game_id, 11):
        for line in lines:
            if line.moves[0].kind == "keep":
                continue
            before = play_offered(game, state, seat, line)[: last_of(line)]
            assert not any(played.reveals for played in before), line
            seen += bool(before)
    assert seen > 300


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_owed_after_an_arrow_is_offered_with_it_as_far_as_there_is_room(
    game_id: str,
) -> None:
    game, whole, full = GAMES[game_id], 0, 0
    for state, seat, lines in every(game_id, 13):
        asked = decision_of(game, state, seat)
        assert asked is not None
        cards = [move for move in asked.moves if move.kind in game.seldom]
        beside = cards if len(cards) > BESIDE else []
        menus = Counter(game.path(move)[0] for move in asked.moves if move not in beside)
        pairs = [line for line in lines if len(line.moves) == 2 and last_of(line) == 1]
        menus += Counter(line.path[0] for line in pairs)
        for move in asked.moves:
            if owes_more(state) or kind_of(move) not in ("main", "ticket", "bonus"):
                continue
            after = play_move(game, state, seat, move).state
            then = decision_of(game, after, seat)
            if game.warning(game.view(state, seat), move) is not None:
                assert not any(line.moves[0] == move for line in pairs)
                continue
            owed = [] if then is None or then.kind not in ("bonus", "branch") else then.moves
            seen = game.view(after, seat)
            # Q96-804: what ends the game is never offered with something else.
            owed = [
                way
                for way in owed
                if way.kind in ("lay", "branch") and game.warning(seen, way) != ENDS
            ]
            missing = {*owed} - {line.moves[1] for line in pairs if line.moves[0] == move}
            if missing:
                assert menus[game.path(move)[0]] == 25
                brings = [game.benefits(game.view(after, seat), way) for way in missing]
                worth = [
                    line
                    for line in pairs
                    if line.path[0] == game.path(move)[0] and line.moves[0] == move
                ]
                view = game.view(after, seat)
                assert not any(brings) or all(game.benefits(view, line.moves[1]) for line in worth)
                full += 1
            whole += bool(owed) and not missing
    assert whole > 20
    assert full


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_leaves_nothing_but_extras_can_be_the_end_of_the_turn(game_id: str) -> None:
    """Such a line is missing only if what the move shows makes a difference."""
    game = GAMES[game_id]
    for state, seat, lines in every(game_id, 5):
        asked = decision_of(game, state, seat)
        assert asked is not None
        if asked.kind not in ("turn", "bonus", "branch") or game.view(state, seat).decision is None:
            continue
        ending = {line.moves[0] for line in lines if last_of(line) == 0}
        for move in asked.moves:
            if move.kind not in ("lay", "branch", "remove", "decline"):
                assert move not in ending
                continue
            now = decision_of(game, play_move(game, state, seat, move).state, seat)
            ends = now is not None and any(way.kind == "end" for way in now.moves)
            assert ends == (move in ending) or owes_more(state), game.format(move)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_a_line_is_warned_of_as_its_last_move_is(game_id: str) -> None:
    warned = 0
    for state, seat, lines in every(game_id, 3):
        game = remembering(GAMES[game_id])
        for line in lines:
            *before, last = line.moves[: last_of(line) + 1]
            then = state
            for move in before:
                then = play_move(game, then, seat, move).state
            assert line.warning == game.warning(game.view(then, seat), last)
            warned += line.warning is not None
            reveals = any(event.reveals for event in play_move(game, then, seat, last).events)
            assert line.warning is not None or not reveals
    assert warned > 50


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_nobody_else_is_offered_lines_and_no_path_is_there_twice(game_id: str) -> None:
    game = GAMES[game_id]
    for state, seat, lines in every(game_id, 3):
        assert game.lines(state, 1 - seat if seat < 2 else 0) == ()
        moves = [*game.decisions(state)[0].moves, *lines]
        paths = [move.path if isinstance(move, Line) else game.path(move) for move in moves]
        begun = {path[:count] for path in paths for count in range(1, len(path))}
        assert len({*paths}) == len(paths)
        assert not begun.intersection(paths)


def test_the_same_arrow_by_main_and_by_ticket_are_two_lines() -> None:
    """If no main arrow is left after the ticket's, the turn can be ended after both."""
    main, ticket = Lay("red", "venice", "main"), Lay("red", "venice", "ticket")
    assert len({path(main), path(ticket), path(Remove("red"))}) == 3
