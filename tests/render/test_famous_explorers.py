"""Famous Explorers: pictures and texts in every phase, their limits, and no leaks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.texts import LOCALES, words_in
from engines.core import Chance
from engines.famous_explorers.moves import Extra, Hold
from engines.famous_explorers.state import State
from engines.famous_explorers.view import Secret, View
from engines.routes.moves import Lay
from render.famous_explorers import renderer
from render.famous_explorers.scene import APART, scene_of
from render.frame import SQUARE, WIDE, letter
from render.routes.scene import open_ways
from tests.nightly import closely, thinned
from tests.render.conftest import Approve
from tests.render.explorers import (
    GAME,
    GAMES,
    NAMES,
    first_view,
    held,
    laid_out,
    phases,
    public,
    scored,
)
from tests.render.test_expedition_1996 import LONG, check
from tests.render.writing import assert_apart, written

pytestmark = pytest.mark.slow

ALT, TEXT = 1000, 3500


@pytest.mark.slow
@pytest.mark.parametrize("every", closely(2, 1))
@pytest.mark.parametrize("number", thinned(range(len(GAMES)), lambda number: number in (1, 3)))
def test_every_phase_is_drawn_for_everybody(number: int, every: int) -> None:
    for step, state in enumerate(phases(number)[::-every]):
        other = None if step % 2 else step % GAMES[number][0]
        for seat in {other, *GAME.view(state, None).to_act}:
            names = LONG if step % 2 else NAMES
            check(renderer, GAME.view(state, seat), LOCALES[step % len(LOCALES)], names)


def test_the_text_says_everything_however_late_it_is() -> None:
    for number in range(len(GAMES)):
        for state in phases(number):
            for seat in {None, *GAME.view(state, None).to_act}:
                for locale in LOCALES:
                    text = renderer.board_text(GAME.view(state, seat), words_in(locale), NAMES)
                    # After the players come only the effects of the market's cards, which stand
                    # beside the picture as well.
                    assert f"\n{GAMES[number][0]}. **" in text


@pytest.mark.slow
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_touches_another(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_in(locale)
    views = [laid_out(), public(laid_out())]
    for state in (*phases(3)[::4], phases(3)[-1]):
        views += [GAME.view(state, seat) for seat in {None, *GAME.view(state, None).to_act}]
    for view in views:
        own = (renderer.hand, renderer.targets) if view.seat is not None else ()
        for draw in (renderer.board, *own):
            with written(monkeypatch, letter(SQUARE if draw == renderer.hand else WIDE)) as boxes:
                picture = draw(view, words, LONG)
            assert_apart(boxes, picture)


# --- what is shown -----------------------------------------------------------------------------


def test_texts_say_what_the_picture_shows() -> None:
    text = renderer.board_text(laid_out(), words_in("en"), NAMES)
    for piece in (
        "**Red** stands at Meroe (40 arrows left).",
        "Since your last turn: Amira: red Troy → Giza → Meroe.",
        "Route: Stockholm → Venice → Carthage → Troy → Giza → Meroe.",
        "Row: Marib – Asia, Roald Amundsen's Gjøa (Gjoa Haven) – North America, near the start,",
        "Secret B: face down.",
        "Explorers and Events: 1. Ibn Battuta (Explorer, 2 tickets), "
        "2. Forced March (Event, carried out at once, 1 ticket), 3. empty,",
        "owns Zheng He (1), Sealed Letter, Spyglass",
        "marks on Nan Madol, Palenque",
        "Red may go to",
    ):
        assert piece in text, piece
    assert text.count("Secret A: Uluru, peeked at by ") == 1


def test_the_hand_says_which_cards_are_ready_or_held_back() -> None:
    text = renderer.hand_text(laid_out(), words_in("en"), NAMES)
    assert "1. Lalibela: Africa, red 1, yellow 5, blue 7." in text
    assert "2. Stonehenge: Europe, with your mark, held back, " in text
    assert "3. Heinrich Schliemann (Troy): Asia, may be scored now, " in text
    assert "Secret A: Uluru, red 7, " in text
    waiting = replace(laid_out(), hand=(held("troy", reached=True),))
    assert "its place was reached" in renderer.hand_text(waiting, words_in("en"), NAMES)


def test_symbols_of_cards_change_the_pictures() -> None:
    base, words = laid_out(), words_in("en")
    cards = [held("troy"), held("troy", held=True), held("troy", reached=True),
             held("troy", reached=True, scorable=True)]  # fmt: skip
    views = [replace(base, hand=(card,)) for card in cards]
    assert len({renderer.hand(view, words, NAMES).image.tobytes() for view in views}) == len(views)


def test_cards_near_the_start_are_said_to_be() -> None:
    base, words = public(laid_out()), words_in("en")
    without = replace(base, near_start=())
    assert "near the start" in renderer.board_text(base, words, NAMES)
    assert "near the start" not in renderer.board_text(without, words, NAMES)


def test_secrets_are_letters_a_and_b_and_the_row_goes_on_from_there() -> None:
    scene = scene_of(laid_out())
    assert scene.letters == {
        "uluru": "A", "marib": "C", "gjoa_haven": "D", "angkor": "E", "cape_horn": "F"
    }  # fmt: skip
    assert set(scene_of(replace(laid_out(), secrets=())).letters.values()) == set("ABCD")


def test_the_end_says_where_the_points_come_from() -> None:
    view = GAME.view(phases(3)[-1], None)
    view = replace(view, scores=(scored(cards=7, marks=2, unfulfilled=-3), *view.scores[1:]))
    text = renderer.board_text(view, words_in("en"), NAMES)
    assert "(scored cards 7, marks scored 2, " in text
    assert "left in hand \N{MINUS SIGN}3" in text


def test_open_ways_are_those_that_the_engine_offers() -> None:
    seen = 0
    for state in phases(0):
        view: View = GAME.view(state, state.board.active)
        if view.decision is None or not any(isinstance(m, Lay) for m in view.decision.moves):
            continue
        for expedition in view.expeditions:
            offered = {
                move.to
                for move in view.decision.moves
                if isinstance(move, Lay) and move.colour == expedition.colour
            }
            open_points = set(open_ways(view.expeditions, expedition, apart=APART))
            assert open_points == offered or (
                offered <= open_points and expedition.colour in view.looped
            )
            seen += 1
    assert seen > 5


def test_arrows_of_events_are_shown_like_any_other() -> None:
    def marching(view: View) -> bool:
        asked = view.decision
        return asked is not None and any(isinstance(move, Extra) for move in asked.moves)

    view = first_view(marching)
    assert view.decision is not None
    scene = scene_of(view)
    offered = {move.to for move in view.decision.moves if isinstance(move, Extra)}
    assert {to for choice in scene.choices for to in choice.targets} == offered
    assert "may go to" in renderer.board_text(view, words_in("en"), NAMES)


def test_targets_are_the_cards_in_hand_and_the_secrets_peeked_at() -> None:
    text = renderer.targets_text(laid_out(), words_in("en"), NAMES)
    first, *rest = text.splitlines()
    assert first == "**Your targets, the nearest first.**"
    assert rest[0] == "Lalibela (1): Africa, red 1, yellow 5, blue 7."
    assert rest[1].startswith("Stonehenge (2): Europe, with your mark, held back, ")
    assert rest[2].startswith("Troy (3): Asia, may be scored now, ")
    assert [line for line in rest if "a Secret" in line] == [rest[4]]
    assert rest[4].startswith("Uluru (5): ")


# --- nothing leaks -----------------------------------------------------------------------------


def seen(state: State, seat: int | None) -> list[bytes | str]:
    view, words = GAME.view(state, seat), words_in("en")
    picture = renderer.board(view, words, NAMES)
    shown: list[bytes | str] = [
        picture.image.tobytes(),
        picture.alt,
        renderer.board_text(view, words, NAMES),
    ]
    if seat is not None:
        for drawn in (renderer.hand(view, words, NAMES), renderer.targets(view, words, NAMES)):
            shown += [drawn.image.tobytes(), drawn.alt]
        shown += [renderer.hand_text(view, words, NAMES), renderer.targets_text(view, words, NAMES)]
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("number", thinned([0, 1, 3], lambda number: number == 3))
def test_worlds_that_look_the_same_are_drawn_the_same(number: int) -> None:
    for step, state in enumerate(phases(number)[::4]):
        for seat in (None, step % GAMES[number][0]):
            other = GAME.resample(state, seat, Chance.from_seed(f"other {step}"))
            assert seen(other, seat) == seen(state, seat)


def test_the_test_can_fail() -> None:
    state = phases(3)[1]
    assert any(
        seen(GAME.resample(state, None, Chance.from_seed(str(n))), 0) != seen(state, 0)
        for n in range(5)
    )


def test_what_is_held_back_is_seen_by_its_owner_only() -> None:
    state = next(s for s in phases(3) if GAME.view(s, None).phase == "turn")
    seat, other = GAME.view(state, None).to_act[0], (GAME.view(state, None).to_act[0] + 1) % 6
    free_action = GAME.free_action(state, seat)
    assert free_action is not None
    move = next(move for move in free_action.moves if isinstance(move, Hold))
    after, _events = GAME.apply(state, seat, move)
    assert seen(after, seat) != seen(state, seat)
    assert seen(after, None) == seen(state, None)
    assert seen(after, other) == seen(state, other)


def test_a_secret_shows_to_who_peeked_and_its_tokens_to_all() -> None:
    base, words = laid_out(), words_in("en")
    everybody = renderer.board(public(base), words, NAMES)
    assert "Uluru" not in everybody.alt
    assert "Uluru" not in renderer.board_text(public(base), words, NAMES)
    assert "Secret A: peeked at by " in renderer.board_text(public(base), words, NAMES)
    elsewhere = replace(base, secrets=(replace(base.secrets[0], place="fuji"), base.secrets[1]))
    assert (
        renderer.board(public(elsewhere), words, NAMES).image.tobytes() == everybody.image.tobytes()
    )
    assert (
        renderer.board(elsewhere, words, NAMES).image.tobytes()
        != renderer.board(base, words, NAMES).image.tobytes()
    )
    nobody = (Secret(slot="a", peeked=(), place=None, empty=False), base.secrets[1])
    unseen = renderer.board_text(replace(public(base), secrets=nobody), words, NAMES)
    assert "peeked at by" not in unseen


# --- approved ----------------------------------------------------------------------------------


def test_board_looks_as_approved(approve: Approve) -> None:
    approve(
        "famous_explorers-board", renderer.board(laid_out(), words_in("en"), NAMES).image.reduce(4)
    )
