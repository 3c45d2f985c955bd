"""Messages of the daily challenge, at their longest, in every language."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.features.daily import messages as dailies
from bot.features.daily.service import Board, Standing
from bot.messages.panel import play_panel
from bot.messages.panel_facts import panel_facts
from bot.tables.results import PAGE
from bot.texts import Words
from tests.bot.discord_rules import check_message, text_in
from tests.bot.situations import SNOWFLAKE, table_of
from tests.features.challenges import GAME, NAME, TODAY, payload, result, words

__all__ = ["words"]


def board(count: int) -> Board:
    results = tuple(result(number) for number in range(count))
    return Board(
        game=GAME,
        day=TODAY,
        results=results,
        streaks={each.user_id: 9999 for each in results},
        reader_id=SNOWFLAKE,
        standing=Standing(123456, 234567),
        streak=9999,
        earlier=TODAY - timedelta(days=1),
        later=TODAY + timedelta(days=1),
        unfinished=tuple(TODAY - timedelta(days=number) for number in range(1, 8)),
        next_at=2**33,
    )


@pytest.mark.parametrize(("count", "page"), [(0, 0), (1, 0), (60, 0), (60, 2), (60, 9999)])
def test_a_board_fits(words: Words, count: int, page: int) -> None:
    sent = payload(dailies.board(board(count), words, page))
    check_message(sent)
    assert text_in(sent).count("199") == min(count, PAGE)
    assert "…" not in text_in(sent)


def test_equal_results_share_a_place(words: Words) -> None:
    points = (9, 7, 7, 7, 3)
    results = tuple(
        result(number, points=each, lost=False, name=f"P{number}")
        for number, each in enumerate(points)
    )
    shown_board = replace(board(5), results=results, reader_id=results[2].user_id)
    lines = text_in(payload(dailies.board(shown_board, words, 0))).splitlines()[1:6]
    assert [line.split("\\")[0] for line in lines] == ["1", "2", "2", "2", "5"]
    assert ["**" in line for line in lines] == [False, False, True, False, False]


@pytest.mark.parametrize("count", [1, 25, 26, 500])
def test_the_post_of_a_channel_fits_and_tells_no_result(words: Words, count: int) -> None:
    sent = payload(dailies.post(GAME, words, TODAY, [(NAME, 9999)] * count))
    check_message(sent)
    text = text_in(sent)
    assert text.count(NAME) == min(count, dailies.NAMED)
    assert (words("daily-post-more", count=count - 25) in text) == (count > 25)


def test_days_in_a_row_are_told_from_the_second_on(words: Words) -> None:
    text = text_in(payload(dailies.post(GAME, words, TODAY, [("Ada", 1), ("Bo", 2)])))
    assert words("daily-post-once", name="**Ada**") in text
    assert words("daily-post-streak", name="**Bo**", streak=2) in text


@pytest.mark.parametrize("count", [1, 30])
def test_the_question_which_challenge_fits(words: Words, count: int) -> None:
    earlier = [TODAY - timedelta(days=number) for number in range(1, count + 1)]
    check_message(payload(dailies.choice(GAME, words, TODAY, earlier)))


def test_a_panel_says_the_day(words: Words) -> None:
    state = GAME.start(1, GAME.options({}), "seed")
    table = table_of(GAME, state, seats=1)
    daily = replace(table, row=replace(table.row, daily=TODAY.isoformat()))
    given = {"next_at": 1, "streak": 3}
    today = dailies.panel_line(daily, words, TODAY, today=TODAY, **given)
    late = dailies.panel_line(
        daily,
        words,
        TODAY,
        today=TODAY + timedelta(days=1),
        **given,
    )
    over = replace(daily, row=replace(daily.row, status="finished"))
    ended = dailies.panel_line(over, words, TODAY, today=TODAY, **given)
    assert "<t:1:R>" in today
    assert len({today, late, ended}) == 3
    check_message(payload(play_panel(panel_facts(daily, words, 0, notice=today))))
