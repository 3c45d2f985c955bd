"""Icons, tokens and grounds of Expeditions: told apart at their smallest, also without colours."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from bot.texts import words_in
from engines.siberia.content.terms import BASIC, COLOURS
from render.frame import PHONE, WIDE
from render.siberia import board, effects, hand, hexes, tokens
from render.siberia.effects import OR, Glyph, glyphs, lasting, width
from render.siberia.icons import ICONS, icon, valued
from render.siberia.looks import CREWS, GROUNDS, GUILE, HEART, POWER, SILVER
from render.theme import CREAM, GOLD, INK, SEATS
from tests.render.conftest import Approve
from tests.render.siberia import CONTENT, NAMES, crowded, held
from tests.render.test_contrast import LEAST, SIGHTS, contrast
from tests.render.test_sprites import distance

SIZE = 40
"""About the smallest icon on the map, which a telephone shows 12 points wide."""

BETWEEN = {"or", "then"}


def small(sprite: Image.Image, ground: tuple[int, int, int] = (0xDD, 0xB6, 0x84)) -> Image.Image:
    """Return a sprite as a telephone shows it on the ground of the middle."""
    picture = Image.new("RGB", (sprite.height, sprite.height), ground)
    picture.paste(sprite, (0, 0), sprite)
    points = round(sprite.height * PHONE / WIDE)
    return picture.resize((points, points), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("mode", ["RGB", "L"])
def test_icons_differ_also_without_colours(mode: str) -> None:
    shown = {name: small(icon(name, SIZE)).convert(mode) for name in ICONS.keys() - BETWEEN}
    shown |= {
        f"{name} nearby": small(icon(name, SIZE, adjacent=True)).convert(mode)
        for name in ("take", "activate", "vanquish", "destroy")
    }
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert distance(first, second) > 7, f"{one} looks like {other}"


def test_workers_differ_without_colours() -> None:
    names = [f"worker-{name}" for name in (*COLOURS, "basic", "any")]
    shown = {name: small(icon(name, SIZE)).convert("L") for name in names}
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert distance(first, second) > 10, f"{one} looks like {other}"
    assert len({crew.shape for crew in CREWS.values()}) == len(COLOURS)


def test_corruption_differs_without_colours_and_by_value_and_place() -> None:
    shown = {
        (token, top): small(tokens.corruption(token, 42, 30, top=top)).convert("L")
        for token in ("P3", "P4", "P5", "G3", "G4", "G5", "H20")
        for top in (True, False)
    }
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert distance(first, second) > 6, f"{one} looks like {other}"


def test_mechs_differ_without_colours() -> None:
    shown = {seat: small(tokens.mech(seat, 56)).convert("L") for seat in (None, *range(5))}
    for (one, first), (other, second) in combinations(shown.items(), 2):
        assert distance(first, second) > 18, f"{one} looks like {other}"
    for seat in range(5):
        still, now = small(tokens.mech(seat, 56)), small(tokens.mech(seat, 56, now=True))
        assert distance(still, now) > 6


@pytest.mark.parametrize("sight", SIGHTS)
def test_edges_letters_and_frames_stand_out_from_every_ground(sight: str) -> None:
    for look in GROUNDS.values():
        assert contrast(INK, look.open, sight) >= 4.5
        assert contrast(INK, look.pattern, sight) >= LEAST, "also where a tree stands"
        assert contrast(CREAM, look.closed, sight) >= 4.5
        assert contrast(CREAM, look.hatching, sight) >= 4.5
    for light in (GOLD, CREAM, (255, 255, 255)):
        assert contrast(light, INK, sight) >= 4.5, "frames are light between dark lines"
    for fill in (POWER, GUILE, SILVER, HEART):
        assert contrast(INK, fill, sight) >= LEAST
    for fill in (POWER, GUILE):
        assert contrast(INK, tokens.shaded(fill), sight) >= LEAST


@pytest.mark.parametrize("sight", SIGHTS)
def test_regions_and_their_sides_are_told_apart_by_how_light_they_are(sight: str) -> None:
    grounds = [look.open for look in GROUNDS.values()]
    for one, other in combinations(grounds, 2):
        assert contrast(one, other, sight) >= 1.25
    for look in GROUNDS.values():
        assert contrast(look.open, look.closed, sight) >= 2.5
        assert contrast(look.open, look.pattern, sight) >= 1.2
    for crew in CREWS.values():
        assert contrast(crew.fill, crew.mark, sight) >= LEAST


def test_no_colour_means_now_but_gold() -> None:
    looks = (POWER, GUILE, SILVER, HEART, *(crew.fill for crew in CREWS.values()))
    assert GOLD not in looks
    assert GOLD not in {seat.disc for seat in SEATS}


def test_every_effect_of_the_content_has_icons() -> None:
    for node in CONTENT.nodes.values():
        row = glyphs(node)
        assert row, node.at
        for glyph in row:
            assert glyph.name in {*ICONS, ""}, node.at
            assert effects.sprite(glyph, SIZE, 30).height == SIZE
    for card in CONTENT.cards.values():
        if card.ongoing is not None:
            assert {glyph.name for glyph in lasting(card.ongoing)} <= {*ICONS, ""}, card.id


def test_icons_say_what_the_effects_do() -> None:
    def row(at: str) -> list[str]:
        return [f"{glyph.name}{glyph.number}" for glyph in glyphs(CONTENT.nodes[at])]

    assert row("T02/1") == ["worker-green", "or", "worker-yellow"]
    assert row("T06/1") == ["worker-basic"]
    assert row("T05/1") == ["power3", "or", "guile3"]
    assert row("T12/2") == ["take-quest", "or", "take-meteorite"]
    assert row("M18") == ["discard", "then", "coin1", "guile2", "meteorite1+", "power2"]
    assert row("Q40") == ["guile1", "meteorite×", "destroy0", "coin1"]
    adjacent = glyphs(CONTENT.nodes["T07/2"])
    assert adjacent == (Glyph("take", adjacent=True),)
    assert glyphs(CONTENT.nodes["T16/1"]) == (Glyph("take"),)
    assert {glyph.name for glyph in glyphs(CONTENT.nodes["T13/1"])} == {"worker-any"}
    assert len(BASIC) == 4


def test_rows_are_as_wide_as_they_are_drawn() -> None:
    row = (Glyph("power", "2"), OR, Glyph("guile", "2"), Glyph("map"))
    assert width(row, 40, 5) == pytest.approx(40 * 3.42 + 5)
    assert effects.fitting(row, 1000, 40, 30, 5) == 40
    assert width(row, effects.fitting(row, 120, 40, 30, 5), 5) <= 120
    assert effects.fitting(row, 10, 40, 30, 5) == 30


def test_numbers_in_icons_can_be_read() -> None:
    shown = [valued("power", str(number), SIZE, 30) for number in range(1, 11)]
    for one, other in combinations(shown, 2):
        assert distance(small(one), small(other)) > 4


def test_icons_look_as_approved(approve: Approve) -> None:
    size, columns = 60, 12
    names = [*ICONS]
    sheet = Image.new("RGB", (columns * size, (len(names) // columns + 2) * size), (60, 66, 72))
    tiles = [icon(name, size) for name in names]
    tiles += [icon(name, size, adjacent=True) for name in ("take", "activate", "vanquish")]
    tiles += [tokens.corruption(token, size, 30) for token in ("P3", "G5", "H20")]
    tiles += [tokens.mech(seat, size) for seat in (None, *range(5))]
    for number, tile in enumerate(tiles):
        sheet.paste(tile, (number % columns * size, number // columns * size), tile)
    approve("siberia-icons", sheet)


def test_board_looks_as_approved(approve: Approve) -> None:
    approve("siberia-board", board(crowded(), words_in("en"), NAMES).image.reduce(2))


def test_mat_looks_as_approved(approve: Approve) -> None:
    approve("siberia-hand", hand(held(4, 3), words_in("fr"), NAMES).image.reduce(2))


def test_grounds_are_drawn_once() -> None:
    assert hexes.ground("N", 237, 165, up=True) is hexes.ground("N", 237, 165, up=True)
