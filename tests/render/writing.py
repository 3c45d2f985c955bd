"""Where lines of text are written: inside the picture, apart from each other, large enough."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import TypeAlias

import pytest

from render.fonts import Weight, font, width_of
from render.page import Anchor, Page
from render.picture import Picture
from render.theme import Colour

Box: TypeAlias = tuple[float, float, float, float, str]


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch, smallest: int) -> Iterator[list[Box]]:
    """Record where every line of text is written; fail if one is too small."""
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
        stroke: float = 0,
    ) -> None:
        wide = width_of(text, font(size, weight))
        left = x - {"l": 0, "m": wide / 2, "r": wide}[anchor]
        boxes.append((left, middle - size * 0.38, left + wide, middle + size * 0.38, text))
        assert size >= smallest, f"{text!r} is too small for a telephone"
        write(page, x, middle, text, size, fill, anchor, weight, stroke)

    with monkeypatch.context() as patch:
        patch.setattr(Page, "write", noted)
        yield boxes


def assert_apart(boxes: list[Box], picture: Picture) -> None:
    """Fail if a line of text leaves the picture or touches another."""
    assert boxes
    for left, top, right, bottom, text in boxes:
        assert left >= 0, text
        assert right <= picture.image.width, text
        assert top >= 0, text
        assert bottom <= picture.image.height, text
    for first, second in combinations(boxes, 2):
        apart = (
            first[2] <= second[0]
            or second[2] <= first[0]
            or first[3] <= second[1]
            or second[3] <= first[1]
        )
        assert apart, f"{first[4]!r} touches {second[4]!r}"
