"""Signs in texts: emoji when they are known, else characters that stand in for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from render.registry import all_signs
from render.signs import SIGNS, SIZE, Sign, add, show, sign

SHARED = {"crown", "pointer", "red", "yellow", "blue", "ticket", "plus", "star"}


@pytest.fixture(autouse=True)
def _stand_ins() -> Iterator[None]:
    yield
    show({})


def test_what_is_shown_and_what_stands_in() -> None:
    assert sign("red") == SIGNS["red"].stand_in
    show({"red": "<:red_1a2b3c:123>"})
    assert sign("red") == "<:red_1a2b3c:123>"
    assert sign("blue") == SIGNS["blue"].stand_in
    show({})
    assert sign("red") == SIGNS["red"].stand_in
    with pytest.raises(KeyError):
        sign("no-such-sign")


def test_there_are_the_signs_that_texts_use() -> None:
    seats = {f"{kind}-{seat}" for kind in ("seat", "disc") for seat in range(6)}
    assert {known.name for known in all_signs()} >= seats | SHARED


def test_no_two_signs_have_the_same_name_or_stand_in() -> None:
    with pytest.raises(ValueError, match="red"):
        add(SIGNS["red"])
    stand_ins = [known.stand_in for known in all_signs()]
    assert len(set(stand_ins)) == len(stand_ins)
    assert not set(map(str.strip, stand_ins)) & {""}


@pytest.mark.parametrize("drawn", all_signs(), ids=lambda drawn: drawn.name)
def test_a_sign_fills_its_square_and_nothing_around_it(drawn: Sign) -> None:
    image = drawn.draw(SIZE)
    assert (image.mode, image.size) == ("RGBA", (SIZE, SIZE))
    box = image.getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert max(right - left, bottom - top) >= 0.94 * SIZE, "it fills the square"
    assert abs(left + right - SIZE) <= 0.06 * SIZE, "it is in the middle"
    assert abs(top + bottom - SIZE) <= 0.06 * SIZE
    alphas = image.getchannel("A").histogram()
    assert alphas[0] > 0, "its ground is transparent"
