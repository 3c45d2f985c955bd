"""The maps of the route games: what is named and numbered, and what can be measured."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PIL import ImageChops

from bot.texts import LOCALES, words_in
from engines.routes.view import Turn
from render.expedition_1996 import renderer as expedition_1996
from render.expedition_1996.scene import scene_of as scene_of_1996
from render.famous_explorers import renderer as famous_explorers
from render.famous_explorers.scene import scene_of
from render.fonts import font, width_of
from render.frame import HIGH, WIDE, letter
from render.picture import Piece, encode
from render.placing.geometry import distance, inside
from render.routes import arrows, board, chart, mapping, tokens
from render.routes.mapping import closeup, world
from render.routes.renderer import RouteRenderer
from render.routes.say import Say
from render.routes.scene import MOST_NAMES, Fresh, Scene
from render.theme import GOLD
from render.worldmap import network, whole, window_on
from tests.render import explorers
from tests.render import test_expedition_1996 as of_1996
from tests.render.explorers import NAMES, laid_out, public

pytestmark = pytest.mark.slow

EUROPE = 900.0, 250.0, 1500.0, 600.0
SIZE = WIDE, 760
LEAST = letter(WIDE)


def scene() -> Scene:
    return scene_of(laid_out())


def of_kind(pieces: tuple[Piece, ...], kind: str) -> list[Piece]:
    return [piece for piece in pieces if piece.kind == kind]


# --- the board -------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("private", [False, True])
def test_everything_on_a_board_can_be_read_on_a_phone(private: bool, locale: str) -> None:
    base = of_1996.first_view(lambda view: len(scene_of_1996(view).choices) == 3, 3)
    drawn: list[tuple[RouteRenderer, Any]] = [
        (famous_explorers, laid_out() if private else public(laid_out())),
        (expedition_1996, of_1996.laid_out(base)),
    ]
    for renderer, view in drawn:
        picture = renderer.board(view, words_in(locale), NAMES)
        assert picture.image.size == (WIDE, 834)
        assert picture.image.height <= HIGH
        kinds = {piece.kind for piece in picture.pieces}
        assert {"text", "name", "badge", "shield", "pin", "point", "number"} <= kinds
        for piece in picture.pieces:
            place = piece.kind == "point" and chart.spot(piece.of).kind == "place"
            head = piece.kind in ("head", "old-head")  # neither a letter nor a sign
            assert place or head or piece.size >= LEAST, piece
            left, top, right, bottom = piece.box
            assert left >= 0, piece
            assert top >= 0, piece
            assert right <= WIDE, piece
            assert bottom <= picture.image.height, piece
            assert not piece.cut, piece


def test_every_point_is_recorded_and_an_edge_dot_twice() -> None:
    points = [piece.of for piece in of_kind(world(scene()).pieces, "point")]
    edges = [point.id for point in network().points if point.edge]
    assert sorted(points) == sorted([*network().ids, *edges])


def test_the_names_that_matter_are_those_of_heads_ways_row_marks_and_own_cards() -> None:
    shown = scene()
    named = shown.named
    wanted = {*shown.heads, *shown.ways, *shown.letters, *shown.numbers}
    assert wanted <= named.keys()
    assert {place for places in shown.marks for place in places} <= named.keys()
    assert "fuji" not in named
    assert all(named[head] == max(named.values()) for head in shown.heads)
    drawn = {piece.of for piece in of_kind(world(shown).pieces, "name")}
    assert set(shown.heads) <= drawn <= named.keys()
    everywhere = replace(shown, marks=(tuple(network().ids),))
    assert len(everywhere.named) == MOST_NAMES
    assert set(shown.heads) <= everywhere.named.keys()


def test_names_are_written_in_the_language_of_the_reader() -> None:
    say = Say(words_in("fr"), "famous_explorers")
    assert say.place("everest") != chart.name("everest")
    french = world(scene(), names=("everest",), called=say.place)
    english = world(scene(), names=("everest",))
    assert ImageChops.difference(french.image, english.image).getbbox() is not None


def test_heads_are_named_in_the_colour_of_who_stands_there() -> None:
    view = laid_out()
    image = famous_explorers.board(view, words_in("en"), NAMES).image
    pieces = famous_explorers.board(view, words_in("en"), NAMES).pieces
    for expedition in view.expeditions:
        (name,) = [piece for piece in of_kind(pieces, "name") if piece.of == expedition.tip]
        left, top, right, bottom = map(round, name.box)
        part = image.crop((left, top, right, bottom))
        colours = [colour for _n, colour in part.getcolors(9999) or ()]
        assert arrows.INKS[expedition.colour] in colours


# --- what is new -----------------------------------------------------------------------------


TRAVEL = (
    Turn(seat=1, laid=(("red", ("start", "venice")), ("red", ("venice", "carthage"))),
         removed=(), points=()),
    Turn(seat=4, laid=(("red", ("carthage", "troy")), ("yellow", ("start", "g01"))),
         removed=(("blue", ("r01", "brattahlid")),), points=()),
)  # fmt: skip


def travelling() -> Any:
    return replace(laid_out(), news=TRAVEL)


def test_new_arrows_are_numbered_in_order_and_a_shield_begins_each_turn() -> None:
    pieces = world(scene_of(travelling())).pieces
    numbers = of_kind(pieces, "number")
    assert [piece.of for piece in numbers] == ["venice", "carthage", "troy", "g01"]
    assert scene_of(travelling()).fresh == (
        Fresh("red", ("start", "venice"), 1, 1),
        Fresh("red", ("venice", "carthage"), 2, 1),
        Fresh("red", ("carthage", "troy"), 3, 4),
        Fresh("yellow", ("start", "g01"), 4, 4),
    )
    assert len(of_kind(pieces, "sign")) == 2, "one shield for each of the two turns"


def test_numbers_stand_at_their_own_arrows_and_apart_from_points() -> None:
    shown = scene_of(travelling())
    drawn, window = world(shown), window_on(whole().box, mapping.WORLD)
    lanes = {(lane.colour, lane.step): lane for lane in arrows.lanes(shown.expeditions)}
    ends = [
        arrows.along(lane.step, window, lane.beside)
        for fresh in shown.fresh
        for lane in (lanes[fresh.colour, fresh.step],)
    ]
    points = of_kind(drawn.pieces, "point")
    for number, piece in enumerate(of_kind(drawn.pieces, "number")):
        left, top, right, bottom = piece.box
        middle = (left + right) / 2, (top + bottom) / 2
        far = [distance(middle, *arrow) for arrow in ends]
        assert min(far) == far[number]
        for other, arrow in enumerate(ends):
            assert other == number or inside(*arrow, piece.box) < 20
        for point in points:
            x, y = (point.box[0] + point.box[2]) / 2, (point.box[1] + point.box[3]) / 2
            assert not (left < x < right and top < y < bottom), point.of


def test_new_arrows_are_brighter_and_thicker_than_old_ones() -> None:
    old = world(replace(scene_of(travelling()), fresh=())).image
    new = world(scene_of(travelling())).image

    def count(image: Any, colour: Any) -> int:
        return sum(n for n, c in image.convert("RGB").getcolors(1 << 24) or () if c == colour)

    assert count(new, arrows.INKS["red"]) > count(old, arrows.INKS["red"]) + 300
    assert count(old, arrows.FADED["red"]) > count(new, arrows.FADED["red"]) + 200
    body = arrows.BUILDS["new"].body / arrows.BUILDS["old"].body
    assert body >= 1.5


def test_what_was_removed_is_crossed_out() -> None:
    shown = scene_of(travelling())
    assert shown.gone == (("blue", ("r01", "brattahlid")),)
    without = replace(shown, gone=())
    assert ImageChops.difference(world(shown).image, world(without).image).getbbox() is not None


# --- the header ------------------------------------------------------------------------------


def test_the_header_says_whose_turn_it_is_and_that_the_round_is_the_last() -> None:
    words, view = words_in("en"), laid_out()

    def gold(view: Any, box: tuple[int, int, int, int] = (0, 0, WIDE, 60)) -> int:
        image = famous_explorers.board(view, words, NAMES).image.crop(box)
        return sum(n for n, c in image.getcolors(99999) or () if c == GOLD)

    waiting = public(replace(view, last_round=False))
    assert gold(waiting) == 0, "gold is for what matters now"
    assert gold(replace(waiting, last_round=True)) > 300
    assert gold(replace(view, last_round=False)) > 2000
    pieces = famous_explorers.board(waiting, words, NAMES).pieces
    (shield,) = [piece for piece in of_kind(pieces, "shield") if piece.box[3] < 66]
    assert not shield.of


def test_long_names_are_cut_in_the_header_and_not_the_sentence() -> None:
    wide, view = ("W" * 32,) * 6, public(replace(laid_out(), last_round=True))
    assert view.active is not None
    for locale in LOCALES:
        picture = famous_explorers.board(view, words_in(locale), wide)
        texts = [piece for piece in of_kind(picture.pieces, "text") if piece.box[3] < 66]
        assert len(texts) == 3
        edges = sorted((piece.box[0], piece.box[2]) for piece in texts)
        assert all(a[1] < b[0] for a, b in pairwise(edges))
        say = Say(words_in(locale), "famous_explorers")
        text = board.status(view, say, wide, (view.active,), 500, LEAST)
        before, after = say("board-turn", name="|").split("|")
        assert text.startswith(before)
        assert text.endswith(f"…{after}")
        assert width_of(text, font(LEAST)) <= 500


def test_boards_of_finished_games_are_drawn() -> None:
    for games, renderer in ((explorers, famous_explorers), (of_1996, expedition_1996)):
        view = games.GAME.view(games.phases(0)[-1], None)
        assert view.outcome is not None
        assert renderer.board(view, words_in("it"), NAMES).image.size == (WIDE, 834)


# --- parts of the map ------------------------------------------------------------------------


def test_a_closeup_names_every_point_in_it() -> None:
    drawn = closeup(scene().without_choices, EUROPE, SIZE)
    assert drawn.image.size == SIZE
    window = window_on(EUROPE, SIZE)
    here = {point.id for point in network().points if chart.shown(point.id, window)}
    assert len(here) > 12
    named = {piece.of for piece in of_kind(drawn.pieces, "name")}
    assert named <= here
    # Points at the very edge may have no room for a name.
    inner = {
        id_
        for id_ in here
        for x, y in (window.at(*chart.positions(id_)[0]),)
        if 90 < x < SIZE[0] - 90 and 60 < y < SIZE[1] - 60
    }
    assert inner <= named


def test_a_closeup_names_only_what_is_asked_for() -> None:
    drawn = closeup(scene(), EUROPE, SIZE, names=("giza", "troy", "fuji"))
    assert {piece.of for piece in of_kind(drawn.pieces, "name")} == {"giza", "troy"}
    assert not of_kind(closeup(scene(), EUROPE, SIZE, names=()).pieces, "name")


def test_badges_replace_those_of_the_scene_and_a_point_may_have_several() -> None:
    badges = {
        "troy": tokens.choice_badge("R1", LEAST),
        "giza start": tokens.choice_badge("B1", LEAST),
        "giza venice": tokens.choice_badge("B2", LEAST),
    }
    drawn = closeup(scene(), EUROPE, SIZE, badges=badges)
    by_point = [piece.of for piece in of_kind(drawn.pieces, "badge")]
    assert by_point.count("troy") == 1, "its own number gives way"
    assert by_point.count("giza") == 2
    assert all(piece.size >= LEAST for piece in of_kind(drawn.pieces, "badge"))


def test_an_edge_dot_is_shown_once_between_both_sides_of_the_board() -> None:
    edge = next(point for point in network().points if point.edge)
    ways = [(edge.id, to) for to in chart.ways(edge.id)]
    drawn = closeup(scene().without_choices, mapping.around_steps(ways, SIZE), SIZE)
    assert drawn.image.size == SIZE
    (dot,) = (piece.box for piece in of_kind(drawn.pieces, "point") if piece.of == edge.id)
    assert abs((dot[0] + dot[2]) / 2 - SIZE[0] / 2) < SIZE[0] / 4
    for _edge, to in ways:
        assert [piece.of for piece in of_kind(drawn.pieces, "point")].count(to) == 1


def test_the_same_scene_gives_the_same_picture() -> None:
    first, second = closeup(scene(), EUROPE, SIZE), closeup(scene(), EUROPE, SIZE)
    assert first.image.tobytes() == second.image.tobytes()
    assert first.pieces == second.pieces


# --- the whole map ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("renderer", "games"), [(famous_explorers, explorers), (expedition_1996, of_1996)]
)
def test_the_whole_map_has_all_names_and_trails(renderer: RouteRenderer, games: Any) -> None:
    view = games.GAME.view(games.phases(len(games.GAMES) - 1)[-2], None)
    for locale in ("en", "de"):
        picture = renderer.whole_map(view, words_in(locale), NAMES)
        assert picture.image.width > 1.3 * WIDE
        assert picture.image.height <= picture.image.width * 7 / 11
        named = {piece.of for piece in of_kind(picture.pieces, "name")}
        assert named == set(network().ids)
        assert len(of_kind(picture.pieces, "pin")) >= 3
        assert len(encode(picture.image)) < 200 * 1024
        assert re.search("[a-z]", picture.alt)
    empty = replace(
        view, expeditions=tuple(replace(e, arrows=(), tip="start") for e in view.expeditions)
    )
    assert renderer.whole_map(empty, words_in("en"), NAMES).image != picture.image
