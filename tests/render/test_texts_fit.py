"""Text keeps to its place, however long a name and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations

import pytest

from bot.texts import LOCALES, words
from render.fonts import Weight, fitted, font, readable, width_of, wrapped
from render.luxor import board, hand
from render.luxor.panel import SMALL
from render.page import Anchor, Page
from render.picture import Picture
from render.theme import Colour
from tests.render.samples import GAME, LONG, held, laid_out, phases

Box = tuple[float, float, float, float, str]


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Box]]:
    """Note where every line of text is written."""
    boxes: list[Box] = []
    write = Page.write

    def noted(
        page: Page,
        x: float,
        middle: float,
        text: str,
        size: int,
        fill: Colour,
        anchor: Anchor = "l",
        weight: Weight = "Heavy",
    ) -> None:
        wide = width_of(text, font(size, weight))
        left = x - {"l": 0, "m": wide / 2, "r": wide}[anchor]
        boxes.append((left, middle - size * 0.38, left + wide, middle + size * 0.38, text))
        assert size >= SMALL, f"{text!r} is too small for a telephone"
        write(page, x, middle, text, size, fill, anchor, weight)

    with monkeypatch.context() as patch:
        patch.setattr(Page, "write", noted)
        yield boxes


def assert_apart(boxes: list[Box], picture: Picture) -> None:
    for left, top, right, bottom, text in boxes:
        assert left >= 0, text
        assert right <= picture.image.width, text
        assert top >= 0, text
        assert bottom <= picture.image.height, text
    for one, other in combinations(boxes, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, f"{one[4]!r} touches {other[4]!r}"


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_touches_another(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = words(locale)
    mine = replace(held(laid_out()), actions=("sandstorm", "sandstorm", "caravan"))
    start = GAME.view(phases(4, adventures=True)[0], 1)
    won = GAME.view(phases(4, adventures=True)[-1], 0)
    for view in (laid_out(), mine, start, won):
        for names in (LONG, ("W" * 32,) * 4, ("i",) * 4, ("",) * 4):
            for draw in (board, hand) if view.seat is not None else (board,):
                with written(monkeypatch) as boxes:
                    picture = draw(view, said, names)
                assert_apart(boxes, picture)


def test_names_are_cut_with_an_ellipsis() -> None:
    cut = fitted("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", 40, 300)
    assert cut.endswith("…")
    assert width_of(cut, font(40)) <= 300
    assert fitted("Amira", 40, 300) == "Amira"


def test_names_are_written_in_letters_that_the_font_has() -> None:
    assert readable("𝓕𝓪𝓷𝓬𝔂", "Player 1") == "Fancy"
    assert readable("Zoë 😀 Łukasz", "Player 1") == "Zoë Łukasz"
    assert readable("日本語", "Player 1") == "Player 1"
    assert readable("", "Player 1") == "Player 1"


def test_wrapped_lines_fit() -> None:
    lines = wrapped("accampamento nel deserto di Luxor", 33, 220, 2)
    assert len(lines) == 2
    assert all(width_of(line, font(33)) <= 220 for line in lines)
