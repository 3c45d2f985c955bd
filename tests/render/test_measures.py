"""The measures of pictures, on pieces made up so that each count is once right and once wrong."""

from __future__ import annotations

import pytest
from PIL import Image

from bench.pictures.measures import Counts, counts, headless, shown
from render.picture import Picture, Piece

A = Piece("point", (90, 90, 110, 110), 20, "a")
B = Piece("point", (190, 90, 210, 110), 20, "b")


def picture(*pieces: Piece, width: int = 1320, height: int = 840) -> Picture:
    return Picture(Image.new("1", (width, height)), "", pieces)


@pytest.mark.parametrize("kind", ["badge", "shield"])
def test_a_token_nearer_to_another_point_is_astray(kind: str) -> None:
    def at(x: float, *, leader: bool = False, of: str = "a") -> Piece:
        where = (x - 20, 50, x + 20, 90)
        return Piece("badge" if kind == "badge" else "shield", where, 30, of, leader=leader)

    assert counts(picture(A, B, at(149))) == Counts()
    assert counts(picture(A, B, at(151))) == Counts(astray=1)
    assert counts(picture(A, B, at(151, leader=True))) == Counts()
    assert counts(picture(A, B, at(151, of="b"))) == Counts()
    assert counts(picture(A, B, at(151, of="not in the picture"))) == Counts()


def test_a_point_drawn_twice_has_its_badges_at_either() -> None:
    edge = Piece("point", (400, 90, 420, 110), 20, "a")
    badge = Piece("badge", (400, 60, 420, 90), 30, "a")
    assert counts(picture(A, edge, B, badge)) == Counts()
    assert counts(picture(A, B, badge)) == Counts(astray=1)


def test_a_pin_may_be_nearer_to_another_point() -> None:
    assert counts(picture(A, B, Piece("pin", (180, 50, 220, 90), 30, "a"))) == Counts()


def test_a_shield_that_a_name_touches_is_overwritten() -> None:
    shield = Piece("shield", (100, 100, 140, 140), 30, "a")
    assert counts(picture(shield, Piece("name", (140, 100, 300, 134), 30, "a"))) == Counts()
    touching = Piece("name", (130, 100, 300, 134), 30, "a")
    assert counts(picture(shield, touching)) == Counts(overwritten=1)
    badge = Piece("badge", (100, 100, 140, 140), 30, "a")
    assert counts(picture(badge, touching)) == Counts()


@pytest.mark.parametrize("kind", ["badge", "pin", "number", "name", "sign"])
def test_a_name_of_which_more_than_a_tenth_is_covered_is_hidden(kind: str) -> None:
    name = Piece("name", (100, 100, 300, 140), 30, "a")

    def over(part: float) -> Counts:
        box = (300 - 200 * part, 90, 500, 150)
        other = next(
            Piece(each, box, 30, "b")
            for each in ("badge", "pin", "number", "name", "sign")
            if each == kind
        )
        return counts(picture(name, other))

    assert over(0.09) == Counts()
    assert over(0.11) == Counts(hidden=1)


def test_what_two_tokens_cover_of_a_name_counts_once_and_together() -> None:
    name = Piece("name", (100, 100, 300, 140), 30, "a")
    one = Piece("badge", (100, 90, 114, 150), 30, "a")
    other = Piece("number", (286, 90, 300, 150), 30, "a")
    again = Piece("pin", (100, 90, 114, 150), 30, "a")
    assert counts(picture(name, one)).hidden == 0
    assert counts(picture(name, one, again)).hidden == 0
    assert counts(picture(name, one, other)).hidden == 1


def test_tokens_that_overlap_are_counted_in_pairs() -> None:
    one = Piece("badge", (100, 100, 140, 140), 30, "a")
    other = Piece("shield", (130, 100, 170, 140), 30, "a")
    corner = Piece("pin", (139, 139, 179, 179), 30, "a")
    assert counts(picture(one, corner)) == Counts()
    assert counts(picture(one, other)) == Counts(overlapping=1)


def test_a_text_and_a_sign_that_overlap() -> None:
    sign = Piece("sign", (100, 100, 140, 140), 40)
    assert counts(picture(sign, Piece("text", (140, 100, 200, 130), 30))) == Counts()
    assert counts(picture(sign, Piece("text", (130, 100, 200, 130), 30))) == Counts(covering=1)
    pin = Piece("pin", (100, 100, 140, 140), 40, "a")
    assert counts(picture(pin, Piece("text", (130, 100, 200, 130), 30))) == Counts()


def test_texts_that_are_cut_or_leave_the_picture() -> None:
    whole = Piece("text", (0, 0, 1320, 30), 30)
    assert counts(picture(whole)) == Counts()
    assert counts(picture(Piece("text", (0, 0, 100, 30), 30, cut=True))) == Counts(cut=1)
    assert counts(picture(Piece("text", (1300, 0, 1321, 30), 30))) == Counts(cut=1)
    assert counts(picture(Piece("text", (0, -1, 100, 30), 30))) == Counts(cut=1)


def test_names_at_the_edge_of_the_picture() -> None:
    assert counts(picture(Piece("name", (1, 1, 100, 30), 30, "a"))) == Counts()
    assert counts(picture(Piece("name", (0, 1, 100, 30), 30, "a"))) == Counts(framed=1)
    assert counts(picture(Piece("name", (1, 810, 100, 840), 30, "a"))) == Counts(framed=1)


def test_counts_add_up() -> None:
    total = Counts(astray=1) + Counts(astray=2, cut=3)
    assert total == Counts(astray=3, cut=3)
    assert total
    assert not Counts()


def test_how_large_a_picture_is_shown() -> None:
    assert shown((1320, 840)) == (550, 350)
    assert shown((1200, 1200)) == (350, 350)
    assert shown((1080, 2141)) == (177, 350)
    assert shown((1320, 400)) == (550, 167)


def test_the_head_of_an_arrow_is_seen_at_least_half() -> None:
    """By the rest it is seen which way it points; what covers it from two sides counts together."""
    head = Piece("head", (100, 100, 120, 120), 20, "a")
    left, right = Piece("name", (80, 90, 106, 130), 30), Piece("pin", (115, 90, 163, 138), 30)
    assert counts(picture(head, left)) == Counts()
    assert counts(picture(head, left, right)) == Counts(headless=1)
    old = Piece("old-head", head.box, 20, "a")
    assert counts(picture(old, left, right)) == Counts(), "of these some may be hidden"
    assert headless((old, left, right), "old-head") == [old]
