"""Mats, cards and locations of Expeditions in pictures: whole, and in letters that can be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bench.pictures.law import broken
from bench.pictures.measures import counts
from bot.texts import LOCALES, words_in
from engines.core import Outcome
from engines.core import Rival as Opponent
from engines.luxor import load as load_luxor
from engines.siberia import load
from engines.siberia.rules.view import View
from render.cache import CACHE
from render.frame import HIGH, SQUARE, WIDE, letter
from render.picture import ALT_LIMIT, Picture, encode
from render.registry import draw_content_of, lookup_renderer
from render.siberia import (
    card_details,
    card_picture,
    card_sprites,
    end,
    hand,
    hand_text,
    hand_view,
    location_picture,
    player_picture,
    start,
)
from render.siberia.wide_mat import form_of
from tests.nightly import closely, crossed, thinned
from tests.render.siberia import CONTENT, GAME, LONG, NAMES, crowded, held, phases
from tests.render.test_texts_fit import DAYS
from tests.render.writing import assert_apart, written
from tests.siberia.packs import put, to

EN = words_in("en")


def check(kind: str, picture: Picture) -> None:
    """Check that everything in a picture is whole and can be read."""
    assert not counts(picture)
    assert broken("siberia", kind, picture) == []
    assert 0 < len(picture.alt) <= ALT_LIMIT
    assert len(encode(picture.image)) <= 120 * 1024


@pytest.mark.parametrize(
    ("count", "row"), [(0, 0), (2, 0), (4, 4), (5, 4), (8, 5), (12, 12), (30, 14), (70, 20)]
)
def test_every_card_is_on_the_mat_however_many_there_are(
    count: int, row: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = held(count, row)
    with written(monkeypatch, letter(SQUARE)) as boxes:
        picture = hand(view, EN, NAMES)
    check("hand", picture)
    assert_apart(boxes, picture)
    texts = {text for *_box, text in boxes}
    mat = view.mats[2]
    assert {*mat.hand, *(active.card for active in mat.row)} <= texts
    assert {*mat.solved, *mat.melded, *mat.upgraded} <= texts


@pytest.mark.parametrize(("count", "row"), [(10, 1), (9, 2), (8, 3)])
def test_a_short_row_leaves_room_for_large_cards(
    count: int, row: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Row and hand share a line then, and no card is drawn without its effects."""
    forms, draw = list[str](), card_sprites.draw

    def drawn(*given: Any) -> None:
        forms.append(given[3])
        draw(*given)

    monkeypatch.setattr(card_sprites, "draw", drawn)
    check("hand", hand(held(count, row), EN, NAMES))
    assert forms == ["brief"] * (count + row)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "first", "locale"),
    thinned(
        product((3, 5), range(4), LOCALES),
        lambda seats, first, locale: seats == 3 and first == LOCALES.index(locale),
    ),
)
def test_mats_of_whole_games_can_be_read(seats: int, first: int, locale: str) -> None:
    words = words_in(locale)
    for number, state in enumerate(phases(seats)[first::8]):
        view = GAME.view(state, number % seats)
        check("hand", hand(view, words, NAMES))
        assert not replace(counts(hand(view, words, LONG)), cut=0)


def test_five_tucked_cards_of_a_kind_have_room() -> None:
    view = held(3)
    full = {
        "solved": tuple(f"Q{number}" for number in range(10, 15)),
        "melded": tuple(f"M{number}" for number in range(11, 16)),
        "upgraded": tuple(f"I{number}" for number in range(10, 15)),
    }
    mats = tuple(replace(mat, **full) for mat in view.mats)  # type: ignore[arg-type]
    check("hand", hand(replace(view, mats=mats), EN, NAMES))


def test_many_tokens_of_corruption_have_room() -> None:
    view = held(3)
    mats = tuple(replace(mat, corruption=(*CONTENT.tokens, CONTENT.heart)) for mat in view.mats)
    assert hand(replace(view, mats=mats), EN, NAMES).image.height <= SQUARE


def test_everybodys_mat_can_be_looked_at() -> None:
    view = crowded()
    pictures = [player_picture(view, seat, EN, NAMES) for seat in range(5)]
    assert len({picture.image.tobytes() for picture in pictures}) == 5
    for picture in pictures:
        check("player_picture", picture)


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(14, 7))
def test_a_hand_needs_no_more_than_its_view(every: int) -> None:
    for state in phases(3)[::every]:
        view = GAME.view(state, state.active)
        less = hand_view(view)
        assert hand(view, EN, NAMES).image.tobytes() == hand(less, EN, NAMES).image.tobytes()
        assert hand_text(view, EN, NAMES) == hand_text(less, EN, NAMES)
        moved = replace(view, turn=view.turn + 1, deck=0, market=(None,) * 5)
        assert hand_view(moved) == less


@pytest.mark.slow
@pytest.mark.parametrize(("first", "locale"), crossed(range(4), LOCALES))
def test_every_card_can_be_read_large(first: int, locale: str) -> None:
    for card in [*CONTENT.cards][first::4]:
        check("card_picture", card_picture(crowded(), card, words_in(locale), NAMES))


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_every_location_can_be_seen_with_what_lies_around_it(locale: str) -> None:
    for view in (crowded(), GAME.view(phases(5)[0], None)):
        for place in view.places:
            picture = location_picture(view, place.place, words_in(locale), NAMES)
            check("location_picture", picture)
            assert place.place in picture.alt


def test_only_games_with_things_to_look_up_offer_that() -> None:
    assert lookup_renderer("siberia") is not None
    assert lookup_renderer("luxor") is None


# --- posters -------------------------------------------------------------------------------

SOURCES = (
    ("coins", (31, 20, 9, 14, 12)),
    ("glory", (10, 24, 18, 5, 0)),
    ("items", (12, 7, 13, 0, 5)),
    ("corruption", (0, 10, 8, 4, 2)),
)


def over(ranks: tuple[int, ...], ties: tuple[int, ...] = (0, 0, 0, 0, 0)) -> View:
    """Return the view of a game that is over with these ranks."""
    scores = tuple(sum(points[seat] for _name, points in SOURCES) for seat in range(5))
    outcome = Outcome(scores=scores, ranks=ranks, sources=(*SOURCES, ("tie", ties)))
    return replace(crowded(), outcome=outcome, to_act=())


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_posters_have_room_for_everything(locale: str) -> None:
    words = words_in(locale)
    for seats in GAME.seats:
        view = GAME.view(phases(seats)[0], None)
        for names in (NAMES, LONG):
            plate = start(view, words, names[:seats])
            assert not replace(counts(plate), cut=0)
        check("start", start(view, words, NAMES[:seats]))
    for view in (over((1, 2, 3, 4, 5), (23, 21, 0, 0, 0)), over((1, 1, 3, 4, 5)), over((1,) * 5)):
        check("end", end(view, words, NAMES, DAYS))
        assert not replace(counts(end(view, words, LONG, DAYS)), cut=0)


def test_a_tie_is_explained() -> None:
    view = over((1, 2, 3, 4, 5), (23, 21, 0, 0, 0))
    assert view.outcome is not None
    same = replace(view.outcome, scores=(61, 61, 48, 23, 19))
    alt = end(replace(view, outcome=same), EN, NAMES, DAYS).alt
    assert "1. Amira · 61 points (coins 31, glory 10, upgraded items 12, corruption 0)" in alt
    assert "tie-break: 23 over all glory categories" in alt


@pytest.mark.parametrize("won", [False, True])
def test_the_automa_is_ranked_with_the_player(won: bool) -> None:
    view = GAME.view(phases(1)[-1], None)
    sources = tuple((name, points[:1]) for name, points in SOURCES)
    rival = Opponent(name="automa", score=40 if won else 60, rank=2 if won else 1)
    outcome = Outcome(
        scores=(53,), ranks=(1 if won else 2,), sources=sources, rivals=(rival,), lost=not won
    )
    picture = end(replace(view, outcome=outcome), EN, NAMES, DAYS)
    check("end", picture)
    assert ("Amira wins" in picture.alt) == won
    order = ["1. Amira · 53", "2. The Automa · 40"] if won else ["1. The Automa · 60", "2. Amira"]
    assert picture.alt.index(order[0]) < picture.alt.index(order[1])


# --- content -------------------------------------------------------------------------------


def test_what_is_drawn_is_the_content_in_play(tmp_path: Path) -> None:
    before = card_picture(crowded(), "I04", EN, NAMES)
    put(tmp_path, to("I04", name="Samovar of Steel"))
    try:
        draw_content_of((load(tmp_path), load_luxor(None)))
        assert "Samovar of Steel" in card_details(crowded(), "I04", EN, NAMES)
        after = card_picture(crowded(), "I04", EN, NAMES)
        assert after.image.tobytes() != before.image.tobytes()
    finally:
        draw_content_of((GAME,))
    assert card_picture(crowded(), "I04", EN, NAMES).image.tobytes() == before.image.tobytes()


def test_the_cache_stays_while_the_content_does() -> None:
    card_picture(crowded(), "I04", EN, NAMES)
    used = CACHE.used
    draw_content_of((GAME,))
    assert CACHE.used == used


@pytest.mark.slow
@pytest.mark.parametrize(
    ("count", "row", "form"), [(2, 2, "full"), (4, 4, "brief"), (6, 2, "brief"), (5, 4, None)]
)
def test_a_usual_mat_has_the_shape_of_a_desktop(count: int, row: int, form: str | None) -> None:
    """There it is shown half as large again as a square; of many cards it stays one."""
    view = held(count, row)
    mat = view.mats[2]
    assert form_of(mat) == form
    assert form_of(replace(mat, melded=tuple(f"M{number}" for number in range(11, 16)))) is None
    for words in map(words_in, LOCALES):
        picture = hand(view, words, NAMES)
        check("hand", picture)
        wide, high = picture.image.size
        assert wide == SQUARE
        assert (high * WIDE <= wide * HIGH) == (form is not None)
        assert not replace(counts(hand(view, words, LONG)), cut=0)
