"""Sentences, labels and suggestions call places as the reader's language does."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.narrator import Narrator
from bot.texts import LOCALES, words_in
from engines.core import Refusal
from engines.expedition_1996.moves import Exchange
from engines.registry import games
from engines.routes.events import ArrowLaid
from engines.routes.moves import Lay
from render.famous_explorers.scene import full
from render.routes.say import Say

FAMOUS, FORMER = games()["famous_explorers"], games()["expedition_1996"]
CAPE = {
    "en": "Cape of Good Hope",
    "de": "Kap der Guten Hoffnung",
    "fr": "Cap de Bonne-Espérance",
    "it": "Capo di Buona Speranza",
}


def narrator(locale: str, game: Any = FAMOUS, **more: Any) -> Narrator:
    return Narrator(words_in(locale), game, ("Ada", "Bo"), **more)


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_and_labels_have_the_local_name(locale: str) -> None:
    event = ArrowLaid(seat=0, colour="red", tail="cape_cross", head="good_hope", by="main")
    told = narrator(locale, FORMER).event(event)
    assert told is not None
    assert CAPE[locale] in told
    assert CAPE[locale] in narrator(locale).move(Lay("red", "good_hope"))
    refused = Refusal("RT-404", "turning-back", {"colour": "red", "point": CAPE["en"]})
    assert CAPE[locale] in narrator(locale).refusal(refused)
    assert narrator(locale).step("to", "good_hope", Lay("red", "good_hope")) == CAPE[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tag_stands_before_the_local_name(locale: str) -> None:
    move = Lay("red", "good_hope")
    label = narrator(locale, tags={FAMOUS.format(move): "R1"}).move(move)
    assert f"R1 {CAPE[locale]}" in label


def test_the_place_of_a_titled_card_is_named_and_a_title_that_is_a_name_stays() -> None:
    move = Exchange("good_hope")
    assert CAPE["de"] in narrator("de", FORMER).move(move)
    german = narrator("de").local
    assert german("Bartolomeu Dias (Cape of Good Hope)") == (
        "Bartolomeu Dias (Kap der Guten Hoffnung)"
    )
    assert german("Rapa Nui, Uluru, Marco Polo (Venice)") == (
        "Osterinsel, Uluru, Marco Polo (Venedig)"
    )
    assert german("Marco (Venice) Polo") == "Marco (Venice) Polo"
    assert german("main") == "main"


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Hillary and Tenzing (Mount Everest)"),
        ("de", "Hillary und Tenzing (Mount Everest)"),
        ("fr", "Hillary et Tenzing (Mont Everest)"),
        ("it", "Hillary e Tenzing (Monte Everest)"),
    ],
)
def test_titles_of_cards_are_in_the_readers_language_in_sentences_pictures_and_search(
    locale: str, told: str
) -> None:
    english = "Hillary and Tenzing (Mount Everest)"
    assert narrator(locale).local(english) == told
    assert narrator(locale).local(f"7 {english}") == f"7 {told}"
    assert full("everest", Say(words_in(locale), "famous_explorers")) == told
    everest = next(place for place in FAMOUS.places() if place.id == "everest")
    assert told.partition(" (")[0] in everest.names(locale)


def test_english_and_games_without_a_map_change_nothing() -> None:
    assert narrator("en").local("Rapa Nui, Venice") == "Rapa Nui, Venice"
    assert narrator("de", games()["luxor"]).local("Rapa Nui") == "Rapa Nui"


def test_what_is_typed_stays_the_same_in_every_language() -> None:
    move = Lay("red", "good_hope")
    assert FAMOUS.format(move) == "red Cape of Good Hope"
    for name in CAPE.values():
        assert FAMOUS.parse(f"red {name}", [move])[0] == move
