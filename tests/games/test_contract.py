"""What the house asks of every game besides the laws."""

from __future__ import annotations

import pytest

from engines.core import AnyGame, option_values
from tests.offered import GAMES

ALL = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@ALL
def test_moves_and_events_have_kinds(game: AnyGame) -> None:
    """Texts, the panel and the laws go by them; a class without one is named."""
    assert game.moves.kinds
    assert game.unsaid_events <= set(game.events.kinds)


@ALL
def test_a_game_is_where_the_registry_says(game: AnyGame) -> None:
    assert type(game).__module__ == f"engines.{game.id}"
    assert game.folder.name == game.id


@ALL
def test_every_option_says_which_values_there_are(game: AnyGame) -> None:
    """So the lobby can offer them and the laws try them; a type that does not is named."""
    for name in game.Options.model_fields:
        choice = option_values(game.Options, name)
        default = game.options({}).model_dump(mode="json")[name]
        for value in default if choice.several else (default,):
            assert value in choice.values
