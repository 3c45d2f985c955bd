"""Parts of sentences that a game gives as phrases, and names of things in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

import pytest
from typing_extensions import override

from bot.messages.narrator import Narrator
from bot.texts import Words
from engines.core import Decision, Fact, Line, chain, phrase
from engines.registry import games
from render.words import spoken

SENTENCES = {
    "kettles-effect": "{count} of {what}",
    "kettles-and": "{first} and {rest}",
    "kettles-card": "{id} {name}",
    "kettles-move-play": "{card}: {effect}",
    "kettles-detail-play": "{effect} ({from})",
    "kettles-move-pass": "pass",
    "kettles-ask-card": "{source} lets you play a card: which?",
}


class Said(Words):
    """The few sentences of a game of the tests."""

    def __init__(self, locale: str = "de") -> None:
        self.locale = locale

    @override
    def has(self, key: str, /) -> bool:
        return key in SENTENCES

    @override
    def __call__(self, key: str, /, **facts: str | int | date) -> str:
        return SENTENCES[key].format(**facts)


@dataclass(frozen=True)
class Play:
    """A move of the game of the tests."""

    kind: str = "play"


@dataclass(frozen=True)
class Pass:
    """A move without facts."""

    kind: str = "pass"


KETTLE = phrase("card", id="I05", name="Field Kettle")
EFFECT = chain(
    "and", [phrase("effect", count=count, what=what) for count, what in ((2, "tea"), (1, "red"))]
)


class Kettles:
    """A game whose moves have phrases as facts, and names that German has words for."""

    id = "kettles"
    rivals = ()

    def facts(self, thing: Any) -> Mapping[str, Fact]:
        if isinstance(thing, Pass):
            return {}
        return {"card": KETTLE, "effect": EFFECT, "from": "Tea House"}

    def names(self, language: str) -> Mapping[str, str]:
        german = {"Field Kettle": "Feldkessel", "Tea House": "Teehaus"}
        return german if language == "de" else {}

    def format(self, move: Any) -> str:
        return "play I05"


GAME: Any = Kettles()
GERMAN = Narrator(Said(), GAME, ("Ada",))


def test_a_phrase_is_said_with_the_phrases_in_it() -> None:
    assert spoken(Said(), "kettles", EFFECT) == "2 of tea and 1 of red"
    assert spoken(Said(), "kettles", KETTLE) == "I05 Field Kettle"
    assert spoken(Said(), "kettles", KETTLE, GAME.names("de")) == "I05 Feldkessel"


def test_labels_and_questions_say_phrases_and_names_of_the_language() -> None:
    assert GERMAN.move(Play()) == "I05 Feldkessel: 2 of tea and 1 of red"
    english = Narrator(Said("en"), GAME, ("Ada",))
    assert english.move(Play()) == "I05 Field Kettle: 2 of tea and 1 of red"
    facts = (("source", KETTLE),)
    asked: Decision[Any] = Decision(seat=0, kind="card", moves=(), steps=(), facts=facts)
    assert GERMAN.question(asked) == "I05 Feldkessel lets you play a card: which?"
    assert GERMAN.local("Tea House, Field Kettle") == "Teehaus, Feldkessel"
    assert (
        GERMAN.local("6 Tea House, I05 Field Kettle, 7 Tea") == "6 Teehaus, I05 Feldkessel, 7 Tea"
    )
    assert GERMAN.local("Old Tea House") == "Old Tea House"


def test_a_tag_and_a_step_can_stand_before_a_phrase() -> None:
    tagged = Narrator(Said(), GAME, ("Ada",), tags={"play I05": "R1"})
    assert tagged.step("card", "I05", Play()) == "I05 Feldkessel"
    with pytest.raises(KeyError):
        tagged.move(Play())  # a tag needs a place among the facts


def test_a_move_may_have_a_second_line() -> None:
    assert GERMAN.detail(Play()) == "2 of tea and 1 of red (Teehaus)"
    assert GERMAN.detail(Pass()) is None


def test_lines_that_lead_to_the_same_place_are_said_each_in_their_own_words() -> None:
    first, second = (Line(moves=(Play(),), path=("a",), label=said) for said in (KETTLE, EFFECT))
    german = Narrator(Said(), GAME, ("Ada",))
    assert [german.move(line) for line in (first, second, first)] == [
        "I05 Feldkessel",
        "2 of tea and 1 of red",
        "I05 Feldkessel",
    ]


def test_a_game_with_a_map_names_its_places_as_a_language_does() -> None:
    famous = games()["famous_explorers"]
    assert famous.names("de")["Venice"] == "Venedig"
    assert famous.names("en") == {}
    assert games()["luxor"].names("de") == {}
