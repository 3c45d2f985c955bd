"""The map of Expeditions: what lies and stands where, what may be chosen, and what has changed."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from bench.pictures.measures import counts
from bot.texts import LOCALES, words_in
from engines.core import Chance, Decision
from engines.siberia.rules.mats import News
from engines.siberia.rules.moves import Borrow, Go, Skip, Sweep, Take
from engines.siberia.rules.view import View
from render.picture import ALT_LIMIT, Picture, Piece, encode
from render.siberia import board, tokens
from render.siberia.looks import GUILE, POWER
from render.siberia.scene import scene_of
from tests.nightly import closely, thinned
from tests.render.siberia import CONTENT, GAME, LONG, NAMES, crowded, phases

EN = words_in("en")


def drawn(view: View) -> Picture:
    return board(view, EN, NAMES)


def test_nothing_is_hidden_or_cut_where_most_lies() -> None:
    picture = drawn(crowded())
    assert not counts(picture)
    texts = [piece for piece in picture.pieces if piece.kind == "text"]
    signs = [piece for piece in picture.pieces if piece.kind == "sign"]
    assert len(signs) > 100
    assert not [(text, sign) for text in texts for sign in signs if meet(text, sign)]


def meet(one: Piece, other: Piece) -> bool:
    """Whether two pieces share more than a pixel or two of their edges."""
    (left, top, right, bottom), (x0, y0, x1, y1) = one.box, other.box
    return min(right, x1) - max(left, x0) > 3 and min(bottom, y1) - max(top, y0) > 3


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(2, 1))
@pytest.mark.parametrize("seats", thinned(GAME.seats, lambda seats: seats in (1, 3)))
def test_every_phase_is_drawn_for_everybody(seats: int, every: int) -> None:
    for number, state in enumerate(phases(seats)[::-every]):
        for seat in (None, number % seats):
            words = words_in(LOCALES[number % len(LOCALES)])
            picture = board(GAME.view(state, seat), words, NAMES[:seats])
            assert not counts(picture)
            picture = board(GAME.view(state, seat), words, LONG[:seats])
            assert not replace(counts(picture), cut=0)
            assert counts(picture).cut <= 1, "the name of who is to move"
            assert 0 < len(picture.alt) <= ALT_LIMIT


@pytest.mark.slow
def test_five_mechs_have_room_at_basecamp() -> None:
    view = GAME.view(phases(5)[0], None)
    assert {mat.cell for mat in view.mats} == {"base"}
    picture = drawn(view)
    assert not counts(picture)
    mechs = [piece for piece in picture.pieces if piece.box[1] > 640 and piece.size == 56]
    assert len(mechs) == 5


def test_a_stack_shows_values_colours_and_order() -> None:
    view = crowded()
    seen = set[bytes]()
    stacks = [("P3", "G5", "P4"), ("P4", "G5", "P3"), ("G3", "G5", "P4"), ("P3", "G4", "P4"), ()]
    for stack in stacks:
        places = tuple(replace(place, corruption=stack) for place in view.places)
        seen.add(drawn(replace(view, places=places)).image.tobytes())
    assert len(seen) == len(stacks)


@pytest.mark.parametrize(("stack", "ink"), [(("P3", "G5"), GUILE), (("G5", "P3"), POWER)])
def test_the_token_that_is_paid_first_is_the_large_one_at_the_left(
    stack: tuple[str, ...], ink: tuple[int, int, int]
) -> None:
    view = crowded()
    (place,) = [each for each in view.places if each.tile == "T07"]
    bare = tuple(replace(each, corruption=()) for each in view.places)
    full = tuple(replace(p, corruption=stack if p == place else ()) for p in view.places)
    picture = drawn(replace(view, places=full))
    tokens = {*picture.pieces} - {*drawn(replace(view, places=bare)).pieces}
    top, under = sorted(tokens, key=lambda piece: piece.box[0])
    assert (top.size, under.size) == (48, 42)
    left, high, _right, low = map(round, top.box)
    inside = picture.image.getpixel((left + 11, (high + low) // 2))
    assert inside == ink


def test_a_benefit_that_was_covered_is_shown_open() -> None:
    view = crowded()
    (tile,) = [each for each in view.places if each.tile == "T12"]
    images = []
    for stack in (("P3",), ()):
        places = tuple(replace(p, corruption=stack) if p == tile else p for p in view.places)
        images.append(drawn(replace(view, places=places)))
    assert images[0].image.tobytes() != images[1].image.tobytes()
    # The flag of the covered benefit is there in both.
    assert len(images[0].pieces) == len(images[1].pieces) + 1


@pytest.mark.parametrize(
    ("move", "spots"),
    [
        (Go("12"), {"12"}),
        (Borrow("T12/1"), {"12"}),
        (Take("market"), {"h2"}),
        (Sweep(("market",)), {"h2"}),
        (Skip(), set()),
    ],
)
def test_what_may_be_chosen_is_marked_and_told(move: object, spots: set[str]) -> None:
    view = crowded()
    card = view.market[1]
    if isinstance(move, Take):
        move = Take(str(card))
    if isinstance(move, Sweep):
        move = Sweep((str(card),))
    asked: Decision[object] = Decision(seat=2, kind="move", moves=(move,), steps=())
    mine = replace(view, seat=2, decision=asked, before=None)  # type: ignore[arg-type]
    plain = replace(mine, decision=None)
    cells = {place.cell: place.place for place in mine.places}
    assert {cells.get(spot, spot) for spot in scene_of(mine).chosen} == spots
    if spots:
        assert drawn(mine).image.tobytes() != drawn(plain).image.tobytes()
        assert f"You may choose: {', '.join(spots)}." in drawn(mine).alt
    else:
        assert drawn(mine).image.tobytes() == drawn(plain).image.tobytes()


def test_the_way_of_a_mech_leads_over_neighbours() -> None:
    view = crowded()
    news = News(seat=1, trail=("base", "n4", "s1"))
    ways = scene_of(replace(view, before=None, news=news)).ways
    assert [(way[0], way[-1]) for _seat, way in ways] == [("base", "n4"), ("n4", "s1")]
    for _seat, way in ways:
        for one, other in pairwise(way):
            assert other in CONTENT.map.neighbours[one]
    hidden = tuple(
        replace(place, tile=None) if place.cell[0] != "s" else place for place in view.places
    )
    short = News(seat=1, trail=("base", "n4", "s1"))
    assert scene_of(replace(view, places=hidden, before=None, news=short)).ways == ()


def test_news_are_marked_until_the_turn_after() -> None:
    view = crowded()
    assert scene_of(view).fresh == {"n4", "h2", "h4"}
    image = drawn(view).image.tobytes()
    assert drawn(replace(view, before=None)).image.tobytes() != image
    assert "New in this turn and the one before: " in drawn(view).alt


def test_a_player_sees_marked_what_has_changed_since_the_own_last_turn() -> None:
    view = crowded()
    earlier = (News(seat=3, cells=("c4",), trail=("n4", "c4")), News(seat=0, holes=("h5",)))
    own = replace(view, seat=2, earlier=earlier)
    assert scene_of(own).fresh == {"n4", "c4", "h2", "h4", "h5"}
    assert {seat for seat, _way in scene_of(own).ways} == {1, 3}
    assert drawn(own).image.tobytes() != drawn(replace(own, earlier=())).image.tobytes()
    assert "New since your last turn: " in drawn(own).alt
    assert "New in this turn and the one before" not in drawn(own).alt


def test_the_automa_is_seen_on_the_map_and_beside_it() -> None:
    states = phases(1)
    first, late = GAME.view(states[0], None), GAME.view(states[-1], None)
    assert first.automa.north is None
    assert late.automa.north is not None
    for view in (first, late):
        picture = drawn(view)
        assert not counts(picture)
        assert "Automa, north mech" in picture.alt


def test_files_are_small() -> None:
    assert len(encode(drawn(crowded()).image)) <= 120 * 1024


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 4])
def test_worlds_that_look_the_same_are_drawn_the_same(seats: int) -> None:
    for number, state in enumerate(phases(seats)[::9]):
        other = GAME.resample(state, None, Chance.from_seed(f"other {number}"))
        one, two = (drawn(GAME.view(each, None)) for each in (state, other))
        assert (one.image.tobytes(), one.alt) == (two.image.tobytes(), two.alt)


def test_locations_differ_whatever_lies_there() -> None:
    """Regions and sides are told apart by how light they are."""
    view = GAME.view(phases(2)[0], None)
    image = drawn(view).image.convert("L")
    where = {"n": (304, 150), "c": (126, 400), "s": (482, 720)}
    shades = [image.getpixel(point) for point in where.values()]
    assert all(abs(a - b) > 15 for a, b in combinations(shades, 2))  # type: ignore[operator]


def silhouettes() -> list[bytes]:
    """Return the shapes of all mechs, without their colours and signs."""
    drawn = [tokens.mech(seat, 56).getchannel("A") for seat in range(5)]
    return [alpha.point(lambda value: 255 * (value > 127)).tobytes() for alpha in drawn]


def test_mechs_are_told_apart_by_their_shapes() -> None:
    for one, other in combinations(silhouettes(), 2):
        apart = sum(a != b for a, b in zip(one, other, strict=True))
        assert apart > 56 * 56 // 20, "more than a twentieth of the picture differs"


def test_a_reader_sees_where_own_quests_are_solved() -> None:
    view = replace(crowded(), seat=2)
    quests = {
        CONTENT.cards[card].location
        for card in (*view.mats[2].hand, *(active.card for active in view.mats[2].row))
        if card[0] == "Q"
    }
    cells = {place.cell for place in view.places if place.tile in quests}
    assert cells
    assert scene_of(view).quests == cells
    assert scene_of(replace(view, seat=None)).quests == set()
    places = [place.place for place in view.places if place.cell in cells]
    assert f"Your quests can be solved at: {', '.join(places)}." in drawn(view).alt
    signs = [sum(piece.kind == "sign" for piece in drawn(each).pieces)
             for each in (view, replace(view, seat=None))]  # fmt: skip
    assert signs[0] - signs[1] == len(cells)
    assert not counts(drawn(view))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_said_whose_turn_it_is_in_which_round(locale: str) -> None:
    """The longest names are cut, and what is said never runs into the map."""
    for seats in (1, 5):
        for state in phases(seats)[:: max(1, len(phases(seats)) // 3)]:
            for seat in (None, state.active):
                view = GAME.view(state, seat)
                names = ("W" * 32, "\U0001f451\U0001f9d9\u200d\u2642\ufe0f Zoë", "@" * 32, "", "i")
                picture = board(view, words_in(locale), names[:seats])
                assert not replace(counts(picture), cut=0)
