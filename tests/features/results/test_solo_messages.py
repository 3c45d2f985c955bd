"""The best results of games alone, at their longest, in every language."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.features.results.messages import rankings
from bot.features.results.service import ResultPage
from bot.store.rows import ResultRow
from bot.tables.results import PAGE, solo_result
from bot.texts import Words
from tests.bot.discord_rules import check_message, text_in
from tests.bot.situations import SNOWFLAKE
from tests.features.challenges import GAME, TODAY, payload, result, words

__all__ = ["words"]


@pytest.mark.parametrize("page", [0, 9999])
def test_a_page_of_best_results_fits(words: Words, page: int) -> None:
    results = tuple(result(number) for number in range(PAGE))
    games = tuple(GAME for _game in range(2))
    page_of = ResultPage(GAME, games, results, page, 1 + page * PAGE, has_more=True, of=SNOWFLAKE)
    message = rankings(replace(page_of, games=(GAME,)), words)
    sent = payload(message)
    check_message(sent)
    text = text_in(sent)
    assert "…" not in text
    assert text.count("199") == PAGE
    assert "gone" not in text, "an option that the game has no more"


def test_of_a_daily_game_no_options_are_told(words: Words) -> None:
    page = ResultPage(GAME, (GAME,), (result(0, daily=TODAY),), 0, 1, has_more=False, of=None)
    text = text_in(payload(rankings(page, words)))
    assert words("alone-daily") in text
    assert "temples" not in text


def test_names_that_show_nothing_or_too_much(words: Words) -> None:
    page = ResultPage(
        GAME, (GAME,), (result(0, name="\u200b"), result(1, name="@everyone **x**")), 0, 1,
        has_more=False, of=None,
    )  # fmt: skip
    text = text_in(payload(rankings(page, words)))
    assert words("name-of-seat", seat=1) in text
    assert "@everyone" not in text
    assert "everyone x" in text


def test_what_a_stored_result_says() -> None:
    row = ResultRow(
        table_id=1, user_id=2, name="Ada", daily="2026-09-30", ended_at=86_400,
        options='{"expert": ["temples"], "achievements": 0, "drawn": false}',
        result='{"scores": [-3], "ranks": [1], "lost": true}',
    )  # fmt: skip
    read = solo_result(GAME, row)
    assert (read.points, read.lost, read.grade) == (-3, True, None)
    assert read.options == {"expert": ["temples"]}
    assert (read.daily, read.ended) == (TODAY, date(1970, 1, 2))
