"""The sentences of the text files, by language and key, and what is in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    CallArguments,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Term,
    VariableReference,
)

from bot.texts import DEFAULT, FOLDER, LOCALES, words_in
from engines.core import AnyGame

OTHERS = [locale for locale in LOCALES if locale != DEFAULT]

FILES = sorted(path.name for path in (FOLDER / DEFAULT).glob("*.ftl"))


@dataclass(frozen=True, slots=True)
class Used:
    """What a sentence uses: variables, other sentences, and the numbers that it asks about."""

    variables: frozenset[str]
    messages: frozenset[str]
    numbers: frozenset[int]


def nodes(node: Any) -> Iterator[Any]:
    """Yield a part of a sentence and all parts in it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)


def used_in(message: Any) -> Used:
    parts = list(nodes(message))
    return Used(
        frozenset(part.id.name for part in parts if isinstance(part, VariableReference)),
        frozenset(part.id.name for part in parts if isinstance(part, MessageReference)),
        frozenset(int(part.value) for part in parts if isinstance(part, NumberLiteral)),
    )


@cache
def entries(locale: str, file: str) -> tuple[Any, ...]:
    """Return the entries of a file without its comments."""
    resource = FluentParser().parse((FOLDER / locale / file).read_text(encoding="utf-8"))
    return tuple(entry for entry in resource.body if isinstance(entry, Message | Term | Junk))


@cache
def messages(locale: str, file: str) -> dict[str, Any]:
    """Return the messages of a file by key."""
    return {
        message.id.name: message
        for message in entries(locale, file)
        if isinstance(message, Message)
    }


@cache
def everything(locale: str) -> dict[str, Any]:
    """Return all messages of a language by key."""
    return {key: message for file in FILES for key, message in messages(locale, file).items()}


@cache
def variables_of(key: str, locale: str = DEFAULT) -> frozenset[str]:
    """Return the variables of a sentence, also of those that it refers to."""
    used = used_in(everything(locale)[key])
    return used.variables.union(*(variables_of(reference, locale) for reference in used.messages))


@cache
def dates_in(key: str, locale: str) -> frozenset[str]:
    """Return the variables of a sentence that it formats as dates."""
    formatted = [
        part.positional[0]
        for part in nodes(everything(locale)[key])
        if isinstance(part, CallArguments)
    ]
    return frozenset(part.id.name for part in formatted if isinstance(part, VariableReference))


def sample(locale: str, key: str, value: str | int) -> str:
    """Return a sentence with a value in all places; where it formats a date, with a date."""
    dates = dates_in(key, locale)
    facts = {
        name: date(2026, 5, 1) if name in dates else value for name in variables_of(key, locale)
    }
    return words_in(locale)(key, **facts)


def keys_of(prefix: str) -> set[str]:
    """Return what follows a prefix among all keys."""
    return {key.removeprefix(prefix) for key in everything(DEFAULT) if key.startswith(prefix)}


def command_texts(game: AnyGame) -> list[str]:
    """Return the keys of the descriptions that a game's commands need."""
    keys = [f"{game.id}-command"] if game.shortcuts else []
    for shortcut in game.shortcuts:
        keys.append(f"{game.id}-command-{shortcut.name}")
        keys += [f"{game.id}-command-{shortcut.name}-{part.name}" for part in shortcut.parts]
    return keys
