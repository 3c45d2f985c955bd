"""Arrows, tokens, crosses and lines stand out from every ground, also for colour-blind eyes.

WCAG 2 asks for 3:1 between graphics and what is around them. Colour blindness is simulated as in
Machado, Oliveira and Fernandes, *A Physiologically-based Model for Simulation of Color Vision
Deficiency* (2009), at severity 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from typing import TypeAlias

import pytest

from render.explorers import objects, squares, terrain
from render.faces import FACES
from render.routes.arrows import BUILDS, FADED, INKS
from render.theme import CREAM, DRAFT, FREE, GOLD, INK, SEATS, Colour
from render.worldmap import EXPEDITION_1996, FAMOUS_EXPLORERS, LOOKS, Look
from render.worldmap.markers import GREEN, RED

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

SIGHTS: Mapping[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}

LEAST = 3.0


def lightness(colour: Colour, sight: str) -> float:
    """Return the relative luminance of a colour as it is seen."""
    parts = [part / 255 for part in colour[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    seen = [
        min(1.0, max(0.0, sum(a * b for a, b in zip(line, linear, strict=True))))
        for line in SIGHTS[sight]
    ]
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def contrast(first: Colour, second: Colour, sight: str = "normal") -> float:
    """Return the contrast ratio of two colours as they are seen, from 1 to 21."""
    dark, light = sorted((lightness(first, sight), lightness(second, sight)))
    return (light + 0.05) / (dark + 0.05)


CASES = [
    pytest.param(look, sight, id=f"{look.name}-{sight}")
    for look, sight in product(LOOKS.values(), SIGHTS)
]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 0, 0), (255, 255, 255)) == pytest.approx(3.998, abs=0.001)
    assert contrast((0xF0, 0x40, 0x2E), (0x91, 0x7D, 0x44)) == pytest.approx(1.05, abs=0.01)


@pytest.mark.parametrize(("look", "sight"), CASES)
def test_arrows_stand_out_from_every_ground(look: Look, sight: str) -> None:
    for inks in (INKS, FADED):
        for (colour, ink), ground in product(inks.items(), look.grounds):
            assert contrast(ink, ground, sight) >= LEAST, (colour, ground)


@pytest.mark.parametrize("sight", SIGHTS)
def test_old_trails_that_are_thin_on_a_phone_are_told_apart_by_lightness(sight: str) -> None:
    """Red and yellow turn olive for some eyes, and the patterns of old arrows are tiny there."""
    assert contrast(FADED["red"], FADED["yellow"], sight) >= 1.5


@pytest.mark.parametrize(("look", "sight"), CASES)
def test_edges_of_new_arrows_shields_dots_and_badges_stand_out(look: Look, sight: str) -> None:
    edges = [colour for colour, _wide in BUILDS["new"].rims if colour == CREAM]
    assert edges, "new arrows have a light edge"
    for edge, ground in product((CREAM, GOLD), look.grounds):
        assert contrast(edge, ground, sight) >= LEAST, ground


@pytest.mark.parametrize("sight", SIGHTS)
def test_signs_stand_out_from_what_they_are_on(sight: str) -> None:
    for seat in SEATS:
        assert contrast(seat.disc, seat.mark, sight) >= LEAST, seat.name
    for colour, ink in INKS.items():
        assert contrast(INK, ink, sight) >= LEAST, colour
    for dot in (RED, GREEN):
        assert contrast(CREAM, dot, sight) >= LEAST


@pytest.mark.parametrize(("look", "sight"), CASES)
def test_names_can_be_read_on_the_ground_around_their_halo(look: Look, sight: str) -> None:
    for ink in (CREAM, *INKS.values()):
        assert contrast(ink, look.deep, sight) >= 4.5


def test_new_arrows_are_half_as_thick_again_and_looks_are_told_apart() -> None:
    assert BUILDS["new"].body >= 1.5 * BUILDS["old"].body
    atlas, chart = FAMOUS_EXPLORERS.sea, EXPEDITION_1996.sea
    assert atlas[0] < atlas[2], "the atlas is blue"
    assert chart[0] > chart[2], "the chart is brown"
    assert {look.name for look in LOOKS.values()} <= FACES.keys()


# --- squares of Explorers ------------------------------------------------------------------------

GROUNDS = tuple(
    colour
    for letter, size, explored in product((*terrain.LOOKS, "*"), (23, 66), (False, True))
    for look in (terrain.ground(letter, size, explored=explored),)
    for colour in (look.ground, look.pattern)
)
"""Every colour that can be under a mark."""


@pytest.mark.parametrize("sight", SIGHTS)
def test_dark_crosses_rims_and_hatching_stand_out_from_every_terrain(sight: str) -> None:
    for ground in GROUNDS:
        assert contrast(INK, ground, sight) >= LEAST, ground


@pytest.mark.parametrize("sight", SIGHTS)
def test_light_marks_stand_out_from_the_dark_rims_around_them(sight: str) -> None:
    marks = (CREAM, DRAFT, FREE, squares.PLATE, objects.PALE, objects.VISITED, objects.STONE)
    for mark in marks:
        assert contrast(mark, INK, sight) >= 4.5, "also for the letters and numbers on it"


@pytest.mark.parametrize("sight", SIGHTS)
def test_terrains_are_told_apart_by_how_light_they_are(sight: str) -> None:
    grounds = [look.ground for look in terrain.LOOKS.values()]
    for one, other in combinations(grounds, 2):
        assert contrast(one, other, sight) >= 1.25
    for look in terrain.LOOKS.values():
        assert contrast(look.ground, look.pattern, sight) >= 1.5, "the pattern is seen"
