"""Free actions, typed and completed: Toy with known hands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from typing_extensions import override

from bot.tables.suggestions import begun_line, continuations
from engines.core import Decision, IllegalMove, choices_for, play_line
from engines.core.line import play_after, play_move

from .toy import End, Hold, Move, Release, Score, State, Step, Toy

GAME = Toy()
START = GAME.start(2, GAME.options({}), "toy 119")
HANDS = ((3, 5, 8), (4, 6, 7))
ADA, BO = 0, 1


class Automatic(Toy):
    """Toy whose questions are automatic and have one answer."""

    @override
    def decisions(self, state: State) -> tuple[Decision[Move], ...]:
        return tuple(
            replace(decision, moves=decision.moves[:1], automatic=True)
            for decision in super().decisions(state)
        )


def test_the_hands_are_those_of_these_tests() -> None:
    assert START.hands == HANDS


def test_all_that_a_seat_may_do_is_open_to_it() -> None:
    mine, others = choices_for(GAME, START, ADA), choices_for(GAME, START, BO)
    assert mine is not None
    assert (mine.kind, mine.moves) == ("turn", (Step(1), Step(2), *map(Hold, HANDS[ADA])))
    assert others is not None
    assert (others.kind, others.moves) == ("free", tuple(map(Hold, HANDS[BO])))
    over = replace(START, train=8)
    assert choices_for(GAME, over, ADA) is None


def test_a_line_out_of_turn() -> None:
    held, released = play_line(GAME, START, BO, "hold 4 release 4")
    assert (held.move, released.move) == (Hold(4), Release(4))
    assert replace(released.state, chance=START.chance) == START
    with pytest.raises(IllegalMove, match="TY-101"):
        play_line(GAME, START, BO, "step 1")
    with pytest.raises(IllegalMove, match="TY-201"):
        play_line(GAME, START, BO, "hold 3")


def test_a_card_is_scored_in_anothers_turn() -> None:
    passing = play_line(GAME, START, ADA, "hold 3 step 2 end")[-1].state
    passing = play_line(GAME, passing, BO, "step 1")[-1].state
    assert passing.scored == ((), ())
    (scored,) = play_line(GAME, passing, ADA, "score 3")
    assert scored.reveals
    assert scored.state.scored == ((3,), ())
    assert GAME.view(scored.state, None).to_act == (BO,)


def test_nothing_is_forced_by_a_private_move() -> None:
    automatic = Automatic()
    assert [step.move for step in play_line(automatic, START, ADA, "hold 3")] == [Hold(3)]
    held = play_move(automatic, START, ADA, Hold(3))
    assert play_after(automatic, held) == ()
    stepped = play_move(automatic, START, ADA, Step(1))
    forced = play_after(automatic, stepped)
    assert [step.move for step in forced[:3]] == [End(), Step(1), End()]
    assert [step.seat for step in forced[:3]] == [ADA, BO, BO]
    assert automatic.outcome(forced[-1].state) is not None, "the answers of all seats are forced"
    late = replace(START, train=5, held=((3, 5), (4,)))
    scored = play_move(automatic, late, ADA, Score(3))
    assert [step.move for step in play_after(automatic, scored)][:2] == [Step(1), End()]


def test_lines_and_commands_are_completed_out_of_turn() -> None:
    assert begun_line(GAME, START, BO, "").moves == tuple(map(Hold, HANDS[BO]))
    begun = begun_line(GAME, START, BO, "hold 4 rel")
    assert (begun.done, begun.typed) == ("hold 4", "rel")
    assert begun.moves == (Release(4), Hold(6), Hold(7))
    (shortcut,) = GAME.shortcuts
    assert continuations(GAME, START, BO, shortcut, "card", {}) == ("4", "6", "7")
    assert shortcut.line_of({"card": "4"}) == "hold 4"


def test_a_parameter_that_repeats_ends_out_of_turn() -> None:
    """Cards can be held and released for ever: suggestions must not try to follow all of that."""
    (shortcut,) = GAME.shortcuts
    again = replace(shortcut, parts=(replace(shortcut.parts[0], repeats=True),))
    assert continuations(GAME, START, BO, again, "card", {}) == ("4", "6", "7")
