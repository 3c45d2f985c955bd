"""Values of a content file and where they lie, so that what is wrong can be named."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from pydantic import ValidationError

Place: TypeAlias = tuple[int | str, ...]
"""Keys and indices that lead to a value."""

WordT = TypeVar("WordT", bound=str)

SPACED = re.compile(r"\S+([ \xa0]\S+)*")
"""Words with single spaces between; French has no-break spaces before some signs."""


def wrong(said: str, place: Place = (), value: object = None) -> ValidationError:
    """Return the error that says so about the value at ``place`` within the one validated."""
    return ValidationError.from_exception_data(
        "content",
        [{"type": "value_error", "loc": place, "input": value, "ctx": {"error": said}}],
    )


def listed(words: Collection[str]) -> str:
    """Return words in a row, as they are written in the file."""
    return ", ".join(words)


@dataclass(frozen=True, slots=True)
class Raw:
    """A value as written. All readers raise a ``ValidationError`` that names its place."""

    value: Any
    place: Place = ()

    def wrong(self, said: str) -> ValidationError:
        """Return the error that says so about this value."""
        return wrong(said, self.place, self.value)

    def keys(self, what: str) -> dict[str, Raw]:
        """Return the values of an object by their keys; there is at least one."""
        if not isinstance(self.value, dict) or not self.value:
            raise self.wrong(f"{what} is an object with at least one key")
        return {key: Raw(value, (*self.place, key)) for key, value in self.value.items()}

    def only(
        self, what: str, allowed: Collection[str], needed: Collection[str] = ()
    ) -> dict[str, Raw]:
        """Return the values of an object that has no other keys than those allowed."""
        if not isinstance(self.value, dict):
            raise self.wrong(f"{what} is {self.value!r}, not an object with {listed(allowed)}")
        for key in self.value:
            if key not in allowed:
                unknown = Raw(self.value[key], (*self.place, key))
                raise unknown.wrong(f"unknown key {key!r} of {what}: one of {listed(allowed)}")
        for key in needed:
            if key not in self.value:
                raise self.wrong(f"{what} needs the key {key!r}")
        return {key: Raw(value, (*self.place, key)) for key, value in self.value.items()}

    def single(self, what: str, allowed: Collection[str]) -> tuple[str, Raw]:
        """Return the key and value of an object with exactly one key."""
        keys = self.only(what, allowed)
        if len(keys) != 1:
            raise self.wrong(f"{what} has one key of {listed(allowed)}, not {len(keys)}")
        return next(iter(keys.items()))

    def word(self, allowed: Collection[WordT], *also: str) -> WordT:
        """Return the value, which is one of the words; ``also`` are others to name in the error."""
        for word in allowed:
            if self.value == word:
                return word
        raise self.wrong(f"{self.value!r} is not one of {listed((*allowed, *also))}")

    def number(self, least: int, most: int) -> int:
        """Return the value, a whole number from ``least`` to ``most``."""
        if type(self.value) is not int or not least <= self.value <= most:
            expected = f"{least}" if least == most else f"a number from {least} to {most}"
            raise self.wrong(f"{self.value!r} is not {expected}")
        return self.value

    def true(self) -> None:
        """Check that the value is true."""
        if self.value is not True:
            raise self.wrong(f"{self.value!r} is not true")

    def flag(self) -> bool:
        """Return the value, true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(f"{self.value!r} is not true or false")
        return self.value

    def parts(self, what: str, least: int, most: int) -> tuple[Raw, ...]:
        """Return the values of a list of so many."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            expected = f"{least}" if least == most else f"{least} to {most}"
            raise self.wrong(f"{what} is a list of {expected}")
        return tuple(Raw(value, (*self.place, index)) for index, value in enumerate(self.value))

    def text(self, most: int) -> str:
        """Return the value, words with single spaces between, of so many letters at most."""
        if not isinstance(self.value, str) or not 0 < len(self.value) <= most:
            raise self.wrong(f"{self.value!r} is not a text of at most {most} letters")
        if not SPACED.fullmatch(self.value):
            raise self.wrong(f"{self.value!r} has a line break, or a space too many")
        return self.value
