"""Places are found in any spelling, and none is mistaken for another."""

from __future__ import annotations

import pytest

from bot.features.lookups.answers import names_of
from bot.tables.places import fitting, matched, matching, misspelt, similar
from engines.core import AnyGame, Place, words_of
from engines.registry import games
from render.registry import map_renderer

MAP = games()["expedition_1996"].places()
NAMED = {place.name: place for place in MAP}

CARDS = (
    Place("everest", "Mount Everest", ("Hillary and Tenzing", "Chomolungma")),
    Place("fuji", "Mount Fuji"),
    Place("giza", "Giza", ("Belzoni",)),
)


@pytest.mark.slow
def test_every_place_is_found_by_its_id_its_name_and_in_any_letters() -> None:
    assert len(MAP) > 100, "dots can be looked for, too"
    assert len(NAMED) == len(MAP), "no two places share a name"
    for place in MAP:
        assert matched(MAP, place.id) == place
        for typed in (place.name, place.name.upper(), f"  {place.name}! "):
            assert matched(MAP, typed) == matching(MAP, typed, "en")[0] == place


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("timbuctoo", "Timbuktu"),
        ("Timbucktu", "Timbuktu"),
        ("snaefellsjokull", "Snæfellsjökull"),
        ("snæfels", "Snæfellsjökull"),
        ("changan", "Chang'an"),
        ("lanse aux", "L'Anse aux Meadows"),
        ("meadows", "L'Anse aux Meadows"),
        ("goree", "Gorée"),
        ("fuji", "Mount Fuji"),
        ("the mount fuji", "Mount Fuji"),
        ("machu pichu", "Machu Picchu"),
        ("maldivs", "Maldives"),
        ("stokholm", "Stockholm"),
    ],
)
def test_a_name_need_not_be_exact(typed: str, name: str) -> None:
    assert matched(MAP, typed) == NAMED[name]
    assert matching(MAP, typed, "en")[0] == NAMED[name]


@pytest.mark.parametrize("typed", ["", "?", "m", "mount", "cape", "bay", "xyzzy", "x " * 2000])
def test_what_fits_many_or_none_is_not_guessed(typed: str) -> None:
    assert matched(MAP, typed) is None
    assert bool(fitting(MAP, typed)) == (typed in ("m", "mount", "cape", "bay"))


@pytest.mark.parametrize("typed", ["atlantis", "cairo", "paris", "xyzzy", "new york", "r1", ""])
def test_nothing_is_suggested_for_a_name_that_is_like_none(typed: str) -> None:
    assert similar(MAP, typed) == []


@pytest.mark.parametrize(
    ("typed", "name"),
    [("timbuctoo", "Timbuktu"), ("carthago", "Carthage"), ("kartage", "Carthage")],
)
def test_a_name_that_is_like_one_is_suggested(typed: str, name: str) -> None:
    assert similar(MAP, typed)[0] == NAMED[name]


def test_places_come_by_their_names_in_the_readers_language() -> None:
    names = [place.called("de") for place in matching(MAP, "", "de")]
    assert names.index("Oberer Xingu") < names.index("Osterinsel") < names.index("Palenque")


def test_a_place_is_found_by_the_title_of_its_card() -> None:
    for typed in ("belzoni", "Bellzoni", "GIZA"):
        assert matched(CARDS, typed) == CARDS[2]
    assert matched(CARDS, "tenzing") == CARDS[0]
    assert names_of(CARDS[0], "en") == "Mount Everest · Hillary and Tenzing · Chomolungma"
    assert len(names_of(Place("x", "y" * 60, ("z" * 60,)), "en")) == 100


OTHER = Place("other", "Qqqqqqqqqq")


@pytest.mark.parametrize(
    ("typed", "name", "slip"),
    [
        ("venise", "venice", True),
        ("venic", "venice", True),
        ("vennice", "venice", True),
        ("vencie", "venice", True),
        ("venicee", "venice", True),
        ("venice", "venice", False),
        ("vinise", "venice", False),
        ("ven", "venice", False),
        ("evnic", "venice", False),
        ("abdc", "abcd", True),
        ("bacde", "abcdf", False),
        ("abc", "abcd", False),
        ("Mt. abdc", "mtabcd", True),
        ("picchuu", "Machu Picchu", True),
        ("reed", "Erik the Red", False),
    ],
)
def test_one_slip(typed: str, name: str, slip: bool) -> None:
    place = Place("there", name)
    assert misspelt((OTHER, place), typed) == ([place] if slip else [])


def test_right_beginnings_come_before_what_is_only_alike() -> None:
    names = [place.name for place in matching(MAP, "mount", "en")]
    assert names[:2] == ["Mount Everest", "Mount Fuji"]
    assert "Monte Alegre" in names[2:]


def test_with_nothing_typed_all_places_come_by_name() -> None:
    names = [place.name for place in matching(MAP, " ", "en")]
    assert set(names) == set(NAMED)
    assert names.index("Galápagos") < names.index("Giza") < names.index("Gorée")


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [
        ("de", "Kap der Guten Hoffnung", "Cape of Good Hope"),
        ("de", "ostchinesisches", "East China Sea"),
        ("fr", "venise", "Venice"),
        ("fr", "Île de Pâques", "Rapa Nui"),
        ("it", "cascate vittoria", "Victoria Falls"),
    ],
)
def test_a_place_is_found_as_another_language_calls_it(
    language: str, typed: str, name: str
) -> None:
    place = matched(MAP, typed)
    assert place == NAMED[name]
    assert place is not None
    own = next(name for spoken, name in place.abroad if spoken == language)
    assert names_of(place, language).startswith(f"{own} · {name}")
    assert names_of(place, "en") == name


def test_every_place_is_found_by_its_names_in_every_language() -> None:
    for place in MAP:
        for _language, name in place.abroad:
            assert matched(MAP, name) == place, name


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.id))
def test_a_game_has_places_if_its_pictures_have_a_map(game: AnyGame) -> None:
    assert bool(game.places()) == (map_renderer(game.id) is not None)
    ids = [place.id for place in game.places()]
    assert len(set(ids)) == len(ids)
    meaning: dict[str, str] = {}
    for place in game.places():
        for name in (place.name, *place.also, *(name for _language, name in place.abroad)):
            form = "".join(words_of(name))
            assert meaning.setdefault(form, place.id) == place.id, f"{name} means one place"


def test_a_game_without_a_map_has_no_places() -> None:
    assert games()["luxor"].places() == ()
    assert matching((), "giza", "en") == similar((), "giza") == []
    assert matched((), "giza") is None
