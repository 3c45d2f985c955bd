"""What sentences are told of moves, events and questions: names, amounts, sources, no codes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.messages import controls
from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Chance, Decision, phrase
from engines.registry import games
from engines.siberia.rules import events, moves, turn_events
from engines.siberia.words import card_words, facts, line_words

from .tables import table_of

GAME: Any = games()["siberia"]
EN = Narrator(words_in("en"), GAME, ("Ada", "Bo"))


MOVES: list[tuple[Any, str]] = [
    (moves.Cover("play"), "Cover Play"),
    (moves.Go("12"), "Go to 12 Bone Field"),
    (moves.Go("n4"), "Go to n4 (face down, North)"),
    (moves.Play("I05"), "I05 Captured Standard (red item)"),
    (moves.Take("Q33"), "Q33 A Name in the Wind (purple quest, location 17)"),
    (moves.Staff("red", core=True), "Core value, then the red worker"),
    (moves.Staff("red"), "Place a red worker"),
    (moves.Pick("T12/1"), "2 guile"),
    (moves.Pick("M18.bonus"), "M18 Bargain Stone: $1; 1 guile"),
    (moves.Pick("I02.ongoing"), "I02 Officer's Greatcoat: 1 power"),
    (moves.Sweep(("I05",)), "Sweep I05 Captured Standard"),
    (moves.Sweep(("I05", "M03", "Q33")), "Sweep I05 M03 Q33"),
    (moves.Borrow("T06/1"), "6 Tea House: a basic worker"),
    (moves.Solve("Q16", 2, 1), "Q16 Gold in Shaft Nine for 2 power and 1 guile"),
    (moves.Solve("Q01", 0, 0), "Q01 The Drowned Ledger for nothing"),
    (moves.Vanquish("12", 3, 0), "12 Bone Field: pay 3 power"),
    (moves.Boast("cards"), "Controlled cards"),
    (moves.SpendMap("coin"), "Use a map: $1"),
]


@pytest.mark.parametrize(("move", "label"), MOVES)
def test_labels_name_cards_locations_and_amounts(move: Any, label: str) -> None:
    assert EN.move(move) == label


def test_parts_that_read_the_same_are_numbered() -> None:
    labels = [EN.move(moves.Pick(f"Q26.benefit/{part}")) for part in (1, 2)]
    assert labels == ["Any worker (1)", "Any worker (2)"]


def test_what_is_remembered_of_a_card_is_said_of_its_own_content_only() -> None:
    printed, move = GAME.content, moves.Rescue("I05")
    card = replace(printed.cards["I05"], names=printed.cards["M18"].names)
    renamed = replace(printed, cards={**printed.cards, "I05": card})
    for content in (printed, renamed, printed):
        titled = card_words.titled(content, content.cards["I05"])
        named = phrase("line-rescue", card=card_words.name(content.cards["I05"]))
        assert facts.facts(content, move) == {"card": titled}
        assert line_words.label(content, [move], [None, None]) == named


DETAILS: list[tuple[Any, str]] = [
    (moves.Play("I05"), "2 power · upgraded: $4 · 1 power for each red card in your row (at most"),
    (
        moves.Take("Q19"),
        "1 power and 1 guile · solved for 3 power: a face-up item; $3 · activate ",
    ),
    (moves.Keep("M18"), "1 power and 1 guile · melded: $1; 1 guile · discard 1 card: "),
    (moves.Play("CH1"), "2 guile · solve a quest OR ("),
    (moves.Upgrade("I05"), "Upgraded: worth $4 · Ongoing: quests cost 1 less"),
    (moves.Meld("M18"), "Meld bonus: $1; 1 guile"),
    (moves.Solve("Q16", 2, 1), "Gives: $5"),
    (moves.Go("8"), "$1 · rescue a card · covered: upgrade an item"),
    (moves.Go("n4"), "A North location, still face down"),
]


@pytest.mark.parametrize(("move", "line"), DETAILS)
def test_second_lines_say_what_an_answer_brings(move: Any, line: str) -> None:
    detail = EN.detail(move)
    assert detail is not None
    assert detail.startswith(line)


@pytest.mark.rule("SB-1069")
@pytest.mark.parametrize("locale", LOCALES)
def test_menus_say_the_main_worth_of_every_card(locale: str) -> None:
    """However long the rest is, of which an option may lose the end."""
    narrator = Narrator(words_in(locale), GAME, ("Ada", "Bo"))
    for card in GAME.content.cards.values():
        worth = card_words.worth(card)
        assert (worth is None) == (card.type in ("character", "companion"))
        for move in (moves.Play(card.id), moves.Take(card.id), moves.Keep(card.id)):
            option = controls.option(narrator.move(move), "x", description=narrator.detail(move))
            assert len(option.label) <= controls.WIDE
            assert option.description is not None
            assert len(option.description) <= controls.WIDE
            shown = f"{option.label} {option.description}".replace(" ·", "")
            assert worth is None or narrator._said(worth) in shown, shown


EVENTS: list[tuple[Any, str]] = [
    (
        events.Gained(seat=1, what="guile", count=2, source="T06/2/2"),
        "Bo gains 2 guile (6 Tea House).",
    ),
    (events.Gained(seat=0, what="coin", count=3, source="core"), "Ada gains **+$3** (core value)."),
    (
        events.Explored(seat=0, place="12", tokens=("P3", "G5")),
        "Ada explores 12 Bone Field and gains its map. "
        "Corruption, top one last: orange 3, turquoise 5.",
    ),
    (
        events.Explored(seat=0, place="12", tokens=()),
        "Ada explores 12 Bone Field and gains its map. The bag holds no corruption for it.",
    ),
    (
        events.Vanquished(seat=0, place="20", token="H20", power=10, guile=8),
        "Ada vanquishes corruption of 20 Heart of the Impact for 10 power and 8 guile: "
        "the heart (20), **+$2**.",
    ),
    (
        events.Paid(seat=0, power=0, guile=0, maps=1, source="odins_wrath"),
        "Ada pays 1 map (Odin's Wrath).",
    ),
    (events.Swept(seat="automa", cards=("I05",)), "The Automa sweeps I05 Captured Standard."),
    (
        events.Drafted(seat=0, cards=("I05", "Q33")),
        "Ada draws two cards and keeps one of them: I05 Captured Standard, Q33 A Name in the Wind.",
    ),
    (
        turn_events.Forfeited(seat=1, actions=("move", "gather")),
        "Bo could not take: Move and Gather.",
    ),
    (
        events.Exposed(place="8", at="T08/covered"),
        "No corruption is left on 8 Flooded Mine. "
        "Its covered benefit can be gained now: upgrade an item.",
    ),
    (
        events.Boasted(seat=0, category="quests", count=2),
        "Ada boasts of solved quests: glory token number 2.",
    ),
    (
        turn_events.Triggered(seat="automa", left=1),
        "The Automa has triggered the end of the game.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_the_log_says_what_happened_and_why(event: Any, sentence: str) -> None:
    assert EN.event(event) == sentence


def test_the_end_of_a_turn_is_the_only_event_that_goes_without_a_sentence() -> None:
    silent = [kind for kind in GAME.events.kinds if EN.words.has(f"siberia-event-{kind}") is False]
    assert silent == ["turn-ended"]
    assert set(silent) == GAME.unsaid_events


def questions(seed: str) -> dict[str, Decision[Any]]:
    """Return a question of every kind that a random game asks."""
    state, chance = GAME.start(2, GAME.options({}), seed), Chance.from_seed(seed)
    asked: dict[str, Decision[Any]] = {}
    while decisions := GAME.decisions(state):
        question = decisions[0]
        asked.setdefault(question.kind, question)
        move, chance = chance.without_log().chosen(question.moves)
        state, _events = GAME.apply(state, question.seat, move)
        if state.turn > 150:
            break
    return asked


def test_questions_say_where_they_come_from() -> None:
    asked = questions("from where") | questions("and from")
    assert {"token", "action", "part", "benefit", "take", "pay", "vanquish"} <= asked.keys()
    for kind, question in asked.items():
        facts = dict(question.facts)
        text = EN.question(question)
        if kind not in ("token", "action", "end", "draft"):
            named = facts.get("source") or facts["card"]
            assert EN._said(named) in text or facts.get("why") in ("bonuses", "whenevers"), text
        assert text[-1] in ".?"
    assert "Cover" in EN.question(asked["token"]) or "token" in EN.question(asked["token"])


def test_a_card_in_play_shows_its_core_value_and_ability_as_they_count_now() -> None:
    question = questions("core")["part"]
    facts = dict(question.facts)
    text = EN.question(question)
    assert EN._said(facts["card"]) in text
    assert EN._said(facts["core"]) in text
    offered = {type(move) for move in question.moves}
    assert (facts["core-open"] == "yes") == (moves.Core in offered)
    assert (facts["worker-open"] == "yes") == (moves.Staff in offered)


@pytest.mark.parametrize(
    ("actions", "cell", "why"),
    [
        (("move", "play", "gather"), "s1", "-# The order is yours: gather after a move is"),
        (("move", "gather"), "s1", "-# The order is yours: gather after a move is"),
        (("move", "play"), "s1", "-# The order is yours."),
        (("move", "play", "gather"), "base", "-# The order is yours."),
        (("play",), "s1", "-# No other action can be taken now."),
    ],
)
def test_the_hint_on_the_order_is_told_where_it_holds(
    actions: tuple[moves.Action, ...], cell: str, why: str
) -> None:
    table = table_of(hand="I05 I16", cell=cell).only(*actions)
    assert EN.why(table.asked).startswith(why)
    assert ("elsewhere" in EN.why(table.asked)) == ("gather after" in why)


@pytest.mark.rule("SB-315")
@pytest.mark.parametrize(
    ("actions", "text"),
    [
        (("move",), "Still to take: Move. Where does your mech go?"),
        (("play",), "Still to take: Play. Which card do you play?"),
        (("move", "play"), "Still to take: Move and Play. Which comes next?"),
    ],
)
def test_the_last_action_asks_its_own_question(
    actions: tuple[moves.Action, ...], text: str
) -> None:
    table = table_of(hand="I05 I16", cell="s1").only(*actions)
    assert Narrator(words_in("en"), GAME, ("Ada", "Bo")).question(table.asked) == text
