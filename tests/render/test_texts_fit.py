"""Text stays in its place, with names of any length and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import partial

import pytest

from bot.texts import LOCALES, words_in
from engines.core import Outcome
from engines.luxor.view import View
from render.fonts import fitted, font, width_of, wrapped
from render.frame import SQUARE, WIDE, letter
from render.luxor import board, end, hand, start
from tests.nightly import crossed
from tests.render.samples import GAME, LONG, held, laid_out, phases
from tests.render.writing import assert_apart, written

pytestmark = pytest.mark.slow

DAYS = date(2026, 9, 30), date(2026, 12, 28)

SAME = ("W" * 32, "i", "")
"""Names that everybody has at a table."""


@pytest.mark.parametrize(
    ("names", "locale"), crossed([(name,) for name in (LONG, *(4 * (x,) for x in SAME))], LOCALES)
)
def test_no_text_touches_another(
    names: tuple[str, ...], locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = words_in(locale)
    mine = replace(held(laid_out()), actions=("sandstorm", "sandstorm", "caravan"))
    first = GAME.view(phases(4, adventures=True)[0], 1)
    won = GAME.view(phases(4, adventures=True)[-1], 0)
    for view in (laid_out(), mine, first, won):
        for draw in (board, hand) if view.seat is not None else (board,):
            with written(monkeypatch, letter(SQUARE)) as boxes:
                picture = draw(view, words, names)
            assert_apart(boxes, picture)
    plates = [partial(start, first, words, names)]
    plates += [partial(end, each, words, names, DAYS) for each in ends(won)]
    for draw_plate in plates:
        with written(monkeypatch, letter(WIDE)) as boxes:
            picture = draw_plate()
        assert_apart(boxes, picture)


def ends(view: View) -> Iterator[View]:
    """Yield a game that is over as it was, with a tie that was decided, and with shared victories.

    Everybody has points of every source.
    """
    yield view
    sources = (
        ("structures", (15, 14, 18, 12)),
        ("boats", (3, 5, 3, 6)),
        ("captives", (3, 2, 0, 3)),
        ("supply", (5, 2, 1, 12)),
    )
    for ranks in ((1, 2, 3, 4), (1, 1, 3, 4), (1, 1, 1, 4), (1, 1, 1, 1)):
        scores = (21, 21, 21, 21)
        yield replace(view, outcome=Outcome(scores=scores, ranks=ranks, sources=sources))


def test_names_are_cut_with_an_ellipsis() -> None:
    cut = fitted("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", 40, 300)
    assert cut.endswith("…")
    assert width_of(cut, font(40)) <= 300
    assert fitted("Amira", 40, 300) == "Amira"


def test_wrapped_lines_fit() -> None:
    lines = wrapped("accampamento nel deserto di Luxor", 33, 220, 2)
    assert len(lines) == 2
    assert all(width_of(line, font(33)) <= 220 for line in lines)
