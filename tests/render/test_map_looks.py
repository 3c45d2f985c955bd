"""The pictures and texts of ``/where`` and ``/targets``, in both games with a map."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.texts import LOCALES, words_in
from engines.expedition_1996 import load as load_1996
from engines.famous_explorers import load as load_explorers
from render.expedition_1996 import renderer as expedition_1996
from render.famous_explorers import renderer as famous_explorers
from render.frame import HIGH, WIDE, letter
from render.picture import encode
from render.registry import map_renderer
from render.routes import chart
from render.routes.renderer import RouteRenderer
from render.routes.say import Say
from render.routes.where import kind, named
from render.worldmap import network
from tests.render.explorers import laid_out
from tests.render.travelled import EXAMPLE, with_routes

pytestmark = pytest.mark.slow

NAMES = ("Amira", "Ben Carter", "Chloé", "Dmitri", "Eve", "Farid")
EDGE = next(point.id for point in network().points if point.edge)
CLOSE = "lalibela"

GAMES = [
    pytest.param(expedition_1996, load_1996, id="expedition_1996"),
    pytest.param(famous_explorers, load_explorers, id="famous_explorers"),
]


FIELD = {expedition_1996: "chips", famous_explorers: "marks"}
"""The field of the view that holds the places marked by players."""


def own_view(load: Any, seats: int = 3) -> Any:
    """Return the view of the first seat to move, with routes laid."""
    game = load(None)
    state = game.start(seats, game.options({"first_player": 1}), "looks")
    view = game.view(state, game.decisions(state)[0].seat)
    return with_routes(view, EXAMPLE, red=2)


@pytest.mark.parametrize(("renderer", "load"), GAMES)
def test_every_point_can_be_looked_at(renderer: RouteRenderer, load: Any) -> None:
    view = own_view(load)
    for number, point in enumerate(network().points):
        words = words_in(LOCALES[number % len(LOCALES)])
        text = renderer.where_text(view, point.id, words, NAMES)
        say = Say(words, "famous_explorers")
        assert say.place(point.id) in text
        assert 0 < len(text) <= 3500
        for other in chart.ways(point.id):
            assert say.place(other) in text
        if number % 12 == 0 or point.edge:
            picture = renderer.where(view, point.id, words, NAMES)
            assert 0 < len(picture.alt) <= 1000
            assert len(encode(picture.image)) <= 150 * 1024


@pytest.mark.parametrize(("renderer", "load"), GAMES)
def test_the_text_of_a_place_says_what_is_there(renderer: RouteRenderer, load: Any) -> None:
    view = own_view(load)
    view = replace(view, row=(CLOSE,), hand=())
    view = replace(view, **{FIELD[renderer]: ((), (CLOSE,), ())})
    text = renderer.where_text(view, CLOSE, words_in("en"), NAMES)
    lines = text.splitlines()
    assert lines[0] == "**Lalibela · Africa**"
    assert lines[1].startswith("Ethiopia: ")
    assert lines[2] == "Next to it: Meroe, Marib, red dot Socotra."
    assert lines[3] == "5 lines from the start."
    assert lines[4] == "Lines from each expedition: red 1, yellow 5, blue 7."
    card, mark = ("card", "mark") if renderer is famous_explorers else ("mission", "chip")
    assert lines[5] == f"It is {card} A in the row."
    assert lines[6] == f"Ben Carter’s {mark} is here."
    assert "Standing here: red." in renderer.where_text(view, "meroe", words_in("en"), NAMES)
    assert "This is the start." in renderer.where_text(view, "start", words_in("en"), NAMES)


def test_points_are_named_with_what_they_are() -> None:
    say = Say(words_in("en"), "expedition_1996")
    assert named("g01", say) == "green dot Don Steppe"
    assert named("start", say) == "start Stockholm"
    assert named("giza", say) == "Giza"
    assert kind(EDGE, say) == "red dot 1 on both edges"


@pytest.mark.parametrize(("renderer", "load"), GAMES)
def test_a_look_leaves_out_what_is_known_to_another(renderer: RouteRenderer, load: Any) -> None:
    view, words = own_view(load), words_in("en")
    place = view.hand[0].place
    public = replace(view, seat=None, decision=None, hand=())
    assert "in your hand" in renderer.where_text(view, place, words, NAMES)
    assert "in your hand" not in renderer.where_text(public, place, words, NAMES)
    for_another = replace(public, row=view.row)
    picture = renderer.where(public, place, words, NAMES).image.tobytes()
    assert picture == renderer.where(for_another, place, words, NAMES).image.tobytes()
    assert picture != renderer.where(view, place, words, NAMES).image.tobytes()


@pytest.mark.parametrize(("renderer", "load"), GAMES)
def test_targets_stand_by_distance_and_marked_ones_first(
    renderer: RouteRenderer, load: Any
) -> None:
    view = own_view(load)
    held = view.hand[0]
    # Meroe, where red stands, is one line from Giza and from Lalibela, two from Marib.
    hand = tuple(
        replace(held, place=place, marked=place == "lalibela")
        for place in ("cape_horn", "giza", "lalibela", "marib")
    )
    marks = tuple(("lalibela",) if seat == view.seat else () for seat in range(3))
    view = replace(view, hand=hand, **{FIELD[renderer]: marks})
    lines = renderer.targets_text(view, words_in("en"), NAMES).splitlines()[1:]
    assert [line.split(":")[0] for line in lines] == [
        "Lalibela (3)", "Giza (2)", "Marib (4)", "Cape Horn (1)"
    ]  # fmt: skip
    for held in view.hand:
        text = renderer.where_text(view, held.place, words_in("en"), NAMES)
        listed = next(line for line in lines if line.startswith(chart.name(held.place)))
        word = "card" if renderer is famous_explorers else "mission"
        match = re.search(rf"It is {word} (\d+) in your hand now\.", text)
        assert match is not None
        assert match[1] == listed.split("(")[1].split(")")[0], (
            "a card has one number, in the hand, on the map and in the list"
        )
    over = tuple(replace(e, over=e.colour != "blue") for e in view.expeditions)
    lines = renderer.targets_text(
        replace(view, expeditions=over), words_in("en"), NAMES
    ).splitlines()[1:]
    far = [chart.distance("brattahlid", card.place) for card in hand]
    order = sorted(range(4), key=lambda n: (far[n], hand[n].place != "lalibela"))
    for line, number in zip(lines, order, strict=True):
        assert line.startswith(f"{chart.name(hand[number].place)} (")


@pytest.mark.parametrize(("renderer", "load"), GAMES)
def test_without_targets_the_text_says_so(renderer: RouteRenderer, load: Any) -> None:
    view = replace(own_view(load), hand=())
    assert "No targets left." in renderer.targets_text(view, words_in("en"), NAMES)
    assert renderer.targets(view, words_in("en"), NAMES).image.height > 0


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_a_look_touches_another(locale: str) -> None:
    words = words_in(locale)
    views = [(famous_explorers, laid_out()), (expedition_1996, own_view(load_1996, 6))]
    for renderer, view in views:
        pictures = [
            *(
                renderer.where(view, point, words, NAMES)
                for point in ("start", EDGE, "uluru", "robinson_crusoe", "gjoa_haven")
            ),
            renderer.targets(view, words, ("W" * 32,) * 6),
        ]
        for picture in pictures:
            assert picture.image.width == WIDE
            assert picture.image.height <= HIGH
            texts = [piece for piece in picture.pieces if piece.kind in ("text", "name", "badge")]
            assert min(piece.size for piece in texts) >= letter(WIDE)
            assert not any(piece.cut for piece in texts)
            for first, second in combinations((piece.box for piece in texts), 2):
                assert (
                    first[2] <= second[0] + 1 or second[2] <= first[0] + 1
                    or first[3] <= second[1] + 1 or second[3] <= first[1] + 1
                )  # fmt: skip


@pytest.mark.parametrize(("renderer", "load"), GAMES)
def test_a_look_names_and_letters_every_neighbour(renderer: RouteRenderer, load: Any) -> None:
    view, words = own_view(load), words_in("fr")
    for point in network().points[::5]:
        pieces = renderer.where(view, point.id, words, NAMES).pieces
        for kind_ in ("badge", "name", "point"):
            there = {piece.of for piece in pieces if piece.kind == kind_}
            assert there >= set(chart.ways(point.id)), point.id
        texts = [piece for piece in pieces if piece.kind == "text"]
        assert len(texts) >= 2 + 1 + 2 * 4, "title, kind, and captioned distances"


@pytest.mark.parametrize(("renderer", "load"), GAMES)
def test_targets_are_named_and_only_the_readers_marks_shown(
    renderer: RouteRenderer, load: Any
) -> None:
    view = own_view(load)
    own = [card.place for card in view.hand]
    marks = tuple((own[0],) if seat == view.seat else ("nome",) for seat in range(3))
    view = replace(view, **{FIELD[renderer]: marks})
    pieces = renderer.targets(view, words_in("en"), NAMES).pieces
    for kind_ in ("badge", "name"):
        assert {piece.of for piece in pieces if piece.kind == kind_} >= set(own)
    assert {piece.of for piece in pieces if piece.kind == "shield"} == {own[0]}
    heads = {expedition.tip for expedition in view.expeditions}
    assert {piece.of for piece in pieces if piece.kind == "pin"} == heads
    assert {piece.of for piece in pieces if piece.kind == "name"} >= heads


def test_games_with_a_map_are_found() -> None:
    assert map_renderer("expedition_1996") is expedition_1996
    assert map_renderer("famous_explorers") is famous_explorers
    assert map_renderer("luxor") is None
