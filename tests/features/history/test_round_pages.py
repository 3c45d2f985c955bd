"""Pages of the log by rounds are within what Discord accepts, however much has happened."""

from __future__ import annotations

import discord
import pytest

from bot.features.history.messages import OPTIONS, Shown, latest_rows, round_page
from bot.features.history.moments import Mark
from bot.features.history.rounds import rounds_of
from bot.messages.told import History
from bot.store.rows import EventRow
from bot.texts import LOCALES, words_in
from render.files import Drawn
from tests.bot.discord_rules import check_message, components, payload_of, text_in
from tests.bot.situations import GAMES, table_of

ROUNDS, TURNS = 60, 30


def shown(moment: int | None, place: int) -> Shown:
    """Return a game of many long rounds, in which every turn is told by a long line."""
    marks = [
        Mark(str(number * TURNS + turn), number * TURNS + turn, number)
        for number in range(ROUNDS)
        for turn in range(TURNS)
    ]
    history = [
        (EventRow(ply=mark.ply, number=0, event=""), f"**Ada** {'walks on ' * 60}{mark.name}")
        for mark in marks
    ]
    drawn = None if moment is None else Drawn(b"not read here", "x" * 2000)
    return Shown(rounds_of(marks), place, History(history), moment, drawn)


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_are_within_the_limits(locale: str) -> None:
    game, words = GAMES["siberia"], words_in(locale)
    table = table_of(game, game.start(5, game.options({}), "pages"), seats=5)
    for place in (0, 30, ROUNDS - 1):
        for moment in (None, 0, TURNS // 2, TURNS - 1):
            page = round_page(table, words, 4, shown(moment, place))
            for message in (page, page.bare() if page.bare is not None else page):
                payload = payload_of(message, allowed_mentions=discord.AllowedMentions.none())
                check_message(payload)
                assert words("log-round", round=place) in text_in(payload)
                menus = [part for part in components(payload["components"]) if part["type"] == 3]
                assert len(menus) == 2
                assert all(len(menu["options"]) == OPTIONS for menu in menus)
                chosen = [each for each in menus[1]["options"] if each.get("default")]
                assert [each["value"] for each in chosen] == [str(place)]
            if moment is not None:
                assert page.pictures
                assert page.bare is not None
                assert words("log-moment-undrawn") in text_in(payload)


def test_below_the_latest_lines_the_newest_rounds_are_offered() -> None:
    game = GAMES["luxor"]
    table = table_of(game, game.start(2, game.options({}), "pages"), seats=2)
    (row,) = latest_rows(table, words_in("en"), shown(None, 0).rounds)
    (menu,) = row.children
    values = [int(option.value) for option in menu.options]  # type: ignore[attr-defined]
    assert values == [*range(ROUNDS - OPTIONS, ROUNDS)]
    assert latest_rows(table, words_in("en"), rounds_of([Mark("0", 0, 1)])) == []
