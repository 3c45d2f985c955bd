"""Results of a server and of a person in words, at their longest, in every language."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import Any

import discord
import pytest

from bot.features.results import messages as results
from bot.features.results.ratings import Rating
from bot.features.results.service import InGame, OfPerson, Ranking
from bot.features.results.standings import Opponent, Standing
from bot.messages.message import Message
from bot.tables.results import SoloResult
from bot.texts import LOCALES, Words, words_in
from engines.registry import games
from tests.bot.discord_rules import check_message, payload_of, text_in
from tests.bot.situations import SNOWFLAKE

NAME = "W" * 32
EN = words_in("en")
GAMES = tuple(games().values())
SURE = Rating(1612, 210)


def payload(message: Message) -> dict[str, Any]:
    sent = payload_of(message, allowed_mentions=discord.AllowedMentions.none())
    check_message(sent)
    return sent


def standing(number: int) -> Standing:
    usual: dict[str, Any] = {
        "best": 142,
        "games": 9999,
        "wins": 998,
        "places": Counter({1: 5, 2: 4, 5: 998}),
    }
    usual |= {"user_id": SNOWFLAKE - number, "name": NAME}
    return Standing(**usual)


def alone(points: int = 77) -> SoloResult:
    return SoloResult(
        table_id=1, user_id=1, name=NAME, points=points, lost=False, grade=None, options={},
        daily=None, ended=date(2026, 9, 30),
    )  # fmt: skip


@pytest.fixture(params=LOCALES)
def words(request: pytest.FixtureRequest) -> Words:
    return words_in(request.param)


def ranking(count: int) -> Ranking:
    people = tuple((standing(number), SURE) for number in range(count))
    return Ranking(GAMES[0], GAMES, 9999, people)


def person(**changes: Any) -> OfPerson:
    in_games = tuple(InGame(game, standing(1), SURE, alone()) for game in GAMES)
    met = tuple(Opponent(SNOWFLAKE - number, NAME, 9999, 998, 998) for number in range(40))
    usual: dict[str, Any] = {
        "user_id": 11, "name": NAME, "everywhere": False, "in_games": in_games, "opponents": met,
    }  # fmt: skip
    return OfPerson(**(usual | changes))


def labels(sent: dict[str, Any]) -> list[str]:
    found = []

    def walk(parts: list[dict[str, Any]]) -> None:
        for part in parts:
            if part.get("type") == 2:
                found.append(part["label"])
            walk(part.get("components", []))

    walk(sent["components"])
    return found


def test_a_ranking_of_many_is_turned_page_by_page(words: Words) -> None:
    seen = [text_in(payload(results.ranking(ranking(30), words, page))) for page in range(3)]
    for page, text in enumerate(seen):
        places = [place for place in range(1, 31) if f"\n{place}\\. " in f"\n{text}"]
        assert places == list(range(1 + page * 12, min(13 + page * 12, 31)))
    assert labels(payload(results.ranking(ranking(30), words, 1)))[:2] == [
        words("button-page", page=1),
        words("button-page", page=3),
    ]
    assert text_in(payload(results.ranking(ranking(30), words, 99))) == seen[2]


def test_a_place_tells_rating_games_wins_and_places(words: Words) -> None:
    text = text_in(payload(results.ranking(ranking(1), words, 0)))
    assert "1612 ± 210" in text
    assert words("results-games", games=9999, wins=998) in text
    assert "🥇×5 🥈×4 5\ufe0f\u20e3×998" in text


def test_nobody_has_played_yet(words: Words) -> None:
    shown = Ranking(GAMES[0], (), 0, ())
    assert words("results-none-any") in text_in(payload(results.ranking(shown, words, 0)))
    other = Ranking(GAMES[0], (GAMES[1],), 0, ())
    text = text_in(payload(results.ranking(other, words, 0)))
    assert words("results-none") in text
    assert GAMES[0].title in text


def test_who_has_no_rating_is_listed_without(words: Words) -> None:
    shown = Ranking(GAMES[0], (GAMES[0],), 1, ((standing(1), None),))
    text = text_in(payload(results.ranking(shown, words, 0)))
    assert "±" not in text.splitlines()[1]


def test_the_page_of_a_person_is_within_the_limits(words: Words) -> None:
    text = text_in(payload(results.person(person(), words, 11)))
    assert words("results-own") in text
    assert words("results-more", count=30) in text
    assert all(game.title in text for game in GAMES)
    assert text.count("± 210") == len(GAMES)


def test_others_are_named_and_nothing_known_is_said(words: Words) -> None:
    text = text_in(payload(results.person(person(in_games=(), opponents=()), words, 12)))
    assert words("results-of", name=NAME) in text
    assert words("results-of-none") in text


def test_elsewhere_nothing_is_said_of_ratings_and_nobody_else_offered() -> None:
    sent = payload(results.person(person(everywhere=True), EN, 11))
    assert EN("results-everywhere") in text_in(sent)
    assert labels(sent) == []


def test_an_opponent_line() -> None:
    met = (Opponent(12, "Bo", 8, 5, 2), Opponent(13, "Cleo", 1, 0, 1))
    text = text_in(payload(results.person(person(opponents=met), EN, 11)))
    assert "- Bo: 8 games · 5 times ahead · 2 times behind · 1 time level" in text
    assert "- Cleo: 1 game · 0 times ahead · 1 time behind" in text
