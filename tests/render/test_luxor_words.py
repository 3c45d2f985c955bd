"""Luxor's plate, poster and text under the picture: what they say, and their length."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.texts import LOCALES, words_in
from engines.core import Chance, Outcome
from engines.luxor.board import CODES
from engines.luxor.moves import Action
from engines.luxor.tiles import Placement, Turn
from engines.luxor.view import View
from render import signs
from render.frame import HIGH, WIDE, letter
from render.luxor import board, card_text, end, start
from render.luxor.phrases import plan
from render.luxor.signs import ACTIONS, action_sign, tile_sign
from render.luxor.signs import signs as signs_of_luxor
from tests.render.samples import GAME, LONG, NAMES, at, held, laid_out, phases

EN = words_in("en")
DAYS = date(2026, 9, 30), date(2026, 12, 28)


def over() -> View:
    view: View = GAME.view(phases(4, adventures=True)[-1], None)
    sources = (
        ("structures", (15, 14, 18, 9)),
        ("boats", (3, 5, 3, 6)),
        ("captives", (3, 2, 0, 4)),
        ("supply", (5, 2, 1, 12)),
    )
    outcome = Outcome(scores=(21, 21, 21, 19), ranks=(1, 2, 3, 4), sources=sources)
    return replace(view, outcome=outcome)


# --- the text under the picture ------------------------------------------------------------------


def test_the_text_says_what_the_picture_does_not() -> None:
    def said(view: View) -> list[str]:
        return card_text(view, EN, NAMES).replace("\N{NO-BREAK SPACE}", " ").splitlines()

    lines = said(laid_out())
    assert lines == [
        "🟠 **Amira** · 7 points · 9 in supply · 7 action tiles · 1 captive",
        "🟣 **Ben Carter** · 10 points · 0 in supply · 8 action tiles · 0 captives",
        "👉 ⚪ **Chloé** · 11 points · 14 in supply · 2 action tiles · 3 captives",
        "⚫ **Dmitri** · 14 points · 21 in supply · 8 action tiles · 0 captives",
    ]
    own = said(held(laid_out()))
    assert own[:4] == lines
    assert own[4:] == [
        "Your tiles: 🌴 oasis pyramid (set 4), ⛺ desert camp (set 4).",
        "Your action tiles: 🐍 snakes, 🐫 caravan.",
    ]


def test_what_nobody_has_is_left_out() -> None:
    none = replace(laid_out(), captives=((0,) * 4,) * 4)
    assert "captive" not in card_text(none, EN, NAMES)
    base = replace(laid_out(), adventures=False)
    assert "action" not in card_text(base, EN, NAMES)
    assert "action" not in card_text(held(base), EN, NAMES)


def test_at_the_start_it_says_who_has_chosen_and_at_the_end_who_has_won() -> None:
    begun = GAME.view(phases(3, adventures=False)[0], None)
    lines = card_text(replace(begun, chosen=(True, False, True)), EN, NAMES).splitlines()
    assert [line.split(" · ")[1] for line in lines] == [
        "has chosen",
        "is still choosing",
        "has chosen",
    ]
    lines = card_text(over(), EN, NAMES).splitlines()
    assert ["👑" in line for line in lines] == [True, False, False, False]
    assert "👉" not in "".join(lines)


@pytest.mark.usefixtures("emoji")
@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_short_also_with_long_names_and_emoji(locale: str) -> None:
    special = ("*" * 32, "_" * 32, "@" * 32, "W" * 32)
    actions: tuple[Action, ...] = ("sandstorm", "sandstorm", "caravan")
    for names in (LONG, special):
        assert len(card_text(laid_out(), words_in(locale), names)) <= 1000
        full = replace(held(laid_out()), actions=actions)
        assert len(card_text(full, words_in(locale), names)) <= 1600


def test_it_tells_nothing_that_is_hidden() -> None:
    for number, state in enumerate(phases(4, adventures=True)[::3]):
        for seat in (None, number % 4):
            other = GAME.resample(state, seat, Chance.from_seed(f"other {number}"))
            texts = {card_text(GAME.view(each, seat), EN, NAMES) for each in (state, other)}
            assert len(texts) == 1


def test_every_tile_and_action_has_a_sign() -> None:
    for name in (*map(tile_sign, CODES), *map(action_sign, ACTIONS)):
        drawn = signs.SIGNS[name].draw(signs.SIZE)
        assert drawn.size == (signs.SIZE, signs.SIZE)
        assert drawn.mode == "RGBA"
        assert drawn.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert len({drawn.name for drawn in signs_of_luxor()}) == len(CODES) + len(ACTIONS)


# --- the plate and the poster --------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_plate_and_poster_have_the_frame_of_a_desktop_and_large_letters(locale: str) -> None:
    words = words_in(locale)
    for names in (NAMES, LONG):
        plates = [end(over(), words, names, DAYS)]
        plates += [
            start(GAME.view(phases(seats, adventures=True)[0], None), words, names)
            for seats in (2, 3, 4)
        ]
        for picture in plates:
            assert picture.image.size == (WIDE, HIGH)
            assert 0 < len(picture.alt) <= 1000
            for piece in picture.pieces:
                assert piece.size >= letter(WIDE)
                left, top, right, bottom = piece.box
                assert 0 <= left < right <= WIDE
                assert 0 <= top < bottom <= HIGH
        if names is NAMES:
            assert not any(piece.cut for picture in plates for piece in picture.pieces)


def test_the_poster_says_sources_tie_turns_and_dates() -> None:
    view = over()
    alt = end(view, EN, NAMES, DAYS).alt
    assert alt.startswith("Expedition Luxor, the result. Amira wins! 1. Amira · 21 points")
    assert "(structures 15, boats 3, captives 3) · tie-break: 5 adventurers left." in alt
    assert "4. Dmitri · 19 points (structures 9, boats 6, captives 4)." in alt
    assert f"{view.turn - 1} turns · Sep 30, 2026 – Dec 28, 2026." in alt
    assert end(replace(view, stacks={}), EN, NAMES, DAYS).image != end(view, EN, NAMES, DAYS).image


def test_the_plate_says_options_seats_and_who_begins() -> None:
    view = GAME.view(phases(4, adventures=True)[0], None)
    alts = [start(replace(view, first=first), EN, NAMES).alt for first in (0, 2)]
    assert "With the New Adventures expansion. Amira begins." in alts[0]
    assert "Chloé begins. 1. Amira, 2. Ben Carter, 3. Chloé, 4. Dmitri." in alts[1]
    assert "Base game." in start(replace(view, adventures=False), EN, NAMES).alt


# --- alt texts -----------------------------------------------------------------------------------


def test_alt_texts_tell_turns_hands_and_supplies_and_where_the_rest_is() -> None:
    alt = board(laid_out(), EN, NAMES).alt
    assert "Last turn: Ben Carter (J8, K8)." in alt
    assert "Amira: 7 points, 9 adventurers in the supply, 2 tiles in hand (sets 4, 5)." in alt
    turns = (*laid_out().news, Turn(seat=3, cells=(at("E9"),), steps=(0,)))
    both = board(replace(laid_out(), news=turns), EN, NAMES).alt
    assert "Since your last turn: Ben Carter (J8, K8); Dmitri (E9)." in both
    running = replace(laid_out(), news=turns, placed=1, active=3)
    assert "Last turn: Ben Carter (J8, K8). Changed this turn: E9." in board(running, EN, NAMES).alt
    full = board(held(laid_out()), EN, ("W" * 99,) * 4).alt
    assert len(full) <= 1000
    assert full.endswith("More under “In words”.")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_plan_says_how_many_walk_on_only_when_it_is_known(locale: str) -> None:
    words, drawn = words_in(locale), held(laid_out())
    way = words("luxor-direction-north")
    draft = Placement(tile=drawn.hand[0], cell=at("E5"), crew=3, direction="north")
    begun = plan(replace(drawn, draft=draft), words)
    assert begun.endswith(words("luxor-board-plan-way", direction=way))
    for left, walkers in (((1,), 2), ((2,), 1)):
        said = plan(replace(drawn, draft=replace(draft, left=left)), words)
        assert said.endswith(words("luxor-board-plan-walkers", count=walkers, direction=way))
