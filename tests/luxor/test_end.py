"""Section 5 of the catalogue: the end of the game, points, ties."""

from __future__ import annotations

import pytest

from engines.core import Outcome
from engines.luxor.board import VALUE
from engines.luxor.events import GameEnded, TurnEnded
from engines.luxor.moves import Place
from engines.luxor.state import State

from .games import random_game
from .positions import (
    GAME,
    asked,
    at,
    ended,
    events,
    offered,
    play,
    points,
    position,
    refused,
    row,
    stack,
)


def outcome(state: State) -> Outcome:
    result = GAME.outcome(state)
    assert result is not None
    return result


# --- when the game ends --------------------------------------------------------------------


@pytest.mark.rule("LX-501")
def test_the_game_ends_with_the_last_tile_of_the_last_player() -> None:
    state = position(board=row("F6", "Ed Ed"), hand=("Cd5",), others=("Td5",))
    state = play(state, "Cd E6 2 east 1 1 ok")
    assert (state.finished, state.active) == (False, 1)
    assert GAME.outcome(state) is None
    drafted = play(state, "Td D6")
    assert not drafted.finished
    happened = events(drafted, "ok")
    after = play(drafted, "ok")
    assert after.finished
    assert GAME.decisions(after) == ()
    assert happened[-2:] == [
        TurnEnded(seat=1, reveals=True),
        GameEnded(scores=(1, 0), winner_seats=(0,)),
    ]
    refused(after, Place("Td", at("H6")), "LX-501", "game-over", seat=0)


@pytest.mark.rule("LX-501")
def test_the_last_camp_is_settled_first() -> None:
    state = position(board=row("F6", "Td Pd"), hand=("Cd5",), others=())
    drafted = play(state, "Cd E6")
    assert not drafted.finished
    for line in ("4", "east", "1"):
        drafted = play(drafted, line)
        assert (drafted.finished, drafted.active) == (False, 0)
    after = play(drafted, "1 ok")
    assert after.finished
    assert outcome(after).scores == (6, 0)


@pytest.mark.rule("LX-501")
@pytest.mark.parametrize("decline", [False, True])
def test_the_last_action_is_used_or_declined_first(decline: bool) -> None:
    state = position(
        board=row("F6", "M:0 Td"), hand=("Ed5",), others=(), adventures=True, actions=("caravan",)
    )
    state = play(state, "Ed E6 ok")
    assert not state.finished
    assert "caravan from F6" in offered(state)
    after = play(state, "end" if decline else "caravan from F6 to G6 ok")
    assert after.finished
    assert outcome(after).scores == ((0, 0) if decline else (2, 0))


@pytest.mark.rule("LX-502")
def test_there_is_no_turn_to_even_out() -> None:
    # Seat 1 places its last tile while seat 0 has none left: over at once.
    state = position(board=row("F6", "Ed Ed"), active=1, hand=("Td5", "Ed5"), others=())
    after = play(state, "Td E6 ok Ed D6 ok")
    assert after.finished


@pytest.mark.rule("LX-502")
def test_players_may_have_had_different_numbers_of_turns() -> None:
    lengths = set()
    for seed in ("one", "two", "three"):
        turns = [0, 0, 0]
        for played in random_game(3, adventures=False, seed=seed):
            for event in played.events:
                if isinstance(event, TurnEnded):
                    turns[event.seat] += 1
        lengths.add(len(set(turns)))
    assert max(lengths) > 1


@pytest.mark.rule("LX-503")
def test_running_out_of_adventurers_neither_ends_the_game_nor_skips() -> None:
    state = position(
        board=row("F6", "Ed Ed"), hand=("Ed5", "Cd5"), others=("Cd5", "Td5"), supplies=(0, 0)
    )
    state = play(state, "Ed E6 ok end")
    assert (state.finished, state.active) == (False, 1)
    state = play(state, "Cd D6 ok end")
    assert (state.finished, state.active) == (False, 0)
    assert not state.stacks
    assert play(state, "Cd C6 ok").active == 1


# --- points --------------------------------------------------------------------------------


@pytest.mark.rule("LX-504")
@pytest.mark.parametrize(
    ("tile", "value"),
    [("Cd", 1), ("Co", 1), ("Td", 2), ("To", 2), ("Pd", 3), ("Po", 3)],
)
def test_the_top_adventurer_has_the_points_of_the_tile(tile: str, value: int) -> None:
    assert points(ended(board={"F6": f"{tile}:0"})) == [value, 0]
    assert points(ended(board={"F6": f"{tile}:0001"})) == [0, value]
    assert points(ended(board={"F6": f"{tile}:1110"})) == [value, 0]
    assert points(ended(board={"F6": tile})) == [0, 0]


@pytest.mark.rule("LX-504")
def test_points_add_up_over_the_tiles() -> None:
    board = row("F6", "Td:0 Pd:10 Cd:01 To Ed:0 Po:02")
    assert points(ended(seats=3, board=board)) == [2 + 3, 1, 3]


@pytest.mark.rule("LX-505")
def test_terrain_does_not_change_the_value() -> None:
    for desert, oasis in (("Cd", "Co"), ("Td", "To"), ("Pd", "Po")):
        assert points(ended(board={"F6": f"{desert}:1"})) == points(
            ended(board={"F6": f"{oasis}:1"})
        )
        assert VALUE[desert] == VALUE[oasis]


@pytest.mark.rule("LX-505")
def test_empty_deserts_mountains_and_lakes_score_nothing() -> None:
    board = row("F6", "Ed:0 M:0 L Ed:1110")
    assert points(ended(board=board)) == [0, 0]
    assert outcome(ended(board=board)).sources[0] == ("structures", (0, 0))


# --- winning -------------------------------------------------------------------------------


@pytest.mark.rule("LX-506")
def test_most_points_win() -> None:
    state = ended(seats=3, board=row("F6", "Td:0 Pd:1 Cd:2"), supplies=(30, 0, 29))
    assert outcome(state).scores == (2, 3, 1)
    assert outcome(state).ranks == (2, 1, 3)
    assert outcome(state).winners == (1,)


@pytest.mark.rule("LX-506")
@pytest.mark.parametrize(
    ("supplies", "ranks", "winners"),
    [
        ((5, 4, 9), (1, 2, 3), (0,)),
        ((4, 5, 9), (2, 1, 3), (1,)),
        ((4, 4, 9), (1, 1, 3), (0, 1)),
        ((0, 0, 0), (1, 1, 3), (0, 1)),
    ],
)
def test_a_tie_is_broken_by_the_supply_else_shared(
    supplies: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = ended(seats=3, board=row("F6", "Td:0 To:1 Cd:2"), supplies=supplies)
    assert outcome(state).scores == (2, 2, 1)
    assert outcome(state).ranks == ranks
    assert outcome(state).winners == winners
    assert ("supply", supplies) in outcome(state).sources


@pytest.mark.rule("LX-506")
def test_all_may_share_the_victory() -> None:
    state = ended(seats=4, board=row("F6", "Td:0 To:1 Td:2 To:3"))
    assert outcome(state).ranks == (1, 1, 1, 1)
    assert outcome(state).winners == (0, 1, 2, 3)


@pytest.mark.rule("LX-506")
def test_the_end_of_a_played_game_breaks_a_tie_by_the_supply() -> None:
    state = position(board=row("F6", "Td:0 To:1 Ed Ed:1"), hand=("Ed5",), others=())
    assert state.supplies == (29, 28)
    (*_, last) = events(state, "Ed E6 ok")
    assert last == GameEnded(scores=(2, 2), winner_seats=(0,))


@pytest.mark.rule("LX-507")
def test_the_running_score_is_public() -> None:
    state = position(seats=3, board=row("F6", "Td:0 Pd:01 Ed Ed"), hand=("Cd2", "Ed2"))
    for reader in (None, 0, 1, 2):
        view = GAME.view(state, reader)
        assert [score.total for score in view.scores] == [2, 3, 0]
        assert "seat 1: 3 points" in GAME.text(view)
    state = play(state, "Cd E6 3 east 1 1 1 ok end")
    assert points(state) == [1 + 2 + 3, 0, 0]


@pytest.mark.rule("LX-507")
def test_a_draft_is_not_in_the_score() -> None:
    state = position(board=row("F6", "Td:1 Ed"), hand=("Cd2", "Ed2"))
    drafted = play(state, "Cd E6 2 east")
    assert asked(drafted).kind == "confirm"
    for reader in (None, 0, 1):
        assert [score.total for score in GAME.view(drafted, reader).scores] == [0, 2]
    after = play(drafted, "ok")
    assert (points(after), stack(after, "F6")) == ([3, 0], "10")
