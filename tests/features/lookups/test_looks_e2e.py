"""Looks at the map: ``/where``, ``/targets`` and the button below the hand, for the asker alone.

Luxor has no map; here it gets one that writes what it was asked to draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PIL import Image
from simcord.results import InteractionResult

import render.luxor
from bot.features.lookups import LookupsFeature
from bot.texts import words_in
from engines.core import Place
from engines.luxor import Luxor
from render.picture import Picture
from render.registry import lookup_renderer, map_renderer
from tests.e2e.driver import (
    World,
    alts_of,
    answer_of,
    control,
    controls,
    text_of,
    verb_of,
    words_of,
)
from tests.e2e.faults import RawPress

EN = words_in("en")
PLACES = (
    Place("timbuktu", "Timbuktu", ("The Golden City",)),
    Place("snaefells", "Snæfellsjökull"),
    Place("fuji", "Mount Fuji"),
    Place("everest", "Mount Everest"),
    Place("r04", "Socotra"),
)


def drawn(alt: str) -> Picture:
    return Picture(Image.new("RGB", (40, 30)), alt)


def where(view: Any, place: str, words: Any, names: Sequence[str]) -> Picture:
    return drawn(f"map of {place} for {view.seat}")


def where_text(view: Any, place: str, words: Any, names: Sequence[str]) -> str:
    return f"{place} as {view.seat} sees it"


def targets(view: Any, words: Any, names: Sequence[str]) -> Picture:
    return drawn(f"targets of {view.seat}")


def targets_text(view: Any, words: Any, names: Sequence[str]) -> str:
    return f"{view.seat} is after {' '.join(view.hand)}"


def whole_map(view: Any, words: Any, names: Sequence[str]) -> Picture:
    return drawn(f"whole map for {view.seat}")


def closeups(view: Any, words: Any, names: Sequence[str]) -> tuple[Picture, ...]:
    return drawn(f"north for {view.seat}"), drawn(f"south for {view.seat}")


def closeup(view: Any, words: Any, names: Sequence[str]) -> tuple[Picture, ...]:
    return (drawn(f"south for {view.seat}"),)


def layers() -> Sequence[Callable[[], object]]:
    return ()


@pytest.fixture
def mapped(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give Luxor a map."""
    monkeypatch.setattr(Luxor, "places", lambda self: PLACES)
    for look in (where, where_text, targets, targets_text, whole_map, closeups, closeup, layers):
        monkeypatch.setattr(render.luxor, look.__name__, look, raising=False)
    map_renderer.cache_clear()  # it looks once for each game
    yield
    map_renderer.cache_clear()


async def shown(world: World, name: str, command: str, **given: str) -> InteractionResult:
    """Let somebody type a command, and check that nobody else sees anything."""
    posts, letters = len(world.posts()), len(world.letters(name))
    result = await world.person(name).slash(world.channel, command, **given)
    assert answer_of(result).ephemeral
    assert (len(world.posts()), len(world.letters(name))) == (posts, letters)
    return result


async def offered(world: World, name: str, typed: str) -> list[dict[str, Any]]:
    choices: list[dict[str, Any]] = await world.person(name).autocomplete(
        world.channel, "where", "place", typed
    )
    return choices


# --- where -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("mapped")
async def test_a_place_is_shown_in_a_picture_and_in_words(world: World) -> None:
    await world.started("Ada", "Bo")
    result = await shown(world, "Ada", "where", place="Timbuktu")
    assert text_of(answer_of(result)) == "### Expedition Luxor · map\ntimbuktu as 0 sees it"
    assert alts_of(answer_of(result).message) == ["map of timbuktu for 0"] * 2
    again = await shown(world, "Ada", "where", place="r04")
    assert alts_of(answer_of(again).message) == ["map of r04 for 0"] * 2, "each place is drawn"


@pytest.mark.usefixtures("mapped")
@pytest.mark.parametrize(
    ("typed", "expected"),
    [("timbuctoo", "timbuktu"), ("SNAEFELLS", "snaefells"), ("fuji", "fuji"),
     ("golden city", "timbuktu"), ("mount", ["everest", "fuji"])],
)  # fmt: skip
async def test_names_are_suggested_and_understood_however_they_are_spelt(
    world: World, typed: str, expected: str | list[str]
) -> None:
    await world.started("Ada", "Bo")
    choices = await offered(world, "Ada", typed)
    if isinstance(expected, list):
        assert [choice["value"] for choice in choices][:2] == expected
        text = words_of(await shown(world, "Ada", "where", place=typed))
        assert "Mount Everest and Mount Fuji" in text, "which of the two?"
    else:
        assert choices[0]["value"] == expected
        assert f"{expected} as 0" in words_of(await shown(world, "Ada", "where", place=typed))


@pytest.mark.usefixtures("mapped")
async def test_a_suggestion_says_every_name_and_leads_to_the_place(world: World) -> None:
    await world.started("Ada", "Bo")
    first, *_others = await offered(world, "Ada", "golden")
    assert first["name"] == "Timbuktu · The Golden City"
    text = words_of(await shown(world, "Ada", "where", place=first["value"]))
    assert "timbuktu as 0" in text


@pytest.mark.usefixtures("mapped")
async def test_a_place_that_is_not_there_is_called_that(world: World) -> None:
    await world.started("Ada", "Bo")
    assert await offered(world, "Ada", "xyzzy") == []
    text = words_of(await shown(world, "Ada", "where", place="`xyzzy` @everyone"))
    assert text == EN("notation-place", text="xyzzy everyone"), "nothing is near"
    text = words_of(await shown(world, "Ada", "where", place="timbuctoo"))
    assert "timbuktu as 0" in text
    text = words_of(await shown(world, "Ada", "where", place="Mount"))
    names = "Mount Everest and Mount Fuji"
    assert text == EN("several-places", place="Mount", names=names)


@pytest.mark.usefixtures("mapped")
async def test_a_spectator_sees_what_everybody_may_see(world: World) -> None:
    await world.started("Ada", "Bo")
    result = await shown(world, "Zoe", "where", place="fuji")
    assert "fuji as None sees it" in words_of(result)
    assert alts_of(answer_of(result).message) == ["map of fuji for None"] * 2
    assert words_of(await shown(world, "Zoe", "targets")) == EN("refused-not-seated")


@pytest.mark.usefixtures("mapped")
async def test_everybody_is_suggested_the_same_places(world: World) -> None:
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    in_the_lobby = await offered(world, "Ada", "")
    names = ["Mount Everest", "Mount Fuji", "Snæfellsjökull", "Socotra",
             "Timbuktu · The Golden City"]  # fmt: skip
    assert [choice["name"] for choice in in_the_lobby] == names
    await world.person("Bo").slash(world.channel, "game join")
    await world.person("Ada").slash(world.channel, "game start")
    for name in ("Ada", "Bo", "Zoe"):
        assert await offered(world, name, "") == in_the_lobby


# --- targets ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("mapped")
async def test_own_targets_are_shown_to_their_owner_alone(world: World) -> None:
    table = await world.started("Ada", "Bo", "Cleo")
    for seat, name in enumerate(("Ada", "Bo", "Cleo")):
        result = await shown(world, name, "targets")
        hand = " ".join(table.view(seat).hand)
        assert words_of(result) == f"### Expedition Luxor · your targets\n{seat} is after {hand}"
        assert alts_of(answer_of(result).message) == [f"targets of {seat}"] * 2


@pytest.mark.usefixtures("mapped")
async def test_the_hand_turns_into_targets_and_back_in_place(world: World) -> None:
    await world.started("Ada", "Bo")
    ada, bo = world.person("Ada"), world.person("Bo")
    hand = answer_of(
        await ada.click(world.card(), custom_id=control(world.card(), "hand")["custom_id"])
    )
    posts, own = len(world.posts()), text_of(hand)
    assert [verb_of(component) for component in controls(hand)] == ["targets"]
    for _round in range(2):
        await ada.click(hand, custom_id=control(hand, "targets")["custom_id"])
        assert "0 is after" in text_of(hand)
        assert alts_of(hand.message) == ["targets of 0"] * 2
        assert [verb_of(component) for component in controls(hand)] == ["back-to-hand"]
        await ada.click(hand, custom_id=control(hand, "back-to-hand")["custom_id"])
        assert text_of(hand) == own
    for verb in ("targets", "back-to-hand"):  # Bo presses a control that only Ada sees
        table = await world.table()
        forged = RawPress(world, bo, world.card(), f"x:{verb}:{table.id}:{table.version}:")
        assert "0 is after" not in text_of(answer_of(await forged.answered()))
    assert len(world.posts()) == posts


@pytest.mark.usefixtures("mapped")
async def test_the_hand_in_a_private_message_turns_into_targets_too(world: World) -> None:
    table = await world.started("Ada", "Bo", first_player=1)
    ada = world.person("Ada").user
    for verb, title in (("targets", "targets-title"), ("back-to-hand", "hand-title")) * 2:
        (letter,) = world.letters("Ada")
        await ada.click(letter, custom_id=control(letter, verb)["custom_id"])
        (letter,) = world.letters("Ada")
        assert EN(title, game=table.game.title) in text_of(letter)
    await ada.click(letter, custom_id=control(letter, "targets")["custom_id"])
    for name in ("Ada", "Bo"):
        await world.person(name).slash(world.channel, "luxor keep", tile="M")
    (letter,) = world.letters("Ada")
    assert EN("hand-title", game=table.game.title, turn=1) in text_of(letter), "it is shown again"


# --- where there is nothing to look at -------------------------------------------------------


@pytest.mark.usefixtures("mapped")
async def test_before_there_is_a_game(world: World) -> None:
    assert await offered(world, "Ada", "fuji") == []
    for command, given in (("where", {"place": "fuji"}), ("targets", {})):
        text = words_of(await shown(world, "Ada", command, **given))
        assert text == EN("refused-no-table-here")
    await world.person("Ada").slash(world.channel, "game new", game="luxor")
    for command, given in (("where", {"place": "fuji"}), ("targets", {})):
        text = words_of(await shown(world, "Ada", command, **given))
        assert text == EN("refused-not-started")


async def test_a_game_without_a_map(world: World) -> None:
    await world.started("Ada", "Bo")
    assert await offered(world, "Ada", "fuji") == []
    nothing = EN("refused-no-map", game="Expedition Luxor")
    assert words_of(await shown(world, "Ada", "where", place="fuji")) == nothing
    assert words_of(await shown(world, "Ada", "targets")) == nothing
    assert not any(controls(answer_of(await shown(world, "Ada", "hand"))))
    assert not any(controls(world.letters("Ada")[0]))
    table = await world.table()
    forged = RawPress(
        world, world.person("Ada"), world.card(), f"x:targets:{table.id}:{table.version}:"
    )
    assert words_of(await forged.answered()) == nothing


@pytest.mark.usefixtures("mapped")
async def test_looks_are_in_the_language_of_the_asker(world: World) -> None:
    await world.started("Ada", "Bo")
    world.locales[world.person("Ada").id] = "de"
    text = words_of(await shown(world, "Ada", "where", place="fuji"))
    assert words_in("de")("where-title", game="Expedition Luxor") in text
    text = words_of(await shown(world, "Ada", "targets"))
    assert words_in("de")("targets-title", game="Expedition Luxor") in text


@pytest.mark.parametrize("game", ["siberia"])
async def test_face_up_cards_are_read_by_players_and_spectators(world: World, game: str) -> None:
    await world.started("Ada", "Bo", game=game)
    table = await world.table()
    renderer = lookup_renderer(game)
    assert renderer is not None
    told = renderer.market_text(table.view(None), EN, table.names)
    card = world.card()
    custom_id = control(card, "market")["custom_id"]
    for name in ("Ada", "Bo", "Cleo"):
        answer = answer_of(await world.person(name).click(card, custom_id=custom_id))
        assert answer.ephemeral
        assert told in text_of(answer)
    play = control(card, "play")["custom_id"]
    seat = table.view(None).to_act[0]
    panel = answer_of(await world.person(("Ada", "Bo")[seat]).click(card, custom_id=play))
    assert "market" in map(verb_of, controls(panel))


async def test_nobody_is_offered_face_up_cards_of_a_game_that_is_over(world: World) -> None:
    table = await world.started("Ada", "Bo", game="siberia")
    shown = [
        await LookupsFeature(world.bot.tables.repository).card_part(
            table, table.view(None), EN, over=over
        )
        for over in (False, True)
    ]
    assert [len([*part.own, *part.look]) for part in shown] == [1, 0]


async def test_a_game_without_face_up_cards_has_no_button_for_them(world: World) -> None:
    table = await world.started("Ada", "Bo")
    card = world.card()
    assert "market" not in map(verb_of, controls(card))
    forged = RawPress(world, world.person("Ada"), card, f"x:market:{table.id}::")
    assert words_of(await forged.answered()) == EN("refused-no-lookup", game=table.game.title)
