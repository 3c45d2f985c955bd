"""How the values of a content file are written, and what is said of those that are wrong (SB-1095).

The types of fields say how they are read. Here are marks for these types (in ``Annotated``) that
pydantic does not have. What is refused is a ``ValidationError`` that says what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Final, TypeAlias, TypeVar, get_type_hints

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    GetCoreSchemaHandler,
    GetPydanticSchema,
    PlainValidator,
    ValidationError,
    WrapValidator,
)
from pydantic.fields import FieldInfo
from typing_extensions import is_typeddict

from engines.core.content import said_by

Place: TypeAlias = tuple[int | str, ...]
"""Keys and indices that lead to a value."""

WordT = TypeVar("WordT", bound=str)

SPACED: Final = re.compile(r"\S+([ \xa0]\S+)*")
"""Words with single spaces between; French has no-break spaces before some signs."""

VALUE: Final = Field(alias="the value")
"""The mark of a field that is read from the value as a whole."""


def wrong(said: str, place: Place = ()) -> ValidationError:
    """Return the error that says so about the value at ``place`` within the one that is read."""
    return ValidationError.from_exception_data(
        "content", [{"type": "value_error", "loc": place, "input": None, "ctx": {"error": said}}]
    )


def told(error: Mapping[str, Any], data: Any) -> ValidationError:
    """Return an error with the id of the entry in which it is, and its place in the data.

    Names of fields and of members of unions, which pydantic adds to places, are left out.
    """
    place: Place = ()
    entry = ""
    for step in error["loc"]:
        inner = data if isinstance(data, dict) else range(len(data) if type(data) is list else 0)
        if step in inner:
            data, place = data[step], (*place, step)
            if isinstance(data, dict) and isinstance(data.get("id"), str):
                entry = f"{data['id']}: "
    said = said_by(error["msg"])
    if error["type"] == "literal_error":
        allowed = re.findall("'(.*?)'", error["ctx"]["expected"])
        said = f"{error['input']!r} is not one of {listed(allowed)}"
    elif error["type"] == "bool_type":
        said = f"{error['input']!r} is not true or false"
    return wrong(entry + said, place)


def listed(words: Iterable[str]) -> str:
    """Return words in a row, as they are written in the file."""
    return ", ".join(words)


def number(value: Any, least: int, most: int, place: Place = (), also: Iterable[str] = ()) -> int:
    """Return the value, a whole number in a range; ``also`` are words to name in the error."""
    if type(value) is not int or not least <= value <= most:
        expected = f"{least}" if least == most else f"a number from {least} to {most}"
        raise wrong(f"{value!r} is not {', or '.join((*also, expected))}", place)
    return value


def word(value: Any, allowed: Collection[WordT], *also: str, place: Place = ()) -> WordT:
    """Return the value, which is one of the words; ``also`` are others to name in the error."""
    for each in allowed:
        if value == each:
            return each
    raise wrong(f"{value!r} is not one of {listed((*allowed, *also))}", place)


def whole(least: int, most: int, **words: int | None) -> PlainValidator:
    """Return the mark of a whole number in a range; ``words`` may be written for some values."""

    def read(value: Any) -> int | None:
        known = isinstance(value, str) and value in words
        return words[value] if known else number(value, least, most, also=words)

    return PlainValidator(read)


def text(most: int) -> PlainValidator:
    """Return the mark of words with single spaces between, of so many letters at most."""

    def read(value: Any) -> str:
        if not isinstance(value, str) or not 0 < len(value) <= most:
            raise wrong(f"{value!r} is not a text of at most {most} letters")
        if not SPACED.fullmatch(value):
            raise wrong(f"{value!r} has a line break, or a space too many")
        return value

    return PlainValidator(read)


def several(what: str, least: int, most: int) -> BeforeValidator:
    """Return the mark of a list of so many."""

    def read(value: Any) -> Any:
        if not isinstance(value, list) or not least <= len(value) <= most:
            expected = f"{least}" if least == most else f"{least} to {most}"
            raise wrong(f"{what} is a list of {expected}")
        return value

    return BeforeValidator(read)


def _true(value: Any) -> bool:
    if value is not True:
        raise wrong(f"{value!r} is not true")
    return True


TRUE: Final = PlainValidator(_true)
"""The mark of a value that is true if it is written."""


def left_out(value: Any) -> WrapValidator:
    """Return the mark of a value for which null stands as well as no key."""
    return WrapValidator(lambda written, read: value if written is None else read(written))


def written_as(form: Any, turned: Callable[[Any], Any]) -> GetPydanticSchema:
    """Return the mark of what is written in another form: a type, whose values are turned."""
    wanted = Annotated[form, AfterValidator(turned)]
    return GetPydanticSchema(lambda _source, handler: handler.generate_schema(wanted))


def only(data: Any, what: str, keys: Mapping[str, bool], place: Place = ()) -> dict[str, Any]:
    """Return an object with its keys in order: no others than ``keys``, and those that are true."""
    if not isinstance(data, dict):
        raise wrong(f"{what} is {data!r}, not an object with {listed(keys)}", place)
    for key in data:
        if key not in keys:
            raise wrong(f"unknown key {key!r} of {what}: one of {listed(keys)}", (*place, key))
    for key, needed in keys.items():
        if needed and key not in data:
            raise wrong(f"{what} needs the key {key!r}", place)
    return {key: data[key] for key in keys if key in data}


def one_key(data: Any, what: str, keys: Iterable[str]) -> dict[str, Any]:
    """Return an object with exactly one of the keys."""
    found = only(data, what, dict.fromkeys(keys, False))
    if len(found) != 1:
        raise wrong(f"{what} has one key of {listed(keys)}, not {len(found)}")
    return found


@cache
def keys_of(kind: Any) -> Mapping[str, bool]:
    """Return the keys with which something is written, and which of them it needs.

    A class that is read from the same object (``VALUE``) adds its own; fields that are read along a
    path add none.
    """
    if is_typeddict(kind):
        return dict.fromkeys(kind.__annotations__, kind.__total__)
    keys: dict[str, bool] = {}
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        hint = hints[field.name]
        marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, FieldInfo)]
        key = next((mark.validation_alias for mark in marks), None) or field.name
        of_a_class = VALUE in marks and is_dataclass(hint.__origin__)
        if of_a_class:
            keys |= keys_of(hint.__origin__)
        elif field.init and isinstance(key, str):
            needed = field.default is MISSING and all(mark.is_required() for mark in marks)
            keys[key] = needed
    return keys


def keyed(
    what: str, *named: str, needed: bool = False, some: bool = False, one: bool = False
) -> GetPydanticSchema:
    """Return the mark of an object that has the keys of its class, or those named.

    With ``needed`` it has all that are named, with ``some`` at least one key, with ``one`` no other
    than that.
    """

    def schema(source: Any, handler: GetCoreSchemaHandler) -> Any:
        def read(data: Any) -> dict[str, Any]:
            known = dict.fromkeys(named, needed) or keys_of(source)
            if one:
                return one_key(data, what, known)
            found = only(data, what, known)
            if some and not found:
                raise wrong(f"{what} has at least one key: {listed(known)}")
            return found if named else found | {"the value": found}

        return BeforeValidator(read).__get_pydantic_core_schema__(source, handler)

    return GetPydanticSchema(schema)
