"""Wrong options and numbers of seats are refused with a text that names what is allowed."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import pytest
from pydantic import Field, ValidationError

from engines.core import AnyGame, BadOptions, Options
from engines.laws import option_sets
from engines.luxor import Luxor
from engines.registry import PACKAGES, game_named, games
from tests.core.toy import Toy


class VariousOptions(Options):
    """One option of every kind."""

    pace: Literal["slow", "fast"] = "slow"
    rounds: int = Field(default=3, ge=2, le=5)
    open_hands: bool = False


class Various(Luxor):
    """A game that has them."""

    Options = VariousOptions  # type: ignore[assignment]
    presets: ClassVar = {"short": {"rounds": 2}}


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
    ("values", "message"),
    [
        ({"adventures": "perhaps"}, "adventures: choose true or false"),
        ({"adventures": None}, "adventures: choose true or false"),
        ({"first_player": 0}, "first_player: choose a number from 1 to 4"),
        ({"first_player": 5}, "first_player: choose a number from 1 to 4"),
        ({"first_player": "me"}, "first_player: choose a number from 1 to 4"),
    ],
)
def test_wrong_values_are_named(values: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOptions) as caught:
        games()["luxor"].options(values)
    assert str(caught.value) == message


def test_what_is_wrong_with_an_option_is_told_in_codes_and_facts() -> None:
    """The bot makes a sentence in any language from them."""

    game = object.__new__(Various)

    def reason(**values: Any) -> tuple[str, dict[str, Any]]:
        with pytest.raises(BadOptions) as caught:
            game.options(values)
        return caught.value.code, dict(caught.value.facts)

    assert reason(pace="odd") == ("choice", {"option": "pace", "values": "slow, fast"})
    assert reason(preset="odd") == ("choice", {"option": "preset", "values": "short"})
    assert reason(rounds=6) == ("number", {"option": "rounds", "least": 2, "most": 5})
    assert reason(open_hands="odd") == ("switch", {"option": "open_hands"})
    known = "preset, pace, rounds, open_hands"
    assert reason(camels=1) == ("unknown", {"option": "camels", "known": known})


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


def test_a_game_for_one_number_of_players_names_that_number() -> None:
    with pytest.raises(BadOptions, match="Toy needs 2 players, not 3"):
        Toy().check_seats(3)
