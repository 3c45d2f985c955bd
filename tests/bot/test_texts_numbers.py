"""Numbers in sentences: the singular is never used for minus one without its sign."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from fluent.syntax.ast import (
    Identifier,
    NumberLiteral,
    Pattern,
    SelectExpression,
    VariableReference,
)

from bot.texts import DEFAULT, LOCALES, words_in

from .sentences import everything, nodes, variables_of

PLURALS = {"one", "other"}

NAMED = "says who, not how many"
WHICH = "says which rounds or turns, not how many"
LAST = "says that it is the last one; never fewer than one are left"
KINDS = "two kinds of tiles, which ask for one and for two adventurers"
PRONOUN = "says *it* of the only one there is; never fewer than one"
EXEMPT = {
    **{
        (key, "count", count): NAMED
        for key in (
            *("result", "result-lost", "result-lost-to", "result-graded"),
            *("possible-waiting", "nearest"),
        )
        for count in (-1, 0, 1, 2)
    },
    **{
        (f"curve-alt-{parts}", "count", count): WHICH
        for parts in ("rounds", "turns")
        for count in (1, 2)
    },
    ("famous_explorers-owed-marks", "count", 1): LAST,
    ("famous_explorers-ask-mark", "left", 1): LAST,
    ("famous_explorers-refusal-marks-first", "left", 1): LAST,
    ("expedition_1996-owed-marks", "count", 1): LAST,
    ("expedition_1996-ask-chip", "left", 1): LAST,
    ("luxor-refusal-camp-minimum", "minimum", 1): KINDS,
    ("luxor-refusal-camp-minimum", "minimum", 2): KINDS,
    ("luxor-refusal-camp-stays", "minimum", 1): KINDS,
    ("luxor-refusal-camp-stays", "minimum", 2): KINDS,
    ("luxor-refusal-no-walkers", "minimum", 1): KINDS,
    ("luxor-refusal-no-walkers", "minimum", 2): KINDS,
    ("luxor-refusal-entry-minimum", "minimum", 1): KINDS,
    ("luxor-refusal-entry-minimum", "minimum", 2): KINDS,
    ("luxor-refusal-rest-stuck", "rest", 1): PRONOUN,
    **{
        (f"{game}-{key}", name, 1): PRONOUN
        for game in ("expedition_1996", "famous_explorers")
        for key, name in (
            ("ask-bonus", "bonuses"),
            ("refusal-bonus-first", "bonuses"),
            ("event-bonus-lapsed", "count"),
        )
    },
}
"""Sentences that need not say a number: key, variable and number."""


@dataclass(frozen=True, slots=True)
class Plural:
    """A choice by a number in a sentence, and the codes that lead to it."""

    key: str
    variable: str
    codes: tuple[tuple[str, str | int], ...]

    def text(self, locale: str, number: int) -> str:
        facts: dict[str, str | int] = dict.fromkeys(variables_of(self.key, locale), "Ada")
        return words_in(locale)(self.key, **(facts | dict(self.codes) | {self.variable: number}))


def plurals(key: str, locale: str) -> Iterator[Plural]:
    """Yield the choices by number in a sentence."""
    yield from _inside(key, everything(locale)[key].value, {})


def _inside(key: str, node: Any, codes: Mapping[str, str | int]) -> Iterator[Plural]:
    if isinstance(node, Pattern):
        for element in node.elements:
            yield from _inside(key, getattr(element, "expression", None), codes)
    elif isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
        name = node.selector.id.name
        keys = {v.key.name for v in node.variants if isinstance(v.key, Identifier)}
        if "one" in keys:
            yield Plural(key, name, tuple(codes.items()))
        for variant in node.variants:
            code: str | int
            if isinstance(variant.key, NumberLiteral):
                code = int(variant.key.value)
            elif variant.key.name in PLURALS:
                code = {"one": 1, "other": 2}[variant.key.name]
            else:
                code = variant.key.name
            yield from _inside(key, variant.value, {**codes, name: code})


def shown(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_chosen_by_a_number_says_it(locale: str) -> None:
    seen, silent = 0, list[str]()
    for key in everything(locale):
        for plural in plurals(key, locale):
            exact = exact_numbers(plural.key, plural.variable, locale)
            for number in {-1, 1, 2} - exact:
                # A sentence that never speaks of one never speaks of minus one either.
                if (key, plural.variable, abs(number)) in EXEMPT:
                    continue
                text = plural.text(locale, number)
                seen += 1
                if shown(number) not in text:
                    silent.append(f"{key} {number}: {text}")
    assert not silent
    assert seen > 150


def exact_numbers(key: str, variable: str, locale: str) -> set[int]:
    """Return the numbers for which a sentence has its own wording."""
    return {
        int(variant.key.value)
        for part in nodes(everything(locale)[key])
        if isinstance(part, SelectExpression)
        and isinstance(part.selector, VariableReference)
        and part.selector.id.name == variable
        for variant in part.variants
        if isinstance(variant.key, NumberLiteral)
    }


def test_only_sentences_that_are_there_are_exempt() -> None:
    every = {(p.key, p.variable) for key in everything(DEFAULT) for p in plurals(key, DEFAULT)}
    assert {(key, variable) for key, variable, _number in EXEMPT} <= every


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["famous_explorers-board-points", "luxor-board-points"])
def test_minus_one_is_not_one(locale: str, key: str) -> None:
    texts = [words_in(locale)(key, count=number) for number in (-1, 0, 1, 2, -10)]
    assert [text.split()[0] for text in texts] == [
        "\N{MINUS SIGN}1", "0", "1", "2", "\N{MINUS SIGN}10"
    ]  # fmt: skip
    assert len(set(texts)) == 5
    assert texts[0].removeprefix("\N{MINUS SIGN}") == texts[2], "the singular, with its sign"
    assert not any("-" in text for text in texts)
