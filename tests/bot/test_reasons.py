"""What everybody's points came from, in small print below the names of the final standing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bot.messages import cards
from bot.texts import LOCALES, words_in
from engines.core import AnyGame
from engines.core.record import Record, replay
from tests.games.folders import FIXTURES, TESTS

from .situations import GAMES, table_of

NAMES = ("Amira", "Ben", "Chloé", "Dmitri", "Eve", "Farid")
SAVES = [(game_id, name) for game_id, fixtures in FIXTURES.items() for name in fixtures.saves]


@cache
def ended(game_id: str, name: str) -> tuple[AnyGame, Any]:
    """Return a stored game, and the state in which it ended."""
    record = Record.from_json((TESTS / game_id / "saves" / f"{name}.json").read_text("utf-8"))
    game = GAMES[game_id].begun_with(record.content, record.ruleset)
    *_, last = replay(game, record)
    return game, last.state


def reasons(game_id: str, name: str, locale: str = "en") -> dict[int, list[str]]:
    """Return the reasons that are given for the points of each seat."""
    game, state = ended(game_id, name)
    view = game.view(state, None)
    count = len(view.outcome.scores)
    table = table_of(game, state, seats=count, status="finished", names=NAMES[:count])
    found, seat = dict[int, list[str]](), None
    for line in cards.result(table, words_in(locale), view.outcome, view).splitlines():
        if line.startswith("-# "):
            assert seat is not None
            found[seat] = line.removeprefix("-# ").split(" · ")
        seat = next((each for each in range(count) if f"**{NAMES[each]}**" in line), None)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game_id", "name"), SAVES)
def test_the_reasons_add_up_to_the_score(game_id: str, name: str, locale: str) -> None:
    game, state = ended(game_id, name)
    outcome = game.outcome(state)
    assert outcome is not None
    found = reasons(game_id, name, locale)
    if name == "4-b":
        assert found == {}, "the standing itself counts the chips"
        return
    for seat, score in enumerate(outcome.scores):
        told = [reason.rpartition(": ")[2] for reason in found.get(seat, [])]
        assert sum(int(points.replace("\N{MINUS SIGN}", "-")) for points in told) == score


TOLD = {
    ("luxor", "4-adventures"): ["8 structures held: 8", "1 boat: 3", "captives: 1"],
    ("expedition_1996", "6-base"): [
        "5 of 9 missions in hand completed: 5",
        "3 chips collected: 3",
        "1 mission from the row: 1",
        "4 missions left in hand: −4",
        "1 chip left on the board: −1",
    ],
    ("famous_explorers", "4-full"): [
        "3 cards scored: 3",
        "extra for 1 Secret: 1",
        "wrong reveals: −4",
        "7 cards left in hand: −7",
    ],
    ("explorers", "4-base"): [
        "8 provisions: 25",
        "3 gems: 7",
        "1 temple visited: 10",
        "villages: 18",
        "achievements: 2",
    ],
}


@pytest.mark.parametrize(("game_id", "name"), TOLD)
def test_what_was_counted_is_told(game_id: str, name: str) -> None:
    assert reasons(game_id, name)[0] == TOLD[game_id, name]


def test_coins_of_expeditions_are_told_with_what_a_token_is_worth() -> None:
    """Its figures may be tuned, and its stored games with them."""
    game, state = ended("siberia", "4-players")
    view = game.view(state, None)
    for seat, told in reasons("siberia", "4-players").items():
        mat, score = view.mats[seat], view.scores[seat]
        if len(mat.glory) > 1:
            each = score.glory // len(mat.glory)
            assert f"{len(mat.glory)} glory tokens worth {each} each: {score.glory}" in told
        if len(mat.corruption) > 1:
            assert f"{len(mat.corruption)} corruption tokens: {score.corruption}" in told
