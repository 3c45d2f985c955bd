"""What alt texts tell, and in which order: the most important first, and where the rest is."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.texts import LOCALES, words_in
from engines.registry import games
from engines.routes.view import Turn
from render.picture import ALT_LIMIT
from render.registry import map_renderer
from tests.games.fixtures import Fixture, played
from tests.nightly import crossed
from tests.render.explorers import laid_out, public

NAMES = ("Amira", "Ben", "Chloé", "Dmitri", "Elif", "Farid")
FULL: dict[str, Any] = {"preset": "full"}
SETTINGS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("famous_explorers", FULL),
    ("expedition_1996", {}),
)
NEWS = (
    Turn(
        seat=1,
        laid=(("red", ("dunhuang", "ajanta")),),
        removed=(("blue", ("giza", "meroe")),),
        points=(),
    ),
)


@cache
def _states(game_id: str, seats: int, *given: tuple[str, Any]) -> tuple[Any, ...]:
    game = games()[game_id]
    start = game.start(seats, game.options(dict(given)), "alts")
    return tuple(p.state for p in played(game, start, Fixture(seats=seats, seed="alts")))


def views(game_id: str, seats: int, given: dict[str, Any], seat: int | None) -> list[Any]:
    """Return views of a random game, from the middle on."""
    states = _states(game_id, seats, *given.items())
    return [games()[game_id].view(state, seat) for state in states[len(states) // 2 :]]


def board_alt(game_id: str, view: Any, locale: str = "en") -> str:
    draw = map_renderer(game_id)
    assert draw is not None
    return draw.board(view, words_in(locale), NAMES).alt


def in_order(text: str, *parts: str) -> bool:
    """Whether a text has all parts, in their order."""
    places = [text.find(part) for part in parts]
    assert -1 not in places, f"{parts[places.index(-1)]} is missing in: {text}"
    return places == sorted(places)


def test_the_board_tells_what_is_asked_and_new_before_players_row_and_decks() -> None:
    view = laid_out()
    view = replace(view, news=NEWS, hand=view.hand[:1], decision=None)
    alt = board_alt("famous_explorers", view)
    assert in_order(
        alt,
        f"{NAMES[view.active or 0]} to move." if view.seat != view.active else "Your turn.",
        "Since your last turn: Ben: red Dunhuang → Ajanta, removed blue Giza → Meroe.",
        "Red stands at",
        "Your cards: Lalibela.",
        "Amira: 0 points, 9 cards, 3 tickets, owns Zheng He (1), Sealed Letter, Spyglass.",
        "Chloé: 3 points, 9 cards, 0 tickets.",
        "Row: Marib, Gjoa Haven, Angkor, Cape Horn.",
        "Secret A: Uluru",
        "Explorers and Events: ",
        "19 cards in the deck. 10 Events left to draw.",
    )
    asked = board_alt("famous_explorers", replace(laid_out(), news=NEWS))
    assert in_order(asked, "Your turn.", " may go to ", "Since your last turn: Ben")


def test_deck_sizes_come_last() -> None:
    view = replace(public(laid_out()), news=(), marks=((),) * 6, secrets=(), row=())
    alt = board_alt("famous_explorers", replace(view, explorers=((),) * 6, kept_events=((),) * 6))
    decks = f"{view.deck_size} cards in the deck. {view.event_deck_size} Events left to draw."
    assert alt.endswith(decks)


def test_the_end_tells_ranks_and_sources() -> None:
    for game_id, given in SETTINGS:
        view = views(game_id, 2, given, None)[-1]
        assert view.outcome is not None
        best = view.outcome.winners[0]
        score = view.outcome.scores[best]
        assert f"1. {NAMES[best]}: {score} point".replace("-", "−") in board_alt(game_id, view)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "given", "locale"), crossed(SETTINGS, LOCALES))
def test_a_full_alt_text_says_where_the_rest_is(
    game_id: str, given: dict[str, Any], locale: str
) -> None:
    more, full = words_in(locale)("alt-more"), 0
    for view in views(game_id, 6, given, 0)[::40]:
        alt = board_alt(game_id, view, locale)
        assert len(alt) <= ALT_LIMIT
        full += alt.endswith(more)
        assert ("…" in alt) == ("…" in "".join(NAMES))
    assert full


@pytest.mark.parametrize(("game_id", "given"), SETTINGS)
def test_the_whole_map_says_what_it_is(game_id: str, given: dict[str, Any]) -> None:
    draw = map_renderer(game_id)
    assert draw is not None
    view = views(game_id, 2, given, None)[0]
    board, whole = board_alt(game_id, view), draw.whole_map(view, words_in("en"), NAMES).alt
    assert "the whole map with the names of all points." in whole
    assert whole.split(". ", 1)[1] == board.split(". ", 1)[1]


def test_the_hand_says_where_the_rest_is() -> None:
    draw = map_renderer("famous_explorers")
    assert draw is not None
    held = views("famous_explorers", 2, FULL, 0)[0].hand
    view = replace(views("famous_explorers", 2, FULL, 0)[0], hand=held * 4)
    alt = draw.hand(view, words_in("en"), NAMES).alt
    assert alt.endswith(words_in("en")("alt-more"))
    assert len(alt) <= ALT_LIMIT
