"""Messages of the daily challenge and of the best results, at their longest, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.messages import dailies, private
from bot.messages.message import Message
from bot.store import ResultRow
from bot.tables.dailies import Board, Standing
from bot.tables.results import PAGE, ResultPage, SoloResult, solo_result
from bot.texts import LOCALES, Words, words_in
from engines.core import Options
from tests.core.solo_toy import SoloToy
from tests.core.solo_words import WORDS
from tests.shown import shown

from .discord_rules import check_message, payload_of, text_in
from .situations import SNOWFLAKE, table_of

DAY = date(2026, 9, 30)
NAME = "W" * 32


class Choices(Options):
    """Options of a toy, of which some differ from what is usual."""

    expert: tuple[str, ...] = ()
    achievements: int = 0
    drawn: bool = False


class Toy(SoloToy):
    Options = Choices  # type: ignore[assignment]


GAME = Toy()
SENTENCES = {
    locale: f"{lines}\nsolo-option-expert = {{ $value }}\nsolo-option-achievements = achievements:"
    f" {{ $value }}\nsolo-option-drawn = {{ $value }}\nsolo-option-expert-temples = "
    f"{'expert side of the temples'}\n"
    for locale, lines in WORDS.items()
}


@pytest.fixture(autouse=True)
def _toy_has_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with shown(GAME, SENTENCES, tmp_path / "texts", monkeypatch):
        yield


def payload(message: Message) -> dict[str, Any]:
    """Return what is sent for a message."""
    return payload_of(message, allowed_mentions=discord.AllowedMentions.none())


@pytest.fixture(params=LOCALES)
def words(request: pytest.FixtureRequest, _toy_has_words: None) -> Words:
    return words_in(request.param)


def result(number: int, **changes: object) -> SoloResult:
    one = SoloResult(
        table_id=SNOWFLAKE - number,
        user_id=SNOWFLAKE - number,
        name=NAME,
        points=199,
        lost=True,
        grade="stroller",
        options={"expert": ["temples"] * 4, "achievements": 3, "drawn": True, "gone": 1},
        daily=None,
        ended=DAY,
    )
    return replace(one, **changes)  # type: ignore[arg-type]


def board(count: int) -> Board:
    results = tuple(result(number) for number in range(count))
    return Board(
        game=GAME,
        day=DAY,
        results=results,
        streaks={each.user_id: 9999 for each in results},
        reader_id=SNOWFLAKE,
        standing=Standing(123456, 234567),
        streak=9999,
        earlier=DAY - timedelta(days=1),
        later=DAY + timedelta(days=1),
        unfinished=tuple(DAY - timedelta(days=number) for number in range(1, 8)),
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
    sent = payload(dailies.post(GAME, words, DAY, [(NAME, 9999)] * count))
    check_message(sent)
    text = text_in(sent)
    assert text.count(NAME) == min(count, dailies.NAMED)
    assert (words("daily-post-more", count=count - 25) in text) == (count > 25)


def test_days_in_a_row_are_told_from_the_second_on(words: Words) -> None:
    text = text_in(payload(dailies.post(GAME, words, DAY, [("Ada", 1), ("Bo", 2)])))
    assert words("daily-post-once", name="**Ada**") in text
    assert words("daily-post-streak", name="**Bo**", streak=2) in text


@pytest.mark.parametrize("count", [1, 30])
def test_the_question_which_challenge_fits(words: Words, count: int) -> None:
    earlier = [DAY - timedelta(days=number) for number in range(1, count + 1)]
    check_message(payload(dailies.choice(GAME, words, DAY, earlier)))


@pytest.mark.parametrize("page", [0, 9999])
def test_a_page_of_best_results_fits(words: Words, page: int) -> None:
    results = tuple(result(number) for number in range(PAGE))
    games = tuple(GAME for _game in range(2))
    page_of = ResultPage(GAME, games, results, page, 1 + page * PAGE, has_more=True, of=SNOWFLAKE)
    message = dailies.rankings(replace(page_of, games=(GAME,)), words)
    sent = payload(message)
    check_message(sent)
    text = text_in(sent)
    assert "…" not in text
    assert text.count("199") == PAGE
    assert "gone" not in text, "an option that the game has no more"


def test_of_a_daily_game_no_options_are_told(words: Words) -> None:
    page = ResultPage(GAME, (GAME,), (result(0, daily=DAY),), 0, 1, has_more=False, of=None)
    text = text_in(payload(dailies.rankings(page, words)))
    assert words("alone-daily") in text
    assert "temples" not in text


def test_names_that_show_nothing_or_too_much(words: Words) -> None:
    page = ResultPage(
        GAME, (GAME,), (result(0, name="\u200b"), result(1, name="@everyone **x**")), 0, 1,
        has_more=False, of=None,
    )  # fmt: skip
    text = text_in(payload(dailies.rankings(page, words)))
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
    assert (read.daily, read.ended) == (DAY, date(1970, 1, 2))


def test_a_panel_says_the_day(words: Words) -> None:
    state = GAME.start(1, GAME.options({}), "seed")
    table = table_of(GAME, state, seats=1)
    daily = replace(table, row=replace(table.row, daily=DAY.isoformat()))
    given = {"next_at": 1, "streak": 3}
    today = dailies.panel_line(daily, words, DAY, today=DAY, **given)
    late = dailies.panel_line(
        daily,
        words,
        DAY,
        today=DAY + timedelta(days=1),
        **given,
    )
    over = replace(daily, row=replace(daily.row, status="finished"))
    ended = dailies.panel_line(over, words, DAY, today=DAY, **given)
    assert "<t:1:R>" in today
    assert len({today, late, ended}) == 3
    check_message(payload(private.play_panel(daily, words, 0, None, notice=today)))
