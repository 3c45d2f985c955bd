"""A game with a rival inside, in the terminal: alone at the keyboard, and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.cli.records import standing
from engines.core import Chance, Outcome, Rival, play_move
from engines.core.record import Recorder
from tests.core.solo_toy import SoloToy

from .conftest import Call

GAME = SoloToy()


@pytest.fixture(autouse=True)
def _solo_is_in_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.cli.games", lambda _content: {"solo": GAME})


def test_one_person_plays_against_the_caravan(call: Call) -> None:
    result = call("play", "--game", "solo", "--seed", "3", typed="pack 2\ngo\n" * 4)
    assert (result.code, result.err) == (0, "")
    assert result.out.count("seat 0, your move") == 8
    state, journeys = GAME.start(1, GAME.options({}), "3"), list[str]()
    for line in ["pack 2", "go"] * 4:
        played = play_move(GAME, state, 0, GAME.parse(line, ())[0])
        state = played.state
        journeys += [f"  travelled seat=caravan by={card}" for card in state.shown[-1:]]
    assert journeys[-1] in result.out
    assert result.out.count("  travelled seat=caravan by=") == 4
    assert "  travelled seat=0 by=" in result.out
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert result.out.endswith("\n".join(standing(GAME, outcome)) + "\n")


def test_a_game_alone_is_fuzzed_and_its_record_replays(call: Call, tmp_path: Path) -> None:
    assert call("fuzz", "--game", "solo", "--games", "3").code == 0
    recorder, chance = Recorder(GAME, 1, GAME.options({}), "replayed"), Chance.from_seed("moves")
    while asked := GAME.decisions(recorder.state):
        move, chance = chance.chosen(asked[0].moves)
        recorder.play(0, move)
    file = tmp_path / "solo.json"
    file.write_text(recorder.record().to_json(), encoding="utf-8")
    outcome = GAME.outcome(recorder.state)
    assert outcome is not None
    assert call("replay", file).out.splitlines() == [
        f"{file}: Solo, 1 player, 8 moves, replays as recorded",
        *standing(GAME, outcome),
    ]


def test_a_result_in_lines() -> None:
    rival = Rival(name="caravan", score=6, rank=1)
    lost = Outcome(
        scores=(5,),
        ranks=(2,),
        sources=(("stages", (5,)),),
        rivals=(rival,),
        lost=True,
        grade="guide",
    )
    assert standing(GAME, lost) == (
        "rank 2: seat 0 with 5 points (stages 5)",
        "rank 1: caravan with 6 points",
        "lost: no seat has won",
        "grade: guide (of stroller, guide, legend)",
    )
