"""Stored states name points by their ids: they mean the same however the points are numbered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from pydantic import ValidationError

from engines.core import AnyGame, Chance, Codec
from engines.registry import games
from engines.routes.content import NETWORK
from engines.routes.game import RouteGame
from tests.games.fixtures import Fixture, played
from tests.routes.sketching import network_of

GAMES: dict[str, RouteGame[Any, Any]] = {
    id_: game for id_, game in games().items() if isinstance(game, RouteGame)
}
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "expedition_1996": ({}, {"variant_a": True}, {"variant_b": True}),
    "famous_explorers": ({}, {"preset": "full"}),
}
PLAYED = [(id_, given) for id_ in GAMES for given in OPTIONS[id_]]
EVERY = 7
"""How many moves lie between the states that are looked at."""


@cache
def _states(game_id: str, given: str) -> tuple[Any, ...]:
    game, fixture = GAMES[game_id], Fixture(seats=3, seed="stored", options=json.loads(given))
    start = game.start(3, game.options(fixture.options), fixture.seed)
    return (start, *(step.state for step in played(game, start, fixture)))[::EVERY]


def states(game_id: str, given: dict[str, Any]) -> tuple[Any, ...]:
    """Return states of a random game, from its start to its end."""
    return _states(game_id, json.dumps(given))


def renumbered(game: RouteGame[Any, Any]) -> RouteGame[Any, Any]:
    """Return the game on the same network, with its points numbered in another order."""
    data = json.loads(NETWORK.read_text(encoding="utf-8"))
    numbers, _chance = Chance(7).shuffled(range(len(data["points"])))
    for point, number in zip(data["points"], numbers, strict=True):
        point["number"] = number
    return type(game)(network_of(data), "renumbered")


def seen(game: AnyGame, state: Any, reader: int | None) -> tuple[Any, ...]:
    """Return a view with everything in it that stands in the order of the points sorted."""
    view = game.view(state, reader)
    questions = [
        question and (question.kind, {*question.moves}, question.facts)
        for question in (view.decision, getattr(view, "free_action", None))
    ]
    changes = {"decision": None}
    for name in ("free_action", "near_start"):
        if hasattr(view, name):
            changes[name] = None
    return replace(view, **changes), questions


@pytest.mark.parametrize(("game_id", "given"), PLAYED)
def test_a_state_is_read_on_a_network_with_other_numbers(
    game_id: str, given: dict[str, Any]
) -> None:
    game = GAMES[game_id]
    other = renumbered(game)
    assert other.network.ids != game.network.ids
    for state in states(game_id, given):
        there = other.states.load(game.states.dump(state))
        for reader in (None, 0, 1, 2):
            assert seen(other, there, reader) == seen(game, state, reader)
        assert there.board != state.board or not any(r.arrows for r in state.board.routes)
        assert game.states.load(other.states.dump(there)) == state


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "given"), PLAYED)
def test_a_state_of_a_former_version_is_read(game_id: str, given: dict[str, Any]) -> None:
    """It has the numbers themselves: without the names of a network they are still written."""
    game = GAMES[game_id]
    *_, last = states(game_id, given)
    assert Codec(type(last)).dump(last) != game.states.dump(last)
    for state in states(game_id, given):
        former = Codec(type(state)).dump(state)
        assert game.states.load(former) == state


def values(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every value in JSON with the names that lead to it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from values(value, f"{path}.{name}")
    elif isinstance(data, list):
        for value in data:
            yield from values(value, path)
    else:
        yield path, data


NUMBERS = (
    ".chance.state", ".chance.answers", ".board.routes.left", ".board.tickets", ".board.supply",
    ".board.first", ".board.active", ".board.turn", ".board.spent", ".board.looped",
    ".board.branch", ".board.bonuses", ".news.turn", ".news.seat", ".news.laid",
    ".news.removed",
    ".placer", ".steps", ".to_place", ".dropped", ".marker", ".to_mark", ".corrections",
    ".tasks.colours", ".peeked",
)  # fmt: skip
"""What a state may hold as numbers: sizes, turns, seats and colours, and chance."""


@pytest.mark.parametrize(("game_id", "given"), PLAYED)
def test_no_point_is_stored_as_a_number(game_id: str, given: dict[str, Any]) -> None:
    game = GAMES[game_id]
    for state in states(game_id, given):
        for path, value in values(json.loads(game.states.dump(state))):
            if type(value) is int:
                assert path in NUMBERS, f"{path} is {value}"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"row":["', '"row":["atlantis","'),
        ('"row":["', '"row":[121,"'),
        ('"row":["', '"row":[-1,"'),
        ('"row":["', '"row":[["nome"],"'),
        ('"row":["', '"row":[null,"'),
        ('"arrows":["', '"arrows":["start>atlantis","'),
        ('"arrows":["', '"arrows":["start>nome","'),
        ('"arrows":["', '"arrows":[7,"'),
        ('"reached":["', '"reached":["atlantis","'),
        ('"reached":[', '"reached":2658455991569831745807614120560689152,"x":['),
        ('"window":null', '"window":"atlantis"'),
    ],
)
def test_what_is_not_on_the_network_is_refused(right: str, wrong: str) -> None:
    game = GAMES["famous_explorers"]
    text = game.states.dump(states("famous_explorers", {"preset": "full"})[9])
    assert right in text
    with pytest.raises(ValidationError):
        game.states.load(text.replace(right, wrong))
