"""The chart of points: what stands in it, that it can be read, and what is said of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bench.pictures.law import broken
from bot.texts import LOCALES, words_in
from engines.core import Course
from render.curve import MARK, SIGN
from render.picture import ALT_LIMIT, Picture
from render.registry import renderer
from render.theme import SEATS
from tests.nightly import crossed
from tests.offered import GAMES
from tests.render.conftest import Approve
from tests.render.samples import LONG

NAMES = ("Amira", "Ben", "Chloé", "Dmitri", "Eve", "Farid")
EN = words_in("en")


def went(
    *points: tuple[int, ...],
    counted: bool = False,
    rounds: bool = True,
    rivals: tuple[str, ...] = (),
) -> Course:
    """Return a course with these points, a round between two of them."""
    last = points[-1]
    return Course(
        rivals=rivals,
        ranks=tuple(1 + sum(other > own for other in last) for own in last),
        points=points,
        rounds=tuple(range(1, len(points) - counted)) if rounds else None,
        counted=counted,
    )


def long(seats: int, rounds: int, step: int = 1) -> tuple[tuple[int, ...], ...]:
    """Return points that rise and fall, everybody's otherwise."""
    return tuple(
        tuple(
            step * (number * (seat + 2) // 3 - number * number % (seat + 5))
            for seat in range(seats)
        )
        for number in range(rounds + 1)
    )


COURSES = {
    "one round": went((0, 0), (3, 1)),
    "one turn": went((0,), (7,), rounds=False),
    "alone": went(*long(1, 40)),
    "all alike": went((0,) * 6, (2,) * 6, (2,) * 6),
    "nothing": went((0,) * 4, (0,) * 4),
    "below zero": went((0,) * 6, (0,) * 6, (-12, -12, -7, -1, -12, -12), counted=True),
    "200 rounds": went(*long(6, 200), counted=True),
    "thousands": went(*long(5, 30, 400)),
    "a rival": went(*long(2, 20), rivals=("automa",)),
}


def drawn(
    course: Course, game: str = "luxor", locale: str = "en", names: Sequence[str] = NAMES
) -> Picture:
    return renderer(game).curve(course, words_in(locale), names)


CHARTS = [
    (game, name)
    for game in GAMES
    for name, course in COURSES.items()
    if not course.rivals or GAMES[game].rivals
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name", "locale"), crossed(CHARTS, LOCALES))
def test_every_chart_keeps_the_law_of_formats(game: str, name: str, locale: str) -> None:
    names = (*LONG, *NAMES) if LOCALES.index(locale) % 2 else NAMES
    picture = drawn(COURSES[name], game, locale, names)
    assert broken(game, "curve", picture) == []
    assert len(picture.alt) <= ALT_LIMIT
    for piece in picture.pieces:
        left, top, right, bottom = piece.box
        assert left >= 0
        assert top >= 0
        assert right <= picture.image.width
        assert bottom <= picture.image.height


@pytest.mark.parametrize("name", COURSES)
def test_words_and_signs_are_never_upon_each_other(name: str) -> None:
    course = COURSES[name]
    pieces = drawn(course, "siberia").pieces
    for number, one in enumerate(pieces):
        for other in pieces[:number]:
            left, top = max(one.box[0], other.box[0]), max(one.box[1], other.box[1])
            right, bottom = min(one.box[2], other.box[2]), min(one.box[3], other.box[3])
            assert right <= left or bottom <= top, (one, other)
    assert sum(piece.kind == "sign" for piece in pieces) == course.seats


@pytest.mark.slow
def test_every_line_ends_beside_its_sign_and_has_some_upon_it() -> None:
    picture = drawn(went((0,) * 6, tuple(range(0, 30, 5))))
    heights = [piece.box[1] for piece in picture.pieces if piece.kind == "sign"]
    assert heights == sorted(heights)
    assert MARK < SIGN
    for look in SEATS:
        shown = picture.image.getcolors(1 << 24) or []
        count = next(count for count, colour in shown if colour == look.disc)
        assert count > 2500, f"the line of {look.name}"


def test_lines_with_the_same_points_lie_beside_each_other() -> None:
    picture = drawn(went((0,) * 4, (2,) * 4, (2,) * 4))
    shown = {
        colour
        for _count, colour in picture.image.crop((420, 110, 700, 720)).getcolors(1 << 24) or []
    }
    assert {look.disc for look in SEATS[:4]} <= shown


def test_the_best_is_told_first_and_the_final_scoring_last() -> None:
    course = went((0, 0), (4, 6), (9, 9), (7, 8), counted=True)
    assert drawn(course).alt == (
        "Points over time: at the start, after rounds 1, 2, and after the final scoring."
        " Ben: 0, 6, 9, 8. Amira: 0, 4, 9, 7."
    )
    assert drawn(went((0,), (5,), rounds=False)).alt == (
        "Points over time: at the start, after turn 1. Amira: 0, 5."
    )


def test_of_many_rounds_some_are_told_the_last_one_always() -> None:
    alt = drawn(went(*((number,) for number in range(101)))).alt
    assert "after rounds 13, 26, 39, 52, 65, 78, 91, 100." in alt
    assert alt.endswith("Amira: 0, 13, 26, 39, 52, 65, 78, 91, 100.")


def test_a_rival_has_its_name_and_no_sign() -> None:
    picture = drawn(went((0, 0), (4, 20), rivals=("automa",)), "siberia")
    assert f"{EN('siberia-rival-automa')}: 0, 20. Amira: 0, 4." in picture.alt
    assert sum(piece.kind == "sign" for piece in picture.pieces) == 1


def test_names_are_reduced_to_what_can_be_drawn_and_said_whole() -> None:
    alt = drawn(went((0, 0), (1, 2)), names=("\N{ZERO WIDTH SPACE}", "A\nB")).alt
    assert alt.endswith("A B: 0, 2. \N{ZERO WIDTH SPACE}: 0, 1.")


def test_rounds_with_several_turns_have_their_numbers_where_they_end() -> None:
    course = Course(
        rivals=(), ranks=(1,), points=((0,), (1,), (2,), (5,), (9,)), rounds=(2, 4), counted=False
    )
    assert drawn(course, "explorers").alt == (
        "Points over time: at the start, after rounds 1, 2. Amira: 0, 2, 9."
    )


def test_a_chart_looks_as_approved(approve: Approve) -> None:
    course = went(*long(6, 17), (20, 16, 12, 30, -4, 25), counted=True)
    approve("famous_explorers-curve", drawn(course, "famous_explorers").image.reduce(2))


@pytest.mark.parametrize("game_id", GAMES)
def test_names_above_who_was_likely_to_win_do_not_touch_its_numbers(game_id: str) -> None:
    course = replace(went((50, 50), (90, 10), (100, 0)), is_likely=True)
    picture = renderer(game_id).curve(course, EN, NAMES[:2])
    texts = [piece.box for piece in picture.pieces if piece.kind == "text"]
    signs = [piece.box for piece in picture.pieces if piece.kind == "sign"]
    legend = [box for box in signs if box[3] - box[1] > MARK]
    assert len(legend) == 2
    highest = min(top for _left, top, _right, _bottom in texts if top > legend[0][1] + 20)
    assert highest - max(bottom for *_rest, bottom in legend) >= 4
