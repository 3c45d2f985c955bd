"""What every game must do besides keeping the laws."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from engines.core import AnyGame, Chance, Game, option_values, play_move
from engines.players import choose
from tests.bot.sources import ROOT
from tests.offered import GAMES

from .parts import PARTS, members

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


LONGEST = 150
"""Lines of a part of the contract, its docstrings included: a screen and a little more."""


def test_every_member_of_the_contract_is_in_one_part() -> None:
    names = [name for part in PARTS.values() for name in members(part)]
    assert len(names) == len({*names}) > 60
    assert not members(Game)
    assert set(Game.__bases__) == set(PARTS.values())


@pytest.mark.parametrize("name", PARTS)
def test_a_part_of_the_contract_is_short(name: str) -> None:
    file = ROOT / "engines" / "core" / f"game_{name}.py"
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST


@ALL
def test_moves_and_events_have_kinds(game: AnyGame) -> None:
    """Texts, menus and laws look them up by kind; the error names a class without one."""
    assert game.moves.kinds
    assert game.unsaid_events <= set(game.events.kinds)


@ALL
def test_a_game_is_where_the_registry_says(game: AnyGame) -> None:
    assert type(game).__module__ == f"engines.{game.id}"
    assert game.folder.name == game.id


@ALL
def test_every_option_says_which_values_there_are(game: AnyGame) -> None:
    """So that the lobby can offer the values and the laws try them."""
    for name in game.Options.model_fields:
        choice = option_values(game.Options, name)
        default = game.options({}).model_dump(mode="json")[name]
        for value in default if choice.several else (default,):
            assert value in choice.values


def kept_in(game: AnyGame) -> list[Any]:
    """Return everything that an instance holds, however deep, but no modules, classes, functions.

    What a module remembers for speed is not held by an instance.
    """
    passed_over = (type, ModuleType, FunctionType, BuiltinFunctionType)
    left, kept = [vars(game)], dict[int, Any]()
    while left:
        value = left.pop()
        if id(value) not in kept and not isinstance(value, passed_over):
            kept[id(value)] = value
            left += gc.get_referents(value)
    return list(kept.values())


@ALL
def test_no_game_in_progress_is_stored_in_an_instance(game: AnyGame) -> None:
    """Tables are played from several threads, and each gives the game its own state."""
    seats = game.seats[-1]
    state, chance = game.start(seats, game.options({}), "kept"), Chance.from_seed("kept")
    for _move in range(12):
        if not (asked := game.decisions(state)):
            break  # a short game
        seat = asked[0].seat
        move, chance = choose("medium", game, state, seat, chance)
        state = play_move(game, state, seat, move).state
        views = [game.view(state, reader) for reader in (None, *range(seats))]
        game.evaluate(views[1])
    progress = type(state), type(views[0]), type(state.chance)
    assert [value for value in kept_in(game) if isinstance(value, progress)] == []
