"""Luxor's field: large enough in Discord's frames, its marks found on every ground."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.texts import LOCALES, words_in
from engines.luxor.board import CODES, LIMITS, STRIDE, bits_of, cells_of, frame, free_cells, window
from engines.luxor.moves import Action, Walk
from engines.luxor.tiles import Turn
from engines.luxor.view import View
from render.faces import LAPIS
from render.frame import DESKTOP, PHONE, SQUARE, letter
from render.luxor import board, hand, marks, tiles
from render.luxor.grid import HEADER, grid_of
from render.luxor.scene import scene_of
from render.picture import Picture
from render.theme import FREE, GOLD, INK
from tests.render.samples import GAME, LONG, NAMES, at, first_state, held, laid_out, phases
from tests.render.test_contrast import SIGHTS, contrast

EN = words_in("en")


# --- the format ----------------------------------------------------------------------------------


def displays() -> Iterator[View]:
    """Yield views with displays of every size that the rules allow, with and without choices."""
    base = GAME.view(phases(4, adventures=False)[-1], None)
    for players, limit in LIMITS.items():
        for columns, rows in product(range(2, limit + 1), repeat=2):
            left, top = (
                (whole - size) // 2
                for whole, size in zip(frame(players), (columns, rows), strict=True)
            )
            field = {
                row * STRIDE + column: "Ed"
                for row in range(top, top + rows)
                for column in range(left, left + columns)
            }
            bits = bits_of(field)
            for free in ((), tuple(cells_of(free_cells(bits, players)))):
                yield replace(
                    base, players=players, board=field, stacks={}, free=free,
                    window=window(bits, players), recent=(), news=(),
                )  # fmt: skip


def test_tiles_are_large_enough_on_desktops_and_telephones() -> None:
    sizes = set()
    for view in displays():
        grid = grid_of(view, scene_of(view))
        columns, rows = grid.area[1] - grid.area[0] + 1, grid.area[3] - grid.area[2] + 1
        sizes.add((columns, rows))
        assert grid.height <= SQUARE
        scale = min(DESKTOP[0] / SQUARE, DESKTOP[1] / grid.height)
        assert grid.size * scale >= 30, (columns, rows)
        assert grid.size * PHONE / SQUARE >= 36, (columns, rows)
        assert grid.columns[0] >= 46
        assert grid.columns[-1] <= SQUARE - 14
        for cell in view.board:
            left, top, right, bottom = grid.box(cell)
            assert right - left == bottom - top == grid.size
        # There is a header wherever the field is no larger than ten by ten.
        assert grid.header or max(columns, rows) > 10
    assert {(11, 11), (10, 10), (2, 2)} <= sizes


def pictures() -> Iterator[tuple[Picture, bool]]:
    """Yield pictures of all phases, and whether their names are long."""
    for number, state in enumerate(phases(4, adventures=True)):
        words, long = words_in(LOCALES[number // 2 % 4]), bool(number % 2)
        names = LONG if long else NAMES
        for seat in (None, number % 4):
            view = GAME.view(state, seat)
            yield board(view, words, names), long
            if seat is not None:
                yield hand(view, words, names), long


@pytest.mark.slow
def test_letters_and_signs_are_large_enough() -> None:
    for picture, long in pictures():
        wide, high = picture.image.size
        assert (wide, high <= wide) == (SQUARE, True)
        assert picture.pieces
        for piece in picture.pieces:
            assert piece.size >= letter(SQUARE), piece
            assert long or not piece.cut, piece
            left, top, right, bottom = piece.box
            assert left >= -1
            assert top >= -1
            assert right <= wide + 1
            assert bottom <= high + 1


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_of_a_tile_or_action_is_cut_in_a_hand(locale: str) -> None:
    actions: tuple[Action, ...] = ("boat", "snakes", "sandstorm", "caravan")
    for number, code in enumerate(CODES):
        view = replace(
            held(laid_out()),
            hand=(f"{code}4", f"{code}5"),
            actions=(actions[number % 4], *actions[2:]),
        )
        assert not any(piece.cut for piece in hand(view, words_in(locale), NAMES).pieces)


# --- marks ---------------------------------------------------------------------------------------


GROUNDS = {
    name: getattr(tiles, name)
    for name in (
        "SAND", "SAND_LIGHT", "SAND_DARK", "DUNE", "DUNE_SHADE", "GREEN", "GREEN_DARK",
        "ROCK_DARK", "WATER", "WATER_DARK",
    )
} | {"field": LAPIS.band}  # fmt: skip


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("pair", [marks.RECENT, marks.PLANNED, marks.CHOSEN])
def test_one_line_of_each_frame_stands_out_from_every_ground(pair: Any, sight: str) -> None:
    dark, light = pair
    assert contrast(dark, light, sight) >= 3
    for name, ground in GROUNDS.items():
        assert max(contrast(dark, ground, sight), contrast(light, ground, sight)) >= 3, name


@pytest.mark.parametrize("sight", SIGHTS)
def test_numbers_stand_out_from_what_they_are_on(sight: str) -> None:
    assert contrast(FREE, INK, sight) >= 4.5
    assert contrast(FREE, LAPIS.band, sight) >= 3
    assert contrast(LAPIS.ink, LAPIS.ground, sight) >= 4.5


def test_a_past_turn_is_framed_with_its_seat_and_steps() -> None:
    view = laid_out()
    scene = scene_of(view)
    assert scene.fresh == {at("J8"): (1, 0), at("K8"): (1, 1)}
    drawn = {
        seat: board(replace(view, news=(replace(view.news[0], seat=seat),)), EN, NAMES).image
        for seat in (0, 1, 3)
    }
    assert len({image.tobytes() for image in drawn.values()}) == 3
    further = replace(view, news=(replace(view.news[0], steps=(0, 2)),))
    assert board(further, EN, NAMES).image != drawn[1]
    # A later turn on the same tile counts; each turn has the sign of its seat where it begins.
    cells = at("H8"), at("J8")
    later = replace(view, news=(*view.news, Turn(seat=3, cells=cells, steps=(0, 2))))
    assert scene_of(later).fresh == {at("H8"): (3, 0), at("J8"): (3, 2), at("K8"): (1, 0)}


def walking(kind: str, seats: int = 4) -> View:
    def asked(view: View) -> bool:
        question = view.decision
        if question is None or question.kind != kind or len(view.board) < 30:
            return False
        return any(way.cells for way in scene_of(view).ways)

    state = first_state(seats, asked, adventures=False)
    view: View = GAME.view(state, GAME.decisions(state)[0].seat)
    return view


def test_directions_and_the_tiles_they_lead_to_are_numbered() -> None:
    view = walking("walk")
    assert view.decision is not None
    ways = scene_of(view).ways
    asked = [move.direction for move in view.decision.moves if isinstance(move, Walk)]
    assert [way.direction for way in ways] == [name for name in asked if name != "stand"]
    for way in ways:
        assert way.cells
        assert way.first == 1
    numbers = [piece for piece in board(view, EN, NAMES).pieces if piece.kind == "number"]
    plain = replace(view, decision=None)
    fewer = [piece for piece in board(plain, EN, NAMES).pieces if piece.kind == "number"]
    assert len(numbers) >= len(fewer)
    assert board(view, EN, NAMES).image != board(plain, EN, NAMES).image


def test_the_tiles_ahead_are_numbered_while_some_are_left() -> None:
    view = walking("leave")
    scene = scene_of(view)
    (way,) = scene.ways
    assert view.draft is not None
    assert way.first == len(view.draft.left) + 1  # type: ignore[union-attr]
    assert scene.walkers is not None
    assert way.start == scene.walkers[0]
    assert way.cells[0] not in scene.planned


def test_what_is_planned_has_a_frame_of_its_own() -> None:
    planned = [walking("leave"), *(GAME.view(state, None) for state in phases(4, adventures=True))]
    dark, _light = marks.PLANNED
    for view in planned:
        colours = board(view, EN, NAMES).image.convert("RGB").getcolors(1 << 20) or []
        framed = any(colour == dark for _count, colour in colours)
        assert framed == bool(scene_of(view).planned)
    assert scene_of(planned[0]).planned


def test_gold_in_the_header_says_now_to_whoever_is_to_move() -> None:
    view = replace(laid_out(), outcome=None)
    assert view.active is not None

    def gold(seat: int | None) -> int:
        header = board(replace(view, seat=seat), EN, NAMES).image.crop((0, 0, 1200, 52))
        return sum(n for n, colour in header.getcolors(99999) or () if colour == GOLD)

    assert gold(view.active) > 2000
    assert gold(None) == 0


def test_the_header_has_large_letters_for_short_names_as_well() -> None:
    def written(names: list[str]) -> float:
        pieces = board(replace(laid_out(), outcome=None), EN, names).pieces
        right = [piece for piece in pieces if piece.box[0] > SQUARE / 2 and piece.box[3] < HEADER]
        return max(piece.size for piece in right if piece.kind == "text")

    assert written(["Ada", "Ben", "Cy", "Di"]) == written(["Adam", "Bena", "Cyra", "Dina"])
