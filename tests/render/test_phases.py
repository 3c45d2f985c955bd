"""Every number of players, phase and reader: pictures and texts stay within their limits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LOCALES, words_in
from engines.luxor.board import cell_name
from engines.luxor.view import View
from render.frame import SQUARE
from render.luxor import board, board_text, hand, hand_text
from tests.nightly import crossed
from tests.render.samples import GAME, LONG, NAMES, first_state, held, laid_out, phases

ALT, TEXT = 1000, 3500


def check(view: View, locale: str, names: tuple[str, ...]) -> None:
    words = words_in(locale)
    picture = board(view, words, names)
    assert picture.image.mode == "RGB"
    assert picture.image.width == SQUARE
    assert 300 < picture.image.height <= SQUARE
    assert 0 < len(picture.alt) <= ALT
    assert 0 < len(board_text(view, words, names)) <= TEXT
    if view.seat is not None:
        own = hand(view, words, names)
        assert own.image.width == SQUARE
        assert own.image.height <= SQUARE
        assert 0 < len(own.alt) <= ALT
        assert 0 < len(hand_text(view, words, names)) <= TEXT


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "adventures"), crossed([2, 3, 4], [False, True]))
def test_every_phase_is_drawn_for_everybody(seats: int, adventures: bool) -> None:
    for number, state in enumerate(phases(seats, adventures=adventures)):
        for seat in (None, *range(seats)):
            names = LONG if number % 2 else NAMES
            check(GAME.view(state, seat), LOCALES[number % len(LOCALES)], names)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_position_with_everything_is_drawn(locale: str) -> None:
    check(laid_out(), locale, LONG)
    check(held(laid_out()), locale, LONG)


def test_a_full_board_is_described_tile_by_tile_in_every_language() -> None:
    state = phases(4, adventures=True)[-1]
    view = GAME.view(state, None)
    assert len(view.board) == 96
    for locale in LOCALES:
        text = board_text(view, words_in(locale), LONG)
        assert len(text) <= TEXT
        for cell in view.board:
            assert f"{cell_name(cell)} " in text
        for stack in view.stacks.values():
            assert "-".join(str(owner + 1) for owner in stack) in text


def test_texts_say_what_the_picture_shows() -> None:
    text = board_text(laid_out(), words_in("en"), NAMES)
    for piece in (
        "Chloé to move",
        "G6 desert temple 3-3-3",
        "H6 oasis temple 4-4-4-4 (full)",
        "K6 lake (player 1’s boat)",
        "E8 oasis pyramid (player 3’s snakes)",
        "Last turn: Ben Carter (J8, K8).",
        "11 points (structures 9, boats 2, captives 0), 14 adventurers in the supply",
        "captives: 2 of Amira, 1 of Dmitri",
        "used: sandstorm, boat",
        "0 adventurers in the supply, 1 tile in hand",
        "draw pile empty",
    ):
        assert piece.replace("\N{NO-BREAK SPACE}", " ") in text.replace("\N{NO-BREAK SPACE}", " ")


def test_the_alt_text_of_a_private_picture_tells_the_own_hand() -> None:
    view = held(laid_out())
    alt = board(view, words_in("en"), NAMES).alt
    assert "oasis pyramid" in alt
    assert "Your action tiles: snakes, caravan." in alt
    assert "Your action tiles" not in board(replace(view, seat=None), words_in("en"), NAMES).alt


def test_a_plan_is_drawn_and_described_to_the_mover_only() -> None:
    def walking(view: View) -> bool:
        return getattr(view.draft, "direction", None) not in (None, "stand") and any(
            getattr(view.draft, "left", ())
        )

    state = first_state(3, walking, adventures=False)
    (decision,) = GAME.decisions(state)
    mine, public = GAME.view(state, decision.seat), GAME.view(state, None)
    words = words_in("en")
    unplanned = replace(mine, draft=None)
    assert (
        board(mine, words, NAMES).image.tobytes() != board(unplanned, words, NAMES).image.tobytes()
    )
    assert "Your plan, not yet confirmed" in board_text(mine, words, NAMES)
    assert "Your plan, not yet confirmed" in board(mine, words, NAMES).alt
    assert "plan" not in board_text(public, words, NAMES)


@pytest.mark.parametrize("action", ["snakes", "sandstorm", "caravan"])
def test_targets_of_an_action_are_marked(action: str) -> None:
    def choosing(view: View) -> bool:
        asked = view.decision
        return (
            asked is not None and asked.kind == "target" and dict(asked.facts)["action"] == action
        )

    state = first_state(2, choosing, adventures=True)
    (decision,) = GAME.decisions(state)
    view = GAME.view(state, decision.seat)
    named = ", ".join(cell_name(move.cell) for move in decision.moves)
    assert f"You may choose {named}." in board_text(view, words_in("en"), NAMES)
    plain = replace(view, decision=None)
    assert board(view, words_in("en"), NAMES).image != board(plain, words_in("en"), NAMES).image


def test_names_cannot_write_markdown() -> None:
    view = GAME.view(phases(4, adventures=False)[-1], None)
    text = board_text(view, words_in("en"), LONG)
    assert "\\*\\_\\~\\`\\|" in text
    assert "@everyone" not in text
    assert "<@1" not in text
