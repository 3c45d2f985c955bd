"""Each game has a face of its own: a font that has the letters of its title, colours, ornaments."""

from __future__ import annotations

from itertools import combinations
from string import ascii_letters, digits

import pytest

from bot.texts import LOCALES, words_in
from engines.registry import games
from render.faces import EDGE, FACES, RULE, Face, border, emblem, header, heading
from render.fonts import FILES
from render.fonts.scripts import has
from render.frame import HIGH, SQUARE, WIDE, letter
from render.page import Page
from render.theme import GOLD

ABROAD = "ÄÖÜäöüßÀÂÇÈÉÊËÎÏÔÙÛŒàâçèéêëîïôùûœÌÒìò"
SIGNS = " ()!?,.:;-–—·…’“”„«»"
HEADER = 84


def titles(game: str) -> list[str]:
    return [words_in(locale)(f"{game}-board-title") for locale in LOCALES]


def test_the_faces_of_games_differ() -> None:
    assert FACES.keys() <= games().keys()
    for one, other in combinations(FACES.values(), 2):
        assert one.title != other.title
        assert one.ornament != other.ornament
        grounds = zip(one.ground[:3], other.ground[:3], strict=True)
        assert sum(abs(a - b) for a, b in grounds) > 40


@pytest.mark.parametrize("game", FACES)
def test_the_font_of_titles_has_all_letters_of_four_languages(game: str) -> None:
    for character in {*ascii_letters, *digits, *ABROAD, *SIGNS, *"".join(titles(game))}:
        assert has(FILES[FACES[game].title], character), character


@pytest.mark.parametrize("face", FACES.values(), ids=FACES)
def test_titles_are_readable_on_their_ground(face: Face) -> None:
    for ground in (face.ground, face.band):
        assert contrast(face.ink, ground) >= 7
        assert contrast(face.muted, ground) >= 4.5
        assert contrast(face.frame, ground) >= 3
    assert contrast(GOLD, face.band) >= 4.5, "gold says who is to move, on the band too"


@pytest.mark.parametrize("game", FACES)
@pytest.mark.parametrize("width", [WIDE, SQUARE])
def test_a_header_shows_the_title_at_its_left_within_its_height(game: str, width: int) -> None:
    for title in titles(game):
        page = Page(width, 200, FACES[game].ground)
        end = header(page, FACES[game], HEADER, title, width // 2)
        (text,) = page.pieces
        assert text.size >= letter(width)
        assert not text.cut
        left, top, right, bottom = text.box
        assert 0 < left < right <= end + 4 <= width // 2
        assert 0 <= top < bottom <= HEADER - RULE
        below = page.image.crop((0, HEADER, width, 200)).getcolors()
        assert below == [(width * (200 - HEADER), FACES[game].ground)]


def test_a_title_without_room_is_written_as_small_as_can_be_read() -> None:
    page = Page(WIDE, HIGH)
    header(page, FACES["luxor"], HEADER, "Expedition Luxor", 100)
    assert page.pieces[0].size == letter(WIDE)


@pytest.mark.parametrize("game", FACES)
def test_a_poster_has_its_title_in_the_middle_and_a_frame_all_around(game: str) -> None:
    face = FACES[game]
    for title in titles(game):
        page = Page(WIDE, HIGH, face.ground)
        border(page, face)
        wide = heading(page, face, 120, title, 84, WIDE - 120)
        left, _top, right, _bottom = page.pieces[0].box
        assert abs(left + right - WIDE) < 20
        assert abs(wide - (right - left)) < 30
        inside = page.image.crop((EDGE + 60, 300, WIDE - EDGE - 60, 700)).getcolors()
        assert inside is not None
        assert len(inside) == 1
        for box in (
            (WIDE // 2 - 60, 0, WIDE // 2 + 60, EDGE),
            (WIDE // 2 - 60, HIGH - EDGE, WIDE // 2 + 60, HIGH),
            (0, HIGH // 2 - 60, EDGE, HIGH // 2 + 60),
            (WIDE - EDGE, HIGH // 2 - 60, WIDE, HIGH // 2 + 60),
        ):
            colours = page.image.crop(box).getcolors()
            assert colours is not None
            assert face.frame in [colour for _count, colour in colours]


def test_emblems_differ_and_gold_is_in_none() -> None:
    signs = [emblem(face, 60) for face in FACES.values()]
    assert len({sign.tobytes() for sign in signs}) == len(signs)
    for face in FACES.values():
        assert GOLD not in (face.ground, face.band, face.frame, face.trim, face.ink, face.muted)


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Return how much lighter one colour is than the other (WCAG 2)."""

    def light(colour: tuple[int, ...]) -> float:
        parts = [c / 255 for c in colour[:3]]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)
