"""How high panels and cards are: the model, and what no common turn of a game exceeds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import product
from typing import Any, cast

import pytest
from PIL import Image

from bench.heights import WIDTHS, height, heights, lines_of, measured
from bench.played import PEOPLE
from bot.features.deadlines import messages as deadlines
from bot.features.learn import messages as learn
from bot.features.rules import messages as rules
from bot.features.threads import messages as threads
from bot.messages import cards
from bot.messages.parts import Part
from bot.tables import Table
from bot.texts import LOCALES, Words, words_in
from engines.laws import option_sets
from render import files
from render.curve import LOW
from render.files import Drawn
from render.frame import WIDE
from tests.bot.situations import LONG_NAMES, moments, table_of
from tests.nightly import closely, thinned
from tests.offered import GAMES

GOAL = (640, 900)
"""The most points of the end of a panel, which should be seen at once, and of a whole panel."""

SQUARE: dict[str, Callable[[Any], bool]] = {
    "luxor": lambda view: bool(view.board),
    "explorers": lambda view: view.seat is not None,
}
"""Games whose boards are as high as wide, in which views: not before the first tiles are turned,
and not where everybody's maps stand side by side."""

TURNS, SETTING_UP = 5, 10
"""How many turns are played, and in games of which the first eight are marks."""

CARD = 700
"""The most points of a public card, but for the first of a game."""

LONGEST = {
    "famous_explorers": ("fr", "de"),
    "expedition_1996": ("fr", "de"),
    "luxor": ("it", "de"),
    "explorers": ("de", "it"),
    "siberia": ("fr", "de"),
}
"""The languages in which panels were measured to be highest, by game: those that the gate plays."""


def is_longest(game: str, locale: str) -> bool:
    """Whether the gate plays the game in that language."""
    return locale == LONGEST.get(game, ("de",))[0]


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(label: str) -> dict[str, Any]:
    return {"type": 2, "label": label}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": [*parts]}


BOARD = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}


def test_messages_are_as_high_as_the_preview_shows_them() -> None:
    """The first panel of Expeditions, without the pictures' own heights, as it was measured."""
    asked = (
        "**Still to take: Move, Play and Gather. Which action comes next?**\n-# The order is yours."
    )
    assert height(text("### Expeditions · round 1"), "phone", {}) == 22
    assert height(text(asked), "phone", {}) == pytest.approx(63.3, abs=1)
    assert height(text(asked), "desktop", {}) == pytest.approx(41.3, abs=1)
    assert height(row({"type": 3}), "phone", {}) == 46
    labels = ("My hand", "Plan ahead", "In words", "Hint", "Rules")
    assert height(row(*map(button, labels)), "phone", {}) == 6 + 72
    assert height(row(*map(button, labels)), "desktop", {}) == 6 + 32
    sizes = {"board.png": (1320, 840)}
    assert height(BOARD, "phone", sizes) == pytest.approx(241.2 + 8, abs=0.1)
    assert height(BOARD, "desktop", sizes) == 350 + 8
    square = {"board.png": (1200, 1200)}
    assert height(BOARD, "phone", square) == 379 + 8
    assert height(BOARD, "desktop", square) == 350 + 8


def test_emoji_are_as_wide_as_two_letters_and_long_words_are_not_cut() -> None:
    assert lines_of("<:disc_1_402cb8:1575521003885297720>" * 3, 379) == 1
    assert lines_of("x" * 200 + " y", 379) == 2


def test_a_line_ends_only_where_words_may_be_parted() -> None:
    assert lines_of("Ana Berg · Ben Carter", 379) == 1
    assert lines_of("Ana Berg · Ben Carter", 80) == 3
    assert lines_of("Ana\u00a0Berg\u00a0· Ben\u00a0Carter", 80) == 2


def test_the_last_picture_begins_the_end_of_a_message() -> None:
    parts = [text("above"), BOARD, text("between"), BOARD, text("asked")]
    found = heights([{"type": 17, "components": parts}], "phone", {"board.png": (1320, 840)})
    assert found["last"] == pytest.approx(8 + 249.2 + 22, abs=0.1)
    assert found["whole"] == pytest.approx(16 + 3 * 22 + 2 * 249.2, abs=0.1)


def blank(game: str, kind: str, *given: Any) -> tuple[Drawn, ...]:
    """Return a picture as high as pictures may be at most; what is on it is not looked at."""
    is_square = kind == "board" and game in SQUARE and SQUARE[game](given[0])
    return (drawn(*((1200, 1200) if is_square else (1320, 840)), kind),)


def drawn(wide: int, high: int, alt: str = "") -> Drawn:
    """Return a picture of that size."""
    data = BytesIO()
    Image.new("1", (wide, high)).save(data, "PNG")
    return Drawn(data.getvalue(), alt)


def lobbies(game_id: str) -> Iterator[Table]:
    """Yield tables before their game with all options, nearly empty and full.

    Some have the longest names, some a deadline.
    """
    game = GAMES[game_id]
    for options in option_sets(game):
        text = game.options(options).model_dump_json()
        for names, deadline in ((LONG_NAMES, None), (PEOPLE, {"hours": 48, "then": "vote"})):
            for seats in (game.seats[0], game.seats[-1] - 1, game.seats[-1]):
                for bot in (None, "medium"):
                    table = table_of(
                        game, None, seats=seats, status="lobby", names=names, options=text, bot=bot
                    )
                    stored = None if deadline is None else json.dumps(deadline)
                    yield replace(table, row=replace(table.row, deadline=stored))


def lobby_part(table: Table, words: Words) -> Part:
    """Return all that features add to a table before its game, with the picture of the game."""
    explained, about = rules.in_lobby(table, words), deadlines.in_lobby(table, words)
    (picture,) = blank("", "minute")
    return Part(
        texts=about.texts,
        above=[replace(each, picture=picture) for each in explained.above],
        look=[
            *explained.look,
            *threads.lobby_part(table, words).look,
            learn.learn_button(words, table.game.id),
        ],
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_lobbies_are_as_short_as_cards(game: str, locale: str) -> None:
    words = words_in(locale)
    for table in lobbies(game):
        message = cards.lobby(table, words, lobby_part(table, words))
        sizes = {name: (1320, 840) for name, _drawn in message.pictures}
        assert len(sizes) == 1
        for client in WIDTHS:
            whole = heights(cast(Any, message.view).to_components(), client, sizes)["whole"]
            assert whole <= CARD, f"{client}, {len(table.seats)} seats, {table.options}"


def check_panels(found: dict[str, list[float]]) -> None:
    """Assert that all panels, those that *Play* opens among them, are within the goal."""
    panels = {what: points for what, points in found.items() if what.startswith("panel at")}
    assert {what.split()[2].rstrip(",") for what in panels} >= {"play", "pick"}
    most = [
        max(max(points) for what, points in panels.items() if f", {part}" in what)
        for part in ("last", "whole")
    ]
    assert all(each <= held for each, held in zip(most, GOAL, strict=True)), most


def check_cards(found: dict[str, list[float]]) -> None:
    """Assert that all cards but the first of a game are within the goal."""
    cards = [max(points) for what, points in found.items() if what.startswith("card, whole")]
    assert cards
    assert max(cards) <= CARD, cards


@pytest.mark.slow
@pytest.mark.parametrize(("game", "locale"), thinned(product(GAMES, LOCALES), is_longest))
async def test_cards_are_short_and_question_picture_and_controls_are_seen_at_once(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "draw", blank)
    turns = SETTING_UP if GAMES[game].open_kinds else TURNS
    others = LONGEST[game][1:] if game in LONGEST and is_longest(game, locale) else ()
    found = await measured(game, turns, locale, 2, others=others)
    check_cards(found)
    check_panels(found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "locale"),
    thinned(product((game for game in GAMES if GAMES[game].seats[0] == 1), LOCALES), is_longest),
)
async def test_whole_games_of_one_are_as_short_to_the_last_card(
    game: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "draw", blank)
    found = await measured(game, 1, locale, 1)
    check_cards(found)
    check_panels(found)


@pytest.mark.slow
@pytest.mark.parametrize("turns", closely(25, 80))
@pytest.mark.parametrize(("game", "locale", "seats"), [("explorers", "it", 2), ("luxor", "de", 4)])
async def test_whole_games_with_square_boards_are_as_short(
    game: str, locale: str, seats: int, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "draw", blank)
    found = await measured(game, turns, locale, seats)
    check_cards(found)
    check_panels(found)


@pytest.mark.slow
@pytest.mark.parametrize("turns", closely(15, 40))
@pytest.mark.parametrize(
    ("locale", "seats", "others"),
    thinned(
        [
            ("fr", 4, ("it",)),
            *((each, 4, ()) for each in ("de", "fr", "it")),
            ("fr", 3, ()),
        ],
        lambda _locale, _seats, others: bool(others),
    ),
)
async def test_games_with_all_modules_are_as_short(
    locale: str, seats: int, others: tuple[str, ...], turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "draw", blank)
    given: Any = {"others": others, "preset": "full"}
    found = await measured("famous_explorers", turns, locale, seats, **given)
    check_cards(found)
    check_panels(found)


@pytest.mark.slow
async def test_panels_with_all_modules_are_as_short() -> None:
    found = await measured("famous_explorers", SETTING_UP, "en", 2, preset="full")
    check_panels(found)
    check_cards(found)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_last_card_has_room_for_the_chart(game: str, locale: str) -> None:
    words, seats = words_in(locale), GAMES[game].seats[-1]
    whole = moments(game, seats, 0)
    table = table_of(GAMES[game], whole[-1].state, seats=seats, status="finished")
    view, events = table.view(None), [event for moment in whole for event in moment.events]
    poster, chart = drawn(1320, 840), drawn(WIDE, LOW)
    message = cards.turn_card(table, words, view, events, poster, likely=chart)
    sizes = {name: picture.size for name, picture in message.pictures}
    for client in WIDTHS:
        found = heights(cast(Any, message.view).to_components(), client, sizes)
        assert found["whole"] <= CARD, client
