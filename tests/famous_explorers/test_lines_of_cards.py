"""Cards are scored in one press where they can be: in the own turn, and as they are kept."""

from __future__ import annotations

import pytest

from engines.core import play_offered
from engines.famous_explorers.moves import Score
from tests.nightly import closely
from tests.routes.test_lines import GAMES, asked_seat, asked_states, owes_more

GAME = GAMES["famous_explorers"]


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(2, 1))
def test_a_card_that_can_be_scored_is_offered_beside_the_question(every: int) -> None:
    found = 0
    for state in asked_states("famous_explorers")[::every]:
        seat = asked_seat("famous_explorers", state)
        question = GAME.decisions(state)[0]
        free = GAME.free_action(state, seat)
        scores = {move for move in free.moves if isinstance(move, Score)} if free else set()
        if not scores:
            continue
        lines = [line for line in GAME.lines(state, seat) if isinstance(line.moves[0], Score)]
        asks = question.kind in ("turn", "bonus", "branch") and not owes_more(state)
        assert {line.moves[0] for line in lines} == (scores if asks else set())
        for line in lines:
            assert line.warning == GAME.warning(GAME.view(state, seat), line.moves[0])
            played, *_forced = play_offered(GAME, state, seat, line)
            assert played.reveals, "so it is asked once more"
        found += bool(lines)
    assert found > 3


def test_a_kept_card_is_scored_with_it_only_if_its_place_was_reached() -> None:
    found = 0
    for state in asked_states("famous_explorers"):
        seat = asked_seat("famous_explorers", state)
        question = GAME.decisions(state)[0]
        if question.kind != "keep":
            continue
        lines = GAME.lines(state, seat)
        for keep in question.moves:
            after = GAME.apply(state, seat, keep)[0]
            can = GAME.refusal(after, seat, Score(keep.place)) is None
            offered = [line for line in lines if line.moves[:2] == (keep, Score(keep.place))]
            assert bool(offered) == can
            found += can
    assert found
