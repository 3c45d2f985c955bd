"""Text stays in its place, with names of any length and in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LOCALES, words_in
from render.fonts import fitted, font, width_of, wrapped
from render.luxor import board, hand
from render.luxor.panel import SMALL
from tests.render.samples import GAME, LONG, held, laid_out, phases
from tests.render.writing import assert_apart, written

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_touches_another(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_in(locale)
    mine = replace(held(laid_out()), actions=("sandstorm", "sandstorm", "caravan"))
    start = GAME.view(phases(4, adventures=True)[0], 1)
    won = GAME.view(phases(4, adventures=True)[-1], 0)
    for view in (laid_out(), mine, start, won):
        for names in (LONG, ("W" * 32,) * 4, ("i",) * 4, ("",) * 4):
            for draw in (board, hand) if view.seat is not None else (board,):
                with written(monkeypatch, SMALL) as boxes:
                    picture = draw(view, words, names)
                assert_apart(boxes, picture)


def test_names_are_cut_with_an_ellipsis() -> None:
    cut = fitted("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", 40, 300)
    assert cut.endswith("…")
    assert width_of(cut, font(40)) <= 300
    assert fitted("Amira", 40, 300) == "Amira"


def test_wrapped_lines_fit() -> None:
    lines = wrapped("accampamento nel deserto di Luxor", 33, 220, 2)
    assert len(lines) == 2
    assert all(width_of(line, font(33)) <= 220 for line in lines)
