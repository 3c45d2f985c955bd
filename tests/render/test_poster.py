"""Posters: who was how good, what decided a tie, how long a game was; and texts that are cut."""

from __future__ import annotations

from datetime import date

import pytest

from bot.texts import LOCALES, words_in
from engines.core import Outcome
from render.faces import LAPIS
from render.page import Page
from render.poster import Standing, length, standings, table
from render.symbols import disc
from render.words import within

EN = words_in("en")
NAMES = ("Amira", "Ben", "Chloé", "Dmitri")
SOURCES = (
    ("structures", (15, 18, 9, 14)),
    ("boats", (3, 3, 6, 7)),
    ("captives", (0, 0, 0, 0)),
    ("supply", (5, 2, 1, 5)),
)


def ended(ranks: tuple[int, ...], scores: tuple[int, ...] = (21, 21, 15, 21)) -> list[Standing]:
    outcome = Outcome(scores=scores, ranks=ranks, sources=SOURCES)
    return list(standings("luxor", outcome, EN, NAMES, disc))


def test_standings_are_in_the_order_of_ranks_with_sources_that_somebody_has() -> None:
    first, *_others = rows = ended((2, 3, 4, 1))
    assert [row.name for row in rows] == ["Dmitri", "Amira", "Ben", "Chloé"]
    assert (first.rank, first.points, first.sources) == (1, 21, ("structures 14", "boats 7"))
    assert first.sign(40).tobytes() == disc(3, 40).tobytes()


def test_a_tie_is_told_only_where_it_was_decided() -> None:
    assert [row.tie for row in ended((1, 3, 4, 1))] == [
        "tie-break: 5 adventurers left",
        "tie-break: 5 adventurers left",
        "tie-break: 2 adventurers left",
        "",
    ]
    assert not any(row.tie for row in ended((1, 1, 4, 1)))
    assert not any(row.tie for row in ended((1, 2, 3, 4), (21, 20, 19, 18)))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_has_turns_and_days(locale: str) -> None:
    words = words_in(locale)
    several = length(words, 42, (date(2026, 9, 30), date(2026, 12, 28)))
    one = length(words, 1, (date(2026, 9, 30),) * 2)
    assert "42" in several
    assert several.count("2026") == 2
    assert one.count("2026") == 1
    assert "28" not in one


def test_the_table_stays_in_its_box_and_cuts_only_what_has_no_room() -> None:
    rows = ended((1, 3, 4, 1))
    for high, cut in ((600, False), (440, True)):
        page = Page(1320, 840, LAPIS.ground)
        table(page, LAPIS, (700, 100, 1290, 100 + high), rows)
        texts = [piece for piece in page.pieces if piece.kind == "text"]
        assert any(piece.cut for piece in texts) == cut
        assert min(piece.size for piece in texts) >= 30
        for piece in page.pieces:
            left, top, right, bottom = piece.box
            assert left >= 700
            assert top >= 100
            assert right <= 1290
            assert bottom <= 100 + high


def test_what_does_not_fit_is_not_dropped_in_silence() -> None:
    parts = ["One two.", "", "Three.", "Four five six."]
    whole = "One two. Three. Four five six."
    assert within(parts, 99, "More.") == whole
    assert within(parts, len(whole), "More.") == whole
    assert within(parts, len(whole) - 1, "More.") == "One two. Three. More."
    assert within(parts, 15, "More.", "\n") == "One two.\nMore."
    assert within(["A very long sentence."], 14, "More.") == "A very … More."
    assert within([], 14, "More.") == ""
