"""What effects and cards say: exactly as SB-1069 words it, and whole in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Phrase
from engines.registry import games
from engines.siberia.content.effects import (
    Activate,
    All,
    Boast,
    Borrow,
    Destroy,
    Draft,
    Draw,
    Gain,
    GainCorruption,
    GainMap,
    GainWorker,
    GatherHere,
    If,
    Meld,
    MoveMech,
    Node,
    OneOf,
    Pay,
    PlayCard,
    RefreshAll,
    Rescue,
    Solve,
    Sweep,
    Take,
    Then,
    Upgrade,
    Vanquish,
)
from engines.siberia.content.ongoing import Anytime, Static, Whenever
from engines.siberia.content.terms import ANY_CARD, COLOURS, Condition, Cost, Filter, Per
from engines.siberia.rules import moves
from engines.siberia.words import card_words, wording
from render.words import spoken

GAME: Any = games()["siberia"]
CONTENT = GAME.content
RED, ITEM = Filter(colour="red"), Filter(type="item")
RED_ITEM = Filter(type="item", colour="red")


def said(phrase: Phrase | None, locale: str = "en") -> str:
    assert phrase is not None
    return spoken(words_in(locale), "siberia", phrase, GAME.names(locale))


def gain(what: Any, amount: int | Per) -> Gain:
    return Gain("X", what, amount)


POWER, GUILE, COIN = gain("power", 2), gain("guile", 2), gain("coin", 2)
MELDED = Condition("melded", least=2)

EFFECTS: list[tuple[Node, str]] = [
    (POWER, "2 power"),
    (GUILE, "2 guile"),
    (COIN, "$2"),
    (gain("power", Per("melded", 3)), "1 power for each melded meteorite (at most 3)"),
    (gain("coin", Per("glory", 2)), "$1 for each placed glory token (at most 2)"),
    (gain("guile", Per("row", 3, RED)), "1 guile for each red card in your row (at most 3)"),
    (
        gain("coin", Per("row", 2, Filter(staffed=True))),
        "$1 for each card with a worker in your row (at most 2)",
    ),
    (GainMap("X", 1), "1 map"),
    (GainMap("X", 2), "2 maps"),
    (GainCorruption("X", 1), "1 corruption from the bag"),
    (GainWorker("X", ("red",)), "a red worker"),
    (GainWorker("X", ("red", "blue")), "a red or blue worker"),
    (GainWorker("X", COLOURS[:4]), "a basic worker"),
    (GainWorker("X", COLOURS), "any worker"),
    (Draw("X", 1), "top card"),
    (Draw("X", 2), "top 2 cards"),
    (Draft("X"), "draw 2, keep 1"),
    (Take("X", adjacent=False, filter=ITEM), "a face-up item"),
    (Take("X", adjacent=True, filter=ANY_CARD), "an adjacent face-up card"),
    (Take("X", adjacent=False, filter=RED_ITEM), "a face-up red item"),
    (Sweep("X"), "sweep"),
    (PlayCard("X", ANY_CARD), "play 1 card"),
    (PlayCard("X", RED), "play 1 red card"),
    (MoveMech("X", None), "move"),
    (MoveMech("X", 2), "move up to 2"),
    (GatherHere("X"), "gather here"),
    (RefreshAll("X"), "refresh cards and workers"),
    (Rescue("X", "card", ANY_CARD), "rescue a card"),
    (Rescue("X", "card", RED), "rescue a red card"),
    (Rescue("X", "worker", ANY_CARD), "rescue a worker"),
    (Rescue("X", "worker", ITEM), "rescue the worker on an item"),
    (Activate("X", "row", ITEM), "activate an item in your row"),
    (Activate("X", "previous", ANY_CARD), "activate the previous card"),
    (
        Activate("X", "previous", ITEM),
        "if the previous card is an item: activate the previous card",
    ),
    (Activate("X", "adjacent", ANY_CARD), "activate an adjacent face-up card"),
    (Activate("X", "any", Filter(type="quest")), "activate a face-up quest"),
    (Borrow("X"), "1 benefit from an adjacent location"),
    (Solve("X", 0), "solve a quest"),
    (Solve("X", 1), "solve a quest for 1 less"),
    (Vanquish("X", None, 0, adjacent=False), "vanquish"),
    (Vanquish("X", 2, 0, adjacent=False), "vanquish up to 2"),
    (
        Vanquish("X", 2, 1, adjacent=True),
        "vanquish up to 2 at an adjacent location, the first costs 1 less",
    ),
    (Vanquish("X", None, 2, adjacent=False), "vanquish, the first costs 2 less"),
    (Destroy("X", adjacent=False), "return the top corruption to the bag"),
    (
        Destroy("X", adjacent=True),
        "return the top corruption of an adjacent location to the bag",
    ),
    (Upgrade("X"), "upgrade an item"),
    (Meld("X"), "meld a meteorite"),
    (Boast("X"), "boast"),
    (All("X", (POWER, COIN)), "2 power; $2"),
    (Then("X", (POWER, COIN)), "2 power, then $2"),
    (OneOf("X", (POWER, GUILE, COIN)), "2 power OR 2 guile OR $2"),
    (Pay("X", Cost(power=2, guile=1), COIN), "pay 2 power and 1 guile: $2"),
    (Pay("X", Cost(map=1), COIN), "pay 1 map: $2"),
    (Pay("X", Cost(discard=1), COIN), "discard 1 card: $2"),
    (Pay("X", Cost(power=1, trash=2), COIN), "pay 1 power, trash 2 cards: $2"),
    (If("X", MELDED, COIN), "if you have 2+ melded: $2"),
    (If("X", Condition("glory", least=2), COIN), "if you have placed 2+ glory: $2"),
    (If("X", Condition("solved", least=2), COIN), "if you have solved 2+ quests: $2"),
    (If("X", Condition("maps", least=3), COIN), "if you have 3+ maps: $2"),
    (If("X", Condition("region", region="N"), COIN), "in the North: $2"),
    (If("X", Condition("clean"), COIN), "if no corruption is left here: $2"),
    (If("X", Condition("previous", filter=ITEM), COIN), "if the previous card is an item: $2"),
    (If("X", Condition("previous", filter=RED), COIN), "if the previous card is red: $2"),
    (
        If("X", Condition("previous", filter=RED_ITEM), COIN),
        "if the previous card is a red item: $2",
    ),
]


@pytest.mark.rule("SB-1069")
@pytest.mark.parametrize(("node", "words"), EFFECTS)
def test_effects_are_worded_as_the_rules_say(node: Node, words: str) -> None:
    assert said(wording.effect(node)) == words


NESTED: list[tuple[Node, str]] = [
    (OneOf("X", (Solve("X", 0), All("X", (POWER, COIN)))), "solve a quest OR (2 power; $2)"),
    (All("X", (COIN, OneOf("X", (POWER, GUILE)))), "$2; (2 power OR 2 guile)"),
    (All("X", (Pay("X", Cost(map=1), COIN), POWER)), "(pay 1 map: $2); 2 power"),
    (Pay("X", Cost(map=1), All("X", (COIN, POWER))), "pay 1 map: $2; 2 power"),
    (Then("X", (If("X", MELDED, COIN), POWER)), "(if you have 2+ melded: $2), then 2 power"),
    (Then("X", (POWER, If("X", MELDED, COIN))), "2 power, then if you have 2+ melded: $2"),
    (
        All("X", (POWER, If("X", MELDED, COIN), If("X", MELDED, GUILE))),
        "2 power; if you have 2+ melded: $2; if you have 2+ melded: 2 guile",
    ),
    (
        All("X", (If("X", MELDED, COIN), POWER)),
        "(if you have 2+ melded: $2); 2 power",
    ),
]


@pytest.mark.rule("SB-1069")
@pytest.mark.parametrize(("node", "words"), NESTED)
def test_brackets_show_where_a_part_ends(node: Node, words: str) -> None:
    assert said(wording.effect(node)) == words


@pytest.mark.rule("SB-1069")
def test_ongoing_parts_are_worded_as_the_rules_say() -> None:
    def ongoing(part: Any) -> str:
        return said(wording.ongoing(part))

    assert ongoing(Whenever("play", POWER, RED)) == "whenever you play a red card: 2 power"
    assert ongoing(Whenever("gain-card", COIN, ANY_CARD, once=True)) == (
        "whenever you gain a card (once a turn): $2"
    )
    assert ongoing(Whenever("explore", Draw("X", 1))) == "whenever you explore: top card"
    assert ongoing(Static("move_range", 1)) == "your range is 1 longer"
    assert ongoing(Static("to_hand", 1)) == "gained cards may go to your hand"
    assert ongoing(Static("wild_worker", 1, "purple")) == "purple workers fit every card"
    assert ongoing(Static("wild_card", 1, "yellow")) == "every worker fits yellow cards"
    assert ongoing(Static("vanquish_discount", 1)) == (
        "the first corruption of each Vanquish costs 1 less"
    )
    assert ongoing(Static("solve_discount", 1)) == "quests cost 1 less"
    assert ongoing(Anytime(("power", "coin"))) == (
        "at any time on your turn, pay 1 map: 1 power OR $1"
    )


@pytest.mark.rule("SB-1069")
def test_a_quest_shows_its_location_its_cost_and_what_it_gives() -> None:
    quest = CONTENT.cards["Q27"]
    assert said(card_words.quest(CONTENT, quest)) == (
        "Location 14 North, costs 3 guile, gives: 2 maps; $2"
    )


COLOUR_WORDS = {
    "de": {"card": "eine rote Karte", "item": "einen roten Gegenstand", "quest": "eine rote Quest"},
    "fr": {"card": "une carte verte", "item": "un objet vert", "meteorite": "une météorite verte"},
    "it": {"card": "una carta gialla", "item": "un oggetto giallo", "quest": "una missione gialla"},
}


@pytest.mark.parametrize("locale", COLOUR_WORDS)
def test_colours_agree_with_what_has_them(locale: str) -> None:
    colours: dict[str, Any] = {"de": "red", "fr": "green", "it": "yellow"}
    for sort, words in COLOUR_WORDS[locale].items():
        wanted = Filter(type=None if sort == "card" else sort, colour=colours[locale])  # type: ignore[arg-type]
        assert said(wording.one(wanted), locale) == words


RAW = re.compile(r"[{}]|\bNone\b|siberia-|_|\(\)|  |\b(?:red|power|coin|melded)-")


def everything() -> Iterator[Phrase]:
    """Yield all phrases of the content."""
    yield from map(wording.effect, CONTENT.nodes.values())
    for card in CONTENT.cards.values():
        yield card_words.titled(CONTENT, card)
        yield from card_words.lines(CONTENT, card)
    for tile in CONTENT.tiles.values():
        yield card_words.located(tile)
        yield card_words.benefits(tile)
    for mech in CONTENT.mechs.values():
        yield wording.ongoing(mech.ability)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_is_said_in_every_language(locale: str) -> None:
    texts = [said(phrase, locale) for phrase in everything()]
    assert len(texts) > 700
    for text in texts:
        assert not RAW.search(text), text
        assert text.count("(") == text.count(")")
    if locale != "en":
        english = [said(phrase) for phrase in everything()]
        same = [text for text, other in zip(texts, english, strict=True) if text == other]
        assert all(len(text) < 20 for text in same), same


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_of_parts_fit_a_menu_and_differ(locale: str) -> None:
    """As many as can be offered together: parts of an effect, benefits, bonuses, whenevers."""
    narrator = Narrator(words_in(locale), GAME, ("Ada",))
    for node in CONTENT.nodes.values():
        if "/" in node.at or node.at.endswith((".bonus", ".ongoing")):
            label = narrator.move(moves.Pick(node.at))
            assert len(label) <= 100, label
        if isinstance(node, All | OneOf):
            labels = [narrator.move(moves.Pick(part.at)) for part in node.parts]
            assert len(set(labels)) == len(labels)
    for tile in CONTENT.tiles.values():
        for node in (*tile.benefits, tile.covered):
            if node is not None:
                assert len(narrator.move(moves.Borrow(node.at))) <= 100


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_of_cards_fit_a_menu_and_have_a_second_line(locale: str) -> None:
    narrator = Narrator(words_in(locale), GAME, ("Ada",))
    for card in CONTENT.cards.values():
        for move in (moves.Play, moves.Take, moves.Keep, moves.Activate, moves.Trash):
            assert len(narrator.move(move(card.id))) <= 100
        if card.ability is not None:
            detail = narrator.detail(moves.Activate(card.id))
            assert detail is not None
            assert detail[0] == detail[0].upper()
    lines = [narrator.detail(move) for move in (moves.Go("12"), moves.Go("n4"), moves.Go("c1"))]
    assert None not in lines
    assert len(set(lines)) == 3


def test_names_of_other_languages_stand_in_phrases_and_labels() -> None:
    german = Narrator(words_in("de"), GAME, ("Ada",))
    name = GAME.names("de")[CONTENT.cards["I05"].names.name]
    assert name != CONTENT.cards["I05"].names.name
    assert f"I05 {name}" in german.move(moves.Play("I05"))
    assert name not in Narrator(words_in("en"), GAME, ("Ada",)).move(moves.Play("I05"))
    assert GAME.names("en") == {}
