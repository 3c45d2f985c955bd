"""Results: stored ones stay as they are; a game may be lost, be graded, or have rivals."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engines.core import Codec, Outcome, Rival
from engines.core.record import Recorder, replay, result_of

from .solo_toy import CARAVAN, SoloToy, State

OUTCOMES: Codec[Outcome] = Codec(Outcome)
PLAIN = Outcome(scores=(3, 5), ranks=(2, 1), sources=(("gems", (1, 5)), ("maps", (2, 0))))
GAME = SoloToy()


def ended(*scores: int, caravan: int) -> Outcome:
    """Return the result of a game that ended with these ways."""
    state = GAME.start(len(scores), GAME.options({}), "seed")
    turns = GAME.max_moves(len(scores)) // 2
    outcome = GAME.outcome(replace(state, scores=scores, caravan=caravan, turn=turns + 1))
    assert outcome is not None
    return outcome


def test_a_result_without_rivals_is_stored_as_ever() -> None:
    stored = {"scores": [3, 5], "ranks": [2, 1], "sources": {"gems": [1, 5], "maps": [2, 0]}}
    assert result_of(PLAIN) == stored
    assert (
        OUTCOMES.load('{"scores":[3,5],"ranks":[2,1],"sources":[["gems",[1,5]],["maps",[2,0]]]}')
        == PLAIN
    )
    assert repr(PLAIN) == (
        "Outcome(scores=(3, 5), ranks=(2, 1), sources=(('gems', (1, 5)), ('maps', (2, 0))))"
    )
    assert PLAIN.winners == (1,)


def test_rivals_defeat_and_grade_are_stored_and_read() -> None:
    rivals = (Rival(name="automa", score=87, rank=1), Rival(name="wolf", score=0, rank=3))
    lost = Outcome(scores=(84,), ranks=(2,), rivals=rivals, lost=True, grade="scout")
    assert OUTCOMES.load(OUTCOMES.dump(lost)) == lost
    assert lost.winners == ()
    assert json.loads(json.dumps(result_of(lost))) == {
        "scores": [84],
        "ranks": [2],
        "sources": {},
        "rivals": [
            {"name": "automa", "score": 87, "rank": 1},
            {"name": "wolf", "score": 0, "rank": 3},
        ],
        "lost": True,
        "grade": "scout",
    }
    assert repr(lost) == (
        f"Outcome(scores=(84,), ranks=(2,), sources=(), rivals={rivals}, lost=True, grade='scout')"
    )


@pytest.mark.parametrize(
    ("score", "caravan", "rank", "lost", "grade"),
    [
        (6, 5, 1, False, "guide"),
        (5, 5, 2, True, "guide"),
        (3, 6, 2, True, "stroller"),
        (3, 2, 1, False, "stroller"),
        (12, 6, 1, False, "legend"),
    ],
)
def test_alone_against_the_caravan(
    score: int, caravan: int, rank: int, lost: bool, grade: str
) -> None:
    outcome = ended(score, caravan=caravan)
    assert (outcome.ranks, outcome.lost, outcome.grade) == ((rank,), lost, grade)
    assert outcome.rivals == (Rival(name=CARAVAN, score=caravan, rank=3 - rank),)
    assert outcome.winners == (() if lost else (0,))


def test_two_against_the_caravan() -> None:
    between = ended(3, 9, caravan=12)
    assert (between.ranks, between.rivals[0].rank, between.lost) == ((3, 1), 2, False)
    behind = ended(3, 5, caravan=12)
    assert (behind.ranks, behind.rivals[0].rank, behind.lost) == ((3, 2), 1, True)
    assert (between.grade, behind.grade) == (None, None)


def played(seed: str) -> Recorder:
    """Play a game alone, always with two loads."""
    recorder = Recorder(GAME, 1, GAME.options({}), seed)
    while asked := GAME.decisions(recorder.state):
        recorder.play(0, asked[0].moves[len(asked[0].moves) // 2])
    return recorder


def test_games_are_won_and_lost_and_their_records_replay() -> None:
    ends = set[bool]()
    for number in range(12):
        record = played(f"{number}").record()
        assert record.result is not None
        ends.add("lost" in record.result)
        states: list[State] = [step.state for step in replay(GAME, record)]
        assert result_of(GAME.outcome(states[-1]) or PLAIN) == record.result
    assert ends == {True, False}


def test_the_caravan_uses_up_its_deck_and_shuffles_it_again() -> None:
    state = GAME.start(2, GAME.options({}), "seed")
    left = []
    while asked := GAME.decisions(state):
        state, _events = GAME.apply(state, asked[0].seat, asked[0].moves[0])
        left.append(len(state.deck))
        assert not GAME.broken_invariants(state)
    assert left[1::2] == [3, 2, 1, 0, 3, 2, 1, 0]
