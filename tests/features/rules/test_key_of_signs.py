"""The key of the signs on pictures, a page of each game's rules in every language."""

from __future__ import annotations

import re

import discord
import pytest

from bot.features.rules import messages as rules
from bot.texts import DEFAULT, LOCALES, words_in
from render import signs
from tests.bot.discord_rules import text_of
from tests.bot.sentences import variables_of
from tests.bot.situations import GAMES
from tests.emoji import MARKUPS

ROUTE_GAMES = ("famous_explorers", "expedition_1996")


@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_last_page_of_the_rules_explains_every_sign(game_id: str, locale: str) -> None:
    words, book = words_in(locale), GAMES[game_id].rulebook(locale)
    post = rules.rules_page(1, words, book, game_id, len(rules.chapters(book)))
    text = text_of(post)
    assert words("rules-signs") in text
    key = rules.key_of_signs(words, game_id)
    assert key in text
    assert len(key) <= rules.PAGE
    for name in variables_of(f"{game_id}-signs"):
        assert signs.sign(name) in key


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_key_is_chosen_in_the_menu_of_every_page(game_id: str, locale: str) -> None:
    words, book = words_in(locale), GAMES[game_id].rulebook(locale)
    count = len(rules.chapters(book))
    for page in range(count + 1):
        post = rules.rules_page(1, words, book, game_id, page)
        found = [getattr(item, "item", item) for item in post.view.walk_children()]
        (menu,) = (item for item in found if isinstance(item, discord.ui.Select))
        chosen = {option.value: option.label for option in menu.options}
        assert chosen[str(count)] == words("rules-signs")


def test_the_key_shows_the_signs_that_the_game_uses() -> None:
    seats = {f"seat-{seat}" for seat in range(6)}
    common = {"pointer", "crown"}
    for game_id in ROUTE_GAMES:
        used = variables_of(f"{game_id}-signs")
        assert used == seats | common | {"red", "yellow", "blue", "ticket", "plus", "star"}
    own = {name for name in MARKUPS if name.startswith("luxor-")}
    discs = {f"disc-{seat}" for seat in range(4)}
    assert variables_of("luxor-signs") == own | discs | common


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_key_has_as_many_lines_in_every_language(game_id: str, locale: str) -> None:
    def shape(language: str) -> list[bool]:
        lines = rules.key_of_signs(words_in(language), game_id).splitlines()
        assert all(re.fullmatch(r"\*\*[^*]+\*\*|- .+", line) for line in lines)
        return [line.startswith("- ") for line in lines]

    assert shape(locale) == shape(DEFAULT)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game_id", ROUTE_GAMES)
def test_the_example_of_a_label_is_one_that_pictures_have(game_id: str, locale: str) -> None:
    words = words_in(locale)
    label = f"{words(f'{game_id}-letter-yellow')}2"
    assert label in rules.key_of_signs(words, game_id)


def test_a_game_without_a_key_has_only_its_chapters() -> None:
    words, book = words_in(DEFAULT), GAMES["luxor"].rulebook(DEFAULT)
    post = rules.rules_page(1, words, book, "unknown", len(rules.chapters(book)))
    assert words("rules-signs") not in text_of(post)
