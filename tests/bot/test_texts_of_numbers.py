"""Numbers in sentences: always the number itself, for ``one`` stands for -1 (and 0 in French)."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import Identifier, SelectExpression, TextElement, VariableReference

from bot.texts import words

from .sentences import everything, nodes, variables_of
from .situations import GAMES

LOCALES = ("fr", "it")

NUMERALS = {"fr": "un|une", "it": "un|uno|una"}


def singulars(locale: str) -> Iterator[tuple[str, str]]:
    """Yield what sentences say of one thing without naming its number, with their keys."""
    for key, message in everything(locale).items():
        for part in nodes(message):
            if isinstance(part, SelectExpression) and isinstance(part.selector, VariableReference):
                for variant in part.variants:
                    used = {n.id.name for n in nodes(variant) if isinstance(n, VariableReference)}
                    singular = isinstance(variant.key, Identifier) and variant.key.name == "one"
                    if singular and part.selector.id.name not in used:
                        texts = (n.value for n in nodes(variant) if isinstance(n, TextElement))
                        yield key, " ".join(texts)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_singular_spells_its_number_out(locale: str) -> None:
    """Only what needs no number, such as *your last chip*, does without it."""
    numeral = re.compile(rf"\b(\d|{NUMERALS[locale]})\b", re.IGNORECASE)
    found = list(singulars(locale))
    assert len(found) > 5
    assert not [(key, said) for key, said in found if numeral.search(said)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("points", [-1, 0, 1, 2])
def test_a_score_is_told_as_it_is(locale: str, points: int) -> None:
    said = words(locale)
    told = [said(f"{game_id}-board-points", count=points) for game_id in GAMES]
    facts: dict[str, int | str] = dict.fromkeys(variables_of("result-line"), "Ada")
    told.append(said("result-line", **facts | {"points": points}))
    for sentence in told:
        assert re.search(rf"(?<![\d-]){points} p", sentence), sentence
