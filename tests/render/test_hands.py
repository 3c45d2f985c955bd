"""Pictures of hands of any size: all cards whole, in letters that can be read."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from bot.texts import LOCALES, words_in
from engines.famous_explorers.view import Secret, View, Worth
from engines.routes.content import blurb, places
from render.fonts import wrapped
from render.frame import HIGH, SQUARE, WIDE, letter
from render.luxor import marks
from render.picture import encode
from render.registry import renderer
from render.routes.cards import LETTER, PAD
from render.routes.hand import LINES, width_of_card
from tests.render.explorers import NAMES, held, laid_out
from tests.render.samples import GAME as LUXOR

IDS = [place.id for place in places()]


def hands() -> list[View]:
    """Return hands of every size up to sixteen cards, with everything that cards may bear."""
    base, views = laid_out(), list[View]()
    assert base.seat is not None
    secrets = (
        Secret(slot="a", peeked=(base.seat,), place="uluru", empty=False),
        Secret(slot="b", peeked=(base.seat,), place="fuji", empty=False),
    )
    for size in range(15):
        cards = tuple(
            held(
                place,
                marked=number % 3 == 0,
                held=number % 4 == 1,
                reached=number % 4 == 2,
                scorable=number % 8 == 2,
            )
            for number, place in enumerate(IDS[7 * size : 7 * size + size])
        )
        drawn = tuple(card.place for card in cards[-3:]) if size % 3 == 2 else ()
        views.append(
            replace(
                base,
                hand=cards,
                drawn=drawn,
                given="angkor" if drawn else None,
                secrets=secrets if size % 2 == 0 else (),
                discarded=tuple(IDS[: size // 2]),
                expeditions=base.expeditions if size % 5 else started(base),
            )
        )
    return views


def started(view: View) -> tuple[Any, ...]:
    """Return the expeditions before their first arrows."""
    return tuple(replace(each, arrows=(), tip="start", left=45) for each in view.expeditions)


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_hands_of_any_size_are_shown_whole(locale: str) -> None:
    for view in hands():
        picture = renderer("famous_explorers").hand(view, words_in(locale), NAMES)
        wide, high = picture.image.size
        assert wide == SQUARE
        assert high <= SQUARE
        assert len(picture.pieces) >= 2 + 3 * len(view.hand)
        for piece in picture.pieces:
            assert piece.size >= letter(SQUARE), piece
            assert not piece.cut, piece
            left, top, right, bottom = piece.box
            assert min(left, top, wide - right, high - bottom) >= 0
        for first, second in combinations((piece.box for piece in picture.pieces), 2):
            assert (
                first[2] <= second[0] or second[2] <= first[0]
                or first[3] <= second[1] or second[3] <= first[1]
            )  # fmt: skip
        assert len(encode(picture.image)) <= 120 * 1024


def test_up_to_nine_cards_fit_the_frame_of_a_desktop() -> None:
    for view in hands():
        picture = renderer("famous_explorers").hand(view, words_in("en"), NAMES)
        if len(view.hand) + sum(secret.place is not None for secret in view.secrets) <= 9:
            assert picture.image.height <= SQUARE * HIGH / WIDE or view.drawn


def test_states_and_marks_and_distances_are_seen() -> None:
    base, words = laid_out(), words_in("en")
    cards = (held("troy"), held("troy", held=True), held("troy", marked=True),
             held("troy", reached=True), held("troy", reached=True, scorable=True))  # fmt: skip
    views = [replace(base, hand=(card,)) for card in cards]
    views.append(replace(base, hand=(held("troy"),), expeditions=started(base)))
    draw = renderer("famous_explorers").hand
    assert len({draw(view, words, NAMES).image.tobytes() for view in views}) == len(views)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_about_a_place_fits_its_card(locale: str) -> None:
    for place in places():
        text = blurb(place.id, locale)
        for across, lines in LINES.items():
            wide = width_of_card(across) - 2 * PAD
            assert " ".join(wrapped(text, LETTER, wide, lines, "Medium")) == text, place.id


@pytest.mark.parametrize("locale", LOCALES)
def test_bought_cards_stand_in_a_hand_with_what_they_do(locale: str) -> None:
    """As many as there can be: the picture stays as high as wide, and the words are whole."""
    base, words = hands()[9], words_in(locale)
    assert base.seat is not None
    painter, cards = renderer("famous_explorers"), ("humboldt", "bird", "bell")
    none: tuple[Worth, ...] = ()
    own = tuple(Worth(card=card, points=2) for card in cards)
    bought = tuple(own if seat == base.seat else none for seat in range(base.players))
    kept = tuple(("letter",) if seat == base.seat else () for seat in range(base.players))
    view = replace(base, explorers=bought, kept_events=kept)
    picture, text = painter.hand(view, words, NAMES), painter.hand_text(view, words, NAMES)
    assert picture.image.height <= SQUARE
    assert picture.image.tobytes() != painter.hand(base, words, NAMES).image.tobytes()
    for card in (*cards, "letter"):
        effect = words(f"famous_explorers-effect-{card}")
        assert effect in text
        assert effect not in painter.card_text(view, words, NAMES)
        assert effect not in painter.hand_text(base, words, NAMES)
    others = replace(base, explorers=tuple(reversed(bought)), kept_events=tuple(reversed(kept)))
    assert painter.hand_text(others, words, NAMES) == painter.hand_text(base, words, NAMES)


def test_a_hand_marks_the_tile_that_was_kept_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    state = LUXOR.start(2, LUXOR.options({}), "kept")
    asked = LUXOR.decisions(state)[0]
    after, _events = LUXOR.apply(state, asked.seat, asked.moves[0])
    laid = dict.fromkeys(("choosable", "kept", "given"), 0)

    def counting(name: str) -> Any:
        draw = getattr(marks, name)

        def drawn(size: int) -> Any:
            laid[name] += 1
            return draw(size)

        return drawn

    for name in laid:
        monkeypatch.setattr(marks, name, counting(name))
    painter = renderer("luxor")
    painter.hand(LUXOR.view(state, asked.seat), words_in("en"), ("Ada", "Bo"))
    assert laid == {"choosable": 3, "kept": 0, "given": 0}
    painter.hand(LUXOR.view(after, asked.seat), words_in("en"), ("Ada", "Bo"))
    assert laid == {"choosable": 3, "kept": 2, "given": 2}
