"""A content file may be in any order: nothing is dealt, stored or shown in another way.

Lists whose order does mean something are named in ``fixtures.json``, under ``ordered_lists``; ``*``
stands for anything there.
"""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engines.core import AnyGame, BadContent, Chance
from engines.laws.whole_game import LONG
from engines.registry import PACKAGES
from tests.games.fixtures import Fixture, played, save
from tests.games.folders import FIXTURES
from tests.nightly import closely
from tests.offered import GAMES, SOME_TABLES

ENGINES = Path(import_module("engines").__path__[0])
RARELY = 10
"""After LONG moves so many times more lie between the states that are looked at."""


def files_of(game: AnyGame) -> list[Path]:
    """Return the content files of a game's package, and those that several games share."""
    folders = [game.folder] + [
        package for package in sorted(ENGINES.iterdir()) if package.name not in GAMES
    ]
    return [file for folder in folders for file in sorted((folder / "content").glob("*.json"))]


def put(pack: Path, game: AnyGame, texts: dict[str, str]) -> AnyGame:
    """Return the game with other content files."""
    for name, text in texts.items():
        (pack / game.id).mkdir(parents=True, exist_ok=True)
        (pack / game.id / name).write_text(text, encoding="utf-8")
    loaded: AnyGame = import_module(PACKAGES[game.id]).load(pack)
    return loaded


def is_named(place: str, ordered: tuple[str, ...]) -> bool:
    return any(fnmatchcase(place, pattern) for pattern in ordered)


def turned(data: Any, ordered: tuple[str, ...], place: str = "") -> Any:
    """Return a file's content with names and lists in reverse order, except ``ordered`` lists."""
    if isinstance(data, dict):
        inner = f"{place}." if place else ""
        return {key: turned(data[key], ordered, f"{inner}{key}") for key in reversed(data)}
    if isinstance(data, list):
        values = [turned(value, ordered, f"{place}.*") for value in data]
        return values if is_named(place, ordered) else values[::-1]
    return data


def mixed(data: Any, ordered: tuple[str, ...], chance: Chance, place: str = "") -> Any:
    """Return a file's content with its lists shuffled, except ``ordered`` lists."""
    if isinstance(data, dict):
        inner = f"{place}." if place else ""
        return {key: mixed(data[key], ordered, chance, f"{inner}{key}") for key in data}
    if isinstance(data, list):
        values = [mixed(value, ordered, chance, f"{place}.*") for value in data]
        return values if is_named(place, ordered) else [*chance.shuffled(values)[0]]
    return data


def in_order(order: str, pack: Path) -> dict[str, AnyGame]:
    """Return every game with content files in another order: ``turned``, or shuffled by a seed."""
    others = {}
    for game in GAMES.values():
        ordered, texts = FIXTURES[game.id].ordered_lists, {}
        for file in files_of(game):
            data = json.loads(file.read_text(encoding="utf-8"))
            if order == "turned":
                other = turned(data, ordered)
            else:
                other = mixed(data, ordered, Chance.from_seed(order))
            texts[file.name] = json.dumps(other, indent=3)
        others[game.id] = put(pack, game, texts)
    return others


@pytest.fixture(scope="module")
def reordered(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, AnyGame]]:
    """Return every game with content files in other orders, by the order's name."""
    orders = ("turned", "mixed 1", "mixed 2")
    return {order: in_order(order, tmp_path_factory.mktemp("pack")) for order in orders}


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_content_in_another_order_is_the_same_content(
    game_id: str, reordered: dict[str, dict[str, AnyGame]]
) -> None:
    for order, others in reordered.items():
        assert others[game_id].content_hash == GAMES[game_id].content_hash, order


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(15, 5))
@pytest.mark.parametrize(("game", "seats", "options"), SOME_TABLES)
def test_a_game_on_reordered_content_is_the_same_game(
    game: AnyGame,
    seats: int,
    options: dict[str, Any],
    every: int,
    reordered: dict[str, dict[str, AnyGame]],
) -> None:
    fixture, chosen = Fixture(seats=seats, seed="order", options=options), game.options(options)
    state, readers = game.start(seats, chosen, fixture.seed), (None, *range(seats))
    others = [(order, games[game.id]) for order, games in reordered.items()]
    stored = game.states.dump(state)
    for order, other in others:
        assert other.states.dump(other.start(seats, chosen, fixture.seed)) == stored, order
    for number, step in enumerate(played(game, state, fixture)):
        if number % (RARELY * every if number > LONG else every):
            continue
        stored = game.states.dump(step.state)
        views = [game.view(step.state, reader) for reader in readers]
        for order, other in others:
            there = other.states.load(stored)
            assert other.states.dump(there) == stored, order
            assert [other.view(there, reader) for reader in readers] == views, order


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_on_reordered_content_is_the_same_record(
    game_id: str, reordered: dict[str, dict[str, AnyGame]]
) -> None:
    fixtures = FIXTURES[game_id]
    name = next(iter(fixtures.saves))
    record = save(GAMES[game_id], fixtures, name).to_json()
    for order, others in reordered.items():
        assert save(others[game_id], fixtures, name).to_json() == record, order


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_the_files_in_these_tests_are_read(game_id: str, tmp_path: Path) -> None:
    """By a game that has content; one without has no hash of it, and no files."""
    game, refused = GAMES[game_id], 0
    for file in files_of(game):
        try:
            put(tmp_path / file.name, game, {file.name: "{"})
        except BadContent:
            refused += 1
    if game.content_hash:
        assert refused, "the game loads none of its content files with load_content"
    else:
        assert not refused, "the game loads content that content_hash leaves out"
        assert not [*(game.folder / "content").glob("*.json")]
