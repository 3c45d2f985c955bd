"""All texts that a player reads, by language: Project Fluent files, one folder per locale.

``common.ftl`` holds the texts that all games share, ``<game>.ftl`` those of one game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import date
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource
from typing_extensions import override

FOLDER = Path(__file__).parent
LOCALES = ("en", "de", "fr", "it")
DEFAULT = "en"
FACT_LIMIT = 1000
"""Characters of a fact, which a user may have typed; Fluent refuses very long ones."""

KEPT = 1024
"""So many sentences of a language are kept: most are said again and again with the same facts."""

HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""Fluent writes negative numbers with a hyphen; screen readers need a minus sign."""

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""Another sentence within one."""


class TextError(KeyError):
    """A sentence is missing, or lacks a fact."""


class Words:
    """The sentences of one language; if it lacks one, the English sentence is used."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundle = _bundle(locale)
        self._said = lru_cache(KEPT)(self._say)

    @override
    def __reduce__(self) -> tuple[Callable[[str], Words], tuple[str]]:
        """Travel to another process by name: sentences are read there, too."""
        return words_in, (self.locale,)

    def has(self, key: str, /) -> bool:
        """Whether there is a sentence with that key."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, /, **facts: str | int | date) -> str:
        """Return the sentence with that key, its facts filled in.

        :raises TextError: if there is no such sentence or a fact is missing.
        """
        return self._said(key, **facts)

    def _say(self, key: str, /, **facts: str | int | date) -> str:
        if not self._bundle.has_message(key):
            if self.locale != DEFAULT:
                return words_in(DEFAULT)(key, **facts)
            raise TextError(f"no text {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise TextError(f"text {key!r} ({self.locale}) has no sentence")
        shown = {name: _short(value) for name, value in facts.items()}
        sentence, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise TextError(f"text {key!r} ({self.locale}): {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in facts.values()):
            return HYPHEN.sub("\N{MINUS SIGN}", str(sentence))
        return str(sentence)

    def added(self, key: str, features: Iterable[str]) -> list[str]:
        """Return what features add to the sentence with that key, in their order.

        A feature adds to a sentence that is not its own by one of its own: ``<key>-by-<feature>``.
        """
        keys = (f"{key}-by-{feature}" for feature in features)
        return [self(key) for key in keys if self.has(key)]

    def extended(self, key: str, features: Iterable[str], **facts: str | int | date) -> str:
        """Return a sentence that has what features add to it where it says ``more``."""
        return self(key, more="".join(self.added(key, features)), **facts)

    def of_game(
        self, game_id: str, key: str, usual: str | None = None, /, **facts: str | int | date
    ) -> str:
        """Return a sentence that a game may have in words of its own: ``<game>-<key>``.

        Without one it is the sentence ``usual`` of all games, which is called ``key`` if no other
        name is given.

        :raises TextError: if there is neither, or a fact is missing.
        """
        own = f"{game_id}-{key}"
        return self(own if self.has(own) else usual or key, **facts)


def _short(fact: str | int | date) -> str | int | date:
    return (
        f"{fact[: FACT_LIMIT - 1]}…" if isinstance(fact, str) and len(fact) > FACT_LIMIT else fact
    )


@cache
def words_in(locale: str) -> Words:
    """Return the sentences of a language, named by any Discord locale (``en-GB``, ``de``)."""
    short = locale.split("-")[0].lower()
    return Words(short if short in LOCALES else DEFAULT)


@cache
def _bundle(locale: str) -> _Bundle:
    return _Bundle(locale, {key: text for path in _files(locale) for key, text in _entries(path)})


class _Bundle(FluentBundle):
    """The sentences of a language by key: each is parsed when it is first said.

    To parse a language takes 0.3 seconds and 7 MB, and most of it is never said.
    """

    def __init__(self, locale: str, entries: dict[str, str]) -> None:
        # Isolation marks are for mixed writing directions; Discord shows them as boxes.
        super().__init__([locale], use_isolating=False)
        self._unread = entries

    @override
    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or super().has_message(message_id)

    @override
    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, key: str) -> None:
        text = self._unread.get(key)
        if text is None:
            return
        # Threads say sentences, too: one is read when all that it refers to is there.
        for other in REFERENCE.findall(text):
            self._read(other)
        self.add_resource(_parsed(text))
        self._unread.pop(key, None)


def twice() -> str | None:
    """Return which two files have the same key, in one line; ``None`` if no two have.

    The sentence of the first would be said wherever the second one is meant.
    """
    for locale in LOCALES:
        files: dict[str, str] = {}
        for path in _files(locale):
            for key, _text in _entries(path):
                other = files.setdefault(key, path.name)
                if other != path.name:
                    return f"{other} and {path.name} ({locale}) both have {key!r}"
    return None


def _files(locale: str) -> list[Path]:
    return sorted((FOLDER / locale).glob("*.ftl"))


def _entries(path: Path) -> list[tuple[str, str]]:
    """Return the entries of a file by key, unparsed."""
    text = path.read_text(encoding="utf-8")
    starts = [*ENTRY.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return [(start[1], text[start.start() : end]) for start, end in zip(starts, ends, strict=True)]


def _parsed(text: str) -> Resource:
    # A bundle does not tell where in its file a sentence stands; to know that takes memory.
    return FluentParser(with_spans=False).parse(text)
