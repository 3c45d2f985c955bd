"""Places in other languages: their names, and the sentences about them."""

from __future__ import annotations

import json

import pytest

from engines.core import words_of
from engines.famous_explorers import load
from engines.famous_explorers.moves import Mark
from engines.routes.content import LANGUAGES, NETWORK, blurb, names_abroad, places, translations_in
from engines.routes.moves import Lay
from engines.routes.names import Names
from engines.routes.network import Network

NET = Network.from_json(NETWORK)
NAMES = Names(NET)
GAME = load(None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_is_told_of_in_every_language(language: str) -> None:
    translations = translations_in(language)
    assert set(translations) <= set(NET.ids)
    assert {id_ for id_, translation in translations.items() if translation.blurb} == {
        place.id for place in places()
    }
    sentences = [blurb(place.id, language) for place in places()]
    assert len(set(sentences)) == len(sentences)
    assert not {place.blurb for place in places()} & set(sentences)
    for sentence in sentences:
        assert sentence.endswith("."), sentence
        assert ":" in sentence, f"{sentence} says where that is"


def test_english_is_said_where_a_language_is_unknown() -> None:
    giza = next(place for place in places() if place.id == "giza")
    assert blurb("giza", "en") == blurb("giza", "pt") == giza.blurb
    assert blurb("r01", "de") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_lists_only_names_of_its_own(language: str) -> None:
    called = {point.id: point.name for point in NET.points}
    for id_, translation in translations_in(language).items():
        assert translation.name != called[id_], id_


def test_every_name_in_every_language_is_read_whole() -> None:
    read = 0
    for id_, names in names_abroad().items():
        for _language, name in names:
            words = words_of(name)
            assert NAMES.find([*words, "end"], ()) == (id_, len(words)), name
            read += 1
    assert read > 150


def test_the_map_s_own_names_come_first() -> None:
    for point in NET.points:
        words = words_of(point.name)
        assert NAMES.find(words, ()) == (point.id, len(words))
    # Beginnings of English names are not disturbed by what other languages call other points.
    assert NAMES.find(["mer"], ()) == ("meroe", 1)
    assert NAMES.find(["ven"], ()) == ("venice", 1)


@pytest.mark.parametrize(
    ("typed", "point"),
    [
        ("red Venedig", "venice"),
        ("red venise", "venice"),
        ("red VENEZ", "venice"),
        ("red Kap der guten Hoffnung", "good_hope"),
        ("red bonne-espérance", "good_hope"),
        ("red cinese", "g19"),
    ],
)
def test_a_move_is_read_in_any_language_and_written_in_one(typed: str, point: str) -> None:
    move, rest = GAME.parse(f"{typed} end", (Lay("red", point, "main"),))
    assert (move, rest) == (Lay("red", point, "main"), "end")
    assert GAME.format(move) == f"red {NAMES.names[point]}"


def test_a_card_is_named_in_any_language() -> None:
    assert GAME.parse("mark Gizeh", (Mark("giza"),)) == (Mark("giza"), "")


def test_the_files_are_in_the_order_of_the_network() -> None:
    """The same order shows at a glance what is missing in one of them."""
    order = [point["id"] for point in json.loads(NETWORK.read_text(encoding="utf-8"))["points"]]
    for language in LANGUAGES:
        assert list(translations_in(language)) == [
            id_ for id_ in order if id_ in translations_in(language)
        ]
