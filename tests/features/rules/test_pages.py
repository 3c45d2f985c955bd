"""The pages of the rules: each is within what Discord accepts, and says what it should."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

import discord
import pytest

from bench.heights import heights
from bot.features.rules import messages as rules
from bot.messages.choices import OPTIONS
from bot.messages.digest import PANEL
from bot.texts import LOCALES, words_in
from engines.core.rulebook import Rulebook
from tests.bot.situations import GAMES, TABLE
from tests.bot.test_limits import PICTURE, check


@cache
def book(game_id: str, locale: str) -> Rulebook:
    return GAMES[game_id].rulebook(locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_page_of_the_rules_is_whole(game_id: str, locale: str) -> None:
    rulebook, words = book(game_id, locale), words_in(locale)
    pages = rules.chapters(rulebook)
    count = len(pages) + 1  # the key of signs
    assert count < OPTIONS, "pages beyond cannot be chosen: the first is In one minute"
    read = []
    for number in range(count):
        post = rules.rules_page(TABLE, words, rulebook, game_id, number)
        selects = [getattr(item, "item", item) for item in post.view.walk_children()]
        labels = [
            option.label
            for select in selects
            if isinstance(select, discord.ui.Select)
            for option in select.options
        ]
        assert len(set(labels)) == len(labels) == count + 1, "chapters that read the same"
        assert not [label for label in labels if label[0].isdigit()]
        text = check(post, described=number == 0)
        read += re.findall(r"^> \*\*([A-Z][A-Z0-9]+-\d+[a-z]?)\*\* .*[^…]$", text, re.MULTILINE)
    assert read == [clause.id for clause in rulebook.clauses]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_rules_open_at_one_minute_or_at_a_question(game_id: str, locale: str) -> None:
    rulebook, words = book(game_id, locale), words_in(locale)
    first = check(rules.minute_page(TABLE, words, rulebook, game_id, PICTURE))
    assert words(f"{game_id}-minute") in first
    for kind, clauses in GAMES[game_id].clauses_for.items():
        post = rules.question_page(TABLE, words, rulebook, game_id, clauses)
        text = check(post)
        quoted = re.findall(r"^> \*\*([A-Z][A-Z0-9]+-\d+[a-z]?)\*\*", text, re.MULTILINE)
        assert quoted == [*clauses], f"{kind}: those that matter, and no others"
        whole = heights(cast(Any, post.view).to_components(), "phone", {})["whole"]
        assert whole <= PANEL, f"{kind}: {whole} points on a phone"
        menus = [getattr(item, "item", item) for item in post.view.walk_children()]
        (menu,) = (item for item in menus if isinstance(item, discord.ui.Select))
        assert not [option.label for option in menu.options if option.default]
