"""The words beside the pictures of Expeditions: what they say, and how long they are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.texts import LOCALES, Words, words_in
from engines.core import Decision
from engines.siberia.rules import stack
from engines.siberia.rules.mats import News
from engines.siberia.rules.moves import End
from engines.siberia.rules.view import View
from engines.siberia.words import card_words
from render import signs
from render.sentences import PUBLIC, TEXT_LIMIT
from render.siberia import (
    board_text,
    card_details,
    card_text,
    cards,
    hand_text,
    location_details,
    locations,
    market_text,
    phrases,
    player_details,
    tags,
)
from render.siberia.card import PRIVATE
from tests.nightly import thinned
from tests.render.siberia import CONTENT, GAME, LONG, NAMES, crowded, held, phases

EN = words_in("en")


def check(view: View, locale: str) -> None:
    """Check that every text has room, and that nobody is left out of the words under a picture."""
    words = words_in(locale)
    text = card_text(view, words, LONG)
    assert 0 < len(text) <= (PUBLIC if view.seat is None else PRIVATE)
    assert words("alt-more") not in text
    if view.seat is None:
        assert all(signs.sign(f"disc-{seat}") in text for seat in range(len(view.mats)))
    else:
        assert 0 < len(hand_text(view, words, LONG)) <= TEXT_LIMIT
    assert 0 < len(board_text(view, words, LONG)) <= TEXT_LIMIT


@pytest.mark.slow
@pytest.mark.usefixtures("shown")
# The markups of emoji take more room than their stand-ins.
@pytest.mark.parametrize("shown", thinned([True, False], bool), indirect=True)
@pytest.mark.parametrize("seats", thinned(GAME.seats, lambda seats: seats in (1, 3)))
def test_texts_have_room_in_every_phase(seats: int) -> None:
    for number, state in enumerate(phases(seats)):
        for seat in (None, state.active):
            check(GAME.view(state, seat), LOCALES[number % len(LOCALES)])


@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("locale", LOCALES)
def test_texts_have_room_where_most_lies(locale: str) -> None:
    check(crowded(), locale)
    words = words_in(locale)
    full = board_text(crowded(), words, NAMES)
    assert words("words-more") not in full
    for place in crowded().places:
        assert f"{place.cell} · " in full
    many = held(40, 20)
    assert len(hand_text(many, words, NAMES)) <= TEXT_LIMIT
    assert len(card_text(many, words, NAMES)) <= PRIVATE


def test_everybody_reads_what_players_have() -> None:
    few = replace(crowded(), mats=crowded().mats[:3])
    lines = card_text(few, EN, NAMES[:3]).splitlines()
    assert lines[1] == (
        "🟣 **Ben Carter** · 23 points · ⚙️2 👁️9 🪙9 🗺️1 · ❤️1 💙1 💛2 💜3 · 🌟1 🦠2 · "
        "📃1 ☄️3 🎒1 · hand 4, row 3"
    )
    assert lines[2].startswith("👉 ⚪ **Chloé**")
    many = card_text(crowded(), EN, NAMES).splitlines()
    assert many[1] == "🟣 **Ben Carter** · 23 points · ⚙️2 👁️9 🗺️1 🌟1", "a line each on a phone"
    assert not any(line.startswith("**h1**") for line in lines), "they are pictured, and said apart"


def test_what_the_face_up_cards_do_is_said_apart() -> None:
    lines = market_text(crowded(), EN, NAMES).splitlines()
    assert lines[0].startswith("**h1** I06 Portable Forge (blue item) · upgraded: $3 · pay 2 ")
    holes = zip(CONTENT.map.holes, crowded().market, strict=True)
    for line, (hole, card) in zip(lines, holes, strict=True):
        assert card is not None
        assert line.startswith(f"**{hole}** {card} ")
        worth = card_words.worth(CONTENT.cards[card])
        assert worth is None or f" · {phrases.said(worth, EN)}" in line


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_face_up_cards_do_has_room(locale: str) -> None:
    words = words_in(locale)
    longest = sorted(CONTENT.cards, key=lambda card: -len(_brings(card, words)))[:5]
    text = market_text(replace(crowded(), market=tuple(longest)), words, NAMES)
    assert len(text) <= TEXT_LIMIT


def _brings(card: str, words: Words) -> str:
    brings = card_words.brings(CONTENT.cards[card])
    return "" if brings is None else phrases.said(brings, words)


def test_of_the_hand_and_the_row_the_names_are_told() -> None:
    lines = card_text(held(10, 1), EN, NAMES).splitlines()
    mat = held(10, 1).mats[2]
    own = next(line for line in lines if line.startswith("**Hand** "))
    hand, row = own.removeprefix("**Hand** ").split(" · **Active row** ")
    assert [name.split()[0] for name in hand.split(", ")] == [*mat.hand]
    assert [name.split()[0] for name in row.split(", ")] == [active.card for active in mat.row]
    assert not any("hand 1" in line for line in lines), "no number of what is listed"
    text = card_text(held(40, 20), EN, NAMES)
    assert "**Hand** CH1" in text


@pytest.mark.usefixtures("shown")
def test_where_signs_have_no_room_words_stand_for_them() -> None:
    text = card_text(crowded(), EN, LONG)
    assert "guile" in text or signs.sign("siberia-guile") in text


def asked(view: View, *frames: Any, todo: tuple[Any, ...] = ()) -> list[str]:
    """Return what the active player reads, with these things pending."""
    question: Decision[Any] = Decision(seat=view.active, kind="end", moves=(End(),), steps=())
    mine = replace(view, seat=view.active, decision=question, pending=frames, todo=todo)
    return card_text(mine, EN, NAMES).splitlines()


@pytest.mark.parametrize(
    ("frames", "text"),
    [
        ((stack.Effect("Q05/2"),), "Q05 Broken Wire to Irkutsk: if the previous card is an item"),
        ((stack.Parts(("T12/1", "T12/2"), "all"),), "12 Bone Field: 2 guile · 12 Bone Field: "),
        ((stack.Gathering("c3", ("T12/1",)),), "12 Bone Field: 2 guile"),
        (
            (stack.Gathering("c3", ("T12/1", "T12/covered")),),
            "12 Bone Field: 2 guile · covered: boast",
        ),
        ((stack.Playing("I04"),), "I04 Field Kettle: core value · I04 Field Kettle: place a wor"),
        ((stack.Playing("I04", core=False),), "I04 Field Kettle: place a worker: a red worker"),
        ((stack.Ability("I04"), stack.Effect("I04")), "I04 Field Kettle: a red worker"),
        ((stack.Solving("Q01"), stack.Effect("Q01.benefit")), "Q01 The Drowned Ledger: $3 · Q01"),
        ((stack.Solving("Q01"),), "Q01 The Drowned Ledger: becomes a solved quest"),
        ((stack.Fired("I01"), stack.Effect("I01.ongoing")), "I01 Brass-Sighted Carbine: $1"),
        ((stack.Paying("M18", 1, 0),), "M18 Bargain Stone: $1; 2 guile"),
        ((stack.Vanquishing("I01"),), "I01 Brass-Sighted Carbine: vanquish up to 1"),
        ((stack.Drafting(("I01", "I02")),), "I01 Brass-Sighted Carbine, I02 Officer's Greatcoat"),
        ((stack.Gaining("I02"),), "I02 Officer's Greatcoat"),
        ((stack.Effect("T12/1"), stack.Effect("I04")), "I04 Field Kettle: a red worker · 12 Bone"),
    ],
)
def test_the_mover_reads_what_is_pending_and_where_it_comes_from(
    frames: tuple[Any, ...], text: str
) -> None:
    """What is asked now is told by the question, which stands above: here that is an item."""
    frames = (*frames, stack.Effect("I04"))
    first = asked(crowded(), *frames)[0]
    assert first.startswith(f"**Still to do** {text}")
    assert first in asked(crowded(), *frames, todo=("gather",))[0]
    assert asked(crowded(), *frames, todo=("gather",))[0].endswith("· then Gather")


def test_what_is_asked_is_not_told_as_pending() -> None:
    asks = stack.Effect("I04")
    assert "Still to do" not in "".join(asked(crowded(), asks))
    assert asked(crowded(), asks, todo=("gather",))[0] == "**Still to do** Gather"


def test_nobody_else_reads_what_is_pending() -> None:
    view = replace(crowded(), pending=(stack.Effect("I04"),), todo=("move",))
    for seat in (None, 0):
        assert "Still to do" not in card_text(replace(view, seat=seat), EN, NAMES)


def test_actions_alone_are_left_to_the_question_below() -> None:
    assert "Still to do" not in "".join(asked(crowded(), todo=("move", "gather")))


def test_what_is_long_in_coming_is_counted() -> None:
    left = tuple(f"I0{number}" for number in range(1, 10))
    assert "· 3 more" in asked(crowded(), stack.Parts(left, "whenevers"), stack.Effect("I04"))[0]


def test_the_end_is_told_to_everybody() -> None:
    view = replace(crowded(), last=3, trigger=1)
    assert "**The end is near: 3 turns to come**" in card_text(view, EN, NAMES)
    assert "The end is near" in board_text(view, EN, NAMES)


def test_the_automa_and_its_last_card_are_told_in_words() -> None:
    state = next(state for state in phases(1) if state.automa is not None and state.automa.shown)
    assert state.automa is not None
    turned = replace(state, automa=replace(state.automa, shown="A04"))
    view = GAME.view(turned, None)
    text = board_text(view, EN, NAMES)
    assert "Automa, level 2 Rival Prospectors: space " in text
    assert (
        "Last card A04, with progress: north mech sweeps, takes up to 2 corruption from one "
        "of the next 3 locations (with 1+ glory) or goes 2 locations on; central mech takes 1 "
        "corruption from one of the next 3 locations or goes 1 location on."
    ) in text
    turned = replace(state, automa=replace(state.automa, shown="A09"))
    assert "takes 1 corruption from the next location or goes 3 locations on" in board_text(
        GAME.view(turned, None), EN, NAMES
    )


def test_beside_the_picture_the_automa_has_one_line_as_players_have() -> None:
    state = next(state for state in phases(1) if state.automa is not None and state.automa.shown)
    assert state.automa is not None
    state = replace(state, automa=replace(state.automa, marker=5, glory=1, maps=2))
    for seat in (None, 0):
        view = GAME.view(state, seat)
        assert view.automa is not None
        *_others, line = card_text(view, EN, NAMES).splitlines()
        assert f" **The Automa** · {view.automa.score} points · " in line
        assert line.endswith(f"2 · space 5/{view.automa.track}")


@pytest.mark.parametrize(
    ("marker", "told"),
    [
        (2, "space 2 of 26 (stars to come on 4, 8, 12, 15, 18, 22, 26), "),
        (4, "space 4 of 26 (stars to come on 8, 12, 15, 18, 22, 26), "),
        (26, "space 26 of 26 (no star left), "),
    ],
)
def test_the_stars_of_the_automa_are_told_in_words(marker: int, told: str) -> None:
    state = GAME.start(1, GAME.options({"level": 4}), "stars")
    assert state.automa is not None
    state = replace(state, automa=replace(state.automa, marker=marker))
    view = GAME.view(state, 0)
    assert told in board_text(view, EN, NAMES)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_lies_face_down_is_one_line(locale: str) -> None:
    words, view = words_in(locale), GAME.view(phases(2)[0], None)
    (line,) = (line for line in board_text(view, words, NAMES).splitlines() if "n4" in line)
    assert line.startswith(words("siberia-board-hidden"))
    assert [cell for cell in CONTENT.map.cells if cell in line.replace(",", " ")] == [
        place.cell for place in view.places if place.tile is None
    ]
    for region in ("central", "north"):
        assert words(f"siberia-region-{region}") in line


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_and_location_can_be_looked_up(locale: str) -> None:
    view, words = crowded(), words_in(locale)
    assert [card.id for card in cards(view)] == [*CONTENT.cards]
    for card in CONTENT.cards:
        text = card_details(view, card, words, NAMES)
        assert text.startswith(f"**{card} ")
        assert len(text) < 1000
    assert len(locations(view)) == 20
    for place in (each.id for each in locations(view)):
        assert place in location_details(view, place, words, NAMES)
    for seat in range(5):
        assert NAMES[seat] in player_details(view, seat, words, NAMES)


def test_a_card_says_where_it_is() -> None:
    view = replace(crowded(), swept=("M05",), trashed=("I01",))
    mat = view.mats[1]
    where = {
        str(view.market[3]): "Face up on h4.",
        mat.hand[0]: "In the hand of Ben Carter.",
        mat.row[0].card: "In the active row of Ben Carter.",
        mat.solved[0]: "Solved by Ben Carter.",
        mat.melded[0]: "Melded by Ben Carter.",
        mat.upgraded[0]: "Upgraded by Ben Carter.",
        "M05": "In the sweep pile.",
        "I01": "Out of the game.",
    }
    for card, text in where.items():
        assert card_details(view, card, EN, NAMES).splitlines()[-1] == text
    unused = ({"CH1", "CH2", "CH3", "CH4", "CH5", "CH6"} - {m.hand[0] for m in view.mats}).pop()
    assert card_details(view, unused, EN, NAMES).endswith("Not in this game.")


def test_a_location_says_what_lies_next_to_it() -> None:
    view = crowded()
    text = location_details(view, "17", EN, NAMES)
    assert text.splitlines()[0] == "**17 Listening Stones**"
    assert "North, level 10" in text
    assert "Under the corruption: boast" in text
    assert "Mechs: Ben Carter." in text
    assert "Cards next to it: h2 M15 Mirage Glass." in text
    hidden = GAME.view(phases(2)[0], None)
    told = location_details(hidden, "n4", EN, NAMES)
    assert "14, 15, 16, 17, 18, 19, 20" in told


def test_labels_need_no_tags() -> None:
    assert tags(crowded(), EN) == {}


def test_names_cannot_write_markdown() -> None:
    for text in (
        card_text(crowded(), EN, LONG),
        board_text(crowded(), EN, LONG),
        player_details(crowded(), 3, EN, LONG),
    ):
        assert "\\*\\_\\~\\`\\|" in text
        assert "@everyone" not in text


def test_news_without_a_turn_before_are_no_news() -> None:
    view = replace(crowded(), before=None, news=News(seat=2))
    assert "New in this turn" not in board_text(view, EN, NAMES)
