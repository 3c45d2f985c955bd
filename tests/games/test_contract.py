"""What every game must do besides keeping the laws."""

from __future__ import annotations

import pytest

from engines.core import AnyGame, option_values
from tests.offered import GAMES

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


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
