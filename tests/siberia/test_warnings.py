"""What a move or a line of moves would reveal is said before it is made (SB-315)."""

from __future__ import annotations

import pytest

from engines.core import Chance, Line, play_move
from engines.siberia import load
from engines.siberia.rules.state import State
from tests.nightly import closely

GAME = load(None)
STEPS = 250


def reveals(state: State, seat: int, line: Line) -> bool:
    """Whether a move of a line reveals something; only its last one may."""
    for move in line.moves:
        played = play_move(GAME, state, seat, move)
        if played.reveals:
            assert move == line.moves[-1]
            return True
        state = played.state
    return False


@pytest.mark.slow
@pytest.mark.rule("SB-315")
@pytest.mark.parametrize("tried", closely(3, 6))
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_line_is_warned_of_if_its_last_move_reveals_something(seed: str, tried: int) -> None:
    """Of the dozens of lines of a question so many are tried."""
    state, chance = GAME.start(3, GAME.options({}), seed), Chance.from_seed(seed)
    told = {True: 0, False: 0}
    for _step in range(STEPS):
        asked = GAME.decisions(state)
        if not asked:
            break
        (question,) = asked
        seat = question.seat
        lines, chance = chance.shuffled(GAME.lines(state, seat))
        for line in lines[:tried]:
            warning = line.warning
            final = line.moves[-1].kind in GAME.final
            assert (warning is not None) == (reveals(state, seat, line) and not final)
            told[warning is not None] += 1
        move, chance = chance.without_log().chosen(question.moves)
        state = play_move(GAME, state, seat, move).state
    assert min(told.values()) > 20
