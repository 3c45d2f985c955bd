"""The plate at the start and the poster at the end of the games on the map."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from bot.texts import LOCALES, words_in
from engines.core import Outcome
from engines.registry import games
from render.frame import HIGH, WIDE, letter
from render.picture import ALT_LIMIT, Picture
from render.poster import dates
from render.registry import renderer
from tests.games.fixtures import Fixture, played
from tests.nightly import closely

DAYS = date(2026, 3, 12), date(2026, 5, 3)
NAMES = ("Amira", "Ben", "Chloé", "Dmitri", "Elif", "Farid")
HARD = ("W" * 32, "🦉" * 16, "עברית שם ארוך מאוד", "*Bold* _x_", "", "日本語の人")
FULL = {"preset": "full"}


@cache
def over(game_id: str, seats: int, *given: tuple[str, Any]) -> tuple[Any, Any]:
    """Return the public views at the start and at the end of a random game."""
    game = games()[game_id]
    start = game.start(seats, game.options(dict(given)), "poster")
    *_, last = played(game, start, Fixture(seats=seats, seed="poster"))
    return game.view(start, None), game.view(last.state, None)


def ended(scores: tuple[int, ...], ranks: tuple[int, ...], **sources: tuple[int, ...]) -> Outcome:
    return Outcome(scores=scores, ranks=ranks, sources=tuple(sources.items()))


def explorers(outcome: Outcome, cards: tuple[int, ...] = ()) -> Any:
    """Return a view of Famous Explorers in which everything ended like that."""
    seats = len(outcome.scores)
    _start, view = over("famous_explorers", seats, *FULL.items())
    scores = view.scores
    if cards:
        scores = tuple(replace(s, cards=n) for s, n in zip(scores, cards, strict=True))
    return replace(view, outcome=outcome, scores=scores)


def check(picture: Picture) -> None:
    """Check that the picture has its format, and that nothing is small, cut off or overlaps."""
    assert picture.image.size == (WIDE, HIGH)
    assert 0 < len(picture.alt) <= ALT_LIMIT
    texts = [piece for piece in picture.pieces if piece.kind == "text"]
    shields = [piece for piece in picture.pieces if piece.kind == "shield"]
    assert texts
    assert shields
    for piece in texts:
        assert piece.size >= letter(WIDE)
    for piece in (*texts, *shields):
        left, top, right, bottom = piece.box
        assert left >= 0 <= top
        assert right <= WIDE
        assert bottom <= HIGH
    for (a, b, c, d), (e, f, g, h) in combinations([p.box for p in (*texts, *shields)], 2):
        # Lines may touch where letters reach below them.
        assert min(c, g) <= max(a, e) or min(d, h) <= max(b, f) + 8


def cases() -> Iterator[tuple[Any, tuple[str, ...]]]:
    every = ("cards", "marks", "secrets", "corrections", "explorers", "events", "unfulfilled",
             "unclaimed")  # fmt: skip
    for seats in range(2, 7):
        sources = {name: (13 - 2 * number,) * seats for number, name in enumerate(every)}
        for ranks in ((1,) * seats, tuple(range(1, seats + 1))):
            outcome = ended((21,) * seats, ranks, **sources)
            yield explorers(outcome, tuple(range(20, 20 - seats, -1))), HARD
    yield over("expedition_1996", 4, ("variant_b", True))[1], NAMES
    yield over("expedition_1996", 6)[1], HARD


@pytest.mark.slow
@pytest.mark.parametrize("least", closely(7, 6))
@pytest.mark.parametrize("locale", LOCALES)
def test_the_poster_holds_whatever_happened(locale: str, least: int) -> None:
    """Each poster is drawn in one language; at night the fullest, those of six, in all."""
    turn = LOCALES.index(locale)
    for number, (view, names) in enumerate(cases()):
        if view.players < least and number % len(LOCALES) != turn:
            continue
        game = "famous_explorers" if hasattr(view, "secrets") else "expedition_1996"
        check(renderer(game).end(view, words_in(locale), names, DAYS))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [NAMES, HARD])
def test_the_plate_holds_every_option_and_name(locale: str, names: tuple[str, ...]) -> None:
    for game_id, given in (("famous_explorers", FULL), ("expedition_1996", {"variant_a": True})):
        for seats in (2, 5, 6):
            start, _end = over(game_id, seats, *given.items())
            check(renderer(game_id).start(start, words_in(locale), names))


def test_the_ranks_are_told_from_the_best_on_with_their_sources() -> None:
    outcome = ended((9, 21, 15), (3, 1, 2), cards=(9, 17, 12), unfulfilled=(-1, 0, 0))
    picture = renderer("famous_explorers").end(explorers(outcome), words_in("en"), NAMES, DAYS)
    assert "Ben wins!" in picture.alt
    ranks = (
        "1. Ben: 21 points (cards 17). 2. Chloé: 15 points (cards 12)."
        " 3. Amira: 9 points (cards 9, in hand −1)."
    )
    assert ranks in picture.alt
    assert picture.alt.endswith(f"{dates(words_in('en'), DAYS)}.")
    assert f"{explorers(outcome).round} rounds" in picture.alt


@pytest.mark.rule("FE-505")
def test_what_decided_among_equals_is_told() -> None:
    end, words = renderer("famous_explorers").end, words_in("en")
    outcome = ended((21, 12, 21, 12), (2, 3, 1, 4), cards=(12, 9, 13, 8))
    view = explorers(outcome, (12, 9, 13, 8))
    decided = "21 points each; scored cards decide: Chloé 13, Amira 12."
    picture = end(view, words, NAMES, DAYS)
    assert decided in picture.alt
    assert "12 points each; scored cards decide: Ben 9, Dmitri 8." in picture.alt
    shared = explorers(replace(outcome, ranks=(1, 3, 1, 4)), (13, 9, 13, 8))
    assert "Shared victory: Amira, Chloé" in end(shared, words, NAMES, DAYS).alt
    assert decided not in end(shared, words, NAMES, DAYS).alt


@pytest.mark.rule("Q96-806")
def test_the_way_to_the_chips_decides_in_variant_b() -> None:
    view = over("expedition_1996", 3, ("variant_b", True))[1]
    view = replace(view, outcome=ended((6, 6, 3), (2, 1, 3), chips=(6, 6, 3), distance=(9, 7, 1)))
    alt = renderer("expedition_1996").end(view, words_in("en"), NAMES, DAYS).alt
    assert "6 chips each; the shorter way to the remaining chips decides: Ben 7, Amira 9." in alt
    assert "1. Ben: 6 chips collected." in alt


def test_the_plate_tells_options_seats_and_who_begins() -> None:
    start, _end = over("famous_explorers", 3, *FULL.items())
    alt = renderer("famous_explorers").start(start, words_in("de"), NAMES).alt
    assert "Neue Regel 1, Neue Regel 2, Entdecker und Ereignisse, Geheimziele." in alt
    assert "Spieler: Amira, Ben, Chloé." in alt
    assert f"{NAMES[start.first]} beginnt." in alt
    basic, _end = over("expedition_1996", 2)
    assert "Grundspiel." in renderer("expedition_1996").start(basic, words_in("de"), NAMES).alt


def test_names_of_one_letter_are_no_shorter_than_they_may_be() -> None:
    outcome = Outcome(scores=(9, 9, 8, 7), ranks=(1, 1, 3, 4))
    for view in (explorers(outcome), explorers(replace(outcome, ranks=(1, 2, 3, 4)))):
        alt = renderer("famous_explorers").end(view, words_in("en"), ("A", "B", "C", "D"), DAYS).alt
        assert "1. A" in alt


def test_one_winner_is_crowned_larger_than_many() -> None:
    def largest(ranks: tuple[int, ...]) -> float:
        view = explorers(ended((21, 20, 19), ranks, cards=(21, 20, 19)))
        picture = renderer("famous_explorers").end(view, words_in("en"), NAMES, DAYS)
        return max(piece.size for piece in picture.pieces if piece.kind == "shield")

    assert largest((1, 2, 3)) > largest((1, 1, 3)) > 1.5 * letter(WIDE)
