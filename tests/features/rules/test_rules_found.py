"""What a search in the rules found, as messages: pages, headings, options, nothing found."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import discord
import pytest

from bot.features.rules.found import CLAUSES, PlayedBy, rules_found, sought_as
from bot.features.rules.messages import chapters
from bot.features.rules.search import Found, is_about_bot
from bot.messages.message import Message
from bot.tables import Table
from bot.texts import LOCALES, words_in
from tests.bot.discord_rules import text_of
from tests.bot.situations import GAMES, moments, table_of
from tests.features.rules.finding import find

ALL = pytest.mark.parametrize("game_id", GAMES)
EVERYWHERE = pytest.mark.parametrize("locale", LOCALES)
EN = words_in("en")


pytestmark = pytest.mark.usefixtures("emoji")


def controls_of(post: Message) -> dict[str, str]:
    """Return the custom ids of a message's buttons by their labels."""
    items = [getattr(item, "item", item) for item in post.view.walk_children()]
    return {
        str(item.label): str(item.custom_id)
        for item in items
        if isinstance(item, discord.ui.Button)
    }


def table_with(game_id: str, seats: int = 3, **options: object) -> Table:
    table = table_of(GAMES[game_id], moments(game_id, seats, 0)[0].state, seats=seats)
    return replace(table, row=replace(table.row, options=json.dumps(options)))


def shown(post: Message) -> list[str]:
    return re.findall(r"^> \*\*([A-Z0-9]+-\d+[a-z]?)\*\*", text_of(post), re.MULTILINE)


@pytest.mark.slow
@EVERYWHERE
@ALL
def test_every_page_of_what_was_found_is_within_the_limits(game_id: str, locale: str) -> None:
    words, game = words_in(locale), GAMES[game_id]
    book = game.rulebook(locale)
    queries = {clause.words.split()[-1] for clause in book.clauses[::9]}
    for query in ("", "🎫", "x" * 5000, "qqzz", book.clauses[0].id, book.title, *sorted(queries)):
        found = find(game, locale, query)
        plays, read, page = PlayedBy(game), list[str](), 0
        while True:
            post = rules_found(words, plays, found, page)
            read += shown(post)
            page += 1
            if words("button-page", page=page + 1) not in controls_of(post):
                break
        wanted = [clause.id for clause in found.clauses if not is_about_bot(clause)]
        assert read == wanted, query


def test_a_page_has_few_clauses_each_under_its_heading() -> None:
    game = GAMES["famous_explorers"]
    found = find(game, "en", "ticket")
    assert len(found.clauses) > CLAUSES
    post = rules_found(EN, PlayedBy(game), found)
    text = text_of(post)
    assert 0 < len(shown(post)) <= CLAUSES
    for clause in found.clauses[: len(shown(post))]:
        assert f"-# {clause.heading}" in text
        assert f"> **{clause.id}** {clause.words}" in text
    assert controls_of(post) == {"Page 2": "x:found:0::famous_explorers/in/1/ticket"}
    second = rules_found(EN, PlayedBy(game), found, 1)
    assert {"Page 1", "Page 3"} <= controls_of(second).keys()
    assert not {*shown(second)} & {*shown(post)}
    assert shown(rules_found(EN, PlayedBy(game), found, 99)) == shown(post)


def test_a_clause_of_an_option_is_shown_with_its_name() -> None:
    game = GAMES["famous_explorers"]
    text = text_of(rules_found(EN, PlayedBy(game), find(game, "en", "late card")))
    assert "-# New Rules · New Rule 1\n> **FE-701**" in text
    text = text_of(rules_found(EN, PlayedBy(game), find(game, "en", "secret destinations")))
    assert "-# Secret Destinations\n> **FE-901**" in text, "not twice the same"


def test_what_the_table_does_not_play_is_left_out_and_offered() -> None:
    table = table_with("famous_explorers", new_rule_1=True)
    plays = PlayedBy(table.game, table)
    found = find(table.game, "en", "ticket red dot", plays)
    assert found.clauses
    assert found.left_out
    post = rules_found(EN, plays, found)
    text = text_of(post)
    assert not {clause.id for clause in found.left_out} & {*shown(post)}
    assert EN("rules-left-out", count=len(found.left_out), names="New Rule 2") in text
    there = controls_of(post)[EN("button-left-out", names="New Rule 2")]
    assert there == f"x:found:{table.id}::famous_explorers/out/0/ticket red dot"
    others = rules_found(EN, plays, found, left_out=True)
    assert {*shown(others)} <= {clause.id for clause in found.left_out}
    assert shown(others)
    assert "/in/0/" in controls_of(others)[EN("button-played")]


def test_a_table_that_plays_by_all_that_was_found_offers_nothing_else() -> None:
    table = table_with("luxor", adventures=True)
    plays = PlayedBy(table.game, table)
    post = rules_found(EN, plays, find(table.game, "en", "caravan", plays))
    assert shown(post)[0] == "LX-641"
    assert not [label for label in controls_of(post) if "New Adventures" in label]


def test_only_rules_that_the_table_does_not_play_are_told_as_such() -> None:
    table = table_with("luxor", adventures=False)
    plays = PlayedBy(table.game, table)
    found = find(table.game, "en", "caravan", plays)
    assert found.clauses == ()
    text = text_of(rules_found(EN, plays, found))
    assert EN("rules-elsewhere", sought="caravan") in text
    assert "New Adventures" in text


def test_the_number_of_seats_decides_only_once_the_game_has_begun() -> None:
    table = table_with("siberia", seats=3)
    clause = table.game.rulebook("en").clause("SB-1116")
    assert clause is not None
    assert not PlayedBy(table.game, table)(clause)
    lobby = replace(table, row=replace(table.row, status="lobby"))
    assert PlayedBy(table.game, lobby)(clause)
    assert PlayedBy(table.game)(clause)


@EVERYWHERE
def test_an_entry_about_the_bot_says_so_and_has_no_number(locale: str) -> None:
    words, game = words_in(locale), GAMES["luxor"]
    query = {"en": "language", "de": "Sprache", "fr": "langue", "it": "lingua"}[locale]
    found = find(game, locale, query)
    entry = found.clauses[0]
    text = text_of(rules_found(words, PlayedBy(game), found))
    assert f"-# {words('rules-about-bot')}\n> **{entry.heading}:** {entry.words}" in text
    assert "BOT-" not in text
    assert sought_as(entry) == entry.heading


@EVERYWHERE
@ALL
def test_nothing_found_offers_chapters_and_examples(game_id: str, locale: str) -> None:
    words, game = words_in(locale), GAMES[game_id]
    found = find(game, locale, "qqzz wwxx")
    post = rules_found(words, PlayedBy(game), found)
    text = text_of(post)
    assert words("rules-found", count=0, sought="qqzz wwxx") in text
    assert all(heading in text for heading in found.near)
    assert words("rules-example-first") in text
    assert words("rules-example-second") in text
    items = [getattr(item, "item", item) for item in post.view.walk_children()]
    (menu,) = (item for item in items if isinstance(item, discord.ui.Select))
    pages = [title for title, _clauses in chapters(game.rulebook(locale))]
    for option in menu.options:
        assert pages[int(option.value)] == option.label


def test_a_slip_and_a_word_that_is_missing_are_told() -> None:
    game = GAMES["luxor"]
    text = text_of(rules_found(EN, PlayedBy(game), find(game, "en", "caravn")))
    assert EN("rules-respelt", words="caravan") in text
    text = text_of(rules_found(EN, PlayedBy(game), find(game, "en", "caravan xylophone")))
    assert EN("rules-some-words", words="xylophone") in text
    assert EN("rules-no-words") in text_of(rules_found(EN, PlayedBy(game), Found("", ())))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_query_fits_into_the_buttons(locale: str) -> None:
    table = table_with("famous_explorers")
    table = replace(table, row=replace(table.row, id=10**17))
    plays = PlayedBy(table.game, table)
    sought = {"en": "ticket", "de": "Gutschein", "fr": "bon", "it": "buono"}[locale]
    found = find(table.game, locale, sought, plays)
    post = rules_found(words_in(locale), plays, replace(found, sought="ü" * 44), 1)
    text_of(post)
    assert all(len(custom_id) <= 100 for custom_id in controls_of(post).values())
