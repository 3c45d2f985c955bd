"""The words under the pictures of the route games: what they say, their length, and no leaks."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Chance
from engines.famous_explorers.moves import Buy
from engines.famous_explorers.view import View
from render import signs
from render.expedition_1996 import renderer as expedition_1996
from render.famous_explorers import card as famous_explorers_card
from render.famous_explorers import renderer as famous_explorers
from render.routes import card, chart
from render.routes.say import Say
from render.sentences import PRIVATE, PUBLIC, fitting
from tests.render import explorers
from tests.render import test_expedition_1996 as expedition
from tests.render.explorers import NAMES, first_view, laid_out, public
from tests.render.travelled import EXAMPLE, travelled

EN = words_in("en")
LONG = ("W" * 32, "-" * 32, "日本語" * 10, "*_~`|>#[](){}@everyone<@12345678>", "", "i" * 32)


def said(view: Any, locale: str = "en") -> list[str]:
    """Return the lines of a text, its no-break spaces as plain ones."""
    text = famous_explorers.card_text(view, words_in(locale), NAMES)
    return text.replace(card.SPACE, " ").splitlines()


# --- length --------------------------------------------------------------------------------------


def check(renderer: Any, view: Any, locale: str) -> None:
    """Check that a text is within its limit, and nothing at its end is left out."""
    text = renderer.card_text(view, words_in(locale), LONG)
    assert 0 < len(text) <= (PUBLIC if view.seat is None else PRIVATE)
    last = view.players - 1 if view.seat is None else view.seat
    assert signs.sign(f"seat-{last}") in text.splitlines()[-1]


@pytest.mark.slow
@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", range(len(explorers.GAMES)))
def test_famous_explorers_has_room_in_every_phase(number: int, locale: str) -> None:
    for state in explorers.phases(number):
        for seat in (None, *range(explorers.GAMES[number][0])):
            check(famous_explorers, explorers.GAME.view(state, seat), locale)


@pytest.mark.slow
@pytest.mark.usefixtures("shown")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("number", range(len(expedition.GAMES)))
def test_expedition_has_room_in_every_phase(number: int, locale: str) -> None:
    for state in expedition.phases(number):
        for seat in (None, *range(expedition.GAMES[number][0])):
            check(expedition_1996, expedition.GAME.view(state, seat), locale)


@pytest.mark.usefixtures("emoji")
@pytest.mark.parametrize("locale", LOCALES)
def test_there_is_room_for_the_most_that_six_players_can_have(locale: str) -> None:
    view = laid_out()
    everybody = tuple(range(6))
    full = replace(
        view,
        secrets=tuple(replace(secret, peeked=everybody) for secret in view.secrets),
        market=("battuta", "zheng", "humboldt", "bird", "amundsen", "bell"),
        explorers=(view.explorers[0],) * 6,
        kept_events=(("letter", "tour", "pass"),) * 6,
        marks=(view.row,) * 6,
        last_round=True,
        window="troy",
    )
    check(famous_explorers, public(full), locale)
    check(famous_explorers, full, locale)


def test_a_text_that_is_too_long_in_every_form_ends_with_a_whole_line() -> None:
    more = words_in("en")("alt-more")
    lines = ["x" * 5, "yy", "z" * (len(more) + 1)]
    text = fitting([["x" * 50, "y"], lines], 9 + len(more), more)
    assert text == f"xxxxx\nyy\n{more}"


# --- what it says --------------------------------------------------------------------------------


@pytest.mark.usefixtures("emoji")
def test_many_players_of_whom_little_is_said_stand_side_by_side() -> None:
    view, names = public(laid_out()), [f"Player {number}" for number in range(6)]
    say = Say(EN, "famous_explorers")

    def facts(seat: int, brief: bool) -> tuple[str, ...]:
        return (card.counted(say, "board-points", seat, brief=brief), "x")

    (together,) = card.players(view, names, facts)
    parts = together.split(" ")
    assert len(parts) == 6, "a line ends between players only"
    for seat, part in enumerate(parts):
        text = part.replace(card.SPACE, " ").strip()
        points = "0 points" if seat == 0 else str(seat)
        assert signs.sign(f"seat-{seat}") in text
        assert text.endswith(f" **Player {seat}** · {points} · x")
    apart = card.players(view, names, lambda seat, brief: (*facts(seat, brief), "w" * card.SHORT))
    assert [" points" in line for line in apart] == [True, False, True, True, True, True]
    few = card.players(view, names[: card.MANY - 1], facts)
    assert [line.endswith("points · x") for line in few] == [True, False, True], "1 point"


def test_everybody_reads_what_the_map_does_not_show() -> None:
    view = public(laid_out())
    assert said(view) == [
        f"{signs.sign('red')} **Red** Meroe (40 left) · "
        f"{signs.sign('yellow')} **Yellow** Venice (41) · "
        f"{signs.sign('blue')} **Blue** Brattahlid (43)",
        f"{signs.sign('seat-0')} **Amira** · 0 points · {signs.sign('ticket')} 3 · "
        "9 cards · 3 bought",
        f"{signs.sign('seat-1')} **Ben Carter** · 0 points · {signs.sign('ticket')} 1 · 9 cards",
        f"{signs.sign('seat-2')} **Chloé** · 3 points · {signs.sign('ticket')} 0 · 9 cards",
        f"{signs.sign('seat-3')} **Dmitri** · 3 points · {signs.sign('ticket')} 2 · 9 cards",
        f"{signs.sign('seat-4')} **Eve** · 6 points · {signs.sign('ticket')} 4 · 9 cards",
        f"{signs.sign('pointer')}{signs.sign('seat-5')} **Farid** · 6 points · "
        f"{signs.sign('ticket')} 3 · 9 cards",
    ]
    whole = famous_explorers.board_text(view, EN, NAMES)
    names = (
        "Ibn Battuta, Roald Amundsen, Gertrude Bell, Tailwind, Zheng He, Sealed Letter, Spyglass, "
        "peeked at by"
    )
    assert [name for name in names.split(", ") if name not in whole] == [], "*In words* has them"


def test_fewer_players_read_who_peeked_and_what_was_bought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(famous_explorers_card, "FEW", 6)
    lines = said(public(laid_out()))
    assert lines[1:3] == [
        f"**Secret A** peeked at by {signs.sign('seat-5')} {signs.sign('seat-0')}",
        f"{signs.sign('seat-0')} **Amira** · 0 points · {signs.sign('ticket')} 3 · "
        "9 cards · Zheng He (1), Sealed Letter, Spyglass",
    ]


def test_who_waits_reads_what_is_on_sale() -> None:
    """Everybody finds it in words, and who is asked in the menu in which it is bought."""
    market = (
        f"**Explorers and Events** {signs.sign('ticket') * 2} **1** Ibn Battuta, "
        f"**4** Roald Amundsen, **6** Gertrude Bell · {signs.sign('ticket')} **2** Forced March, "
        "**5** Tailwind"
    )
    asked = laid_out()
    assert market in said(replace(asked, decision=None))
    assert market not in said(asked)
    assert market not in said(public(asked))


def test_the_mover_reads_how_far_the_own_places_are() -> None:
    red, yellow, blue = map(signs.sign, ("red", "yellow", "blue"))
    lines = said(laid_out())
    title = "**Your cards** · lines to go: "
    assert lines[1].startswith(title)
    assert lines[1].removeprefix(title).split(" · ") == [
        f"**1** Lalibela {red}**1** {yellow}5 {blue}7",
        f"**2** Stonehenge {signs.sign('seat-5')} {red}5 {yellow}**2** {blue}**3** (held back)",
        f"**3** Troy {red}**2** {yellow}**2** {blue}4 (may be scored now)",
        f"**4** Machu Picchu {red}7 {yellow}8 {blue}7",
        f"**A** Uluru {red}7 {yellow}10 {blue}8 (a Secret)",
    ]
    assert lines[2] == f"**Row** **C** Marib {red}2 · **D** Gjoa Haven {blue}2"
    assert not [line for line in lines if "main arrow" in line], "the question says that"


def test_an_expedition_that_is_finished_brings_nobody_nearer() -> None:
    view = laid_out()
    red, *others = view.expeditions
    view = replace(view, expeditions=(replace(red, over=True), *others))
    lines = said(view)
    assert "(finished)" in lines[0]
    assert signs.sign("red") not in "".join(lines[1:])


def test_as_long_as_all_stand_at_the_start_one_line_and_one_number_are_enough() -> None:
    view = explorers.GAME.view(explorers.phases(0)[0], 0)
    lines = said(view)
    every = " ".join(map(signs.sign, ("red", "yellow", "blue")))
    assert lines[0] == f"{every} All three in Stockholm · 45 arrows left each"
    far = [chart.distance("start", held.place) for held in view.hand]
    told = [f"**{each}**" if each <= card.NEAR else str(each) for each in far]
    assert lines[1] == "**Your cards** · lines from the start: " + " · ".join(
        f"**{number}** {chart.name(held.place)} ({each})"
        for number, (held, each) in enumerate(zip(view.hand, told, strict=True), start=1)
    )
    assert lines[2].startswith("**Row** **A** Tassili n'Ajjer (3) · **C** Sagres (3)")
    assert "Borobudur" not in lines[2], "the map has it"
    assert not [sign for sign in ("red", "yellow", "blue") if signs.sign(sign) in str(lines[1:])]


def test_one_expedition_that_has_begun_is_told_apart() -> None:
    view = explorers.GAME.view(explorers.phases(0)[0], None)
    red, *others = view.expeditions
    moved = replace(red, arrows=(("start", "venice"),), tip="venice", left=44)
    lines = said(replace(view, expeditions=(moved, *others)))
    assert re.findall(r"\((.*?)\)", lines[0]) == ["44 left", "45", "45"]


def test_notes_on_places_with_one_distance_stand_in_brackets() -> None:
    view = laid_out()
    *others, blue = view.expeditions
    view = replace(view, expeditions=(*(replace(each, over=True) for each in others), blue))
    own = said(view)[1]
    mine, blue_sign = signs.sign("seat-5"), signs.sign("blue")
    assert own.startswith(
        f"**Your cards** · lines to go: **1** Lalibela {blue_sign}7 · "
        f"**2** Stonehenge {mine} {blue_sign}**3** (held back) · "
    )
    assert own.endswith(f"**A** Uluru {blue_sign}8 (a Secret)")


def test_no_line_ends_between_a_letter_and_its_place() -> None:
    for view in (laid_out(), public(laid_out()), explorers.GAME.view(explorers.phases(0)[0], 0)):
        text = famous_explorers.card_text(view, EN, NAMES)
        assert not re.search(r"(^|[ ·,] )\*\*(\d+|[A-F])\*\* ", text, re.MULTILINE)
        assert not re.search(rf"{signs.sign('ticket')} \d", text)


@pytest.mark.usefixtures("emoji")
def test_of_a_large_hand_the_nearest_places_are_told() -> None:
    view = explorers.GAME.view(explorers.phases(0)[0], 0)
    view = replace(view, expeditions=travelled(view.expeditions, EXAMPLE))
    lines = said(view)
    title = "**Your cards** · lines to go: "
    (cards,) = (line.removeprefix(title) for line in lines if line.startswith(title))
    *told, more = cards.split(" · ")
    assert len(told) == card.NEAREST
    numbers = {id_: number for number, id_ in enumerate((held.place for held in view.hand), 1)}
    tips = [each.tip for each in view.expeditions]
    far = {number: min(chart.distance(tip, id_) for tip in tips) for id_, number in numbers.items()}
    said_numbers = [int(line.split("**")[1]) for line in told]
    assert said_numbers == sorted(said_numbers)
    farthest = max(far[number] for number in said_numbers)
    assert farthest <= min(far[number] for number in far if number not in said_numbers)
    assert all(line.count("<:") >= 3 for line in told), "the distance from each expedition"
    rest = len(view.hand) - card.NEAREST
    assert more == f"{rest} more: *My hand*"


def test_what_cards_do_is_said_where_they_are_bought() -> None:
    buyer = first_view(
        lambda view: (
            view.decision is not None and any(isinstance(move, Buy) for move in view.decision.moves)
        )
    )
    assert buyer.decision is not None
    move = next(move for move in buyer.decision.moves if isinstance(move, Buy))
    effect = EN(f"famous_explorers-effect-{move.card}")
    narrator = Narrator(EN, explorers.GAME, NAMES, view=buyer)
    assert narrator.detail(move) == effect, "the second line of an option"
    assert effect not in narrator.move(move)
    name = EN(f"famous_explorers-card-{move.card}")
    assert name in narrator.move(move)
    assert not any(name in line for line in said(buyer)), "the menu names it"
    assert not any(effect in line for line in said(public(buyer)))
    assert effect in famous_explorers.board_text(public(buyer), EN, NAMES)


def test_what_bought_cards_do_is_said_with_the_hand() -> None:
    owner = first_view(lambda view: view.seat is not None and bool(view.explorers[view.seat]))
    assert owner.seat is not None
    bought = owner.explorers[owner.seat][0].card
    effect = EN(f"famous_explorers-effect-{bought}")
    assert EN(f"famous_explorers-card-{bought}") in said(owner)[-1]
    assert not any(effect in line for line in said(owner))
    assert effect in famous_explorers.hand_text(owner, EN, NAMES)


def test_an_exchange_is_told_by_the_question_and_with_the_hand() -> None:
    view = first_view(lambda view: len(view.drawn) > 1)
    assert "You discard" not in "\n".join(said(view))
    text = famous_explorers.hand_text(view, EN, NAMES)
    assert "You discard" in text
    assert all(chart.name(place) in text for place in view.drawn)


def test_who_waits_reads_who_has_to_do_what() -> None:
    view = laid_out()
    waiting = replace(view, seat=0, decision=None)
    assert said(waiting)[0] == "**Farid**: lay the main arrow · 2 tickets left this turn."


def test_the_last_round_is_told_to_everybody() -> None:
    view = replace(laid_out(), last_round=True)
    assert said(view)[0] == "**Last round**"
    assert said(public(view))[0] == "**Last round**"
    assert said(replace(view, seat=0, decision=None))[0].endswith("· last round.")


def test_running_points_of_1996_are_told_apart_from_those_of_an_end_now() -> None:
    state = expedition.phases(0)[4]
    view = expedition.GAME.view(state, 0)
    own = expedition_1996.card_text(view, EN, NAMES)
    gained = view.scores[0].total - view.scores[0].unfulfilled - view.scores[0].uncollected
    assert (
        f"{gained} points (\N{MINUS SIGN}{-view.scores[0].total} if over) · "
        in own.splitlines()[-1]
    )


def test_the_winner_has_a_crown() -> None:
    view: View = explorers.GAME.view(explorers.phases(3)[-1], None)
    assert view.outcome is not None
    for seat, line in enumerate(said(view)[-view.players :]):
        assert line.startswith(signs.sign("crown")) == (seat in view.outcome.winners)


# --- no leaks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(explorers.GAMES)))
def test_words_are_the_same_in_worlds_that_look_the_same(number: int) -> None:
    game, seats = explorers.GAME, explorers.GAMES[number][0]
    for step, state in enumerate(explorers.phases(number)[::4]):
        for seat in (None, step % seats):
            other = game.resample(state, seat, Chance.from_seed(f"other {step}"))
            views = game.view(state, seat), game.view(other, seat)
            assert len({famous_explorers.card_text(view, EN, NAMES) for view in views}) == 1
