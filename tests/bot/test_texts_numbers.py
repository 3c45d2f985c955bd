"""Numbers in sentences: they are inserted, never spelled out by the plural form ``one``.

``one`` is chosen for -1 as well as for 1: a sentence that says "1 point" there tells a player
with -1 point the wrong result.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax.ast import (
    Identifier,
    SelectExpression,
    TextElement,
    VariableReference,
)

from bot.texts import words

from .sentences import everything, nodes, used_in, variables_of
from .situations import GAMES

POINTS = ("result-line", *(f"{game_id}-board-points" for game_id in GAMES))

NUMBER_WORDS = {"de": re.compile(r"\b(1|[Ee]in(e[mnrs]?)?)\b")}


@pytest.mark.parametrize("key", POINTS)
@pytest.mark.parametrize("locale", NUMBER_WORDS)
def test_points_are_told_as_they_are(locale: str, key: str) -> None:
    for points in (-1, 0, 1, 2):
        facts: dict[str, int | str] = dict.fromkeys(variables_of(key, locale), "")
        facts |= {"points": points} if "points" in facts else {"count": points}
        assert re.findall(r"-?\d+", words(locale)(key, **facts)) == [str(points)]


def spelled_out(locale: str, message: Any) -> list[str]:
    """Return the forms ``one`` of a sentence that say a number without inserting it."""
    found = []
    for part in nodes(message):
        if not isinstance(part, SelectExpression):
            continue
        if not isinstance(part.selector, VariableReference):
            continue
        for variant in part.variants:
            if not isinstance(variant.key, Identifier) or variant.key.name != "one":
                continue
            inserted = part.selector.id.name in used_in(variant.value).variables
            said = "".join(
                node.value for node in nodes(variant.value) if isinstance(node, TextElement)
            )
            if not inserted and NUMBER_WORDS[locale].search(said):
                found.append(said)
    return found


@pytest.mark.parametrize("locale", NUMBER_WORDS)
def test_the_form_for_one_inserts_its_number(locale: str) -> None:
    assert len(everything(locale)) > 500
    said = {key: spelled_out(locale, message) for key, message in everything(locale).items()}
    assert not {key: forms for key, forms in said.items() if forms}
