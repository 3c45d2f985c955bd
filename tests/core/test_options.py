"""Options and numbers of seats that do not fit are refused with what would fit."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engines.core import AnyGame, BadOptions
from engines.laws import option_sets
from engines.registry import PACKAGES, game_named, games

ALL = pytest.mark.parametrize("game", games().values(), ids=games())


@ALL
def test_defaults_need_no_words(game: AnyGame) -> None:
    for name, option in game.Options.model_fields.items():
        assert not option.is_required(), name
        assert option.description, name
    for seats in game.seats:
        assert game.decisions(game.start(seats, game.options({}), "seed"))


@ALL
def test_options_survive_being_written_down(game: AnyGame) -> None:
    for values in option_sets(game):
        chosen = game.options(values)
        assert game.options(chosen.model_dump(mode="json")) == chosen


@ALL
def test_an_unknown_option_is_named_with_those_there_are(game: AnyGame) -> None:
    with pytest.raises(BadOptions) as caught:
        game.options({"camels": 3})
    text = str(caught.value)
    assert text.startswith("camels: ")
    assert all(name in text for name in game.Options.model_fields)
    assert "\n" not in text


@ALL
def test_options_are_not_changed(game: AnyGame) -> None:
    chosen = game.options({})
    for name in game.Options.model_fields:
        with pytest.raises(ValidationError):
            setattr(chosen, name, None)


@ALL
def test_only_so_many_can_play(game: AnyGame) -> None:
    low, high = game.seats[0], game.seats[-1]
    for seats in (-1, 0, low - 1, high + 1, 1000):
        with pytest.raises(BadOptions) as caught:
            game.start(seats, game.options({}), "seed")
        assert str(caught.value) == f"{game.title} needs {low} to {high} players, not {seats}"


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"adventures": "perhaps"}, "adventures: Input should be a valid boolean"),
        ({"adventures": None}, "adventures: Input should be a valid boolean"),
        ({"first_player": 0}, "first_player: Input should be greater than or equal to 1"),
        ({"first_player": 5}, "first_player: Input should be less than or equal to 4"),
        ({"first_player": "me"}, "first_player: Input should be a valid integer"),
    ],
)
def test_wrong_values_are_named(values: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOptions) as caught:
        games()["luxor"].options(values)
    assert str(caught.value).startswith(said)
    assert str(caught.value).endswith("(options: adventures, first_player)")


def test_the_first_player_must_sit_at_the_table() -> None:
    luxor = games()["luxor"]
    with pytest.raises(BadOptions, match="first_player: there are only 2 players"):
        luxor.start(2, luxor.options({"first_player": 3}), "seed")


def test_a_game_is_found_by_its_id() -> None:
    assert list(games()) == list(PACKAGES)
    for game_id, game in games().items():
        assert game.id == game_id
        assert game_named(game_id) is game
    with pytest.raises(KeyError, match=f"no game 'chess'; there are: {', '.join(PACKAGES)}"):
        game_named("chess")
