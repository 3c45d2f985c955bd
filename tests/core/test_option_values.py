"""The values of options: every kind of option, in one game that has them all."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, model_validator
from typing_extensions import override

from engines.core import BadOptions, Options, OptionValues, option_values, read_value
from engines.laws import Laws, check_game, option_sets, seat_option_sets
from tests.core.toy import State, Toy, ToyOptions


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Level(IntEnum):
    EASY = 1
    HARD = 2


Seat = Annotated[int, Field(ge=1, le=3)]


class EveryKind(ToyOptions):
    switch: bool = False
    word: Literal["L1", "L2", "L3"] = "L2"
    mixed: Literal[1, "two"] = 1
    number: int = Field(default=2, ge=1, le=3)
    between: Annotated[int, Field(gt=0)] = Field(default=1, lt=4)
    perhaps: int | None = Field(default=None, ge=1, le=2)
    colour: Colour = Colour.RED
    level: Level | None = None
    seats: tuple[Seat, ...] = ()
    modules: list[Literal["a", "b"]] = Field(default=["a"], min_length=1)
    set_of: frozenset[Colour] = Field(default=frozenset(), max_length=1)
    two: tuple[Literal["x", "y", "z"], ...] = Field(default=("x", "y"), min_length=2, max_length=2)


VALUES = {
    "switch": OptionValues((False, True)),
    "word": OptionValues(("L1", "L2", "L3")),
    "mixed": OptionValues((1, "two")),
    "number": OptionValues((1, 2, 3)),
    "between": OptionValues((1, 2, 3)),
    "perhaps": OptionValues((None, 1, 2)),
    "colour": OptionValues(("red", "blue")),
    "level": OptionValues((None, 1, 2)),
    "seats": OptionValues((1, 2, 3), several=True, least=0, most=3),
    "modules": OptionValues(("a", "b"), several=True, least=1, most=2),
    "set_of": OptionValues(("red", "blue"), several=True, least=0, most=1),
    "two": OptionValues(("x", "y", "z"), several=True, least=2, most=2),
}


class Chooser(Toy):
    """The toy with every kind of option; only some of them agree with each other."""

    Options = EveryKind


class Picky(EveryKind):
    @model_validator(mode="after")
    def _together(self) -> Picky:
        if self.word == "L1" and self.colour is Colour.BLUE:
            raise ValueError("L1 has no blue")
        return self


@pytest.mark.parametrize("name", EveryKind.model_fields)
def test_the_values_are_read_off_the_type(name: str) -> None:
    assert option_values(EveryKind, name) == VALUES[name]


@pytest.mark.parametrize("name", EveryKind.model_fields)
def test_every_setting_is_accepted_and_holds_every_value(name: str) -> None:
    choice, settled = VALUES[name], list[Any]()
    for setting in choice.settings():
        chosen = Chooser().options({name: setting}).model_dump(mode="json")[name]
        assert chosen == setting
        settled += setting if choice.several else [setting]
    assert set(settled) == set(choice.values)


class Endless(Options):
    text: str = ""
    open_: int = Field(default=0, ge=0)
    many: int = Field(default=0, ge=0, le=25)
    pair: tuple[int, int] = (1, 2)
    lists: tuple[tuple[bool, ...], ...] = ()
    either: tuple[bool, ...] | None = None


@pytest.mark.parametrize("name", Endless.model_fields)
def test_an_option_that_cannot_be_offered_is_named(name: str) -> None:
    with pytest.raises(TypeError, match=f"^option {name}: "):
        option_values(Endless, name)


def values_in(sets: tuple[dict[str, Any], ...], name: str, options: type[Options]) -> set[Any]:
    usual = options().model_dump(mode="json")[name]
    chosen = [settings.get(name, usual) for settings in sets]
    several = option_values(options, name).several
    return {value for setting in chosen for value in (setting if several else [setting])}


def test_the_laws_try_every_value_of_every_option() -> None:
    sets = option_sets(Chooser())
    assert sets[:2] == ({}, {"switch": True})
    for name, choice in VALUES.items():
        assert values_in(sets, name, EveryKind) == set(choice.values), name
    assert len(sets) == 2 + 4, "several options are changed at once"
    assert seat_option_sets(Chooser()) == ()
    laws = Laws(Chooser())
    for options in sets:
        check_game(laws.game, 2, options, "options", laws=laws, thorough=0.01)


def test_values_that_are_refused_together_are_tried_alone() -> None:
    class Refusing(Toy):
        Options = Picky

    sets = option_sets(Refusing())
    for options in sets:
        Refusing().options(options)
    for name in ("word", "colour"):
        assert values_in(sets, name, Picky) == set(VALUES[name].values)


class Beginner(ToyOptions):
    first: int | None = Field(default=None, ge=1, le=3)


class Trio(Toy):
    """Two or three may play; who begins must be there."""

    seats = range(2, 4)
    Options = Beginner

    @override
    def start(self, seats: int, options: Any, seed: str) -> State:
        if options.first is not None and options.first > seats:
            raise BadOptions("first: who is that?")
        return super().start(2, options, seed)


def test_what_depends_on_the_seats_is_tried_with_enough_of_them() -> None:
    assert option_sets(Trio()) == ({},)
    assert seat_option_sets(Trio()) == ((3, {"first": 1}), (3, {"first": 2}), (3, {"first": 3}))


# --- typed values --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True), ("TRUE", True), ("False", False), ("Null", None), ("3", 3), ("-1", -1),
        ('["a","B"]', ["a", "B"]), ('"1"', "1"), ("basic", "basic"), ("", ""), ("[", "["),
        ("NaN", "NaN"), ("nan", "nan"), ("Infinity", "Infinity"), ("-Infinity", "-Infinity"),
        ("[NaN]", "[NaN]"), ("9" * 5000, "9" * 5000), ("[" * 9999, "[" * 9999),
        ("[" * 9999 + "]" * 9999, "[" * 9999 + "]" * 9999), ('{"a":' * 9999, '{"a":' * 9999),
    ],
)  # fmt: skip
def test_a_typed_value_is_json_or_the_text(text: str, value: Any) -> None:
    read = read_value(text)
    assert (type(read), read) == (type(value), value)
