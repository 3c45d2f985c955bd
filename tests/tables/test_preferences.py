"""What people have chosen for themselves: kept, read again after a restart, forgotten."""

from __future__ import annotations

import pytest

from bot import store
from bot.tables import TableRefused
from bot.tables.preferences import KEYS, USUAL, VALUES, PreferenceService

from .club import ADA, BO, Club


async def test_the_usual_holds_until_somebody_chooses(club: Club) -> None:
    preferences = club.tables.preferences
    assert {key: preferences.of(ADA.id, key) for key in KEYS} == USUAL
    await preferences.choose(ADA.id, "pings", "off")
    assert preferences.of(ADA.id, "pings") == "off"
    assert preferences.of(BO.id, "pings") == "on"


@pytest.mark.parametrize("key", KEYS)
async def test_every_choice_outlives_a_restart_and_the_usual_is_not_stored(
    club: Club, key: str
) -> None:
    (known,) = [each for each in KEYS if each == key]
    for value in (*VALUES[key], USUAL[key]):
        await club.tables.preferences.choose(ADA.id, key, value)
        again = PreferenceService(club.tables.repository)
        await again.load()
        assert again.of(ADA.id, known) == value
    assert await store.settings.settings_of(club.reader, "user", ADA.id) == {}


@pytest.mark.parametrize(("key", "value"), [("pings", "loud"), ("colour", "red"), ("", "")])
async def test_what_does_not_exist_is_refused(club: Club, key: str, value: str) -> None:
    with pytest.raises(TableRefused, match="outdated"):
        await club.tables.preferences.choose(ADA.id, key, value)
    assert await store.settings.settings_of(club.reader, "user", ADA.id) == {}


async def test_a_value_of_another_version_counts_as_the_usual(club: Club) -> None:
    async with club.tables.repository.database.writing() as tx:
        await store.settings.set_setting(tx, "user", ADA.id, "pictures", "moving")
    await club.tables.preferences.load()
    assert club.tables.preferences.of(ADA.id, "pictures") == "whole"


async def test_the_language_is_that_of_discord_or_the_chosen_one(club: Club) -> None:
    preferences = club.tables.preferences
    assert preferences.language(ADA.id, "en-GB") == "en-GB"
    await preferences.choose(ADA.id, "language", "fr")
    assert preferences.language(ADA.id, "en-GB") == "fr"


async def test_who_is_forgotten_has_the_usual(club: Club) -> None:
    await club.tables.preferences.choose(ADA.id, "language", "it")
    club.tables.preferences.forget(ADA.id)
    assert club.tables.preferences.of(ADA.id, "language") == "discord"
