"""Places are called by their names in the reader's language, on pictures and in words."""

from __future__ import annotations

import pytest

from bot.texts import LOCALES, words_in
from engines.routes.content import LANGUAGES, names_abroad
from render.fonts import FILES
from render.fonts.scripts import has
from render.routes.say import Say
from render.worldmap import network


@pytest.mark.parametrize(
    ("locale", "id_", "name"),
    [
        ("en", "good_hope", "Cape of Good Hope"),
        ("de", "good_hope", "Kap der Guten Hoffnung"),
        ("fr", "good_hope", "Cap de Bonne-Espérance"),
        ("it", "good_hope", "Capo di Buona Speranza"),
        ("de", "rapa_nui", "Osterinsel"),
        ("fr", "timbuktu", "Tombouctou"),
        ("it", "start", "Stoccolma"),
        ("de", "r01", "Dänemarkstraße"),
        ("fr", "e2", "Équateur"),
        ("de", "machu_picchu", "Machu Picchu"),
    ],
)
def test_a_place_has_the_name_that_the_readers_language_gives_it(
    locale: str, id_: str, name: str
) -> None:
    assert Say(words_in(locale), "famous_explorers").place(id_) == name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_point_has_a_name_of_its_own_that_can_be_drawn(locale: str) -> None:
    say = Say(words_in(locale), "expedition_1996")
    names = [say.place(id_) for id_ in network().ids]
    assert len(set(names)) == len(names) == 121
    assert all(has(FILES["Heavy"], letter) for name in names for letter in name)


def test_each_language_has_names_of_its_own_for_many_points() -> None:
    for language in LANGUAGES:
        assert sum(language in dict(names) for names in names_abroad().values()) >= 40
