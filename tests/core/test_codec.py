"""JSON and back, for one type of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

import pytest
from pydantic import (
    BeforeValidator,
    Field,
    PlainSerializer,
    SerializationInfo,
    TypeAdapter,
    ValidationError,
    ValidationInfo,
)

from engines.core import Codec, codec


@dataclass(frozen=True, slots=True)
class Step:
    """A move with a tuple and a dictionary whose keys are numbers."""

    path: tuple[int, ...]
    left: dict[int, str]
    kind: Literal["step"] = "step"


@dataclass(frozen=True, slots=True)
class Rest:
    """A move without anything."""

    kind: Literal["rest"] = "rest"


AnyMove: TypeAlias = Annotated[Step | Rest, Field(discriminator="kind")]
MOVES: Codec[Step | Rest] = Codec(AnyMove)


def test_a_value_comes_back_as_it_was() -> None:
    step = Step((1, 2), {3: "é"})
    text = MOVES.dump(step)
    assert text == '{"path":[1,2],"left":{"3":"é"},"kind":"step"}'
    assert MOVES.load(text) == step
    assert MOVES.load(MOVES.dump(Rest())) == Rest()
    assert type(MOVES.load(text)) is Step


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        '{"kind": "jump"}',
        '{"path": [1]}',
        '{"path": ["x"], "left": {}, "kind": "step"}',
        '{"path": [1], "left": {"x": "y"}, "kind": "step"}',
    ],
)
def test_something_else_is_not_loaded(text: str) -> None:
    with pytest.raises(ValidationError):
        MOVES.load(text)


def _named(number: int, info: SerializationInfo) -> int | str:
    return number if info.context is None else str(info.context[number])


def _number(name: str | int, info: ValidationInfo) -> Any:
    return name if info.context is None else info.context.index(name)


@dataclass(frozen=True, slots=True)
class Card:
    """A card that is a number in memory."""

    number: Annotated[int, PlainSerializer(_named), BeforeValidator(_number)]


def test_content_gives_names_to_what_is_stored() -> None:
    bare: Codec[Card] = Codec(Card)
    named = bare.within(("ace", "king"))
    assert named.dump(Card(1)) == '{"number":"king"}'
    assert named.load('{"number":"king"}') == Card(1)
    assert bare.within(("king", "ace")).load('{"number":"king"}') == Card(0)
    assert bare.dump(Card(1)) == '{"number":1}'
    with pytest.raises(ValidationError):
        named.load('{"number":"queen"}')


def test_an_adapter_is_made_once_and_when_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[object]()

    def noted(kind: type[Card]) -> TypeAdapter[Card]:
        made.append(kind)
        return TypeAdapter(kind)

    monkeypatch.setattr(codec, "TypeAdapter", noted)
    bare: Codec[Card] = Codec(Card)
    named = bare.within(("ace", "king"))
    assert not made
    assert named.dump(Card(0)) == '{"number":"ace"}'
    assert bare.load('{"number":1}') == named.load('{"number":"king"}') == Card(1)
    assert made == [Card]


def test_a_union_knows_its_kinds() -> None:
    assert Codec(AnyMove).kinds == {"step": Step, "rest": Rest}
    assert Codec(Step | AnyMove).kinds == {"step": Step, "rest": Rest}
    assert Codec(Rest).kinds == {"rest": Rest}


@dataclass(frozen=True, slots=True)
class Nameless:
    """A move without a kind."""


@dataclass(frozen=True, slots=True)
class Again:
    """A move that has the kind of another."""

    kind: Literal["rest"] = "rest"


@pytest.mark.parametrize(
    ("union", "message"),
    [
        (Rest | Nameless, "Nameless needs a field kind with its name as default"),
        (Rest | Again, "Again and Rest are both 'rest'"),
    ],
)
def test_a_class_without_a_kind_of_its_own_is_named(union: object, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        _ = Codec(union).kinds
