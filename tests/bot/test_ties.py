"""What decided between players with equal points, in words under the standing."""

from __future__ import annotations

import pytest

from bot.messages import cards
from bot.texts import LOCALES, words_in
from engines.core import Outcome

from .situations import GAMES, table_of

NAMES = ("Amira", "Ben", "Chloé", "Dmitri")


def after_standing(game_id: str, outcome: Outcome, locale: str = "en") -> list[str]:
    """Return what stands below the lines of the players."""
    count = len(outcome.scores)
    table = table_of(GAMES[game_id], None, seats=count, status="finished", names=NAMES)
    lines = cards.result(table, words_in(locale), outcome).splitlines()[1:]
    return [line for line in lines if not line.startswith("-# ")][count:]


def of_cards(ranks: tuple[int, ...], counts: tuple[int, ...]) -> Outcome:
    return Outcome(scores=(21,) * len(ranks), ranks=ranks, sources=(("cards", counts),))


def test_more_scored_cards_decide_in_famous_explorers() -> None:
    assert after_standing("famous_explorers", of_cards((1, 2), (13, 12))) == [
        "Amira before Ben: 13 scored cards against 12."
    ]
    assert after_standing("famous_explorers", of_cards((3, 1, 1), (1, 2, 2))) == [
        "Ben and Chloé before Amira: 2 scored cards against 1."
    ]
    assert after_standing("famous_explorers", of_cards((2, 3, 1), (2, 1, 3))) == [
        "Chloé before Amira: 3 scored cards against 2.",
        "Amira before Ben: 2 scored cards against 1.",
    ]


def test_more_adventurers_left_decide_in_luxor() -> None:
    outcome = Outcome(
        scores=(20, 20, 18),
        ranks=(2, 1, 3),
        sources=(("structures", (20, 20, 18)), ("supply", (1, 4, 9))),
    )
    assert after_standing("luxor", outcome) == ["Ben before Amira: 4 adventurers left against 1."]


def test_shorter_ways_to_the_chips_left_decide_in_variant_b() -> None:
    outcome = Outcome(
        scores=(3, 3), ranks=(1, 2), sources=(("chips", (3, 3)), ("distance", (2, 5)))
    )
    assert after_standing("expedition_1996", outcome) == [
        "Amira before Ben: 2 lines to the chips left against 5."
    ]


def test_nothing_is_said_where_nothing_was_decided() -> None:
    shared = of_cards((1, 1), (5, 5))
    assert after_standing("famous_explorers", shared) == []
    apart = Outcome(scores=(9, 8), ranks=(1, 2), sources=(("cards", (5, 4)),))
    assert after_standing("famous_explorers", apart) == []
    plain = Outcome(scores=(9, 9), ranks=(1, 1), sources=(("missions", (5, 4)),))
    assert after_standing("expedition_1996", plain) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_said_in_every_language(locale: str) -> None:
    (line,) = after_standing("famous_explorers", of_cards((2, 1), (7, 8)), locale)
    assert line.startswith("Ben ")
    assert [word for word in line.rstrip(".").split() if word.isdigit()] == ["8", "7"]
