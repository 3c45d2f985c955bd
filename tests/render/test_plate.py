"""The plate of a game that begins."""

from __future__ import annotations

import pytest
from PIL import Image

from render.faces import LAPIS
from render.frame import HIGH, WIDE
from render.page import Page
from render.plate import banner, over, seats

NAMES = ("Amira", "Ben", "Chloé", "Dmitri", "Élodie")


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_seats_stand_below_the_title_at_most_three_in_a_row(count: int) -> None:
    page = over(LAPIS, Image.new("RGB", (300, 100), "white"))
    top = banner(page, LAPIS, "Luxor", "with adventures")
    page.pieces.clear()
    seats(page, LAPIS, NAMES[:count], 0, "begins")
    written = [piece for piece in page.pieces if piece.kind == "text"]
    signs = [piece.box for piece in page.pieces if piece.kind == "sign"]
    assert len(written) == count + 1, "a name each, and who begins"
    assert len(signs) == count
    rows: dict[float, list[float]] = {}
    for left, above, _right, below in signs:
        rows.setdefault(above, []).append(left)
        assert top < above < below < HIGH
    assert [len(row) for row in rows.values()] == {1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2]}[
        count
    ]


def test_of_nobody_is_said_that_they_begin() -> None:
    page = Page(WIDE, HIGH, LAPIS.ground)
    seats(page, LAPIS, NAMES, None, "begins")
    assert sum(piece.kind == "text" for piece in page.pieces) == len(NAMES)


def test_the_picture_behind_covers_the_page_and_is_dimmed() -> None:
    page = over(LAPIS, Image.new("RGB", (300, 100), "white"))
    assert page.image.size == (WIDE, HIGH)
    shown = page.image.getpixel((WIDE // 2, HIGH // 2))
    assert shown != (255, 255, 255)
    assert shown != LAPIS.ground
