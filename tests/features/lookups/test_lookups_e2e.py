"""``/card``, ``/location`` and ``/player``: private looks at things, by any of their names."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import words_in
from render import files
from render.registry import lookup_renderer
from tests.e2e.driver import World, alts_of, answer_of, text_of, words_of
from tests.e2e.sketches import sketch

EN, DE = words_in("en"), words_in("de")
PARAMETERS = {"card": "name", "location": "number", "player": "name"}


async def look_up(world: World, name: str, command: str, typed: str) -> Any:
    """Look something up; return the answer, which must be private."""
    result = await world.person(name).slash(world.channel, command, **{PARAMETERS[command]: typed})
    shown = answer_of(result)
    assert shown.ephemeral
    return shown


async def test_a_card_is_found_by_id_name_and_a_name_cut_short(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    await world.started("Ada", "Bo", game="siberia")
    view = (await world.table()).view(None)
    renderer = lookup_renderer("siberia")
    assert renderer is not None
    card = next(card for card in renderer.cards(view) if card.id == "I05")
    posts = len(world.posts())
    for typed in ("I05", "i05", card.name, card.name.upper()[:-2]):
        for name in ("Ada", "Bo", "Zoe"):
            shown = await look_up(world, name, "card", typed)
            assert EN("lookup-title", game="Expeditions") in text_of(shown)
            assert card.name in text_of(shown)
            assert alts_of(shown.message), "a picture with a description"
            assert all(alt not in ("", "None") for alt in alts_of(shown.message))
    assert len(world.posts()) == posts


async def test_a_location_is_found_by_number(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sketch(monkeypatch)
    await world.started("Ada", "Bo", game="siberia")
    posts = len(world.posts())
    renderer = lookup_renderer("siberia")
    assert renderer is not None
    view = (await world.table()).view(None)
    for place in (renderer.locations(view)[0], renderer.locations(view)[-1]):
        for typed in (place.id, place.name):
            shown = await look_up(world, "Zoe", "location", typed)
            assert EN("lookup-title", game="Expeditions") in text_of(shown)
            assert all(alt not in ("", "None") for alt in alts_of(shown.message))
    assert len(world.posts()) == posts


async def test_players_are_looked_up_by_name(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sketch(monkeypatch)
    await world.started("Ada", "Bo", game="siberia")
    offered = await world.person("Zoe").autocomplete(world.channel, "player", "name", "")
    assert [choice["name"] for choice in offered] == ["Ada", "Bo"]
    for typed in ("Bo", "bo", "1"):
        shown = await look_up(world, "Zoe", "player", typed)
        assert any("Bo" in alt for alt in alts_of(shown.message))
        for said in ("siberia-mat-row", "siberia-mat-hand"):
            assert f"**{EN(said)}**" in text_of(shown), "what the picture shows, in words"


async def test_cards_are_offered_and_shown_in_the_readers_language(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    table = await world.started("Ada", "Bo", game="siberia")
    renderer = lookup_renderer("siberia")
    assert renderer is not None
    card = next(card for card in renderer.cards(table.view(None)) if card.id == "I05")
    ada = world.person("Ada")
    world.locales[ada.id] = "de"
    assert card.called("de") != card.name
    for name, language in (("Ada", "de"), ("Bo", "en")):
        for typed in ("I05", card.called("de")[:-1], card.name[:-1]):
            first, *_others = await world.person(name).autocomplete(
                world.channel, "card", "name", typed
            )
            assert first["value"] == "I05"
            assert first["name"] == f"I05 {card.called(language)}"
    shown = await look_up(world, "Ada", "card", card.name)
    assert DE("lookup-title", game="Expeditions") in text_of(shown)
    assert card.called("de") in text_of(shown)


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("command", list(PARAMETERS))
async def test_a_wrong_name_is_called_so(
    world: World, locale: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch(monkeypatch)
    await world.started("Ada", "Bo", game="siberia")
    zoe = world.person("Zoe")
    world.locales[zoe.id] = locale
    posts = len(world.posts())
    answer = text_of(await look_up(world, "Zoe", command, "qqxzzy"))
    assert answer.split("\n")[0].startswith(words_in(locale)("no-such-thing", thing="qqxzzy"))
    assert len(world.posts()) == posts


@pytest.mark.parametrize("command", list(PARAMETERS))
async def test_nothing_is_looked_up_before_the_start_or_in_another_game(
    world: World, command: str
) -> None:
    ada, parameter = world.person("Ada"), PARAMETERS[command]
    before = words_of(await ada.slash(world.channel, command, **{parameter: "1"}))
    assert before == EN("refused-no-table-here")
    await ada.slash(world.channel, "game new", game="siberia")
    lobby = words_of(await ada.slash(world.channel, command, **{parameter: "1"}))
    assert lobby == EN("refused-not-started")
    assert not await ada.autocomplete(world.channel, command, parameter, "1")
    channel = world.guild.create_text_channel("another")
    await world.started("Ada", "Bo", game="luxor", channel=channel)
    posts = len(world.posts(channel))
    other = words_of(await ada.slash(channel, command, **{parameter: "1"}))
    assert other == EN("refused-no-lookup", game="Expedition Luxor")
    assert not await ada.autocomplete(channel, command, parameter, "1")
    assert len(world.posts(channel)) == posts


@pytest.mark.parametrize(("command", "typed"), [("card", "I05"), ("player", "Bo")])
async def test_what_cannot_be_drawn_is_told_in_words(
    world: World,
    command: str,
    typed: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    sketch(monkeypatch)
    await world.started("Ada", "Bo", game="siberia")

    def broken(*_given: Any) -> Any:
        raise RuntimeError("out of paint")

    monkeypatch.setattr(files, "draw", broken)
    shown = await look_up(world, "Zoe", command, typed)
    assert EN("look-no-picture") in text_of(shown)
    assert typed in text_of(shown)
    assert not alts_of(shown.message)
    caplog.clear()
