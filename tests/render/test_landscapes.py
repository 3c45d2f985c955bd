"""Explorers' pictures: every mark keeps what lies under it, sizes, files, and no leaks."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from itertools import combinations, product
from typing import Any

import pytest
from PIL import Image, ImageChops

from bench.pictures.law import broken
from bench.pictures.measures import counts
from bot.texts import LOCALES, words_in
from engines.core import Chance
from engines.explorers.landscape import name, squares
from engines.explorers.moves import Mark as Cross
from engines.explorers.view import View
from render.explorers import board, board_view, end, hand, hand_view, start
from render.explorers.objects import OBJECTS
from render.explorers.own_picture import SIDE
from render.explorers.scene import card_sides, own_marks, public_marks
from render.explorers.squares import Mark, square
from render.explorers.terrain import LOOKS
from render.frame import HIGH, PHONE, SQUARE, WIDE, letter
from render.picture import encode
from render.theme import GOLD
from tests.render.landscapes import FULL, GAME, NAMES, SETS, asked, phases, played
from tests.render.writing import written

DAYS = date(2026, 5, 1), date(2026, 11, 22)
MARKS: tuple[tuple[Mark, str], ...] = (
    ("", ""), ("cross", ""), ("fresh", ""), ("draft", "2"), ("legal", "C8"), ("reach", ""),
    ("closed", ""),
)  # fmt: skip


def middle(picture: Image.Image) -> Image.Image:
    return picture.crop(tuple(round(SIDE * part) for part in (0.32, 0.32, 0.68, 0.68)))  # type: ignore[arg-type]


@pytest.mark.parametrize(("terrain", "kind"), list(product(LOOKS, OBJECTS)))
def test_a_cross_hides_nothing_of_what_lies_on_its_square(terrain: str, kind: str) -> None:
    bare = square(terrain, kind, SIDE)
    marks: tuple[Mark, ...] = ("cross", "fresh")
    for mark in marks:
        crossed = square(terrain, kind, SIDE, mark)
        assert middle(crossed).tobytes() == middle(bare).tobytes()
        assert ImageChops.difference(crossed, bare).getbbox() is not None


@pytest.mark.parametrize("terrain", LOOKS)
@pytest.mark.parametrize("kind", [".", *OBJECTS, "T"])
def test_marks_are_told_apart_in_grey(terrain: str, kind: str) -> None:
    drawn = [
        square(terrain, kind, SIDE, mark, label, "B12" if kind == "T" else "").convert("L")
        for mark, label in MARKS
    ]
    for one, other in combinations(drawn, 2):
        difference = ImageChops.difference(one, other).histogram()
        assert sum(difference[60:]) > 0.02 * SIDE * SIDE


def test_squares_of_the_own_map_are_large_and_all_choices_are_named() -> None:
    assert SIDE * PHONE / SQUARE >= 21
    view = asked("horse", 3, 0.4)
    assert view.decision is not None
    marks = own_marks(view)
    named = {square for square, (mark, _label) in marks.items() if mark == "legal"}
    assert named == {move.square for move in view.decision.moves if isinstance(move, Cross)}
    assert all(marks[square][1] == name(square) for square in named)
    picture = board(view, words_in("en"), NAMES)
    assert picture.image.size == (SQUARE, SQUARE)
    sizes = [piece.size for piece in picture.pieces]
    assert min(sizes) >= letter(SQUARE)
    assert len(sizes) > len(named) + 16 + 16


def test_the_running_turn_is_numbered_in_order_and_seen_only_by_its_player() -> None:
    view = asked("commit", 4, 0.5)
    assert view.own is not None
    assert view.seat is not None
    marks = own_marks(view)
    for number, marked in enumerate(view.own.marked, 1):
        assert marks[marked] == ("draft", str(number))
    public = public_marks(view, view.seat)
    assert not set(view.own.marked) & set(public)
    fresh = {square for square, (mark, _label) in public.items() if mark == "fresh"}
    (turn,) = (turn for turn in view.news if turn.seat == view.seat)
    assert fresh == set(turn.marked)


def test_squares_that_are_closed_and_not_crossed_are_hatched() -> None:
    views = (GAME.view(state, 0) for state in played(2))
    view = next(view for view in views if view.phase == "mark" and view.closed)
    assert all(own_marks(view)[square] == ("closed", "") for square in squares(view.closed))


def test_squares_within_reach_are_those_of_the_terrains_one_chooses_among() -> None:
    view = asked("side", 3, 0.3)
    assert view.card is not None
    reach = [square for square, (mark, _label) in own_marks(view).items() if mark == "reach"]
    assert reach
    assert {view.terrain[square] for square in reach} <= set("".join(view.card))


def test_what_the_sides_of_the_card_say() -> None:
    view = asked("side", 3, 0.3)
    assert [side.crosses for side in card_sides(view)] == [3, 3], "for the active player"
    assert [side.crosses for side in card_sides(replace(view, seat=None))] == [None, None]
    view = asked("take", 3, 0.4)
    assert sorted(side.crosses or 0 for side in card_sides(view)) == [2, 3]
    assert [side.crosses for side in card_sides(view) if side.named] == [2]
    alone = asked("take", 1, 0.4)
    assert [side.crosses for side in card_sides(alone) if side.named] == [3], "the near side"


# --- formats, names, files -----------------------------------------------------------------------


def pictures(view: View, public: View, locale: str, names: tuple[str, ...]) -> list[Any]:
    words = words_in(locale)
    drawn = [("board", board(view, words, names)), ("board", board(public, words, names))]
    drawn.append(("hand", hand(hand_view(view), words, names)))
    if view.phase == "layout":
        drawn.append(("start", start(public, words, names)))
    if view.phase == "over":
        drawn.append(("end", end(public, words, names, DAYS)))
    return drawn


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", SETS)
def test_all_pictures_keep_the_law_and_cut_nothing(seats: int, options: Any) -> None:
    for number, state in enumerate(phases(seats, options)):
        locale = LOCALES[number % len(LOCALES)]
        view, public = GAME.view(state, number % seats), GAME.view(state, None)
        for kind, picture in pictures(view, public, locale, NAMES[:seats]):
            assert broken("explorers", kind, picture) == []
            assert not counts(picture), (kind, number, locale)
        drawn = board(public, words_in(locale), NAMES).image
        assert drawn.width == WIDE
        assert drawn.height <= HIGH


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_widest_names_stay_in_their_places(seats: int) -> None:
    names = ("W" * 32, "@" * 32, "日本語 😀 " + "Ｗ" * 24, "")[:seats]
    for number, state in enumerate(phases(seats, FULL, 6)):
        view, public = GAME.view(state, number % seats), GAME.view(state, None)
        for kind, picture in pictures(view, public, "de", names):
            assert broken("explorers", kind, picture) == []
            assert not replace(counts(picture), cut=0)
            for piece in picture.pieces:
                left, top, right, bottom = piece.box
                assert 0 <= left <= right <= picture.image.width
                assert 0 <= top <= bottom <= picture.image.height


@pytest.mark.slow
@pytest.mark.parametrize("options", SETS)
def test_files_of_the_own_map_are_small(options: Any) -> None:
    for state in played(2, options)[40::37]:
        picture = board(GAME.view(state, 0), words_in("de"), NAMES)
        assert len(encode(picture.image)) <= 120 * 1024


# --- no leaks ------------------------------------------------------------------------------------


def test_what_others_have_not_committed_changes_no_pixel() -> None:
    changed = 0
    for number, state in enumerate(phases(3, FULL, 10)):
        for seat in (None, number % 3):
            other = GAME.resample(state, seat, Chance.from_seed(f"other {number}"))
            changed += other.drafts != state.drafts
            one, two = (
                board(GAME.view(each, seat), words_in("en"), NAMES) for each in (state, other)
            )
            assert one.image.tobytes() == two.image.tobytes()
            assert one.alt == two.alt
    assert changed, "the test can fail"


# --- drawn once ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_a_board_shows_nothing_that_its_view_leaves_out(seats: int) -> None:
    changed = 0
    for number, state in enumerate(phases(seats, FULL, 14)):
        for seat in (None, number % seats):
            view = GAME.view(state, seat)
            one, two = (board(each, words_in("en"), NAMES) for each in (view, board_view(view)))
            assert (one.image.tobytes(), one.alt) == (two.image.tobytes(), two.alt)
            changed += board_view(view) != view
    assert changed, "the test can fail"


def test_a_board_is_not_drawn_anew_when_another_player_commits() -> None:
    before = asked("commit", 3, 0.4)
    assert before.seat is not None
    other = (before.seat + 1) % 3
    committed = tuple(seat == other or done for seat, done in enumerate(before.committed))
    waits = tuple(seat for seat in before.to_act if seat != other)
    after = replace(before, committed=committed, to_act=waits)
    assert board_view(after) == board_view(before) != before


@pytest.mark.parametrize("names", [("Al", "Bo", "Cy"), ("Ada", "Bob", "Cyd"), ("W" * 32,) * 3])
def test_the_header_says_who_is_asked_whatever_the_names_are(
    names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    public = replace(asked("side", 3, 0.3), seat=None, decision=None)
    with written(monkeypatch, 0) as boxes:
        board(public, words_in("en"), names)
    assert any(text.endswith("chooses a side") for *_, text in boxes)


def test_only_the_poorest_village_of_the_expert_side_has_points_in_the_end_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = GAME.view(played(1, (("expert", ("villages",)),))[-1], None)
    with written(monkeypatch, 0) as boxes:
        end(view, words_in("en"), NAMES, DAYS)
    label = next(box for box in boxes if box[-1] == "Villages")
    row = [text for _, top, _, _, text in boxes if abs(top - label[1]) < 20]
    assert row.count("–") >= 3


def test_the_poster_shows_players_by_rank_and_only_the_winner_framed_in_gold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = GAME.view(played(4, (("achievements", 3),))[-1], None)
    assert view.outcome is not None
    order = sorted(range(4), key=view.outcome.ranks.__getitem__)
    assert order != [0, 1, 2, 3], "else the order of seats would do"
    with written(monkeypatch, 0) as boxes:
        picture = end(view, words_in("en"), ("Ada", "Bo", "Cy", "Dee"), DAYS)
    names = {text: left for left, *_rest, text in boxes if text in ("Ada", "Bo", "Cy", "Dee")}
    assert sorted(names, key=names.__getitem__) == [("Ada", "Bo", "Cy", "Dee")[n] for n in order]
    middle_line = [picture.image.getpixel((x, 340)) for x in range(WIDE)]
    framed = [x for x, colour in enumerate(middle_line) if colour == GOLD]
    assert len(framed) >= 8, "two edges"
    assert max(framed) < 350, "in the first column"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_poster_says_in_words_what_decided_and_who_shares_a_rank(
    monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    view = GAME.view(played(3)[-1], None)
    assert view.outcome is not None
    outcome = replace(
        view.outcome, scores=(90, 90, 90), ranks=(3, 1, 1), sources=(("maps", (2, 1, 1)),)
    )
    with written(monkeypatch, 0) as boxes:
        end(replace(view, outcome=outcome), words_in(locale), ("Ada", "Bo", "Cy"), DAYS)
    foot = sorted((top, text) for _left, top, _right, bottom, text in boxes if bottom > 700)
    said = " ".join(text for _top, text in foot if not text.isdecimal())
    decided, _dot, shared = said.partition(". ")
    assert all(part in decided for part in ("Bo", "Cy", "Ada", "1", "2"))
    assert all(part in shared for part in ("Bo", "Cy"))


def test_the_maps_of_all_are_only_as_high_as_what_stands_below_them() -> None:
    states = played(3)
    early, late = (GAME.view(states[int(len(states) * part)], None) for part in (0.1, 0.9))
    heights = [board(view, words_in("de"), NAMES).image.height for view in (early, late)]
    assert heights[0] < heights[1] <= HIGH


def test_three_values_of_a_temple_stand_below_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    with written(monkeypatch, 0) as boxes:
        board(asked("take", 3, 0.0), words_in("en"), NAMES)
    values = [(left + right) / 2 for left, _t, right, _b, text in boxes if text in ("12", "8", "6")]
    assert len([x for x in values if x > 1100]) == 12
    assert max(x for x in values if x > 1100) - min(x for x in values if x > 1100) < 2


@pytest.mark.parametrize("locale", LOCALES)
def test_every_demand_is_written_whole_on_the_score_sheet(locale: str) -> None:
    words, drawn = words_in(locale), set[str]()
    state, every = played(3, FULL)[-1], [tile.id for tile in GAME.content.achievements]
    for number in range(0, len(every), 3):
        ids = tuple(every[number : number + 3])
        picture = hand(GAME.view(replace(state, achievements=ids), 0), words, NAMES)
        assert not counts(picture).cut, ids
        drawn |= {*ids}
    assert len(drawn) == 18
